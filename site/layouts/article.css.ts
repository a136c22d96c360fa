import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { oneFrameLater } from '../style/one-frame-later.css.ts';
import { color } from '../style/palette.ts';
import { belowHeader, measure, radius, small, space, text } from '../style/scale.ts';

const wide = '(width > 1024px)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measure})`,
  justifyContent: 'center',
  gap: 'clamp(32px, 5vw, 64px)',
  paddingBlock: `${space[24]} ${space[112]}`,
  '@media': {
    [wide]: { gridTemplateColumns: `280px minmax(0, ${measure})`, justifyContent: 'space-between' },
  },
});

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  fontWeight: 600,
});

export const title = style({
  maxInlineSize: '17em',
  fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)',
});

export const lead = style({
  maxInlineSize: '34em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
});

/** A column on phones: whether both dates fit in a row would depend on the loaded font. */
export const dates = style({
  display: 'flex',
  columnGap: '.6em',
  color: token('color-ink-soft'),
  fontSize: text.small,
  '@media': { [small]: { flexDirection: 'column' } },
});

export const cover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.hero,
  '@media': { [wide]: { gridColumn: 2 } },
});

export const contents = style({
  alignSelf: 'start',
  '@media': {
    [wide]: { gridArea: '2 / 1 / span 2', position: 'sticky', insetBlockStart: belowHeader },
  },
});

export const prose = style({
  containIntrinsicBlockSize: '200rem',
  '@media': { ...oneFrameLater['@media'], [wide]: { gridColumn: 2 } },
});
globalStyle(`${prose} > * + *`, { marginBlockStart: space[24] });
globalStyle(`${prose} > h2`, {
  marginBlockStart: space[72],
  fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)',
});
globalStyle(`${prose} > h2:first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} > h3`, { marginBlockStart: space[48] });
globalStyle(`${prose} > h2 + h3`, { marginBlockStart: space[32] });
globalStyle(`${prose} :is(h2, h3) + *`, { marginBlockStart: space[12] });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.4em', listStyle: 'revert' });
globalStyle(`${prose} img`, {
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.card,
});
globalStyle(`${prose} li + li`, { marginBlockStart: space[8] });
globalStyle(`${prose} ::marker`, { color: token('color-ink-soft'), fontWeight: 600 });
globalStyle(`${prose} > p:first-child`, { fontSize: text.lead });

/** A row of named cells; a column on phones. */
globalStyle(`${prose} dl`, {
  display: 'grid',
  gap: `${space[12]} ${space[24]}`,
  marginBlockEnd: 0,
  paddingBlockStart: space[16],
  borderBlockStart: `4px solid ${color('sun')}`,
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { '(width > 600px)': { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${prose} dt`, { fontWeight: 700 });
globalStyle(`${prose} dd`, { margin: 0 });
/** What to do about it is what people came for. */
globalStyle(`${prose} dl > :last-child`, { gridColumn: '1 / -1', fontSize: text.body });

globalStyle(`${prose} table`, {
  inlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${token('color-line')}`,
  borderBlockStart: `6px solid ${color('sun')}`,
  borderRadius: radius.icon,
  borderSpacing: 0,
  backgroundColor: token('color-surface'),
  fontSize: '1rem',
  lineHeight: 1.45,
});
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space[12]} clamp(8px, 2vw, 20px)`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${prose} td`, { borderBlockStart: `1px solid ${token('color-line')}` });
globalStyle(`${prose} td:first-child`, { minInlineSize: '5.9em', fontWeight: 600 });

/** On phones each row becomes a list, and each cell shows its column's name. */
globalStyle(`${prose} :is(table, tbody, tr, td)`, { '@media': { [small]: { display: 'block' } } });
globalStyle(`${prose} thead`, {
  '@media': { [small]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalStyle(`${prose} tr`, { '@media': { [small]: { padding: `${space[12]} ${space[16]}` } } });
globalStyle(`${prose} tr + tr`, {
  '@media': { [small]: { borderBlockStart: `1px solid ${token('color-line')}` } },
});
globalStyle(`${prose} td`, { '@media': { [small]: { padding: '2px 0', border: 0 } } });
globalStyle(`${prose} td:first-child`, {
  '@media': { [small]: { fontSize: text.body, fontWeight: 700 } },
});
globalStyle(`${prose} td + td`, {
  '@media': {
    // Large text goes below its label.
    [small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  },
});
globalStyle(`${prose} td + td > span`, { '@media': { [small]: { flex: '1 1 8em' } } });
globalStyle(`${prose} td + td::before`, {
  '@media': {
    [small]: {
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: '0 0 7em',
      color: token('color-ink-soft'),
      fontSize: '.875rem',
    },
  },
});
globalStyle(`${prose} blockquote`, {
  marginInline: 0,
  paddingInlineStart: space[24],
  borderInlineStart: `4px solid ${color('sun')}`,
});
