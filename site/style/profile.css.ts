import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import {
  cluster,
  columnsOf,
  fill,
  font,
  globalStyleOn,
  headingFace,
  headingFont,
  stack,
} from './layout.ts';
import { cardLook, nineToFive, telling } from './looks.ts';
import { color, faint, paper, unlit } from './palette.ts';
import { above, radius, space, text, upTo } from './scale.ts';

const tint = `var(--tint, ${token('color-tint')})`;
/** Where the person is beside the work. */
const beside = (rule: StyleRule) => ({ '@container': { '(inline-size >= 44rem)': rule } });

/** A query container, because a profile is also shown in a dialog. */
export const frame = style({
  containerType: 'inline-size',
  scrollMarginBlockStart: space[24],
  // Those one below the other differ in color.
  selectors: {
    'div > &:nth-child(3n + 1)': { vars: { '--tint': paper.dusk } },
    'div > &:nth-child(3n + 2)': { vars: { '--tint': paper.clay } },
    'div > &:nth-child(3n)': { vars: { '--tint': paper.lagoon } },
  },
});

export const profile = style({
  overflow: 'hidden',
  display: 'grid',
  ...cardLook,
  ...beside({ gridTemplate: 'auto 1fr / 5fr 8fr' }),
});

const part = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  padding: 'clamp(20px, 4cqi, 44px)',
});

export const person = style([
  part,
  {
    gap: space[16],
    backgroundColor: tint,
    vars: { [token('color-ink-soft')]: token('color-ink') },
    // In forced colors mode the background vanishes.
    borderInlineEnd: '1px solid transparent',
  },
]);
export const head = style({
  ...columnsOf('fit-content(35%) minmax(0, 1fr)'),
  alignItems: 'center',
  columnGap: space[16],
});
globalStyle(`${head} img`, { gridRow: 'span 2', borderRadius: radius.icon });
export const name = style({
  alignSelf: 'end',
  ...font('clamp(1.5rem, 1.2rem + 1vw, 1.875rem)', 1.1),
  ':focus': { outline: 'none' },
});
export const role = style({ alignSelf: 'start', fontWeight: 600, lineHeight: 1.35 });

export const chips = style(cluster(space[8]));
globalStyle(`${chips} li`, {
  padding: `2px ${space[12]}`,
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-surface'),
  fontSize: '.875rem',
  fontWeight: 600,
});
export const facts = style({ ...stack(space[16]), inlineSize: '100%', margin: 0 });
globalStyle(`${facts} li`, { fontWeight: 400 });

export const label = style({
  margin: 0,
  color: token('color-ink-soft'),
  fontFamily: 'var(--hire-font)',
  ...font(text.small, 1.6),
  fontWeight: 600,
  letterSpacing: 0,
});

