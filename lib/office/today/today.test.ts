import mongoose, { Types } from 'mongoose';
import { PUT as saveHome } from '@/app/api/shortlist/homes/[property]/route';
import { POST as makeList } from '@/app/api/shortlist/route';
import { GET as getMe } from '@/app/api/user/me/route';
import { PUT as markToday, GET as waiting } from '@/app/api/user/today/route';
import { OWN_STATES } from '@/lib/brokers/own-listings/constants';
import { countStates, listOwn } from '@/lib/brokers/own-listings/data';
import { ownListingsSchema } from '@/lib/brokers/own-listings/schema';
import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { LEAD_STATES } from '@/lib/enquiries/leads/constants';
import { createProperty } from '@/lib/listings/mutations';
import { readDesk } from '@/lib/office/desk/data';
import { countWork } from '@/lib/office/workspace/data';
import type { Actor } from '@/lib/platform/auth/actor';
import type { UserRole } from '@/lib/platform/auth/roles';
import type { UserSession } from '@/lib/platform/auth/types';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { settleBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay, lastDays } from '@/lib/platform/time/indian-day';
import { viewsByDay } from '@/lib/visitors/views/data';
import { linkContext, listHosted } from '@/lib/visits/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { ListingDay } from '@/models/visitors/listing-day';
import { Visit } from '@/models/visits/visit';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { form, inState, listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { visitsOf } from '@/test/visits';
import { VISIT_GAP_MS } from './constants';
import { getToday } from './data';
import { recordTodaySeen } from './mutations';
import { lastVisit, seenNow } from './rules';

describe('today', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const ago = (ms: number) => new Date(Date.now() - ms);

  let floor = 0;
  async function list(owner: Person, title: string, stored: object = {}) {
    floor += 1;
    const { property } = await createProperty(testActor(owner.id), form({ title, floor: String(floor) }), []);
    await Property.updateOne(
      { _id: property._id },
      { $set: { ...inState('active'), ...stored } },
      { timestamps: false },
    );
    return property._id;
  }

  let sender = 0;
  async function enquire(owner: Person, name: string, createdAt: Date, more: object = {}) {
    sender += 1;
    await Enquiry.create({
      name,
      sender: `guest:${sender}`,
      phone: '+919822012345',
      message: 'Is it available?',
      propertyTitle: 'Flat',
      owner: owner.id,
      createdAt,
      ...more,
    });
    await recordMissingLeads();
  }

  const link = () => ({
    hash: new Types.ObjectId().toHexString(),
    token: { v: 1, iv: 'a', tag: 'b', data: 'c' },
  });
  const visit = (host: Person, name: string, updatedAt: Date, more: object = {}) =>
    Visit.collection.insertOne({
      property: new Types.ObjectId(),
      propertyTitle: 'Villa',
      host: new Types.ObjectId(host.id),
      owner: 'guest:x',
      name,
      phone: '+919822012345',
      status: 'proposed',
      proposed: ['2099-01-05-morning'],
      rounds: 1,
      until: new Date('2099-01-06'),
      updatedAt,
      visitorLink: link(),
      hostLink: link(),
      ...more,
    } as never);

  const today = (person: Person, now?: Date) =>
    getToday(textsIn('en', 'office/today').t, testActor(person.id), now);

  test('shows a buyer visits, replies, changed prices and number releases, with waiting items first', async () => {
    const [buyer, owner] = [await signedIn('buyer'), await signedIn('seller')];
    const me = `user:${buyer.id}`;
    const t = textsIn('en', 'office/today').t;
    expect(await readDesk(t, buyer.id)).toEqual([]);
    const home = await list(owner, 'Flat in Sadar');
    await buyer.browser.call(saveHome, '/x', { method: 'PUT', params: { property: String(home) }, body: {} });
    await Property.updateOne({ _id: home }, { $inc: { price: -200_000 } });
    const _id = new Types.ObjectId();
    const token = encrypt('token', linkContext(_id, 'visitor'));
    await visit(owner, 'Asha', ago(DAY), {
      ...{ _id, owner: me, words: [], proposed: [], offered: new Date('2099-01-05T05:30:00Z') },
      visitorLink: { hash: _id.toHexString(), token },
    });
    await enquire(owner, 'Asha', ago(DAY), { sender: me });
    const rows = await readDesk(t, buyer.id);
    expect(rows.map(({ label, isWaiting = false }) => [label, isWaiting])).toEqual([
      ['Visit', true],
      ['Enquiry', false],
      ['Saved home', false],
    ]);
    expect(rows.at(-1)?.note).toMatch(/^Price down ₹2 L, now /);
    expect(await readDesk(t, owner.id)).toEqual([]);
  });

  test('shows a home of two lists once, five enquiries with their latest message, and no reply forever', async () => {
    const [buyer, owner] = [await signedIn('buyer'), await signedIn('seller')];
    const t = textsIn('en', 'office/today').t;
    const home = await list(owner, 'Flat in Sadar');
    const made = await buyer.browser.call(makeList, '/x', { method: 'POST', body: { name: 'With Aai' } });
    for (const body of [{}, { list: made.json.id }])
      await buyer.browser.call(saveHome, '/x', { method: 'PUT', params: { property: String(home) }, body });
    await Property.updateOne({ _id: home }, { $inc: { price: -200_000 } });
    for (let days = 1; days <= 6; days++)
      await enquire(owner, 'Asha', ago(days * DAY), {
        sender: `user:${buyer.id}`,
        propertyTitle: `Flat ${days}`,
        ...(days === 6 && { messages: [{ from: 'owner', text: 'Yes, it is', at: ago(HOUR) }] }),
      });
    const rows = await readDesk(t, buyer.id);
    expect(rows.map(({ title, isWaiting = false }) => [title, isWaiting])).toEqual(
      ['Flat 6', 'Flat 1', 'Flat 2', 'Flat 3', 'Flat 4', 'Flat in Sadar'].map((title) => [title, false]),
    );
    expect(rows[0]?.note).toMatch(/ has replied$/);
    const [saved] = (await readDesk(textsIn('mr', 'office/today').t, buyer.id)).slice(-1);
    // in the language of its page
    expect(saved?.title).toMatch(/\p{Script=Devanagari}/u);
  });

  test('sorts waiting people first, newest on top, then listings, then drafts, and leaves others’ items out', async () => {
    const [owner, other] = [await signedIn('broker'), await signedIn('seller')];
    await enquire(owner, 'Ravi', ago(9 * DAY));
    await enquire(owner, 'Answered', ago(20 * DAY), { status: 'contacted' });
    await enquire(other, 'Foreign', ago(30 * DAY));
    await enquire(owner, 'Nilima', ago(12 * DAY), { status: 'contacted' });
    const step = { text: 'Call about the loan', at: ago(HOUR) };
    await Lead.updateOne({ name: 'Nilima' }, { $set: { nextStep: step, dueAt: step.at } });
    await visit(owner, 'Meera', ago(2 * DAY));
    await visit(owner, 'Waits for the visitor', ago(3 * DAY), {
      offered: new Date('2099-01-05'),
      proposed: [],
    });
    await list(owner, 'Old flat', { confirmedAt: ago(20 * DAY) });
    await list(owner, 'Fresh flat');
    await list(owner, 'Wrong flat', {
      review: { state: 'rejected', since: ago(5 * DAY), reason: 'The photos show another house' },
    });
    await list(owner, 'Bare flat', {
      ...inState('active', 'photo'),
      updatedAt: ago(4 * DAY),
    });
    await list(owner, 'In the bin', {
      ...inState('active', 'bin'),
    });
    await ListingDraft.create({
      owner: owner.id,
      key: 'k1',
      values: { title: 'Half a villa' },
      step: 1,
      rev: 1,
      savedAt: ago(DAY),
      expiresAt: new Date('2099-01-01'),
    });
    const { items, listings, changes, since } = await today(owner);
    expect(items.map(({ kind, text, note }) => [kind, text, note])).toEqual([
      ['visit', 'Meera wants to see Villa', undefined],
      ['lead', 'Ravi asks about Flat', 'Is it available?'],
      ['step', 'Nilima: Call about the loan', 'Flat'],
      ['awaiting', expect.stringMatching(/^Bare flat goes public once you add .*photo/), undefined],
      ['refused', 'Wrong flat was not approved', 'The photos show another house'],
      ['confirm', 'Is Old flat still available?', undefined],
      ['draft', 'Half a villa isn’t finished', undefined],
    ]);
    expect(listings).toBe(4);
    expect([changes, since]).toEqual([[], undefined]);
  });

  test('shows a listing that visitors report gone, however fresh it is', async () => {
    const owner = await signedIn('seller');
    await list(owner, 'Flat', { goneCount: 2 });
    const [item] = (await today(owner)).items;
    expect(item).toMatchObject({ kind: 'confirm', text: 'One or more visitors say that Flat is gone' });
  });

  test('counts only the caller’s waiting items', async () => {
    const owner = await signedIn('broker');
    await list(owner, 'Flat');
    await enquire(owner, 'Ravi', ago(DAY));
    const counts = async (of: typeof owner) => (await of.browser.call(waiting, '/api/user/today')).json;
    expect(await counts(owner)).toEqual({ leads: 1, visits: 0 });
    expect(await counts(await signedIn('broker'))).toEqual({ leads: 0, visits: 0 });
    expect(await counts(await signedIn('admin'))).toMatchObject({ queue: expect.any(Number), enquiries: 1 });
  });

  test('shows the second visit the changes since the first, until the third', async () => {
    const owner = await signedIn('seller');
    const id = await list(owner, 'Flat');
    expect((await owner.browser.call(markToday, '/api/user/today', { method: 'PUT' })).json).toEqual({
      seen: true,
    });
    await User.updateOne({ _id: owner.id }, { todaySeenAt: ago(2 * DAY) });
    await enquire(owner, 'Before', ago(3 * DAY));
    await enquire(owner, 'Ravi', ago(DAY));
    await Property.updateOne({ _id: id }, { 'review.state': 'approved', 'review.since': ago(DAY) });
    await ListingDay.create({ day: indianDay(Date.now()), property: id, views: 7 });
    const texts = async (now?: Date) => (await today(owner, now)).changes.map(({ text }) => text);
    const changed = [
      '1 lead is new or has news',
      '1 listing was approved',
      expect.stringMatching(/^7 views of your listings/),
    ];
    expect(await texts()).toEqual(changed);
    await recordTodaySeen(owner.id);
    // a reload of the same visit
    expect(await texts()).toEqual(changed);
    await recordTodaySeen(owner.id);
    expect(await texts()).toEqual(changed);
    const tomorrow = new Date(Date.now() + DAY);
    expect(await texts(tomorrow)).toEqual([expect.stringMatching(/^7 views/)]);
  });

  test('shows admins the agency’s items, listers their own, and each visit once', async () => {
    const [admin, owner] = [await signedIn('admin'), await signedIn('seller')];
    await enquire(admin, 'Asha', ago(DAY));
    await enquire(owner, 'Ravi', ago(2 * DAY));
    await Enquiry.create({
      name: 'Tara',
      phone: '+919822012346',
      message: 'About a loan',
      createdAt: ago(3 * DAY),
    });
    await visit(owner, 'Meera', ago(HOUR));
    await recordMissingLeads();
    const texts = async (actor: Actor) =>
      (await getToday(textsIn('en', 'office/today').t, actor)).items.map(({ text }) => text);
    expect(await texts(testAdmin(admin.id))).toEqual(['Asha asks about Flat', 'Tara has sent an enquiry']);
    expect(await texts(testActor(owner.id))).toEqual(['Meera wants to see Villa', 'Ravi asks about Flat']);
  });

  test('ends a visit after half an hour without a request', () => {
    const at = (minutes: number) => new Date(minutes * 60_000);
    const gap = VISIT_GAP_MS / 60_000;
    expect(lastVisit({}, at(0))).toBeUndefined();
    const first = seenNow({}, at(0));
    expect(first).toEqual({ todaySeenAt: at(0) });
    expect(seenNow(first, at(gap))).toEqual({ todaySeenAt: at(gap) });
    const second = seenNow(first, at(gap + 1));
    expect(second).toEqual({ todaySeenAt: at(gap + 1), todaySeenBefore: at(0) });
    expect(lastVisit(second, at(gap + 5))).toEqual(at(0));
  });

  test('runs the same number of queries for any amount of data', async () => {
    const owner = await signedIn('broker');
    await User.updateOne({ _id: owner.id }, { todaySeenAt: ago(DAY) });
    const count = async () => {
      let queries = 0;
      mongoose.set('debug', () => {
        queries += 1;
      });
      await today(owner);
      mongoose.set('debug', false);
      return queries;
    };
    await list(owner, 'One');
    await enquire(owner, 'Someone', ago(DAY));
    const few = await count();
    for (let i = 0; i < 6; i++) {
      await list(owner, `Flat ${i}`, { confirmedAt: ago(30 * DAY) });
      await enquire(owner, `Person ${i}`, ago(i * DAY));
      await visit(owner, `Visitor ${i}`, ago(i * DAY));
    }
    expect(await count()).toBe(few);
    expect(few).toBeGreaterThan(8);
  });

  test('runs every query of the page through an index', async () => {
    const owner = new Types.ObjectId();
    for (const command of [
      {
        find: 'leads',
        filter: { owner, askedAt: { $ne: null }, isOpen: true, waitingSince: { $gt: new Date(0) } },
        sort: { waitingSince: -1, _id: -1 },
      },
      { find: 'properties', filter: { owner, 'review.state': 'rejected' }, sort: { 'review.since': 1 } },
      { find: 'properties', filter: { owner, status: 'draft' }, sort: { createdAt: -1 } },
    ]) {
      const stages = await planOf(command);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
    }
  });
});

