import { expect, test } from 'vitest';
import { keepTogether } from '../../site/build/keep-together.ts';
import { claims } from '../../site/content/claims.ts';

/** The parts of an HTML text that stay on one line. */
const partsOf = (html: string): string[] =>
  [...keepTogether(html).matchAll(/<span class="[^"]+">(.*?)<\/span>/g)].map(
    ([, part = '']) => part,
  );

test('a figure stays on one line with its unit and a period, and a name with its hyphen', () => {
  expect(partsOf(`<p>${claims.meet.text}</p>`)).toEqual(['48–72 hours']);
  expect(partsOf(`<p>${claims.review.text}</p>`)).toEqual(['3–5 business days']);
  expect(partsOf(`<h1>Live in ${claims.delivery.figure}.</h1>`)).toEqual(['4–6 weeks.']);
  expect(partsOf(`<li>${claims.top.text} · ${claims.clients.text}</li>`)).toEqual([
    'Top 3%',
    '200+ companies',
  ]);
  expect(partsOf('<p>All between 9 a.m. and 4 p.m.</p>')).toEqual(['9 a.m.', '4 p.m.']);
  expect(partsOf('<p>A free 30-minute call</p>')).toEqual(['30-minute']);
  expect(partsOf('<td>Project-Based</td><td>full-time</td>')).toEqual([
    'Project-Based',
    'full-time',
  ]);
  expect(partsOf('<h3 id="list">The one-page list</h3><p>A one-page list</p>')).toEqual([
    'one-page',
  ]);
});

test('no attribute, title, script, style, drawing, field or navigation is changed to keep words together', () => {
  for (const html of [
    '<title>Top 3% of applicants</title>',
    '<meta content="48 hours > 2 weeks">',
    '<script>const label = "<b>Part-Time</b>";</script>',
    '<svg><text>4 weeks</text></svg>',
    '<nav><a href="/shopify">Shopify &amp; E-Commerce</a></nav>',
    '<select><option>Full-Time</option></select>',
  ])
    expect(keepTogether(html)).toBe(html);
});
