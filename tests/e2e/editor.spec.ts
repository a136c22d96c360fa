import { join } from 'node:path';
import { expect, type Page, test as plainTest } from 'playwright/test';
import { root } from '../../tools/root.ts';
import { labels } from '../messages.ts';
import { type Project, test } from './editor.fixture.ts';
import { pickCopyOf, saveCopyTo } from './picked-folder.ts';

plainTest('without a repository to save to, there is no editor', async ({ request }) => {
  for (const path of ['/admin/', '/admin/editor.js', '/admin/config.json']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('admin');
});

test('a marketer changes a testimonial and adds an article, and the site shows both', {
  tag: '@all',
}, async ({ page, project }) => {
  // The site is built twice.
  test.setTimeout(180_000);
  const faults = await openEditor(page, project);
  await changeTestimonial(page, 'We met three designers in {claims.meet}.');
  await page.getByRole('treeitem', { name: 'Articles' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fillArticle(page);
  await save(page);
  expect(await saveCopyTo(project.folder, page)).toEqual([
    'site/articles/how-to-write-a-brief.md',
    'site/content/testimonials.json',
    'site/pictures/home.webp',
  ]);
  await project.build();
  await page.goto(project.address);
  await expect(page.getByText('We met three designers in 48–72 hours.')).toBeVisible();
  await page.goto(`${project.address}/resources/how-to-write-a-brief`);
  const picture = page.getByRole('img', { name: 'The home page' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 1280);
  await expect(picture).toHaveAttribute('width', '1280');
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await expect(page.locator('hire-newsletter-panel').getByRole('button')).toBeVisible();
  // An article without headings has no table of contents.
  await expect(page.getByRole('navigation', { name: labels.article.contents })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('in production, the editor signs in with a token and calls only the host of the repository', {
  tag: '@all',
}, async ({ page, project }) => {
  const called = new Set<string>();
  await page.route(/^https:/, async (route) => {
    called.add(new URL(route.request().url()).origin);
    await route.fulfill({
      json: { login: 'ada' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.goto(`${project.address}/admin/`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  expect([...called]).toEqual([]);
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_1');
  const asked = page.waitForRequest(/\/repos\/acme\/site\//);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await asked).headers().authorization).toContain('github_pat_1');
  expect([...called]).toEqual(['https://api.github.com']);
});

async function changeTestimonial(page: Page, quote: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Testimonials' }).click();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Quote' }).first().fill(quote);
  await expect(page.getByRole('document', { name: 'Content Preview' })).toContainText(quote);
  await save(page);
}

/** What the editor’s policy blocks on purpose. */
const blocked = /cdn\.jsdelivr\.net|githubstatus\.com/;

/** Opens the editor with a copy of the project's files. Returns what must stay empty: faults. */
async function openEditor(page: Page, { address, folder }: Project): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !blocked.test(message.text())) faults.push(message.text());
  });
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) faults.push(url);
  });
  await page.goto(`${address}/admin/`);
  await pickCopyOf(folder, page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  return faults;
}

async function fillArticle(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Title').fill('How to write a brief');
  await field('Description').fill('What to write before you look for someone. '.repeat(3).trim());
  await field('Excerpt').fill('Say what is wrong first.');
  await field('Icon').fill('pencil');
  await page.getByRole('button', { name: 'Today' }).first().click();
  await field('Seed').fill('river');
  await page.getByRole('combobox', { name: labels.article.related }).click();
  await page.getByRole('option', { name: 'The first ten days of a remote hire' }).click();
  await scrollTo(page, /Closing call to action.+Field/);
  await field('Heading').fill('Ready?');
  await field('Text').fill('Tell us what you need.');
  await field('Button').fill('Get Matched');
  await field('Address').fill('/get-matched');
  await scrollTo(page, /“.?Article.+Field/);
  await field('Article').click();
  await page.keyboard.type('Say what is wrong first.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Newsletter form' }).click();
  await insertPicture(page, join(root, 'docs/home.webp'), 'The home page');
}

/** The editor adds the fields of a group when it comes into view. */
const scrollTo = (page: Page, name: RegExp) =>
  page.getByRole('group', { name }).first().scrollIntoViewIfNeeded();

async function insertPicture(page: Page, file: string, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: 'Alt Text' }).fill(description);
  const preview = page.getByRole('document', { name: 'Content Preview' });
  await expect(preview.getByRole('img', { name: description })).toBeVisible();
}

/** Saving ends when the editor is closed. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}
