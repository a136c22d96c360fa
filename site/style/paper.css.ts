import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { edged, fill } from './layout.ts';
import { markedLook, shapeLook } from './looks.ts';
import { faint, folder, type Paper, paper, shade } from './palette.ts';
import { radius, rhythm, upTo } from './scale.ts';
import { binder } from './sizes.ts';
import { byTheme, lampLook } from './theme.css.ts';

/**
 * A sheet of paper, in one of six colors. It may lie on any ground: the text on it has the colors of
 * the theme again. `--r` turns it, such as `-2deg`.
 */
const sheet = style({
  position: 'relative',
  padding: rhythm.sheet,
  borderRadius: radius.paper,
  ...edged,
  outlineOffset: '-1px',
  ...fill('var(--paper)', token('color-ink')),
  // On phones the shadow is short, because the next band would cut a longer one.
  boxShadow: `0 22px 44px -18px ${shade}`,
  rotate: 'var(--r, none)',
  vars: { ...byTheme, '--r': 'none' },
  '@media': {
    [upTo.phone]: { boxShadow: `0 8px 20px -6px ${shade}` },
    print: { outlineColor: faint },
  },
});

/** The brightest sheet of a section also in the dark theme. */
export const lit = style({ colorScheme: 'light' });

const names = Object.keys(paper) as Paper[];

export const sheets = styleVariants(
  Object.fromEntries(names.map((name) => [name, name])) as Record<Paper, Paper>,
  (name) => [
    sheet,
    {
      vars: {
        '--paper': paper[name],
        // The colors are too strong for soft text and for the color of links.
        ...(name !== 'white' && {
          [token('color-ink-soft')]: token('color-ink'),
          [token('color-link')]: token('color-ink'),
        }),
      },
    },
  ],
);

/** A white sheet, or a paper of its own. */
export const underLamp = style(lampLook);

/** Holes along the start of a sheet, through which the page's hill is seen. */
export const punched = style({
  padding: binder.inside,
  borderRadius: radius.card,
  '::before': {
    ...shapeLook,
    insetBlock: '28px',
    insetInlineStart: binder.holesAt,
    inlineSize: binder.hole,
    background: `radial-gradient(circle closest-side, var(--hill) 92%, transparent) 0 0 / ${binder.hole} ${binder.holes} round`,
  },
});

globalStyle(`${sheets.white}${punched}`, { vars: { '--paper': folder } });

export const marked = style(markedLook);
