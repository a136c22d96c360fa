import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card as surface } from '../style/grid.css.ts';
import { type Color, color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

export const card = style([surface, { gap: space[16] }]);

/** Each member has a dot on a vertical line. */
export const members = style({
  inlineSize: '100%',
  paddingInlineStart: '9px',
  fontWeight: 600,
});
globalStyle(`${members} li`, {
  position: 'relative',
  paddingBlock: space[4],
  paddingInlineStart: space[24],
  borderInlineStart: `2px solid ${token('color-line')}`,
});
globalStyle(`${members} li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '-9px',
  insetBlockStart: 'calc(.8em + 4px - 8px)',
  inlineSize: '16px',
  aspectRatio: '1',
  border: `2px solid ${token('color-surface')}`,
  borderRadius: '50%',
});
const beads: Color[] = ['sun', 'protea', 'lagoon', 'dusk', 'clay'];
beads.forEach((bead, index) => {
  globalStyle(`${members} li:nth-child(5n + ${index + 1})::before`, {
    backgroundColor: color(bead),
  });
});

export const month = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${token('color-line')}`,
  inlineSize: '100%',
  color: token('color-ink-soft'),
});
globalStyle(`${month} b`, { display: 'block', color: token('color-ink'), fontSize: text.small });
