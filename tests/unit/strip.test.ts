import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Strip } from '../../site/layouts/strip.tsx';
import { strip } from '../../site/style/sizes.ts';

/** A length of the strip in pixels, in a window of this width. */
function pixels(length: string, width: number, variables: Record<string, string | number>): number {
  const sum = Object.entries(variables)
    .reduce((text, [name, value]) => text.replaceAll(`var(${name})`, `(${value})`), length)
    .replaceAll('var(--now, 0)', String(variables['--now']))
    .replaceAll('var(--now, -9)', String(variables['--now']))
    .replaceAll('calc', '')
    .replaceAll('px', '')
    .replace(/(\d)em/g, '$1 * 15')
    .replace(/(\d)%/g, `$1 * ${width / 100}`);
  const clamp = (least: number, value: number, most: number) =>
    Math.max(least, Math.min(value, most));
  return new Function('clamp', 'max', 'min', `return ${sum}`)(clamp, Math.max, Math.min);
}

test('the strip shows the time at its mark, and no sun or label of the page is under it', () => {
  for (const width of [320, 390, 1280, 2560])
    for (let now = 0; now < 24; now += 0.5)
      for (let at = 0; at < 24; at += 1) {
        const places = { '--at': (at / 24) * 100, '--now': (now / 24) * 100 };
        const measure = (length: string) =>
          pixels(length, width, { '--sun': strip.sun, '--after': strip.after, ...places });
        const where = `a page at ${at}, a visitor at ${now}, ${width} px`;
        const [time, mark, sun] = [strip.time, strip.now, strip.sun].map(measure) as [
          number,
          number,
          number,
        ];
        const end = time + measure(strip.label);
        expect(time > 0 && end < width, where).toBe(true);
        expect(Math.max(time - mark, mark - end), where).toBeLessThanOrEqual(44);
        const radius = measure(strip.disc) / 2;
        expect(sun + radius < time || sun - radius > end, where).toBe(true);
        expect(sun >= 0 && sun < width, where).toBe(true);
        // Narrow windows hide the label of the page. Elsewhere it is at the side with more room, or nearly.
        if (width < 1280) continue;
        const [name, room] = [measure(strip.name), measure(strip.room)];
        const [from, to] = measure(strip.after) ? [name, name + room] : [name - room, name];
        expect(room < 0 || to < time + 1 || from > end - 1, where).toBe(true);
        expect(room < 0 || (from > -1 && to < width + 1), where).toBe(true);
        const rooms = sun > end ? [sun - end, width - sun] : [sun, time - sun];
        expect(room, where).toBeGreaterThan(Math.max(...rooms) - 1.5 * (end - time));
      }
});

test('the strip names the page, and for an article the page of all articles', () => {
  const draw = (name: string, path: string) =>
    renderToString(createElement(Strip, { hour: 9, name, path }) as never);
  expect(draw('Privacy', '/privacy')).toContain('9 a.m. · Privacy');
  expect(draw('A short title', '/resources/short')).toContain('9 a.m. · Resources');
});
