import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, fill, font } from './layout.ts';
import { radius, small, space, text } from './scale.ts';

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: '48px',
  padding: `${space[8]} var(--button-inset, 22px)`,
  border: '2px solid transparent',
  borderRadius: radius.pill,
  fontWeight: 600,
  ...font(text.body, 1.2),
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms, color 150ms',
});

export const button = styleVariants({
  primary: [
    control,
    {
      ...fill(token('color-action'), token('color-on-action')),
      ':hover': { backgroundColor: token('color-action-hover') },
      '@media': { print: { borderColor: 'currentColor' } },
    },
  ],
  secondary: [
    control,
    {
      ...fill('transparent', token('color-ink')),
      borderColor: 'currentColor',
      ':hover': { borderColor: token('color-action'), color: token('color-action') },
    },
  ],
});

export const actions = style({
  ...cluster(space[12]),
  '@media': { [small]: { vars: { '--button-inset': '17px' } } },
});