/** The day from midnight to midnight in UTC. */
export const day = style({
  inlineSize: '100%',
  maxInlineSize: '360px',
  marginBlockStart: space[8],
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
export const hours = style({
  fill: 'none',
  stroke: token('color-ink-soft'),
  strokeWidth: '2.5',
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
});
export const buyer = style({ fill: unlit });
export const shared = style({ fill: color('sun') });

export const work = style([
  part,
  { gap: 'clamp(16px, 3cqi, 24px)' },
  beside({ gridRow: 'span 2' }),
]);

/** Last, or at the foot of the first column, which is shorter than the work. */
export const action = style([
  part,
  { paddingBlockStart: 0 },
  beside({ gridArea: '2 / 1', alignContent: 'end', backgroundColor: tint }),
]);

export const review = style(stack(space[8]));

export const note = style({
  margin: 0,
  paddingInlineStart: 'clamp(16px, 3cqi, 24px)',
  borderInlineStart: `6px solid ${color('sun')}`,
  ...headingFont('clamp(1.1875rem, 2.4cqi, 1.875rem)'),
});

export const untested = style({
  inlineSize: '100%',
  padding: `${space[12]} ${space[16]}`,
  border: `2px dashed ${token('color-ink-soft')}`,
  borderRadius: radius.icon,
});

export const rowName = style({ display: 'block', ...headingFont(text.h3) });

/** Parts of a profile, as a drawing. */
export const excerpt = style(stack(space[24]));
globalStyle(`${excerpt} ${name}`, headingFace);

/** People as rows that unfold, with dotted lines between them. */
export const rows = style({});
export const row = style({ selectors: { '& + &': { borderBlockStart: `2px dotted ${faint}` } } });
globalStyle(`${row}[open]`, { paddingBlockEnd: space[24] });
export const summary = style({
  ...columnsOf('60px minmax(0, 1fr) 20px', `${space[4]} ${space[16]}`),
  alignItems: 'center',
  paddingBlock: space[8],
  lineHeight: 1.4,
  '@media': {
    [above.tablet]: {
      gridTemplateColumns: '72px 4fr 5fr 3fr 20px',
      gap: `0 ${space[24]}`,
      paddingBlock: space[16],
    },
  },
});
/** The hours stand below the name. On wide screens the other cells stand beside both. */
globalStyleOn(above.tablet, `${summary} > *`, { gridRow: '1 / span 2' });
globalStyleOn(above.tablet, `${summary} > :nth-child(2)`, { gridRow: '1' });
globalStyleOn(above.tablet, `${summary} > :nth-child(3)`, { gridArea: '2 / 2' });
globalStyleOn(upTo.tablet, `${summary} > :nth-child(3)`, { gridColumn: '2 / -1' });
globalStyleOn(upTo.tablet, `${summary} > img`, { gridRow: '1 / span 2' });
globalStyle(`${summary} > img`, { inlineSize: '100%', blockSize: 'auto' });
globalStyle(`${summary} > svg`, { gridColumn: '-2 / -1' });
globalStyleOn(upTo.tablet, `${summary} > svg`, { gridRow: 1 });
/** On small screens the availability is only in the profile. */
globalStyleOn(upTo.tablet, `${rowName} ~ ${label} + ${label}`, { display: 'none' });
globalStyleOn(upTo.tablet, `${summary} > :nth-child(n + 4):is(span)`, { gridColumn: '1 / -1' });
globalStyle(`${summary} ${label}`, { display: 'block' });
/** What was noted about each begins on one line. */
globalStyleOn(above.tablet, `${summary} > :is(:nth-child(4), :nth-child(5))`, {
  alignSelf: 'start',
});
/** The hours shared with the visitor, once a script has set them. */
globalStyleOn(above.tablet, `${summary} [data-city]::after`, {
  content: '',
  display: 'block',
  blockSize: space[12],
  marginBlockStart: space[8],
  borderRadius: radius.pill,
  ...telling(nineToFive),
});
globalStyle(`${summary} [data-city]:not([style])::after`, { visibility: 'hidden' });
globalStyle(`${summary}:hover ${rowName}`, { textDecoration: 'underline' });
globalStyleOn(upTo.tablet, `${summary} > :nth-child(5) > ${label}`, { display: 'inline' });
/** The label of the reviewer's note is only for screen readers: the large type says that it is a quote. */
globalStyle(`${summary} > :nth-child(4) > ${label}`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
});
globalStyle(`${summary} > :nth-child(4)`, headingFont(text.lead));
/** An unfolded profile repeats nothing of its row but the name, which a link to the profile shows. */
globalStyle(`${row} > ${frame}`, { scrollMarginBlockStart: '160px' });
globalStyle(`${row}[open] > ${summary} > span + span + span`, { display: 'none' });
globalStyleOn('screen', `${row} ${head} > :not(${name})`, { display: 'none' });
globalStyle(`${row} ${head}`, { display: 'block' });
globalStyleOn(`screen and ${above.tablet}`, `${row} ${head} + ${chips}`, { display: 'none' });

export const dialog = style({
  inlineSize: 'min(60rem, 100% - 2 * var(--margin))',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  ...fill('transparent', token('color-ink')),
  overflow: 'hidden',
  opacity: 0,
  translate: '0 16px',
  transition: `opacity ${token('duration-panel')}, translate ${token('duration-panel')} ${token('ease')}, overlay ${token('duration-panel')} allow-discrete, display ${token('duration-panel')} allow-discrete`,
  vars: { '--margin': 'clamp(8px, 3vw, 32px)' },
  '::backdrop': { backgroundColor: token('color-backdrop') },
  selectors: {
    '&[open]': {
      opacity: 1,
      translate: 'none',
      '@starting-style': { opacity: 0, translate: '0 16px' },
    },
  },
});

globalStyle(`${dialog} > ${frame}`, {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'calc(100dvh - 2 * var(--margin))',
});
/** Leaves room for the close button. */
globalStyleOn('(width < 800px)', `${dialog} ${head}`, { paddingInlineEnd: space[48] });
