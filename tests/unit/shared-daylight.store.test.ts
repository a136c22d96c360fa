import { expect, test } from 'vitest';
import { createPlace } from '../../widgets/shared-daylight/settings.ts';
import { createSharedDaylightStore, overlapOf } from '../../widgets/shared-daylight/store.ts';

const settings = { places: 'Europe/London Africa/Johannesburg', date: '2026-12-01' };

function start() {
  const { getState } = createSharedDaylightStore({
    settings,
    ownZone: 'Europe/London',
    locale: 'en',
    is24Hour: false,
    now: Date.parse('2026-11-23T12:00Z'),
  });
  return getState;
}

test('Shared Daylight starts with the plan of the host, and what its places share', () => {
  const state = start();
  expect(state().plan.places.map(({ city }) => city)).toEqual(['London', 'Johannesburg']);
  expect(overlapOf(state())).toEqual({
    minutes: 360,
    spans: [{ from: '2026-12-01T09:00:00.000Z', to: '2026-12-01T15:00:00.000Z' }],
  });
});

test('a change of one setting keeps the others and updates the shared time', () => {
  const state = start();
  const { places } = state().plan;
  state().change({ date: '2026-07-01' });
  expect(state().plan).toEqual({ places, date: '2026-07-01' });
  expect(overlapOf(state()).minutes).toBe(420);
  state().change({ places: [...places, createPlace('Asia/Tokyo')] });
  expect(overlapOf(state())).toEqual({ minutes: 0, spans: [] });
});

test('the attributes replace the visitor’s plan only if one of them has changed', () => {
  const state = start();
  state().change({ date: '2026-07-01' });
  state().readAttributes({ ...settings });
  expect(state().plan.date).toBe('2026-07-01');
  state().readAttributes({ ...settings, hours: '10:00-12:00' });
  expect(state().plan.date).toBe('2026-12-01');
  expect(overlapOf(state()).minutes).toBe(0);
});

test('a link replaces the plan, and the same attributes keep it', () => {
  const state = start();
  state().read({ places: 'Asia/Tokyo Asia/Manila', hours: '08:00-10:00', date: '2026-08-03' });
  expect(overlapOf(state()).minutes).toBe(60);
  state().readAttributes(settings);
  expect(state().plan.date).toBe('2026-08-03');
});
