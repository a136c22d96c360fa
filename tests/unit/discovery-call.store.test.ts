import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  discoveryCallForm,
  talentTypes,
  urgencies,
} from '../../supabase/functions/_shared/contract.ts';
import { contactFields, messages, needs } from '../../widgets/discovery-call/content.ts';
import { createDiscoveryCallStore } from '../../widgets/discovery-call/store.ts';
import type { FormDeps } from '../../widgets/kit/form/form-state.ts';
import { createFormDeps, delayedAnswers, fault } from './form.fixture.ts';

const blank = { name: '', email: '', company: '', talentType: '', urgency: '', notes: '' };
const contact = { name: 'Ada Byron', email: 'ada@byron.example', company: 'Byron Ltd' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A dialog with test doubles for its dependencies, and a record of their calls. */
function createDialog(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = createFormDeps();
  const store = createDiscoveryCallStore({ ...deps, ...changed });
  return { ...record, submit: deps.submit, store, dialog: store.getState };
}

/** A dialog at its second view, with the first one filled in. */
function openNeeds(changed: Partial<FormDeps> = {}) {
  const made = createDialog(changed);
  made.dialog().open();
  made.dialog().fill(contact);
  made.dialog().next();
  made.events.length = 0;
  return made;
}

test('a discovery call starts closed and blank, at the first view, without events and notices', () => {
  const { dialog, events, shown } = createDialog();
  expect(dialog()).toMatchObject({
    isOpen: false,
    view: 'details',
    answers: blank,
    progress: 'editing',
    invalidFields: [],
  });
  expect([...events, ...shown]).toEqual([]);
});

describe('opening and closing', () => {
  test('opening and closing dispatch one event each', () => {
    const { dialog, eventNames } = createDialog();
    dialog().open();
    dialog().open();
    expect(dialog().isOpen).toBe(true);
    dialog().close();
    dialog().close();
    expect(dialog().isOpen).toBe(false);
    expect(eventNames()).toEqual(['hire-open', 'hire-close']);
  });

  test.each(['hire-open', 'hire-close'])('the host can cancel %s', (canceled) => {
    const { dialog } = createDialog({ emit: (name) => name !== canceled });
    dialog().open();
    dialog().fill({ name: 'Ada' });
    dialog().close();
    expect(dialog()).toMatchObject({
      isOpen: canceled === 'hire-close',
      answers: { name: 'Ada' },
    });
  });

  const views = {
    details: async () => {
      const made = createDialog();
      made.dialog().open();
      made.dialog().fill({ ...contact, name: '' });
      made.dialog().next();
      return made;
    },
    needs: async () => openNeeds(),
    failed: async () => {
      const made = openNeeds({ submit: async () => fault });
      await made.dialog().submit();
      return made;
    },
    thanks: async () => {
      const made = openNeeds();
      await made.dialog().submit();
      return made;
    },
    schedule: async () => {
      const made = openNeeds();
      await made.dialog().submit();
      vi.advanceTimersByTime(2000);
      return made;
    },
  };
  for (const [name, reach] of Object.entries(views)) {
    test(`closing at "${name}" clears every field and returns to the first view`, async () => {
      const { dialog, visible } = await reach();
      dialog().close();
      expect(dialog()).toMatchObject({
        view: 'details',
        answers: blank,
        progress: 'editing',
        invalidFields: [],
        validationFailures: 0,
        isBooked: false,
      });
      const isSent = name === 'thanks' || name === 'schedule';
      expect(visible).toMatchObject(isSent ? [] : [messages.cleared]);
      vi.advanceTimersByTime(10_000);
      expect(dialog()).toMatchObject({ isOpen: false, view: 'details' });
      dialog().open();
      expect(dialog()).toMatchObject({ view: 'details', answers: blank });
    });
  }

  test('what closing has cleared can be brought back, in the view where it was', () => {
    const { dialog, visible } = openNeeds();
    dialog().fill({ notes: 'A long note' });
    dialog().close();
    expect(visible).toMatchObject([{ ...messages.cleared, durationMs: 10_000 }]);
    visible[0]?.retry?.();
    expect(dialog()).toMatchObject({
      isOpen: true,
      view: 'needs',
      answers: { ...contact, notes: 'A long note' },
    });
  });

  test('closing an untouched dialog shows no notice', () => {
    const { dialog, visible } = createDialog();
    dialog().open();
    dialog().close();
    expect(visible).toEqual([]);
  });

  test('a reset clears every field and returns to the first view without closing', () => {
    const { dialog } = openNeeds();
    dialog().reset();
    expect(dialog()).toMatchObject({ isOpen: true, view: 'details', answers: blank });
  });

  test('a closed dialog ignores steps, submission and bookings', async () => {
    const { dialog, submit, events } = createDialog();
    dialog().fill(contact);
    events.length = 0;
    dialog().next();
    dialog().back();
    await dialog().submit();
    dialog().confirmBooking();
    expect(dialog().view).toBe('details');
    expect(submit).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });
});

describe('the first view', () => {
  test.each([
    [{ company: '\t' }, ['company']],
    [{ name: '', email: '', company: '' }, ['name', 'email', 'company']],
  ])('the first view with %o shows a notice and marks %j', (missing, fields) => {
    const { dialog, events, shown, submit } = createDialog();
    dialog().open();
    dialog().fill({ ...contact, ...missing });
    events.length = 0;
    dialog().next();
    expect(dialog()).toMatchObject({
      view: 'details',
      invalidFields: fields,
      validationFailures: 1,
    });
    expect(shown).toMatchObject([messages.notices.missing]);
    expect(events).toEqual([['hire-invalid', { fields }]]);
    expect(submit).not.toHaveBeenCalled();
  });

  test('the first view leads to the second when all three fields are valid', () => {
    const { dialog, events } = createDialog();
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
  test('going back and forth keeps all answers', () => {
    const { dialog, events } = openNeeds();
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

  test('the second view requires no field, and sends the six fields of the contract', async () => {
    const { dialog, submit } = openNeeds();
    await dialog().submit();
    expect(submit).toHaveBeenCalledExactlyOnceWith(discoveryCallForm, { ...blank, ...contact });
    expect(Object.keys(submit.mock.calls[0]?.[1] ?? {})).toEqual(
      Object.keys(discoveryCallForm.fields),
    );
  });

  test('the second view stays while a request is pending, and after a failure', async () => {
    const { submit, answer } = delayedAnswers();
    const { dialog, visible } = openNeeds({ submit });
    const sending = [dialog().submit(), dialog().submit()];
    dialog().back();
    expect(dialog()).toMatchObject({ view: 'needs', progress: 'sending' });
    expect(submit).toHaveBeenCalledOnce();
    answer(false);
    await Promise.all(sending);
    expect(dialog()).toMatchObject({ view: 'needs', progress: 'failure' });
    expect(visible).toMatchObject([messages.notices.failure]);
  });

  test('submitting returns to the first view if the host has cleared the name', async () => {
    const { dialog, submit } = openNeeds();
    dialog().fill({ name: '' });
    await dialog().submit();
    expect(dialog()).toMatchObject({ view: 'details', invalidFields: ['name'] });
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('after a success', () => {
  test('the calendar is shown 2,000 ms after the confirmation', async () => {
    const { dialog, shown } = openNeeds();
    await dialog().submit();
    expect(dialog().view).toBe('thanks');
    vi.advanceTimersByTime(1999);
    expect(dialog().view).toBe('thanks');
    vi.advanceTimersByTime(1);
    expect(dialog().view).toBe('schedule');
    expect(shown).toEqual([]);
  });

  test('the host can close the dialog in the event of the success', async () => {
    const { store, dialog } = openNeeds({
      emit: (name) => {
        if (name === 'hire-success') store.getState().close();
        return true;
      },
    });
    await dialog().submit();
    vi.advanceTimersByTime(5000);
    expect(dialog()).toMatchObject({ isOpen: false, view: 'details', answers: blank });
  });

  test('a booking dispatches one event, and only while the calendar is shown', async () => {
    const { dialog, eventNames } = openNeeds();
    await dialog().submit();
    dialog().confirmBooking();
    expect(eventNames()).not.toContain('hire-booking-scheduled');
    vi.advanceTimersByTime(2000);
    dialog().confirmBooking();
    dialog().confirmBooking();
    expect(eventNames().filter((name) => name === 'hire-booking-scheduled')).toHaveLength(1);
  });
});

describe('closing while a request is pending', () => {
  test('a success is told, and the dialog opens with an empty form', async () => {
    const { submit, answer } = delayedAnswers();
    const { dialog, shown, eventNames } = openNeeds({ submit });
    const sending = dialog().submit();
    dialog().close();
    answer(true);
    await sending;
    vi.advanceTimersByTime(10_000);
    expect(dialog()).toMatchObject({ isOpen: false, view: 'details', progress: 'editing' });
    expect(dialog().answers.name).toBe('');
    expect(shown).toMatchObject([messages.notices.received]);
    expect(eventNames()).toEqual(['hire-submit', 'hire-close', 'hire-success']);
  });

  test('a failure keeps the answers, and "Try again" opens the dialog as it was', async () => {
    const { submit, answer } = delayedAnswers();
    const { dialog, visible } = openNeeds({ submit });
    const { answers } = dialog();
    const sending = dialog().submit();
    dialog().close();
    answer(false);
    await sending;
    expect(visible).toMatchObject([messages.notices.failure]);
    visible[0]?.retry?.();
    expect(dialog()).toMatchObject({ isOpen: true, view: 'needs', progress: 'failure', answers });
    dialog().close();
    expect(dialog()).toMatchObject({ view: 'details', progress: 'editing' });
    expect(dialog().answers.name).toBe('');
  });
});

test('the two views have exactly the fields and the options of the contract', () => {
  const asked = [...contactFields.map(({ name }) => name), ...needs, 'notes'];
  expect(asked).toEqual(Object.keys(discoveryCallForm.fields));
  expect(Object.keys(messages.fields)).toEqual(asked);
  expect(Object.keys(messages.fields.talentType.options)).toEqual(talentTypes);
  expect(Object.keys(messages.fields.urgency.options)).toEqual(urgencies);
  expect(Object.keys(messages.faults)).toEqual(contactFields.map(({ name }) => name));
});
