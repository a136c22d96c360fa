import { expect, expectTypeOf, test } from 'vitest';
import {
  type FormData,
  getMatchedForm,
  managements,
  roles,
  skillsByRole,
} from '../../supabase/functions/_shared/contract.ts';
import {
  contactFields,
  messages,
  messagesOnOwnPage,
  type Step,
  steps,
} from '../../widgets/get-matched/content.ts';
import { interpolate } from '../../widgets/kit/element/interpolate.ts';
import { translate } from '../../widgets/kit/element/translate.ts';

const fieldsOf = (step: (typeof steps)[number]) =>
  step.kind === 'contact' ? contactFields.map(({ name }) => name) : [step.field];

const optionsOf = (field: string) => {
  const step = Object.entries(messages.steps).find(([name]) => name === field)?.[1];
  return step && 'options' in step ? Object.entries(step.options) : [];
};

test('there are nine steps, and the last asks for name, email, company and phone', () => {
  expect(steps).toHaveLength(9);
  expect(steps.map(({ kind }) => kind === 'contact').indexOf(true)).toBe(8);
  expect(contactFields.map(({ name }) => name)).toEqual(['name', 'email', 'company', 'phone']);
});

test('the steps ask for exactly the twelve fields of the body, in the same order', () => {
  type Asked = Exclude<Step['field'], 'contact'> | (typeof contactFields)[number]['name'];
  expectTypeOf<Asked>().toEqualTypeOf<keyof FormData<typeof getMatchedForm>>();
  expect(steps.flatMap(fieldsOf)).toEqual(Object.keys(getMatchedForm.fields));
});

// The exact values that the product promises.
test.each([
  ['engagement', ['Full-time', 'Part-time', 'Project-based', 'Not sure yet']],
  [
    'management',
    ['I want the provider to manage the work', "I'll manage the talent directly", 'Not sure yet'],
  ],
  [
    'projectType',
    [
      'New idea or project',
      'Existing project that needs more resources',
      'None of the above — just looking to learn more',
    ],
  ],
  ['companySize', ['Just me', '2–10', '11–50', '51–200', '200+']],
  ['startDate', ['ASAP', 'Within 2 weeks', 'Within a month', 'Flexible', 'Just exploring options']],
])('the values of %s are exactly those of the specification', (field, options) => {
  expect(optionsOf(field).map(([value]) => value)).toEqual(options);
});

test('the label of managed work says "you", and the provider’s name on its own page', () => {
  const [value, , unsure] = managements;
  expect(optionsOf('management')[0]).toEqual([value, 'I want you to manage the work']);
  const { options } = translate(messages, messagesOnOwnPage('Acme')).steps.management;
  expect(options).toMatchObject({ [value]: 'I want Acme to manage the work', [unsure]: unsure });
});

test('the roles are the eight of the specification, each with a unique name', () => {
  const expected = ['pm', 'dev', 'designer', 'ai', 'cs', 'marketing', 'sales', 'other'];
  expect(roles).toEqual(expected);
  expect(optionsOf('role').map(([value]) => value)).toEqual(expected);
  expect(new Set(optionsOf('role').map(([, label]) => label)).size).toBe(8);
});

test('the skills of each role are exactly those of the specification', () => {
  expect(skillsByRole).toEqual({
    dev: ['React', 'Python', 'Webflow', 'APIs', 'Postgres', 'AI Integration'],
    pm: ['Asana', 'Notion', 'Agile', 'Communication', 'Remote leadership'],
    designer: ['Figma', 'Adobe Creative', 'UI/UX', 'Webflow', 'Prototyping'],
    ai: ['GPT', 'LangChain', 'Automation', 'Zapier', 'Python'],
    cs: ['Zendesk', 'Communication', 'CRM', 'Support Tools'],
    marketing: ['Analytics', 'SEO', 'Content', 'Email Marketing', 'Paid Ads'],
    sales: [],
    other: [],
  });
});

test('texts in the specification are used word for word', () => {
  expect(interpolate(messages.stepOf, { step: 3, of: 9 })).toBe('Step 3 of 9');
  expect(messages.submit).toBe('Submit');
  expect(messages.allSet).toBe("You're All Set.");
  expect(messages.bookCall).toBe('Book a Call');
  expect(messages.notices.failure).toEqual({
    title: 'Error',
    text: 'Failed to submit form. Please try again.',
  });
  expect(`${messages.notices.success.title} ${messages.notices.success.text}`).toBe(
    "Success! We'll be in touch shortly with your personalized match.",
  );
});

test('only required fields have error messages', () => {
  const required = contactFields.filter(({ mark }) => mark === 'required');
  expect(Object.keys(messages.faults)).toEqual(required.map(({ name }) => name));
});
