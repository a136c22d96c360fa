import { expect, test } from 'vitest';
import {
  type Box,
  type CardPosition,
  nextCardPosition,
  type Situation,
} from '../../widgets/kit/dialog/next-card-position.ts';

/** The box of an element in a browser: its properties are not its own. */
const boxOf = (edges: Box): Box => Object.create(edges);

/** A card of 300 by 200 px at the right of a window of 600 px: at the bottom it begins at 384 px. */
const card = boxOf({ left: 500, right: 800, top: 384, bottom: 584 });

/** A field of 184 by 34 px; with its focus ring 200 by 50 px. */
const fieldAt = (left: number, top: number) =>
  boxOf({ left, right: left + 184, top, bottom: top + 34 });

const inFront = fieldAt(550, 450);
const atTheTop = fieldAt(550, 50);
const beside = fieldAt(100, 450);

/** The main content of a page, below a header of 80 px; and a field of 300 px, of a window of 800 px. */
const main = boxOf({ left: 0, right: 800, top: 80, bottom: 900 });
const tall = boxOf({ left: 550, right: 734, top: 490, bottom: 790 });

test.each<[string, CardPosition, Situation['focus'], CardPosition, number?]>([
  ['stays where it covers nothing', 'bottom', beside, 'bottom'],
  ['stays at the top where it covers nothing', 'top', beside, 'top'],
  ['gives way to the focus at the bottom', 'bottom', inFront, 'top'],
  ['gives way to the focus at the top', 'top', atTheTop, 'bottom'],
  ['gives way to a focus that it touches from below', 'bottom', fieldAt(550, 346), 'top'],
  ['gives way to a focus that it touches from above', 'top', fieldAt(550, 212), 'bottom'],
  [
    'stays in front of a focus much larger than it, such as the main content',
    'bottom',
    main,
    'bottom',
  ],
  ['gives way to a focus higher than it that it mostly covers', 'bottom', tall, 'top', 800],
  ['stays where moving would not help', 'top', inFront, 'top'],
  ['is hidden where it would cover the focus anywhere', 'bottom', fieldAt(550, 100), 'hidden', 250],
  ['may cover a quarter of the focus anywhere', 'bottom', fieldAt(358, 120), 'bottom', 300],
  ['is hidden where it would cover more', 'bottom', fieldAt(359, 120), 'hidden', 300],
  ['stays at the top where it covers a quarter anywhere', 'top', fieldAt(358, 120), 'top', 300],
  ['is at the bottom again where the focus is not visible', 'hidden', 'not visible', 'bottom'],
  ['stays at the top where the focus is not visible', 'top', 'not visible', 'top'],
  ['stays hidden while the focus is in it', 'hidden', 'in the card', 'hidden'],
  ['comes back where it covers nothing', 'hidden', beside, 'bottom'],
])('a card %s', (_, position, focus, expected, windowHeight = 600) => {
  expect(nextCardPosition(position, { card, windowHeight, focus })).toBe(expected);
});
