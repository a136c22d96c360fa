import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, edged, fill, font, stack } from '../style/layout.ts';
import { cardLook } from '../style/looks.ts';
import { diff as colors } from '../style/palette.ts';
import { above, mono, radius, rhythm, space, text } from '../style/scale.ts';

export const root = style({ ...stack(space[16]), minInlineSize: 0 });

/** Long lines wrap, so that nobody has to scroll sideways. */
export const code = style({
  margin: 0,
  direction: 'ltr',
  padding: rhythm.sheet,
  ...cardLook,
  fontFamily: mono,
  ...font(text.small, 1.7),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 2,
});

export const note = style({
  maxInlineSize: '46em',
  marginBlockStart: space[24],
  overflowWrap: 'anywhere',
});
globalStyle(`${note} code`, { fontFamily: mono, fontSize: '.94em' });

export const head = style({ ...cluster(space[16], 'center'), justifyContent: 'space-between' });

export const name = style({ flex: '1 1 16em', fontSize: '1.125rem' });

export const bar = style(cluster(space[16], 'center'));
/** A button that does nothing yet is not shown. */
globalStyle(`:root:not([data-can-copy]) ${bar}`, { visibility: 'hidden' });
/** At the far edge or on its own line, so that the status message does not move the button. */
globalStyle(`${head} ${bar}`, {
  gap: 0,
  '@media': { [above.phone]: { flexDirection: 'row-reverse' } },
});
globalStyle(`${head} [role=status]:not(:empty)`, { marginInline: space[16] });

/** The lines of a change. */
export const diff = style({
  margin: 0,
  paddingBlock: space[12],
  borderRadius: radius.paper,
  ...edged,
  ...fill(colors.ground, colors.text),
  fontFamily: mono,
  ...font('.875rem', 1.6),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${diff} > *`, {
  display: 'block',
  paddingInline: `calc(${space[16]} + 4ch) ${space[16]}`,
  textIndent: '-4ch',
  textDecoration: 'none',
});
globalStyle(`${diff} > ins`, fill(colors.addedGround, colors.added));
globalStyle(`${diff} > del`, fill(colors.removedGround, colors.removed));
