import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import {
  centered,
  cluster,
  columnsOf,
  fill,
  font,
  globalStyleOn,
  headingFont,
  inline,
  stack,
} from '../style/layout.ts';
import { softLook, telling } from '../style/looks.ts';
import { color, faint } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';
import { shareAt, tenDays as size } from '../style/sizes.ts';

/** Sets `display` only where scripts run: otherwise it would override that of `scriptOnly`. */
export const tools = style({
  '@media': { 'screen and (scripting: enabled)': cluster(space[12], 'end') },
});

globalStyle(`${tools} > div`, { flexBasis: '100%' });
/** Buttons that do nothing yet are not shown. */
globalStyle(`:root:has([data-ten-days]:not([data-ready])) ${tools} > button`, {
  visibility: 'hidden',
});

export const start = style({ inlineSize: 'auto', justifySelf: 'start' });

export const overview = style([
  sheets.white,
  { ...stack(space[16]), minInlineSize: 0, borderRadius: radius.card },
]);

export const leads = style({
  ...cluster(`${space[4]} ${space[16]}`),
  justifyContent: 'space-between',
  fontSize: text.small,
  fontWeight: 600,
});

const check = {
  content: '',
  inlineSize: '6px',
  blockSize: '11px',
  border: `solid ${color('night')}`,
  borderWidth: '0 2.5px 2.5px 0',
  rotate: '45deg',
} as const;

const sideColors = { you: color('lagoon'), hire: color('sun') };

/** The names of the two colors in the chart. */
export const keys = styleVariants(sideColors, (fill) => ({
  ...inline(space[8]),
  '::before': {
    content: '',
    inlineSize: '16px',
    blockSize: '16px',
    border: '1px solid',
    borderRadius: '5px',
    ...telling(fill),
  },
}));

export const chart = style({
  // The first column is as wide as its name.
  ...columnsOf('max-content repeat(10, minmax(0, 1fr))', size.gap),
  lineHeight: 1.2,
});
globalStyle(`${chart} > div`, {
  ...stack('3px'),
  blockSize: size.chart,
  ...softLook,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
/** From day to day, the new hire leads more of the work. */
for (let day = 0; day <= 10; day++) {
  const share = shareAt(day);
  globalStyle(`${chart} > :nth-child(${day + 1})`, {
    gridTemplateRows: `${100 - share}fr ${share}fr auto`,
  });
}
globalStyle(`${chart} i`, {
  ...centered,
  overflow: 'hidden',
  border: '1px solid',
  borderRadius: '6px',
  ...telling(sideColors.you),
});
globalStyle(`${chart} i + i`, telling(sideColors.hire));
globalStyle(`${chart} i[data-done]::after`, check);
globalStyle(`${chart} > [data-current] > span`, {
  borderRadius: '6px',
  ...fill(token('color-ink'), token('color-paper')),
  fontWeight: 700,
});

/** The tasks of the current day. */
export const today = style({
  ...stack(space[12]),
  paddingBlockStart: space[16],
  borderBlockStart: `2px dotted ${faint}`,
});

export const current = style(font(text.h3, 1.2));

export const tasks = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', `${space[12]} ${space[24]}`),
  margin: 0,
});

export const now = style({
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.4,
  // In two columns, as high as the longest task, so that nothing moves when the task changes.
  '@media': { [above.tiny]: { minBlockSize: '2.8em' } },
});

export const progress = style({
  minBlockSize: '2.6em',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${token('color-line')}`,
  ...softLook,
  fontVariantNumeric: 'tabular-nums',
});

/** Papers, each on the one before it. */
export const days = style({ display: 'grid' });

const wideScreen = `screen and ${above.tablet}`;
const columns = '16rem 1fr 1fr';

/** On wide screens: two column headings. The label of each task is then only for screen readers. */
export const heads = style({
  display: 'none',
  '@media': {
    [wideScreen]: {
      ...columnsOf(columns, space[24]),
      padding: `0 ${rhythm.sheet} ${space[8]}`,
      ...headingFont(text.h3),
    },
  },
});
globalStyle(`${heads} > :first-child`, { gridColumn: 2 });

export const row = style({
  position: 'relative',
  ...stack(`${space[8]} ${space[24]}`),
  alignItems: 'center',
  padding: `${space[16]} ${rhythm.sheet}`,
  borderRadius: 0,
  selectors: {
    '&:first-child': { borderRadius: `${radius.card} ${radius.card} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${radius.card} ${radius.card}` },
    '& + &': { borderBlockStart: `2px dotted ${faint}` },
  },
  '@media': {
    [above.tablet]: { gridTemplateColumns: columns },
    print: { gridTemplateColumns: '10em 1fr 1fr', padding: `${space[8]} 0` },
  },
});
/** The bar shows what the chart shows: each day more of it has the color of the new hire. */
export const day = style({
  ...cluster(`0 ${space[16]}`, 'center'),
  '::after': {
    content: '',
    flex: '1 1 6rem',
    blockSize: space[12],
    marginBlock: space[4],
    border: '1px solid',
    borderRadius: radius.pill,
    ...telling(
      `linear-gradient(90deg, ${sideColors.you} calc(100% - var(--share)), ${sideColors.hire} 0)`,
    ),
  },
});

/** As wide as the longest name, so that all bars begin at one place. */
export const name = style({ minInlineSize: '4.6em', lineHeight: 1.2 });

export const date = style({ fontSize: text.small });

export const task = style({
  display: 'flex',
  gap: space[12],
  minBlockSize: '44px',
  cursor: 'pointer',
});

export const box = style({
  // Browsers draw it gray in the dark theme.
  appearance: 'none',
  ...centered,
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: '3px 0 0',
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.paper,
  backgroundColor: token('color-field-background'),
  cursor: 'pointer',
  ':checked': { borderColor: token('color-action'), backgroundColor: token('color-action') },
});
globalStyle(`${box}:checked::after`, { ...check, borderColor: token('color-on-action') });

export const side = style({ display: 'block', ...softLook, fontWeight: 600 });
globalStyle(`${side} + span`, { fontSize: text.lead });
globalStyleOn(wideScreen, `${task} ${side}`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyleOn(wideScreen, `${task} > span`, { alignSelf: 'center' });
globalStyleOn(wideScreen, `${task} > input`, { margin: 0, alignSelf: 'center' });

globalStyle(`${task}:has(:checked) ${side} + span`, {
  color: token('color-ink-soft'),
  textDecoration: 'line-through',
});

/** The button prints the list alone, on one page; the browser's own command prints the whole page. */
const printed = 'body:has(form[data-printed])';
globalStyleOn(
  'print',
  `${printed} > :not(main), ${printed} > main > :not(:has(${days})), ${printed} > main > div > :not(:has(${days}))`,
  { display: 'none' },
);
globalStyleOn('print', `${printed} section`, { padding: 0 });
