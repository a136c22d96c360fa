import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, cluster } from './layout.ts';
import { radius, space, text } from './scale.ts';

export const radios = style(cluster(space[8], 'center'));
/** A `legend` becomes a flex item only if it floats. */
globalStyle(`${radios} > legend`, { float: 'inline-start', flexBasis: '100%' });

const radio = `${radios} > label`;
globalStyle(radio, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  padding: `${space[4]} clamp(8px, 2vw, 16px) ${space[4]} clamp(6px, 1.6vw, 12px)`,
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-surface'),
  fontSize: text.small,
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${radio}:has(:checked)`, {
  borderColor: token('color-action'),
  backgroundColor: token('color-selected'),
});
globalStyle(`${radio}:has(:focus-visible)`, {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '3px',
});
globalStyle(`${radio} > input`, {
  ...box('20px'),
  margin: 0,
  appearance: 'none',
  border: `2px solid ${token('color-field')}`,
  borderRadius: '50%',
  outline: 'none',
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
globalStyle(`${radio} > :checked`, { border: `6px solid ${token('color-action')}` });
