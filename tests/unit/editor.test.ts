import { expect, test } from 'vitest';
import { components } from '../../site/admin/components.ts';
import { editorConfig } from '../../site/build/editor/config.ts';
import { fieldsOf } from '../../site/build/editor/fields.ts';
import { editorPolicy } from '../../site/build/editor/policy.ts';
import { repositoryOf } from '../../site/build/editor/repository.ts';
import { claims } from '../../site/content/claims.ts';
import { menuFile } from '../../site/content/menu.ts';
import { redirectsFile } from '../../site/content/redirects.ts';
import { talentFile } from '../../site/content/talent.ts';

test('the editor’s settings name the repository, or an error says how to write it', () => {
  expect(repositoryOf('github:acme/site')).toEqual({ name: 'github', repo: 'acme/site' });
  expect(repositoryOf('gitlab:acme/web/site')).toEqual({ name: 'gitlab', repo: 'acme/web/site' });
  expect(repositoryOf('')).toBeUndefined();
  expect(() => repositoryOf('acme/site')).toThrow(
    'EDITOR_REPO is "acme/site". Set it to github:OWNER/NAME or gitlab:OWNER/NAME',
  );
});

test('the editor asks for a token, and for every file that people edit', () => {
  const { backend, collections, singletons } = editorConfig({ name: 'github', repo: 'a/b' });
  expect(backend).toEqual({ name: 'github', repo: 'a/b', auth_methods: ['token'] });
  expect(collections).toMatchObject([{ folder: 'site/articles' }, { folder: 'site/landing' }]);
  expect(singletons).toMatchObject([
    { file: 'site/content/page-words.json' },
    { file: 'site/content/announcement.json' },
    { file: 'site/content/menu.json' },
    { file: 'site/content/testimonials.json' },
    { file: 'site/content/faqs.json' },
    { file: 'site/content/talent.json' },
    { file: 'site/content/cases.json' },
    { file: 'site/content/agreement.json' },
    { file: 'site/content/rates.json' },
    { file: 'site/content/redirects.json' },
  ]);
});

test('the form of an article refuses a picture without a description, as the build does', () => {
  const { collections } = editorConfig({ name: 'github', repo: 'a/b' });
  const [articles] = collections as { fields: { pattern?: [string, string] }[] }[];
  const pattern = new RegExp(articles?.fields.at(-1)?.pattern?.[0] ?? '');
  expect(pattern.test('Look:\n\n![A team](/pictures/a.webp)\n')).toBe(true);
  expect(pattern.test('Look:\n\n![A team](/pictures/a.webp)\n\n![](/pictures/b.webp)')).toBe(false);
  // A new picture has such an address until it is saved; a pasted one has that of its site.
  expect(pattern.test('![A team](blob:http://localhost/1)')).toBe(true);
  expect(pattern.test('Look:\n\n![A team](https://docs.example/a.png)')).toBe(false);
});

test('the form of a person has a control for each kind of field', () => {
  const [people] = fieldsOf(talentFile) as { fields: { name: string }[] }[];
  const fields = Object.fromEntries((people?.fields ?? []).map((field) => [field.name, field]));
  expect(fields).toMatchObject({
    name: { label: 'Name', widget: 'string', required: true },
    hours: { label: 'Working hours', fields: [{ widget: 'number' }, { widget: 'number' }] },
    matchedRole: { options: expect.arrayContaining([{ label: 'Developer', value: 'dev' }]) },
    pages: { widget: 'select', multiple: true },
    profile: { fields: expect.arrayContaining([expect.objectContaining({ widget: 'text' })]) },
    photo: { label: 'Photograph', widget: 'image', required: false },
    sample: { label: 'Illustrative example', widget: 'boolean' },
  });
});

test('the button that adds to the menu or to the redirects names what it adds', () => {
  for (const [file, name] of [
    [menuFile, 'Entry'],
    [redirectsFile, 'Redirect'],
  ] as const) {
    const [list] = fieldsOf(file);
    expect(list).toMatchObject({ label_singular: name, fields: expect.any(Array) });
  }
});

test('a text field refuses a placeholder that does not exist, as the build does', () => {
  const { singletons } = editorConfig({ name: 'github', repo: 'a/b' });
  const questions = JSON.stringify(singletons?.find((one) => 'name' in one && one.name === 'faqs'));
  expect(questions).toContain(`{claims.meet} (${claims.meet.figure})`);
  const [, pattern = ''] = /"pattern":\[("(?:[^"\\]|\\.)*")/.exec(questions) ?? [];
  const accepts = (text: string) => new RegExp(JSON.parse(pattern)).test(text);
  expect(accepts('You meet people in {claims.meet}.\nReally.')).toBe(true);
  expect(accepts('You meet people in {claims.met}.')).toBe(false);
});

test('the editor may only call the host of its repository', () => {
  expect(editorPolicy('gitlab')).toContain("connect-src 'self' blob: data: https://gitlab.com;");
  expect(editorPolicy('github')).not.toContain('gitlab');
});

test('no preview of a component begins with a tag that a pasted document can have', () => {
  for (const { toPreview } of components) expect(toPreview?.({})).toMatch(/^<hire-/);
});

test('the editor keeps the former addresses of a page without a field for them', () => {
  const { collections } = editorConfig({ name: 'github', repo: 'a/b' });
  for (const collection of collections as { preview_path?: string; fields: { name: string }[] }[]) {
    expect(collection.preview_path).toContain('{{slug}}');
    expect(collection.fields.map(({ name }) => name)).not.toContain('aliases');
  }
});
