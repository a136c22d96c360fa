import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { tones } from '../components/band.css.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

/** A line from the article itself. */
export const takeaway = style({
  alignSelf: 'stretch',
  marginBlockStart: 'auto',
  padding: `${space[12]} ${space[16]}`,
  borderInlineStart: `4px solid ${color('sun')}`,
  backgroundColor: token('color-tint'),
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: 1.45,
});

export const opening = style({ paddingBlock: 'clamp(24px, 4vw, 64px)' });
globalStyle(`:has(> ${opening}) + div > ${tones.paper}:first-child`, { paddingBlockStart: 0 });

export const columns = style({
  display: 'grid',
  gap: `${space[24]} clamp(32px, 5vw, 72px)`,
  alignItems: 'start',
  '@media': { '(width > 960px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const moments = style({ borderBlockStart: `2px solid ${token('color-ink')}` });
globalStyle(`${moments} li`, {
  display: 'grid',
  columnGap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': {
    '(width > 480px)': { gridTemplateColumns: '11em 1fr', alignItems: 'baseline' },
    '(width <= 480px)': { paddingBlock: space[8] },
  },
});
globalStyle(`${moments} a`, { fontWeight: 600, lineHeight: 1.35 });

export const moment = style({ color: token('color-ink-soft'), fontSize: text.small });
