import { style } from '@vanilla-extract/css';
import { shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { binder, note as size } from '../style/sizes.ts';

/** Over the lower edge of a sheet. */
export const notes = style({
  position: 'relative',
  marginBlockEnd: 'calc(var(--below, 0px) * -1)',
  vars: { '--each': size.length },
  '@media': {
    [above.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      gap: `${space[16]} ${space[12]}`,
    },
  },
});

/** Room for the notes below their sheet. */
export const band = style({
  selectors: { '&&': { paddingBlockEnd: `calc(${rhythm.band} + ${binder.below})` } },
});

export const note = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  minBlockSize: size.height,
  borderEndEndRadius: radius.card,
  fontSize: text.body,
  lineHeight: 1.35,
  // A list that scrolls cuts off a longer shadow.
  '@media': { [upTo.phone]: { padding: space[16], boxShadow: `0 10px 12px -8px ${shade}` } },
});
