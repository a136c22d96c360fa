import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import {
  box,
  columnsOf,
  edged,
  fill,
  font,
  globalStyleOn,
  headingFace,
  headingFont,
  inline,
  stack,
} from '../style/layout.ts';
import {
  behindLook,
  circle,
  markedLook,
  penLook,
  penNumberLook,
  softLook,
} from '../style/looks.ts';
import { color, orbs, paper, shade, thinPaper } from '../style/palette.ts';
import {
  above,
  belowHeader,
  drawnOn,
  measure,
  radius,
  rhythm,
  small,
  space,
  text,
} from '../style/scale.ts';
import {
  lampLook,
  litLook,
  onDayGround,
  onNight,
  onNightGround,
  paperInk,
} from '../style/theme.css.ts';

const wide = above.bar;

export const opening = style({
  overflow: 'clip',
  paddingBlockEnd: rhythm.band,
  background: 'linear-gradient(var(--sky), var(--horizon))',
  color: token('color-ink'),
  vars: onDayGround,
  selectors: { '&[data-dark]': { vars: onNightGround } },
});

export const head = style({
  position: 'relative',
  ...stack(`${space[12]} ${rhythm.columns}`),
  justifyItems: 'start',
  paddingBlock: `${space[16]} ${space[24]}`,
  '@media': { [above.tablet]: { gridTemplateColumns: '8fr 4fr' } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  fontWeight: 600,
});

export const title = style({ maxInlineSize: '13em' });

/** On wide screens beside the title. */
export const lead = style({
  maxInlineSize: '34em',
  '@media': {
    [above.tablet]: {
      position: 'relative',
      gridArea: '1 / 2 / span 3',
      alignSelf: 'end',
      ...font(text.lead, 1.4),
    },
  },
});

/** On wide screens, a shape behind the lead. */
const on = (shape: StyleRule, paddingInline = '14%') => {
  const lead = style({
    '@media': {
      [above.tablet]: {
        isolation: 'isolate',
        alignSelf: 'stretch',
        alignContent: 'center',
        color: color('on-sun'),
        paddingInline,
        ...font(text.body, 1.5),
      },
    },
  });
  globalStyleOn(drawnOn(above.tablet), `${lead}::before`, {
    ...behindLook,
    insetInline: 0,
    insetBlockStart: '50%',
    aspectRatio: '1',
    translate: '0 -50%',
    backgroundColor: orbs.sun,
    ...shape,
  });
  return lead;
};
/** A sun, a tilted square like a task, and a sticky note. */
export const onSun = on({ borderRadius: '50%' });
export const onTile = on(
  { insetInline: '12%', rotate: '4deg', backgroundColor: orbs.ember },
  '18%',
);
/** Neither is cut by the strip of the day above it. */
globalStyleOn(drawnOn(wide), `:is(${onSun}, ${onTile})::before`, {
  insetBlockStart: 'max(0px, 50% - 8.5rem)',
  translate: 'none',
});
globalStyleOn(wide, onSun, { paddingBlockStart: space[72] });
export const onNote = on({
  aspectRatio: '3 / 2',
  backgroundColor: color('sun'),
  borderRadius: radius.paper,
  rotate: '2deg',
  boxShadow: `0 14px 24px -16px ${shade}`,
});

/** A column on phones: whether both dates fit in a row would depend on the loaded font. */
export const dates = style({
  display: 'flex',
  columnGap: '.6em',
  ...softLook,
  '@media': { [small]: { flexDirection: 'column' }, [above.tablet]: { gridArea: '3 / 1' } },
});

globalStyleOn(above.phone, `${dates} > span + span::before`, {
  content: '·',
  marginInlineEnd: '.6em',
});

export const cover = style({
  position: 'relative',
  ...box('100%', 'auto'),
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  borderRadius: `${radius.paper} ${radius.paper} ${radius.hero} ${radius.paper}`,
  boxShadow: `0 22px 44px -18px ${shade}`,
  rotate: '-.6deg',
});

/** The text on a page of paper. At its side, on wide screens, the contents stay in sight. */
export const room = style({
  ...columnsOf('minmax(0, 1fr)'),
  background: 'linear-gradient(var(--a), var(--b))',
  '@media': {
    [wide]: {
      gridTemplateColumns: `calc(max(${rhythm.edge}, (100% - 73.75rem) / 2) + 236px) minmax(0, 1fr)`,
    },
  },
});

export const rail = style({
  paddingBlock: rhythm.head,
  paddingInline: rhythm.edge,
  selectors: { '&[data-dark]': { color: color('on-night'), vars: onNight } },
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: belowHeader,
      justifySelf: 'end',
      alignSelf: 'start',
      inlineSize: '236px',
      maxBlockSize: `calc(100dvh - ${belowHeader})`,
      overflowY: 'auto',
      paddingInline: `0 ${space[24]}`,
    },
    print: { display: 'none' },
  },
});

/** The cover in a window, with the contents as long as the text is read. */
export const window = style({
  display: 'none',
  '@media': {
    [`${wide} and (height > 45em)`]: {
      display: 'block',
      ...box('164px', '144px'),
      objectFit: 'cover',
      marginBlockEnd: space[16],
      borderRadius: '82px 82px 12px 12px',
    },
  },
});

