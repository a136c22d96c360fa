import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, columnsOf } from '../style/layout.ts';
import { circle, hiddenDecoration } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, rhythm, space, text } from '../style/scale.ts';

const tones = {
  sun: color('sun'),
  lagoon: color('lagoon'),
  dusk: color('dusk'),
  clay: color('clay'),
};

export type Tone = keyof typeof tones;

export const fill = styleVariants(tones, (value) => ({ fill: value }));
export const background = styleVariants(tones, (value) => ({ backgroundColor: value }));

export const day = style({
  ...columnsOf('7.2rem minmax(0, 1fr)'),
  columnGap: space[16],
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `2px dotted ${token('color-line')}` } },
  '@container': { '(inline-size < 28rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({ fontWeight: 700, lineHeight: 1.2 });

export const line = style({
  inlineSize: '100%',
  marginBlock: '3px',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const blocks = style({
  ...cluster(`${space[4]} ${space[16]}`),
  marginBlockStart: space[8],
  fontSize: text.small,
});

export const dot = style({ display: 'inline-block', ...circle('.7em'), marginInlineEnd: '.4em' });

export const times = style({ color: token('color-ink-soft'), fontVariantNumeric: 'tabular-nums' });

/** At the foot of the sheet the sun sets behind a hill. */
export const evening = style({
  blockSize: space[112],
  margin: `0 calc(-1 * ${rhythm.drawing}) calc(-1 * ${rhythm.drawing})`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: `radial-gradient(90% 130% at 40% 175%, ${color('dusk')} 99%, transparent) no-repeat, radial-gradient(circle at 76% 62%, ${color('sun')} 42px, ${color('protea')} 43px 62px, transparent 63px)`,
  '@media': hiddenDecoration,
});
