import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { drawn, space, text } from '../style/scale.ts';

export const label = style({ color: token('color-ink-soft'), fontSize: text.small });

/** A speech bubble, whose square corner points at the speaker. */
const bubble = style({
  inlineSize: 'fit-content',
  padding: `${space[12]} ${space[24]}`,
  borderRadius: '24px 24px 24px 0',
  fontFamily: 'var(--hire-font-heading)',
  fontWeight: 700,
});

export const said = style([
  bubble,
  {
    marginBlockStart: space[8],
    backgroundColor: color('sun'),
    color: color('night'),
    fontSize: drawn.figure,
    lineHeight: 1.1,
    // Visible in forced colors, which remove the background.
    border: '1px solid transparent',
  },
]);

export const neverLabel = style([label, { marginBlockStart: space[24] }]);

export const never = style([
  bubble,
  {
    marginBlockStart: space[8],
    border: `1px solid ${token('color-line')}`,
    color: token('color-ink-soft'),
    fontSize: text.lead,
  },
]);

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: `${space[16]} ${space[24]}`,
  marginBlockStart: space[32],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${token('color-line')}`,
});

export const value = style({ fontWeight: 600, textWrap: 'balance' });
