import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  discoveryCallForm,
  talentTypes,
  urgencies,
} from '../../supabase/functions/_shared/contract.ts';
import { contactFields, needs, words } from '../../widgets/discovery-call/content.ts';
import { createDiscoveryCallStore, REQUIRED } from '../../widgets/discovery-call/store.ts';
import { type FormDeps, faultsIn } from '../../widgets/kit/form.ts';
import type { Notice } from '../../widgets/kit/notices.ts';

const blank = { name: '', email: '', company: '', talentType: '', urgency: '', notes: '' };
const contact = { name: 'Ada Byron', email: 'ada@byron.example', company: 'Byron Ltd' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A dialog with the world stood in for, and a record of what it did there. */
function makeDialog(changed: Partial<FormDeps> = {}) {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const shown: Notice[] = [];
  const standing = new Set<Notice>();
  const submit = vi.fn<FormDeps['submit']>(async () => true);
  const prepare = vi.fn<() => void>();
  const store = createDiscoveryCallStore({
    submit,
    prepare,
    emit: (name, detail) => {
      events.push([name, detail]);
      return true;
    },
    notify: (notice) => {
      shown.push(notice);
      standing.add(notice);
      return () => standing.delete(notice);
    },
    ...changed,
  });
  const dialog = store.getState;
  const eventNames = () => events.map(([name]) => name);
  return { store, dialog, events, eventNames, shown, standing, submit, prepare };
}

/** The same, open at its second view with the first one filled in. */
function askNeeds(changed: Partial<FormDeps> = {}) {
  const made = makeDialog(changed);
  made.dialog().open();
  made.dialog().fill(contact);
  made.dialog().next();
  made.events.length = 0;
  return made;
}

/** Calls to the function whose answers the test gives when it likes, the oldest first. */
function heldAnswers() {
  const waiting: ((isSent: boolean) => void)[] = [];
  const submit = vi.fn<FormDeps['submit']>(
    () => new Promise((resolve) => void waiting.push(resolve)),
  );
  return { submit, answer: (isSent: boolean) => waiting.shift()?.(isSent) };
}

test('it begins closed, at the first view, with nothing filled in and nothing said', () => {
  const { dialog, events, shown } = makeDialog();
  expect(dialog()).toMatchObject({
    isOpen: false,
    view: 'details',
    answers: blank,
    progress: 'editing',
    refused: [],
  });
  expect([...events, ...shown]).toEqual([]);
});

describe('opening and closing', () => {
  test('each is told, once', () => {
    const { dialog, eventNames } = makeDialog();
    dialog().open();
    dialog().open();
    expect(dialog().isOpen).toBe(true);
    dialog().close();
    dialog().close();
    expect(dialog().isOpen).toBe(false);
    expect(eventNames()).toEqual(['hire-open', 'hire-close']);
  });

  test.each(['hire-open', 'hire-close'])('a host that cancels %s has its way', (cancelled) => {
    const { dialog } = makeDialog({ emit: (name) => name !== cancelled });
    dialog().open();
    dialog().fill({ name: 'Ada' });
    dialog().close();
    expect(dialog()).toMatchObject({
      isOpen: cancelled === 'hire-close',
      answers: { name: 'Ada' },
    });
  });

  const views = {
    details: async () => {
      const made = makeDialog();
      made.dialog().open();
      made.dialog().fill({ ...contact, name: '' });
      made.dialog().next();
      return made;
    },
    needs: async () => askNeeds(),
    failed: async () => {
      const made = askNeeds({ submit: async () => false });
      await made.dialog().submit();
      return made;
    },
    thanks: async () => {
      const made = askNeeds();
      await made.dialog().submit();
      return made;
    },
    schedule: async () => {
      const made = askNeeds();
      await made.dialog().submit();
      vi.advanceTimersByTime(2000);
      return made;
    },
  };
  for (const [name, reach] of Object.entries(views)) {
    test(`closing at "${name}" goes back to the beginning and clears every field`, async () => {
      const { dialog, standing } = await reach();
      dialog().close();
      expect(dialog()).toMatchObject({
        view: 'details',
        answers: blank,
        progress: 'editing',
        refused: [],
        refusals: 0,
        isBooked: false,
      });
      expect([...standing]).toEqual([]);
      vi.advanceTimersByTime(10_000);
      expect(dialog()).toMatchObject({ isOpen: false, view: 'details' });
      dialog().open();
      expect(dialog()).toMatchObject({ view: 'details', answers: blank });
    });
  }

  test('a reset does the same and leaves it open', () => {
    const { dialog } = askNeeds();
    dialog().reset();
    expect(dialog()).toMatchObject({ isOpen: true, view: 'details', answers: blank });
  });

  test('while it is closed nothing goes on and nothing is sent', async () => {
    const { dialog, submit, events } = makeDialog();
    dialog().fill(contact);
    events.length = 0;
    dialog().next();
    dialog().back();
    await dialog().submit();
    dialog().book();
    expect(dialog().view).toBe('details');
    expect(submit).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  test('a host can fill in answers before it opens', () => {
    const { dialog } = makeDialog();
    dialog().fill(contact);
    dialog().open();
    expect(dialog().answers).toEqual({ ...blank, ...contact });
  });
});

describe('the first view', () => {
  test.each([
    [{ name: '' }, ['name']],
    [{ email: ' ' }, ['email']],
    [{ company: '\t' }, ['company']],
    [{ name: '', email: '', company: '' }, ['name', 'email', 'company']],
  ])('with %o it stays, says so, and marks %j', (missing, fields) => {
    const { dialog, events, shown, submit } = makeDialog();
    dialog().open();
    dialog().fill({ ...contact, ...missing });
    events.length = 0;
    dialog().next();
    expect(dialog()).toMatchObject({ view: 'details', refused: fields, refusals: 1 });
    expect(shown).toMatchObject([words.notices.missing]);
    expect(events).toEqual([['hire-invalid', { fields }]]);
    expect(submit).not.toHaveBeenCalled();
  });

  test('a malformed address is marked, and the notice does not ask to fill it in', () => {
    const { dialog, shown } = makeDialog();
    dialog().open();
    dialog().fill({ ...contact, email: 'ada' });
    dialog().next();
    expect(dialog()).toMatchObject({ view: 'details', refused: ['email'] });
    expect(faultsIn(dialog().answers, REQUIRED)).toEqual({ email: 'malformed' });
    expect(shown).toMatchObject([words.notices.malformed]);
  });

  test('a mended field is unmarked at once, and the last one takes the notice back', () => {
    const { dialog, standing } = makeDialog();
    dialog().open();
    dialog().fill({ name: 'Ada' });
    dialog().next();
    expect(dialog().refused).toEqual(['email', 'company']);
    dialog().answer('email', 'ada@byron.example');
    expect(dialog().refused).toEqual(['company']);
    expect(standing.size).toBe(1);
    dialog().answer('company', 'Byron Ltd');
    expect(dialog().refused).toEqual([]);
    expect(standing.size).toBe(0);
    dialog().answer('company', '');
    expect(dialog().refused).toEqual([]);
  });

  test('every refusal counts, and only the last notice stands', () => {
    const { dialog, standing } = makeDialog();
    dialog().open();
    dialog().next();
    dialog().next();
    expect(dialog().refusals).toBe(2);
    expect([...standing]).toMatchObject([words.notices.missing]);
  });

  test('it goes on to the second when all three are there', () => {
    const { dialog, events } = makeDialog();
    dialog().open();
    dialog().fill(contact);
    dialog().next();
    expect(dialog().view).toBe('needs');
    dialog().next();
    expect(dialog().view).toBe('needs');
    expect(events.at(-1)).toEqual(['hire-step', { step: 2, of: 2 }]);
  });
});

describe('the second view', () => {
  test('back keeps every answer, both ways', () => {
    const { dialog, events } = askNeeds();
    dialog().answer('talentType', 'designers');
    dialog().answer('notes', 'A shop');
    dialog().back();
    expect(dialog().view).toBe('details');
    dialog().back();
    dialog().next();
    expect(dialog()).toMatchObject({
      view: 'needs',
      answers: { ...contact, talentType: 'designers', urgency: '', notes: 'A shop' },
    });
    expect(events).toContainEqual(['hire-step', { step: 1, of: 2 }]);
  });

  test('all its fields are optional, and the body has the six keys of the contract', async () => {
    const { dialog, submit } = askNeeds();
    await dialog().submit();
    expect(submit).toHaveBeenCalledExactlyOnceWith(discoveryCallForm, { ...blank, ...contact });
    expect(Object.keys(submit.mock.calls[0]?.[1] ?? {})).toEqual(
      Object.keys(discoveryCallForm.fields),
    );
  });

  test('two submissions at once send one', async () => {
    const { submit, answer } = heldAnswers();
    const { dialog } = askNeeds({ submit });
    const sending = [dialog().submit(), dialog().submit()];
    expect(dialog()).toMatchObject({ view: 'needs', progress: 'sending' });
    dialog().back();
    expect(dialog().view).toBe('needs');
    answer(true);
    await Promise.all(sending);
    expect(submit).toHaveBeenCalledOnce();
  });

  test('a failure is told, keeps view and answers, and the same can be sent again', async () => {
    const { submit, answer } = heldAnswers();
    const { dialog, standing, eventNames } = askNeeds({ submit });
    dialog().answer('notes', 'A shop');
    const first = dialog().submit();
    answer(false);
    await first;
    expect(dialog()).toMatchObject({
      view: 'needs',
      progress: 'failed',
      answers: { ...contact, notes: 'A shop' },
    });
    expect([...standing]).toMatchObject([words.notices.failure]);
    const second = dialog().submit();
    expect([...standing]).toEqual([]);
    answer(true);
    await second;
    expect(submit.mock.calls[1]).toEqual(submit.mock.calls[0]);
    expect(dialog().view).toBe('thanks');
    expect(eventNames()).toEqual([
      'hire-answer',
      'hire-submit',
      'hire-error',
      'hire-submit',
      'hire-success',
    ]);
  });

  test('what is typed while it is on its way counts for the next attempt', async () => {
    const { submit, answer } = heldAnswers();
    const { dialog } = askNeeds({ submit });
    const first = dialog().submit();
    dialog().answer('notes', 'later');
    answer(false);
    await first;
    dialog().submit();
    expect(submit.mock.calls.map(([, { notes }]) => notes)).toEqual(['', 'later']);
  });

  test('a host that takes a name away is sent back to the first view', async () => {
    const { dialog, submit } = askNeeds();
    dialog().fill({ name: '' });
    await dialog().submit();
    expect(dialog()).toMatchObject({ view: 'details', refused: ['name'] });
    expect(submit).not.toHaveBeenCalled();
  });

  test('a host that cancels hire-submit sends for itself', async () => {
    const { dialog, submit } = askNeeds({ emit: (name) => name !== 'hire-submit' });
    await dialog().submit();
    expect(submit).not.toHaveBeenCalled();
    expect(dialog()).toMatchObject({ view: 'needs', progress: 'editing' });
  });

  test('only opening, closing and submitting can be cancelled', async () => {
    const emit = vi.fn(() => true);
    const { dialog } = askNeeds({ emit });
    await dialog().submit();
    vi.advanceTimersByTime(2000);
    dialog().book();
    dialog().close();
    const cancelable = emit.mock.calls.filter(([, , options]: unknown[]) => options);
    expect(cancelable.map(([name]: unknown[]) => name)).toEqual([
      'hire-open',
      'hire-submit',
      'hire-close',
    ]);
  });
});

describe('after the request arrived', () => {
  test('the confirmation stands for 1,999 ms, and at 2,000 the calendar comes', async () => {
    const { dialog, shown } = askNeeds();
    await dialog().submit();
    expect(dialog().view).toBe('thanks');
    vi.advanceTimersByTime(1999);
    expect(dialog().view).toBe('thanks');
    vi.advanceTimersByTime(1);
    expect(dialog().view).toBe('schedule');
    expect(shown).toEqual([]);
  });

  test('closed at 1,000 ms it stays closed, and opens at the beginning', async () => {
    const { dialog } = askNeeds();
    await dialog().submit();
    vi.advanceTimersByTime(1000);
    dialog().close();
    vi.advanceTimersByTime(5000);
    expect(dialog()).toMatchObject({ isOpen: false, view: 'details' });
    dialog().open();
    vi.advanceTimersByTime(5000);
    expect(dialog().view).toBe('details');
  });

  test('the answers stay as they were sent, and nothing is sent again', async () => {
    const { dialog, submit } = askNeeds();
    await dialog().submit();
    dialog().answer('name', 'Other');
    dialog().fill({ notes: 'late' });
    dialog().back();
    dialog().next();
    await dialog().submit();
    expect(dialog()).toMatchObject({ view: 'thanks', answers: { ...blank, ...contact } });
    expect(submit).toHaveBeenCalledOnce();
  });

  test('a host that closes it when it hears of the success has it closed for good', async () => {
    const { store, dialog } = askNeeds({
      emit: (name) => {
        if (name === 'hire-success') store.getState().close();
        return true;
      },
    });
    await dialog().submit();
    vi.advanceTimersByTime(5000);
    expect(dialog()).toMatchObject({ isOpen: false, view: 'details', answers: blank });
  });

  test('a booking is told once, and only from the calendar', async () => {
    const { dialog, eventNames } = askNeeds();
    await dialog().submit();
    dialog().book();
    expect(eventNames()).not.toContain('hire-booking-scheduled');
    vi.advanceTimersByTime(2000);
    dialog().book();
    dialog().book();
    expect(eventNames().filter((name) => name === 'hire-booking-scheduled')).toHaveLength(1);
  });
});

describe('closed while the request is on its way', () => {
  test('a success changes nothing in the dialog', async () => {
    const { submit, answer } = heldAnswers();
    const { dialog, shown, eventNames } = askNeeds({ submit });
    const sending = dialog().submit();
    dialog().close();
    answer(true);
    await sending;
    vi.advanceTimersByTime(10_000);
    expect(dialog()).toMatchObject({ isOpen: false, view: 'details', progress: 'editing' });
    expect(shown).toEqual([]);
    expect(eventNames()).toEqual(['hire-submit', 'hire-close', 'hire-success']);
  });

  test('a failure is told on the page, for nobody else would', async () => {
    const { submit, answer } = heldAnswers();
    const { dialog, standing } = askNeeds({ submit });
    const sending = dialog().submit();
    dialog().close();
    answer(false);
    await sending;
    expect(dialog()).toMatchObject({ isOpen: false, progress: 'editing' });
    expect([...standing]).toMatchObject([words.notices.failure]);
  });
});

test('an answer is announced by its field and never by what was typed', () => {
  const { dialog, events } = makeDialog();
  dialog().answer('email', 'ada@byron.example');
  dialog().fill({ name: 'Ada', notes: 'A shop' });
  expect(events).toEqual([
    ['hire-answer', { fields: ['email'] }],
    ['hire-answer', { fields: ['name', 'notes'] }],
  ]);
});

test('a host cannot fill in what the form does not ask or does not offer', () => {
  const { dialog } = makeDialog();
  const given = { name: 5, email: undefined, talentType: 'lawyers', urgency: '1-month', role: 'x' };
  dialog().fill(given as never);
  expect(dialog().answers).toEqual({ ...blank, urgency: '1-month' });
});

test('what sending needs can be fetched before it is needed', () => {
  const { dialog, prepare } = makeDialog();
  dialog().prepare();
  expect(prepare).toHaveBeenCalledOnce();
});

// spec.md sections 4, 5 and 8, letter for letter.
test('what the specification words is worded so', () => {
  expect(words.titles).toEqual({
    details: "Let's get to know you",
    needs: 'Tell us about your needs',
    thanks: "Thanks! We'll be in touch soon",
    schedule: 'Pick a time that works for you',
  });
  expect(words.next).toBe('Continue');
  expect(words.notices.missing.title).toBe('Please fill in all required fields');
  expect(words.notices.failure).toEqual({
    title: 'Error',
    text: 'Failed to submit form. Please try again.',
  });
  expect(words.calendarNext).toBe('Next you will see our calendar, hosted by {host}.');
});

test('the two views ask for exactly the six fields of the body, with the options of the contract', () => {
  const asked = [...contactFields.map(({ name }) => name), ...needs, 'notes'];
  expect(asked).toEqual(Object.keys(discoveryCallForm.fields));
  expect(Object.keys(words.fields)).toEqual(asked);
  expect(Object.keys(words.fields.talentType.options)).toEqual(talentTypes);
  expect(Object.keys(words.fields.urgency.options)).toEqual(urgencies);
  expect(Object.keys(words.faults)).toEqual(contactFields.map(({ name }) => name));
});
