import { createContext, useContext } from 'react';
import { labels } from '../content/labels.ts';

interface Said {
  isSaid: boolean;
}

/** Whether the page being rendered has said that it shows invented examples. */
export const SampleSaid = createContext<Said>({ isSaid: false });

/** Whether the section being rendered has said that it shows invented examples. */
export const SampleSaidInSection = createContext<Said>({ isSaid: false });

interface Props {
  className?: string;
  text?: string;
}

/** Says at the first invented example of a section that it is one. Later examples in it say nothing. */
export function SampleNote({ className, text = labels.sampleNote }: Props) {
  const page = useContext(SampleSaid);
  const section = useContext(SampleSaidInSection);
  if (section.isSaid) return null;
  section.isSaid = true;
  page.isSaid = true;
  return <span className={className}>{text}</span>;
}
