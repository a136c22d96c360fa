import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: space[24],
  alignItems: 'start',
});

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockEnd: space[12],
  fontWeight: 700,
});

export const count = style({
  minInlineSize: '1.9em',
  padding: '0 .5em',
  borderRadius: radius.pill,
  border: '2px solid currentColor',
  lineHeight: 1.2,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const unread = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  paddingBlock: '7px',
  borderBlockStart: `1px solid ${token('color-line')}`,
  color: token('color-ink-soft'),
  fontSize: text.small,
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '9px',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: color('protea'),
  },
});

export const after = style({
  padding: space[16],
  borderRadius: radius.icon,
  backgroundColor: color('sun'),
  color: color('on-sun'),
  outline: '1px solid transparent',
});

export const sorted = style({
  padding: space[12],
  borderRadius: radius.field,
  backgroundColor: token('color-surface'),
  color: token('color-ink'),
  fontWeight: 600,
  selectors: { '& + &': { marginBlockStart: space[8] } },
});

export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlockStart: space[12],
  paddingInlineStart: space[4],
  fontWeight: 600,
});
