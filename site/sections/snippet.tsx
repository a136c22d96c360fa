import { Band, type BandProps } from '../parts/band.tsx';
import { root } from '../parts/code.css.ts';
import { Code } from '../parts/code.tsx';

export interface SnippetProps extends BandProps {
  code: string;
}

/** Lines to take along, as they are. */
export const Snippet = ({ code, ...band }: SnippetProps) => (
  <Band {...band}>
    <figure className={root}>
      <Code code={code} name={band.heading} />
    </figure>
  </Band>
);
