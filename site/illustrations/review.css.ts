import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color, reviewed } from '../style/palette.ts';
import { radius, rhythm, text as size, space } from '../style/scale.ts';

const mono = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace';

export const file = style({ marginBlockEnd: space[12], fontFamily: mono, fontSize: size.small });

/** A dark block that is as wide as the sheet. */
export const code = style({
  marginInline: `calc(-1px - ${rhythm.drawing})`,
  paddingBlock: `${space[12]} 72px`,
  border: '1px solid transparent',
  backgroundColor: color('night-glow'),
  color: color('on-night'),
  fontFamily: mono,
  fontSize: size.small,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1ch minmax(0, 1fr)',
  columnGap: space[12],
  padding: `2px ${rhythm.drawing}`,
});
export const text = style({ fontFamily: 'inherit', whiteSpace: 'pre-wrap' });
export const added = style({ backgroundColor: color('night'), color: color('lagoon') });
export const removed = style({ backgroundColor: reviewed.removed, color: color('clay') });

/** Overlaps the code. */
export const comment = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  margin: 0,
  marginBlock: `-56px calc(-8px - ${rhythm.drawing})`,
  marginInlineStart: rhythm.parts,
  padding: space[16],
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.icon,
  backgroundColor: reviewed.comment,
  boxShadow: token('shadow-floating'),
  overflowWrap: 'anywhere',
});
export const said = style({ flex: '1 1 9rem' });
export const author = style({ fontWeight: 700 });
