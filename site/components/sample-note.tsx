import { createContext, useContext } from 'react';
import { labels } from '../content/labels.ts';

/** Whether the page being rendered has said that it shows invented examples. */
export const SampleSaid = createContext({ isSaid: false });

/** Says at the first invented example of a page that it is one. Later examples say nothing. */
export function SampleNote({ className }: { className?: string }) {
  const page = useContext(SampleSaid);
  if (page.isSaid) return null;
  page.isSaid = true;
  return <span className={className}>{labels.sampleNote}</span>;
}
