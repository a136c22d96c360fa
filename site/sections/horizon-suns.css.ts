import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { color } from '../style/palette.ts';
import { above, space, text } from '../style/scale.ts';
import { horizon } from '../style/sizes.ts';
import { steppedTo, sun, when } from './horizon.css.ts';

/** Suns without pages before them: each has the label of its moment inside. */
export const suns = style({ '@media': { [above.tablet]: { vars: { '--rise': horizon.suns } } } });
const wide = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { [above.tablet]: rule } });

wide(`${suns} ${sun}`, {
  inlineSize: horizon.sun,
  translate: '0 calc(38% - 26% * var(--grown))',
});
/** In the sun, which it rises with. */
wide(`${suns} ${when}`, {
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space[12]} + ${space[32]} * var(--grown))`,
  inlineSize: horizon.sun,
  paddingInline: space[12],
  color: color('on-sun'),
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
  textAlign: 'center',
  textWrap: 'balance',
});
wide(`${suns} ${steppedTo.protea} ${when}`, { color: color('on-night') });
