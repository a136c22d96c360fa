import type { HTMLAttributes } from 'vue';
import type { HireEventMap, HireSettings, HireTags } from './elements.d.ts';

/** Vue compiles `@hire-success` in a template to the property `onHire-success`. */
type Listeners = {
  [Name in keyof HireEventMap as `on${Capitalize<Name>}`]?: (event: HireEventMap[Name]) => void;
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
