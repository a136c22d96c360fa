import { talentSkills } from '../../supabase/functions/_shared/contract.ts';
import { expect, fillRequired, press, test, textLabels } from './apply.fixture.ts';
import { collectSubmissions } from './submissions.ts';

const lines = {
  'Enter your full name': 'Full name',
  'Enter your email': 'Email',
  'Select how much experience you have': '1-2 years',
  'Select your availability': 'Part-time',
} as const;

test('the form has twelve skills as checkboxes, and experience and availability as radio groups', async ({
  open,
}) => {
  const form = await open();
  const boxes = form.getByRole('group', { name: 'Skills (optional)' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(12);
  for (const [at, skill] of talentSkills.entries()) {
    await expect(boxes.nth(at)).toHaveAccessibleName(skill);
  }
  const groups = {
    'Experience (required)': ['1-2 years', '3-5 years', '5-10 years', '10+ years'],
    'Availability (required)': ['Part-time', 'Project-based', 'Full-time'],
  };
  for (const [name, options] of Object.entries(groups)) {
    const group = form.getByRole('radiogroup', { name });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group.getByRole('radio')).toHaveCount(options.length);
    for (const option of options) {
      await expect(group.getByRole('radio', { name: option, exact: true })).not.toBeChecked();
    }
  }
});

test('each section has a heading', { tag: '@all' }, async ({ open }) => {
  const headings = (await open()).getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'About you',
    'Your work',
    'How you want to work',
    'Your resume',
  ]);
});

test('an incomplete form is not sent, and lists what is missing', async ({ page, open }) => {
  const sent = collectSubmissions(page);
  const form = await open();
  await press(form);
  const summary = form.getByRole('group', { name: 'Please fill in all required fields' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('heading', { level: 2 })).toHaveText(
    'Please fill in all required fields',
  );
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(1);
  await expect(page.getByText('Error: Enter your full name')).toHaveCount(1);
  await expect(summary.getByRole('button')).toHaveText(Object.keys(lines));
  for (const [line, label] of Object.entries(lines)) {
    await summary.getByRole('button', { name: line }).click();
    await expect(form.getByLabel(label)).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test('a second failed validation moves the focus to the errors again', { tag: '@all' }, async ({
  open,
}) => {
  const form = await open();
  await press(form);
  await form.getByLabel('Full name').fill('Ada');
  await press(form);
  await expect(form.getByRole('group', { name: 'Please fill in' })).toBeFocused();
  await expect(form.getByRole('button', { name: 'Enter your full name' })).toHaveCount(0);
});

test('no field has an error before the first submission', { tag: '@all' }, async ({ open }) => {
  const form = await open();
  for (const label of Object.values(textLabels)) {
    await form.getByLabel(label).fill('x');
    await form.getByLabel(label).fill('');
    await form.getByLabel(label).blur();
  }
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(form.getByText('Error:')).toHaveCount(0);
});

test('each invalid field has a description with its error until it is corrected', async ({
  open,
}) => {
  const form = await open();
  await press(form);
  const mend = {
    'Enter your full name': [form.getByLabel('Full name'), 'A'],
    'Enter your email': [form.getByLabel('Email'), 'a@b.c'],
  } as const;
  for (const [line, [field, value]] of Object.entries(mend)) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`Error: ${line}`);
    const text = form.getByText(`Error: ${line}`);
    const [above, below] = [await text.boundingBox(), await field.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await field.fill(value);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(text).toHaveCount(0);
    await expect(form.getByRole('button', { name: line })).toHaveCount(0);
  }
  const choose = {
    'Select how much experience you have': ['Experience', '10+ years'],
    'Select your availability': ['Availability', 'Full-time'],
  } as const;
  for (const [line, [name, option]] of Object.entries(choose)) {
    const group = form.getByRole('radiogroup', { name });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(`Error: ${line}`);
    await group.getByLabel(option).check();
    await expect(group).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText(line)).toHaveCount(0);
  }
  await expect(form.getByRole('group', { name: 'Please fill in' })).toHaveCount(0);
});

test('the error for a malformed email shows the format of an address', { tag: '@all' }, async ({
  page,
  open,
}) => {
  const sent = collectSubmissions(page);
  const form = await open();
  await fillRequired(form, { email: 'ada@' });
  await press(form);
  const text = 'Enter an email address in the correct format, like name@example.com';
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(`Error: ${text}`);
  const summary = form.getByRole('group', { name: 'Please check what you entered' });
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: text }).press('Enter');
  await expect(form.getByLabel('Email')).toBeFocused();
  expect(sent).toEqual([]);
});

test('on its own page the title begins with Error as long as the error summary is shown', async ({
  page,
  open,
}) => {
  const form = await open({ attributes: 'owns-page' });
  await press(form);
  await expect(page).toHaveTitle('Error: Apply at Acme');
  await fillRequired(form);
  await expect(page).toHaveTitle('Apply at Acme');
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
  await expect(form.getByRole('group', { name: 'Please fill in' })).toHaveCount(0);
  await expect(page).toHaveTitle('Elsewhere');
});

test('the form does not change the title of a host’s page', { tag: '@all' }, async ({
  page,
  open,
}) => {
  const form = await open();
  await press(form);
  await expect(form.getByRole('group', { name: 'Please fill in' })).toBeFocused();
  await expect(page).toHaveTitle('Apply at Acme');
});

test('removing the form restores the title, and adding it back changes the title again', {
  tag: '@all',
}, async ({ page, open }) => {
  await press(await open({ attributes: 'owns-page' }));
  await expect(page).toHaveTitle('Error: Apply at Acme');
  await page.evaluate(() => {
    const form = document.querySelector('hire-apply') as HTMLElement;
    Object.assign(window, { form });
    form.remove();
  });
  await expect(page).toHaveTitle('Apply at Acme');
  await page.evaluate(() => document.querySelector('main')?.append(Reflect.get(window, 'form')));
  await expect(page).toHaveTitle('Error: Apply at Acme');
});

test('each field has a fitting keyboard, name and autofill token', async ({ open }) => {
  const form = await open();
  const expected = {
    'Full name': { type: 'text', name: 'name', autocomplete: 'name' },
    Email: { type: 'email', name: 'email', autocomplete: 'email', spellcheck: 'false' },
    Portfolio: { type: 'text', name: 'portfolio', inputmode: 'url', autocomplete: 'url' },
    'Hourly rate (USD)': { type: 'text', name: 'hourlyRate', inputmode: 'decimal' },
    'Short bio': { name: 'bio', maxlength: '5000' },
  };
  for (const [label, attributes] of Object.entries(expected)) {
    for (const [name, value] of Object.entries(attributes)) {
      await expect(form.getByLabel(label)).toHaveAttribute(name, value);
    }
  }
  await expect(form.locator('form')).toHaveAttribute('novalidate');
});

test('the field for the bio grows with its text', { tag: '@all' }, async ({ open }) => {
  const bio = (await open()).getByLabel('Short bio');
  const before = (await bio.boundingBox())?.height ?? 0;
  await bio.fill('One line\n'.repeat(8));
  expect((await bio.boundingBox())?.height).toBeGreaterThan(before + 40);
});
