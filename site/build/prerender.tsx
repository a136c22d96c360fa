import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import { type AttributeKinds, readAttributes } from '../../widgets/kit/element/attributes.ts';
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

const openTag = /<(hire-[a-z-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g;

const views = new Map<string, string>();

/** Renders every widget again: an edit may have changed it. */
export const forgetViews = (): void => views.clear();

/** Adds a declarative shadow root with the initial view to each widget that is visible on load. */
export function prerender(html: string): string {
  return html.replace(openTag, (tag, name: string, attributeText: string) => {
    const widget = widgets.find((candidate) => candidate.tag === name);
    if (!widget || widget.startsClosed) return tag;
    // Cached, because many pages contain the same tag.
    const view = views.get(tag) ?? renderInitialView(widget, parseAttributes(attributeText));
    views.set(tag, view);
    return `${tag}${view}`;
  });
}

function renderInitialView<S, A extends AttributeKinds>(
  { attributes: kinds, createStore, View, sheets }: Widget<S, A>,
  attributeValues: ReadonlyMap<string, string>,
): string {
  const attributes = readAttributes(kinds, (name) => attributeValues.get(name) ?? null);
  const host: Host<A> = { values: () => attributes, emit: () => true };
  const view = renderToString(createElement(View, { store: createStore(host), attributes }));
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
