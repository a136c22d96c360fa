import { apply } from '../messages.ts';
import { expect, field, fillRequired, option, press, test } from './apply.fixture.ts';
import { collectSubmissions } from './submissions.ts';

test('skills are checkboxes, and experience and availability are radio groups without an answer', async ({
  open,
}) => {
  const form = await open();
  const { skills, experience, availability } = apply.fields;
  const boxes = form.getByRole('group', { name: skills.label }).getByRole('checkbox');
  await expect(boxes).toHaveCount(Object.keys(skills.options).length);
  for (const { label, options } of [experience, availability]) {
    const group = form.getByRole('radiogroup', { name: label });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group.getByRole('radio')).toHaveCount(Object.keys(options).length);
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  }
});

test('an incomplete form is not sent, and lists what is missing', async ({ page, open }) => {
  const sent = collectSubmissions(page);
  const form = await open();
  await press(form);
  const summary = form.getByRole('group', { name: apply.errorSummary.missing });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('heading', { level: 2 })).toHaveText(apply.errorSummary.missing);
  await expect(page.getByText(apply.errorSummary.missing)).toHaveCount(1);
  await expect(page.getByText(`${apply.error}${apply.faults.name.missing}`)).toHaveCount(1);
  const { name, email, experience, availability } = apply.faults;
  const lines = [
    [name.missing, field(form, 'name')],
    [email.missing, field(form, 'email')],
    [experience.missing, option(form, 'experience', '1-2')],
    [availability.missing, option(form, 'availability', 'part-time')],
  ] as const;
  await expect(summary.getByRole('button')).toHaveText(lines.map(([line]) => line));
  for (const [line, target] of lines) {
    await summary.getByRole('button', { name: line }).click();
    await expect(target).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test('each invalid field has a description with its error until it is corrected', async ({
  open,
}) => {
  const form = await open();
  await press(form);
  for (const [name, value] of [
    ['name', 'A'],
    ['email', 'a@b.c'],
  ] as const) {
    const error = `${apply.error}${apply.faults[name].missing}`;
    const [input, text] = [field(form, name), form.getByText(error)];
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(error);
    const [above, below] = [await text.boundingBox(), await input.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await input.fill(value);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText(apply.faults[name].missing)).toHaveCount(0);
  }
  for (const [name, answer] of [
    ['experience', option(form, 'experience', '10+')],
    ['availability', option(form, 'availability', 'full-time')],
  ] as const) {
    const group = form.getByRole('radiogroup', { name: apply.fields[name].label });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(`${apply.error}${apply.faults[name].missing}`);
    await answer.check();
    await expect(group).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText(apply.faults[name].missing)).toHaveCount(0);
  }
  await expect(form.getByRole('group', { name: apply.errorSummary.missing })).toHaveCount(0);
});

test('the error for a malformed email shows the format of an address', { tag: '@all' }, async ({
  page,
  open,
}) => {
  const sent = collectSubmissions(page);
  const form = await open();
  await fillRequired(form, { email: 'ada@' });
  await press(form);
  const text = apply.faults.email.malformed;
  await expect(field(form, 'email')).toHaveAccessibleDescription(`${apply.error}${text}`);
  const summary = form.getByRole('group', { name: apply.errorSummary.malformed });
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: text }).press('Enter');
  await expect(field(form, 'email')).toBeFocused();
  expect(sent).toEqual([]);
});

test('on its own page the form leaves a title that the page has changed', {
  tag: '@all',
}, async ({ page, open }) => {
  const form = await open({ attributes: 'owns-page' });
  await press(form);
  await page.evaluate(() => {
    document.title = 'Elsewhere';
  });
  await fillRequired(form);
  await expect(form.getByRole('group', { name: apply.errorSummary.missing })).toHaveCount(0);
  await expect(page).toHaveTitle('Elsewhere');
});

test('on its own page the title begins with Error as long as the error summary is shown, and the form is on the page', async ({
  page,
  open,
}) => {
  const form = await open({ attributes: 'owns-page' });
  await press(form);
  await expect(page).toHaveTitle(`${apply.error}A page`);
  await page.evaluate(() => {
    const form = document.querySelector('hire-apply') as HTMLElement;
    Object.assign(window, { form });
    form.remove();
  });
  await expect(page).toHaveTitle('A page');
  await page.evaluate(() => document.querySelector('main')?.append(Reflect.get(window, 'form')));
  await expect(page).toHaveTitle(`${apply.error}A page`);
  await fillRequired(form);
  await expect(page).toHaveTitle('A page');
});

test('each field has a fitting keyboard, name and autofill token', async ({ open }) => {
  const form = await open();
  const expected = {
    name: { type: 'text', name: 'name', autocomplete: 'name' },
    email: { type: 'email', name: 'email', autocomplete: 'email', spellcheck: 'false' },
    portfolio: { type: 'text', name: 'portfolio', inputmode: 'url', autocomplete: 'url' },
    hourlyRate: { type: 'text', name: 'hourlyRate', inputmode: 'decimal' },
    bio: { name: 'bio', maxlength: '5000' },
  };
  for (const name of ['name', 'email', 'portfolio', 'hourlyRate', 'bio'] as const) {
    for (const [attribute, value] of Object.entries(expected[name])) {
      await expect(field(form, name)).toHaveAttribute(attribute, value);
    }
  }
  await expect(form.locator('form')).toHaveAttribute('novalidate');
});

test('the field for the bio grows with its text', { tag: '@all' }, async ({ open }) => {
  const bio = field(await open(), 'bio');
  const before = (await bio.boundingBox())?.height ?? 0;
  await bio.fill('One line\n'.repeat(8));
  expect((await bio.boundingBox())?.height).toBeGreaterThan(before + 40);
});
