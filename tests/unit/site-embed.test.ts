import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../site/content/brand.ts';
import { code, reference } from '../../site/embed-builder/content/embed.ts';
import { attributes } from '../../widgets/get-matched/content.ts';
import { attributeName } from '../../widgets/kit/element/attributes.ts';
import { attributes as popoverAttributes } from '../../widgets/popover/content.ts';

const names = (rows: readonly string[][]) => rows.map(([name]) => name).sort();

test('partners are told of every attribute that the wizard reads', () => {
  expect(names(reference.attributes)).toEqual(Object.keys(attributes).map(attributeName).sort());
});

test('partners are told of every attribute that the popover reads', () => {
  const read = Object.keys(popoverAttributes).map(attributeName).sort();
  expect(names(reference.popoverAttributes)).toEqual(read);
});

test('partners are told of every element there is', () => {
  const folders = globSync('widgets/*/element.ts').map((file) => file.split('/')[1]);
  expect(names(reference.tags)).toEqual(folders.map((name) => `<hire-${name}>`).sort());
});

test('the lines to copy load the loader from where this site is, and fall back to its page', () => {
  expect(code.embed).toContain(`src="${brand.site}/widgets/v1/hire.js"`);
  expect(code.embed).toContain(`<a href="${brand.site}/get-matched">`);
});

test('the policy to copy names the two origins that the form needs', () => {
  expect(code.policy.split('\n')).toEqual([
    `script-src ${brand.site};`,
    `connect-src ${new URL(brand.project).origin}`,
  ]);
});
