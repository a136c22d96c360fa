import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, columnsOf, edged, fill, font, globalStyleOn } from '../style/layout.ts';
import { behindLook, circle } from '../style/looks.ts';
import { labelOnHill, orbs, paper } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { opening, rising } from '../style/sizes.ts';
import { onNight } from '../style/theme.css.ts';
import { caption, name } from './frame.ts';

/**
 * Steps that rise over a hill: an ordered list of at most ten, each with its name in bold. On phones the
 * suns are beside the words.
 */
export const root = style({
  overflow: 'clip',
  borderRadius: radius.card,
  background: `linear-gradient(${paper.dusk}, ${paper.clay})`,
  color: token('color-ink'),
  vars: { ...onNight, '--many': '.65' },
});
globalStyle(`${root}:has(li:nth-child(7))`, { vars: { '--many': '2' } });

globalStyle(`${root} > ol`, {
  display: 'grid',
  margin: 0,
  backgroundColor: 'var(--ground)',
  '@media': {
    [above.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: space[8],
      paddingInline: rhythm.sheet,
      background: `linear-gradient(transparent ${rising.height}, var(--ground) 0)`,
    },
  },
});
globalStyle(`${root} li`, {
  ...columnsOf(`${space[72]} minmax(0, 1fr)`, space[12]),
  alignItems: 'center',
  padding: `${space[8]} ${space[16]}`,
  ...font(text.small, 1.25),
  vars: { '--risen': 'calc(var(--at) / var(--last))', '--color': orbs.ember },
  '@media': {
    [above.tablet]: {
      gridTemplate: `${rising.height} auto / minmax(0, 1fr)`,
      alignItems: 'start',
      paddingInline: space[4],
      paddingBlock: `0 ${space[16]}`,
      textAlign: 'center',
    },
  },
});
globalStyle(`${root} li::before`, {
  content: '',
  justifySelf: 'center',
  ...circle(`calc(${space[16]} + ${space[48]} * var(--risen))`),
  ...edged,
  backgroundColor: 'var(--color)',
  '@media': {
    [above.tablet]: {
      // A sun in an area that ends at the hill, which hides the rest of it.
      vars: { '--radius': `calc(${rising.least} + ${rising.more} * var(--risen) / var(--many))` },
      justifySelf: 'stretch',
      ...box('auto', rising.height),
      aspectRatio: 'auto',
      marginInline: `calc(-1 * ${space[48]})`,
      borderRadius: 0,
      background: `radial-gradient(circle at 50% calc(100% + ${space[12]} - ${rising.climb} * var(--risen)), var(--color) var(--radius), transparent calc(var(--radius) + 1px))`,
    },
  },
});
globalStyle(`${root} li > *`, { position: 'relative' });
globalStyle(`${root} b`, { ...name, display: 'block', color: labelOnHill });
globalStyle(`${root} a`, { color: 'inherit' });
globalStyle(`${root} > figcaption`, {
  ...caption,
  // The hill goes on behind it.
  marginBlockStart: 0,
  padding: `0 ${rhythm.sheet} ${space[16]}`,
  ...fill('var(--ground)', token('color-ink')),
});

/** How far each sun has risen, from none at the first to 1 at the last. */
for (let at = 1; at <= 10; at++) {
  globalStyle(`${root} li:nth-child(${at})`, { vars: { '--at': `${at - 1}` } });
  const first = `${root} li:first-child:nth-last-child(${at})`;
  if (at > 1) globalStyle(`${first}, ${first} ~ li`, { vars: { '--last': `${at - 1}` } });
}
globalStyle(`${root} li:first-child`, { vars: { '--color': orbs.protea } });
/** On a dark sky the first sun is orange, because red is hardly seen there. */
globalStyle(`[data-dark] ${root} li:first-child`, { vars: { '--color': orbs.ember } });
globalStyle(`${root} li:last-child`, { vars: { '--color': orbs.sun } });

/** In an opening the hill reaches the edges of the window, and the end of the opening. */
const inOpening = `[data-opening] ${root}`;
globalStyle(inOpening, {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'visible',
  marginBlockEnd: `calc(-1 * ${rhythm.band})`,
  background: 'none',
});
globalStyle(`${inOpening}::before`, {
  ...behindLook,
  insetBlock: `0 calc(-1 * ${opening.below})`,
  insetInline: 'calc(50% - 50vw)',
  backgroundColor: 'var(--ground)',
  '@media': { [above.tablet]: { insetBlockStart: rising.height } },
});
globalStyle(`${inOpening} > :is(ol, figcaption)`, { paddingInline: 0, background: 'none' });
/** On phones each sun is farther from the edge than the one above it, so the suns still rise. */
globalStyleOn(upTo.tablet, `${inOpening} li`, {
  paddingInlineStart: 'calc(30% * var(--risen))',
});
/** On the page that lists the articles, each label is a link, and stays on one line. */
globalStyleOn(above.tablet, `nav[data-opening] > ${root} li`, { paddingInline: 0 });
/** Openings of other pages than articles have more room below. */
globalStyle(`nav[data-opening] > ${root}`, {
  marginBlockEnd: `calc(-1 * (${rhythm.band} + ${space[32]}))`,
});
