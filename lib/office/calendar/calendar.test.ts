import { GET as read } from '@/app/api/admin/calendar/route';
import { PUT as changeEnquiry } from '@/app/api/admin/enquiries/[id]/route';
import { DELETE as undo } from '@/app/api/admin/users/[id]/departure/route';
import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { PATCH as moveDate } from '@/app/api/deals/[id]/dates/[date]/route';
import { GET as answerable } from '@/app/api/visits/[id]/answer/route';
import { searchContacts } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { datedDeals } from '@/lib/deals/dates/data';
import { searchEnquiries } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { movedText } from '@/lib/office/handovers/format';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { StaffHandover } from '@/models/office/staff-handover';
import { Task } from '@/models/office/task';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { BusyTime } from '@/models/visits/busy-time';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { firstTime, visitsOf as of } from '@/test/visits';
import { CALENDAR_HOURS, NOBODY } from './constants';
import { confirmedVisits } from './data';
import type { OfficeItem } from './dto';
import { inDayOrder, neighbourOf, peopleOf, placeKey, placeOf, rowOf, targetOf } from './rules';

describe('calendar api', () => {
  useTestDb();

  let sunita: Person;
  let ravi: Person;
  beforeEach(async () => {
    await clearTestDb();
    [sunita, ravi] = await Promise.all([
      signedIn('admin', { name: 'Sunita' }),
      signedIn('admin', { name: 'Ravi', officeRole: 'agent' }),
    ]);
  });

  const DAY = '2031-05-14';
  const at = (hour: number) => new Date(`${DAY}T${String(hour).padStart(2, '0')}:00:00+05:30`);

  async function calendar(query = '', person = sunita): Promise<OfficeItem[]> {
    const { status, json } = await person.browser.call(read, `/api/admin/calendar?day=${DAY}${query}`);
    expect(status).toBe(200);
    return json.items as OfficeItem[];
  }
  const titles = (items: readonly OfficeItem[]) => items.map(({ title }) => title);

  /** A confirmed visit. Its time is moved to the test's day afterwards, because free times are on later days. */
  async function visitTo(home: string, host: Person, email = 'asha@home.example') {
    const { id } = (await of(new Browser()).book(home, { email })).json as { id: string };
    const own = of(host.browser);
    const start = firstTime((await own.own()).hosted.find((visit) => visit.id === id)!);
    expect((await own.answer(id, { action: 'confirm', start })).status).toBe(200);
    return id;
  }
  const on = (id: string, hour: number) =>
    Visit.updateOne({ _id: id }, { start: at(hour), until: new Date(at(hour).getTime() + HOUR_MS) });

  const deal = (owner: Person, what: string, more: object = {}) =>
    Deal.create({
      ...{
        owner: owner.id,
        title: `Deal of ${what}`,
        kind: 'resale',
        stage: 'token',
        stageSince: new Date(),
      },
      dates: [{ day: DAY, what, ...more }],
    } as never);

  async function fill() {
    const broker = await signedIn('broker', { name: 'Kale' });
    const [own, listers] = [
      await listing(),
      await listing({ owner: broker.id, title: 'Plot in Wardha Road' }),
    ];
    const [visit, other] = [await visitTo(own, sunita), await visitTo(listers, broker)];
    await Promise.all([on(visit, 11), on(other, 12)]);
    const lead = (await Visit.findById(visit).lean())?.lead;
    await Lead.updateOne({ _id: lead }, { assignee: ravi.id });
    await Task.create([
      { text: 'Call the bank', day: DAY, time: '09:30', assignee: ravi.id },
      { text: 'Whose is this', day: DAY },
      { text: 'Done', day: DAY, isDone: true, assignee: ravi.id },
    ]);
    const dated = { phone: '1', message: 'm', status: 'contacted' as const, dueAt: new Date() };
    await Enquiry.create({ ...dated, name: 'Meera', nextAt: at(16), assignee: sunita.id });
    await deal(sunita, 'Agreement');
    await deal(broker, 'Of a broker');
    await BusyTime.create({ user: ravi.id, start: at(17), end: at(18), note: 'At the doctor' });
    return { visit, other, lead };
  }

  test('shows visits of the agency and listers, tasks, dates of enquiries and office deals, and busy hours in one calendar', async () => {
    const { visit } = await fill();
    const items = await calendar('&view=day');
    expect(titles(items)).toEqual([
      'Agreement',
      'Whose is this',
      'Call the bank',
      'A flat in Dharampeth, Asha',
      'Plot in Wardha Road, Asha',
      'Follow up: Meera',
      'Busy until 18:00',
    ]);
    expect(items.map(({ kind, who }) => [kind, who?.name])).toEqual([
      ['deal', 'Sunita'],
      ['task', undefined],
      ['task', 'Ravi'],
      ['visit', 'Ravi'],
      ['lister', undefined],
      ['enquiry', 'Sunita'],
      ['busy', 'Ravi'],
    ]);
    // the office moves its own entries, and sees neither numbers nor reasons for absence
    expect(items.filter(({ move }) => move).map(({ kind }) => kind)).toEqual([
      'deal',
      'task',
      'task',
      'visit',
      'enquiry',
    ]);
    expect(JSON.stringify(items)).not.toMatch(/98220|doctor/);
    expect(items.find(({ kind }) => kind === 'visit')?.href).toBe(`/admin/visits?visit=${visit}`);
  });

  test('filters by person, unassigned and kind alike in week and month, and always shows holidays', async () => {
    await fill();
    expect(titles(await calendar(`&view=day&who=${ravi.id}`))).toEqual([
      'Call the bank',
      'A flat in Dharampeth, Asha',
      'Busy until 18:00',
    ]);
    expect(titles(await calendar('&view=day&who=mine'))).toEqual(['Agreement', 'Follow up: Meera']);
    expect(titles(await calendar('&view=day&who=none'))).toEqual([
      'Whose is this',
      'Plot in Wardha Road, Asha',
    ]);
    expect(titles(await calendar('&view=week&kind=deal,lister'))).toEqual([
      'Agreement',
      'Plot in Wardha Road, Asha',
    ]);
    expect((await calendar('&view=month')).length).toBe(7);
    const query = '/api/admin/calendar?view=month&day=2026-12-01&who=mine&kind=holiday';
    const { json } = await sunita.browser.call(read, query);
    expect(titles(json.items as OfficeItem[])).toContain('Christmas');
  });

  test('moves nothing for a reader, hides others’ deals from an agent, and everything from a member', async () => {
    await fill();
    const reader = await signedIn('admin', { officeRole: 'read-only' });
    expect((await calendar('&view=day', reader)).filter(({ move }) => move)).toEqual([]);
    expect(titles(await calendar('&view=day', ravi))).not.toContain('Agreement');
    const broker = await signedIn('broker');
    expect((await broker.browser.call(read, '/api/admin/calendar')).status).toBe(403);
  });

  test('lists the visit of an enquiry once', async () => {
    const { visit, lead } = await fill();
    await Enquiry.create({
      ...{ name: 'Asha', phone: '1', message: 'm', status: 'visit planned', dueAt: new Date() },
      ...{ nextAt: at(11), lead },
    });
    expect(titles(await calendar('&view=day')).filter((title) => /Asha/.test(title))).toEqual([
      'A flat in Dharampeth, Asha',
      'Plot in Wardha Road, Asha',
    ]);
    await on(visit, 15);
    expect(titles(await calendar('&view=day'))).toContain('Visit: Asha');
  });

  describe('moving an entry', () => {
    test('offers a visit’s new time by mail, and refuses a move from an old page with name and reason', async () => {
      const id = await visitTo(await listing(), sunita, 'meera@home.example');
      const free = async (person: Person) =>
        (await person.browser.call(answerable, '/x', { params: { id } })).json as {
          times: string[];
          seen: number;
        };
      const { times, seen } = await free(sunita);
      const [first, second] = times;
      const offer = (person: Person, start: unknown) =>
        of(person.browser).answer(id, { action: 'move', start, seen });
      expect((await offer(sunita, first)).status).toBe(200);
      const [mail] = (await mailsTo('meera@home.example')).slice(-1);
      expect(mail?.subject).toContain('offers you another time');
      const late = await offer(ravi, second);
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(/^Sunita offered another time \d+ seconds? ago$/),
      ]);
      expect((await Visit.findById(id).lean())?.offered?.toISOString()).toBe(first);
      const { earlier } = late.json.details as { earlier: { seen: number } };
      const again = await of(ravi.browser).answer(id, {
        action: 'move',
        start: second,
        seen: earlier.seen,
      });
      expect(again.status).toBe(200);
      expect((await AuditEntry.find({ action: 'visit.write' }).lean()).length).toBe(3);
      // free times are only for the people who answer
      const stranger = await signedIn('seller');
      expect((await stranger.browser.call(answerable, '/x', { params: { id } })).status).toBe(404);
    });

    test('reports the current state of a visit that its visitor has changed meanwhile', async () => {
      const { id, url } = (await of(new Browser()).book(await listing())).json as {
        id: string;
        url: string;
      };
      const { hosted } = await of(sunita.browser).own();
      const start = firstTime(hosted[0]!);
      await of(sunita.browser).answer(id, { action: 'confirm', start });
      const { seen } = (await of(sunita.browser).own()).hosted[0]!;
      const token = url.split('/').pop() ?? '';
      const halfDays = (await of(new Browser()).halfDays(String(hosted[0]!.home.id))).slice(-1);
      expect((await of(new Browser()).step(token, { action: 'propose', halfDays })).status).toBe(200);
      const late = await of(ravi.browser).answer(id, { action: 'cancel', seen });
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(/^This visit has changed since you opened it. It’s now on \w+ \d+ \w+, /),
      ]);
    });

    const move = (person: Person, id: unknown, date: unknown, body: object) =>
      person.browser.call(moveDate, '/x', {
        method: 'PATCH',
        params: { id: String(id), date: String(date) },
        body,
      });

    test('moves a deal date with its reminder, and refuses a move from an old page', async () => {
      const tomorrow = indianDay(Date.now() + 10 * DAY_MS);
      const row = await deal(sunita, 'Registration', { day: tomorrow, remindDays: 1 });
      const date = row.dates[0]?._id;
      const body = { day: DAY, seen: tomorrow };
      expect((await move(sunita, row._id, date, body)).json).toEqual({ day: DAY, seen: DAY });
      const stored = (await Deal.findById(row._id).lean())?.dates[0];
      expect([stored?.day, indianDay(stored?.remindAt ?? 0)]).toEqual([DAY, '2031-05-13']);
      const other = await signedIn('admin', { name: 'Asha' });
      const late = await move(other, row._id, date, { day: '2031-06-01', seen: tomorrow });
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(/^Sunita changed this deal \d+ seconds? ago. The date is now 14 May 2031$/),
      ]);
      expect((await Deal.findById(row._id).lean())?.dates[0]?.day).toBe(DAY);
      expect((await move(ravi, row._id, date, { day: DAY, seen: DAY })).status).toBe(404);
      await Deal.updateOne({ _id: row._id }, { $set: { 'dates.0.isDone': true } });
      const done = await move(sunita, row._id, date, { day: '2031-06-01', seen: DAY });
      expect([done.status, done.json.message]).toEqual([409, 'This date is already done']);
      expect((await move(sunita, row._id, 'a'.repeat(24), { day: DAY, seen: DAY })).status).toBe(404);
    });

    test('keeps an enquiry date that has changed meanwhile', async () => {
      const { _id } = await Enquiry.create({
        ...{
          name: 'Meera',
          phone: '1',
          message: 'm',
          status: 'contacted',
          dueAt: new Date(),
          nextAt: at(10),
        },
      });
      const put = (person: Person, seenAt: Date, nextAt: Date) =>
        person.browser.call(changeEnquiry, '/x', {
          method: 'PUT',
          params: { id: String(_id) },
          body: { seenAt: seenAt.toISOString(), nextAt: nextAt.toISOString() },
        });
      expect((await put(sunita, at(10), at(12))).status).toBe(200);
      const late = await put(ravi, at(10), at(14));
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(
          /^Sunita changed this enquiry \d+ seconds? ago. Its date is now 14 May 2031, 12:00$/,
        ),
      ]);
      expect((await Enquiry.findById(_id).lean())?.nextAt).toEqual(at(12));
    });
  });

  test('reads every part of the calendar through an index', async () => {
    const [from, until] = [at(0), at(23)];
    const users = [sunita.id, ravi.id];
    const queries = [
      { find: 'visits', filter: confirmedVisits({ from, until }), sort: { start: 1 } },
      { find: 'tasks', filter: { isDone: false, day: { $gte: DAY, $lte: DAY } } },
      { find: 'enquiries', filter: { nextAt: { $gte: from, $lt: until } }, sort: { nextAt: 1 } },
      { find: 'deals', filter: datedDeals(users, DAY, DAY) },
      { find: 'busytimes', filter: { user: { $in: users }, end: { $gt: from }, start: { $lt: until } } },
      { find: 'tours', filter: { agents: { $in: users }, day: { $gte: DAY, $lte: DAY }, state: 'sent' } },
    ];
    for (const query of queries) {
      const plan = await planOf(query);
      expect([query.find, plan]).toEqual([query.find, expect.arrayContaining(['IXSCAN'])]);
      expect([query.find, plan]).not.toEqual([query.find, expect.arrayContaining(['SORT'])]);
    }
  });
});

