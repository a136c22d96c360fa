import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { HireEvents, HireSettings, HireTags } from './elements.d.ts';

type Props<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  HireSettings<Element> &
  HireEvents;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends HireElements {}
  }
}

type HireElements = { [Tag in keyof HireTags]: Props<HireTags[Tag]> };
