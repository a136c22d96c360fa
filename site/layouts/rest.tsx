import type { ReactNode } from 'react';
import { restId } from './first-paint.ts';

interface Props {
  /** The hill of the page's hour, a CSS color. */
  hill?: string;
  children: ReactNode;
}

/**
 * What is below the opening, after its styles, which the build inserts. They are not in the head, so that
 * the first packets have the whole opening; and in no file, so that nothing is seen without them, and a
 * page that is opened where it was left has its height at once.
 */
export const Rest = ({ hill, children }: Props) => (
  <>
    <style />
    <div id={restId} style={hill ? { '--hill': hill } : undefined}>
      {children}
    </div>
  </>
);
