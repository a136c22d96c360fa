import { globalStyle, style } from '@vanilla-extract/css';
import { grounds } from '../components/band.css.ts';
import { layer, layerByDay, paper } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { litLook } from '../style/theme.css.ts';
import { few, line, word } from './directory.css.ts';

export const stair = style({});

/** Each line lies on one more layer of the ground, which goes down to the end of the band. */
globalStyle(`${stair} > ${line}`, {
  paddingInlineStart: `calc(var(--at) * ${rhythm.columns} * var(--tread, .8))`,
  '@media': { [above.tablet]: { vars: { '--index': text.indexFew, '--tread': '1.5' } } },
});
/** Where the text is large, the longest word breaks. */
globalStyle(`${stair} ${word}`, { overflowWrap: 'anywhere' });
globalStyle(`${stair} > ${line} + ${line}::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetBlock: '0 -100vh',
  insetInline: 'calc(50% - 58vw)',
  borderRadius: '50% 50% 0 0 / 48px 48px 0 0',
  backgroundColor: layer,
});
/** Few lines by day grow toward the last one, which has room below it. */
const growing = `${grounds.hour} ${few}${stair} > ${line}`;
globalStyle(growing, {
  '@media': {
    [above.tablet]: { vars: { '--index': `calc(${text.indexFew} * (1 + .2 * var(--at)))` } },
  },
});
globalStyle(`${growing}:last-child`, { paddingBlock: `${space[16]} ${space[32]}` });

/** By day they grow lighter, and the last line has arrived: it is lit in the dark theme as well. */
const byDay = `${grounds.hour}:not([data-dark]) ${stair} > ${line}`;
globalStyle(`${byDay}::before`, { backgroundColor: layerByDay });
globalStyle(`${byDay}:last-child`, litLook);
globalStyle(`${byDay}:last-child::before`, { backgroundColor: paper.sun });
