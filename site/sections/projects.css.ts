import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';
import { binder, folder as size } from '../style/sizes.ts';

export const folders = style({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: binder.tab,
});

/** Each lies a step further from the start than the one before it. */
export const folder = style({
  display: 'grid',
  gap: `${space[16]} ${rhythm.columns}`,
  // The next tab lies over its end.
  paddingBlockEnd: `calc(${rhythm.sheet} + ${space[24]})`,
  '@media': {
    [above.tablet]: {
      gridTemplateColumns: '1fr 1fr',
      marginInline: `calc(${size.step} * var(--at)) calc(${size.step} * (1 - var(--at)))`,
    },
  },
});

export const tab = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 1px)',
  insetInlineStart: `calc(${radius.card} + (100% - 2 * ${radius.card} - min(${size.tab}, 100% - 2 * ${radius.card})) * var(--at))`,
  maxInlineSize: `min(${size.tab}, 100% - 2 * ${radius.card})`,
  padding: `${space[8]} ${space[24]}`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  backgroundColor: 'var(--paper)',
  fontSize: `min(${text.lead}, 26px)`,
  lineHeight: 1.24,
  '@media': { print: { position: 'static', padding: 0 } },
});

export const done = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.index,
  fontWeight: 700,
  letterSpacing: '-.03em',
  lineHeight: 1.05,
  textWrap: 'balance',
});

export const label = style({ fontSize: text.small });
globalStyle(`${done} > ${label}`, {
  display: 'block',
  marginBlockEnd: space[8],
  fontFamily: 'var(--hire-font)',
  fontWeight: 600,
  letterSpacing: 0,
});

export const more = style({ display: 'grid', alignContent: 'start', gap: space[12] });

export const team = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}` });
globalStyle(`${team} > li`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 600,
  lineHeight: 1.25,
});
export const initials = style({
  flex: 'none',
  inlineSize: size.face,
  borderRadius: '50%',
  backgroundColor: token('color-ink'),
  color: token('color-paper'),
  fontSize: text.small,
  lineHeight: size.face,
  textAlign: 'center',
});
