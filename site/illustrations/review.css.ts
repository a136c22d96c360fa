import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { reviewed } from '../style/palette.ts';
import { mono, radius, rhythm, text as size, space } from '../style/scale.ts';

export const file = style({ marginBlockEnd: space[12], fontFamily: mono, fontSize: size.small });

/** As wide as the sheet, down to its end. */
export const code = style({});
globalStyle(`${code} > pre`, {
  margin: `0 calc(-1px - ${rhythm.drawing}) calc(-1px - ${rhythm.drawing})`,
  paddingBlock: `${space[16]} 88px`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  '@container': { '(inline-size >= 28rem)': { fontSize: size.body } },
});

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
