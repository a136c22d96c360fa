import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { writeCalendar } from '../../widgets/shared-daylight/calendar.ts';
import { instantOf } from '../../widgets/shared-daylight/zones.ts';

const WEEK = 7 * 86_400_000;

const write = (zone: string, start: number, title = 'Weekly meeting') =>
  writeCalendar({ title, zone, start });

/** The start of each meeting, by the time zone definition in the file. */
function startsByIcalJs(file: string): number[] {
  const calendar = ICAL.Component.fromString(file);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  const starts: number[] = [];
  const meetings = event.iterator();
  for (let meeting = meetings.next(); meeting; meeting = meetings.next()) {
    meeting.zone = zone;
    starts.push(meeting.toUnixTime() * 1_000);
  }
  return starts;
}

/** The start of each meeting, by the parser's own time zone data. */
function startsByNodeIcal(file: string): number[] {
  const event = Object.values(nodeIcal.sync.parseICS(file)).find(
    (each): each is VEvent => each?.type === 'VEVENT',
  ) as VEvent;
  const meetings = nodeIcal.expandRecurringEvent(event, {
    from: new Date(event.start.getTime() - WEEK),
    to: new Date(event.start.getTime() + 60 * WEEK),
  });
  return meetings.map(({ start }) => start.getTime());
}

const timeIn = (timeZone: string, instant: number) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',

    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);

describe.each([
  ['Europe/London', '2026-07-06T14:00'],
  ['America/New_York', '2026-11-23T09:00'],
  ['Africa/Johannesburg', '2026-11-23T12:00'],
  ['Australia/Lord_Howe', '2026-03-30T09:30'],
  ['Asia/Kolkata', '2026-11-23T13:30'],
  ['Africa/Casablanca', '2026-11-23T10:00'],
] as const)('a weekly meeting in %s', (zone, local) => {
  const start = instantOf(zone, Date.parse(`${local}Z`));

  test.each([
    ['ical.js', startsByIcalJs],
    ['node-ical', startsByNodeIcal],
  ])('is read by %s as 52 meetings at the same local time of the week', (_, readStarts) => {
    const starts = readStarts(write(zone, start));
    expect(starts).toHaveLength(52);
    expect(starts[0]).toBe(start);
    expect(new Set(starts.map((each) => timeIn(zone, each)))).toEqual(
      new Set([timeIn(zone, start)]),
    );
    const daysApart = starts.slice(1).map((each, week) => Math.round((each - start) / WEEK) - week);
    expect(new Set(daysApart)).toEqual(new Set([1]));
  });
});

test('commas and semicolons in a title are kept', () => {
  const title = 'Weekly meeting: Cape Town, London; Paris \\ Rome';
  const file = write('Europe/London', Date.parse('2026-07-06T13:00Z'), title);
  const event = ICAL.Component.fromString(file).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(title);
});
