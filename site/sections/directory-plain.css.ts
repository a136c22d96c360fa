import { globalStyle, style } from '@vanilla-extract/css';
import { head } from '../components/band.css.ts';
import { risingSunLook } from '../style/looks.ts';
import { orbs } from '../style/palette.ts';
import { above, rhythm, text as sizes, space } from '../style/scale.ts';
import { indexSun } from '../style/sizes.ts';
import { line, long, text } from './directory.css.ts';

/** On wide screens the texts begin right after the longest word. */
export const plain = style({
  '@media': {
    [above.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
      columnGap: rhythm.columns,
    },
  },
});
globalStyle(`${plain} ${text}`, { '@media': { [above.tablet]: { fontSize: sizes.lead } } });
globalStyle(`${plain}:not(${long})`, {
  '@media': { [above.tablet]: { vars: { '--index': sizes.indexFew } } },
});
globalStyle(`${plain} > ${line}`, {
  '@media': {
    [above.tablet]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: 'inherit',
    },
  },
});

export const columns = style({
  display: 'grid',
  gap: `${space[16]} ${rhythm.columns}`,
  vars: { '--index': sizes.sheet },
  '@media': { [above.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${columns} > ${line}`, {
  display: 'grid',
  alignContent: 'start',
  rowGap: space[8],
});

/** The words end before it. */
export const sun = style(
  risingSunLook({
    insetInlineEnd: 0,
    inlineSize: indexSun,
    translate: '28% 45%',
    backgroundColor: orbs.sun,
  }),
);
globalStyle(`${sun} :is(${head}, ${plain})`, {
  '@media': { [above.tablet]: { maxInlineSize: '74%' } },
});