describe('calendar rules', () => {
  const DAY = '2026-11-26';
  const task = (more: Partial<OfficeItem> = {}): OfficeItem => ({
    id: 'task-1',
    kind: 'task',
    day: DAY,
    time: '10:30',
    title: 'Call',
    who: { id: 'a', name: 'Asha' },
    move: { by: 'task', id: '1', seen: 's' },
    ...more,
  });
  const visit = task({ kind: 'visit', move: { by: 'visit', id: '1', seen: 1 } });
  const { time: _time, ...timeless } = task({
    kind: 'deal',
    move: { by: 'deal', deal: 'd', date: 'e', seen: DAY },
  });

  test('sorts simultaneous entries by name in the order of the reader’s language', () => {
    const titles = ['Asha', 'कॉल', 'ॲप', 'आशा'].map((title) => task({ title }));
    const inOrder = (language: 'en' | 'mr') =>
      titles.toSorted(inDayOrder(language)).map(({ title }) => title);
    expect(inOrder('mr')).toEqual(['ॲप', 'आशा', 'कॉल', 'Asha']);
    expect(inOrder('en')[0]).toBe('Asha');
  });

  test('reads a place back from its key', () => {
    for (const place of [
      { day: DAY },
      { day: DAY, hour: 8 },
      { day: DAY, hour: 'all' as const, person: 'a' },
      { day: DAY, person: NOBODY },
    ])
      expect(placeOf(placeKey(place))).toEqual(place);
  });

  test('puts entries before the first or after the last hour into that row', () => {
    expect(
      ['06:15', '08:59', '14:00', '23:30', undefined].map((time) => rowOf(time ? { time } : {})),
    ).toEqual([8, 8, 14, 20, undefined]);
  });

  describe('dropping an entry', () => {
    test('keeps its minutes within an hour and starts on the hour in another one', () => {
      expect(targetOf(task(), { day: '2026-11-27', hour: 10 })).toEqual({
        day: '2026-11-27',
        time: '10:30',
      });
      expect(targetOf(task(), { day: DAY, hour: 16 })).toEqual({ day: DAY, time: '16:00' });
      expect(targetOf(task(), { day: DAY, hour: 10 })).toBeUndefined();
    });

    test('keeps the time when it moves by day in a month', () => {
      expect(targetOf(task(), { day: '2026-12-01' })).toEqual({ day: '2026-12-01', time: '10:30' });
      expect(targetOf(task(), { day: DAY })).toBeUndefined();
    });

    test('only a task loses its time in the row of the whole day', () => {
      expect(targetOf(task(), { day: DAY, hour: 'all' })).toEqual({ day: DAY });
      expect(targetOf(visit, { day: DAY, hour: 'all' })).toBeUndefined();
    });

    test('has no time for the date of a deal', () => {
      expect(targetOf(timeless, { day: '2026-11-28', hour: 9 })).toEqual({ day: '2026-11-28' });
    });

    test('assigns a task to the column’s person, reassigns no other kind, and unassigns nothing', () => {
      const there = { day: DAY, hour: 10, person: 'b' };
      expect(targetOf(task(), there)).toEqual({ day: DAY, time: '10:30', person: 'b' });
      expect(targetOf(visit, there)).toBeUndefined();
      expect(targetOf(task(), { ...there, person: NOBODY })).toBeUndefined();
    });
  });

  describe('arrow keys', () => {
    const week = { days: ['2026-11-26', '2026-11-27'], people: [], hours: CALENDAR_HOURS };
    test('move through days and hours of a week and stop at its ends', () => {
      expect(neighbourOf('2026-11-26|10|', 'right', week)).toBe('2026-11-27|10|');
      expect(neighbourOf('2026-11-26|10|', 'left', week)).toBeUndefined();
      expect(neighbourOf('2026-11-26|all|', 'down', week)).toBe('2026-11-26|8|');
      expect(neighbourOf('2026-11-26|8|', 'up', week)).toBe('2026-11-26|all|');
      expect(neighbourOf('2026-11-26|20|', 'down', week)).toBeUndefined();
    });

    test('move through days and weeks of a month, and through the people of a day', () => {
      const days = Array.from({ length: 14 }, (_, i) => `2026-11-${String(i + 2).padStart(2, '0')}`);
      expect(neighbourOf('2026-11-03||', 'down', { ...week, days })).toBe('2026-11-10||');
      expect(neighbourOf('2026-11-03||', 'up', { ...week, days })).toBeUndefined();
      const day = { days: [DAY], people: [NOBODY, 'a', 'b'], hours: CALENDAR_HOURS };
      expect(neighbourOf(`${DAY}|9|a`, 'right', day)).toBe(`${DAY}|9|b`);
      expect(neighbourOf(`${DAY}|9|b`, 'right', day)).toBeUndefined();
    });
  });

  test('gives every member of a small office a column, and in a large one only people with entries', () => {
    const staff = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
    const idsOf = (items: OfficeItem[], count: number) =>
      peopleOf(items, staff(count), 'No one').map(({ id }) => id);
    const { who: _who, ...nobodys } = task();
    expect(idsOf([], 2)).toEqual(['p0', 'p1']);
    expect(idsOf([nobodys], 2)).toEqual([NOBODY, 'p0', 'p1']);
    expect(idsOf([task({ who: { id: 'p7', name: 'P7' } })], 9)).toEqual(['p7']);
    expect(idsOf([], 9)).toEqual([NOBODY]);
  });
});

