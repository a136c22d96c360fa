import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cards as cardsIn, chip, chips } from '../kit/form/choices.css.ts';
import { frameWidth } from '../kit/style/frame-width.ts';
import { token } from '../kit/style/tokens.ts';

/** Container queries: fields share a row if the form is wide, at any window width. */
const wideForm = '(min-width: 560px)';
const narrowForm = '(max-width: 559px)';

export const frame = style(frameWidth);

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: '36px',
      paddingBlockStart: '32px',
      borderBlockStart: `1px solid ${token('color-line')}`,
    },
  },
});

export const title = style({
  margin: '0 0 4px',
  fontFamily: token('font-heading'),
  fontSize: '22px',
  fontWeight: token('font-weight-heading'),
  lineHeight: 1.2,
  letterSpacing: '-.02em',
});

export const fields = style({
  display: 'grid',
  columnGap: '20px',
  '@container': { [wideForm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const short = style({ minInlineSize: 0 });

export const wide = style({ minInlineSize: 0, gridColumn: '1 / -1' });

export const group = style({ marginBlockStart: token('space-field') });

globalStyle(`${group} legend`, { marginBlockEnd: '4px' });
globalStyle(`${group} legend ~ p`, { marginBlockEnd: '10px' });

/** By field name: the minimum width of an option, so that its label fits. */
export const cards = styleVariants({ experience: '8em', availability: '11em' }, (least) => [
  group,
  { vars: { '--least': least } },
]);

globalStyle(`${group} ${cardsIn}`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--least)), 1fr))',
});

globalStyle(`${group} ${chips}`, {
  '@container': {
    [narrowForm]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9em), 1fr))',
      gap: '8px',
    },
  },
});
globalStyle(`${group} ${chip}`, {
  '@container': { [narrowForm]: { gap: '6px', paddingInline: '8px' } },
});

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '84px',
  padding: '16px 20px',
  color: token('color-ink-soft'),
  background: token('color-tint'),
  border: `${token('border-field')} dashed ${token('color-field')}`,
  borderRadius: token('radius-field'),
  transition: `border-color ${token('duration-state')}, background ${token('duration-state')}`,
  selectors: {
    '&:hover, &[data-over]': { borderColor: token('color-action') },
    '&[data-over]': { background: token('color-selected') },
    '&:has(:focus-visible)': {
      outline: `${token('ring-width')} solid ${token('color-focus')}`,
      outlineOffset: token('ring-offset'),
    },
  },
});

export const icon = style({
  flex: 'none',
  inlineSize: '28px',
  fill: 'none',
  stroke: token('color-action'),
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const action = style({
  color: token('color-link'),
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const chooser = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  font: 'inherit',
  opacity: 0,
  cursor: 'pointer',
});

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  marginBlockStart: '6px',
  paddingBlock: '4px',
  paddingInline: '20px 6px',
  border: `${token('border-field')} solid ${token('color-line')}`,
  borderRadius: token('radius-field'),
});

export const fileName = style({ overflowWrap: 'anywhere', flex: '1 1 150px', fontWeight: 600 });

export const done = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

globalStyle(`${done} > p`, { margin: 0 });

/** The form in which a visitor corrects the email address. */
export const address = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  inlineSize: 'min(420px, 100%)',
});

globalStyle(`${address} > :first-child`, { inlineSize: '100%' });

/** Leaves room for the illustration above the heading. */
globalStyle(`${done} h2`, { scrollMarginBlockStart: '144px' });
