import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/tokens.ts';
import { space, text } from '../parts/scale.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 66ch)',
  justifyContent: 'center',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[112]}`,
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  justifySelf: 'start',
  fontWeight: 600,
});

export const title = style({ fontSize: text.h2 });
export const lead = style({ color: token('color-ink-soft'), fontSize: text.lead });

export const prose = style({});
globalStyle(`${prose} > * + *`, { marginBlockStart: space[24] });
globalStyle(`${prose} > h2`, { marginBlockStart: space[48], fontSize: '1.75rem' });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.4em', listStyle: 'revert' });
globalStyle(`${prose} :is(img, video, table)`, { maxInlineSize: '100%', blockSize: 'auto' });
