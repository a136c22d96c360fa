import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { headingLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';

/** A payment as a document: what it comes to, its numbered lines, and their sum. */
export const root = style([
  sheets.white,
  {
    borderBlockStart: `6px solid ${color('sun')}`,
    borderEndEndRadius: radius.hero,
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [above.tablet]: {
        display: 'grid',
        gridTemplate: 'auto 1fr auto / 4fr 7fr',
        columnGap: rhythm.columns,
      },
    },
  },
]);
/** On wide screens the lines are beside the rest. */
globalStyle(`${root} > ol`, { '@media': { [above.tablet]: { gridArea: '1 / 2 / span 3' } } });
globalStyle(`${root} > figcaption`, { '@media': { [above.tablet]: { gridColumn: 1 } } });

globalStyle(`${root} figcaption`, {
  inlineSize: 'fit-content',
  marginBlockEnd: space[24],
  padding: `2px ${space[12]}`,
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.pill,
  color: token('color-ink-soft'),
  fontSize: '.875rem',
});
globalStyle(`${root} header`, {
  paddingBlockEnd: space[16],
  borderBlockEnd: `2px solid ${token('color-ink')}`,
});
globalStyle(`${root} :is(header b, footer data)`, {
  ...headingLook,
  display: 'block',
  fontSize: text.h2,
});

globalStyle(`${root} ol`, { margin: 0, padding: 0, listStyle: 'none', counterReset: 'line' });
globalStyle(`${root} li`, {
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  gap: `2px ${space[12]}`,
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  counterIncrement: 'line',
});
globalStyle(`${root} li + li`, { marginBlockStart: 0 });
/** The number of the question that the line answers. */
globalStyle(`${root} li::before`, {
  content: 'counter(line)',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  gridRow: 'span 2',
  blockSize: '1.75rem',
  borderRadius: '50%',
  border: '1px solid transparent',
  backgroundColor: color('sun'),
  color: color('on-sun'),
  fontSize: '.875rem',
  fontWeight: 700,
});
/** Large text leaves no room on the line for a figure with its unit. */
globalStyle(`${root} li b > span`, { whiteSpace: 'normal' });
globalStyle(`${root} data`, { fontWeight: 700 });
globalStyle(`${root} li p`, { gridColumn: '2 / -1', color: token('color-ink-soft') });
globalStyle(`${root} footer`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[24],
  marginBlockStart: '-1px',
  paddingBlockStart: space[16],
  borderBlockStart: `2px solid ${token('color-ink')}`,
  fontWeight: 700,
});
