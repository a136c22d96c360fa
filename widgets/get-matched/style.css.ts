import { globalStyle, style } from '@vanilla-extract/css';
import { cards } from '../kit/form/choices.css.ts';
import { button, field, mark } from '../kit/form/controls.css.ts';
import { withoutScript } from '../kit/style/base.css.ts';
import { frameWidth } from '../kit/style/frame-width.ts';
import { token } from '../kit/style/tokens.ts';
import { steps } from './content.ts';

/** Container queries: the layout depends on the width of the frame, not of the window. */
const wide = '(min-width: 880px)';
const narrow = '(max-width: 440px)';

export const wizard = style({ ...frameWidth, scrollMarginBlockStart: '16px' });

/** The step and, in a wide frame, the column of answers, which is empty at first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '32px',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

/** Eight or more options are in two columns if their labels fit. */
globalStyle(`${wizard} ${cards}:has(> :nth-child(8))`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.2em, 40%), 1fr))',
});
globalStyle(`${wizard} ${cards}:has(> :nth-child(8)) label`, {
  '@container': { [narrow]: { gap: '8px', paddingInline: '10px' } },
});

/** Without scripts the first question is visible above the tag's children. */
globalStyle(`${wizard} > ${withoutScript}`, { marginBlockStart: '20px' });

export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  marginBlockEnd: '16px',
});

export const count = style({
  margin: 0,
  fontWeight: token('font-weight-label'),
  fontVariantNumeric: 'tabular-nums',
});

export const question = style({ selectors: { 'form > &': { marginBlockEnd: '16px' } } });

/** A ring for each step. */
export const bar = style({
  flex: 1,
  blockSize: '12px',
  containerType: 'inline-size',
  background: `radial-gradient(circle, transparent 3px, ${token('color-field')} 4px 5px, transparent 6px) 0 / calc(100% / ${steps.length})`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

const pitch = `calc(100cqi / ${steps.length})`;

/** Suns in place of the rings. The width is for the first step; the view sets it for the others. */
export const progressFill = style({
  inlineSize: pitch,
  blockSize: '100%',
  background: `radial-gradient(circle, ${token('color-glow')} 5px, transparent 6px) 0 / ${pitch}`,
  transition: `inline-size ${token('duration-panel')} ${token('ease')}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});

/**
 * In a popover, which sets `--actions-position`, the buttons stay visible while the step is scrolled.
 * Not in a very low window, where they would cover the step.
 */
export const actions = style({
  insetBlockEnd: 0,
  rowGap: 0,
  marginBlock: '12px -12px',
  paddingBlock: '12px',
  background: token('color-surface'),
  boxShadow: `0 -10px 10px ${token('color-surface')}`,
  '@media': { '(min-height: 480px)': { position: 'var(--actions-position)' as 'sticky' } },
});

/** The button to the next step fills the row, and the one that skips is below it. */
globalStyle(`${actions} > [type=submit]`, { '@container': { [narrow]: { flexGrow: 1 } } });
globalStyle(`${actions} > :nth-child(3)`, { '@container': { [narrow]: { flexBasis: '100%' } } });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  columnGap: '16px',
  vars: { [token('space-field')]: '12px' },
});

globalStyle(`${contact} > :nth-child(-n + 2)`, { gridColumn: '1 / -1' });

/** Gives the labels of two fields in a row the same height, so that the fields align. */
globalStyle(`${contact} > :nth-child(n + 3) ${mark}`, {
  '@container': { [narrow]: { display: 'block' } },
});

/** A text field with its label and hint above, and a button beside it. */
export const fieldAndButton = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '4px 12px',
  inlineSize: '100%',
  maxInlineSize: '560px',
  marginBlockStart: '16px',
});

globalStyle(`${fieldAndButton} > ${field}`, { display: 'contents' });
globalStyle(`${fieldAndButton} :is(label, p)`, { flexBasis: '100%' });
globalStyle(`${fieldAndButton} :is(input, textarea)`, {
  flex: '1 1 10rem',
  minBlockSize: token('height-control'),
});

export const summary = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  marginBlockStart: '28px',
  padding: '18px 20px',
  borderRadius: token('radius-field'),
  background: token('color-tint'),
  color: token('color-ink'),
  fontSize: token('font-size-small'),
  '@container': { [wide]: { marginBlockStart: 0 } },
});

export const onlyBeside = style({
  '@container': { [`not ${wide}`]: { display: 'none' } },
});

export const summaryTitle = style({
  margin: '0 0 8px',
  fontSize: token('font-size'),
  fontWeight: 700,
});

/** Where the answers will be, as lines to fill in. */
export const lines = style({
  justifySelf: 'stretch',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${lines} > li`, {
  paddingBlock: '8px',
  borderBlockEnd: `2px dotted ${token('color-line')}`,
});

export const answers = style({ justifySelf: 'stretch', margin: '0 0 4px' });

export const answer = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '16px',
  alignItems: 'baseline',
  paddingBlock: '5px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${token('color-line')}` } },
});

export const value = style({
  gridColumn: '1 / -1',
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const changing = style({ gridArea: '1 / 2', margin: 0 });

export const change = style([
  button.quiet,
  { minBlockSize: '28px', paddingInline: '4px', marginInline: '-6px' },
]);

export const done = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outlineColor: 'transparent' } },
});

globalStyle(`${done} > p`, { margin: 0, textWrap: 'pretty' });