describe('handovers', () => {
  useTestDb();

  let admin: Person;
  let meera: Person;
  beforeAll(async () => {
    admin = await signedIn('admin', { name: 'Sunita' });
    meera = await signedIn('admin', { name: 'Meera', officeRole: 'agent' });
  });

  const close = (id: string, handOver?: object, by = admin) =>
    by.browser.call(setActive, `/api/admin/users/${id}`, {
      method: 'PUT',
      params: { id },
      body: { active: false, ...(handOver && { handOver }) },
    });
  const takeBack = (id: string) =>
    admin.browser.call(undo, `/api/admin/users/${id}/departure`, { method: 'DELETE', params: { id } });

  /** An office member with two contacts, an open and a finished task, an enquiry, a future visit, an open and a closed deal. */
  async function worker(): Promise<Person> {
    const person = await signedIn('admin', { officeRole: 'agent' });
    const { id } = person;
    await Contact.create([
      { firstName: 'Ojas', lastName: 'Kale', nameKey: `kale ${id}`, owner: id },
      { firstName: 'Tara', lastName: 'Rao', nameKey: `rao ${id}`, owner: id },
    ]);
    await Task.create([
      { text: 'Call', day: '2031-05-12', assignee: id },
      { text: 'Called', day: '2031-05-12', assignee: id, isDone: true, doneAt: new Date(), doneBy: 'x' },
    ]);
    await Enquiry.create({ name: 'Ravi', phone: '1', message: 'm', assignee: id });
    const until = new Date(Date.now() + 86_400_000);
    const token = { cipher: 'c', iv: 'i', tag: 't', keyVersion: 'k1', last4: '' };
    await Visit.collection.insertOne({
      property: admin.id,
      host: (await User.findById(id).lean())?._id,
      propertyTitle: 'Flat',
      status: 'confirmed',
      until,
      linksUntil: until,
      revision: 0,
      visitorLink: { hash: `v${id}`, token },
      hostLink: { hash: `h${id}`, token },
    } as never);
    const deal = { owner: id, title: 'Deal', kind: 'resale', stageSince: new Date() } as const;
    await Deal.create([
      { ...deal, stage: 'offer' },
      { ...deal, stage: 'registered', closedOn: '2026-01-01' },
    ]);
    return person;
  }

  const heldBy = async (id: string) => [
    await Contact.countDocuments({ owner: id }),
    await Task.countDocuments({ assignee: id }),
    await Enquiry.countDocuments({ assignee: id }),
    await Visit.countDocuments({ host: id }),
    await Deal.countDocuments({ owner: id }),
  ];

  test('refuses without successors, stating how much work the person has', async () => {
    const leaver = await worker();
    const refused = await close(leaver.id);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Choose who takes over this person’s records',
    ]);
    expect(refused.json.details).toEqual({
      handover: { contacts: 2, tasks: 1, enquiries: 1, visits: 1, deals: 1 },
    });
    expect((await User.findById(leaver.id).lean())?.deactivatedAt).toBeUndefined();
    expect((await close(leaver.id, { kinds: { contacts: meera.id } })).status).toBe(409);
    const buyer = await signedIn('buyer');
    for (const to of [buyer.id, leaver.id]) expect((await close(leaver.id, { to })).status).toBe(400);
    expect(await heldBy(leaver.id)).toEqual([2, 2, 1, 1, 2]);
  });

  test('moves all open work at once, announces and logs it, and can be undone', async () => {
    const leaver = await worker();
    const link = (await Visit.findOne({ host: leaver.id }).lean())?.hostLink?.hash;
    const before = await heldBy(meera.id);
    const done = await close(leaver.id, { to: meera.id });
    expect([done.status, done.json.message]).toEqual([
      200,
      'Account deactivated and signed out. Moved: 2 contacts, 1 open task, 1 enquiry, 1 upcoming visit and 1 open deal to Meera',
    ]);
    expect(await heldBy(leaver.id)).toEqual([0, 1, 0, 0, 1]);
    const after = await heldBy(meera.id);
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([2, 1, 1, 1, 1]);
    // the link mailed to the former host opens nothing
    expect(await Visit.countDocuments({ 'hostLink.hash': link })).toBe(0);
    const entry = await AuditEntry.findOne({ action: 'user.deactivate', targetId: leaver.id }).lean();
    expect(entry?.details).toMatchObject({ moved: expect.stringContaining('2 contacts') });
    // work that another person has taken meanwhile stays with them
    await Contact.updateOne({ owner: meera.id, nameKey: `kale ${leaver.id}` }, { owner: admin.id });
    const back = await takeBack(leaver.id);
    expect(back.status).toBe(200);
    expect((await User.findById(leaver.id).lean())?.deactivatedAt).toBeUndefined();
    expect(await heldBy(leaver.id)).toEqual([1, 2, 1, 1, 2]);
    expect((await takeBack(leaver.id)).status).toBe(409);
    expect((await close(leaver.id, { to: meera.id })).status).toBe(200);
    expect(await StaffHandover.countDocuments({ user: leaver.id })).toBe(2);
  });

  test('assigns each kind to another person, or to "No one", where it is then found', async () => {
    const leaver = await worker();
    const kinds = { contacts: '', tasks: meera.id, enquiries: '', visits: '', deals: meera.id };
    const done = await close(leaver.id, { kinds });
    expect(done.json.message).toContain('2 contacts, 1 enquiry and 1 upcoming visit to no one');
    const nobody = await searchContacts(contactSearchSchema.parse({ owner: 'none' }));
    expect(nobody.contacts.map(({ firstName }) => firstName).sort()).toEqual(['Ojas', 'Tara']);
  });

  test('lists records of an account closed without a handover under "No one"', async () => {
    const leaver = await signedIn('admin', { officeRole: 'agent' });
    await Contact.create({ firstName: 'Left', lastName: 'Alone', nameKey: 'alone left', owner: leaver.id });
    await Enquiry.create({ name: 'Left', phone: '1', message: 'm', assignee: leaver.id });
    const found = async () => {
      const { contacts } = await searchContacts(contactSearchSchema.parse({ owner: 'none' }));
      const { rows } = await searchEnquiries(enquirySearchSchema.parse({ assignee: 'none' }), new Date());
      return [
        contacts.some(({ lastName }) => lastName === 'Alone'),
        rows.some(({ name }) => name === 'Left'),
      ];
    };
    expect(await found()).toEqual([false, false]);
    await User.updateOne({ _id: leaver.id }, { deactivatedAt: new Date() });
    expect(await found()).toEqual([true, true]);
  });

  test('tells the second of two admins who deactivate a person who was first', async () => {
    const [leaver, other] = [await worker(), await signedIn('admin', { name: 'Shailesh' })];
    const both = await Promise.all([
      close(leaver.id, { to: meera.id }),
      close(leaver.id, { to: other.id }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await close(leaver.id, { to: admin.id }, both[0]?.status === 200 ? other : admin);
    expect(late.json.message).toMatch(/^(Sunita|Shailesh) deactivated this account \d+ seconds? ago$/);
  });

  test('deactivates people outside the office without a question', async () => {
    const seller = await signedIn('seller');
    await Visit.updateMany({}, { host: seller.id });
    expect((await close(seller.id)).json.message).toBe('Account deactivated and signed out');
  });

  test('describes moved records in words', () => {
    expect(movedText([{ kind: 'tasks', count: 1, to: 'Meera' }], textsIn('en', 'office/users').t)).toBe(
      '1 open task to Meera',
    );
  });
});
