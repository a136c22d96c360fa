import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { initialSettings } from '../../site/embed-builder/content/initial-settings.ts';
import { type MarkupElement, markupOf } from '../../site/embed-builder/content/markup.ts';
import type { Settings } from '../../site/embed-builder/content/settings.ts';
import { widgets } from '../../site/embed-builder/content/widgets.ts';
import { type Mode, modes, type WidgetName } from '../../site/embed-builder/content/words.ts';
import { readPublicApi } from '../../widgets/public-api.ts';

const sources = {
  site: 'https://daybreak.example',
  loaders: 'https://daybreak.example/widgets/v1',
  scheduler: 'https://calendar.example/30min',
  package: '@daybreak/widgets',
};

const names = Object.keys(widgets) as WidgetName[];
const ways = Object.keys(modes) as Mode[];

const elements = readPublicApi(readFileSync('widgets/elements.d.ts', 'utf8'));
const attributesByTag = new Map(
  elements.map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)]),
);
const has = (widget: WidgetName, attribute: string) =>
  attributesByTag.get(`hire-${widget}`)?.includes(attribute);
/** The other widgets are overlays, which are not put into a popover. */
const isInline = (widget: WidgetName) => !has(widget, 'open');

const chosen = (settings: Partial<Settings> = {}): MarkupElement[] =>
  markupOf({ ...initialSettings, ...settings }, sources);

/** All elements of the markup, from the outside to the inside. */
const flatten = (markup: readonly (MarkupElement | string)[]): MarkupElement[] =>
  markup.flatMap((each) => (typeof each === 'string' ? [] : [each, ...flatten(each.children)]));

const tagOf = ({ tag }: MarkupElement) => tag;

const ownElements = (settings?: Partial<Settings>) =>
  flatten(chosen(settings)).filter(({ tag }) => tag.startsWith('hire-'));

const attributesOf = (tag: string, settings?: Partial<Settings>) =>
  ownElements(settings).find((element) => element.tag === tag)?.attributes;

test.each(names)('%s is alone in its page, or in a popover in every other mode', (widget) => {
  for (const mode of ways) {
    const isInPopover = isInline(widget) && mode !== 'page';
    const tags = [...(isInPopover ? ['hire-popover'] : []), `hire-${widget}`];
    expect(ownElements({ widget, mode }).map(tagOf), mode).toEqual(tags);
  }
});

test.each(names)('%s has one link or button that opens it, if it needs one', (widget) => {
  for (const mode of ways) {
    // A side tab and a bubble have their own button, and the newsletter card opens by itself.
    const needsOpener = isInline(widget)
      ? mode === 'dialog' || mode === 'slide-in'
      : widget !== 'newsletter-popup';
    const openers = chosen({ widget, mode }).filter(({ tag }) => tag === 'a' || tag === 'button');
    expect(openers, mode).toHaveLength(needsOpener ? 1 : 0);
  }
});

test.each(names)('%s has only attributes that its elements document', (widget) => {
  for (const mode of ways) {
    const settings = {
      widget,
      mode,
      role: 'dev',
      theme: 'dark',
      openOn: 'exit',
      label: 'A',
    } as const;
    // Every HTML element may have an id.
    for (const { tag, attributes } of ownElements(settings))
      expect([...(attributesByTag.get(tag) ?? []), 'id']).toEqual(
        expect.arrayContaining(Object.keys(attributes)),
      );
  }
});

test('every element that sends a form gets the partner’s name', () => {
  for (const widget of names) {
    const expected = has(widget, 'partner') ? 'acme' : undefined;
    expect(attributesOf(`hire-${widget}`, { widget })?.partner, widget).toBe(expected);
  }
});

test('the popover gets the mode, the trigger and how often it opens', () => {
  expect(attributesOf('hire-popover', { mode: 'bubble', openOn: 'delay' })).toEqual({
    mode: 'bubble',
    'open-on': 'delay:20',
    frequency: 'once-a-week',
  });
});

test('invalid amounts are corrected, and scrolling is limited to 100 percent', () => {
  const openOn = (settings: Partial<Settings>) =>
    attributesOf('hire-popover', { mode: 'bubble', ...settings })?.['open-on'];
  expect(openOn({ openOn: 'delay', amount: 'soon' })).toBe('delay:20');
  expect(openOn({ openOn: 'delay', amount: '-3' })).toBe('delay:1');
  expect(openOn({ openOn: 'scroll', amount: '400' })).toBe('scroll:100');
  expect(openOn({ openOn: 'exit' })).toBe('exit');
});

test('default settings are not written as attributes', () => {
  const [wizard] = chosen();
  expect(wizard).toMatchObject({
    tag: 'hire-get-matched',
    attributes: { partner: 'acme', guard: '' },
    children: [{ tag: 'a', attributes: { href: `${sources.site}/get-matched?utm_source=acme` } }],
  });
});

test('a role is an attribute of the wizard, and the hash of its fallback link', () => {
  const [wizard] = chosen({ role: 'dev' });
  expect(wizard?.attributes['for-role']).toBe('dev');
  expect(wizard?.children).toMatchObject([
    { attributes: { href: `${sources.site}/get-matched?utm_source=acme#dev` } },
  ]);
  expect(JSON.stringify(chosen({ role: 'dev', widget: 'apply' }))).not.toContain('dev');
});

test('the wizard requires contact data unless the partner makes it optional', () => {
  expect(attributesOf('hire-get-matched')?.guard).toBe('');
  expect(attributesOf('hire-get-matched', { contact: 'optional' })?.guard).toBeUndefined();
  expect(attributesOf('hire-apply', { widget: 'apply' })?.guard).toBeUndefined();
});

describe('the language of the page', () => {
  const languages = (settings: Partial<Settings>) =>
    ownElements(settings).map(({ attributes: { lang, dir } }) => [lang, dir]);

  test('the language of the page is not written if it is English or unknown', () => {
    expect(languages({})).toEqual([[undefined, undefined]]);
    expect(languages({ language: 'other', otherLanguage: '' })).toEqual([[undefined, undefined]]);
  });

  test('the language of the page is an attribute of the outermost element only, with the text direction', () => {
    expect(languages({ language: 'de' })).toEqual([['de', undefined]]);
    expect(languages({ language: 'ar', direction: 'rtl', mode: 'bubble' })).toEqual([
      ['ar', 'rtl'],
      [undefined, undefined],
    ]);
  });
});
