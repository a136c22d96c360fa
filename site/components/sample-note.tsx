import { createContext, useContext } from 'react';
import { labels } from '../content/labels.ts';

/** Whether the page being rendered has said that it shows invented examples. */
export const SampleSaid = createContext({ isSaid: false });

interface Props {
  className?: string;
  text?: string;
}

/** Says at the first invented example of a page that it is one. Later examples say nothing. */
export function SampleNote({ className, text = labels.sampleNote }: Props) {
  const page = useContext(SampleSaid);
  if (page.isSaid) return null;
  page.isSaid = true;
  return <span className={className}>{text}</span>;
}
