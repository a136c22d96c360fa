import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';

const kept = new Map<string, { html: string; bytes: Buffer }>();

/**
 * What is alike on many pages is drawn once: stands for the element, which `fill` puts there. The
 * name tells it from all that differs.
 */
export function keep(name: string, element: ReactElement): ReactElement {
  if (!kept.has(name)) {
    const html = renderToString(element);
    kept.set(name, { html, bytes: Buffer.from(html) });
  }
  return <Place id={name} />;
}

const Place = 'kept-place' as 'div';
const place = /<kept-place id="([^"]*)"><\/kept-place>/;

/** A document as bytes, from one that `keep` left places in. */
export function fill(html: string): Buffer {
  return Buffer.concat(
    html
      .split(place)
      .map((part, nth) => (nth % 2 === 0 ? Buffer.from(part) : (kept.get(part)?.bytes as Buffer))),
  );
}
