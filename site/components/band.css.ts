import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color, paper, softOnGround, softOnNight } from '../style/palette.ts';
import { above, belowHeader, rhythm, space, text, upTo } from '../style/scale.ts';
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
  vars: {
    [token('color-ink-soft')]: softOnGround,
    [token('color-link')]: token('color-ink'),
  },
});

export const grounds = styleVariants({
  /** The light of the band's hours. */
  hour: [band, { selectors: { '&[data-dark]': dark } }],
  paper: [band, { vars: { '--a': token('color-paper'), '--b': token('color-paper') } }],
  /** For the peak of a page. */
  sun: [
    band,
    {
      vars: {
        '--a': paper.sun,
        '--b': paper.sun,
        [token('color-ink-soft')]: token('color-ink'),
      },
    },
  ],
  /** The hill of the page's hour. */
  hill: [band, { ...dark, vars: { ...dark.vars, '--a': 'var(--hill)', '--b': 'var(--hill)' } }],
  night: [band, { ...dark, vars: { ...dark.vars, '--a': color('night'), '--b': color('night') } }],
});

export type Ground = keyof typeof grounds;

/** The upper edge of a hill, over the band before it. */
globalStyle(`${grounds.hill}::before, ${grounds.night}::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetInline: '-6%',
  insetBlockStart: `calc(${rhythm.over} * -.6)`,
  blockSize: `calc(${rhythm.over} * 1.2)`,
  borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
  backgroundColor: 'var(--a)',
});

/** The heading, and on wide screens at the other end of its row the lead and one button. */
export const head = style({
  // Over what rises from the content.
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[48]}`,
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

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[8] });

export const lead = style({
  maxInlineSize: '27em',
  color: token('color-ink-soft'),
  fontSize: text.body,
});

export const sample = style({ color: token('color-ink-soft'), fontSize: text.small });

/** The heading stays in view beside a long content. */
export const beside = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${rhythm.head} ${rhythm.columns}`,
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
