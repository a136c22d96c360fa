import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as plainTest } from 'playwright/test';
import { root } from '../../tools/root.ts';
import { labels } from '../messages.ts';
import { calls } from './addresses.ts';
import { findViolations } from './axe.ts';
import { type Project, test } from './editor.fixture.ts';
import { choose, openEditor, pagePreview, save, scrollTo, writeTitle } from './editor-page.ts';
import { uniqueEmail } from './inbox.ts';
import { saveCopyTo } from './picked-folder.ts';
import { field, goTo, press, stepCount, wizardOf } from './wizard.ts';

plainTest('without a repository to save to, there is no editor', async ({ request }) => {
  for (const path of ['/admin/', '/admin/editor.js', '/admin/config.json']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('admin');
});

test('a marketer changes a testimonial and a heading and adds an article, and the site shows all', {
  tag: '@all',
}, async ({ page, project }) => {
  // The site is built twice.
  test.setTimeout(180_000);
  const faults = await openEditor(page, project);
  await changeTestimonial(page, 'We met three designers in {claims.meet}.');
  await changeHeading(page, 'Sales', 'Sell more in {claims.hire}.');
  await page.getByRole('treeitem', { name: 'Articles' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fillArticle(page);
  await save(page);
  expect(await saveCopyTo(project.folder, page)).toEqual([
    'site/articles/how-to-write-a-brief.md',
    'site/content/page-words.json',
    'site/content/testimonials.json',
    'site/pictures/home.webp',
  ]);
  await project.build();
  await page.goto(project.address);
  await expect(page.getByText('We met three designers in 48–72 hours.')).toBeVisible();
  await page.goto(`${project.address}/sales`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sell more in /);
  await page.goto(`${project.address}/resources/how-to-write-a-brief`);
  const picture = page.getByRole('img', { name: 'The home page' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 1280);
  await expect(picture).toHaveAttribute('width', '1280');
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await expect(page.locator('hire-newsletter-panel').getByRole('button')).toBeVisible();
  const form = page.locator('hire-get-matched');
  await expect(form.getByRole('radio', { name: /developer/i })).toBeChecked();
  await expect(page.locator('hire-shared-daylight').getByRole('table')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Book a Call' }).click();
  await expect(page.getByRole('dialog', { name: /get to know you/ })).toBeVisible();
  // An article without headings has no table of contents.
  await expect(page.getByRole('navigation', { name: labels.article.contents })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a marketer makes a landing page whose form sends its campaign, and a typo in an article or a rate stops nothing else', {
  tag: '@all',
}, async ({ page, project, browser }) => {
  test.setTimeout(180_000);
  const faults = await openEditor(page, project);
  await page.getByRole('treeitem', { name: 'Landing pages' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await fillLandingPage(page);
  await save(page);
  expect(await saveCopyTo(project.folder, page)).toEqual(['site/landing/react-developers.json']);
  expect(faults).toEqual([]);
  const article = 'site/articles/what-vetted-means.md';
  const mend = [
    change(project, article, (text) =>
      text.replace(/^icon: .*$/m, 'icon: scan-saerch').replace('You can’t', 'You cannot'),
    ),
    change(project, 'site/content/rates.json', () => '{ "developers": { "from": 50 } }'),
  ];
  const output = await project.build();
  for (const undo of mend) undo();

  expect(output).toContain('site/content/rates.json: developers > to: this field is missing');
  const fault = `${article}: icon: no icon has that name`;
  expect(output.trim().split('\n').at(-1)).toContain(fault);
  await page.goto(`${project.address}/admin/`);
  await expect(page.getByRole('alert').getByText(fault)).toBeVisible();
  const signedOut = await browser.newPage();
  await signedOut.goto(`${project.address}/admin/`);
  await expect(signedOut.getByRole('alert').getByText(fault)).toBeVisible();
  // The report leaves room for the button.
  const signIn = signedOut.getByRole('button', { name: 'Sign In Using Access Token' });
  await signIn.click({ trial: true });
  await signedOut.close();
  await page.goto(`${project.address}/resources/what-vetted-means`);
  await expect(page.getByText('You can’t tell the difference')).toBeVisible();

  await page.goto(`${project.address}/react-developers`);
  await expect(page).toHaveTitle('Hire React developers | Daybreak');
  await expect(page.getByRole('heading', { name: 'Developers you might meet' })).toBeVisible();
  await expect(page.getByText('Say what is wrong first.')).toBeVisible();
  const ways = page.getByRole('table', { name: 'Ways to hire' });
  await expect(ways.getByRole('row', { name: 'Full-time Monthly' })).toBeVisible();
  expect((await findViolations(page)).map(({ id }) => id)).toEqual([]);
  const sitemap = await page.request.get(`${project.address}/sitemap.xml`);
  expect(await sitemap.text()).toContain('/react-developers</loc>');
  await page.getByRole('main').getByRole('link', { name: 'Get Matched' }).first().click();
  await expect(wizardOf(page)).toBeInViewport();
  await goTo(page, stepCount);
  await field(page, 'email').fill(uniqueEmail());
  const answer = page.waitForResponse(calls);
  await press(page, 'Submit');
  const response = await answer;
  expect(await response.json()).toMatchObject({ success: true });
  expect(new URL(response.url()).searchParams.get('campaign')).toBe('react-q4');
  expect(response.request().postDataJSON().formData).toMatchObject({ role: 'dev' });
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

/** Changes a file of the project. Returns a function that undoes it. */
function change({ folder }: Project, name: string, edit: (text: string) => string): () => void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, edit(text));
  return () => writeFileSync(file, text);
}

async function changeTestimonial(page: Page, quote: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Testimonials' }).click();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Quote' }).first().fill(quote);
  await expect(page.getByRole('document', { name: 'Content Preview' })).toContainText(quote);
  await save(page);
}

async function changeHeading(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Words of pages' }).click();
  await page.getByRole('button', { name: /Add.*Page/ }).click();
  await choose(page, 'Page', name);
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(heading);
  await save(page);
}

async function fillArticle(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await writeTitle(page, 'How to write a brief');
  await field('Description').fill('What to write before you look for someone. '.repeat(3).trim());
  await field('Excerpt').fill('Say what is wrong first.');
  await page.getByRole('button', { name: 'Today' }).first().click();
  await choose(page, labels.article.related, 'The first ten days of a remote hire');
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
  for (const name of ['Hiring form', 'Call button', 'Shared Daylight']) {
    await page.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('menuitem', { name }).click();
  }
  await choose(page, 'Role', 'Developer');
  await insertPicture(page, join(root, 'docs/home.webp'), 'The home page');
}

async function fillLandingPage(page: Page): Promise<void> {
  const write = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).last().fill(text);
  const add = async (kind: string) => {
    await page
      .getByRole('button', { name: /Add.*Part/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: kind }).click();
  };
  // The editor adds the fields of a group when it comes into view.
  await page.setViewportSize({ width: 1280, height: 5000 });
  const missing = pagePreview(page).getByRole('alert');
  await writeTitle(page, 'Hire React developers | Daybreak', () =>
    expect(missing).toContainText(
      'Not shown as it is written:\ndescription: this field is missing',
    ),
  );
  await write('Description', 'What to write before you look for someone. '.repeat(3).trim());
  await write('Heading', 'React developers');
  await write('Lead', 'Tell us what to ship next. Meet developers who have built it.');
  await choose(page, 'Role', 'Developer');
  await write('Campaign', 'react-q4');
  await add('People');
  await write('Heading of this part', 'Developers you might meet');
  await add('Text');
  await write('Heading of this part', 'How it starts');
  await page.getByRole('textbox', { name: 'Text', exact: true }).last().click();
  await page.keyboard.type('Say what is wrong first.');
  await add('Table');
  await write('Heading of this part', 'Ways to hire');
  const addLine = async (list: string, text: string) => {
    await page
      .getByRole('button', { name: new RegExp(`Add.*${list}`) })
      .last()
      .click();
    await write('Item', text);
  };
  await addLine('Columns', 'Way');
  await addLine('Columns', 'Billed');
  await page.getByRole('button', { name: /Add.*Row/ }).click();
  await addLine('Cells', 'Full-time');
  await addLine('Cells', 'Monthly');
  await add('Questions');
  await write('Heading of this part', 'Before you ask');
  await page.getByRole('button', { name: /Add.*Question/ }).click();
  await write('Question', 'How soon can we meet?');
  await write('Answer', 'You meet people in {claims.meet}.');
  await expect(missing).toBeHidden();
}

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
  await expect(pagePreview(page).getByRole('img', { name: description })).toBeVisible();
}