describe('numbers', () => {
  /**
   * Every number on a member's pages with its linked list: state chips of listings and leads, the navigation bar's badge, and the figures of Today.
   * lib/office/dashboard/dashboard.test.ts covers the office's pages.
   */
  useTestDb();

  const DAY = 86_400_000;
  const ago = (ms: number) => new Date(Date.now() - ms);

  let owner: Person;
  const actor = () => testActor(owner.id);
  const query = (href: string) => Object.fromEntries(new URL(href, 'http://site.example').searchParams);
  const ownOf = async (href: string) => (await listOwn(actor(), ownListingsSchema.parse(query(href)))).total;
  const leadsOf = async (href: string) =>
    (await listLeads(actor(), leadSearchSchema.parse(query(href)))).rows.length;

  let floor = 0;
  async function list(by: Person, stored: object): Promise<string> {
    floor += 1;
    const { property } = await createProperty(
      testActor(by.id),
      form({ title: `Flat ${floor}`, floor: `${floor}` }),
      [],
    );
    await Property.updateOne({ _id: property._id }, { $set: stored }, { timestamps: false });
    return property._id;
  }

  function visitRow(by: Person, updatedAt: Date) {
    const _id = new Types.ObjectId();
    const link = (side: 'visitor' | 'host') => ({
      hash: new Types.ObjectId().toHexString(),
      token: encrypt('token', linkContext(_id, side)),
    });
    return {
      ...{ _id, property: new Types.ObjectId(), propertyTitle: 'Villa', host: new Types.ObjectId(by.id) },
      ...{ owner: 'guest:x', name: 'Meera', phone: '+919822012345', status: 'proposed', words: [] },
      ...{ proposed: ['2099-01-05-morning'], rounds: 1, until: new Date('2099-01-06'), updatedAt },
      ...{ visitorLink: link('visitor'), hostLink: link('host') },
    };
  }

  beforeAll(async () => {
    owner = await signedIn('seller');
    const other = await signedIn('seller');
    const [old, recent] = [ago(5 * DAY), ago(DAY)];
    for (const by of [owner, other]) {
      const id = await list(by, { ...inState('active'), review: { state: 'approved', since: recent } });
      await list(by, { ...inState('verified'), review: { state: 'approved', since: old } });
      await list(by, { ...inState('sold'), review: { state: 'rejected', since: recent } });
      await list(by, inState('draft'));
      await list(by, { ...inState('active', 'photo'), updatedAt: recent });
      await list(by, { ...inState('active', 'stale'), updatedAt: recent });
      await list(by, { ...inState('active', 'stale'), updatedAt: old });
      await list(by, { ...inState('active', 'bin', 'stale'), updatedAt: recent });
      await ListingDay.create({ day: indianDay(Date.now()), property: id, views: 4 });
      await Lead.insertMany(
        LEAD_STATES.flatMap((state, i) =>
          [recent, old].map((lastAt, j) => ({
            key: `${by.id} ${i} ${j}`,
            owner: by.id,
            state,
            isOpen: !['closed', 'lost'].includes(state),
            lastAt,
            dueAt: lastAt,
            askedAt: lastAt,
            ...(state === 'new' && { waitingSince: lastAt }),
            sources: [{ kind: 'enquiry', ref: `${i}${j}`, at: lastAt }],
          })),
        ),
      );
      await Visit.collection.insertMany([recent, old].map((at) => visitRow(by, at)) as never);
    }
    await User.updateOne({ _id: owner.id }, { todaySeenAt: ago(2 * DAY) });
  });

  test('counts each state of own listings like its list', async () => {
    const counts = await countStates(actor());
    expect(await ownOf('/dashboard/properties')).toBe(counts.all);
    for (const state of OWN_STATES)
      expect([state, await ownOf(`/dashboard/properties?state=${state}`)]).toEqual([state, counts[state]]);
    expect(counts).toMatchObject({ live: 2, waiting: 1, paused: 2, draft: 1, closed: 1, refused: 1 });
  });

  test('counts a listing that is not public yet in that state alone and never as active', async () => {
    const { rows } = await listOwn(actor(), { state: 'waiting' });
    expect(rows.map(({ state, awaiting }) => [state, awaiting])).toEqual([['waiting', ['photo']]]);
  });

  test('counts each state of leads, the open ones and the badge like their lists', async () => {
    const { counts } = await listLeads(actor(), leadSearchSchema.parse({}));
    expect(await leadsOf('/dashboard/leads')).toBe(counts.waiting);
    expect(await leadsOf('/dashboard/leads?state=open')).toBe(counts.open);
    for (const state of LEAD_STATES)
      expect([state, await leadsOf(`/dashboard/leads?state=${state}`)]).toEqual([state, counts[state]]);
    const { waiting } = (await owner.browser.call(getMe, '/api/user/me')).json;
    expect([waiting, await leadsOf('/dashboard/leads')]).toEqual([2, 2]);
  });

  test('links each figure of Today to exactly the rows that it counts', async () => {
    const { changes, since, listings } = await getToday(textsIn('en', 'office/today').t, actor());
    // without the bin
    expect(await ownOf('/dashboard/properties')).toBe(listings);
    const counted = new Map(changes.map(({ key, text }) => [key, Number(/\d+/.exec(text)?.[0])]));
    expect([...counted.keys()].sort()).toEqual([
      'approved',
      'leads',
      'paused',
      'rejected',
      'views',
      'visits',
    ]);
    for (const { key, href } of changes) {
      const path = href.split('?')[0];
      const behind =
        key === 'views'
          ? await viewsSince(since!)
          : path === '/dashboard/visits'
            ? (await hosted(query(href).since)).length
            : await (path === '/dashboard/leads' ? leadsOf(href) : ownOf(href));
      expect([key, behind]).toEqual([key, counted.get(key)]);
    }
  });

  const hosted = async (since: string | undefined) =>
    listHosted(
      {
        kind: 'user',
        actor: actor(),
        user: { id: owner.id, role: 'seller' },
        secondFactor: { isSet: true },
      } as never,
      new Date(),
      since,
    );

  /** Adds up the column of own listings' rows from that day on. */
  async function viewsSince(since: string): Promise<number> {
    const { rows } = await listOwn(actor());
    const days = lastDays(14, new Date()).filter((day) => day >= indianDay(Date.parse(since)));
    const views = await viewsByDay(
      rows.map(({ _id }) => _id),
      days,
    );
    return [...views.values()].flat().reduce((sum, count) => sum + count, 0);
  }
});

describe('workspace counts', () => {
  useTestDb();
  afterEach(settleBackground);

  const sessionOf = (id: string, role: UserRole) =>
    ({
      kind: 'user',
      user: { id, role, name: 'Test', email: 't@x.example', phone: '', isVerified: true },
      secondFactor: { isSet: true },
    }) as UserSession;

  test('counts waiting people and visits for a lister, and also the queue and tasks for the office', async () => {
    const owner = await signedIn('seller');
    const stranger = await signedIn('seller');
    const fields = {
      title: 'Flat in Besa',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Besa, Nagpur',
      area: '900',
    };
    const { _id } = await listPublicly(testActor(owner.id), fields);
    expect((await visitsOf(new Browser()).book(_id)).status).toBe(201);
    expect(await countWork(sessionOf(owner.id, 'seller'))).toEqual({ leads: 1, visits: 1 });
    expect(await countWork(sessionOf(stranger.id, 'seller'))).toEqual({ leads: 0, visits: 0 });
    const admin = await signedIn('admin');
    expect(await countWork(sessionOf(admin.id, 'admin'))).toEqual({
      leads: expect.any(Number),
      visits: 0,
      queue: 1,
      enquiries: 0,
      tasks: 0,
    });
  });
});
