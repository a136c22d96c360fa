import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { font, globalStyleOn } from '../style/layout.ts';
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
globalStyle(`${written} :is(ul, ol):not(figure *)`, {
  paddingInlineStart: '1.4em',
  listStyle: 'revert',
});
globalStyle(`${written} img`, {
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.card,
});
globalStyle(`${written} li + li:not(figure *)`, { marginBlockStart: space[8] });
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
  ...font('1rem', 1.45),
});
globalStyle(`${written} :is(th, td)`, {
  padding: `${space[12]} ${space[16]}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${written} td`, { borderBlockStart: `1px solid ${token('color-line')}` });
globalStyle(`${written} td:first-child`, { minInlineSize: '5.9em', fontWeight: 600 });

/** On phones each row becomes a list, and each cell shows its column's name. */
globalStyleOn(small, `${written} :is(table, tbody, tr, td)`, { display: 'block' });
globalStyleOn(small, `${written} thead`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyleOn(small, `${written} tr`, { padding: `${space[12]} ${space[16]}` });
globalStyleOn(small, `${written} tr + tr`, {
  borderBlockStart: `1px solid ${token('color-line')}`,
});
globalStyleOn(small, `${written} td`, { padding: '2px 0', border: 0 });
globalStyleOn(small, `${written} td:first-child`, { fontSize: text.body, fontWeight: 700 });
globalStyle(`${written} td + td`, {
  '@media': {
    // Large text goes below its label.
    [small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  },
});
globalStyleOn(small, `${written} td + td > span`, { flex: '1 1 8em' });
globalStyleOn(small, `${written} td + td::before`, {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  flex: '0 0 7em',
  color: token('color-ink-soft'),
  fontSize: '.875rem',
});
globalStyle(`${written} blockquote`, {
  marginInline: 0,
  paddingInlineStart: space[24],
  borderInlineStart: `4px solid ${color('sun')}`,
});
