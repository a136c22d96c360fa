import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { root } from '../../tools/root.ts';
import { landingPage } from '../landing-page.ts';
import { test } from './editor.fixture.ts';
import { openEditor, pagePreview, save, writeTitle } from './editor-page.ts';
import { saveCopyTo } from './picked-folder.ts';

/** The tests of a process share the project. */
test.afterEach(({ project }) => {
  for (const command of ['checkout --quiet -- site', 'clean -fdq site'])
    execFileSync('git', command.split(' '), { cwd: project.folder });
});

/** What the text of each program is on the page. */
const pasted = {
  Word: `
    - heading "Word title" [level=2]
    - heading "Word section" [level=2]
    - paragraph:
      - text: First words with
      - strong: bold ones
      - text: ","
      - emphasis: slanted ones
      - text: and a
      - link "word link":
        - /url: https://example.com/word
      - text: .
    - heading "Word subsection" [level=3]
    - list:
      - listitem:
        - text: Word bullet one
        - list:
          - listitem: Word bullet below
      - listitem: Word bullet two
    - paragraph: Between the lists.
    - list:
      - listitem: Word number one
      - listitem: Word number two
    - table:
      - rowgroup:
        - row "Word role Word hours":
          - columnheader "Word role"
          - columnheader "Word hours"
      - rowgroup:
        - row "Designer part-time 20 / 30":
          - rowheader "Designer part-time"
          - cell "20 / 30"
    - paragraph: /Word picture/
    - paragraph: Last words of Word.`,
  'Google Docs': `
    - heading "Docs heading" [level=2]
    - paragraph:
      - text: Docs words with
      - strong: bold ones
      - text: and a
      - link "docs link":
        - /url: https://example.com/docs
      - text: .
    - list:
      - listitem:
        - text: Docs bullet one
        - list:
          - listitem: Docs bullet below
      - listitem: Docs bullet two
    - list:
      - listitem: Docs number one
    - table:
      - rowgroup:
        - row "Docs role Docs hours":
          - columnheader "Docs role"
          - columnheader "Docs hours"
      - rowgroup:
        - row "Docs both columns":
          - rowheader "Docs both columns"
          - cell
    - paragraph:
      - img "Docs picture"
    - paragraph: Last words of Docs.`,
  'a web page': `
    - heading "Page heading" [level=2]
    - paragraph:
      - text: Page words in a paragraph with
      - code: code of the page
      - text: and
      - link "a page link":
        - /url: https://example.com/page
      - text: .
    - paragraph: Page words in a div
    - paragraph: and in a div within
    - heading "Page third level" [level=3]
    - blockquote:
      - paragraph: Page quote
    - paragraph: Page term
    - paragraph: Page meaning
    - paragraph: Page button
    - list:
      - listitem:
        - text: Page bullet
        - list:
          - listitem: Page number below
    - paragraph: Page caption
    - table:
      - rowgroup:
        - row "Page column Second column":
          - columnheader "Page column"
          - columnheader "Second column"
      - rowgroup:
        - row "Page row cell link":
          - rowheader "Page row"
          - cell "cell link":
            - link "cell link":
              - /url: https://example.com/cell
        - row "cell below":
          - rowheader
          - cell "cell below"
    - paragraph:
      - img "Page picture"
    - paragraph: Page figure text
    - paragraph:
      - link "https://video.example.com/embed/1":
        - /url: https://video.example.com/embed/1
    - paragraph: Page line one Page line two
    - paragraph:
      - text: Use the
      - code: <title>
      - text: tag, 3 < 4, 2*3*4 and snake_case_words.
    - paragraph: Last words of the page.`,
};

for (const [program, expected] of Object.entries(pasted)) {
  test(`a text that is pasted from ${program} arrives whole`, {
    tag: '@all',
  }, async ({ page, project }) => {
    await openEditor(page, project);
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.getByRole('treeitem', { name: 'Articles' }).click();
    await page.getByRole('button', { name: 'Create New Entry' }).click();
    await writeTitle(page, 'Pasted');
    const file = `${program.split(' ').at(-1)?.toLowerCase()}.txt`;
    await paste(page, readFileSync(join(root, 'tests/e2e/pasted', file), 'utf8'));
    const preview = pagePreview(page).getByRole('article');
    await expect(preview.getByText(/^Last words of/)).toBeVisible();
    await expect(preview).toMatchAriaSnapshot(expected);
    await expect(pagePreview(page).getByRole('alert')).toContainText(
      'is not on this site: add it with Image',
    );
  });
}

