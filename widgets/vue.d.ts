import type { HTMLAttributes } from 'vue';
import type { HireSettings, HireTags } from './elements.d.ts';

type HireEventNames = Extract<keyof HTMLElementEventMap, `hire-${string}`>;

/** Vue compiles `@hire-success` in a template to the property `onHire-success`. */
type Listeners = {
  [Name in HireEventNames as `on${Capitalize<Name>}`]?: (event: HTMLElementEventMap[Name]) => void;
};

/** The props that a template may set, and the type of a ref to the element. */
type HireComponent<Element> = new () => Element & {
  /** For Vue's type checks only; the element has no such property. */
  $props: Omit<HTMLAttributes, keyof HireSettings<Element>> & HireSettings<Element> & Listeners;
};

type HireComponents = { [Tag in keyof HireTags]: HireComponent<HireTags[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends HireComponents {}
}
