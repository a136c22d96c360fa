import { globalStyle, style } from '@vanilla-extract/css';
import { paper } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

// A file of its own keeps these styles off pages that have a poster without details.

/** Below its word in each window, with its link at the end. */
export const told = style({
  selectors: {
    '&&': {
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: '100%',
      justifyContent: 'space-between',
      maxInlineSize: 'none',
    },
  },
});
export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  fontSize: text.body,
  fontWeight: 600,
});
/** As bars of one length, on a paper. */
export const list = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  marginBlockEnd: space[24],
  lineHeight: 1.3,
});
globalStyle(`${list} > li`, {
  padding: `${space[12]} ${space[16]}`,
  outline: '1px solid transparent',
  fontWeight: 600,
});
for (const [index, name] of (['dusk', 'lagoon', 'sun', 'clay'] as const).entries())
  globalStyle(`${list} > :nth-child(4n + ${index + 1})`, { backgroundColor: paper[name] });
