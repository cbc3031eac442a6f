import { deviceName } from '@/lib/platform/text/device-name';
import { holidaysIn, hoursText, type WeekDay } from '@/lib/platform/text/opening-hours';
import { duration, relativeTime } from '@/lib/platform/text/relative-time';
import { dayBounds, indianDay, lastDays } from './indian-day';

test.each([
  ['2026-11-20T18:29:59Z', '2026-11-20'],
  ['2026-11-20T18:30:00Z', '2026-11-21'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('at %s the calendar in India shows %s', (instant, day) => {
  expect(indianDay(new Date(instant))).toBe(day);
});

test('a day begins where the one before it ends, and has the instants that carry its date', () => {
  const { start, end } = dayBounds('2026-11-21');
  expect(dayBounds('2026-11-22').start).toEqual(end);
  expect([indianDay(start), indianDay(end.getTime() - 1), indianDay(end)]).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test('the last days are the oldest first, today included, over the end of a month', () => {
  expect(lastDays(3, new Date('2026-11-01T20:00:00Z'))).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
});

test.each<[WeekDay[], string, string, string]>([
  [['Monday', 'Tuesday', 'Wednesday'], '09:30', '19:00', 'Mon–Wed, 9:30 am to 7 pm'],
  [['Monday', 'Wednesday', 'Thursday'], '00:00', '12:00', 'Mon, Wed–Thu, 12 am to 12 pm'],
  [['Sunday', 'Saturday'], '10:00', '13:05', 'Sat–Sun, 10 am to 1:05 pm'],
])('open on %j from %s to %s: %s', (days, opens, closes, expected) => {
  expect(hoursText({ days, opens, closes })).toBe(expected);
});

test('holidays are the dates of a text', () => {
  expect(holidaysIn('2026-12-25, 2027-01-26 and so on')).toEqual(['2026-12-25', '2027-01-26']);
  expect(holidaysIn(undefined)).toEqual([]);
});

test.each([
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [7_200_000, '2 hours ago'],
  [86_400_000 * 3, '3 days ago'],
  // the clock of a visitor may be behind ours
  [-5000, 'just now'],
])('%i ms ago is "%s"', (ms, expected) => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(relativeTime(new Date(now - ms).toISOString(), now)).toBe(expected);
});

test.each([
  [400, '0 s'],
  [40_000, '40 s'],
  [12 * 60_000, '12 min'],
  [65 * 60_000, '1 h 05 min'],
  [24 * 3_600_000, '1 day'],
  [52 * 3_600_000 + 59_000, '2 days 4 h'],
  [77 * 3_600_000, '3 days'],
  [1405 * 3_600_000 + 16 * 60_000, '58 days'],
])('%i ms took "%s"', (ms, expected) => {
  expect(duration(ms)).toBe(expected);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['curl/8.5.0', 'API Client'],
  ['', 'Unknown'],
])('%s is "%s"', (userAgent, expected) => {
  expect(deviceName(userAgent)).toBe(expected);
});
