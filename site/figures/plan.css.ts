import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { globalStyleOn } from '../style/layout.ts';
import { paper } from '../style/palette.ts';
import { radius, space, text, upTo } from '../style/scale.ts';
import { caption, frame, name } from './frame.ts';

/**
 * What lasts how long, as bars with their words inside: a paragraph with the names of the parts, one
 * `span` each, then a list. `--from` and `--to` are the first and the last part of a bar.
 */
export const root = style({
  ...frame,
  gap: space[12],
  background: `linear-gradient(${paper.sand}, ${paper.sun})`,
});

const parts = { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)' };
globalStyle(`${root} > p`, {
  ...parts,
  gridAutoFlow: 'column',
  fontWeight: 650,
  fontSize: text.small,
});
globalStyle(`${root} > p > span`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${token('color-ink')}`,
  lineHeight: 1.2,
});
globalStyle(`${root} > ol`, { ...parts, gap: space[8] });
globalStyle(`${root} li`, {
  ...name,
  gridColumn: 'var(--from) / calc(var(--to) + 1)',
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.field,
  backgroundColor: paper.white,
  '@media': {
    [upTo.phone]: {
      inlineSize: '100%',
      minInlineSize: '6em',
      padding: space[8],
      fontSize: text.small,
    },
  },
});
for (let at = 1; at <= 5; at++) globalStyle(`${root} li:nth-child(${at})`, { gridRow: at });
globalStyle(`${root} li:first-child`, { backgroundColor: paper.dusk });
globalStyle(`${root} li:nth-child(2)`, { backgroundColor: paper.clay });
/** A bar that is too short for its words grows, the last one from its end. */
globalStyleOn(upTo.phone, `${root} li:last-child`, { justifySelf: 'end' });
globalStyle(`${root} > figcaption`, { ...caption, color: 'inherit' });
