import { Band, type BandProps } from '../components/band.tsx';
import { root } from '../components/code.css.ts';
import { Code } from '../components/code.tsx';

export interface SnippetProps extends BandProps {
  code: string;
}

export const Snippet = ({ code, ...band }: SnippetProps) => (
  <Band {...band}>
    <figure className={root}>
      <Code code={code} name={band.heading} />
    </figure>
  </Band>
);
