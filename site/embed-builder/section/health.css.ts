import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../widgets/kit/style/tokens.ts';
import { space } from '../../style/scale.ts';

/** Sets `display` only where scripts run: otherwise it would override that of `scriptOnly`. */
export const root = style({
  '@media': { 'screen and (scripting: enabled)': { display: 'grid', gap: space[16] } },
});

export const check = style({ justifySelf: 'start' });

export const findings = style({ display: 'grid', gap: space[8] });
globalStyle(`${findings} > div`, {
  paddingInlineStart: space[16],
  borderInlineStart: `4px solid ${token('color-ok')}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${findings} > [data-fault]`, { borderInlineStartColor: token('color-danger') });
