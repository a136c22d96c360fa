import type { HTMLAttributes } from 'preact';
import type { HireAttributes, HireEvents, HireTags } from './elements.d.ts';

type HireElements = {
  [Tag in keyof HireTags]: Omit<
    HTMLAttributes<HireTags[Tag]>,
    keyof HireAttributes<HireTags[Tag]>
  > &
    HireAttributes<HireTags[Tag]> &
    HireEvents;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends HireElements {}
  }
}
