import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { mono, radius, space, text } from '../style/scale.ts';

/** On a line, with a sun for the step that is the proof. */
export const step = style({
  position: 'relative',
  paddingInlineStart: space[32],
  paddingBlockEnd: space[24],
  borderInlineStart: `2px solid ${token('color-line')}`,
  marginInlineStart: '9px',
  ':last-child': { paddingBlockEnd: 0, borderColor: 'transparent' },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-11px',
    insetBlockStart: 0,
    inlineSize: '20px',
    aspectRatio: '1',
    border: `3px solid ${token('color-ink-soft')}`,
    borderRadius: '50%',
    backgroundColor: color('night'),
  },
});
globalStyle(`${step}:last-child::before`, {
  borderColor: color('sun'),
  backgroundColor: color('sun'),
});

export const when = style({
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ fontSize: '1.125rem' });

export const record = style({
  marginBlockStart: space[8],
  padding: `${space[8]} ${space[12]}`,
  border: '1px solid transparent',
  borderRadius: radius.field,
  backgroundColor: color('night-glow'),
  color: color('lagoon'),
  fontFamily: mono,
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
});
globalStyle(`${record} > code`, { fontFamily: 'inherit' });
globalStyle(`${step}:last-child > ${record}`, { color: color('sun') });
