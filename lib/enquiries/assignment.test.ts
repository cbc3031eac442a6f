import { GET as exportInbox } from '@/app/api/admin/enquiries/route';
import { POST as contact } from '@/app/api/contact/route';
import { DELETE as takeBackByLink } from '@/app/api/enquiry/link/[token]/numbers/[id]/route';
import { GET as readLink, POST as writeLink } from '@/app/api/enquiry/link/[token]/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { PATCH as change } from '@/app/api/leads/[id]/route';
import { GET as listLeads } from '@/app/api/leads/route';
import { DELETE as withdraw } from '@/app/api/number-release/[id]/route';
import { POST as tap } from '@/app/api/property/[id]/tap/route';
import { GET as read, PUT as save } from '@/app/api/team/answers/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { AnswerRules } from '@/models/enquiries/answer-rules';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { BusyTime } from '@/models/visits/busy-time';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { makeTeam, type TestTeam } from '@/test/teams';
import { firstTime, visitsOf } from '@/test/visits';
import type { AnswersPageDto } from './assignment/dto';
import { eraseFromRules, handOverWaiting } from './assignment/mutations';
import { chooseMember, nextWorkingMoment, type Rule, ruleFits, workingMs } from './assignment/rules';
import type { OwnEnquiriesDto } from './conversation/dto';
import { recordAnswer, recordWaiting } from './leads/mutations';

