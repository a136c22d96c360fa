import type { HTMLAttributes } from 'svelte/elements';
import type { HireEvents, HireSettings, HireTags } from './elements.d.ts';

type HireElements = {
  [Tag in keyof HireTags]: Omit<HTMLAttributes<HireTags[Tag]>, keyof HireSettings<HireTags[Tag]>> &
    HireSettings<HireTags[Tag]> &
    HireEvents;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends HireElements {}
}
