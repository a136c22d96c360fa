import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getMatchedForm, managements } from '../../supabase/functions/_shared/contract.ts';
import {
  contactFields,
  messages,
  messagesOnOwnPage,
  steps,
} from '../../widgets/get-matched/content.ts';
import { translate } from '../../widgets/kit/element/translate.ts';

const fieldsOf = (step: (typeof steps)[number]) =>
  step.kind === 'contact' ? contactFields.map(({ name }) => name) : [step.field];

test('the steps ask for exactly the fields of the body, in the same order, contact details last', () => {
  expect(steps.flatMap(fieldsOf)).toEqual(Object.keys(getMatchedForm.fields));
  expect(steps.at(-1)?.kind).toBe('contact');
});

test('the site does not say how many questions the wizard has, which the wizard shows', () => {
  const written = /(eight|nine|ten|eleven|twelve) (quick |short )?questions/i;
  for (const file of globSync('site/{pages,content}/**/*.{ts,json}')) {
    expect.soft(readFileSync(file, 'utf8'), file).not.toMatch(written);
  }
});

test('the label of managed work says "you", and the provider’s name on its own page', () => {
  const [managed, , unsure] = managements;
  const { options } = messages.steps.management;
  expect(options[managed]).toBe(managed.replace('the provider', 'you'));
  const own = translate(messages, messagesOnOwnPage('Acme')).steps.management.options;
  expect(own[managed]).toBe(managed.replace('the provider', 'Acme'));
  expect(own[unsure]).toBe(unsure);
});

test('the roles have different labels', () => {
  const labels = Object.values(messages.steps.role.options);
  expect(new Set(labels).size).toBe(labels.length);
});

test('only required fields have error messages', () => {
  const required = contactFields.filter(({ mark }) => mark === 'required');
  expect(Object.keys(messages.faults)).toEqual(required.map(({ name }) => name));
});
