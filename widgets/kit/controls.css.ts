import { style, styleVariants } from '@vanilla-extract/css';
import { token } from './tokens.ts';

const control = style({
  font: 'inherit',
  color: 'inherit',
  background: token('color-field-background'),
  border: `${token('border-field')} solid ${token('color-field')}`,
  borderRadius: token('radius-field'),
  transition: `border-color ${token('duration-state')}, background ${token('duration-state')}`,
});

const pressable = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: token('height-control'),
    paddingInline: '22px',
    font: 'inherit',
    fontWeight: token('font-weight-label'),
    lineHeight: 1.2,
    textDecoration: 'none',
    border: '2px solid transparent',
    borderRadius: token('radius-button'),
    cursor: 'pointer',
    transition: `background ${token('duration-state')}`,
    selectors: { '&[aria-disabled=true]': { cursor: 'default', opacity: 0.55 } },
  },
]);

/** Keyed by the button's `look`. */
export const button = styleVariants({
  primary: [
    pressable,
    {
      color: token('color-on-action'),
      background: token('color-action'),
      selectors: {
        '&:hover:not([aria-disabled=true])': { background: token('color-action-hover') },
      },
    },
  ],
  secondary: [
    pressable,
    { color: token('color-ink'), background: 'none', borderColor: 'currentColor' },
  ],
  quiet: [
    pressable,
    {
      paddingInline: '12px',
      color: token('color-link'),
      background: 'none',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  ],
});

export const newTabArrow = style({
  flex: 'none',
  inlineSize: '.8em',
  marginInlineStart: '8px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

export const field = style({ display: 'grid', gap: '4px', marginBlockStart: token('space-field') });

export const label = style({ fontWeight: token('font-weight-label') });

export const mark = style({ fontWeight: 400, color: token('color-ink-soft') });

export const hint = style({
  margin: '0 0 4px',
  fontSize: token('font-size-small'),
  color: token('color-ink-soft'),
});

export const error = style({
  margin: 0,
  fontWeight: token('font-weight-label'),
  color: token('color-danger'),
});

export const input = style([
  control,
  {
    inlineSize: '100%',
    minBlockSize: token('height-control'),
    padding: '10px 14px',
    marginBlockStart: '2px',
    selectors: { '&[aria-invalid=true]': { borderColor: token('color-danger') } },
  },
]);

export const textarea = style([
  input,
  { fieldSizing: 'content', minBlockSize: '112px', maxBlockSize: '320px' },
]);

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
    cursor: 'pointer',
    selectors: {
      '[aria-invalid=true] &': { borderColor: token('color-danger') },
      '&:hover': { borderColor: token('color-action') },
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
  { gap: '10px', minBlockSize: '44px', padding: '6px 16px', borderRadius: token('radius-button') },
]);

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

/** What a form says, in its place, of a submission that failed. */
export const failure = style({
  margin: '20px 0 0',
  padding: '12px 16px',
  fontWeight: 600,
  color: token('color-danger'),
  background: token('color-danger-background'),
  borderRadius: token('radius-field'),
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginBlockStart: '24px',
});
