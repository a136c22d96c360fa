import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Life,
  type LifeEffect,
  type LifeEvent,
  nextLife,
} from '../../widgets/kit/element/next-life.ts';

const added: LifeEvent = { type: 'added', needsLanguage: false };
const addedAbroad: LifeEvent = { type: 'added', needsLanguage: true };
const known = (isConnected: boolean): LifeEvent => ({ type: 'language known', isConnected });
const removed: LifeEvent = { type: 'removed', isConnected: false };
const moved: LifeEvent = { type: 'removed', isConnected: true };

test.each<[string, Life, LifeEvent, Life, LifeEffect?]>([
  ['is mounted when it is added', 'detached', added, 'mounted', 'mount'],
  ['waits for another language', 'detached', addedAbroad, 'waiting', 'load language'],
  ['is mounted when the language is known', 'waiting', known(true), 'mounted', 'mount'],
  ['that was removed while it waited is not mounted', 'waiting', known(false), 'detached'],
  ['that is moved while it waits goes on waiting', 'waiting', added, 'waiting'],
  ['that is removed while it waits goes on waiting', 'waiting', removed, 'waiting'],
  ['that is moved renders again', 'mounted', added, 'mounted', 'render again'],
  ['that was moved stays mounted', 'mounted', moved, 'mounted'],
  ['is unmounted when it is removed', 'mounted', removed, 'detached', 'unmount'],
  [
    'that was removed and added in another task is not unmounted again',
    'detached',
    removed,
    'detached',
  ],
  ['is not mounted twice when the language comes late', 'mounted', known(true), 'mounted'],
  ['is not mounted by a language while it is detached', 'detached', known(false), 'detached'],
])('an element %s', (_, life, event, next, effect) => {
  expect(nextLife(life, event)).toEqual(effect ? { life: next, effect } : { life: next });
});

test('r2wc.ts is about the installed versions of r2wc', () => {
  const text = readFileSync('widgets/kit/element/r2wc.ts', 'utf8');
  for (const name of ['@r2wc/react-to-web-component', '@r2wc/core']) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(text).toContain(`${name} ${version}`);
  }
});
