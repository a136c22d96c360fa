import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, font, stack } from '../style/layout.ts';
import { cardLook } from '../style/looks.ts';
import { above, mono, rhythm, space, text } from '../style/scale.ts';

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
