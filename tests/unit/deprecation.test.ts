import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { readChangelog } from '../../site/content/changelog.ts';
import {
  type Deprecating,
  type Deprecation,
  deprecate,
} from '../../widgets/kit/element/deprecation.ts';
import { createInstance, type Widget } from '../../widgets/kit/element/widget.ts';

const { versions } = readChangelog(readFileSync('CHANGELOG.md', 'utf8'));
const modules = import.meta.glob<Record<string, unknown>>('../../widgets/*/widget.ts', {
  eager: true,
});
const widgets = Object.values(modules).flatMap(
  (module) => Object.values(module) as (Widget<unknown, never> & Partial<Deprecating>)[],
);

const example: Deprecation = {
  since: '1.0.0',
  until: '2.0.0',
  notBefore: '2027-06-01',
  instead: 'new-name',
};

/** Whether a version is dropped too early, by the rule in CHANGELOG.md. */
function isTooEarly({ since, until, notBefore }: Deprecation): boolean {
  const begin = new Date(versions.find(({ version }) => version === since)?.date ?? Date.now());
  begin.setUTCMonth(begin.getUTCMonth() + 6);
  return Number.parseInt(until, 10) <= Number.parseInt(since, 10) || new Date(notBefore) < begin;
}

test('what is deprecated lasts for six months at least, and until the next major version', () => {
  expect(widgets.length).toBeGreaterThan(7);
  for (const { tag, deprecated = {} } of widgets) {
    for (const [name, entry] of Object.entries(deprecated)) {
      expect.soft(isTooEarly(entry), `${name} of ${tag}`).toBe(false);
    }
  }
  expect(isTooEarly(example)).toBe(false);
  expect(isTooEarly({ ...example, until: '1.9.0' })).toBe(true);
  expect(isTooEarly({ ...example, notBefore: '2027-01-01' })).toBe(true);
});

const Nothing = () => null;

test('a deprecated attribute and event each work, and log one line once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const widget: Widget<{ fire(): void }, { oldName: 'string'; name: 'string' }> = {
    tag: 'hire-example',
    loadWhen: 'near',
    attributes: { oldName: 'string', name: 'string' },
    sheets: [],
    View: Nothing,
    createStore: ({ emit }) =>
      createStore(() => ({
        fire() {
          emit('hire-old');
          emit('hire-new');
        },
      })),
  };
  const deprecating = deprecate(widget, {
    'old-name': example,
    'hire-old': { ...example, instead: 'hire-new' },
  });
  const heard = vi.fn();
  for (const text of ['one', 'two']) {
    const element = new EventTarget() as Element;
    element.addEventListener('hire-old', heard);
    const { change, store, values } = createInstance(deprecating, element);
    change('name', text);
    store().getState().fire();
    change('oldName', text);
    expect(values()).toEqual({ name: text, oldName: text });
  }
  expect(heard).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls.flat()).toEqual([
    'hire: hire-old of <hire-example> is deprecated, and version 2.0.0 drops it, not before 2027-06-01: use hire-new',
    'hire: old-name of <hire-example> is deprecated, and version 2.0.0 drops it, not before 2027-06-01: use new-name',
  ]);
});
