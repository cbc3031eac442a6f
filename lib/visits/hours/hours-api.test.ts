import { PUT as saveHours } from '@/app/api/visits/hours/route';
import { SiteSettings } from '@/models/settings/site-settings';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { visitsOf as of } from '@/test/visits';

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
