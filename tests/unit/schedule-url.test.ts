import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingUrl, scheduleUrl } from '../../widgets/kit/booking/schedule-url.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));

test('the booking page is the site’s own unless the host sets one', () => {
  expect(scheduleUrl(undefined)).toBe(__SCHEDULE_URL__);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['https://calendar.example/acme', 'http://localhost:8080/call', 'HTTPS://A.EXAMPLE'])(
  'the host can set the booking page %s',
  (given) => {
    expect(scheduleUrl(given)).toBe(given);
    expect(warn).not.toHaveBeenCalled();
  },
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt://https://x.example/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/call',
  'https:evil.example',
  'https://',
  'https://[bad',
  '',
])('the booking page %j is ignored with a warning', (given) => {
  expect(scheduleUrl(given)).toBe(__SCHEDULE_URL__);
  expect(warn).toHaveBeenCalledOnce();
});

describe('the month of the booking page', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['2026-11-20T12:00:00', '2026-11'],
    ['2026-01-31T23:59:59', '2026-01'],
    ['2026-12-31T23:59:59', '2026-12'],
    ['2027-01-01T00:00:00', '2027-01'],
  ])('the month of the booking page is, at %s by the visitor’s clock, %s', (now, month) => {
    vi.useFakeTimers({ now: new Date(now) });
    expect(bookingUrl('https://a.example/30min')).toBe(`https://a.example/30min?month=${month}`);
    expect(bookingUrl('https://a.example/30min', 'auto')).toContain(`month=${month}`);
    expect(warn).not.toHaveBeenCalled();
  });

  test('the month of the booking page can be a fixed one', () => {
    expect(bookingUrl('https://a.example/30min?x=1#top', '2025-07')).toBe(
      'https://a.example/30min?x=1&month=2025-07#top',
    );
  });

  test('the month replaces the one in the URL of the booking page', () => {
    expect(bookingUrl('https://a.example/?month=2020-01', '2026-02')).toBe(
      'https://a.example/?month=2026-02',
    );
  });

  test.each(['2026-13', '2026-00', 'July', '', '2026-1', '2026-11&x=1'])(
    'the month of the booking page is the current one for %j, with a warning',
    (month) => {
      vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') });
      expect(bookingUrl('https://a.example', month)).toBe('https://a.example/?month=2026-11');
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test('the month is added to the site’s own booking page if the host’s is ignored', () => {
    expect(bookingUrl('javascript:alert(1)', '2026-11')).toBe(`${__SCHEDULE_URL__}?month=2026-11`);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('what the booking page is told of who books', () => {
  const booker = {
    name: 'Ada & Co',
    email: 'ada@byron.example',
    partner: 'acme',
    campaign: undefined,
  };
  const paramsOf = (given?: string) =>
    Object.fromEntries(new URL(bookingUrl(given, '2026-11', booker)).searchParams);

  test('our own gets name, email and partner in the words of Cal.com and Calendly', () => {
    expect(paramsOf()).toEqual({
      name: 'Ada & Co',
      email: 'ada@byron.example',
      utm_source: 'acme',
      utm_campaign: '',
      month: '2026-11',
    });
  });

  test('the host’s own gets nothing unless its address has placeholders', () => {
    expect(paramsOf('https://calendar.example/?a=1')).toEqual({ a: '1', month: '2026-11' });
    expect(paramsOf('https://calendar.example/?a=1&who={email}%20{other}')).toEqual({
      a: '1',
      who: 'ada@byron.example ',
      month: '2026-11',
    });
  });

  test('a broken character in a name does no harm', () => {
    const url = bookingUrl(undefined, '2026-11', { name: 'A\ud83d' });
    expect(new URL(url).searchParams.get('name')).toBe('A\ufffd');
  });
});
