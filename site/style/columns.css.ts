import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space } from './scale.ts';

const from = (width: number) => `(width >= ${width}px)`;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const grid = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { [from(800)]: { gap: space[24] } },
});

/** The key is the number of columns on wide screens. */
export const grids = styleVariants({
  1: [grid, {}],
  2: [grid, { '@media': { [from(720)]: columns(2) } }],
  3: [grid, { '@media': { [from(860)]: columns(3) } }],
  4: [grid, { '@media': { [from(640)]: columns(2), [from(1080)]: columns(4) } }],
  5: [
    grid,
    {
      '@media': {
        [from(640)]: columns(2),
        [from(1280)]: columns(5),
      },
    },
  ],
  /** A row of three, then a row of two wider ones. */
  '3+2': [grid, { '@media': { [from(640)]: columns(2), [from(1000)]: columns(6) } }],
});

globalStyle(`${grids[5]} > :last-child:nth-child(odd)`, {
  '@media': { '(640px <= width < 1280px)': { gridColumn: 'span 2' } },
});
const threeAndTwo = `${grids['3+2']} >`;
globalStyle(`${threeAndTwo} :last-child:nth-child(odd)`, {
  '@media': { '(640px <= width < 1000px)': { gridColumn: 'span 2' } },
});
globalStyle(`${threeAndTwo} *`, { '@media': { [from(1000)]: { gridColumn: 'span 2' } } });
globalStyle(`${threeAndTwo} :nth-child(n + 4)`, {
  '@media': { [from(1000)]: { gridColumn: 'span 3' } },
});
