import { test as base, expect, type Locator } from 'playwright/test';
import { loader, openHostPage } from '../embed/host-page.ts';
import { apply } from '../messages.ts';

interface PageOptions {
  attributes?: string;
  /** Markup in `<main>` before the form. */
  before?: string;
  dir?: 'ltr' | 'rtl';
}

interface Fixtures {
  /** Opens a partner's page that contains the form, and returns the form. */
  open(shown?: PageOptions): Promise<Locator>;
}

export const test = base.extend<Fixtures>({
  open: async ({ page }, use) => {
    await use(async ({ attributes = '', before = '', dir = 'ltr' } = {}) => {
      await openHostPage(page, {
        html: `lang="en" dir="${dir}"`,
        head: `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${hostStyle}</style>${loader}`,
        body: `<main><h1>Join us</h1>${before}
<hire-apply ${attributes}><a href="/elsewhere">Apply by mail</a></hire-apply></main>`,
        policy: '',
      });
      const form = page.locator('hire-apply');
      await expect(form.getByRole('button', { name: apply.submit })).toBeVisible();
      return form;
    });
  },
});

export { expect };

/** The styles of the host's page, which must not affect the form. */
const hostStyle = `
:root { --hire-font: system-ui; --hire-duration-state: 0s; color-scheme: light dark; background: light-dark(#fdfaf3, #051a21); }
body { margin: 0; font: 17px/1.6 system-ui, sans-serif; color: light-dark(#032c34, #f4f0e7); }
main { max-inline-size: 752px; margin: 0 auto; padding: 24px 16px; }`;

/** A complete application, by field. */
export const answers = {
  name: 'Ada Byron',
  email: 'ada@byron.example',
  location: 'Cape Town, South Africa',
  skills: ['Backend Development', 'DevOps'],
  experience: '5-10',
  availability: 'project-based',
  hourlyRate: '45.50',
  portfolio: 'byron.example/work',
  bio: 'I build engines.\nAnd I write about them.',
  languages: 'English, French',
  timezone: 'GMT+2',
} as const;

/** The names of the text fields. */
const textFields = [
  'name',
  'email',
  'location',
  'timezone',
  'languages',
  'portfolio',
  'bio',
  'hourlyRate',
] as const;

const { fields } = apply;

export const field = (form: Locator, name: keyof typeof fields): Locator =>
  form.getByLabel(fields[name].label);

/** An answer to a question with fixed answers. */
export const option = <Choice extends 'skills' | 'experience' | 'availability'>(
  form: Locator,
  choice: Choice,
  value: keyof (typeof fields)[Choice]['options'],
): Locator => form.getByLabel(Reflect.get(fields[choice].options, value), { exact: true });

/** Fills in the four required fields. */
export async function fillRequired(form: Locator, { email = answers.email as string } = {}) {
  await field(form, 'name').fill(answers.name);
  await field(form, 'email').fill(email);
  await option(form, 'experience', answers.experience).check();
  await option(form, 'availability', answers.availability).check();
}

export async function fillAll(form: Locator, email: string) {
  for (const name of textFields) await field(form, name).fill({ ...answers, email }[name]);
  for (const skill of answers.skills) await option(form, 'skills', skill).check();
  await option(form, 'experience', answers.experience).check();
  await option(form, 'availability', answers.availability).check();
}

export const press = (form: Locator) => form.getByRole('button', { name: apply.submit }).click();

export const pdf = (name = 'ada.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 canary-of-the-resume'),
});

export const png = {
  name: 'ada.png',
  mimeType: 'image/png',
  buffer: Buffer.from('no PDF at all'),
};
