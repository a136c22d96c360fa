import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { paper as document, open } from '../illustrations/panel.css.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { opening } from '../style/sizes.ts';
import { words } from './opening.css.ts';

const medium = upTo.tablet;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '45fr 55fr',
  alignItems: 'center',
  gap: rhythm.columns,
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Chromium moves a whole grid to the next sheet.
    print: { display: 'block' },
  },
});
globalStyle(`${columns} > figure`, { '@media': { print: { marginBlockStart: space[24] } } });

/** The illustration stands on the hill, and hides some of the sun. */
export const sky = style({
  vars: { '--disc-start': '70%', '--disc-size': opening.disc, '--climb': '420px' },
  paddingBlock: opening.room,
  '@media': {
    [medium]: { vars: { '--disc-start': '58%', '--climb': '120px' } },
    // Nothing of the sky is printed, and the drawing fits on the first sheet.
    print: { paddingBlock: `${space[8]} 0` },
  },
});

globalStyle(`${sky}:has(${open})::before`, { display: 'none' });

/** The illustration across the page, under the words: the sun stays below them. */
export const rows = style({ display: 'grid', gap: rhythm.columns });
globalStyle(`${sky}:has(> ${rows})`, { vars: { '--climb': '160px' } });
globalStyle(`${rows} > ${words}`, {
  '@media': { [above.tablet]: { grid: 'auto-flow / 7fr 5fr', columnGap: space[72] } },
});
globalStyle(`${rows} > ${words} > :not(h1)`, {
  '@media': { [above.tablet]: { gridColumn: 2 } },
});
globalStyle(`${rows} h1`, { '@media': { [above.tablet]: { gridRow: '1 / span 4' } } });

/** A document in front of a sky that fills the end of the window, or on phones begins with the document. */
export const paper = style({
  overflow: 'clip',
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: rhythm.band,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInline: '56% 0',
      background: 'linear-gradient(var(--sky), var(--horizon))',
      '@media': { [medium]: { display: 'none' } },
    },
  },
});
globalStyle(`${paper} > ${columns}`, {
  '@media': { [above.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space[48] } },
});
globalStyle(`${paper} h1`, {
  maxInlineSize: '10em',
  fontSize: text.h1,
});
globalStyle(`${paper} figure:has(> ${document})`, { rotate: '-.7deg' });
globalStyle(`${paper} figure::before`, {
  '@media': {
    [`screen and ${medium}`]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: `${space[32]} -100vw -100vh`,
      background: 'linear-gradient(var(--sky), var(--horizon) 60%)',
    },
  },
});
/** The caption may lie over the sun, or over an edge. */
globalStyle(`:where(${paper}, ${sky}:not(:has(${open}))) figcaption`, {
  justifySelf: 'start',
  inlineSize: 'fit-content',
  marginInlineStart: `calc(-1 * ${space[12]})`,
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.field,
  backgroundColor: 'var(--horizon)',
  color: token('color-ink'),
  textWrap: 'balance',
});
/** The caption stands at the end of its row, so that it does not cross the edge of the sky. */
globalStyle(`${paper} figcaption`, {
  '@media': { [above.tablet]: { marginInlineStart: 'auto' } },
});
