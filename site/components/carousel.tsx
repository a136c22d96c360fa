import type { ReactNode } from 'react';

const Element = 'hire-carousel' as 'div';

/** Shows its children one at a time; without a script, one below the other. */
export const Carousel = ({ label, children }: { label: string; children: ReactNode }) => (
  <Element {...{ label }}>{children}</Element>
);
