import { globalStyle, style } from '@vanilla-extract/css';
import { strip } from '../components/ledger.css.ts';
import { folder } from '../style/palette.ts';
import { rhythm, space } from '../style/scale.ts';
import { notes } from './notes.css.ts';

/** The strip reaches into the room that the band before it leaves free. */
export const root = style({ display: 'flow-root', zIndex: 1, paddingBlock: `0 ${space[24]}` });
globalStyle(`${root} ${strip}`, { marginBlockStart: `calc(${rhythm.over} * -.45)` });
/** A strip below sticky notes is white, because some notes have its color, and keeps clear of them. */
globalStyle(`:has(> * > ${notes}) + ${root} ${strip}`, { marginBlockStart: 0 });
globalStyle(`:has(> * > ${notes}) + ${root} ${strip} > :first-child`, {
  vars: { '--paper': folder },
});
