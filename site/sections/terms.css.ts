import { globalStyle, style } from '@vanilla-extract/css';
import { strip } from '../components/ledger.css.ts';
import { rhythm } from '../style/scale.ts';

/** The strip reaches into the room that the band before it leaves free. */
export const root = style({ display: 'flow-root', zIndex: 1, paddingBlock: 0 });
globalStyle(`${root} ${strip}`, { marginBlockStart: `calc(${rhythm.over} * -.45)` });
