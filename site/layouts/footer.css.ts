import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, columnsOf, fill, stack } from '../style/layout.ts';
import { color, dangerOnNight, nightFooter } from '../style/palette.ts';
import { rhythm, small, space, text, upTo } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';

/** The night after the sun of the closing. */
export const root = style([
  night,
  {
    marginBlockStart: 'auto',
    backgroundColor: nightFooter,
    vars: {
      [token('color-field')]: color('on-night-soft'),
      [token('color-field-background')]: 'transparent',
      [token('color-danger')]: dangerOnNight,
    },
  },
]);

export const columns = style({
  ...columnsOf('4fr 5fr 4fr', space[48]),
  paddingBlock: rhythm.band,
  '@media': {
    [upTo.tablet]: { gridTemplateColumns: '1fr', gap: space[32] },
    print: { display: 'none' },
  },
});

export const about = style({
  ...stack(space[16]),
  justifyItems: 'start',
  alignContent: 'start',
  marginBlockStart: '-10px',
});

export const description = style({ maxInlineSize: '22em', color: token('color-ink-soft') });

export const heading = style({ marginBlockEnd: space[12], fontSize: text.h3 });

export const links = style({ columns: '2 9em', columnGap: space[24] });

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  color: token('color-ink'),
  textDecoration: 'none',
});
globalStyle(`${links} a:hover, ${links} a[aria-current]`, { textDecoration: 'underline' });

export const form = style({ ...cluster(space[8]), marginBlockStart: space[12] });

export const label = style({ inlineSize: '100%', fontWeight: 600 });

export const field = style({
  flex: '1 1 10em',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '48px',
  padding: `${space[8]} 14px`,
  border: `2px solid ${token('color-field')}`,
  borderRadius: token('radius-field'),
  ...fill(token('color-field-background'), token('color-ink')),
});

export const error = style({ inlineSize: '100%', color: token('color-danger') });

export const last = style({
  ...cluster(`${space[8]} ${space[24]}`, 'center'),
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${token('color-line')}`,
  backgroundColor: 'inherit',
  fontSize: text.small,
  minBlockSize: '69px',
  '@media': { [small]: columnsOf('repeat(auto-fill, minmax(8em, 1fr))') },
});

export const owner = style({ marginInlineEnd: 'auto', color: token('color-ink-soft') });

/** In the grid on phones. */
globalStyle(`${last} > :is(p, button)`, { gridColumn: '1 / -1', justifySelf: 'start' });

export const inner = style({ backgroundColor: 'inherit' });