describe('assignment', () => {
  useTestDb();
  const mails = catchMails();

  let team: TestTeam;
  let home: string;
  beforeEach(async () => {
    await clearTestDb();
    team = await makeTeam();
    home = await listing({ owner: team.owner.id, team: team.id, localitySlug: 'dharampeth' });
    mails.length = 0;
  });
  afterEach(settleBackground);

  const RULE = {
    localities: [] as string[],
    types: [],
    categories: [],
    languages: [],
    members: [] as string[],
  };
  /** Open day and night, so that every minute is working time. */
  const OPEN = {
    isOn: true,
    minutes: 30,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    from: '00:00',
    until: '23:59',
    isClosedOnHolidays: false,
    holidays: '',
  };
  const put = (rules: object[], more: object = {}, by: Person = team.owner) =>
    by.browser.call(save, '/x', { method: 'PUT', body: { ...OPEN, rules, ...more } });
  const inTurn = () => put([{ ...RULE, members: [team.agent.id, team.assistant.id] }]);

  let asked = 0;
  /** Sends an enquiry about the home from a new person and returns its lead. */
  async function ask(propertyId = home, language?: string) {
    asked += 1;
    const person = { name: `Asha ${asked}`, phone: '9822012345', email: `asha${asked}@people.example` };
    const body = {
      kind: 'listing',
      propertyId,
      message: 'Is it free?',
      ...person,
      ...(language && { language }),
    };
    const { status, text } = await new Browser().call(contact, '/x', { body });
    if (status >= 300) throw new Error(text);
    await settleBackground();
    return leadNamed(person.name);
  }
  async function leadNamed(name: string) {
    return (await Lead.findOne({ name }).lean())!;
  }
  const assigneeOf = async (lead: { _id: unknown }) =>
    String((await Lead.findById(lead._id).lean())?.assignee);
  /** A time minutes from now, at least a little after the last change. */
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS + 1000);

  test("assigns new leads to a rule's members in turn by mail, and to the lister without rules", async () => {
    expect(await assigneeOf(await ask())).toBe(team.owner.id);
    await inTurn();
    mails.length = 0;
    const assignees = [];
    for (let i = 0; i < 4; i++) assignees.push(await assigneeOf(await ask()));
    expect(assignees).toEqual([team.agent.id, team.assistant.id, team.agent.id, team.assistant.id]);
    const subjects = mails.filter(({ to }) => to === team.agent.email).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[0]).toMatch(/is waiting for your reply/);
  });

  test('assigns two simultaneous leads to two members', async () => {
    await inTurn();
    const leads = await Promise.all([ask(), ask()]);
    expect(new Set(await Promise.all(leads.map(assigneeOf)))).toEqual(
      new Set([team.agent.id, team.assistant.id]),
    );
  });

  test('applies the first rule that fits by locality and kind, else assigns to the lister', async () => {
    await put([
      { ...RULE, localities: ['Besa'], members: [team.agent.id] },
      { ...RULE, types: ['rent'], members: [team.agent.id] },
      { ...RULE, localities: ['Dharampeth'], types: ['sale'], members: [team.assistant.id] },
    ]);
    expect(await assigneeOf(await ask())).toBe(team.assistant.id);
    await Property.updateOne({ _id: home }, { localitySlug: 'sadar' });
    expect(await assigneeOf(await ask())).toBe(team.owner.id);
  });

  test('prefers a member whose calendar is free at the next working moment', async () => {
    await inTurn();
    const busy = { user: team.agent.id, start: new Date(Date.now() - MINUTE_MS), end: later(60) };
    await BusyTime.create(busy);
    expect(await assigneeOf(await ask())).toBe(team.assistant.id);
    expect(await assigneeOf(await ask())).toBe(team.assistant.id);
    await BusyTime.create({ ...busy, user: team.assistant.id });
    expect(await assigneeOf(await ask())).toBe(team.agent.id);
  });

  describe('leads without an answer', () => {
    test("moves an unanswered lead to the next member, then to the team's owner with a mail", async () => {
      await inTurn();
      const lead = await ask();
      mails.length = 0;
      expect(await handOverWaiting(later(29))).toBe(0);
      expect(await handOverWaiting(later(31))).toBe(1);
      expect(await assigneeOf(lead)).toBe(team.assistant.id);
      expect(mails.map(({ to }) => to).sort()).toEqual([team.assistant.email, team.owner.email].sort());
      expect(await handOverWaiting(later(59))).toBe(0);
      expect(await handOverWaiting(later(62))).toBe(1);
      expect(await assigneeOf(lead)).toBe(team.owner.id);
      expect(await handOverWaiting(later(500))).toBe(0);
      const { notes, assignment } = (await Lead.findById(lead._id).lean())!;
      expect(notes.map(({ kind }) => kind)).toEqual(['handover', 'handover']);
      expect(assignment?.handovers).toHaveLength(2);
      const { json } = await team.owner.browser.call(read, '/x', { method: 'GET' });
      const { handovers, answerers } = json as unknown as AnswersPageDto;
      expect(handovers).toHaveLength(2);
      const owner = answerers.find(({ id }) => id === team.owner.id);
      expect(owner).toMatchObject({ waiting: 1, oldest: expect.any(String) });
      expect(answerers.find(({ id }) => id === team.agent.id)).toMatchObject({ waiting: 0, handedOver: 1 });
    });

    test('leaves an answered lead alone, and restarts its time when the person asks again', async () => {
      await inTurn();
      const lead = await ask();
      await recordAnswer(lead._id, { at: new Date() });
      expect(await handOverWaiting(later(120))).toBe(0);
      await recordWaiting(lead._id, later(120));
      expect(await handOverWaiting(later(149))).toBe(0);
      expect(await handOverWaiting(later(151))).toBe(1);
    });

    test('gives a colleague the whole time after a manual reassignment', async () => {
      await inTurn();
      const lead = await ask();
      const since = later(-25);
      await Lead.updateOne(
        { _id: lead._id },
        { $set: { waitingSince: since, 'assignment.at': since, 'assignment.since': since } },
      );
      const { _id, __v } = (await Lead.findById(lead._id).lean())!;
      const { status } = await team.owner.browser.call(change, '/x', {
        method: 'PATCH',
        params: { id: String(_id) },
        body: { __v, assignee: team.assistant.id },
      });
      expect(status).toBe(200);
      expect(await handOverWaiting(later(10))).toBe(0);
      expect(await handOverWaiting(later(31))).toBe(1);
      expect(await assigneeOf(lead)).toBe(team.agent.id);
    });

    test('stops the clock outside working hours, on days off and on public holidays', async () => {
      const rules = [{ ...RULE, members: [team.agent.id, team.assistant.id] }];
      // 26 November 2027 is a Friday; the firm is off on Saturday and closed on Sunday
      await put(rules, {
        days: OPEN.days.slice(0, 6),
        from: '09:30',
        until: '19:00',
        holidays: '2027-11-27',
      });
      const lead = await ask();
      const since = new Date('2027-11-26T18:50:00+05:30');
      const set = { waitingSince: since, 'assignment.at': since, 'assignment.since': since };
      await Lead.updateOne({ _id: lead._id }, { $set: set });
      expect(await handOverWaiting(new Date('2027-11-29T09:49:00+05:30'))).toBe(0);
      expect(await handOverWaiting(new Date('2027-11-29T09:51:00+05:30'))).toBe(1);
      const eve = new Date('2026-12-24T18:50:00+05:30');
      const closed = { waitingSince: eve, 'assignment.at': eve, 'assignment.since': eve };
      await Lead.updateOne({ _id: lead._id }, { $set: closed });
      await put(rules, { isClosedOnHolidays: true, from: '09:30', until: '19:00' });
      // Christmas is a public holiday
      expect(await handOverWaiting(new Date('2026-12-25T18:00:00+05:30'))).toBe(0);
      expect(await handOverWaiting(new Date('2026-12-26T09:51:00+05:30'))).toBe(1);
    });
  });

  test('lets only owners of a team change its rules, with its own members and valid values', async () => {
    expect((await put([], {}, team.agent)).status).toBe(403);
    const alone = await signedIn('broker');
    expect((await put([], {}, alone)).status).toBe(403);
    expect((await alone.browser.call(read, '/x', { method: 'GET' })).json).toEqual({});
    expect((await put([{ ...RULE, members: [alone.id] }])).status).toBe(400);
    expect((await put([RULE])).status).toBe(400);
    expect((await put([], { minutes: 2 })).status).toBe(400);
    expect((await put([], { from: '19:00', until: '09:00' })).status).toBe(400);
    await inTurn();
    const { json } = await team.agent.browser.call(read, '/x', { method: 'GET' });
    expect(json).toMatchObject({ mayEdit: false, rules: { isOn: true, minutes: 30 } });
  });

  test('assigns nothing to a member who has left or was erased', async () => {
    await inTurn();
    await User.updateOne({ _id: team.agent.id }, { $unset: { team: 1, teamRole: 1 } });
    expect(await assigneeOf(await ask())).toBe(team.assistant.id);
    await ask();
    await eraseFromRules(team.assistant.id);
    const row = await AnswerRules.findOne({ team: team.id }).lean();
    expect(JSON.stringify(row)).not.toContain(team.assistant.id);
  });

  test("measures a member's time by the leads that they answered", async () => {
    await inTurn();
    for (let i = 0; i < 5; i++) {
      const lead = await ask();
      const firstAnsweredAt = new Date(lead.askedAt!.getTime() + 40 * MINUTE_MS);
      await Lead.updateOne({ _id: lead._id }, { assignee: team.agent.id, firstAnsweredAt });
    }
    const { json } = await team.owner.browser.call(read, '/x', { method: 'GET' });
    const { answerers } = json as unknown as AnswersPageDto;
    expect(answerers.find(({ id }) => id === team.agent.id)?.medianMs).toBe(40 * MINUTE_MS);
    expect(answerers.find(({ id }) => id === team.assistant.id)?.medianMs).toBeUndefined();
  });

  test('reads everything through an index', async () => {
    const { _id } = (await Lead.findById((await ask())._id).lean())!;
    const now = new Date();
    for (const command of [
      {
        find: 'leads',
        filter: { team: _id, waitingSince: { $gt: new Date(0), $lte: now } },
        sort: { waitingSince: -1 },
      },
      {
        find: 'leads',
        filter: { team: _id, 'assignment.handedOverAt': { $gt: now } },
        sort: { 'assignment.handedOverAt': -1 },
      },
      { find: 'leads', filter: { assignee: _id, askedAt: { $gte: now } }, sort: { askedAt: -1 } },
      { find: 'answerrules', filter: { isOn: true } },
      { find: 'answerrules', filter: { team: _id, isOn: true } },
    ])
      expect(await planOf(command)).not.toContain('COLLSCAN');
  });
});

