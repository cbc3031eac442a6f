import { LANGUAGES } from '@/lib/platform/language/languages';
import { deviceName } from '@/lib/platform/text/device-name';
import { formatDate, formatTime } from '@/lib/platform/text/format';
import { holidaysIn, hoursText, type WeekDay } from '@/lib/platform/text/opening-hours';
import { duration, relativeTime } from '@/lib/platform/text/relative-time';
import { dayBounds, indianDay, lastDays } from './indian-day';
import { parseTypedDay } from './typed-day';
import { parseTypedTime } from './typed-time';

describe('indian day', () => {
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
});

describe('typed day', () => {
  const NOW = Date.parse('2026-11-26T20:00:00Z');

  test.each([
    ['23 Nov 2026', '2026-11-23'],
    ['3 november', '2026-11-03'],
    ['5 Sept 2027', '2027-09-05'],
    ['23/11/2026', '2026-11-23'],
    ['1.2.27', '2027-02-01'],
    ['2026-11-23', '2026-11-23'],
    ['२३/११/२०२६', '2026-11-23'],
    // it is past midnight in India
    ['Today', '2026-11-27'],
    ['tomorrow', '2026-11-28'],
    ['30 Feb 2026', undefined],
    ['2026-13-01', undefined],
    ['13 Foo 2026', undefined],
    ['11/23/2026', undefined],
    ['23', undefined],
    ['', undefined],
  ])('"%s" is the day %s', (typed, day) => {
    expect(parseTypedDay(typed, 'en', NOW)).toBe(day);
  });

  test.each(['en', 'mr', 'hi'] as const)('a day as it is shown is read again, in %s', (language) => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-09`;
      expect(parseTypedDay(formatDate(`${day}T12:00:00Z`, language), language, NOW)).toBe(day);
    }
  });
});

describe('typed time', () => {
  test.each([
    ['14:30', '14:30'],
    ['2.30 pm', '14:30'],
    ['2:30PM', '14:30'],
    ['1430', '14:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['10 am', '10:00'],
    ['12 am', '00:00'],
    ['12 p.m.', '12:00'],
    ['१०:३०', '10:30'],
  ])('"%s" is %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });

  test.each(['', 'soon', '25:00', '10:61', '13 pm', '0 am', '10:30:15', '12345'])(
    '"%s" is not a time',
    (typed) => {
      expect(parseTypedTime(typed)).toBeUndefined();
    },
  );

  test('every time as the site says it is read back, in each language', () => {
    for (const language of LANGUAGES)
      for (let minute = 0; minute < 24 * 60; minute += 30) {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        const said = formatTime(`2026-11-23T${time}:00+05:30`, language);
        expect([language, said, parseTypedTime(said, language)]).toEqual([language, said, time]);
      }
  });
});
