import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, text } from '../style/scale.ts';

const wide = '(width > 860px)';

export const models = style({});

export const model = style({
  display: 'grid',
  gap: `${space[16]} ${space[32]}`,
  paddingBlockEnd: 'clamp(20px, 3vw, 32px)',
  '@media': { [wide]: { gridTemplateColumns: '4fr 5fr 3fr' } },
});

export const line = style({
  gridColumn: '1 / -1',
  borderBlockStart: `2px solid ${token('color-ink')}`,
});

export const title = style({ fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2rem)' });

export const features = style({ color: token('color-ink-soft') });
globalStyle(`${features} > li`, {
  '@media': { '(width <= 860px)': { display: 'inline' }, [wide]: { paddingBlockEnd: space[4] } },
});
globalStyle(`${features} > li:not(:last-child)::after`, {
  '@media': { '(width <= 860px)': { content: '\u00a0· ' } },
});

export const price = style({ fontWeight: 600 });
globalStyle(`${price} > b`, {
  color: token('color-ink-soft'),
  fontSize: text.small,
  '@media': { [wide]: { display: 'block' }, '(width <= 860px)': { marginInlineEnd: space[12] } },
});
