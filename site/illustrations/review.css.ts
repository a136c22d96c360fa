import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { diff, reviewed } from '../style/palette.ts';
import { radius, rhythm, text as size, space } from '../style/scale.ts';

const mono = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace';

export const file = style({ marginBlockEnd: space[12], fontFamily: mono, fontSize: size.small });

/** A dark block that is as wide as the sheet. */
export const code = style({
  marginInline: `calc(-1px - ${rhythm.drawing})`,
  marginBlockEnd: `calc(-1px - ${rhythm.drawing})`,
  paddingBlock: `${space[16]} 88px`,
  border: '1px solid transparent',
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  backgroundColor: diff.ground,
  color: diff.text,
  fontFamily: mono,
  fontSize: size.small,
  '@container': { '(inline-size >= 28rem)': { fontSize: size.body } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1ch minmax(0, 1fr)',
  columnGap: space[12],
  padding: `2px ${rhythm.drawing}`,
});
export const text = style({ fontFamily: 'inherit', whiteSpace: 'pre-wrap' });
export const added = style({ backgroundColor: diff.addedGround, color: diff.added });
export const removed = style({ backgroundColor: diff.removedGround, color: diff.removed });

/** Overlaps the code. */
export const comment = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  margin: 0,
  marginBlock: `calc(${rhythm.drawing} - 72px) calc(-8px - ${rhythm.drawing})`,
  marginInlineStart: rhythm.parts,
  padding: space[16],
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.icon,
  backgroundColor: reviewed,
  boxShadow: token('shadow-floating'),
  overflowWrap: 'anywhere',
});
export const said = style({ flex: '1 1 9rem' });
export const author = style({ fontWeight: 700 });