describe('rules of assignment', () => {
  const HOURS = {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    from: '09:30',
    until: '19:00',
    holidays: ['2026-11-30'],
  } as const;
  /** In Indian time. */
  const at = (text: string) => new Date(`${text}:00+05:30`);
  const minutes = (from: string, until: string) => workingMs(HOURS, at(from), at(until)) / 60_000;

  describe('working time', () => {
    test.each([
      ['2026-11-26T10:00', '2026-11-26T10:40', 40],
      ['2026-11-26T18:50', '2026-11-27T09:40', 20],
      ['2026-11-26T20:00', '2026-11-26T23:00', 0],
      // Sunday, then a holiday
      ['2026-11-28T18:50', '2026-12-01T09:45', 25],
      ['2026-11-26T10:00', '2026-11-26T09:00', 0],
    ])('counts from %s to %s as %d minutes', (from, until, expected) =>
      expect(minutes(from, until)).toBe(expected),
    );

    test.each([
      ['2026-11-26T10:00', '2026-11-26T10:00'],
      ['2026-11-26T19:00', '2026-11-27T09:30'],
      ['2026-11-28T19:30', '2026-12-01T09:30'],
    ])('finds the next working moment from %s at %s', (from, next) =>
      expect(nextWorkingMoment(HOURS, at(from))).toEqual(at(next)),
    );

    test('returns the same moment for a team without working days', () => {
      const now = at('2026-11-26T10:00');
      expect(nextWorkingMoment({ ...HOURS, days: [] }, now)).toEqual(now);
    });
  });

  const rule = (more: Partial<Rule> = {}): Rule => ({
    localities: [],
    types: [],
    categories: [],
    languages: [],
    members: ['a', 'b'],
    ...more,
  });
  const LEAD = { locality: 'dharampeth', type: 'sale', category: 'Residential', language: 'mr' };

  test.each([
    [{}, true],
    [{ localities: ['besa', 'dharampeth'] }, true],
    [{ localities: ['besa'] }, false],
    [{ types: ['rent'] }, false],
    [{ categories: ['Residential'], types: ['sale'] }, true],
    [{ languages: ['hi', 'mr'] }, true],
    [{ languages: ['en'] }, false],
  ])('applies a rule only if all its conditions fit: %j', (more, fits) =>
    expect(ruleFits(rule(more), LEAD)).toBe(fits),
  );

  test('matches no condition with an unknown fact', () => {
    expect(ruleFits(rule({ languages: ['en'] }), {})).toBe(false);
    expect(ruleFits(rule(), {})).toBe(true);
  });

  describe('choice of the member', () => {
    const choose = (rules: Rule[], more: Partial<Parameters<typeof chooseMember>[2]> = {}) =>
      chooseMember(rules, LEAD, {
        members: new Set(['a', 'b', 'c']),
        passed: new Set(),
        busy: new Set(),
        turns: new Map(),
        ...more,
      });

    test('takes the first rule that fits', () => {
      expect(choose([rule({ languages: ['en'] }), rule({ members: ['c'] }), rule()])).toBe('c');
      expect(choose([rule({ languages: ['en'] })])).toBeUndefined();
    });

    test('prefers the member who has waited longest', () => {
      const turns = new Map([
        ['a', new Date(2)],
        ['b', new Date(1)],
      ]);
      expect(choose([rule()], { turns })).toBe('b');
      expect(choose([rule({ members: ['a', 'b', 'c'] })], { turns })).toBe('c');
    });

    test('prefers a free member, unless all are busy', () => {
      expect(choose([rule()], { busy: new Set(['a']) })).toBe('b');
      expect(choose([rule()], { busy: new Set(['a', 'b']) })).toBe('a');
    });

    test('skips members who let the lead wait or left the team', () => {
      expect(choose([rule()], { passed: new Set(['a']) })).toBe('b');
      expect(choose([rule()], { passed: new Set(['a', 'b']) })).toBeUndefined();
      expect(choose([rule()], { members: new Set(['b']) })).toBe('b');
      // all members of the first rule have left
      expect(choose([rule({ members: ['x'] }), rule({ members: ['c'] })])).toBe('c');
    });
  });
});

