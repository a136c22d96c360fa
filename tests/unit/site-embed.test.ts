import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../site/content/brand.ts';
import { loaderPath } from '../../site/content/loader.ts';
import { code } from '../../site/embed-builder/content/code.ts';
import { markupFor } from '../../site/embed-builder/content/example.ts';
import { elements, tokenRows } from '../../site/embed-builder/content/reference.ts';
import pages from '../../site/pages/embed/elements.ts';
import { tokens } from '../../widgets/kit/style/tokens.ts';

test('every element has a page of its own', () => {
  const folders = globSync('widgets/*/element.ts').map((file) => file.split('/')[1] ?? '');
  expect(pages.map(({ slug }) => slug).sort()).toEqual(folders.sort());
});

test.each(elements)('the tables of $tag have no empty cell', (element) => {
  const { attributes, methods, events, parts } = element;
  for (const row of [...attributes, ...methods, ...events, ...parts])
    expect(row, row[0]).not.toContain('');
  expect(element.summary).toMatch(/^[A-Z].*\.$/);
});

test('the values of an attribute are those of its type', () => {
  const popover = elements.find(({ tag }) => tag === 'hire-popover');
  const values = Object.fromEntries(
    popover?.attributes.map(([name, value]) => [name, value]) ?? [],
  );
  expect(values).toMatchObject({
    '`mode`': '`dialog`, `slide-in`, `side-tab`, `bubble`',
    '`open`': 'present or not',
    '`label`': 'text',
    '`messages`': 'JSON',
  });
});

test('every token is listed with its default', () => {
  expect(tokenRows).toHaveLength(Object.keys(tokens).length);
  expect(tokenRows).toContainEqual(['`--hire-radius-field`', `\`${tokens['radius-field']}\``]);
});

test('the two lines ask everyone the first question, and have this site’s URLs', () => {
  expect(code.embed).not.toContain('for-role');
  expect(code.embed).toContain(`src="${brand.site}${loaderPath}"`);
  expect(code.embed).toContain(`<a href="${brand.site}/get-matched?utm_source=acme">`);
});

test('the code that people paste first asks for a way to reply, as the builder does', () => {
  for (const pasted of [code.embed, code.popover, markupFor('get-matched')]) {
    expect(pasted).toContain('partner="acme" guard');
  }
});

test('the example policy allows the three origins that the elements need', () => {
  expect(code.policy.split('\n')).toEqual([
    `script-src ${brand.site};`,
    `connect-src ${new URL(brand.project).origin};`,
    `frame-src ${new URL(brand.scheduler).origin}`,
  ]);
});
