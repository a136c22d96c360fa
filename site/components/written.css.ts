import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { measure, radius, small, space, text } from '../style/scale.ts';

/** Text that is written as Markdown. */
export const written = style({});

/** The column of the text. Tables and figures may be wider, for notes at the margin. */
globalStyle(`${written} > *`, { maxInlineSize: measure });
globalStyle(`${written} > :is(dl, table, figure, h2)`, { maxInlineSize: '56rem' });
globalStyle(`${written} > * + *`, { marginBlockStart: space[24] });
globalStyle(`${written} > h3`, { marginBlockStart: space[48] });
globalStyle(`${written} > h2 + h3`, { marginBlockStart: space[32] });
globalStyle(`${written} :is(h2, h3) + *`, { marginBlockStart: space[12] });
globalStyle(`${written} :is(ul, ol)`, { paddingInlineStart: '1.4em', listStyle: 'revert' });
globalStyle(`${written} img`, {
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.card,
});
globalStyle(`${written} li + li`, { marginBlockStart: space[8] });
globalStyle(`${written} ::marker`, { color: token('color-ink-soft'), fontWeight: 600 });
globalStyle(`${written} > p:first-child`, { fontSize: text.lead });

globalStyle(`${written} table`, {
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
globalStyle(`${written} :is(th, td)`, {
  padding: `${space[12]} ${space[16]}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${written} td`, { borderBlockStart: `1px solid ${token('color-line')}` });
globalStyle(`${written} td:first-child`, { minInlineSize: '5.9em', fontWeight: 600 });

/** On phones each row becomes a list, and each cell shows its column's name. */
globalStyle(`${written} :is(table, tbody, tr, td)`, {
  '@media': { [small]: { display: 'block' } },
});
globalStyle(`${written} thead`, {
  '@media': { [small]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalStyle(`${written} tr`, { '@media': { [small]: { padding: `${space[12]} ${space[16]}` } } });
globalStyle(`${written} tr + tr`, {
  '@media': { [small]: { borderBlockStart: `1px solid ${token('color-line')}` } },
});
globalStyle(`${written} td`, { '@media': { [small]: { padding: '2px 0', border: 0 } } });
globalStyle(`${written} td:first-child`, {
  '@media': { [small]: { fontSize: text.body, fontWeight: 700 } },
});
globalStyle(`${written} td + td`, {
  '@media': {
    // Large text goes below its label.
    [small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  },
});
globalStyle(`${written} td + td > span`, { '@media': { [small]: { flex: '1 1 8em' } } });
globalStyle(`${written} td + td::before`, {
  '@media': {
    [small]: {
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: '0 0 7em',
      color: token('color-ink-soft'),
      fontSize: '.875rem',
    },
  },
});
globalStyle(`${written} blockquote`, {
  marginInline: 0,
  paddingInlineStart: space[24],
  borderInlineStart: `4px solid ${color('sun')}`,
});
