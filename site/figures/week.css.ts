import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, columnsOf, globalStyleOn, headingFont } from '../style/layout.ts';
import { circle, telling } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, rhythm, small, space, text } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';
import { caption } from './frame.ts';

/**
 * A table of days, shared and own hours, drawn as two workdays that overlap: fourteen hours across,
 * of which the first place works eight, and the second the last eight.
 */
export const root = style([
  night,
  {
    display: 'grid',
    padding: `${space[24]} ${rhythm.sheet}`,
    borderRadius: radius.card,
    lineHeight: 1.3,
    hyphens: 'auto',
  },
]);

const hours = columnsOf('repeat(14, minmax(0, 1fr))');

globalStyle(`${root} table`, { display: 'contents', overflow: 'visible' });
globalStyle(`${root} :is(th, td)`, { padding: 0, border: 0 });

/** The names of the columns are the key to the colors, above the first clock. */
globalStyle(`${root} thead`, {
  position: 'static',
  order: -1,
  marginBlockEnd: space[16],
  clipPath: 'none',
});
globalStyle(`${root} thead tr`, { ...cluster(`${space[4]} ${space[24]}`), padding: 0 });
globalStyle(`${root} th:first-child`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyle(`${root} th::before`, {
  content: '',
  display: 'inline-block',
  ...circle('.8em'),
  marginInlineEnd: '.5em',
  border: '1px solid',
});
globalStyle(`${root} th:nth-child(2)::before`, telling(color('sun')));
globalStyle(`${root} th:nth-child(3)::before`, telling(color('lagoon')));

globalStyle(`${root} tbody tr`, {
  ...hours,
  gridTemplateRows: 'repeat(2, minmax(2.5rem, auto))',
  rowGap: '2px',
  padding: 0,
  border: 0,
});
globalStyle(`${root} tbody tr + tr`, { marginBlockStart: space[24] });
globalStyle(`${root} td:first-child`, {
  gridArea: '1 / 1 / 2 / 7',
  alignSelf: 'end',
  minInlineSize: 0,
  paddingBlockEnd: space[4],
  ...headingFont(text.h3),
  '@media': { [small]: { fontSize: text.body } },
});
/** Both cover the row's end, so that they can draw in both workdays. */
globalStyle(`${root} td + td`, {
  display: 'grid',
  gridTemplate: 'subgrid / subgrid',
  alignItems: 'stretch',
});
globalStyle(`${root} td:nth-child(2)`, { gridArea: '1 / 7 / 3 / 15', fontWeight: 700 });
globalStyle(`${root} td:nth-child(3)`, { gridArea: '1 / 1 / 3 / 15', color: color('on-sun') });

const block = { border: '1px solid transparent', '@media': { print: { borderColor: 'black' } } };
/** The shared hours: a block that covers both workdays. */
globalStyle(`${root} td:nth-child(2)::before`, {
  ...block,
  content: '',
  gridArea: '1 / 1 / 3 / 3',
  zIndex: 1,
  borderRadius: radius.field,
  ...telling(
    `linear-gradient(to right, ${color('protea')}, ${color('sun')} 40%, ${color('sun-bright')}) border-box`,
  ),
});
globalStyle(`${root} td:nth-child(2) > span`, {
  gridArea: '2 / 3 / 3 / 9',
  alignSelf: 'center',
  paddingInlineStart: space[12],
});
/** The own hours: those of the first workday before the shared hours, and of the second after them. */
globalStyle(`${root} td:nth-child(3)::before`, {
  ...block,
  content: '',
  gridArea: '2 / 1 / 3 / 7',
  borderRadius: `${radius.field} 0 0 ${radius.field}`,
  ...telling(color('lagoon')),
});
globalStyle(`${root} td:nth-child(3) > span`, {
  ...block,
  gridArea: '1 / 9 / 2 / 15',
  alignContent: 'center',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: `0 ${radius.field} ${radius.field} 0`,
  ...telling(color('lagoon')),
});
/** In Markdown, italics in the second cell mark a day without shared hours. Both places work on their own. */
const alone = 'td:nth-child(2):has(em)';
globalStyle(`${root} ${alone}::before`, { content: 'none' });
globalStyle(`${root} ${alone} em`, { fontStyle: 'normal' });
globalStyle(`${root} ${alone} + td::before`, { gridColumn: '1 / 9', borderRadius: radius.field });
globalStyle(`${root} ${alone} + td > span`, { gridColumn: '7 / 15', borderRadius: radius.field });

/** The clocks of the two places, each along its workday. */
globalStyle(`${root} p`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[8],
  inlineSize: 'calc(100% * 8 / 14)',
  marginBlock: `${space[8]} ${space[4]}`,
  fontSize: text.small,
});
globalStyle(`${root} p:has(+ table)`, { justifySelf: 'end' });
globalStyle(`${root} p > :last-child`, { marginInlineStart: 'auto' });
globalStyle(`${root} > figcaption`, caption);
globalStyleOn(small, `${root} :is(th, td + td)`, { fontSize: '.875rem' });
