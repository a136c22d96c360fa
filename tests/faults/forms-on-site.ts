import { expect, type Locator, type Page } from 'playwright/test';
import { site } from '../e2e/addresses.ts';
import { fillAll } from '../e2e/apply.fixture.ts';
import { answerAll, openWizard } from '../e2e/wizard.ts';

/** A form on a page of the site. */
export interface FormOnSite {
  readonly name: string;
  /** Opens the form and fills in all its fields. */
  fill(page: Page, email: string): Promise<Locator>;
  /** The label of the submit button. */
  readonly send: string;
  readonly failure: string;
  readonly success: string;
}

export const formsOnSite = [
  {
    name: 'the wizard',
    send: 'Submit',
    failure: 'Failed to submit form. Please try again.',
    success: "You're All Set.",
    async fill(page) {
      const wizard = await openWizard(page);
      await answerAll(page);
      return wizard;
    },
  },
  {
    name: 'the application',
    send: 'Submit application',
    failure: 'Failed to submit application. Please try again.',
    success: 'Application submitted!',
    async fill(page, email) {
      await page.goto(`${site}/apply`);
      const form = page.locator('hire-apply');
      await form.scrollIntoViewIfNeeded();
      await expect(page.locator('hire-apply:defined')).toBeVisible();
      await fillAll(form, email);
      return form;
    },
  },
  {
    name: 'the newsletter panel',
    send: 'Subscribe',
    failure: 'Failed to subscribe. Please try again.',
    success: 'Welcome aboard!',
    async fill(page, email) {
      await page.goto(`${site}/apply`);
      const box = page.getByRole('contentinfo');
      await box.getByRole('textbox', { name: 'Work email' }).fill(email);
      await box.getByRole('button', { name: 'Subscribe' }).click();
      const panel = page.locator('hire-newsletter-panel');
      await expect(panel.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await panel.getByLabel('Topic').selectOption('startup-insights');
      return panel;
    },
  },
] as const satisfies readonly FormOnSite[];
