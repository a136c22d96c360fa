import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../kit/style/tokens.ts';

/**
 * One row, or on phones the email field above a row with the topic and the button, to cover little of
 * the page.
 */
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '10px',
  marginBlockStart: '10px',
});

globalStyle(`${layout} > *`, { margin: 0, gap: '2px', lineHeight: 1.3 });
globalStyle(`${layout} > :first-child`, { flex: '1 1 190px' });
globalStyle(`${layout} > :nth-child(2)`, { flex: '1 1 150px' });
globalStyle(`${layout} :is(label, p)`, { fontSize: token('font-size-small') });
