import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { apply } from '../messages.ts';
import { announced } from './announced.ts';
import { expect, pdf, png, test } from './apply.fixture.ts';

const chooser = (form: Locator) => form.locator('input[type=file]');

/** Returns a function for each event of a file that is dragged to the corner of a box. */
async function dragFile(page: Page, file: string, box: { x: number; y: number } | null) {
  const session = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  return (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, ...at, data });
}

test('the drop zone contains a native file input with a label, which can be focused', async ({
  page,
  open,
}) => {
  const form = await open();
  const input = chooser(form);
  await expect(input).toHaveAccessibleName('Resume (optional) Choose a PDF or drop it here');
  // With both, screen readers would say the name twice.
  await expect(input).not.toHaveAttribute('aria-labelledby');
  await expect(input).toHaveAccessibleDescription(apply.fields.resumeFile.hint);
  await expect(input).toHaveAttribute('accept', '.pdf');
  const opening = page.waitForEvent('filechooser');
  await form.getByLabel(apply.fields.hourlyRate.label).focus();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await page.keyboard.press('Enter');
  await (await opening).setFiles(pdf());
  await expect(form.getByRole('button', { name: 'Remove resume ada.pdf' })).toBeVisible();
  await expect(input).toBeFocused();
});

test('a click anywhere in the drop zone opens the file chooser', { tag: '@all' }, async ({
  page,
  open,
}) => {
  const form = await open();
  const opening = page.waitForEvent('filechooser');
  await form.getByText(apply.chooseFile).click({ force: true });
  await (await opening).setFiles(pdf());
  await expect(form.getByText('ada.pdf', { exact: true }).first()).toBeVisible();
});

test('a dropped file is accepted like a chosen one', async ({ page, open }) => {
  const form = await open();
  await chooser(form).scrollIntoViewIfNeeded();
  const zone = await chooser(form).boundingBox();
  const file = test.info().outputPath('ada.pdf');
  await writeFile(file, '%PDF-1.7');
  const drag = await dragFile(page, file, zone);
  await drag('dragEnter');
  await drag('dragOver');
  await expect(form.locator('[data-over]')).toBeVisible();
  await drag('drop');
  await expect(form.getByRole('button', { name: 'Remove resume ada.pdf' })).toBeVisible();
  await expect(form.locator('[data-over]')).toHaveCount(0);
});

test('on our own page a file that is dropped beside the form is taken or refused, and the page stays', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/apply');
  const form = page.locator('hire-apply:defined');
  await expect(form).toBeVisible();
  const address = page.url();
  const drop = async (name: string, contents: string) => {
    const file = test.info().outputPath(name);
    await writeFile(file, contents);
    const title = page.getByRole('heading', { level: 1 });
    // The page has moved to the notice.
    await title.scrollIntoViewIfNeeded();
    const drag = await dragFile(page, file, await title.boundingBox());
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await drag(type);
  };
  await drop('notes.txt', 'Dear all');
  await expect(page.getByText('notes.txt isn’t a PDF.')).toBeVisible();
  await drop('empty.pdf', '');
  await expect(page.getByText('empty.pdf is empty.')).toBeVisible();
  await drop('ada.pdf', '%PDF-1.7');
  await expect(form.getByRole('button', { name: 'Remove resume ada.pdf' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a file that is not a PDF is refused with a notice, and can be chosen again', async ({
  page,
  open,
}) => {
  const form = await open();
  const input = chooser(form);
  for (let round = 0; round < 2; round += 1) {
    await input.setInputFiles(png);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(apply.notices.wrongFile.title);
    await expect(notice).toContainText(apply.notices.wrongFile.text);
    await expect(input).toHaveValue('');
    await page.getByRole('button', { name: apply.dismiss }).click();
  }
  await input.setInputFiles(pdf());
  await expect(page.getByText(apply.notices.wrongFile.text)).toHaveCount(0);
});

test('the form shows the name of a chosen resume, and a button with that name removes it', async ({
  open,
}) => {
  const form = await open();
  const input = chooser(form);
  await input.setInputFiles(pdf('ada.pdf'));
  await expect(form.getByText('ada.pdf', { exact: true }).first()).toBeVisible();
  await expect(announced(form.page(), 'ada.pdf chosen')).toHaveCount(1);
  await form.getByRole('button', { name: 'Remove resume ada.pdf' }).press('Enter');
  await expect(input).toBeFocused();
  await expect(announced(form.page(), 'ada.pdf removed')).toHaveCount(1);
  await expect(form.getByText('ada.pdf', { exact: true })).toHaveCount(0);
  await expect(input).toHaveValue('');
  await input.setInputFiles(pdf('ada.pdf'));
  await expect(form.getByRole('button', { name: 'Remove resume ada.pdf' })).toBeVisible();
});
