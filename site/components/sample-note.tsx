import { createContext, useContext } from 'react';
import { labels } from '../content/labels.ts';
import { visuallyHidden } from '../style/base.css.ts';

/** Whether the page being rendered has said that it shows invented examples. */
export const SampleSaid = createContext({ isSaid: false });

/** "Illustrative example": visible once a page, at its top; later only for screen readers. */
export function SampleNote({ className }: { className?: string }) {
  const page = useContext(SampleSaid);
  const isRepeated = page.isSaid;
  page.isSaid = true;
  return <span className={isRepeated ? visuallyHidden : className}>{labels.sample}</span>;
}
