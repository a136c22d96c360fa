import ical from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendarFile } from '../../site/scripts/ten-days/calendar-file.ts';
import { currentDay, workingDays } from '../../site/scripts/ten-days/working-days.ts';

const datesFrom = (start: string) =>
  workingDays(new Date(start), 10).map((date) => date.toISOString().slice(5, 10));

test('the first ten days are working days, after one to prepare', () => {
  expect(datesFrom('2026-11-04')).toEqual([
    ...['11-03', '11-04', '11-05', '11-06', '11-09', '11-10'],
    ...['11-11', '11-12', '11-13', '11-16', '11-17'],
  ]);
});

test.each([
  ['a Monday', '2026-11-02', ['10-30', '11-02']],
  ['a Saturday', '2026-10-31', ['10-30', '11-02']],
  ['a Sunday at the end of a year', '2028-12-31', ['12-29', '01-01']],
])('a start on %s has the right working days', (_, start, dates) => {
  expect(datesFrom(start).slice(0, 2)).toEqual(dates);
});

test.each([
  ['a month early', '2026-10-02', { index: 0, when: 'next' }],
  ['the first day', '2026-11-02', { index: 1, when: 'today' }],
  ['the weekend between', '2026-11-07', { index: 6, when: 'next' }],
  ['the last day', '2026-11-13', { index: 10, when: 'today' }],
  ['any day later', '2027-01-01', { index: 10, when: 'last' }],
])('on %s, the page shows the tasks that are due', (_, today, expected) => {
  const dates = workingDays(new Date('2026-11-02'), 10);
  expect(currentDay(dates, new Date(`${today}T23:00`))).toEqual(expected);
});

test('the calendar file has all-day events without a time zone', () => {
  const date = new Date('2026-11-02');
  const now = new Date('2026-10-20T08:30:15.123Z');
  const event = { date, summary: 'Day one: call; list, ask', description: 'One\nTwo' };
  expect(writeCalendarFile([event], 'daybreak.example', now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//daybreak.example//EN',
    'BEGIN:VEVENT',
    'UID:20261102-0@daybreak.example',
    'DTSTAMP:20261020T083015Z',
    'DTSTART;VALUE=DATE:20261102',
    'SUMMARY:Day one: call\\; list\\, ask',
    'DESCRIPTION:One\\nTwo',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a calendar program reads a whole day', () => {
  const date = new Date('2026-11-02');
  const event = { date, summary: 'Day one: call; list, ask', description: 'One\nTwo' };
  const calendar = new ical.Component(ical.parse(writeCalendarFile([event], 'a', new Date())));
  const read = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(read).toMatchObject({ summary: event.summary, description: event.description });
  expect([read.startDate.toString(), read.endDate.toString()]).toEqual([
    '2026-11-02',
    '2026-11-03',
  ]);
});

test('lines have at most 75 bytes, and unfolding restores them', () => {
  const summary = 'Willkommensgespräch führen 🌅 '.repeat(9);
  const file = writeCalendarFile(
    [{ date: new Date(0), summary, description: '' }],
    'a',
    new Date(),
  );
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});
