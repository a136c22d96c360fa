import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { telling } from '../style/looks.ts';
import { color, faint } from '../style/palette.ts';
import { above, radius, space, text, upTo } from '../style/scale.ts';
import { handover, nameShare } from './transitions.css.ts';

/** On a scale of days, each part of a bar is as long as it takes; on phones, of a bar below both. */
const at = (day: string) => `calc(var(--${day}) / var(--scale) * 100%)`;
export const days = style({});
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--scale), minmax(0, 1fr))',
  marginBlockEnd: space[8],
  fontSize: text.small,
  '@media': { [upTo.tablet]: { display: 'none' } },
});
globalStyle(marks, {
  '@media': { [above.tablet]: { marginInlineStart: nameShare } },
});
globalStyle(`${marks} > span`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${faint}`,
});
globalStyle(`${days} ${handover} > *`, {
  '@media': {
    [above.tablet]: {
      flex: 'none',
      alignContent: 'center',
      inlineSize: at('from'),
      minInlineSize: 0,
      paddingInline: space[12],
      borderRadius: radius.paper,
    },
  },
});
globalStyle(`${days} ${handover} > span`, {
  '@media': { [above.tablet]: { fontSize: text.small } },
});
globalStyle(`${days} ${handover} > b`, {
  '@media': {
    [above.tablet]: {
      inlineSize: 'calc((var(--to) - var(--from)) / var(--scale) * 100%)',
      marginInlineStart: 0,
    },
  },
});
globalStyle(`${days} ${handover}`, {
  '@media': {
    [upTo.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[24],
      paddingBlockEnd: space[16],
      color: token('color-ink'),
      ...telling(
        `linear-gradient(90deg, ${color('lagoon')} ${at('from')}, ${color('sun')} 0 ${at('to')}, ${faint} 0) bottom / 100% ${space[12]} no-repeat`,
      ),
    },
  },
});
globalStyle(`${days} ${handover} > *`, {
  '@media': {
    [upTo.tablet]: {
      flex: 'none',
      margin: 0,
      padding: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});
