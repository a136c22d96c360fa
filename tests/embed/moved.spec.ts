import { expect, test } from 'playwright/test';
import { sampleNamed } from '../sample.ts';
import { countLostAnswers, formCases, openFilledForm, readAnswers } from './filled-forms.ts';

/** Ways in which a page moves an element. Each runs in the page, one after another. */
const ways: Readonly<Record<string, (element: Element) => unknown>> = {
  'append elsewhere': (element) => document.querySelector('aside')?.append(element),
  moveBefore: (element) => {
    const main = document.querySelector('main') as HTMLElement & {
      moveBefore(node: Element, before: null): void;
    };
    main.moveBefore(element, null);
  },
  'a view transition': (element) =>
    document.startViewTransition(() => document.querySelector('aside')?.append(element)).finished,
  'being taken out and put back ten frames later': async (element) => {
    element.remove();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    document.querySelector('main')?.append(element);
  },
  'a new parent in place of its own': (element) => {
    const old = element.parentElement;
    const parent = document.createElement('section');
    parent.append(element);
    old?.replaceWith(parent);
  },
  'a new body that it is carried over to, as Turbo carries permanent elements': (element) => {
    const next = document.implementation.createHTMLDocument().body;
    const place = next.appendChild(next.ownerDocument.createElement('meta'));
    const placeholder = document.createElement('meta');
    element.replaceWith(placeholder);
    document.body.replaceWith(document.adoptNode(next));
    place.replaceWith(element);
  },
};

for (const [title, kind] of sampleNamed(formCases, 'hire-popover with the wizard in it')) {
  test(`${title} keeps every answer and its step when a page moves it`, async ({ page }) => {
    const { form, errors } = await openFilledForm(page, kind);
    for (const [way, move] of Object.entries(ways)) {
      await test.step(way, async () => {
        await page.locator(kind.tag).evaluate(move);
        const lost = countLostAnswers(
          `${title}, moved by ${way}`,
          kind.answers,
          await readAnswers(form),
        );
        expect(lost).toBe(0);
        await kind.expectAnswers(page);
      });
    }
    expect(errors).toEqual([]);
  });
}
