import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { rhythm, space, text } from '../style/scale.ts';

/** A sheet of yellow paper, in both themes. */
export const sheet = style({
  padding: rhythm.drawing,
  borderRadius: '4px 4px 56px',
  backgroundColor: color('sun-bright'),
  boxShadow: token('shadow-floating'),
  color: color('night'),
});

export const lines = style({ display: 'grid', gap: space[12] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color('sun')}`,
});

export const label = style({ flex: '3 1 5.5rem', fontSize: text.small });

/** Like a note that somebody wrote in a hurry. */
export const value = style({
  flex: '8 1 9rem',
  fontSize: '1.1875rem',
  fontStyle: 'italic',
  lineHeight: 1.3,
});
