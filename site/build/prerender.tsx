import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import {
  type AttributeKinds,
  attributeName,
  readAttributes,
} from '../../widgets/kit/element/attributes.ts';
import { translate } from '../../widgets/kit/element/translate.ts';
import type { Host, Widget } from '../../widgets/kit/element/widget.ts';
import { minify } from './minify.ts';

// biome-ignore lint/suspicious/noExplicitAny: a list of widgets whose states differ
type AnyWidget = Widget<any, any>;

const modules = import.meta.glob<Record<string, unknown>>('../../widgets/*/widget.ts', {
  eager: true,
});

const widgets = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyWidget => Object.hasOwn(value as object, 'tag'));

const languages = import.meta.glob<Record<string, object>>('../../widgets/kit/languages/*.json', {
  eager: true,
  import: 'default',
});

const openTag = /<(hire-[a-z-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g;

/** What any element can have. */
const globalAttribute =
  /^(?:class|dir|hidden|id|lang|role|slot|style|tabindex|title|(?:aria|data)-.+)$/;

/** Throws one line if a tag of a widget is misspelled, or one of its attributes. */
export function checkTags(html: string): void {
  for (const [, name = '', attributeText = ''] of html.matchAll(openTag)) {
    const widget = widgets.find(({ tag }) => tag === name);
    if (!widget) {
      const tags = widgets.map(({ tag }) => `<${tag}>`).join(', ');
      throw new Error(`There is no <${name}>. Use one of ${tags}.`);
    }
    const names = Object.keys(widget.attributes).map(attributeName);
    for (const attribute of parseAttributes(attributeText).keys())
      if (!names.includes(attribute) && !globalAttribute.test(attribute))
        throw new Error(`<${name}> has no attribute ${attribute}. It has ${names.join(', ')}.`);
  }
}

const views = new Map<string, string>();

/** Renders every widget again: an edit may have changed it. */
export const forgetViews = (): void => views.clear();

/** Adds a declarative shadow root with the initial view to each widget that is visible on load. */
export function prerender(html: string): string {
  checkTags(html);
  const language = /<html lang="([a-z]+)"/.exec(html)?.[1] ?? '';
  return html.replace(openTag, (tag, name: string, attributeText: string) => {
    const widget = widgets.find((candidate) => candidate.tag === name);
    if (!widget || widget.startsClosed) return tag;
    // Cached, because many pages contain the same tag.
    const key = `${language} ${tag}`;
    const messages = languages[`../../widgets/kit/languages/${language}.json`]?.[name];
    const view =
      views.get(key) ?? renderInitialView(widget, parseAttributes(attributeText), messages);
    views.set(key, view);
    return `${tag}${view}`;
  });
}

function renderInitialView<S, A extends AttributeKinds>(
  { attributes: kinds, createStore, View, sheets }: Widget<S, A>,
  attributeValues: ReadonlyMap<string, string>,
  messages: object | undefined,
): string {
  const attributes = readAttributes(kinds, (name) => attributeValues.get(name) ?? null);
  const host: Host<A> = { values: () => attributes, emit: () => true };
  const store = createStore(host);
  const { messages: english } = store.getState() as { messages?: object };
  store.setState({ messages: translate(english, messages) } as unknown as Partial<S>);
  const view = renderToString(createElement(View, { store, attributes }));
  const style = `<style>${minify(sheets.join('\n'))}</style>`;
  return `<template shadowrootmode="open">${style}${view}</template>`;
}

const parseAttributes = (attributeText: string): ReadonlyMap<string, string> =>
  new Map(
    [...attributeText.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    ]),
  );
