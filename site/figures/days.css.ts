import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, columnsOf, edged, globalStyleOn, stack } from '../style/layout.ts';
import { shapeLook } from '../style/looks.ts';
import { daylight, paper } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { litLook } from '../style/theme.css.ts';
import { caption, frame, name } from './frame.ts';

/**
 * Two workdays that overlap: a list of two days, and a paragraph about the hours that they share.
 * Each is eight hours long, and `--shared` says how many of them are shared.
 */
export const root = style({
  ...frame,
  vars: { ...frame.vars, '--shared': '2', '--length': 'calc(800% / (16 - var(--shared)))' },
  position: 'relative',
  gap: 0,
  background: `linear-gradient(${paper.dusk}, ${paper.clay})`,
});

globalStyle(`${root} > ol`, { position: 'relative', order: 1, ...stack(space[12]) });
globalStyle(`${root} li`, {
  ...name,
  ...cluster(`0 ${space[12]}`, 'baseline'),
  alignContent: 'center',
  inlineSize: 'var(--length)',
  minBlockSize: space[72],
  paddingInline: rhythm.sheet,
  borderRadius: radius.pill,
  ...edged,
  // It is day there, in both themes.
  ...litLook,
  background: daylight,
});
/** The second day ends at the end of the line. */
globalStyle(`${root} li + li`, {
  marginInlineStart: 'calc(100% - var(--length))',
  justifyContent: 'end',
  textAlign: 'end',
});
globalStyle(`${root} li small`, { fontSize: text.small, fontWeight: 500, letterSpacing: 0 });

/** Around the shared hours of both days. */
globalStyle(`${root} > p`, {
  ...name,
  marginInline: 'calc(100% - var(--length))',
  paddingBlockEnd: space[8],
  textAlign: 'center',
  // A longer text goes beyond both ends.
  ...columnsOf('minmax(0, 1fr)'),
  justifyItems: 'center',
});
globalStyle(`${root} > p > *`, { inlineSize: 'max-content', maxInlineSize: '60vw' });
globalStyle(`${root} > ol::after`, {
  ...shapeLook,
  insetInline: 'calc(100% - var(--length))',
  insetBlock: `calc(-1 * ${space[4]}) calc(-1 * ${space[12]})`,
  colorScheme: 'light',
  border: `4px solid ${token('color-danger')}`,
  borderRadius: radius.card,
});
globalStyle(`${root} > figcaption`, { ...caption, order: 2, color: 'inherit' });
globalStyle(`[data-opening] ${root} li`, {
  fontSize: text.h3,
  '@media': { [above.tablet]: { minBlockSize: '112px' } },
});
globalStyleOn(upTo.phone, `${root} li:nth-child(n)`, {
  paddingInline: space[16],
  fontSize: text.body,
});
