import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { centered, columnsOf, fill, globalStyleOn, headingFont } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { sheets, underLamp } from '../style/paper.css.ts';
import { above, radius, rhythm, space, text } from '../style/scale.ts';

/** A payment as a document: what it comes to, its numbered lines, and their sum. */
export const root = style([
  sheets.white,
  underLamp,
  {
    borderBlockStart: `6px solid ${color('sun')}`,
    borderEndEndRadius: radius.hero,
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [above.tablet]: {
        display: 'grid',
        gridTemplate: 'auto auto 1fr / 4fr 7fr',
        columnGap: rhythm.columns,
      },
    },
  },
]);
/** On wide screens the lines are beside the rest, and the sum is large under the name. */
globalStyleOn(above.tablet, `${root} > ol`, { gridArea: '1 / 2 / span 3' });
globalStyleOn(above.tablet, `${root} > figcaption`, { gridColumn: 1 });

globalStyle(`${root} figcaption`, { marginBlockEnd: space[12], ...softLook });
globalStyle(`${root} header`, {
  paddingBlockEnd: space[16],
  borderBlockEnd: `2px solid ${token('color-ink')}`,
});
globalStyle(`${root} :is(header b, footer data)`, { ...headingFont(text.h2), display: 'block' });

globalStyle(`${root} ol`, { counterReset: 'line' });
globalStyle(`${root} li`, {
  ...columnsOf('1.75rem minmax(0, 1fr) auto', `2px ${space[12]}`),
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  counterIncrement: 'line',
});
/** The number of the question that the line answers. */
globalStyle(`${root} li::before`, {
  content: 'counter(line)',
  ...centered,
  alignSelf: 'start',
  gridRow: 'span 2',
  blockSize: '1.75rem',
  borderRadius: '50%',
  border: '1px solid transparent',
  ...fill(color('sun'), color('on-sun')),
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
/** Yellow down to the end of the paper, like the part of a slip that is kept. */
globalStyleOn(above.tablet, `${root} footer`, {
  alignContent: 'end',
  margin: `0 0 calc(-1 * ${rhythm.sheet}) calc(-1 * ${rhythm.sheet})`,
  padding: rhythm.sheet,
  borderBlockStart: 0,
  borderEndStartRadius: radius.paper,
  ...fill(color('sun'), color('on-sun')),
});
globalStyleOn(above.tablet, `${root} footer data`, { fontSize: `calc(${text.h1} * 1.3)` });
