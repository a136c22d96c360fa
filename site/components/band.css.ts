import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, edged, font, inline, stack } from '../style/layout.ts';
import { behindLook, softLook } from '../style/looks.ts';
import { color, paper, shade, softOnGround, softOnNight } from '../style/palette.ts';
import { above, belowHeader, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { onNight } from '../style/theme.css.ts';

/** Light text on a dark ground, in both themes. */
export const dark = { vars: { ...onNight, [token('color-ink-soft')]: softOnNight } };

/** A section from edge to edge of the window. Its ground runs from the light of one hour to the next. */
const band = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: rhythm.band,
  background: 'linear-gradient(var(--a), var(--b))',
  color: token('color-ink'),
  vars: { [token('color-ink-soft')]: softOnGround, [token('color-link')]: token('color-ink') },
});

export const grounds = styleVariants({
  /** The light of the band's hours. */
  hour: [band, { selectors: { '&[data-dark]': dark } }],
  paper: [band, { vars: { '--a': token('color-paper'), '--b': token('color-paper') } }],
  /** For the peak of a page. */
  sun: [
    band,
    { vars: { '--a': paper.sun, '--b': paper.sun, [token('color-ink-soft')]: token('color-ink') } },
  ],
  /** The hill of the page's hour. */
  hill: [band, { ...dark, vars: { ...dark.vars, '--a': 'var(--hill)', '--b': 'var(--hill)' } }],
  night: [band, { ...dark, vars: { ...dark.vars, '--a': color('night'), '--b': color('night') } }],
});

export type Ground = keyof typeof grounds;

/** The upper edge of a hill, over the band before it. It meets the band at the edges of the window. */
globalStyle(`${grounds.hill}::before, ${grounds.night}::before`, {
  ...behindLook,
  insetInline: '-8%',
  insetBlockStart: `calc(${rhythm.over} * -.6)`,
  blockSize: `calc(${rhythm.over} * 1.2)`,
  borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
  backgroundColor: 'var(--a)',
});

/** The upper edge of a night band below a day band: curved like a hill. */
export const nightEdge = {
  marginBlockStart: `calc(${rhythm.over} * -.6)`,
  borderRadius: `50% 50% 0 0 / calc(${rhythm.over} * .6) calc(${rhythm.over} * .6) 0 0`,
};
globalStyle(
  `:is(article, ${grounds.hour}:not([data-dark])) + ${grounds.hour}[data-dark]`,
  nightEdge,
);

/** The heading. On wide screens the lead and one button stand at the other end of its first line. */
export const head = style({
  // Over what rises from the content.
  position: 'relative',
  zIndex: 2,
  ...cluster(`${space[12]} ${space[48]}`, 'baseline'),
  justifyContent: 'space-between',
  marginBlockEnd: rhythm.head,
});
globalStyle(head, {
  // So that a button fits beside a short heading.
  '@media': {
    [upTo.phone]: { columnGap: space[12], vars: { '--button-inset': space[12] } },
    print: { breakInside: 'avoid', breakAfter: 'avoid' },
  },
});
globalStyle(`${head} > h2`, {
  maxInlineSize: '18em',
  // The lead stays beside it: a long heading takes two lines.
  '@media': { [above.phone]: { flex: '1 1 11em' } },
});

/** A note and a button are beside each other, below the lead. */
export const words = style({
  ...cluster(`${space[12]} ${space[24]}`, 'center'),
  maxInlineSize: `calc(28 * ${text.body})`,
});
/** A button without a lead is aligned with the top of the heading. */
globalStyle(`${words}:has(> a):not(:has(> p))`, { alignSelf: 'start' });
/** An empty box would keep the button away from the heading. */
globalStyle(`${words}:empty`, { display: 'none' });

export const lead = style({
  flexBasis: '100%',
  maxInlineSize: '27em',
  color: token('color-ink-soft'),
  fontSize: text.body,
});

export const sample = style(softLook);

/** The heading stays in view beside a long content. */
export const beside = style({
  ...stack(`${rhythm.head} ${rhythm.columns}`),
  alignItems: 'start',
  '@media': { [above.tablet]: { gridTemplateColumns: '5fr 7fr' }, print: { display: 'block' } },
});
globalStyle(`${beside} > ${head}`, {
  display: 'grid',
  justifyItems: 'start',
  marginBlockEnd: 0,
  '@media': {
    [above.tablet]: { position: 'sticky', insetBlockStart: belowHeader },
    print: { marginBlockEnd: rhythm.head },
  },
});

/** One after another, they are papers of different colors. The first one has a heading above it. */
export const foldedFirst = style({ selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } } });
export const foldedSection = style([
  foldedFirst,
  { selectors: { '&&': { paddingBlockStart: 0 } } },
]);

export const folded = style({
  position: 'relative',
  paddingInline: rhythm.sheet,
  paddingBlockEnd: space[12],
  borderRadius: radius.icon,
  ...edged,
  backgroundColor: 'var(--paper)',
  boxShadow: `0 0 20px -8px ${shade}`,
  vars: {
    [token('color-ink-soft')]: token('color-ink'),
    [token('color-link')]: token('color-ink'),
  },
});
for (const [index, name] of (['white', 'lagoon', 'sun', 'clay', 'dusk'] as const).entries())
  globalStyle(`${foldedFirst}:nth-child(5n + ${index + 1})`, { vars: { '--paper': paper[name] } });

/** Each lies over the end of the one before it. */
globalStyle(`${foldedSection} ${folded}`, { marginBlockStart: `calc(${space[12]} * -1)` });

globalStyle(`${folded} > summary`, {
  ...inline(space[24]),
  justifyContent: 'space-between',
  paddingBlock: space[16],
});
globalStyle(`${folded} > summary h2`, font(text.h3, 1.2));
globalStyle(`${folded} > summary b`, { display: 'inline-block', minInlineSize: '1.8em' });
globalStyle(`${folded} > summary > span`, {
  flex: '1 1 0',
  fontSize: text.small,
  '@media': { [upTo.phone]: { display: 'none' } },
});
globalStyle(`${folded} > summary:hover h2`, {
  textDecoration: 'underline 2px',
  textUnderlineOffset: '.2em',
});
globalStyle(`${folded} > summary svg`, {
  flex: 'none',
  inlineSize: space[24],
  marginInlineStart: 'auto',
});

export const foldedContent = style({
  ...stack(space[24]),
  minInlineSize: 0,
  paddingBlockEnd: rhythm.sheet,
});
globalStyle(`${foldedContent} > *`, { minInlineSize: 0 });