test('a writer sees a landing page as it is written, and what is wrong with it', {
  tag: '@all',
}, async ({ page, project }) => {
  const folder = join(project.folder, 'site/landing');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'react-developers.json'), JSON.stringify(landingPage));
  const faults = await openEditor(page, project);
  await page.getByRole('treeitem', { name: 'Landing pages' }).click();
  await page.getByRole('row', { name: landingPage.title }).click();
  const preview = pagePreview(page);
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(landingPage.heading);
  await expect(preview.getByRole('radio', { name: 'Developer' })).toBeChecked();
  const field = page.getByRole('textbox', { name: 'Heading', exact: true }).first();
  await field.fill('Hire in {claims.meet}');
  await expect(heading).toHaveText('Hire in 48–72 hours');
  await expect(heading).toHaveCSS('font-family', /^Bricolage/);
  await expect(heading).toHaveCSS('font-weight', '700');
  await field.fill('Hire in {claims.met}');
  await expect(preview.getByRole('alert')).toContainText(
    'heading: Unknown placeholder {claims.met}',
  );
  await expect(heading).toHaveText('Hire in 48–72 hours');
  expect(faults).toEqual([]);
});

test('a writer sees an article as it is written, and what is missing or wrong', {
  tag: '@all',
}, async ({ page, project }) => {
  const faults = await openEditor(page, project);
  await openArticle(page, /should mean/);
  const preview = pagePreview(page);
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^Bricolage/);
  await expect(
    preview.getByRole('heading', { name: 'Score a sample task yourself' }),
  ).toBeVisible();
  const told = preview.getByRole('alert');
  await expect(told).toBeHidden();
  const title = 'A title of more than sixty characters, which search results would cut';
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await expect(heading).toHaveText(title);
  await expect(told).toContainText('Before it can be published:\ntitle: ');
  expect(faults).toEqual([]);
});

test('an article that somebody else changed meanwhile is not overwritten', {
  tag: '@all',
}, async ({ page, project }) => {
  const file = 'site/articles/what-vetted-means.md';
  await openEditor(page, project);
  await openArticle(page, /should mean/);
  await replaceInCopy(page, file, 'Scored', 'Theirs');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('Somebody else changed what-vetted-means.md');
  await told.getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Mine');
  await saveCopyTo(project.folder, page);
  expect(readFileSync(join(project.folder, file), 'utf8')).not.toContain('Mine');
});

test('a renamed article leads from its old address to its new one, and no link to it is dead', {
  tag: '@all',
}, async ({ page, project }) => {
  test.setTimeout(180_000);
  await openEditor(page, project);
  await openArticle(page, /should mean/);
  await page.getByRole('radio', { name: 'Slug' }).click();
  const panel = page.getByRole('group', { name: 'Slug' });
  await panel.getByRole('button', { name: 'Edit Slug' }).click();
  await panel.getByRole('textbox').fill('Über-vetting');
  await page.keyboard.press('Enter');
  await save(page);
  const renamed = 'site/articles/ueber-vetting.md';
  expect(await saveCopyTo(project.folder, page)).toContain(renamed);
  expect(readFileSync(join(project.folder, renamed), 'utf8')).toContain(
    'aliases:\n  - /resources/what-vetted-means\n',
  );
  rmSync(join(project.folder, 'site/articles/what-vetted-means.md'));
  const output = await project.build();
  expect(output).not.toContain('what-vetted-means');
  await page.goto(`${project.address}/resources/what-vetted-means?utm_campaign=q4`);
  await expect(page).toHaveURL(`${project.address}/resources/ueber-vetting?utm_campaign=q4`);
});

async function openArticle(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('treeitem', { name: 'Articles' }).click();
  await page.getByRole('row', { name: title }).click();
}

/** Changes a file in the folder that the editor has open. */
async function replaceInCopy(page: Page, path: string, from: string, to: string): Promise<void> {
  await page.evaluate(
    async ([path, from, to]) => {
      let folder = await navigator.storage.getDirectory();
      const names = path.split('/');
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const handle = await folder.getFileHandle(names.at(-1) ?? '');
      const copy = await (await handle.getFile()).text();
      const stream = await handle.createWritable();
      await stream.write(copy.replace(from, to));
      await stream.close();
    },
    [path, from, to] as const,
  );
}

/** Puts HTML into the clipboard as another program does, and pastes it into the text of the article. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const copy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/html', text);
    };
    document.addEventListener('copy', copy, { capture: true, once: true });
  }, html);
  await page.getByRole('textbox', { name: 'Article', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
}
