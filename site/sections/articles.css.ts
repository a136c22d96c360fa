import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { box, centered, columnsOf, globalStyleOn } from '../style/layout.ts';
import { above, radius, space, text, upTo } from '../style/scale.ts';
import { arch } from '../style/sizes.ts';

export const articles = style({
  ...columnsOf('repeat(3, minmax(0, 1fr))', space[24]),
  '@media': {
    [upTo.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
    // Chromium moves a whole grid to the next sheet, and leaves its heading alone.
    print: { display: 'block' },
  },
});
globalStyleOn('print', `${articles} > li`, { marginBlockEnd: space[16] });

/** The cover is above the words. */
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: 0,
  overflow: 'hidden',
  borderStartStartRadius: arch.cover,
  borderStartEndRadius: arch.cover,
  lineHeight: 1.4,
  '@media': {
    [upTo.tablet]: { borderStartStartRadius: arch.small, borderStartEndRadius: arch.small },
  },
});

export const cover = style({
  ...box('100%', arch.coverHeight),
  objectFit: 'cover',
  '@media': { [upTo.tablet]: { blockSize: '150px' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `0 ${space[24]} ${space[16]}`,
});

/** On the edge of the cover. */
export const icon = style({
  // Over the picture.
  position: 'relative',
  zIndex: 1,
  ...centered,
  ...box(space[48]),
  marginBlockStart: `calc(-1 * ${space[24]})`,
  borderRadius: radius.field,
  backgroundColor: 'var(--paper)',
});

export const when = style({ fontSize: text.small, fontWeight: 650 });
globalStyle(`${words} > :last-child`, { marginBlockStart: 'auto' });

/** On wide screens each of one or two has its cover beside the words, in an arch on the sheet. */
export const few = style({
  '@media': {
    [above.tablet]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});
const wide = (selector: string, rule: StyleRule) =>
  globalStyleOn(above.tablet, `${few} ${selector}`, rule);
wide(card, { gridTemplate: 'auto / 1fr 1fr', borderRadius: radius.paper });
wide(cover, {
  alignSelf: 'end',
  margin: `${space[24]} 0 0 ${space[24]}`,
  inlineSize: `calc(100% - ${space[24]})`,
  borderRadius: `${arch.cover} ${arch.cover} 0 0`,
});
wide(words, { paddingBlockStart: space[24] });
wide(icon, { ...box('auto'), margin: 0, placeItems: 'start' });
