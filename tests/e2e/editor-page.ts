import { expect, type FrameLocator, type Page } from 'playwright/test';
import { functionUrl } from './addresses.ts';
import type { Project } from './editor.fixture.ts';
import { pickCopyOf } from './picked-folder.ts';

/** What the editor’s policy blocks on purpose. */
const blocked = /cdn\.jsdelivr\.net|githubstatus\.com/;

/** Opens the editor with a copy of the project's files. Returns what must stay empty: faults. */
export async function openEditor(page: Page, { address, folder }: Project): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !blocked.test(message.text()))
      faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    // A form that is used asks its own function whether the page is allowed.
    const own = [address, 'blob:', 'data:', `${functionUrl}/check?`];
    if (!own.some((start) => url.startsWith(start))) faults.push(url);
  });
  await page.goto(`${address}/admin/`);
  await pickCopyOf(folder, page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  return faults;
}

/** The frame in which the editor shows an article or a landing page. */
export const pagePreview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Content Preview"]');

/** The fields of a new entry are there before the editor keeps what is written into them. */
export async function writeTitle(
  page: Page,
  title: string,
  isKept = () => expect(pagePreview(page).getByRole('heading', { level: 1 })).toHaveText(title),
): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(async () => {
    await field.clear();
    await field.fill(title);
    await isKept();
  }).toPass();
}

/** The first press of a list may be lost while the editor still draws its fields. */
export async function choose(page: Page, list: string, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('combobox', { name: list }).click();
    await page.getByRole('option', { name, exact: true }).click({ timeout: 2_000 });
  }).toPass();
}

/** The editor adds the fields of a group when it comes into view. */
export const scrollTo = (page: Page, name: RegExp) =>
  page.getByRole('group', { name }).first().scrollIntoViewIfNeeded();

/** Saving ends when the editor is closed. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}
