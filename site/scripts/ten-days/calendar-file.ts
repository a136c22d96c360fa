interface AllDayEvent {
  date: Date;
  summary: string;
  description: string;
}

/**
 * A calendar file of all-day events (RFC 5545). Such events have dates without times, so they need no
 * time zone. The ids depend on date and site only: a file that is imported again changes its events.
 */
export function writeCalendarFile(events: readonly AllDayEvent[], host: string, now: Date): string {
  const stamp = `${compact(now.toISOString()).slice(0, 15)}Z`;
  const lines = events.flatMap(({ date, summary, description }, index) => [
    'BEGIN:VEVENT',
    `UID:${dateOf(date)}-${index}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(date)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
    ...lines,
    'END:VCALENDAR',
  ];
  return file.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (isoDate: string): string => isoDate.replace(/[-:]/g, '');

const dateOf = (date: Date): string => compact(date.toISOString()).slice(0, 8);

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line has at most 75 bytes; the space that begins its continuation is one of them. */
function fold(line: string): string {
  let bytes = 0;
  return [...line]
    .map((character) => {
      const { length } = new TextEncoder().encode(character);
      bytes += length;
      if (bytes <= 75) return character;
      bytes = length + 1;
      return `\r\n ${character}`;
    })
    .join('');
}
