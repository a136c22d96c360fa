import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster } from '../style/layout.ts';
import { diff, reviewed } from '../style/palette.ts';
import { mono, radius, rhythm, text as size, space } from '../style/scale.ts';

export const file = style({ marginBlockEnd: space[12], fontFamily: mono, fontSize: size.small });

/** As wide as the sheet, down to its end. */
export const code = style({
  display: 'grid',
  margin: `0 calc(-1px - ${rhythm.drawing}) calc(-1px - ${rhythm.drawing})`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  backgroundColor: diff.ground,
});
globalStyle(`${code} > pre`, {
  paddingBlock: space[16],
  '@container': { '(inline-size >= 28rem)': { fontSize: size.body } },
});

/** Over the end of the sheet. */
export const comment = style({
  ...cluster(space[12]),
  margin: `0 ${rhythm.drawing} -8px ${rhythm.parts}`,
  padding: space[16],
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.icon,
  backgroundColor: reviewed,
  boxShadow: token('shadow-floating'),
  overflowWrap: 'anywhere',
});
export const said = style({ flex: '1 1 9rem' });
export const author = style({ fontWeight: 700 });
