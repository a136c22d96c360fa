import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { headlineLook } from '../style/looks.ts';
import { space, text } from '../style/scale.ts';

export const headline = style(headlineLook);

/** The state moves below the label if there is no room beside it. */
export const control = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: `0 ${space[12]}`,
  alignItems: 'center',
  paddingBlock: '11px',
  borderBlockStart: `2px dotted ${token('color-line')}`,
  ':last-child': { paddingBlockEnd: 0 },
});

export const label = style({ fontWeight: 600 });
export const state = style({
  color: token('color-ink-soft'),
  fontSize: text.small,
  '@container': { '(inline-size < 18rem)': { gridColumn: 2 } },
});
