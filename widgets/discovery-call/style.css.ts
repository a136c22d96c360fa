import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../kit/style/tokens.ts';

export const form = style({ marginBlockStart: '8px' });

export const need = style({ marginBlockStart: token('space-field') });

globalStyle(`${need} legend`, { marginBlockEnd: '8px' });

export const calendarNext = style({
  margin: '20px 0 0',
  fontSize: token('font-size-small'),
  color: token('color-ink-soft'),
});

export const thanks = style({ marginBlockStart: '8px' });

/** The sun touches the dialog's lower edge. */
globalStyle(`${thanks} svg`, {
  inlineSize: '192px',
  margin: `36px auto calc(-1 * ${token('space-card')})`,
  '@media': { '(max-width: 480px)': { marginBlockEnd: '-20px' } },
});
