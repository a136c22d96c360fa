import type { HTMLAttributes } from 'vue';
import type { HireSettings, HireTags } from './elements.d.ts';

type HireEventNames = Extract<keyof HTMLElementEventMap, `hire-${string}`>;

/** `@hire-success` in a template is the property `onHire-success`. */
type Listeners = {
  [Name in HireEventNames as `on${Capitalize<Name>}`]?: (event: HTMLElementEventMap[Name]) => void;
};

/** What a template may set, and what a ref to the element holds. */
type HireComponent<Element> = new () => Element & {
  /** For type checks alone; no such property is there. */
  $props: Omit<HTMLAttributes, keyof HireSettings<Element>> & HireSettings<Element> & Listeners;
};

type HireComponents = { [Tag in keyof HireTags]: HireComponent<HireTags[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends HireComponents {}
}
