import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createForm, type FormState, faultsIn } from '../../widgets/kit/form/form.ts';

interface Answers {
  name: string;
  email: string;
  tools: string[];
}

const blank: Answers = { name: '', email: '', tools: [] };
const notice = (title: string) => ({ title, text: '' });
const notices = {
  missing: notice('missing'),
  malformed: notice('malformed'),
  failure: notice('failure'),
};
const words = { notices, dismiss: 'Dismiss' };

function startForm(answer: Promise<boolean> = Promise.resolve(true)) {
  const events: string[] = [];
  const standing: string[] = [];
  const submit = vi.fn(() => answer);
  const store = createStore<FormState<Answers>>()((_set, _get, store) => ({
    words,
    ...createForm<Answers, FormState<Answers>>({
      store,
      form: { type: 'Test', fields: {} },
      blank,
      required: () => ['name', 'email'],
      offered: { tools: ['hammer', 'saw'] },
      submit,
      prepare: () => {},
      emit: (name) => {
        events.push(name);
        return true;
      },
      notify: ({ title }) => {
        standing.push(title);
        return () => void standing.splice(standing.indexOf(title), 1);
      },
    }).state,
  }));
  return { form: store.getState, events, standing, submit };
}

const complete = { name: 'Ada', email: 'ada@byron.example' };

test('a form with something missing is refused, marked and told, and sends nothing', async () => {
  const { form, submit, standing, events } = startForm();
  await form().submit();
  expect(form()).toMatchObject({ refused: ['name', 'email'], refusals: 1 });
  expect([submit.mock.calls.length, standing, events]).toEqual([0, ['missing'], ['hire-invalid']]);
});

test('what is mended is no longer marked, and the notice goes with the last fault', async () => {
  const { form, standing } = startForm();
  await form().submit();
  form().answer('name', 'Ada');
  expect([form().refused, standing]).toEqual([['email'], ['missing']]);
  form().answer('email', complete.email);
  expect([form().refused, standing]).toEqual([[], []]);
});

test('pressed twice, it is sent once', async () => {
  const { form, submit } = startForm();
  form().fill(complete);
  await Promise.all([form().submit(), form().submit()]);
  expect(submit).toHaveBeenCalledOnce();
  expect(form().progress).toBe('sent');
});

test('a failure keeps every answer, and is taken back at the next try', async () => {
  const { form, standing, submit } = startForm(Promise.resolve(false));
  form().fill(complete);
  await form().submit();
  expect(form()).toMatchObject({ progress: 'failed', answers: complete });
  expect(standing).toEqual(['failure']);
  submit.mockResolvedValue(true);
  await form().submit();
  expect([form().progress, standing]).toEqual(['sent', []]);
});

test('an answer that comes after a reset changes nothing', async () => {
  let resolve = (_isSent: boolean) => {};
  const { form, events } = startForm(
    new Promise((settle) => {
      resolve = settle;
    }),
  );
  form().fill(complete);
  const sending = form().submit();
  form().reset();
  resolve(true);
  await sending;
  expect(form()).toMatchObject({ answers: blank, progress: 'editing' });
  expect(events).not.toContain('hire-success');
});

test('a host cannot fill in what the form does not ask or offer', () => {
  const { form } = startForm();
  form().fill({ name: 1, tools: ['saw', 'laser'], colour: 'red' } as never);
  expect(form().answers).toEqual({ ...blank, tools: ['saw'] });
});

test('a required e-mail has to be one', () => {
  expect(faultsIn({ name: ' ', email: 'ada' }, ['name', 'email'])).toEqual({
    name: 'missing',
    email: 'malformed',
  });
});
