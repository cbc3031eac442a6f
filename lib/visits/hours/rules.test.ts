import { formatWeekday } from '@/lib/platform/text/format';
import { visitorActionSchema } from '@/lib/visits/schema';
import { halfDayText, slotText, toHalfDayDto } from './format';
import { halfDayEnd, halfDayStart, shownHalfDays, sortHalfDays, upcomingHalfDays } from './rules';
import { ownHoursSchema } from './schema';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const hours = { days: weekdays, from: '10:00', until: '16:00', holidays: ['2026-11-24'] };
/** Indian time of a Monday. */
const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`);
const none = new Set<number>();
const keys = (now: Date, taken: ReadonlySet<number> = none) => upcomingHalfDays(hours, now, taken, 8);

test('only days and hours in which homes are shown, no holidays, and three hours of notice', () => {
  expect(keys(at('06:00')).map(({ key }) => key)).toEqual([
    '2026-11-23-morning',
    '2026-11-23-afternoon',
    // the 24th is a holiday
    '2026-11-25-morning',
    '2026-11-25-afternoon',
    '2026-11-26-morning',
    '2026-11-26-afternoon',
    '2026-11-27-morning',
    '2026-11-27-afternoon',
    '2026-11-30-morning',
    '2026-11-30-afternoon',
  ]);
  expect(keys(at('09:30'))[0]).toMatchObject({ key: '2026-11-23-afternoon' });
  expect(keys(at('12:30'))[0]?.key).toBe('2026-11-25-morning');
});

test('visits begin at full hours and are over before the end; a taken time is not offered', () => {
  const [morning, afternoon] = keys(at('06:00'));
  expect(morning?.starts).toEqual([at('10:00'), at('11:00'), at('12:00')]);
  expect(afternoon?.starts).toEqual([at('13:00'), at('14:00'), at('15:00')]);
  const taken = new Set([at('10:00'), at('11:00'), at('12:00')].map(Number));
  expect(keys(at('06:00'), taken)[0]?.key).toBe('2026-11-23-afternoon');
  const half = upcomingHalfDays({ ...hours, from: '09:30', until: '11:30' }, at('05:00'), none, 1);
  expect(half[0]?.starts).toEqual([at('10:00')]);
});

test('the day is India’s, also while it is still yesterday elsewhere', () => {
  // 00:30 on Wednesday in Nagpur, Tuesday 19:00 in Greenwich
  expect(keys(new Date('2026-11-24T19:00:00Z'))[0]?.key).toBe('2026-11-25-morning');
  expect(halfDayEnd('2026-11-25-morning')).toEqual(at('13:00', '2026-11-25'));
  expect(halfDayEnd('2026-11-25-afternoon')).toEqual(at('00:00', '2026-11-26'));
});

test('times read as people say them', () => {
  expect(formatWeekday(at('10:00'))).toBe('Mon 23 Nov');
  expect(slotText(at('10:00'))).toBe('Mon 23 Nov, 10 am');
  expect(slotText(at('13:30'))).toBe('Mon 23 Nov, 1:30 pm');
  expect(halfDayText('2026-11-25-afternoon')).toBe('Wed 25 Nov, afternoon');
  const labels = keys(at('06:00'))
    .slice(1, 3)
    .map((halfDay) => toHalfDayDto(halfDay, at('06:00')).label);
  expect(labels).toEqual(['Today, afternoon', 'Wed 25 Nov, morning']);
  expect(toHalfDayDto(keys(at('06:00'))[2]!, at('20:00', '2026-11-24')).label).toBe('Tomorrow, morning');
});

test('own hours: an end after the beginning, holidays as dates', () => {
  const given = {
    days: ['Sunday'],
    from: '10:00',
    until: '12:00',
    holidays: '2026-12-25 2026-11-24,2026-12-25',
  };
  expect(ownHoursSchema.parse(given).holidays).toBe('2026-11-24, 2026-12-25');
  expect(ownHoursSchema.safeParse({ ...given, until: '09:00' }).success).toBe(false);
  expect(ownHoursSchema.safeParse({ ...given, holidays: 'Diwali' }).success).toBe(false);
  expect(ownHoursSchema.safeParse({ ...given, holidays: '2026-13-40' }).success).toBe(false);
});

test('the morning of a day comes before its afternoon', () => {
  const keys = ['2026-11-25-morning', '2026-11-24-afternoon', '2026-11-24-morning'];
  expect(sortHalfDays(keys)).toEqual(['2026-11-24-morning', '2026-11-24-afternoon', '2026-11-25-morning']);
  const parsed = visitorActionSchema.parse({ action: 'propose', halfDays: keys });
  expect(parsed).toMatchObject({ halfDays: sortHalfDays(keys) });
});

test('where the host has set hours, visitors choose by the hour; an hour is over when its visit is', () => {
  const byHour = upcomingHalfDays({ ...hours, isByHour: true }, at('06:00'), none, 1);
  expect(byHour.map(({ key }) => key)).toEqual(
    ['h10', 'h11', 'h12', 'h13', 'h14', 'h15'].map((hour) => `2026-11-23-${hour}`),
  );
  expect(byHour.every(({ starts }) => starts.length === 1)).toBe(true);
  expect(halfDayText('2026-11-25-h14')).toBe('Wed 25 Nov, 2 pm');
  expect(halfDayStart('2026-11-25-h14')).toEqual(at('14:00', '2026-11-25'));
  expect(halfDayEnd('2026-11-25-h14')).toEqual(at('15:00', '2026-11-25'));
});

test('two weeks from the first free day are shown', () => {
  const free = upcomingHalfDays({ ...hours, days: ['Saturday', 'Sunday'] }, at('06:00'), none, 30);
  expect(shownHalfDays(free).map(({ day }) => day)).toEqual(
    ['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'].flatMap((day) => [day, day]),
  );
});
