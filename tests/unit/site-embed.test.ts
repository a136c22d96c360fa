import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../site/content/brand.ts';
import { code, reference } from '../../site/embed-builder/content/embed.ts';
import { attributes } from '../../widgets/get-matched/content.ts';
import { attributeName } from '../../widgets/kit/element/attributes.ts';
import { attributes as popoverAttributes } from '../../widgets/popover/content.ts';

const names = (rows: readonly string[][]) => rows.map(([name]) => name).sort();

test('documents every attribute of the wizard', () => {
  expect(names(reference.attributes)).toEqual(Object.keys(attributes).map(attributeName).sort());
});

test('documents every attribute of the popover', () => {
  const read = Object.keys(popoverAttributes).map(attributeName).sort();
  expect(names(reference.popoverAttributes)).toEqual(read);
});

test('documents every element', () => {
  const folders = globSync('widgets/*/element.ts').map((file) => file.split('/')[1]);
  expect(names(reference.tags)).toEqual(folders.map((name) => `<hire-${name}>`).sort());
});

test('the example code has this site’s URLs for the loader and the fallback link', () => {
  expect(code.embed).toContain(`src="${brand.site}/widgets/v1/hire.js"`);
  expect(code.embed).toContain(`<a href="${brand.site}/get-matched">`);
});

test('the example policy allows the two origins that the form needs', () => {
  expect(code.policy.split('\n')).toEqual([
    `script-src ${brand.site};`,
    `connect-src ${new URL(brand.project).origin}`,
  ]);
});
