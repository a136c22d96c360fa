import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { headlineLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

export const headline = style(headlineLook);

export const logins = style({ display: 'grid', gap: space[8] });

export const login = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[12],
});

export const system = style({ fontWeight: 600 });
export const closed = style({ color: token('color-ink-soft'), fontSize: text.small });
export const late = style({ fontSize: text.small, fontWeight: 700 });

export const bar = style({
  inlineSize: '100%',
  strokeWidth: 8,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
export const track = style({ stroke: token('color-line'), strokeWidth: 1.5 });
export const working = style({ stroke: color('lagoon') });
export const open = style({ stroke: color('protea') });
export const lastDay = style({ stroke: 'currentColor', strokeWidth: 2.5 });

/** Begins below the line of the last day. */
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[8],
  paddingInlineStart: '20%',
  color: token('color-ink-soft'),
  fontSize: text.small,
});
