import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, edged, headingFont, stack } from '../style/layout.ts';
import { penLook, penNumberLook, shapeLook } from '../style/looks.ts';
import { paper, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';
import { lampLook } from '../style/theme.css.ts';
import { caption } from './frame.ts';

/**
 * A document in large type with an editor's marks: an ordered list, in which each line has the words, a
 * `mark` for what is marked, and a `small` with the editor's note.
 */
export const root = style({
  position: 'relative',
  padding: rhythm.sheet,
  borderRadius: `${radius.paper} ${radius.paper} ${radius.hero} ${radius.paper}`,
  boxShadow: `0 22px 44px -18px ${shade}`,
  ...edged,
  counterReset: 'line',
  '@media': { [above.tablet]: { rotate: '-.6deg' } },
  vars: { '--pen': token('color-danger') },
});
globalStyle(root, lampLook);

/** The same document, put right. */
export const mended = style({ vars: { '--pen': token('color-ok') } });

/** The tape. */
globalStyle(`${root}::before, ${root}::after`, {
  ...shapeLook,
  insetBlockStart: '-12px',
  insetInlineStart: '7%',
  ...box('104px', '26px'),
  backgroundColor: paper.sun,
  opacity: 0.9,
  rotate: '-4deg',
});
globalStyle(`${root}::after`, { insetInline: 'auto 9%', rotate: '3deg' });
globalStyle(`${mended}::before, ${mended}::after`, { backgroundColor: paper.lagoon });

globalStyle(`${root} li`, {
  counterIncrement: 'line',
  ...stack(`${space[4]} ${space[24]}`),
  alignItems: 'center',
  paddingBlock: space[8],
  borderBlockStart: `2px solid ${token('color-line')}`,
  ...headingFont(text.h3),
  '@media': { [above.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
});
globalStyle(`${root} li:first-child`, {
  border: 0,
  fontSize: `min(${text.h1}, 13vw)`,
  letterSpacing: '-.04em',
});
globalStyle(`${root} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${root} a:hover`, { textDecoration: 'underline' });
globalStyle(`${root} small`, {
  position: 'relative',
  minBlockSize: '34px',
  paddingInlineStart: '46px',
  alignContent: 'center',
  color: 'var(--pen)',
  fontSize: text.lead,
  letterSpacing: 0,
});
globalStyle(`${root} small::before`, {
  content: 'counter(line)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(50% - 17px)',
  ...penNumberLook('var(--pen)'),
});
globalStyle(`${mended} li:first-child`, { fontSize: text.h2 });
/** A ring of the pen. In the mended document, a line below the words. */
globalStyle(`${root} mark`, penLook('var(--pen)'));
globalStyle(`${mended} mark`, {
  display: 'inline',
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '.12em solid var(--pen)',
  borderRadius: 0,
});
globalStyle(`${root} > figcaption`, caption);
