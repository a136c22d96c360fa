import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { paper as document, open } from '../illustrations/panel.css.ts';
import { columnsOf, globalStyleOn, stack } from '../style/layout.ts';
import { behindLook } from '../style/looks.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
import { opening } from '../style/sizes.ts';
import { words } from './opening.css.ts';

const medium = upTo.tablet;

export const columns = style({
  ...columnsOf('45fr 55fr', rhythm.columns),
  alignItems: 'center',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Chromium moves a whole grid to the next sheet.
    print: { display: 'block' },
  },
});
globalStyleOn('print', `${columns} > figure`, { marginBlockStart: space[24] });

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
export const rows = style(stack(rhythm.columns));
globalStyle(`${sky}:has(> ${rows})`, { vars: { '--climb': '160px' } });
globalStyleOn(above.tablet, `${rows} > ${words}`, {
  grid: 'auto-flow / 7fr 5fr',
  columnGap: space[72],
});
globalStyleOn(above.tablet, `${rows} > ${words} > :not(h1)`, { gridColumn: 2 });
globalStyleOn(above.tablet, `${rows} h1`, { gridRow: '1 / span 4' });

/** A document in front of a sky that fills the end of the window, or on phones begins with the document. */
export const paper = style({
  overflow: 'clip',
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: rhythm.band,
  selectors: {
    '&::before': {
      ...behindLook,
      insetBlock: 0,
      insetInline: '56% 0',
      background: 'linear-gradient(var(--sky), var(--horizon))',
      '@media': { [medium]: { display: 'none' } },
    },
  },
});
globalStyleOn(above.tablet, `${paper} > ${columns}`, {
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[48],
});
globalStyle(`${paper} h1`, { maxInlineSize: '10em', fontSize: text.h1 });
globalStyle(`${paper} figure:has(> ${document})`, { rotate: '-.7deg' });
globalStyleOn(`screen and ${medium}`, `${paper} figure::before`, {
  ...behindLook,
  inset: `-${space[16]} -100vw -100vh`,
  background: 'linear-gradient(var(--sky), var(--horizon) 60%)',
});
/** On the sky. At the end of its row it does not cross the edge. */
globalStyle(`${paper} figcaption`, {
  color: token('color-ink'),
  '@media': { [above.tablet]: { textAlign: 'end' } },
});
