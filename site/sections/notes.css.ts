import { style } from '@vanilla-extract/css';
import { above, radius, space, text, upTo } from '../style/scale.ts';
import { note as size } from '../style/sizes.ts';

/** Over the lower edge of a sheet; without one, only over its start and end. */
export const notes = style({
  position: 'relative',
  marginBlockEnd: 'calc(var(--below, 0px) * -1)',
  vars: { '--each': size.length },
  '@media': {
    [above.phone]: {
      marginInline: 'calc(var(--out, 0px) * -.4) calc(var(--out, 0px) * -1)',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      gap: `${space[16]} ${space[12]}`,
    },
  },
});

export const note = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[12],
  minBlockSize: size.height,
  borderEndEndRadius: radius.card,
  fontSize: text.body,
  lineHeight: 1.35,
  '@media': { [upTo.phone]: { padding: space[16] } },
});
