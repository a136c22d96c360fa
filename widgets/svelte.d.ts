import type { HTMLAttributes } from 'svelte/elements';
import type { HireAttributes, HireEvents, HireTags } from './elements.d.ts';

type HireElements = {
  [Tag in keyof HireTags]: Omit<
    HTMLAttributes<HireTags[Tag]>,
    keyof HireAttributes<HireTags[Tag]>
  > &
    HireAttributes<HireTags[Tag]> &
    HireEvents;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends HireElements {}
}
