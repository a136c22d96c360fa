import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar } from '../../widgets/shared-daylight/calendar.ts';
import { instantOf } from '../../widgets/shared-daylight/zones.ts';

const write = (zone: string, start: number, title = 'Weekly meeting') =>
  writeCalendar({ title, zone, start });

/** Reads a file as a calendar program does that uses the time zone definition in it. */
function read(file: string) {
  const calendar = ICAL.Component.fromString(file);
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const starts: ICAL.Time[] = [];
  const meetings = new ICAL.Event(component).iterator();
  for (let start = meetings.next(); start; start = meetings.next()) {
    start.zone = zone;
    starts.push(start);
  }
  return {
    title: component.getFirstPropertyValue('summary'),
    zoneName: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
    starts,
  };
}

const timeIn = (timeZone: string, instant: number) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);

test.each([
  ['Europe/London', '2026-07-06T14:00:00'],
  ['America/New_York', '2026-11-23T09:00:00'],
  ['Africa/Johannesburg', '2026-11-23T12:00:00'],
  ['Australia/Lord_Howe', '2026-03-30T09:30:00'],
  ['Asia/Kolkata', '2026-11-23T13:30:00'],
  ['Africa/Casablanca', '2026-11-23T10:00:00'],
])('a weekly meeting in %s is 52 meetings at the same local time', (zone, local) => {
  const start = instantOf(zone, Date.parse(`${local}Z`));
  const { starts, zoneName } = read(write(zone, start));
  // Programs that ignore the definition in the file look up the name of the zone.
  expect([zoneName, starts[0]?.toString()]).toEqual([zone, local]);
  const monday = Date.parse(local.slice(0, 10));
  const days = starts.map(
    (each) => (Date.parse(each.toString().slice(0, 10)) - monday) / 86_400_000,
  );
  expect(days).toEqual(Array.from({ length: 52 }, (_, week) => week * 7));
  const times = starts.map((each) => timeIn(zone, each.toUnixTime() * 1_000));
  expect(new Set(times)).toEqual(new Set([timeIn(zone, start)]));
});

test('commas and semicolons in a title are kept', () => {
  const title = 'Weekly meeting: Cape Town, London; Paris \\ Rome';
  expect(read(write('Europe/London', 0, title)).title).toBe(title);
});