export const prose = style({
  paddingBlock: `${rhythm.band} ${rhythm.head}`,
  paddingInline: rhythm.edge,
  backgroundColor: token('color-paper'),
  borderStartStartRadius: 'min(64px, 10vw)',
  '@media': { [wide]: { paddingInlineStart: rhythm.columns } },
});
/** Room for the curved upper edge of a night section, which overlaps the article. */
globalStyle(`article:has(+ [data-dark]) ${prose}`, {
  paddingBlockEnd: `calc(${rhythm.head} + ${rhythm.over} * .6)`,
});
/** By day, the light of the article's hours comes through the paper, more and more. */
globalStyle(`${rail}:not([data-dark]) + ${prose}`, {
  background: `linear-gradient(${token('color-paper')}, ${thinPaper})`,
});
globalStyle(`${prose} > h2`, { marginBlockStart: rhythm.band, fontSize: `calc(${text.h1} * .86)` });
globalStyle(`${prose} > h2:first-child`, { marginBlockStart: 0 });

globalStyle(`${prose} > table`, lampLook);

/** Named notes. On wide screens they stand beside each other, and the last, which says what to do, below them. */
globalStyle(`${prose} dl`, {
  ...stack(`${space[16]} ${rhythm.columns}`),
  marginBlockEnd: 0,
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});
globalStyle(`${prose} dt`, headingFace);
globalStyle(`${prose} dl > div`, {
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color('protea')}`,
  borderRadius: radius.field,
  lineHeight: 1.35,
});
globalStyle(`${prose} dl > div:nth-child(2)`, {
  padding: `${space[12]} ${space[16]}`,
  border: 0,
  borderRadius: radius.paper,
  backgroundColor: paper.sun,
  ...paperInk,
  rotate: '.8deg',
  boxShadow: `0 14px 24px -16px ${shade}`,
});
globalStyle(`${prose} dl > div:last-child`, {
  padding: 0,
  border: 0,
  lineHeight: 'inherit',
  maxInlineSize: measure,
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});
globalStyle(`${prose} > h3 + dl`, { marginBlockStart: space[24] });
globalStyle(`${prose} dl > div:last-child > dt`, {
  marginBlockEnd: space[8],
  inlineSize: 'fit-content',
  paddingInline: space[12],
  borderRadius: radius.pill,
  ...fill(token('color-action'), token('color-on-action')),
});
/** What to do, in one sentence that is marked as with a pen. */
const toDo = `${prose} dl > div:last-child > dd > strong:first-child`;
globalStyle(toDo, {
  ...headingFont(`calc(${text.h3} * 1.15)`),
  ...markedLook,
  marginInline: 0,
  // `clone` would repeat the padding at the start of each line.
  paddingInline: 0,
});
/** A line break. As a block, the sentence would be marked up to the end of its last line. */
globalStyle(`${toDo}::after`, { content: '', display: 'block', blockSize: space[8] });

/** At most once in an article: the sentence to remember, across the column. */
export const poster = style({});
globalStyle(`${prose} > ${poster}`, {
  ...paperInk,
  vars: { ...paperInk.vars, '--start': rhythm.edge },
  maxInlineSize: 'none',
  marginBlock: rhythm.band,
  marginInline: `calc(-1 * ${rhythm.edge})`,
  padding: `${rhythm.band} ${rhythm.edge}`,
  paddingInlineStart: 'var(--start)',
  ...edged,
  backgroundColor: paper.sun,
  fontFamily: 'var(--hire-font-heading)',
  ...font(`calc(${text.h1} * 1.28)`, 0.98),
  fontWeight: 800,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  '@media': {
    [wide]: {
      marginInlineStart: `calc(-1 * ${rhythm.columns})`,
      vars: { '--start': rhythm.columns },
    },
    // As the peak of a page.
    '(prefers-color-scheme: dark)': { color: color('sun') },
  },
});

/** A line that was torn from the opening’s document, with its number, above the heading about it. */
export const strip = style({});
globalStyle(`${prose} > ${strip}`, {
  position: 'relative',
  isolation: 'isolate',
  counterIncrement: 'strip',
  ...inline(space[12]),
  inlineSize: 'fit-content',
  marginBlockStart: space[48],
  padding: `${space[8]} ${space[24]} ${space[8]} ${space[12]}`,
  ...litLook,
  ...edged,
  filter: `drop-shadow(0 6px 8px ${shade})`,
  ...headingFont(text.h3),
  rotate: '-1.2deg',
  scrollMarginBlockStart: space[24],
});
/** The paper of the strip. The shadow is on the strip itself, because the torn edge would cut it off. */
globalStyle(`${strip}::after`, {
  ...behindLook,
  inset: 0,
  ...lampLook,
  clipPath:
    'polygon(0 0, 100% 0, 98.6% 12%, 100% 26%, 98.4% 41%, 99.8% 56%, 98.5% 70%, 100% 85%, 98.8% 100%, 0 100%)',
});
globalStyle(`${strip}::before`, {
  content: 'counter(strip)',
  flex: 'none',
  ...penNumberLook(token('color-danger')),
  color: token('color-danger'),
});
globalStyle(`${strip} mark`, penLook(token('color-danger')));
globalStyle(`${prose} > ${strip} + h3`, {
  marginBlockStart: space[12],
  ...headingFont(text.index),
});

/** Over each heading is a piece of the opening, which grows from one to the next. */
globalStyle(`${prose} > h2::before`, {
  content: '',
  display: 'block',
  ...circle('calc(24px + 12px * var(--nth))'),
  marginBlockEnd: space[12],
  ...edged,
  backgroundColor: color('sun'),
});
for (let nth = 1; nth <= 5; nth++)
  globalStyle(`${prose} > h2:nth-of-type(${nth})`, { vars: { '--nth': `${nth}` } });
