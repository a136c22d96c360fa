import { style } from '@vanilla-extract/css';
import { columnsOf, font, globalStyleOn, stack } from '../style/layout.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { binder, note as size } from '../style/sizes.ts';

/** Over the lower edge of a sheet. */
export const notes = style({
  position: 'relative',
  marginBlockEnd: 'calc(var(--below, 0px) * -1)',
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', `${space[16]} ${space[12]}`),
});

/** Room for the notes below their sheet, whose padding they overlap as well. */
export const band = style({
  selectors: { '&&': { paddingBlockEnd: `calc(${rhythm.band} + .6 * ${binder.below})` } },
});

export const note = style({
  ...stack(space[12]),
  alignContent: 'start',
  borderEndEndRadius: radius.card,
  ...font(text.body, 1.35),
  textWrap: 'balance',
  '@media': {
    [upTo.phone]: { gap: space[4], padding: space[12], fontSize: text.small },
    [above.phone]: { minBlockSize: size.height },
  },
});
/** So that the longest words fit into four columns of a small window, and on half of a phone. */
globalStyleOn(upTo.tablet, `${note} > h3`, { fontSize: text.body });
/** The last one of an odd number fills its row. */
globalStyleOn(upTo.phone, `${note}:last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
});
