import { expect, test } from 'vitest';
import { button } from '../../site/components/controls.css.ts';
import { styleButtons } from '../../site/layouts/article.tsx';

test('a link with the class “button” in an article looks like a button of other pages', () => {
  const link = (classes: string) => `<p><a class="${classes}" href="/apply">Apply</a></p>`;
  expect(styleButtons(link('button'))).toBe(link(button.primary));
  expect(styleButtons(link('button secondary'))).toBe(link(button.secondary));
});
