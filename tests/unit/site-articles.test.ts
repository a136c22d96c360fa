import { expect, test } from 'vitest';
import { styleButtons } from '../../site/layouts/article.tsx';
import { button } from '../../site/style/controls.css.ts';

test('a link with the class “button” in an article looks like a button of other pages', () => {
  const link = (classes: string) => `<p><a class="${classes}" href="/apply">Apply</a></p>`;
  expect(styleButtons(link('button'))).toBe(link(button.primary));
  expect(styleButtons(link('button secondary'))).toBe(link(button.secondary));
});
