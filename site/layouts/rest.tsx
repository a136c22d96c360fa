import type { ReactNode } from 'react';
import { figuresPath, restId } from './first-paint.ts';

interface Props {
  /** The hill of the page's hour, a CSS color. */
  hill?: string;
  children: ReactNode;
}

/** What is below the opening. Its styles load meanwhile, and do not delay the first paint. */
export const Rest = ({ hill, children }: Props) => (
  <>
    <link rel="stylesheet" href={figuresPath} />
    <div id={restId} style={hill ? { '--hill': hill } : undefined}>
      {children}
    </div>
  </>
);
