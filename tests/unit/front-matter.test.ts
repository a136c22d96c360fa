import { expect, test } from 'vitest';
import { checkFrontMatter } from '../../site/build/front-matter.ts';

const article = {
  page: { inputPath: './site/articles/hiring.md' },
  title: 'Hiring',
  description: 'How to hire.',
  excerpt: 'Hire well.',
  icon: 'users',
  date: new Date('2026-08-11'),
  seed: 'hills',
  related: ['async-remote-culture'],
  cta: { heading: 'Ready?', text: 'Tell us.', label: 'Get Matched', href: '/get-matched' },
};

test('an article with every field is accepted', () => {
  expect(() => checkFrontMatter(article)).not.toThrow();
});

test.each([
  [{ excerpt: undefined }, 'excerpt: this field is missing'],
  [{ title: '' }, 'title: text is needed'],
  [{ icon: 'no-such-icon' }, 'icon: there is no Lucide icon of that name'],
  [{ related: ['no-such-article'] }, 'related.0: there is no article of that name'],
  [{ cta: { ...article.cta, href: undefined } }, 'cta.href: this field is missing'],
])('the error for %j names the file, the field and the expected value', (change, fault) => {
  expect(() => checkFrontMatter({ ...article, ...change })).toThrow(
    `site/articles/hiring.md: ${fault}.`,
  );
});

test('one error names every wrong field', () => {
  expect(() => checkFrontMatter({ ...article, seed: '', date: 'soon' })).toThrow(
    /date: a date .*; seed: text is needed/,
  );
});
