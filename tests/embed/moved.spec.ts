import { expect, test } from 'playwright/test';
import { countLost, kinds, openAnswered, read } from './answered.ts';

/** As pages move what they show: each runs in the page. */
const ways: Readonly<Record<string, (element: Element) => unknown>> = {
  'append elsewhere': (element) => document.querySelector('aside')?.append(element),
  moveBefore: (element) => {
    const aside = document.querySelector('aside') as HTMLElement & {
      moveBefore(node: Element, before: null): void;
    };
    aside.moveBefore(element, null);
  },
  'a view transition': (element) =>
    document.startViewTransition(() => document.querySelector('aside')?.append(element)).finished,
  'being taken out and put back ten frames later': async (element) => {
    element.remove();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    document.querySelector('aside')?.append(element);
  },
  'a new parent in the place of its own': (element) => {
    const parent = document.createElement('main');
    const old = element.parentElement;
    parent.append(element);
    old?.replaceWith(parent);
  },
  'a new body that it is carried over to, as Turbo carries what is permanent': (element) => {
    const next = document.implementation.createHTMLDocument().body;
    const place = next.appendChild(next.ownerDocument.createElement('meta'));
    const placeholder = document.createElement('meta');
    element.replaceWith(placeholder);
    document.body.replaceWith(document.adoptNode(next));
    place.replaceWith(element);
  },
};

for (const [title, kind] of Object.entries(kinds)) {
  for (const [way, move] of Object.entries(ways)) {
    test(`${title}, moved by ${way}, keeps every answer and its step`, async ({ page }) => {
      const { form, errors } = await openAnswered(page, kind);
      await page.locator(kind.tag).evaluate(move);
      const lost = countLost(`${title}, moved by ${way}`, kind.answers, await read(form));
      expect(lost).toBe(0);
      await kind.look(page);
      expect(errors).toEqual([]);
    });
  }
}
