import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, headingFont } from '../style/layout.ts';
import { reviewed } from '../style/palette.ts';
import { above, text as sizes, space, upTo } from '../style/scale.ts';
import { proof as measures } from '../style/sizes.ts';
import { swipe } from '../style/swipe.css.ts';

/** It hides the line at the end of the opening. */
export const band = style({ marginBlockStart: '-1px', paddingBlock: `0 ${space[24]}` });

/** On phones it is swiped: its upper edge is where the papers end. */
export const list = style([
  swipe,
  {
    vars: { '--each': measures.each },
    '@media': {
      [above.phone]: columnsOf('repeat(2, minmax(0, 1fr))', space[24]),
      [above.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [`screen and ${upTo.phone}`]: {
        marginBlockStart: `-${space[24]}`,
        paddingBlock: `${space[24]} ${space[12]}`,
      },
    },
  },
]);

export const proof = style({ position: 'relative', lineHeight: 1.3 });

/** The hill hides the lower end of the paper, but none of its words: a longer paper rises less. */
export const seen = style({
  display: 'grid',
  minBlockSize: measures.seen,
  marginBlock: `-26px ${space[12]}`,
  clipPath: 'inset(-60px -30px 0)',
  '@media': {
    [upTo.tablet]: { marginBlockStart: `calc(-1 * ${space[8]})` },
    print: { marginBlockStart: space[12], clipPath: 'none' },
  },
});

export const paper = style({
  // In the dark theme white papers are as dark as the hill.
  vars: { '--paper': reviewed },
  marginBlockEnd: `calc(-1 * ${space[48]})`,
  padding: `${space[12]} ${space[12]} ${space[48]}`,
  overflow: 'hidden',
  lineHeight: measures.line,
  transition: 'translate 240ms',
  '@media': { print: { marginBlockEnd: 0, paddingBlockEnd: space[12] } },
  selectors: { [`${proof}:hover &`]: { translate: '0 -6px' } },
});
export const lines = style({ '@media': { [upTo.tablet]: { fontSize: sizes.small } } });
export const code = style([paper, { padding: 0 }]);
globalStyle(`${code} > pre`, { blockSize: '100%', whiteSpace: 'pre', overflow: 'clip' });

export const text = style({ color: token('color-ink-soft'), fontSize: sizes.small });
globalStyle(`${paper} > ${text}`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** The note is about all papers, so it keeps off the first one. */
export const note = style([text, { marginBlockStart: space[16] }]);

export const title = style({
  display: 'block',
  fontWeight: 650,
  textWrap: 'balance',
  selectors: { '&&': { textDecoration: 'underline' } },
});

export const figure = style({
  ...headingFont(sizes.h2),
  marginBlockEnd: space[8],
  whiteSpace: 'nowrap',
});
globalStyle(`${figure} > span`, { fontSize: sizes.h3, letterSpacing: 0 });

export const marks = style({
  ...columnsOf('repeat(8, minmax(0, 24px))', space[4]),
  '@media': { [upTo.tablet]: { gridTemplateColumns: 'repeat(4, 24px)' } },
});
