import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { text as sizes, space, upTo } from '../style/scale.ts';
import { proof as measures } from '../style/sizes.ts';

/** It hides the line at the end of the opening. */
export const band = style({ marginBlockStart: '-1px', paddingBlock: `0 ${space[24]}` });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[24],
  '@media': {
    [upTo.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[32] },
  },
});

export const proof = style({ position: 'relative', lineHeight: 1.3 });

/** The hill hides the lower end of the paper. */
export const seen = style({
  blockSize: measures.seen,
  marginBlock: `-26px ${space[12]}`,
  clipPath: 'inset(-60px -30px 0)',
  '@media': {
    [upTo.tablet]: { marginBlockStart: `calc(-1 * ${space[8]})` },
    print: { blockSize: 'auto', marginBlockStart: space[12], clipPath: 'none' },
  },
});

export const paper = style({
  blockSize: measures.sheet,
  padding: `${space[12]} ${space[16]}`,
  overflow: 'hidden',
  transition: 'translate 240ms',
  '@media': { print: { blockSize: 'auto', minBlockSize: measures.seen } },
  selectors: { [`${proof}:hover &`]: { translate: '0 -6px' } },
});
/** Only whole lines are seen: with the paper's padding, they end above the hill. */
export const lines = style({ maxBlockSize: `calc(4 * ${measures.line})`, overflow: 'clip' });
globalStyle(`${lines} > p`, { lineHeight: measures.line });
export const code = style([paper, { padding: 0 }]);
globalStyle(`${code} > pre`, { blockSize: '100%', whiteSpace: 'pre', overflow: 'clip' });

export const text = style({ color: token('color-ink-soft'), fontSize: sizes.small });
export const title = style({
  fontWeight: 650,
  selectors: { '&&': { textDecoration: 'underline' } },
});

export const figure = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: sizes.h2,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-.04em',
  whiteSpace: 'nowrap',
});
globalStyle(`${figure} > span`, { fontSize: sizes.h3, letterSpacing: 0 });

export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 24px))',
  gap: space[4],
  marginBlockStart: space[8],
});
