import { style } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';
import { control } from './controls.css.ts';

export const choices = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const question = style({ padding: 0, marginBlockEnd: '16px', inlineSize: '100%' });

export const cards = style({ display: 'grid', gap: '10px' });

const choice = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    fontWeight: token('font-weight-label'),
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '[aria-invalid=true] &': { borderColor: token('color-danger') },
      '&:hover': { borderColor: token('color-action') },
      // The button that clears it.
      '&:has(+ button)': { paddingInlineEnd: '46px' },
      '&:has(:checked)': {
        borderColor: token('color-action'),
        background: token('color-selected'),
        boxShadow: `inset 0 0 0 1px ${token('color-action')}`,
      },
      '&:has(:focus-visible)': {
        outline: `${token('ring-width')} solid ${token('color-focus')}`,
        outlineOffset: token('ring-offset'),
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '4px' } },
      },
    },
  },
]);

export const card = style([choice, { gap: '12px', minBlockSize: '52px', padding: '10px 16px' }]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });

export const chip = style([
  choice,
  {
    gap: '10px',
    minBlockSize: '44px',
    padding: '6px 16px',
    borderRadius: token('radius-button'),
  },
]);

export const option = style({ position: 'relative', display: 'grid' });

/** In the free end of a chosen card, where it moves nothing. */
export const clear = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  insetBlock: 0,
  margin: 'auto',
  inlineSize: '44px',
  blockSize: '44px',
  border: 0,
  background: 'none',
  color: token('color-ink-soft'),
  font: 'inherit',
  fontSize: '20px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: token('color-ink') },
    '&:focus-visible': {
      outline: `${token('ring-width')} solid ${token('color-focus')}`,
      outlineOffset: '-4px',
    },
  },
});

export const tick = style({
  flex: 'none',
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  appearance: 'none',
  border: `2px solid ${token('color-field')}`,
  background: token('color-field-background'),
  outline: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': {
      borderColor: token('color-action'),
      backgroundColor: token('color-action'),
      boxShadow: `inset 0 0 0 4px ${token('color-field-background')}`,
    },
    '&[type=radio]': { borderRadius: '50%' },
    '&[type=checkbox]': { borderRadius: '5px' },
    '&[type=checkbox]:checked': { boxShadow: 'none' },
    '&[type=checkbox]:checked::before': {
      content: '',
      display: 'block',
      blockSize: '100%',
      background: token('color-on-action'),
      clipPath: 'polygon(14% 47%, 26% 35%, 43% 52%, 75% 18%, 87% 30%, 43% 76%)',
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const smallTick = style([tick, { inlineSize: '20px', blockSize: '20px' }]);
