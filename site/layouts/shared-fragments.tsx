import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';

const fragments = new Map<string, Buffer>();

/** Renders every shared element again: an edit may have changed it. */
export const forgetFragments = (): void => fragments.clear();

/**
 * Renders an element that many pages share only once per build. Returns a placeholder, which
 * `insertFragments` replaces in the final HTML. Elements that differ need different names.
 */
export function renderOnce(name: string, element: ReactElement): ReactElement {
  if (!fragments.has(name)) {
    fragments.set(name, Buffer.from(renderToString(element)));
  }
  return <Placeholder id={name} />;
}

const Placeholder = 'shared-fragment' as 'div';
const placeholder = /<shared-fragment id="([^"]*)"><\/shared-fragment>/;

/** Replaces the placeholders of `renderOnce` in a document. */
export function insertFragments(html: string): Buffer {
  return Buffer.concat(
    html
      .split(placeholder)
      // `split` puts the captured names at the odd indexes.
      .map((part, index) =>
        index % 2 === 0 ? Buffer.from(part) : (fragments.get(part) as Buffer),
      ),
  );
}
