import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, columnsOf, fill, inline } from '../style/layout.ts';
import { softLook, telling } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

export const sides = style(columnsOf('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', space[16]));

export const label = style({ fontSize: text.small, fontWeight: 700 });

const item = style({
  ...inline(space[8], 'baseline'),
  marginBlockStart: space[8],
  lineHeight: 1.3,
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '12px',
    aspectRatio: '1',
    border: '2px solid',
    borderRadius: '3px',
  },
});
export const included = style([
  item,
  { '::before': { borderColor: color('lagoon'), ...telling(color('lagoon')) } },
]);
export const excluded = style([
  item,
  { color: token('color-ink-soft'), '::before': { borderStyle: 'dotted' } },
]);

export const done = style({
  marginBlock: space[24],
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.field,
  ...fill(color('sun'), color('on-sun')),
});
globalStyle(`${done} > b`, { display: 'block' });

export const date = style(softLook);

/** Each side signs on its own line. */
export const parties = style({
  ...cluster(`${space[8]} ${space[24]}`),
  marginBlockStart: space[8],
});
export const party = style({ flex: '1 0 8rem', fontSize: text.small });

export const ink = style({
  fill: 'none',
  stroke: 'currentColor',
  color: token('color-link'),
  strokeWidth: 2.5,
  strokeLinecap: 'round',
});
globalStyle(`${party} > svg`, {
  inlineSize: '100%',
  marginBlockEnd: space[4],
  borderBlockEnd: `2px solid ${token('color-field')}`,
});
