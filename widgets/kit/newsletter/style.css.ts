import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';

export const purpose = style({
  margin: '6px 0 0',
  fontSize: token('font-size-small'),
  lineHeight: 1.4,
  color: token('color-ink-soft'),
});

/** At least 24 px high (WCAG 2.5.8, Target Size). */
export const noteLink = style({
  display: 'inline-block',
  color: token('color-link'),
  fontWeight: 600,
  lineHeight: '24px',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
});

export const done = style({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  selectors: { '&:focus-visible': { outlineColor: 'transparent' } },
});

globalStyle(`${done} > p`, { margin: 0 });

/** Draws the select's arrow, which browsers place too close to the border. */
export const chooser = style({
  display: 'grid',
  alignItems: 'center',
  '::after': {
    content: '',
    gridArea: '1 / 1',
    justifySelf: 'end',
    inlineSize: '8px',
    blockSize: '8px',
    margin: '-4px 20px 0',
    borderBlockEnd: '2px solid',
    borderRight: '2px solid',
    rotate: '45deg',
    pointerEvents: 'none',
  },
});

export const select = style({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: '40px',
  textOverflow: 'ellipsis',
});
