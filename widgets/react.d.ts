import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes } from 'react';
import type {
  HireAttributes,
  HireEventMap,
  HireEvents,
  HireSettings,
  HireTags,
} from './elements.d.ts';

/** Attributes only: React drops a property of a tag that is rendered before the element is defined. */
type Props<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  HireAttributes<Element> &
  HireEvents;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends HireElements {}
  }
}

type HireElements = { [Tag in keyof HireTags]: Props<HireTags[Tag]> };

/** `hire-success` becomes `onHireSuccess`. */
type Pascal<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name>;

type Listeners = {
  [Name in keyof HireEventMap as `on${Pascal<Name>}`]?: (event: HireEventMap[Name]) => void;
};

/** The React component of an element. Its children are the fallback; `ref` is the element. */
export type HireComponent<Element> = ForwardRefExoticComponent<
  DetailedHTMLProps<HTMLAttributes<Element>, Element> & HireSettings<Element> & Listeners
>;
