import { expect, type Locator, type Page, test } from 'playwright/test';
import { openHostPage } from './host-page.ts';
import { call, markupOf, type Tag, whenDefined } from './walks.ts';

interface Kind {
  readonly tag: Tag;
  /** The tag, where it is more than the form's own. */
  readonly markup?: string;
  readonly form: Tag;
  readonly answers: object;
  /** Goes on from the first step. */
  goOn?(form: Locator): Promise<unknown>;
  /** What is seen of where the visitor is, and of what they answered there. */
  look(page: Page): Promise<void>;
}

const name = 'Ada Byron';
const email = 'ada@byron.example';

const matched = {
  form: 'hire-get-matched',
  answers: {
    role: 'dev',
    engagement: 'Project-based',
    management: "I'll manage the talent directly",
    projectType: 'New idea or project',
    companySize: '11–50',
    skills: ['React', 'Lace'],
    hiringFor: 'An API for engines',
    startDate: 'ASAP',
    name,
    email,
    company: 'Byron & Babbage',
    phone: '+44 20 1234',
  },
  goOn: (form: Locator) => call(form, 'goTo', 4),
  look: async (page: Page) => {
    await expect(page.getByText('Step 4 of 9')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'New idea or project' })).toBeChecked();
  },
} as const;

const lookAtNewsletter = async (page: Page) => {
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Topic')).toHaveValue('remote-teams');
};

const newsletter = { answers: { email, curiosity: 'remote-teams' }, look: lookAtNewsletter };

const kinds: Readonly<Record<string, Kind>> = {
  'hire-get-matched': { tag: 'hire-get-matched', ...matched },
  'hire-popover with the wizard in it': {
    tag: 'hire-popover',
    markup: '<hire-popover open><hire-get-matched></hire-get-matched></hire-popover>',
    ...matched,
  },
  'hire-apply': {
    tag: 'hire-apply',
    form: 'hire-apply',
    answers: {
      name,
      email,
      location: 'London',
      skills: ['DevOps', 'Data Science'],
      experience: '10+',
      availability: 'part-time',
      hourlyRate: '40 to 60',
      portfolio: 'https://byron.example',
      bio: 'Notes on an engine',
      languages: 'English, French',
      timezone: 'GMT',
      resumeFile: 'Ada.pdf',
    },
    look: async (page) => {
      await expect(page.getByLabel('Full name')).toHaveValue(name);
      await expect(page.getByLabel('DevOps')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Remove resume Ada.pdf' })).toBeVisible();
    },
  },
  'hire-discovery-call': {
    tag: 'hire-discovery-call',
    form: 'hire-discovery-call',
    answers: {
      name,
      email,
      company: 'Byron Ltd',
      talentType: 'developers',
      urgency: '1-month',
      notes: 'A vault',
    },
    goOn: (form) => call(form, 'next'),
    look: async (page) => {
      await expect(page.getByRole('heading', { name: 'Tell us about your needs' })).toBeVisible();
      await expect(page.getByLabel('Anything else')).toHaveValue('A vault');
    },
  },
  'hire-newsletter-panel': {
    tag: 'hire-newsletter-panel',
    form: 'hire-newsletter-panel',
    ...newsletter,
  },
  'hire-newsletter-popup': {
    tag: 'hire-newsletter-popup',
    form: 'hire-newsletter-popup',
    ...newsletter,
  },
};

/** As pages move what they show: each runs in the page. */
const ways: Readonly<Record<string, (element: Element) => unknown>> = {
  'append elsewhere': (element) => document.querySelector('aside')?.append(element),
  moveBefore: (element) => {
    const aside = document.querySelector('aside') as HTMLElement & {
      moveBefore(node: Element, before: null): void;
    };
    aside.moveBefore(element, null);
  },
  'a view transition': (element) =>
    document.startViewTransition(() => document.querySelector('aside')?.append(element)).finished,
  'being taken out and put back ten frames later': async (element) => {
    element.remove();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    document.querySelector('aside')?.append(element);
  },
  'a new parent in the place of its own': (element) => {
    const parent = document.createElement('main');
    const old = element.parentElement;
    parent.append(element);
    old?.replaceWith(parent);
  },
  'a new body that it is carried over to, as Turbo carries what is permanent': (element) => {
    const next = document.implementation.createHTMLDocument().body;
    const place = next.appendChild(next.ownerDocument.createElement('meta'));
    const placeholder = document.createElement('meta');
    element.replaceWith(placeholder);
    document.body.replaceWith(document.adoptNode(next));
    place.replaceWith(element);
  },
};

const read = (form: Locator) => call(form, 'getData') as Promise<Record<string, unknown>>;

/** Opens a page with the element, answers everything, and goes on. */
async function answerAll(page: Page, kind: Kind) {
  const { tag, form: name, markup = markupOf(tag), answers, goOn, look } = kind;
  const heard = await openHostPage(page, { body: `<main>${markup}</main><aside></aside>` });
  await whenDefined(page, tag);
  await whenDefined(page, name);
  const form = page.locator(name);
  await call(form, 'setData', answers);
  await goOn?.(form);
  await look(page);
  expect(await read(form)).toEqual(answers);
  return { form, ...heard };
}

/** How many answers are as they were, said in the figure's line. */
function count(title: string, answers: object, after: Record<string, unknown>): number {
  const all = Object.entries(answers);
  const kept = all.filter(([field, value]) => String(after[field]) === String(value));
  console.log(`  ${title}: ${kept.length} of ${all.length} answers kept`);
  return all.length - kept.length;
}

for (const [title, kind] of Object.entries(kinds)) {
  for (const [way, move] of Object.entries(ways)) {
    test(`${title}, moved by ${way}, keeps every answer and its step`, async ({ page }) => {
      const { form, errors } = await answerAll(page, kind);
      await page.locator(kind.tag).evaluate(move);
      const lost = count(`${title}, moved by ${way}`, kind.answers, await read(form));
      expect(lost).toBe(0);
      await kind.look(page);
      expect(errors).toEqual([]);
    });
  }
}

for (const [title, kind] of Object.entries(kinds)) {
  test(`${title}, made anew as a router does, begins anew, and takes every answer that the host hands on from the old one`, async ({
    page,
  }) => {
    const { form, errors } = await answerAll(page, kind);
    const begun = await page.locator(kind.tag).evaluate((old, form) => {
      const formOf = (element: Element) =>
        (element.matches(form) ? element : element.querySelector(form)) as HTMLElement & {
          getData(): object;
          setData(answers: object): void;
        };
      const next = old.cloneNode(true) as Element;
      old.remove();
      document.querySelector('aside')?.append(next);
      const begun = formOf(next).getData();
      formOf(next).setData(formOf(old).getData());
      return begun;
    }, kind.form);
    expect(begun).not.toMatchObject({ email });
    const lost = count(`${title}, made anew and handed them`, kind.answers, await read(form));
    expect(lost).toBe(0);
    await kind.goOn?.(form);
    await kind.look(page);
    expect(errors).toEqual([]);
  });
}
