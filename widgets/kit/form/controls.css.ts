import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';

/** Shared by text fields and options. */
export const control = style({
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
      // Browsers print no backgrounds.
      '@media': {
        print: { color: token('color-ink'), background: 'none', borderColor: 'currentColor' },
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

/** Takes no space while it is empty. */
export const leftOut = style({
  margin: 0,
  fontSize: token('font-size-small'),
  fontWeight: token('font-weight-label'),
  selectors: { '&:empty': { position: 'absolute' } },
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

/** The message in the form that a submission failed. */
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  overflowWrap: 'anywhere',
  margin: '20px 0 0',
  padding: '12px 16px',
  fontWeight: 600,
  color: token('color-danger'),
  background: token('color-danger-background'),
  borderRadius: token('radius-field'),
});

globalStyle(`${failure} > p`, { margin: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginBlockStart: '24px',
});

/** A row that begins with a quiet button, whose text stands in line with the text above it. */
export const quietActions = style([actions, { marginInlineStart: '-14px' }]);
