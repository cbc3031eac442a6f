import { PUT as saveHours } from '@/app/api/visits/hours/route';
import { formatWeekday } from '@/lib/platform/text/format';
import { visitorActionSchema } from '@/lib/visits/schema';
import { SiteSettings } from '@/models/settings/site-settings';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { visitsOf as of } from '@/test/visits';
import { halfDayText, slotText, toHalfDayDto } from './format';
import { halfDayEnd, halfDayStart, shownHalfDays, sortHalfDays, upcomingHalfDays } from './rules';
import { ownHoursSchema } from './schema';

describe('hours api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  /** The names of the days on which a home can be visited. */
  async function daysOf(home: string): Promise<string[]> {
    const keys = await of(new Browser()).halfDays(home);
    const name = (key: string) =>
      new Date(`${key.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-GB', {
        weekday: 'long',
        timeZone: 'UTC',
      });
    return [...new Set(keys.map(name))];
  }

  const save = (browser: Browser, body: object) => browser.call(saveHours, '/x', { method: 'PUT', body });
  /** As a Marathi keyboard types figures. */
  const inDevanagari = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
  const SUNDAYS = { days: ['Sunday'], from: '09:00', until: '12:00' };

  test('a lister’s own hours hold for the lister’s homes alone, until no day is left in them', async () => {
    const [seller, other] = [await signedIn('seller'), await signedIn('seller')];
    const [home, theirs] = [await listing({ owner: seller.id }), await listing({ owner: other.id })];
    expect((await save(seller.browser, SUNDAYS)).status).toBe(200);
    expect(await daysOf(home)).toEqual(['Sunday']);
    // by the hour, because the lister has set hours; the others' homes by half-days, every day
    const own = await of(new Browser()).halfDays(home);
    expect(new Set(own.map((key) => key.slice(11)))).toEqual(new Set(['h09', 'h10', 'h11']));
    expect(await daysOf(theirs)).toHaveLength(7);
    const second = own.at(-1);
    await save(seller.browser, { ...SUNDAYS, holidays: inDevanagari(second?.slice(0, 10) ?? '') });
    expect(await of(new Browser()).halfDays(home)).not.toContain(second);
    await save(seller.browser, { ...SUNDAYS, days: [] });
    expect(await daysOf(home)).not.toEqual(['Sunday']);
  });

  test('the settings say when the agency shows homes: their own hours before the opening hours', async () => {
    const home = await listing();
    const opening = { openDays: ['Tuesday', 'Wednesday'], opensAt: '10:00', closesAt: '19:00' };
    await SiteSettings.create({ _id: 'site', version: 1, ...opening });
    expect((await daysOf(home)).sort()).toEqual(['Tuesday', 'Wednesday']);
    const [first] = await of(new Browser()).halfDays(home);
    await SiteSettings.updateOne({ _id: 'site' }, { $set: { holidays: first?.slice(0, 10) } });
    expect(await of(new Browser()).halfDays(home)).not.toContain(first);
    await SiteSettings.updateOne({ _id: 'site' }, { $set: { showDays: ['Saturday'], showsUntil: '12:00' } });
    const keys = await of(new Browser()).halfDays(home);
    expect(await daysOf(home)).toEqual(['Saturday']);
    expect(keys.every((key) => key.endsWith('morning'))).toBe(true);
  });

  test('hours that make no sense are refused with a sentence', async () => {
    const { browser } = await signedIn('seller');
    const reply = await save(browser, { ...SUNDAYS, until: '08:00' });
    expect([reply.status, reply.json.message]).toEqual([400, 'The end must be after the beginning']);
    expect((await save(browser, { ...SUNDAYS, holidays: 'Diwali' })).status).toBe(400);
    expect((await save(new Browser(), SUNDAYS)).status).toBe(401);
  });
});

describe('rules', () => {
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
});
