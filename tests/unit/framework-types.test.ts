import type { JSX as PreactJSX } from 'preact';
import type { JSX as ReactJSX } from 'react';
import type { SvelteHTMLElements } from 'svelte/elements';
import { describe, expect, test } from 'vitest';
import type { GlobalComponents } from 'vue';
import type {} from '../../widgets/preact.d.ts';
import type {} from '../../widgets/react.d.ts';
import type {} from '../../widgets/svelte.d.ts';
import type {} from '../../widgets/vue.d.ts';

type Vue = { [Tag in `hire-${string}` & keyof GlobalComponents]: VueProps<GlobalComponents[Tag]> };
type VueProps<Component> = Component extends new () => { $props: infer Props } ? Props : never;

type TestedTag = 'hire-get-matched' | 'hire-carousel' | 'hire-discovery-call' | 'hire-popover';

/** Functions that accept the props of some elements, by the types of a framework's JSX. */
const elementsOf = <Tags extends Record<TestedTag, object>>() => ({
  wizard: (props: Tags['hire-get-matched']) => props,
  carousel: (props: Tags['hire-carousel']) => props,
  call: (props: Tags['hire-discovery-call']) => props,
  popover: (props: Tags['hire-popover']) => props,
});

// The type check is the actual test. The cases only run so that they are counted.

describe('in React', () => {
  const { wizard, carousel, call, popover } = elementsOf<ReactJSX.IntrinsicElements>();

  test('the types for React accept the attributes and events of an element', () => {
    const seen: number[] = [];
    const props = [
      wizard({ 'for-role': 'dev', guard: true, partner: 'acme', className: 'wide' }),
      wizard({ 'onhire-step': ({ detail: { step } }) => seen.push(step) }),
      call({ open: true, 'schedule-url': 'https://example.com' }),
      carousel({ interval: 0, label: 'What people say' }),
      popover({ mode: 'bubble', 'open-on': 'scroll:50', frequency: 'once', open: true }),
    ];
    expect(props).toHaveLength(5);
  });

  test('the types for React reject anything else', () => {
    // @ts-expect-error no such role
    wizard({ 'for-role': 'king' });
    // @ts-expect-error this element has no dialog to open
    wizard({ open: true });
    // @ts-expect-error not a number
    carousel({ interval: 'five' });
    // @ts-expect-error no such mode
    popover({ mode: 'toast' });
    // @ts-expect-error a method is not an attribute
    expect(carousel({ play: () => {} })).toBeTruthy();
  });
});

describe('in Preact', () => {
  const { wizard } = elementsOf<PreactJSX.IntrinsicElements>();

  test('the types for Preact accept the attributes and events of an element', () => {
    expect(wizard({ 'for-role': 'dev', 'onhire-success': () => {}, class: 'wide' })).toBeTruthy();
  });

  test('the types for Preact reject anything else', () => {
    // @ts-expect-error no such role
    expect(wizard({ 'for-role': 'king' })).toBeTruthy();
  });
});

describe('in Svelte', () => {
  const { wizard, call } = elementsOf<SvelteHTMLElements>();

  test('the types for Svelte accept the attributes and events of an element', () => {
    const seen: number[] = [];
    const props = [
      wizard({ 'for-role': 'dev', partner: 'acme', class: 'wide' }),
      wizard({ 'onhire-step': ({ detail: { step } }) => seen.push(step) }),
      call({ open: true, 'schedule-url': 'https://example.com' }),
    ];
    expect(props).toHaveLength(3);
  });

  test('the types for Svelte reject anything else', () => {
    // @ts-expect-error no such role
    wizard({ 'for-role': 'king' });
    // @ts-expect-error an event's detail has no answers
    expect(wizard({ 'onhire-step': ({ detail }) => detail.answers })).toBeTruthy();
  });
});

describe('in Vue', () => {
  const { wizard, carousel, call } = elementsOf<Vue>();

  test('the types for Vue accept the attributes and events of an element', () => {
    const seen: number[] = [];
    const props = [
      wizard({ forRole: 'dev', partner: 'acme', class: 'wide' }),
      wizard({ 'onHire-step': ({ detail: { step } }) => seen.push(step) }),
      call({ open: true, scheduleUrl: 'https://example.com' }),
    ];
    expect(props).toHaveLength(3);
  });

  test('the types for Vue reject anything else', () => {
    // @ts-expect-error no such role
    wizard({ forRole: 'king' });
    // @ts-expect-error not a number
    carousel({ interval: 'five' });
    // @ts-expect-error an event's detail has no answers
    expect(wizard({ 'onHire-step': ({ detail }) => detail.answers })).toBeTruthy();
  });
});
