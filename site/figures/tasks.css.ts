import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, globalStyleOn, stack } from '../style/layout.ts';
import { shapeLook, telling } from '../style/looks.ts';
import { orbs, shade } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { lampLook } from '../style/theme.css.ts';
import { caption, frame, name } from './frame.ts';

/**
 * Work as tiles: a list in which each line has as many tiles as `--tasks` says, at most ten, then its
 * name in bold. The class `out` is for tasks that are no longer there.
 */
export const root = style({
  ...frame,
  position: 'relative',
  boxShadow: `0 22px 44px -18px ${shade}`,
  vars: { ...frame.vars, '--tile': space[24] },
  '@media': { [above.tablet]: { vars: { '--tile': '46px' } } },
});
globalStyle(root, lampLook);

globalStyle(`${root} > ul`, stack(space[12]));
globalStyle(`${root} li`, {
  ...stack(`${space[4]} ${space[16]}`),
  alignItems: 'center',
  lineHeight: 1.3,
  '@media': {
    [above.tablet]: { gridTemplateColumns: 'calc(var(--tasks) * var(--tile)) minmax(0, 1fr)' },
  },
});
/** The edge of each tile, because yellow alone is hardly seen on white. */
const edge = '1.5px';
const tile = (first: string, second: string) =>
  `repeating-linear-gradient(to right, ${first} 0 ${edge}, ${second} 0 calc(var(--tile) - 6px - ${edge}), ${first} 0 calc(var(--tile) - 6px), transparent 0 var(--tile))`;
globalStyle(`${root} li::before`, {
  content: '',
  ...box('calc(var(--tasks) * var(--tile))', 'calc(var(--tile) - 6px)'),
  ...telling(
    `${tile('currentColor', 'var(--color)')} 0 ${edge} / auto calc(100% - 2 * ${edge}) no-repeat, ${tile('currentColor', 'currentColor')}`,
  ),
});
globalStyle(`${root} b`, { ...name, display: 'block', fontSize: text.h3 });
/** The three colors alternate. A list item with one of these classes has the color of that kind of help. */
const kinds = ['part-time', 'project', 'full-time'];
for (const [index, value] of [orbs.protea, orbs.ember, orbs.sun].entries())
  for (const which of [`nth-child(3n + ${index + 1})`, `nth-child(n).${kinds[index]}`])
    globalStyle(`${root} li:${which}`, { vars: { '--color': value } });
globalStyle(`${root} li.out::before`, {
  border: `2px dashed ${token('color-ink')}`,
  ...telling('none'),
});
globalStyle(`${root} > figcaption`, caption);

/** As an opening: tasks fall into their rows. On wide screens ten tiles and their name fill a row. */
globalStyle(`[data-opening] ${root}`, {
  containerType: 'inline-size',
  paddingBlockStart: '132px',
  vars: { '--unit': '2vw' },
  '@media': {
    [above.phone]: { vars: { '--unit': 'min(1vw, 12.6px)' } },
    [above.tablet]: { vars: { '--tile': 'calc((100cqi - 17rem) / 10)' } },
  },
});
/** More squares, as shadows of the first one: their distance to the right in units, down, and their color. */
const inTheAir = (...squares: readonly (readonly [number, string, string])[]) =>
  squares
    .flatMap(([at, up, value]) => {
      const place = `calc(${at} * var(--unit)) ${up} 0`;
      return [`${place} -${edge} ${value}`, `${place} 0 ${token('color-ink')}`];
    })
    .join();
globalStyle(`[data-opening] ${root}::before`, {
  ...shapeLook,
  insetInlineStart: rhythm.sheet,
  insetBlockStart: space[48],
  inlineSize: '30px',
  aspectRatio: '1',
  rotate: '5deg',
  border: `${edge} solid`,
  backgroundColor: orbs.ember,
  boxShadow: inTheAir(
    [8, '-30px', orbs.protea],
    [16, '20px', orbs.sun],
    [25, '-22px', orbs.protea],
    [34, '8px', orbs.ember],
  ),
});
globalStyleOn(above.phone, `[data-opening] ${root}::after`, {
  ...shapeLook,
  insetInlineStart: '46%',
  insetBlockStart: space[48],
  inlineSize: '30px',
  aspectRatio: '1',
  rotate: '-7deg',
  border: `${edge} solid`,
  backgroundColor: orbs.protea,
  boxShadow: inTheAir(
    [10, '36px', orbs.sun],
    [19, '16px', orbs.protea],
    [29, '74px', orbs.ember],
    [38, '50px', orbs.protea],
  ),
});
