import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, font } from '../style/layout.ts';
import { hiddenDecoration, shapeLook } from '../style/looks.ts';
import { day, earned, halo, orbs } from '../style/palette.ts';
import { radius, text, upTo } from '../style/scale.ts';
import { strip as size } from '../style/sizes.ts';

/** A label hides a part of the strip. */
const labelLook = {
  paddingInline: '8px',
  borderRadius: radius.pill,
  backgroundColor: token('color-paper'),
  lineHeight: '22px',
} as const;

export const strip = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '32px',
  background: day,
  ...font(text.small, '32px'),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': hiddenDecoration,
  // The visitor's time, if the script in the head has set it: its mark, and its label on the mark.
  '::before': {
    ...shapeLook,
    insetBlock: 0,
    insetInlineStart: `calc(${size.now} - 1px)`,
    borderInlineStart: `3px solid ${earned}`,
  },
  '::after': {
    ...labelLook,
    content: 'var(--now-text, none)',
    position: 'absolute',
    insetBlockStart: '5px',
    insetInlineStart: size.time,
    inlineSize: size.label,
    textAlign: 'center',
  },
});

/** The sun keeps clear of the visitor's time. */
export const sun = style({
  vars: { '--sun': size.sun, '--after': size.after },
  '@media': { '(scripting: none)': { vars: { '--sun': size.at } } },
  '::before': {
    ...shapeLook,
    insetBlockStart: '3px',
    insetInlineStart: `calc(var(--sun) - ${size.disc} / 2)`,
    ...box(size.disc),
    borderRadius: '50%',
    backgroundColor: orbs.sun,
    boxShadow: halo,
  },
});

/**
 * The room for the label, at the side of the sun where there is more. In a room that is too narrow the
 * label wraps, and so is hidden.
 */
export const room = style({
  position: 'absolute',
  insetBlock: '5px',
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  insetInlineStart: size.name,
  translate: size.back,
  inlineSize: 'max-content',
  maxInlineSize: size.room,
  '::before': { content: '', inlineSize: '1px', blockSize: '22px' },
  '@media': { [upTo.tablet]: { display: 'none' } },
});
globalStyle(`${room} > span`, labelLook);
