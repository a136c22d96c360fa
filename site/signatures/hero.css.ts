import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, cluster, columnsOf, font, stack } from '../style/layout.ts';
import { nineToFive, shapeLook, softLook } from '../style/looks.ts';
import { oneFrameLater } from '../style/one-frame-later.css.ts';
import { above, radius, space, text, upTo } from '../style/scale.ts';
import { hero as sizes } from '../style/sizes.ts';
import { dayLook } from '../style/theme.css.ts';

export const hero = style({
  vars: { '--disc-start': '60%', '--disc-size': sizes.disc, '--climb': sizes.climb },
  '@media': {
    // Behind the cards, so that the text stays on the sky.
    [upTo.tablet]: {
      vars: { '--disc-start': '40%', '--disc-size': sizes.small, '--climb': sizes.low },
    },
  },
});
/** The moon, between the text and the cards. In one column it would be behind the cards. */
globalStyle(`${hero}[data-dark]`, { vars: { '--disc-start': '43%', '--disc-size': sizes.moon } });
globalStyle(`${hero} > [aria-hidden]`, oneFrameLater);

export const columns = style({
  ...columnsOf('53fr 47fr', space[32]),
  alignItems: 'center',
  paddingBlock: sizes.room,
  '@media': {
    [upTo.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[8],
      paddingBlockEnd: space[48],
    },
  },
});

export const words = style({ ...stack(space[16]), '@media': { [upTo.tablet]: { gap: space[8] } } });

export const lead = style({
  maxInlineSize: '29em',
  ...font(text.lead, 1.35),
  fontWeight: 650,
  textWrap: 'balance',
  '@media': { [upTo.tablet]: { fontSize: text.body } },
});

export const line = style({ color: token('color-ink-soft') });

export const proofs = style({
  maxInlineSize: '34em',
  color: token('color-ink-soft'),
  '@media': { [upTo.tablet]: font(text.small, 1.45) },
});
globalStyle(`${proofs} a`, { marginInlineEnd: space[12] });
globalStyle(`${proofs} > :last-child`, {
  display: 'inline-block',
  fontWeight: 600,
  '@media': { [above.tablet]: { display: 'block' } },
});

export const people = style(stack(space[12]));

export const cards = style({
  ...stack(space[12]),
  justifyItems: 'start',
  '@media': {
    [upTo.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      gap: space[16],
      justifyItems: 'stretch',
    },
  },
});

const float = keyframes({ from: { translate: '0 6px' }, to: { translate: '0 -6px' } });

/** Under the text, the visitor's nine to five, and in it the shared hours. */
export const card = style({
  ...dayLook,
  position: 'relative',
  ...columnsOf('56px 1fr'),
  columnGap: space[12],
  alignContent: 'center',
  minInlineSize: sizes.card,
  padding: '12px 20px 22px 12px',
  border: '1px solid transparent',
  borderRadius: radius.card,
  boxShadow: token('shadow-floating'),
  lineHeight: 1.4,
  animation: `${float} 9s ease-in-out -2s infinite alternate`,
  '::after': {
    ...shapeLook,
    insetInline: '80px 20px',
    insetBlockEnd: '11px',
    blockSize: '5px',
    borderRadius: '3px',
    background: nineToFive,
  },
  selectors: {
    '&:nth-child(2)': { marginInlineStart: '17%', animationDuration: '11s', animationDelay: '-6s' },
    '&:nth-child(3)': { marginInlineStart: '4%', animationDuration: '13s', animationDelay: '-4s' },
    '&:nth-child(4)': { marginInlineStart: '20%', animationDuration: '10s', animationDelay: '-9s' },
  },
  '@media': {
    [upTo.tablet]: {
      gridTemplateColumns: '40px minmax(0, 1fr)',
      columnGap: space[8],
      minInlineSize: 0,
      padding: '8px 8px 16px',
      borderRadius: radius.icon,
      selectors: { '&:nth-child(n)': { marginInlineStart: 0 } },
      '::after': { insetInline: space[12], insetBlockEnd: '7px' },
    },
    '(scripting: none)': { '::after': { display: 'none' } },
  },
});

export const face = style({
  gridRow: '1 / 5',
  borderRadius: radius.icon,
  '@media': { [upTo.tablet]: { gridRow: '1', ...box('40px') } },
});
export const name = style({ ...cluster(`0 ${space[8]}`, 'center'), fontWeight: 700 });
export const chip = style({
  paddingInline: space[8],
  borderRadius: radius.pill,
  backgroundColor: token('color-tint'),
  fontSize: text.small,
  fontWeight: 600,
  '@media': { [upTo.tablet]: { padding: 0, backgroundColor: 'transparent' } },
});
export const role = style({
  ...softLook,
  '@media': { [upTo.tablet]: { gridColumn: '1 / -1', marginBlockStart: space[4] } },
});
/** What the person is good at. */
export const specialty = style({
  fontSize: text.small,
  '@media': { [upTo.tablet]: { gridColumn: '1 / -1' } },
});
/** An early script has set the hours that the person shares with the visitor. */
export const hours = style({
  fontSize: text.small,
  '::before': { content: `var(--shared) ' · '`, fontWeight: 700 },
  '@media': {
    [upTo.tablet]: {
      gridColumn: '1 / -1',
      '::before': { content: 'var(--shared)', display: 'block' },
    },
  },
});

/** On the plain sky over the cards. */
export const legend = style({ ...cluster(`0 ${space[12]}`, 'center'), fontSize: text.small });
