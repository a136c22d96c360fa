import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf, globalStyleOn, headingFont } from '../style/layout.ts';
import { telling } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, rhythm, small, space, text } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';
import { caption } from './frame.ts';

/**
 * A table of days, with the own hours of two places on both sides of those that they share: each row
 * is a day as one bar of three parts.
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

globalStyle(`${root} :is(table, thead, tbody)`, { display: 'contents', overflow: 'visible' });
globalStyle(`${root} tr`, { ...columnsOf('repeat(3, minmax(0, 1fr))'), padding: 0, border: 0 });
globalStyle(`${root} :is(th, td)`, { padding: `${space[8]} ${space[12]}`, border: 0 });
globalStyle(`${root} th`, { fontSize: text.small });
globalStyle(`${root} th:first-child`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyle(`${root} td:first-child`, {
  gridColumn: '1 / -1',
  padding: `${space[16]} 0 0`,
  ...headingFont(text.h3),
});

/** The parts of the bar. On phones they are stacked, and have the colors of the column names above the first day. */
for (const [at, name] of (['lagoon', 'sun', 'dusk'] as const).entries())
  globalStyle(`${root} :nth-child(${at + 2})`, { vars: { '--part': color(name) } });
globalStyle(`${root} td + td`, {
  minBlockSize: space[48],
  alignContent: 'center',
  alignItems: 'center',
  border: '1px solid transparent',
  ...telling('var(--part)'),
  color: color('on-sun'),
  '@media': { print: { borderColor: 'black' } },
});
globalStyle(`${root} td:nth-child(3)`, { fontWeight: 700 });
const [start, end] = [`${radius.field} 0 0 ${radius.field}`, `0 ${radius.field} ${radius.field} 0`];
globalStyle(`${root} td:nth-child(2)`, { borderRadius: start });
globalStyle(`${root} td:last-child`, { borderRadius: end });
globalStyle(`${root} td + td::before`, { content: 'none' });
/** In Markdown, italics mark a day without shared hours. */
globalStyle(`${root} td:nth-child(3):has(em)`, { ...telling('none'), color: 'inherit' });
globalStyle(`${root} em`, { fontStyle: 'normal' });
globalStyle(`${root} > figcaption`, caption);

globalStyleOn(small, `${root} tr`, { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px' });
globalStyleOn(small, `${root} :is(th, td):nth-child(n + 2)`, {
  minBlockSize: 0,
  borderRadius: radius.field,
});
globalStyleOn(small, `${root} th + th`, {
  ...telling('var(--part)'),
  color: color('on-sun'),
});
