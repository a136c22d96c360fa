import { globalStyle, style } from '@vanilla-extract/css';
import { cardLook } from '../style/looks.ts';
import { above, mono, rhythm, space, text } from '../style/scale.ts';

export const root = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

/** Long lines wrap, so that nobody has to scroll sideways. */
export const code = style({
  margin: 0,
  direction: 'ltr',
  padding: rhythm.sheet,
  ...cardLook,
  fontFamily: mono,
  fontSize: text.small,
  lineHeight: 1.7,
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

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

export const name = style({ flex: '1 1 16em', fontSize: '1.125rem' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
});
/** A button that does nothing yet is not shown. */
globalStyle(`:root:not([data-can-copy]) ${bar}`, { visibility: 'hidden' });
/** At the far edge or on its own line, so that the status message does not move the button. */
globalStyle(`${head} ${bar}`, {
  gap: 0,
  '@media': { [above.phone]: { flexDirection: 'row-reverse' } },
});
globalStyle(`${head} [role=status]:not(:empty)`, { marginInline: space[16] });
