import { expect, test } from 'vitest';
import { awakeText, sunHeight, timeIn } from '../../site/content/local-time.ts';

const minuteMs = 60_000;

test('the line of local times says where people are awake, and for how long', () => {
  const at = (time: string) => awakeText(Date.parse(`2026-11-23T${time}Z`));
  expect(at('06:41')).toBe('In Cape Town it is 08:41. Awake for 2 hours already.');
  expect(at('05:30')).toBe('In Cape Town it is 07:30. Awake for 1 hour already.');
  expect(at('20:00')).toBe('In Recife it is 17:00. Awake for 10 hours already.');
  expect(at('00:10')).toBe('In Manila it is 08:10. Awake for 1 hour already.');
});

test.each(['2026-01-15', '2026-07-15'])(
  'the line of local times names people who are awake at each minute of %s',
  (day) => {
    const midnight = Date.parse(`${day}T00:00Z`);
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const text = awakeText(midnight + minute * minuteMs);
      const [, hour, hours] =
        /^In [\w ]+ it is (\d\d):\d\d\. Awake for (\d+) hours? already\.$/.exec(
          text,
        ) as RegExpExecArray;
      expect(Number(hours), text).toBeGreaterThanOrEqual(1);
      expect(Number(hours), text).toBeLessThanOrEqual(13);
      // Everyone gets up between six and seven.
      expect([6, 7], text).toContain(Number(hour) - Number(hours));
    }
  },
);

test('the sun is low in the morning and in the evening, and highest between them', () => {
  const at = (time: string) => sunHeight(Date.parse(`2026-11-23T${time}Z`));
  expect(at('05:30')).toBeCloseTo(at('17:30'));
  expect(at('05:30')).toBeLessThan(0.3);
  expect(at('11:30')).toBe(1);
});

test('the time of a place is right before and after its clocks change', () => {
  expect(timeIn('Cairo', Date.parse('2026-04-23T21:59Z'))).toBe('Cairo · 23:59 now');
  expect(timeIn('Cairo', Date.parse('2026-04-23T22:00Z'))).toBe('Cairo · 01:00 now');
  expect(timeIn('Cape Town', Date.parse('2026-03-29T22:00Z'))).toBe('Cape Town · 00:00 now');
});
