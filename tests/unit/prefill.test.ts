import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { enterPrefill } from '../../widgets/kit/form/prefill.ts';
import { startWizard } from './get-matched.store.fixture.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
afterEach(() => void vi.unstubAllGlobals());

/** A wizard on a page with this address and these attributes. */
function formWith(attributes: Record<string, unknown>, search = '') {
  vi.stubGlobal('location', { search });
  const store = { getState: startWizard().wizard };
  const values: Record<string, unknown> = { ...attributes };
  const change = (name: string, value: unknown) => {
    values[name] = value;
  };
  const form = { values: () => values, change, store: () => store };
  return { form, store, values };
}

function prefilled(attributes: Record<string, unknown>, search?: string) {
  const { form, store, values } = formWith(attributes, search);
  enterPrefill(form as never);
  return { answers: store.getState().answers, values };
}

test('what the page knows is entered, as text, and a reset keeps it', () => {
  const prefill = { name: '<img src=x onerror=alert(1)>', role: 'dev', skills: ['React'] };
  const { form, store } = formWith({ prefill });
  enterPrefill(form as never);
  expect(store.getState().answers).toMatchObject(prefill);
  store.getState().reset();
  expect(store.getState().answers).toMatchObject(prefill);
  expect(warn).not.toHaveBeenCalled();
});

test('what the visitor has typed stays', () => {
  const { form, store } = formWith({ prefill: { name: 'Ada', company: 'Byron' } });
  store.getState().answer('name', 'Grace');
  enterPrefill(form as never);
  expect(store.getState().answers).toMatchObject({ name: 'Grace', company: 'Byron' });
});

test('a field that the visitor has emptied stays empty when another attribute changes', () => {
  const { form, store } = formWith({ prefill: { name: 'Ada' } });
  enterPrefill(form as never);
  store.getState().answer('name', '');
  enterPrefill(form as never);
  expect(store.getState().answers.name).toBe('');
});

test('too long texts and lists are cut, and named in one line without their text', () => {
  const { max, items } = getMatchedForm.fields.skills;
  const skills = Array.from({ length: items + 1 }, (_, index) => `${index}${'x'.repeat(max)}`);
  const { answers } = prefilled({ prefill: { company: `${'x'.repeat(199)}😀`, skills } });
  expect(answers.company).toBe('x'.repeat(199));
  expect(answers.skills).toHaveLength(items);
  expect(answers.skills.map(({ length }) => length)).toEqual(skills.slice(1).map(() => max));
  expect(warn.mock.calls).toEqual([
    ['hire: prefill cuts what is longer than its field: company,skills'],
  ]);
});

test.each<[string, unknown, string]>([
  ['an unknown field', { nmae: 'Ada' }, 'nmae'],
  ['a role that there is not', { role: 'chef' }, 'role'],
  ['another option', { engagement: 'Sometimes' }, 'engagement'],
  ['a list', ['Ada'], 'the attribute, which is no JSON object'],
  ['a prototype', JSON.parse('{"__proto__": {"name": "Ada"}}'), '__proto__'],
])('%s is ignored, with one line that names it', (_, prefill, named) => {
  const { answers } = prefilled({ prefill });
  expect(answers).toEqual(startWizard().wizard().answers);
  expect(warn.mock.calls).toEqual([
    [`hire: prefill leaves out what the form has no field or option for: ${named}`],
  ]);
});

test.each<[string, unknown, string]>([
  ['a number', { name: 5 }, 'name'],
  ['a list for a text', { name: ['Ada'] }, 'name'],
  ['null', { name: null }, 'name'],
])('%s is left out, with one line that says why', (_, prefill, named) => {
  expect(prefilled({ prefill }).answers).toEqual(startWizard().wizard().answers);
  expect(warn.mock.calls).toEqual([[`hire: prefill leaves out what is no text: ${named}`]]);
});

test('a list can be a text with commas, and a name of the address can begin with hire_', () => {
  const { answers } = prefilled(
    { prefillFromQuery: 'name skills' },
    '?hire_name=Ada&skills=React,%20Postgres',
  );
  expect(answers).toMatchObject({ name: 'Ada', skills: ['React', 'Postgres'] });
  expect(warn).not.toHaveBeenCalled();
});

test('a name for the address that the form does not have is named', () => {
  const { answers } = prefilled({ prefillFromQuery: 'name nmae campaign' }, query);
  expect(answers).toMatchObject({ name: 'Ada', email: '' });
  expect(warn.mock.calls).toEqual([
    ['hire: prefill leaves out what the form has no field or option for: nmae'],
  ]);
});

const query = '?name=Ada&email=ada%40byron.example&company=Byron&role=dev&campaign=q4&phone=123456';

test('the address of the page fills in nothing unless the page allows it', () => {
  expect(prefilled({}, query).answers).toEqual(startWizard().wizard().answers);
});

test('the address fills in the usual fields and the campaign, and only those', () => {
  const { answers, values } = prefilled({ prefillFromQuery: '' }, `${query}&other=1`);
  expect(answers).toMatchObject({
    name: 'Ada',
    email: 'ada@byron.example',
    company: 'Byron',
    role: 'dev',
    phone: '',
  });
  expect(values.campaign).toBe('q4');
  expect(warn).not.toHaveBeenCalled();
});

test('the page can name the fields, and its own attributes come first', () => {
  const { answers, values } = prefilled(
    { prefillFromQuery: 'company, phone campaign', prefill: { company: 'Acme' }, campaign: 'own' },
    query,
  );
  expect(answers).toMatchObject({ name: '', company: 'Acme', phone: '123456' });
  expect(values.campaign).toBe('own');
});
