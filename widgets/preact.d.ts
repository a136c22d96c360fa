import type { HTMLAttributes } from 'preact';
import type { HireEvents, HireSettings, HireTags } from './elements.d.ts';

type HireElements = {
  [Tag in keyof HireTags]: Omit<HTMLAttributes<HireTags[Tag]>, keyof HireSettings<HireTags[Tag]>> &
    HireSettings<HireTags[Tag]> &
    HireEvents;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends HireElements {}
  }
}
