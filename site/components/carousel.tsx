import type { ReactNode } from 'react';

const Element = 'hire-carousel' as 'div';

/** Shows one child at a time. Without scripts the children are stacked. */
export const Carousel = ({ label, children }: { label: string; children: ReactNode }) => (
  <Element {...{ label }}>{children}</Element>
);
