import { changesAfter, offsetAt } from './zones.ts';

export interface WeeklyMeeting {
  title: string;
  /** The time zone by whose clocks the meeting repeats. */
  zone: string;
  start: number;
}

/**
 * An iCalendar file with an hour each week for a year (RFC 5545). It repeats by the clocks of one time
 * zone, because in UTC the meeting would move when those change. The file contains the changes, as
 * `Intl` knows them. Calendar programs convert each meeting to the zone of their user, whose clocks may
 * change on another day.
 */
export function writeCalendar({ title, zone, start }: WeeklyMeeting): string {
  const offset = offsetAt(zone, start);
  const localStart = basic(start + offset);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shared Daylight//EN',
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', 0, offset, offset),
    ...changesAfter(zone, start).flatMap((change) => {
      const [before, after] = [offsetAt(zone, change - 1), offsetAt(zone, change)];
      return observance(after > before ? 'DAYLIGHT' : 'STANDARD', change + before, before, after);
    }),
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${localStart}-${zone}@shared-daylight`,
    `DTSTAMP:${basic(start)}Z`,
    `DTSTART;TZID=${zone}:${localStart}`,
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=52',
    `SUMMARY:${title.replace(/[\\;,]/g, '\\$&')}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** The time from which a zone has an offset, by the clocks before it. */
const observance = (kind: string, start: number, before: number, after: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${basic(start)}`,
  `TZOFFSETFROM:${writeOffset(before)}`,
  `TZOFFSETTO:${writeOffset(after)}`,
  `END:${kind}`,
];

/** For example "20260701T090000". */
const basic = (time: number): string =>
  new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** For example "+0530". */
const writeOffset = (offset: number): string =>
  (offset < 0 ? '-' : '+') + basic(Math.abs(offset)).slice(9, 13);

/** Downloads the file. */
export function saveCalendar(meeting: WeeklyMeeting): void {
  const link = document.createElement('a');
  const file = new Blob([writeCalendar(meeting)], { type: 'text/calendar' });
  link.href = URL.createObjectURL(file);
  link.download = 'weekly-meeting.ics';
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}
