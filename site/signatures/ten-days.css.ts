import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
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
import { above, radius, space, text, upTo } from '../style/scale.ts';
import { shareAt, tenDays as size } from '../style/sizes.ts';
import { litLook } from '../style/theme.css.ts';

/** Sets `display` only where scripts run: otherwise it would override that of `scriptOnly`. */
export const tools = style({
  '@media': { 'screen and (scripting: enabled)': cluster(space[12], 'end') },
});

globalStyle(`${tools} > div`, { flexBasis: '100%' });
/** Both buttons fit in one row. */
globalStyleOn(upTo.phone, tools, { vars: { '--button-inset': space[12] } });
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
  ...columnsOf('repeat(11, minmax(0, 1fr))', size.gap),
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

export const tasks = style({ ...stack(space[8]), margin: 0 });
/** Each task is on one line, so that nothing moves when it changes. */
globalStyleOn(above.phone, `${tasks} > div`, {
  ...columnsOf('8rem minmax(0, 1fr)'),
  alignItems: 'baseline',
});

export const now = style({ margin: 0, fontWeight: 600, lineHeight: 1.4 });

export const progress = style({
  minBlockSize: '1.4em',
  ...softLook,
  fontVariantNumeric: 'tabular-nums',
});

/** A stair: from day to day, the part of the new hire is wider. */
export const days = style([
  sheets.white,
  { ...stack(space[4]), padding: space[12], borderRadius: radius.card },
]);

const wideScreen = `screen and ${above.tablet}`;
/** For wide screens and paper, where the tasks stand beside their day. */
const besideDays = (selector: string, rule: StyleRule) => {
  for (const media of [wideScreen, 'print']) globalStyleOn(media, selector, rule);
};
const share = { you: 'calc(66 - 3.2 * var(--at))', hire: 'calc(34 + 3.2 * var(--at))' };
export const shares = styleVariants(share, (flexGrow) => ({
  flexBasis: 0,
  flexGrow,
  minInlineSize: 0,
}));

/** In small windows, both parts are below the day. */
const stairs = {
  you: { inlineSize: 'calc(100% - 3% * var(--at))' },
  hire: { inlineSize: 'calc(70% + 3% * var(--at))', justifySelf: 'end' },
};

/** Two column headings. The label of each task is then only for screen readers. */
export const heads = style({
  vars: { '--at': '0' },
  display: 'none',
  padding: `0 ${space[12]} ${space[8]}`,
  ...headingFont(text.h3),
});
besideDays(heads, inline(space[4]));
globalStyle(`${heads}::before`, { content: '', inlineSize: size.day });
globalStyle(`${heads} > span`, { paddingInlineStart: space[12] });

export const row = style({ ...stack(space[4]), breakInside: 'avoid' });
besideDays(row, { display: 'flex', alignItems: 'stretch' });

export const day = style({
  ...cluster(`0 ${space[12]}`, 'baseline'),
  alignContent: 'center',
  paddingBlock: `${space[12]} ${space[4]}`,
});
besideDays(day, { flex: `0 0 ${size.day}`, paddingBlock: space[8] });
/** The example is below the name and the date. */
besideDays(`${day} > :last-child`, { flexBasis: '100%' });

export const name = style({ lineHeight: 1.2 });

export const date = style({ fontSize: text.small, lineHeight: 1.3 });

const task = style({
  ...inline(space[12]),
  minBlockSize: size.task,
  padding: `${space[8]} ${space[12]}`,
  border: '1px solid',
  borderRadius: '6px',
  ...litLook,
  cursor: 'pointer',
});
export const tasksOf = styleVariants(sideColors, (fill, side) => [
  task,
  shares[side],
  telling(fill),
  { '@media': { [`screen and ${upTo.tablet}`]: stairs[side] } },
]);

export const box = style({
  // Browsers draw it gray in the dark theme.
  appearance: 'none',
  ...centered,
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.paper,
  backgroundColor: token('color-field-background'),
  cursor: 'pointer',
  ':checked': { borderColor: token('color-action'), backgroundColor: token('color-action') },
});
globalStyle(`${box}:checked::after`, { ...check, borderColor: token('color-on-action') });

export const side = style({ display: 'block', ...softLook, fontWeight: 600 });
globalStyle(`${task} ${side}`, { color: 'inherit' });
globalStyle(`${side} + span`, { fontSize: text.lead, lineHeight: 1.3 });
besideDays(`${task} ${side}`, { position: 'absolute', clipPath: 'inset(50%)' });

globalStyleOn('print', `${task} ${side} + span`, { fontSize: text.body });

globalStyle(`${task}:has(:checked) ${side} + span`, { textDecoration: 'line-through' });

/** The button prints the list alone, on one page; the browser's own command prints the whole page. */
const printed = 'body:has(form[data-printed])';
globalStyleOn(
  'print',
  `${printed} > :not(main), ${printed} > main > :not(:has(${days})), ${printed} > main > div > :not(:has(${days}))`,
  { display: 'none' },
);
globalStyleOn('print', `${printed} section`, { padding: 0 });
