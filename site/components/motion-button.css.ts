import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { fill } from '../style/layout.ts';
import { radius, reducedMotion, space, text } from '../style/scale.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '36px',
  padding: `${space[4]} ${space[12]}`,
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.pill,
  ...fill('inherit', token('color-ink')),
  fontSize: text.small,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { borderColor: 'currentColor' },
  '@media': {
    [reducedMotion]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const pause = style({ display: 'inline-flex' });
export const resume = style({ display: 'inline-flex' });

globalStyle(`${root}[aria-pressed=true] ${pause}, ${root}[aria-pressed=false] ${resume}`, {
  display: 'none',
});
globalStyle(`${root}[aria-pressed=true]`, { borderColor: 'currentColor' });
