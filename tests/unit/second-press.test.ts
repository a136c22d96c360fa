import { expect, test } from 'vitest';
import { isSecondPress } from '../../widgets/kit/press/second-press.ts';

const first = { timeStamp: 1_000, clientX: 50, clientY: 50, detail: 1, pointerType: 'mouse' };

test.each([
  ['the second click of a double click', { timeStamp: 1_200, detail: 2 }, true],
  ['a second tap', { timeStamp: 1_400, pointerType: 'touch' }, true],
  ['a second press after a while', { timeStamp: 1_500, detail: 2 }, false],
  ['a quick press elsewhere', { timeStamp: 1_200, detail: 2, clientX: 95 }, false],
  ['a quick press of a key', { timeStamp: 1_200 }, false],
])('%s on Next is ignored if the first one has changed the step: %j', (_, changed, isSecond) => {
  const press = { ...first, ...changed };
  expect(isSecondPress({ ...press, shown: 2 }, { ...first, shown: 1 })).toBe(isSecond);
  expect(isSecondPress({ ...press, shown: 1 }, { ...first, shown: 1 })).toBe(false);
});
