import ICAL from 'ical.js';
import { PUT as saveSettings } from '@/app/api/admin/settings/route';
import { DELETE as removeBusy } from '@/app/api/calendar/busy/[id]/route';
import { POST as addBusy } from '@/app/api/calendar/busy/route';
import { GET as readFeed } from '@/app/api/calendar/feed/[token]/calendar.ics/route';
import { PUT as renew, DELETE as revoke } from '@/app/api/calendar/feed/route';
import { indianDay } from '@/lib/platform/time/indian-day';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Lead } from '@/models/enquiries/lead';
import { User } from '@/models/platform/user';
import { BusyTime } from '@/models/visits/busy-time';
import { CalendarFeed } from '@/models/visits/calendar-feed';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { dropMember, makeTeam } from '@/test/teams';
import { firstTime, visitsOf } from '@/test/visits';
import { listCalendar } from './data';
import type { CalendarItem } from './dto';
import { daysOf, itemsOn, stepped } from './rules';
import { calendarQuerySchema } from './schema';

describe('calendar api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const busy = ({ browser }: Person, body: object) => browser.call(addBusy, '/x', { body });

  async function feedOf({ browser }: Person, kind = 'full') {
    const { json } = await browser.call(renew, '/x', { method: 'PUT', body: { kind } });
    const token = /\/api\/calendar\/feed\/([\w-]{32})\/calendar\.ics$/.exec(String(json.url))?.[1] ?? '';
    return { token, read: () => new Browser().call(readFeed, '/x', { params: { token } }) };
  }

  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  /** A lister with a home, and a visit to it that is confirmed. */
  async function withVisit() {
    const seller = await signedIn('seller');
    const home = await listing({ owner: seller.id });
    const visitor = visitsOf(new Browser());
    const halfDays = (await visitor.halfDays(home)).slice(2, 3);
    const { id } = (await visitor.book(home, { halfDays })).json as { id: string };
    const host = visitsOf(seller.browser);
    const start = firstTime((await host.own()).hosted[0]!);
    expect((await host.answer(id, { action: 'confirm', start })).status).toBe(200);
    return { seller, home, start, host };
  }

  test('nobody can book busy hours, days off, or an hour at which the lister shows another home', async () => {
    const { seller, start } = await withVisit();
    const other = await listing({ owner: seller.id, title: 'Another flat' });
    const visitor = visitsOf(new Browser());
    const day = indianDay(Date.parse(start));
    const half = `${day}-${start.slice(11, 13) < '07' || start.slice(11) < '07:30' ? 'morning' : 'afternoon'}`;
    const { id } = (await visitor.book(other, { halfDays: [half] })).json as { id: string };
    const host = visitsOf(seller.browser);
    const asked = (await host.own()).hosted.find((visit) => visit.id === id)!;
    expect(asked.times?.proposed.length).toBeGreaterThan(0);
    expect(asked.times?.proposed).not.toContain(start);
    expect((await host.answer(id, { action: 'confirm', start })).status).toBe(409);

    const [first] = (await visitor.halfDays(other)) as [string];
    const off = first.slice(0, 10);
    expect((await busy(seller, { day: off, note: 'Wedding' })).status).toBe(201);
    const left = await visitor.halfDays(other);
    expect(left.some((key) => key.startsWith(off))).toBe(false);
    expect((await visitor.book(other, { halfDays: [first] })).status).toBe(409);
    const next = left[0]?.slice(0, 10);
    await busy(seller, { day: next, from: '09:30', until: '13:00' });
    expect(await visitor.halfDays(other)).not.toContain(`${next}-morning`);
  });

  test('busy times need a real day and both times or none; only their member takes them back', async () => {
    const [seller, stranger] = [await signedIn('seller'), await signedIn('seller')];
    for (const wrong of [
      { day: '2099-02-30' },
      { day: '2099-02-20', from: '10:00' },
      { day: '2099-02-20', from: '12:00', until: '11:00' },
      {},
    ])
      expect((await busy(seller, wrong)).status).toBe(400);
    const { id } = (await busy(seller, { day: '2099-02-20' })).json as { id: string };
    const remove = ({ browser }: Person) =>
      browser.call(removeBusy, '/x', { method: 'DELETE', params: { id } });
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(seller)).status).toBe(200);
    expect((await remove(seller)).status).toBe(404);
  });

  test('the feed has visits, dates of deals, busy hours and holidays, as another library reads it', async () => {
    const { seller, start } = await withVisit();
    const deals = dealsOf(seller.browser);
    const { id } = dealOf(await deals.create({ title: 'Kale, 3 BHK' }));
    const soon = indianDay(Date.now() + 20 * 86_400_000);
    await deals.change(id, { __v: 0, dates: [{ day: soon, what: 'Token is due' }] });
    await busy(seller, { day: soon, from: '10:00', until: '11:30', note: 'Dentist' });
    const { read } = await feedOf(seller);
    const reply = await read();
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = eventsIn(reply.text);
    const find = (text: string) => events.find(({ summary }) => summary.includes(text));
    expect(find('Visit: A flat in Dharampeth')?.startDate.toJSDate().toISOString()).toBe(start);
    expect(find('Token is due')?.startDate.toString()).toBe(soon);
    expect(find('Token is due')?.startDate.isDate).toBe(true);
    expect(find('Dentist')?.endDate.toJSDate().toISOString()).toBe(
      new Date(`${soon}T11:30:00+05:30`).toISOString(),
    );
    expect(events.some(({ summary }) => summary === 'Republic Day')).toBe(true);
  });

  test('a confirmed visit is there once, other next steps with the person', async () => {
    const { seller, start } = await withVisit();
    const at = new Date(start);
    const lead = await Lead.findOneAndUpdate(
      { owner: seller.id },
      { key: 'asha', name: 'Asha Kale', dueAt: at, lastAt: at, nextStep: { text: 'Visit', at } },
      { upsert: true, returnDocument: 'after' },
    );
    await Visit.updateMany({}, { lead: lead._id });
    const said = async () =>
      eventsIn((await (await feedOf(seller)).read()).text).map(({ summary }) => summary);
    const before = await said();
    expect(before.filter((summary) => summary.startsWith('Visit: '))).toHaveLength(1);
    expect(before.filter((summary) => summary.startsWith('Next step'))).toEqual([]);
    const later = { text: 'Call about the loan', at: new Date(at.getTime() + 3_600_000) };
    await Lead.updateOne({ _id: lead._id }, { nextStep: later });
    expect(await said()).toContain('Next step: Call about the loan, Asha Kale');
  });

  test('holidays that admins enter replace those of their year, and name where they come from', async () => {
    const seller = await signedIn('seller');
    const actor = { userId: seller.id, role: 'seller' } as const;
    const of = async (first: string, last: string) =>
      (await listCalendar(actor, first, last, 'en')).map(({ day, title, source }) => [
        day,
        title,
        Boolean(source),
      ]);
    expect(await of('2027-03-20', '2027-03-31')).toEqual([
      ['2027-03-26', 'Good Friday', true],
      ['2027-03-22', 'Holi (expected)', true],
    ]);
    const admin = await signedIn('admin');
    const save = (publicHolidays: string, version: number) =>
      admin.browser.call(saveSettings, '/x', {
        method: 'PUT',
        body: { version, settings: { publicHolidays } },
      });
    for (const wrong of ['Holi', '2027-02-30 Holi', '22.3.2027 Holi', '2027-03-22'])
      expect((await save(wrong, 0)).status).toBe(400);
    expect((await save('2027-03-22 Holi\r\n2027-04-07 Gudhi Padwa', 0)).status).toBe(200);
    expect(await of('2027-01-01', '2027-12-31')).toEqual([
      ['2027-03-22', 'Holi', true],
      ['2027-04-07', 'Gudhi Padwa', true],
    ]);
    expect(await of('2026-12-25', '2026-12-25')).toEqual([['2026-12-25', 'Christmas', true]]);
  });

  test('who leaves a team keeps the address, and reads nothing of the team’s there any more', async () => {
    const team = await makeTeam();
    const deals = dealsOf(team.agent.browser);
    const { id } = dealOf(await deals.create({ title: 'Kale, 3 BHK' }));
    const day = indianDay(Date.now() + 20 * 86_400_000);
    await deals.change(id, { __v: 0, dates: [{ day, what: 'Token is due' }] });
    const at = new Date(Date.now() + 86_400_000);
    const nextStep = { text: 'Call about the loan', at };
    const ofTeam = { owner: team.agent.id, team: team.id, dueAt: at, lastAt: at, nextStep };
    await Lead.create({ ...ofTeam, key: 'asha', name: 'Asha Kale' });
    const { read } = await feedOf(team.agent);
    const own = async () => {
      const { text } = await read();
      return ['Token is due', 'Call about the loan', 'Republic Day'].filter((value) => text.includes(value));
    };
    expect(await own()).toEqual(['Token is due', 'Call about the loan', 'Republic Day']);
    await dropMember(team.agent);
    expect(await own()).toEqual(['Republic Day']);
  });

  test('the feed for others says when, and nothing about what', async () => {
    const { seller, start } = await withVisit();
    const soon = indianDay(Date.now() + 20 * 86_400_000);
    await busy(seller, { day: soon, note: 'Dentist' });
    const { text } = await (await feedOf(seller, 'busy')).read();
    const events = eventsIn(text);
    expect(events.map(({ summary }) => summary)).toEqual(['Busy', 'Busy']);
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toContain(start);
    expect(text).not.toMatch(/Dentist|Dharampeth|Asha|dashboard/);
  });

  test('an address is stored as a hash; a new one, an end, a closed account and a guess get the same 404', async () => {
    const seller = await signedIn('seller');
    const old = await feedOf(seller);
    expect((await old.read()).status).toBe(200);
    expect(JSON.stringify(await CalendarFeed.find().lean())).not.toContain(old.token);
    const current = await feedOf(seller);
    const others = await feedOf(seller, 'busy');
    expect([(await old.read()).status, (await current.read()).status]).toEqual([404, 200]);
    await seller.browser.call(revoke, '/x', { method: 'DELETE', body: { kind: 'full' } });
    expect([(await current.read()).status, (await others.read()).status]).toEqual([404, 200]);
    await User.updateOne({ _id: seller.id }, { deactivatedAt: new Date() });
    const guess = await new Browser().call(readFeed, '/x', { params: { token: 'A'.repeat(32) } });
    const { requestId: a, ...closed } = (await others.read()).json;
    const { requestId: b, ...guessed } = guess.json;
    expect([guess.status, closed]).toEqual([404, guessed]);
  });

  test('erasure removes busy times and addresses', async () => {
    const seller = await signedIn('seller');
    await busy(seller, { day: '2099-02-20' });
    await feedOf(seller);
    await erasePerson({ id: seller.id, email: seller.email, verified: true });
    expect([await BusyTime.countDocuments(), await CalendarFeed.countDocuments()]).toEqual([0, 0]);
  });

  test('a month is whole weeks from Monday on; steps go over the end of the year', () => {
    const november = daysOf('month', '2026-11-22');
    expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(daysOf('month', '2026-02-10')).toHaveLength(35);
    expect(daysOf('week', '2026-11-22')).toEqual(expect.arrayContaining(['2026-11-16', '2026-11-22']));
    expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepped('week', '2026-12-31', 1)).toBe('2027-01-07');
  });

  test('a feed is in the language of its account, holidays and busy hours too', async () => {
    const { seller, start } = await withVisit();
    await User.updateOne({ _id: seller.id }, { language: 'mr' });
    await busy(seller, { day: indianDay(Date.parse(start)), from: '', until: '', note: 'नाशिकला' });
    const full = eventsIn((await (await feedOf(seller)).read()).text).map(({ summary }) => summary);
    expect(full).toEqual(expect.arrayContaining(['सुट्टी: नाशिकला', 'प्रजासत्ताक दिन']));
    expect(full.some((summary) => summary.startsWith('भेट: '))).toBe(true);
    const hidden = eventsIn((await (await feedOf(seller, 'busy')).read()).text).map(({ summary }) => summary);
    expect([...new Set(hidden)]).toEqual(['व्यस्त']);
  });
});

describe('rules', () => {
  const DAY = '2026-11-26';
  const item = (title: string, start?: string): CalendarItem =>
    ({ id: title, kind: 'lead', day: DAY, title, ...(start && { start }) }) as CalendarItem;

  test('the entries of a day are by time, and of one time in the order of names of the reader’s language', () => {
    const items = [item('Asha'), item('कॉल'), item('भेट', `${DAY}T10:00:00Z`), item('आशा')];
    const titles = (language: 'en' | 'hi') => itemsOn(items, DAY, language).map(({ title }) => title);
    expect(titles('hi')).toEqual(['आशा', 'कॉल', 'Asha', 'भेट']);
    expect(titles('en')).toEqual(['Asha', 'आशा', 'कॉल', 'भेट']);
  });
});

describe('schema', () => {
  describe('the day of the calendar', () => {
    const dayOf = (day?: string) => calendarQuerySchema.parse({ day }).day;

    test.each(['2026-11-30', '2026-12-31', '2026-02-28', '2028-02-29'])('%s is shown', (day) => {
      expect(dayOf(day)).toBe(day);
    });

    test.each([undefined, '2026-02-30', '2026-11-31', '2026-13-01', '1999-01-01', 'today'])(
      '%s leads to today',
      (day) => {
        expect(dayOf(day)).toBeUndefined();
      },
    );
  });
});
