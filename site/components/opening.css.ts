import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { paper as document, open } from '../illustrations/panel.css.ts';
import { cluster, columnsOf, globalStyleOn, inline, stack } from '../style/layout.ts';
import { behindLook } from '../style/looks.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
import { opening as size } from '../style/sizes.ts';

const medium = upTo.tablet;

export const words = style({ ...stack(space[24]), justifyItems: 'start' });

export const eyebrow = style({ color: token('color-ink-soft'), fontWeight: 600 });

export const heading = style({ fontSize: text.h1 });

export const sentence = style({ display: 'block' });

/**
 * At this width, no line of the present leads is within 1 % of the limit. So their lines break at the
 * same words in the fallback fonts.
 */
export const lead = style({
  maxInlineSize: '29em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
});

/**
 * At this size, none of the present claims almost fills a line on a common phone. So their lines
 * break at the same words in the fallback fonts.
 */
export const claim = style({ color: token('color-ink-soft'), fontSize: '.98rem' });

export const badges = style(cluster(`${space[4]} ${space[16]}`));
globalStyle(`${badges} li`, { ...inline(space[4]), fontSize: text.small, fontWeight: 600 });

export const columns = style({
  ...columnsOf('45fr 55fr', rhythm.columns),
  alignItems: 'center',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Chromium moves a whole grid to the next sheet.
    print: { display: 'block' },
  },
});
globalStyleOn('print', `${columns} > figure`, { marginBlockStart: space[24] });

/** The illustration stands on the hill, and hides some of the sun. */
export const sky = style({
  vars: { '--disc-start': '70%', '--disc-size': size.disc, '--climb': '420px' },
  paddingBlock: size.room,
  '@media': {
    [medium]: { vars: { '--disc-start': '58%', '--climb': '120px' } },
    // Nothing of the sky is printed, and the drawing fits on the first sheet.
    print: { paddingBlock: `${space[8]} 0` },
  },
});

globalStyle(`${sky}:has(${open})::before`, { display: 'none' });

/** The illustration across the page, under the words: the sun stays below them. */
export const rows = style(stack(rhythm.columns));
globalStyle(`${sky}:has(> ${rows})`, { vars: { '--climb': '160px' } });
globalStyleOn(above.tablet, `${rows} > ${words}`, {
  grid: 'auto-flow / 7fr 5fr',
  columnGap: space[72],
});
globalStyleOn(above.tablet, `${rows} > ${words} > :not(h1)`, { gridColumn: 2 });
globalStyleOn(above.tablet, `${rows} h1`, { gridRow: '1 / span 4' });

/** A document in front of a round sky. On phones the sky is behind the document and what follows. */
export const paper = style({
  overflow: 'clip',
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: rhythm.band,
  selectors: {
    '&::before': {
      ...behindLook,
      insetBlock: '-24%',
      insetInline: '53% -16%',
      borderRadius: '50%',
      background: 'linear-gradient(var(--sky), var(--horizon))',
      '@media': { [medium]: { display: 'none' } },
    },
  },
});
globalStyleOn(above.tablet, `${paper} > ${columns}`, {
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[48],
});
globalStyle(`${paper} h1`, { maxInlineSize: '10em', fontSize: text.h1 });
globalStyle(`${paper} figure:has(> ${document})`, { rotate: '-.7deg' });
globalStyleOn(`screen and ${medium}`, `${paper} figure::before`, {
  ...behindLook,
  inset: `-${space[16]} -100vw -100vh`,
  background: 'linear-gradient(var(--sky), var(--horizon) 60%)',
});
/** On the sky. At the end of its row it does not cross the edge. */
globalStyle(`${paper} figcaption`, {
  color: token('color-ink'),
  '@media': { [above.tablet]: { textAlign: 'end' } },
});

/** Type alone, so that what follows is in sight. */
export const plain = style({ paddingBlock: `${rhythm.band} ${space[16]}` });

/** The heading beside the rest. */
globalStyleOn(above.tablet, `${plain} ${words}`, {
  grid: 'auto-flow / 8fr 5fr',
  columnGap: space[72],
  alignContent: 'end',
});
globalStyleOn(above.tablet, `${plain} ${words} > :not(h1)`, { gridColumn: 2 });
globalStyleOn(above.tablet, `${plain} h1`, { gridRow: '1 / span 4', alignSelf: 'start' });

/** Nothing else is on the first screen, so the heading may be large. */
globalStyle(`${plain} h1`, { maxInlineSize: '15em', fontSize: text.h1 });
