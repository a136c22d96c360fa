import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { radius, space, text } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';
import { root } from './two-lines.css.ts';

const wide = '(width > 960px)';
const phone = '(width <= 480px)';

/** On one line of a window, whatever its length, and a tag to the eye. */
globalStyle(`${root} h1 > code`, {
  font: 'inherit',
  fontSize: 'min(5rem, 175vw / var(--length))',
});
globalStyle(`${root} h1 > code::before`, { content: ['"<"', '"<" / ""'] });
globalStyle(`${root} h1 > code::after`, { content: ['">"', '">" / ""'] });
globalStyle(`${root} h1 > code:is(::before, ::after)`, { color: token('color-field') });

/** The element below it loads only when it is scrolled to, so it begins below the first screen. */
export const first = style({ '@media': { [wide]: { minBlockSize: '680px' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  marginBlockStart: space[32],
  '@media': { [wide]: { gridTemplateColumns: '8fr 4fr', gap: space[48] } },
});

export const markup = style([
  night,
  {
    display: 'grid',
    alignContent: 'space-between',
    gap: space[16],
    padding: 'clamp(20px, 3vw, 32px)',
    borderRadius: radius.card,
  },
]);
export const code = style({ display: 'grid', gap: space[16], margin: 0 });
globalStyle(`${markup} pre`, { padding: 0, border: 0, borderRadius: 0, background: 'none' });

export const note = style({ color: token('color-ink-soft'), fontSize: text.small });

export const counts = style({
  borderBlockStart: `2px solid ${token('color-ink')}`,
  // Two in a row on phones, where the tables are far enough.
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      columnGap: space[24],
    },
  },
});
globalStyle(`${counts} a`, {
  display: 'grid',
  gridTemplateColumns: '1.6em 1fr auto',
  alignItems: 'center',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  color: token('color-ink'),
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textDecoration: 'none',
});
globalStyle(`${counts} span`, { fontSize: '.65em' });
globalStyle(`${counts} svg`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${counts} a:hover span`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });
