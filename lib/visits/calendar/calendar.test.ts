import ICAL from 'ical.js';
import { PUT as saveSettings } from '@/app/api/admin/settings/route';
import { DELETE as removeBusy } from '@/app/api/calendar/busy/[id]/route';
import { POST as addBusy } from '@/app/api/calendar/busy/route';
import { GET as readFeed } from '@/app/api/calendar/feed/[token]/calendar.ics/route';
import { PUT as renew, DELETE as revoke } from '@/app/api/calendar/feed/route';
import { PUT as saveHours } from '@/app/api/visits/hours/route';
import { textsIn } from '@/lib/platform/language/messages';
import { formatWeekday } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { halfDayText, slotText, toHalfDayDto } from '@/lib/visits/hours/format';
import {
  halfDayEnd,
  halfDayStart,
  shownHalfDays,
  sortHalfDays,
  upcomingHalfDays,
} from '@/lib/visits/hours/rules';
import { ownHoursSchema } from '@/lib/visits/hours/schema';
import { type CalendarVisit, visitCalendar } from '@/lib/visits/invitation.format';
import { visitorActionSchema } from '@/lib/visits/schema';
import { Lead } from '@/models/enquiries/lead';
import { User } from '@/models/platform/user';
import { SiteSettings } from '@/models/settings/site-settings';
import { BusyTime } from '@/models/visits/busy-time';
import { CalendarFeed } from '@/models/visits/calendar-feed';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { dropMember, makeTeam } from '@/test/teams';
import { firstTime, visitsOf as of, visitsOf } from '@/test/visits';
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

  /** A lister's home with a confirmed visit. */
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

  test('keeps busy hours, days off and other visits’ hours closed to bookings', async () => {
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

  test('keeps visitors from booking busy hours, days off and hours of another visit', async () => {
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

  test('lists visits, deal dates, busy hours and holidays in a feed that another library can read', async () => {
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

  test('shows a confirmed visit once, next to the person’s other next steps', async () => {
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

  test('replaces a year’s holidays with those an admin enters, and names the source', async () => {
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

  test('keeps the address of a member who leaves a team, without the team’s data', async () => {
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

  test('shows only busy times in the feed for others', async () => {
    const { seller, start } = await withVisit();
    const soon = indianDay(Date.now() + 20 * 86_400_000);
    await busy(seller, { day: soon, note: 'Dentist' });
    const { text } = await (await feedOf(seller, 'busy')).read();
    const events = eventsIn(text);
    expect(events.map(({ summary }) => summary)).toEqual(['Busy', 'Busy']);
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toContain(start);
    expect(text).not.toMatch(/Dentist|Dharampeth|Asha|dashboard/);
  });

  test('stores an address as a hash, and returns one 404 for a replaced, ended, closed or guessed one', async () => {
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

  test('erases busy times and addresses', async () => {
    const seller = await signedIn('seller');
    await busy(seller, { day: '2099-02-20' });
    await feedOf(seller);
    await erasePerson({ id: seller.id, email: seller.email, verified: true });
    expect([await BusyTime.countDocuments(), await CalendarFeed.countDocuments()]).toEqual([0, 0]);
  });

  test('shows a month as whole weeks from Monday, also across the end of a year', () => {
    const november = daysOf('month', '2026-11-22');
    expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(daysOf('month', '2026-02-10')).toHaveLength(35);
    expect(daysOf('week', '2026-11-22')).toEqual(expect.arrayContaining(['2026-11-16', '2026-11-22']));
    expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepped('week', '2026-12-31', 1)).toBe('2027-01-07');
  });

  test('writes a feed in the language of its account', async () => {
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

describe('rules of the calendar', () => {
  const DAY = '2026-11-26';
  const item = (title: string, start?: string): CalendarItem =>
    ({ id: title, kind: 'lead', day: DAY, title, ...(start && { start }) }) as CalendarItem;

  test('sorts the entries of a day by time, then by name in the reader’s language', () => {
    const items = [item('Asha'), item('कॉल'), item('भेट', `${DAY}T10:00:00Z`), item('आशा')];
    const titles = (language: 'en' | 'hi') => itemsOn(items, DAY, language).map(({ title }) => title);
    expect(titles('hi')).toEqual(['आशा', 'कॉल', 'Asha', 'भेट']);
    expect(titles('en')).toEqual(['Asha', 'आशा', 'कॉल', 'भेट']);
  });
});

describe('the schema of the calendar', () => {
  describe('the day of the calendar', () => {
    const dayOf = (day?: string) => calendarQuerySchema.parse({ day }).day;

    test.each(['2026-11-30', '2026-12-31', '2026-02-28', '2028-02-29'])('shows %s', (day) => {
      expect(dayOf(day)).toBe(day);
    });

    test.each([undefined, '2026-02-30', '2026-11-31', '2026-13-01', '1999-01-01', 'today'])(
      'falls back to today for %s',
      (day) => {
        expect(dayOf(day)).toBeUndefined();
      },
    );
  });
});

describe('feeds', () => {
  const visit: CalendarVisit = {
    id: 'a'.repeat(24),
    host: 'saptam.example',
    title:
      '3 BHK; corner, with a very long title that needs more than one line of seventy-five octets, हवेशीर',
    address: '12, Dharampeth, Nagpur',
    place: { lat: 21.14, lng: 79.06 },
    start: new Date('2026-11-23T04:30:00Z'),
    end: new Date('2026-11-23T05:30:00Z'),
    sequence: 2,
    url: 'https://saptam.example/visits/token',
    organizer: { name: 'Saptam Group', email: 'hello@saptam.example' },
  };
  const { t } = textsIn('en', 'visits/mails');
  const receiver = { name: 'Asha', email: 'asha@home.example' };

  function read(text: string) {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    return { calendar, event, property: (name: string) => event.component.getFirstPropertyValue(name) };
  }

  test('follows RFC 5545 and RFC 5546, as another library confirms', () => {
    const text = visitCalendar(visit, 'REQUEST', t, receiver);
    const { calendar, event, property } = read(text);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.uid).toBe(`visit-${visit.id}@saptam.example`);
    expect(event.sequence).toBe(2);
    expect(event.summary).toBe(`Visit: ${visit.title}`);
    expect(event.location).toBe(visit.address);
    expect(String(property('status'))).toBe('CONFIRMED');
    expect(String(event.component.getFirstProperty('organizer')?.getFirstValue())).toMatch(
      /mailto:hello@saptam/i,
    );
    expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
      'mailto:asha@home.example',
    ]);
    expect(String(property('dtstamp'))).toMatch(/Z$/);
    // lines of at most 75 octets, ended by CRLF (RFC 5545, 3.1)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('gives the time in UTC, so that each calendar shows it in its own zone', () => {
    const { event } = read(visitCalendar(visit, 'REQUEST', t, receiver));
    expect(String(event.component.getFirstPropertyValue('dtstart'))).toBe('2026-11-23T04:30:00Z');
    expect(event.startDate.toJSDate()).toEqual(visit.start);
    expect(event.duration.toSeconds()).toBe(3600);
  });

  test('cancels with the same UID and a higher sequence number', () => {
    const { calendar, event, property } = read(
      visitCalendar({ ...visit, sequence: 3 }, 'CANCEL', t, receiver),
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect([event.uid, event.sequence]).toEqual([`visit-${visit.id}@saptam.example`, 3]);
    expect(String(property('status'))).toBe('CANCELLED');
  });

  test('leaves names out of a file for import', () => {
    const { calendar, event } = read(visitCalendar(visit, 'PUBLISH', t));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.attendees).toEqual([]);
  });

  test('writes the entry in the language of its recipient', () => {
    const { event, property } = read(
      visitCalendar(visit, 'REQUEST', textsIn('mr', 'visits/mails').t, receiver),
    );
    expect(event.summary).toBe(`भेट: ${visit.title}`);
    expect(property('description')).toBe(`बदला किंवा रद्द करा: ${visit.url}`);
  });
});

describe('visiting hours', () => {
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
    /** Replaces digits with the Devanagari digits of a Marathi keyboard. */
    const inDevanagari = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    const SUNDAYS = { days: ['Sunday'], from: '09:00', until: '12:00' };

    test('applies a lister’s own hours to that lister’s homes only, until all days are removed', async () => {
      const [seller, other] = [await signedIn('seller'), await signedIn('seller')];
      const [home, theirs] = [await listing({ owner: seller.id }), await listing({ owner: other.id })];
      expect((await save(seller.browser, SUNDAYS)).status).toBe(200);
      expect(await daysOf(home)).toEqual(['Sunday']);
      // by the hour, because this lister has set hours; other homes by half-days, every day
      const own = await of(new Browser()).halfDays(home);
      expect(new Set(own.map((key) => key.slice(11)))).toEqual(new Set(['h09', 'h10', 'h11']));
      expect(await daysOf(theirs)).toHaveLength(7);
      const second = own.at(-1);
      await save(seller.browser, { ...SUNDAYS, holidays: inDevanagari(second?.slice(0, 10) ?? '') });
      expect(await of(new Browser()).halfDays(home)).not.toContain(second);
      await save(seller.browser, { ...SUNDAYS, days: [] });
      expect(await daysOf(home)).not.toEqual(['Sunday']);
    });

    test('prefers the agency’s visiting hours to its opening hours', async () => {
      const home = await listing();
      const opening = { openDays: ['Tuesday', 'Wednesday'], opensAt: '10:00', closesAt: '19:00' };
      await SiteSettings.create({ _id: 'site', version: 1, ...opening });
      expect((await daysOf(home)).sort()).toEqual(['Tuesday', 'Wednesday']);
      const [first] = await of(new Browser()).halfDays(home);
      await SiteSettings.updateOne({ _id: 'site' }, { $set: { holidays: first?.slice(0, 10) } });
      expect(await of(new Browser()).halfDays(home)).not.toContain(first);
      await SiteSettings.updateOne(
        { _id: 'site' },
        { $set: { showDays: ['Saturday'], showsUntil: '12:00' } },
      );
      const keys = await of(new Browser()).halfDays(home);
      expect(await daysOf(home)).toEqual(['Saturday']);
      expect(keys.every((key) => key.endsWith('morning'))).toBe(true);
    });

    test('refuses inconsistent hours with an explanation', async () => {
      const { browser } = await signedIn('seller');
      const reply = await save(browser, { ...SUNDAYS, until: '08:00' });
      expect([reply.status, reply.json.message]).toEqual([400, 'The end must be after the start']);
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

    test('offers only open days and hours, with three hours of notice', () => {
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

    test('starts visits on the hour and does not offer taken times', () => {
      const [morning, afternoon] = keys(at('06:00'));
      expect(morning?.starts).toEqual([at('10:00'), at('11:00'), at('12:00')]);
      expect(afternoon?.starts).toEqual([at('13:00'), at('14:00'), at('15:00')]);
      const taken = new Set([at('10:00'), at('11:00'), at('12:00')].map(Number));
      expect(keys(at('06:00'), taken)[0]?.key).toBe('2026-11-23-afternoon');
      const half = upcomingHalfDays({ ...hours, from: '09:30', until: '11:30' }, at('05:00'), none, 1);
      expect(half[0]?.starts).toEqual([at('10:00')]);
    });

    test('uses the Indian day even when it is still yesterday elsewhere', () => {
      // 00:30 on Wednesday in Nagpur, Tuesday 19:00 in Greenwich
      expect(keys(new Date('2026-11-24T19:00:00Z'))[0]?.key).toBe('2026-11-25-morning');
      expect(halfDayEnd('2026-11-25-morning')).toEqual(at('13:00', '2026-11-25'));
      expect(halfDayEnd('2026-11-25-afternoon')).toEqual(at('00:00', '2026-11-26'));
    });

    test('formats times the way people say them', () => {
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

    test('requires an end after the start, and holidays as dates', () => {
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

    test('sorts the morning of a day before its afternoon', () => {
      const keys = ['2026-11-25-morning', '2026-11-24-afternoon', '2026-11-24-morning'];
      expect(sortHalfDays(keys)).toEqual([
        '2026-11-24-morning',
        '2026-11-24-afternoon',
        '2026-11-25-morning',
      ]);
      const parsed = visitorActionSchema.parse({ action: 'propose', halfDays: keys });
      expect(parsed).toMatchObject({ halfDays: sortHalfDays(keys) });
    });

    test('offers single hours when the host has set hours', () => {
      const byHour = upcomingHalfDays({ ...hours, isByHour: true }, at('06:00'), none, 1);
      expect(byHour.map(({ key }) => key)).toEqual(
        ['h10', 'h11', 'h12', 'h13', 'h14', 'h15'].map((hour) => `2026-11-23-${hour}`),
      );
      expect(byHour.every(({ starts }) => starts.length === 1)).toBe(true);
      expect(halfDayText('2026-11-25-h14')).toBe('Wed 25 Nov, 2 pm');
      expect(halfDayStart('2026-11-25-h14')).toEqual(at('14:00', '2026-11-25'));
      expect(halfDayEnd('2026-11-25-h14')).toEqual(at('15:00', '2026-11-25'));
    });

    test('shows two weeks from the first free day', () => {
      const free = upcomingHalfDays({ ...hours, days: ['Saturday', 'Sunday'] }, at('06:00'), none, 30);
      expect(shownHalfDays(free).map(({ day }) => day)).toEqual(
        ['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'].flatMap((day) => [day, day]),
      );
    });
  });
});