describe('release of numbers', () => {
  useTestDb();
  const mails = catchMails();

  const DIGITS = /98220\s?12345/;
  let owner: Person;
  let home: string;
  beforeEach(async () => {
    await clearTestDb();
    mails.length = 0;
    owner = await signedIn('seller', { phone: '+919800000000' });
    home = await listed();
  });
  afterEach(settleBackground);

  async function listed(): Promise<string> {
    const fields = {
      title: 'Flat in Besa',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
    };
    const where = { type: 'sale', address: 'Besa, Nagpur', area: '900' };
    return (await listPublicly(testActor(owner.id), { ...fields, ...where }))._id;
  }

  async function enquire(browser: Browser, propertyId = home): Promise<void> {
    const person = { name: 'Asha', phone: '9822012345', email: 'asha@people.example' };
    const body = { kind: 'listing', propertyId, ...person, message: 'Is it free?' };
    expect((await browser.call(contact, '/x', { body })).status).toBeLessThan(300);
    await settleBackground();
  }
  const ledger = async (browser: Browser) =>
    ((await browser.call(readOwn, '/x')).json as unknown as OwnEnquiriesDto).releases;
  const takeBack = (browser: Browser, id: string) =>
    browser.call(withdraw, '/x', { method: 'DELETE', params: { id } });

  /** All places where the seller can read a number: their page, visits, leads and the account's export. */
  async function whatTheSellerSees(): Promise<string> {
    return JSON.stringify([
      await visitsOf(owner.browser).own(),
      (await owner.browser.call(listLeads, '/api/leads?state=all')).json,
      await collectPersonalData(owner.id),
    ]);
  }

  describe('list of people with the number', () => {
    test('lists a visit without an enquiry, with its home and day', async () => {
      const browser = new Browser();
      expect((await visitsOf(browser).book(home)).status).toBe(201);
      expect(await ledger(browser)).toMatchObject([
        { reason: 'visit', propertyTitle: 'Flat in Besa', propertyId: home },
      ]);
      expect(await whatTheSellerSees()).toMatch(DIGITS);
    });

    test('hides a withdrawn number in enquiries, visits, leads and exports', async () => {
      const browser = new Browser();
      await enquire(browser);
      await visitsOf(browser).book(home);
      const [visit] = (await visitsOf(owner.browser).own()).hosted;
      await visitsOf(owner.browser).answer(visit!.id, { action: 'confirm', start: firstTime(visit!) });
      const entries = await ledger(browser);
      expect(entries.map(({ reason }) => reason).sort()).toEqual(['enquiry', 'visit']);
      expect(entries.find(({ reason }) => reason === 'visit')?.visitStart).toBe(firstTime(visit!));
      await settleBackground();
      mails.length = 0;

      expect((await takeBack(browser, entries.find(({ reason }) => reason === 'enquiry')!.id)).status).toBe(
        200,
      );
      expect(await whatTheSellerSees()).not.toMatch(DIGITS);
      expect((await visitsOf(owner.browser).own()).hosted[0]).toMatchObject({ isNumberTaken: true });
      expect((await ledger(browser)).every(({ withdrawnAt }) => withdrawnAt)).toBe(true);

      await visitsOf(browser).change(visit!.id, { action: 'cancel', word: 'Another time' });
      await settleBackground();
      expect(mails.map(({ to }) => to)).toContain(owner.email);
      for (const { text, html } of mails) expect(`${text}${html ?? ''}`).not.toMatch(DIGITS);
    });

    test('withdraws a number from one person for all their homes, but not from another person', async () => {
      const browser = new Browser();
      const second = await listed();
      await enquire(browser);
      await enquire(browser, second);
      owner = await signedIn('seller');
      const other = await listed();
      await enquire(browser, other);
      const entry = (await ledger(browser)).find(({ propertyId }) => propertyId === home)!;
      await takeBack(browser, entry.id);
      const open = (await ledger(browser)).filter(({ withdrawnAt }) => !withdrawnAt);
      expect(open.map(({ propertyId }) => propertyId)).toEqual([other]);
    });

    test('lists the office separately from the lister, and hides a withdrawn number from its inbox and export', async () => {
      const browser = new Browser();
      await Property.updateOne({ _id: home }, { contactRoute: 'both' });
      await enquire(browser);
      const admin = await signedIn('admin');
      const inbox = async () => {
        const list = await admin.browser.call(exportInbox, '/api/admin/enquiries?format=csv');
        return `${JSON.stringify(list.json)}${list.text ?? ''}`;
      };
      const entries = await ledger(browser);
      expect(entries).toHaveLength(2);
      expect(await inbox()).toMatch(DIGITS);
      const agency = entries.find(({ to }) => !/^seller/.test(to))!;
      await takeBack(browser, agency.id);
      expect(await inbox()).not.toMatch(DIGITS);
      expect(await whatTheSellerSees()).toMatch(DIGITS);
    });

    test('lists a tap on a displayed number for its lister, who sees where to end it', async () => {
      await Property.updateOne({ _id: home }, { contactRoute: 'lister' });
      const caller = new Browser();
      for (const way of ['call', 'call', 'whatsapp'])
        await caller.call(tap, '/x', { body: { way }, params: { id: home } });
      const entries = await ledger(owner.browser);
      expect(entries).toMatchObject([{ reason: 'call', to: 'A caller', propertyId: home }]);
      expect((await takeBack(owner.browser, entries[0]!.id)).status).toBe(409);
    });
  });

  describe("the sender's mailed link", () => {
    const linked = async () => {
      const browser = new Browser();
      await enquire(browser);
      await visitsOf(browser).book(home);
      const mail = mails.find(({ to }) => to === 'asha@people.example');
      return /\/enquiries\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };

    test('opens the conversation and the whole list on another device, and withdraws the number there', async () => {
      const token = await linked();
      const other = new Browser();
      const read = async () =>
        (await other.call(readLink, '/x', { params: { token } })).json as unknown as OwnEnquiriesDto;
      const { enquiries, releases } = await read();
      expect(enquiries).toMatchObject([{ message: 'Is it free?', to: expect.stringMatching(/^seller/) }]);
      expect(releases.map(({ reason }) => reason).sort()).toEqual(['enquiry', 'visit']);
      const params = { token, id: releases[0]!.id };
      expect((await other.call(takeBackByLink, '/x', { method: 'DELETE', params })).status).toBe(200);
      expect(await whatTheSellerSees()).not.toMatch(DIGITS);
      const said = await other.call(writeLink, '/x', { params: { token }, body: { text: 'On Sunday?' } });
      expect(said.status).toBe(200);
      expect((await read()).enquiries[0]?.messages).toMatchObject([{ from: 'sender', text: 'On Sunday?' }]);
    });

    test('opens nothing with another secret', async () => {
      const token = await linked();
      const guess = token.slice(0, 24) + 'a'.repeat(token.length - 24);
      expect((await new Browser().call(readLink, '/x', { params: { token: guess } })).status).toBe(404);
    });
  });
});
