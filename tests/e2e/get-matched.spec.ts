import { expect, test } from 'playwright/test';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { getMatched } from '../messages.ts';
import { sample } from '../sample.ts';
import { announced } from './announced.ts';
import { mailContaining } from './inbox.ts';
import { collectSubmissions } from './submissions.ts';
import {
  answerAll,
  confirmation,
  field,
  goTo,
  openWizard,
  ourPage,
  paste,
  places,
  press,
  pressTwice,
  question,
  questionTexts,
  stepCount,
  stepOf,
  wizardOf,
} from './wizard.ts';

for (const { name, address } of sample(places, [ourPage])) {
  test(`on ${name}, a visitor’s answers arrive as a mail`, async ({ page }) => {
    const sent = collectSubmissions(page);
    await openWizard(page, address);
    const answers = await answerAll(page);
    await press(page, 'Submit');
    await expect(confirmation(page)).toBeVisible();
    const { text, replyTo } = await mailContaining(answers.email);
    expect(replyTo).toBe(answers.email);
    const said = text.replace(/\s+/g, ' ');
    for (const word of Object.values({ ...answers, role: 'Developer' }).flat()) {
      expect(said).toContain(word);
    }
    expect(sent.map((request) => request.postDataJSON())).toEqual([
      { formType: getMatchedForm.type, formData: answers },
    ]);
  });
}

test('each step shows its number as text and as a bar, has a native group with nothing preselected, and Skip except at the end', {
  tag: '@all',
}, async ({ page }) => {
  const wizard = await openWizard(page);
  const bar = wizard.locator('[part=progress]');
  const skip = wizard.getByRole('button', { name: getMatched.skip });
  await expect(bar).toHaveAttribute('aria-hidden', 'true');
  for (const [index, name] of questionTexts.entries()) {
    const step = index + 1;
    const number = `Step ${step} of ${stepCount}`;
    await expect(wizard.getByText(number, { exact: true })).toBeVisible();
    const hint = step === stepOf('skills') ? ` ${getMatched.pickSkills}|.*own below` : '';
    await expect(question(page, step)).toHaveAccessibleDescription(new RegExp(`^${number}${hint}`));
    const filled = () =>
      bar.evaluate((whole) => (whole.firstElementChild?.clientWidth ?? 0) / whole.clientWidth);
    await expect.poll(filled).toBeCloseTo(step / stepCount, 2);
    const group = wizard.getByRole('group', { name });
    if (step !== stepOf('hiringFor')) await expect(group).toBeVisible();
    // Screen readers would say a heading in the group twice: with the group, and as the focus.
    await expect(group.getByRole('heading')).toHaveCount(0);
    const choices = group.locator('input[type=radio], input[type=checkbox]');
    for (const each of await choices.all()) await expect(each).not.toBeChecked();
    await expect(skip).toHaveCount(step < stepCount ? 1 : 0);
    if (step < stepCount) await skip.click();
  }
  await expect(wizard.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
});

test('Previous is disabled on step 1 only, and stays focusable', { tag: '@all' }, async ({
  page,
}) => {
  const wizard = await openWizard(page);
  const previous = wizard.getByRole('button', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await previous.click({ force: true });
  await expect(question(page, 1)).toBeVisible();
  await press(page, 'Next');
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect(question(page, 1)).toBeFocused();
  await expect(previous).toBeDisabled();
});

test('typed skills are sent once Add or Next has put them into the list', async ({ page }) => {
  const sent = collectSubmissions(page);
  const wizard = await openWizard(page);
  await goTo(page, stepOf('skills'));
  const extra = field(page, 'extraSkills');
  await expect(extra).toHaveAccessibleDescription(/Next adds them to your list/);
  await extra.fill('Rust\nElixir');
  await press(page, getMatched.addSkills);
  await expect(extra).toHaveValue('');
  await expect(announced(page, 'Skills added: 2')).toHaveCount(1);
  for (const name of ['Rust', 'Elixir']) {
    await expect(wizard.getByRole('checkbox', { name })).toBeChecked();
  }
  await extra.fill('Fortran');
  await press(page, 'Next');
  await goTo(page, stepOf('skills'));
  await expect(wizard.getByRole('checkbox', { name: 'Fortran' })).toBeChecked();
  await goTo(page, stepCount);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  expect(sent[0]?.postDataJSON().formData.skills).toEqual(['Rust', 'Elixir', 'Fortran']);
});

test('the last step supports autofill and requires nothing', { tag: '@all' }, async ({ page }) => {
  const wizard = await openWizard(page);
  await goTo(page, stepCount);
  const expected = {
    'Full name (required)': { type: 'text', autocomplete: 'name', name: 'name' },
    'Email (required)': {
      type: 'email',
      autocomplete: 'email',
      name: 'email',
      spellcheck: 'false',
    },
    'Company (optional)': { type: 'text', autocomplete: 'organization', name: 'company' },
    'Phone (optional)': { type: 'tel', autocomplete: 'tel', name: 'phone' },
  };
  for (const [name, attributes] of Object.entries(expected)) {
    const control = wizard.getByRole('textbox', { name, exact: true });
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(control).toHaveAttribute(attribute, value);
    }
    await expect(control).not.toHaveAttribute('required');
  }
  await expect(wizardOf(page).locator('form')).toHaveAttribute('novalidate');
});

for (const hand of sample(['mouse', 'touch'] as const, ['touch'])) {
  test.describe(`with a ${hand}`, () => {
    test.use(hand === 'touch' ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {});

    test('a double press of Next moves one step, and a later press moves another', async ({
      page,
    }) => {
      const wizard = await openWizard(page);
      const next = wizard.getByRole('button', { name: 'Next', exact: true });
      for (let step = 1; step < stepCount; step += 1) {
        await pressTwice(page, next, step % 2 ? 400 : 40, hand);
        await expect(wizard.getByText(/^Step \d+ of/)).toHaveText(
          `Step ${step + 1} of ${stepCount}`,
        );
        await expect(wizard.getByRole('radio', { checked: true })).toHaveCount(0);
      }
      await goTo(page, 3);
      await page.evaluate(() => scrollTo(0, 0));
      await pressTwice(page, next, 600, hand);
      await expect(question(page, 5)).toBeVisible();
    });
  });
}

test('a field says how many characters of a pasted text it cut off, until its text changes', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  await goTo(page, stepOf('hiringFor'));
  const answer = field(page, 'hiringFor');
  await answer.fill('An API. ');
  await answer.press('End');
  await paste(page, 'x'.repeat(6_000));
  const told = wizard.getByRole('status').filter({ hasText: 'Characters left out: 1008' });
  await expect(told).toBeVisible();
  await expect(answer).toHaveAccessibleDescription(/Characters left out: 1008/);
  await answer.press('Backspace');
  await expect(told).toHaveCount(0);
});

test('on our own page the label for managed work names us, and the same value is sent', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  await goTo(page, stepOf('management'));
  const label = 'I want Daybreak to manage the work';
  const choice = wizard.getByRole('radio', { name: label });
  await choice.check();
  await expect(choice).toHaveValue('I want the provider to manage the work');
  await goTo(page, stepCount);
  await expect(
    wizard.getByRole('region', { name: getMatched.summary }).getByText(label),
  ).toBeVisible();
});
