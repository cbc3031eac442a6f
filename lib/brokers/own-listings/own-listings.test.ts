import mongoose, { Types } from 'mongoose';
import PreviewPage from '@/app/(member)/dashboard/properties/[id]/page';
import { POST as contact } from '@/app/api/contact/route';
import { GET as preview } from '@/app/api/property/[id]/closing/route';
import { POST as bulk } from '@/app/api/property/bulk/route';
import { MAX_BULK } from '@/lib/brokers/bulk/constants';
import type { BulkResult } from '@/lib/brokers/bulk/dto';
import { priceAfter } from '@/lib/brokers/bulk/rules';
import type { ClosingPreviewDto } from '@/lib/brokers/closing/dto';
import { announceHeld } from '@/lib/listings/departures/mutations';
import { homesLeft } from '@/lib/listings/events';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import type { UserRole } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Team } from '@/models/teams/team';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { fields, inState, listPublicly } from '@/test/listing-form';
import { pageRequest } from '@/test/page-request';
import { type Person, signedIn } from '@/test/people';
import { visitsOf } from '@/test/visits';
import { OWN_PAGE_SIZE } from './constants';
import { countStates, getSavedListing, listOwn } from './data';
import { loadOwnListings } from './loaders';
import { ownListingsSchema } from './schema';

describe('preview', () => {
  useTestDb();

  /** Returns 'in' if the page renders, or its status or redirect. */
  async function outcome(browser: Browser, id: string): Promise<string> {
    pageRequest({ browser });
    try {
      await PreviewPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });
      return 'in';
    } catch (error) {
      return String((error as { digest?: unknown }).digest ?? error);
    }
  }

  test.each(['draft', 'paused', 'expired', 'active'] as const)(
    'shows a listing that is %s to its owner and admins only',
    async (status) => {
      const [owner, admin, stranger] = [
        await signedIn('seller'),
        await signedIn('admin'),
        await signedIn('broker'),
      ];
      const where = { type: 'sale', category: 'Plots', address: 'a', city: 'Nagpur', citySlug: 'nagpur' };
      const listing = {
        title: 't',
        description: 'd',
        price: 1,
        area: 1,
        owner: owner.id,
        status,
        ...where,
      };
      const id = String((await Property.create(listing as never))._id);
      expect(await outcome(owner.browser, id)).toBe('in');
      expect(await outcome(admin.browser, id)).toBe('in');
      const refused = await outcome(stranger.browser, id);
      expect(refused).toContain('404');
      expect(refused).toBe(await outcome(stranger.browser, 'e'.repeat(24)));
    },
  );
});

describe('saved', () => {
  useTestDb();

  const seller = testActor();
  const draft = {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur',
    area: '900',
    status: 'draft',
  };

  test('shows a saved listing only to its owner and admins', async () => {
    const { property } = await createProperty(seller, propertyFormSchema.parse(draft), []);
    const as = (id: string, role: UserRole, isVerified = true) =>
      getSavedListing({ id, role, isVerified }, property._id);
    const { _id, title, propertyCode } = property;
    const told = { _id, title, propertyCode, status: 'draft', owner: seller.userId };
    expect(await as(seller.userId, 'seller', false)).toEqual({ ...told, waitsForEmail: true });
    expect(await as('e'.repeat(24), 'Admin' as UserRole, false)).toEqual({ ...told, waitsForEmail: false });
    expect(await as('e'.repeat(24), 'seller')).toBeUndefined();
    expect(
      await getSavedListing({ id: seller.userId, role: 'seller', isVerified: true }, 'x'),
    ).toBeUndefined();
  });
});

describe('table', () => {
  useTestDb();
  beforeEach(clearTestDb);

  let count = 0;
  async function list(owner: Person, given: Record<string, unknown> = {}, stored: object = {}) {
    count += 1;
    const { _id } = await listPublicly(testActor(owner.id), {
      ...fields,
      floor: String(count % 100),
      ...given,
    });
    await Property.updateOne({ _id }, { $set: stored });
    return _id;
  }

  async function sample() {
    const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
    await list(broker, { title: 'Flat in Sadar' });
    await list(broker, { title: 'Villa in Besa', category: 'Villas', price: '2 cr' }, inState('verified'));
    await list(
      broker,
      { title: 'Shop to let', category: 'Commercial', type: 'rent', price: '30000' },
      inState('paused'),
    );
    await list(broker, { title: 'Bare flat' }, inState('active', 'photo'));
    await list(broker, { title: 'Sold flat' }, { ...inState('sold'), closing: { on: new Date(), price: 1 } });
    await list(
      broker,
      { title: 'Wrong flat' },
      { 'review.state': 'rejected', 'review.reason': 'The photos' },
    );
    await list(broker, { title: 'In the bin' }, inState('active', 'bin'));
    await list(other, { title: 'Foreign flat' });
    return broker;
  }

  test('counts each state truly and finds its listings, with a refused one in its state too', async () => {
    const broker = await sample();
    expect(await countStates(testActor(broker.id))).toEqual({
      all: 6,
      live: 3,
      waiting: 1,
      paused: 1,
      draft: 0,
      closed: 1,
      expired: 0,
      refused: 1,
    });
    const titles = async (query: object) =>
      (await listOwn(testActor(broker.id), ownListingsSchema.parse(query))).rows.map(({ title }) => title);
    expect(await titles({ state: 'waiting' })).toEqual(['Bare flat']);
    expect(await titles({ state: 'paused' })).toEqual(['Shop to let']);
    expect(await titles({ state: 'closed' })).toEqual(['Sold flat']);
    expect(await titles({ state: 'refused' })).toEqual(['Wrong flat']);
    expect(await titles({ type: 'rent' })).toEqual(['Shop to let']);
    expect(await titles({ category: 'Villas', state: 'live' })).toEqual(['Villa in Besa']);
    expect(await titles({ search: 'villa bes' })).toEqual(['Villa in Besa']);
    expect(await titles({ search: 'foreign' })).toEqual([]);
    expect((await titles({ sort: 'price-desc' }))[0]).toBe('Villa in Besa');
    // unreadable values count as absent
    expect(await titles({ state: 'nonsense', sort: 'x', page: '-3', type: ['rent', 'sale'] })).toEqual([
      'Shop to let',
    ]);
  });

  test('shows the score with the three best pieces of advice, the review, and the sale price', async () => {
    const broker = await sample();
    const { rows } = await listOwn(testActor(broker.id));
    const of = (title: string) => rows.find((row) => row.title === title);
    expect(of('Flat in Sadar')?.quality.advice).toHaveLength(3);
    const points = of('Flat in Sadar')!.quality.advice.map(({ points }) => points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(of('Wrong flat')).toMatchObject({
      state: 'live',
      review: { state: 'rejected', reason: 'The photos' },
    });
    expect(of('Sold flat')).toMatchObject({ state: 'closed', closing: { price: 1 } });
    // the status that its owner has chosen
    expect(of('Bare flat')).toMatchObject({ state: 'waiting', status: 'active', awaiting: ['photo'] });
  });

  test('runs the same number of queries for any number of listings', async () => {
    const broker = await signedIn('broker');
    pageRequest({ browser: broker.browser });
    const queries = async () => {
      await settleBackground();
      let n = 0;
      mongoose.set('debug', () => {
        n += 1;
      });
      const { list: page } = await loadOwnListings({});
      mongoose.set('debug', false);
      return [n, page.rows.length];
    };
    await list(broker);
    const [item] = await queries();
    for (let i = 0; i < 4; i++) await list(broker);
    expect(await queries()).toEqual([item, 5]);
    expect(OWN_PAGE_SIZE).toBeGreaterThanOrEqual(40);
  });

  test('runs no table query that scans', async () => {
    const owner = new Types.ObjectId();
    for (const filter of [{ owner }, { owner, status: 'draft' }, { owner, 'review.state': 'rejected' }]) {
      const stages = await planOf({ find: 'properties', filter, sort: { createdAt: -1 } });
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
    }
  });
});

describe('several at once', () => {
  useTestDb();

  const DOZEN = 12;

  test('changes a dozen prices in one call', async () => {
    const broker = await signedIn('broker');
    const actor = testActor(broker.id);
    await listPublicly(actor, fields);
    const { _id, propertyCode, ...first } = (await Property.findOne().lean())!;
    // inserts copies, because saving has separate tests
    await Property.insertMany(
      Array.from({ length: DOZEN - 1 }, (_, i) => ({
        ...first,
        // different floors, from 0 to 199
        floor: (Number(first.floor) + i + 1) % 200,
        propertyCode: `SG-NAG-${5000 + i}`,
      })) as never,
    );
    const prices = async () =>
      (await Property.find({}, { price: 1 }).sort({ _id: 1 })).map(({ price }) => price);
    const before = await prices();
    const run = async (body: object) => {
      const { json } = await broker.browser.call(bulk, '/api/property/bulk', { body });
      const results = json.results as unknown as BulkResult[];
      expect(results.map(({ problem }) => problem)).toEqual(Array(DOZEN).fill(undefined));
      return results;
    };
    const rows = await Property.find({}, { __v: 1 }).lean();
    const read = rows.map(({ _id, __v }) => ({ id: String(_id), __v }));
    await run({
      action: 'price',
      items: read,
      change: { by: 'percent', value: -2 },
    });
    expect(await prices()).toEqual(before.map((price) => price * 0.98));
  });
});

describe('transfer', () => {
  useTestDb();
  beforeEach(clearTestDb);

  let count = 0;
  async function list(owner: Person, team?: unknown) {
    count += 1;
    const { _id: id } = await listPublicly(testActor(owner.id), { ...fields, floor: String(count) });
    if (team) await Property.updateOne({ _id: id }, { $set: { team } });
    return id;
  }
  async function give(by: Person, id: string, to: string) {
    const body = { action: 'transfer', items: [{ id, __v: 0 }], to };
    const { json } = await by.browser.call(bulk, '/api/property/bulk', { body });
    return (json.results as unknown as BulkResult[])[0]?.problem;
  }
  const ownerOf = async (id: string) => String((await Property.findById(id).lean())?.owner);

  test('moves a listing to another member’s name, and keeps it in the team', async () => {
    const team = await Team.create({ name: 'Orange Homes' });
    const [boss, agent, helper] = [
      await signedIn('broker', { team: team._id, teamRole: 'owner' }),
      await signedIn('broker', { team: team._id, teamRole: 'agent' }),
      await signedIn('broker', { team: team._id, teamRole: 'assistant' }),
    ];
    const stranger = await signedIn('broker');
    const id = await list(agent, team._id);
    expect(await give(helper, id, boss.id)).toMatch(/Your role in the team does not allow this/);
    expect(await give(boss, id, stranger.id)).toBe('Choose a member of your team');
    expect(await give(boss, id, new Types.ObjectId().toHexString())).toBe('Choose a member of your team');
    expect(await give(stranger, id, stranger.id)).toBe('Property not found');
    expect(await ownerOf(id)).toBe(agent.id);
    expect(await give(boss, id, boss.id)).toBeUndefined();
    expect(await ownerOf(id)).toBe(boss.id);
    expect(String((await Property.findById(id).lean())?.team)).toBe(String(team._id));
    // an agent can transfer only records in their own name
    expect(await give(agent, id, agent.id)).toMatch(/Your role in the team does not allow this/);
  });

  test('refuses to transfer a listing without a team', async () => {
    const [alone, other] = [await signedIn('broker'), await signedIn('broker')];
    const id = await list(alone);
    expect(await give(alone, id, other.id)).toBe('You can only assign your team’s listings to a member');
  });
});

describe('bulk listing', () => {
  useTestDb();
  beforeEach(clearTestDb);

  let count = 0;
  async function list(owner: Person, more: Record<string, unknown> = {}) {
    count += 1;
    const title = `Flat ${count}`;
    const given = { ...fields, title, floor: String(count % 100), ...more };
    const { _id: id, __v, price } = await listPublicly(testActor(owner.id), given);
    return { id, __v, price, title };
  }
  const stored = async (id: string) => (await Property.findById(id).lean())!;
  const send = (person: Person, body: object) => person.browser.call(bulk, '/api/property/bulk', { body });
  const run = async (person: Person, body: object) =>
    (await send(person, body)).json.results as unknown as BulkResult[];
  const items = (...some: { id: string; __v: number }[]) => some.map(({ id, __v }) => ({ id, __v }));

  test('changes prices by per cent or amount under the rules of a single edit, and can be undone', async () => {
    const broker = await signedIn('broker');
    const [item, two] = [await list(broker), await list(broker, { price: '60 lakh' })];
    await Property.updateMany({}, { $set: { 'priceHistory.0.at': new Date(0) } });
    const results = await run(broker, {
      action: 'price',
      items: items(item, two),
      change: { by: 'percent', value: -2 },
    });
    expect(results.map(({ before, after }) => [before?.price, after?.price])).toEqual([
      [4_500_000, 4_410_000],
      [6_000_000, 5_880_000],
    ]);
    const row = await stored(item.id);
    expect(row.priceHistory.map(({ price }) => price)).toEqual([4_500_000, 4_410_000]);
    expect(await AuditEntry.countDocuments({ targetId: item.id })).toBe(2);
    const undone = await run(broker, {
      action: 'undo',
      items: results.map(({ id, __v, before }) => ({ id, __v, price: before?.price })),
    });
    expect(undone.map(({ after }) => after?.price)).toEqual([4_500_000, 6_000_000]);
    const [less] = await run(broker, {
      action: 'price',
      items: undone.slice(0, 1).map(({ id, __v }) => ({ id, __v })),
      change: { by: 'amount', value: -50_000 },
    });
    expect(less?.after?.price).toBe(4_450_000);
  });

  test('continues after a refused listing and refuses foreign ids like unknown ones', async () => {
    const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
    const [mine, old, theirs] = [await list(broker), await list(broker), await list(other)];
    const results = await run(broker, {
      action: 'price',
      items: [...items(theirs, { ...old, __v: 7 }), { id: 'f'.repeat(24), __v: 0 }, ...items(mine)],
      change: { by: 'amount', value: 1000 },
    });
    expect(results.map(({ problem }) => problem)).toEqual([
      'Property not found',
      'Someone else saved this listing while you were editing it',
      'Property not found',
      undefined,
    ]);
    expect(results[0]?.title).toBe('');
    expect((await stored(theirs.id)).price).toBe(theirs.price);
    const [nothing] = await run(broker, {
      action: 'price',
      items: items(old),
      change: { by: 'amount', value: -9_000_000 },
    });
    expect(nothing?.problem).toBe('The new price would be zero');
  });

  test('pauses listings, and restores their earlier status with renew and undo', async () => {
    const broker = await signedIn('broker');
    const [item, two] = [await list(broker), await list(broker)];
    await Property.updateOne({ _id: two.id }, inState('verified'));
    const paused = await run(broker, { action: 'pause', items: items(item, two) });
    expect(paused.map(({ after }) => after?.status)).toEqual(['paused', 'paused']);
    const [again] = await run(broker, { action: 'pause', items: items({ ...item, __v: item.__v + 1 }) });
    expect(again?.problem).toBe('It isn’t on the market');
    const back = await run(broker, {
      action: 'undo',
      items: paused.map(({ id, __v, before }) => ({ id, __v, status: before?.status })),
    });
    expect(back.map(({ after }) => after?.status)).toEqual(['active', 'verified']);
    await Property.updateOne({ _id: item.id }, { ...inState('active', 'stale'), confirmedAt: new Date(0) });
    const [renewed] = await run(broker, { action: 'renew', items: items(item) });
    expect(renewed?.after?.status).toBe('active');
    expect((await stored(item.id)).confirmedAt!.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('confirms several, or closes them with their prices and one day', async () => {
    const broker = await signedIn('broker');
    const [flat, let_] = [await list(broker), await list(broker, { type: 'rent', price: '20000' })];
    await Property.updateMany({}, { confirmedAt: new Date(0) });
    const confirmed = await run(broker, { action: 'confirm', items: items(flat, let_) });
    expect(confirmed.map(({ problem }) => problem)).toEqual([undefined, undefined]);
    for (const { id } of [flat, let_]) expect((await stored(id)).confirmedAt!.getTime()).toBeGreaterThan(0);
    const closed = await run(broker, {
      action: 'close',
      on: '2026-01-15',
      items: confirmed.map(({ id, __v }, i) => ({ id, __v, ...(i === 0 && { price: 4_400_000 }) })),
    });
    expect(closed.map(({ after }) => after?.status)).toEqual(['sold', 'rented']);
    expect((await stored(flat.id)).closing).toMatchObject({
      price: 4_400_000,
      on: new Date('2026-01-14T18:30:00Z'),
    });
    expect((await stored(let_.id)).closing?.price).toBeUndefined();
    const [open] = await run(broker, {
      action: 'undo',
      items: closed.slice(0, 1).map(({ id, __v }) => ({ id, __v, status: 'active' })),
    });
    expect(open?.after?.status).toBe('active');
    expect((await stored(flat.id)).closing).toBeUndefined();
  });

  test.each([
    [{ action: 'price', items: [] }],
    [{ action: 'price', items: [{ id: 'f'.repeat(24), __v: 0 }] }],
    [{ action: 'price', items: [{ id: 'f'.repeat(24), __v: 0 }], change: { by: 'percent', value: -95 } }],
    [{ action: 'close', items: [{ id: 'f'.repeat(24), __v: 0 }], on: '2999-01-01' }],
    [{ action: 'close', items: [{ id: 'f'.repeat(24), __v: 0, price: -1 }] }],
    [{ action: 'pause', items: [{ id: 'nonsense', __v: 0 }] }],
    [{ action: 'pause', items: Array.from({ length: 2 }, () => ({ id: 'f'.repeat(24), __v: 0 })) }],
    [
      {
        action: 'pause',
        items: Array.from({ length: MAX_BULK + 1 }, (_, i) => ({
          id: i.toString(16).padStart(24, '0'),
          __v: 0,
        })),
      },
    ],
    [{ action: 'verify', items: [{ id: 'f'.repeat(24), __v: 0 }] }],
  ])('refuses bad input: %j', async (body) => {
    const broker = await signedIn('broker');
    expect((await send(broker, body)).status).toBe(400);
  });

  test('does not let an owner verify by an undo', async () => {
    const broker = await signedIn('broker');
    const item = await list(broker);
    const [after] = await run(broker, { action: 'undo', items: [{ ...items(item)[0], status: 'verified' }] });
    expect(after?.after?.status).toBe('active');
  });

  test('rounds prices to whole rupees', () => {
    expect(priceAfter(4_510_001, { by: 'percent', value: -2.5 })).toBe(4_397_251);
    expect(priceAfter(20_000, { by: 'amount', value: -500 })).toBe(19_500);
  });
});

describe('closing', () => {
  useTestDb();
  const mails = catchMails();

  let owner: Person;
  let home: string;
  let others: string[];
  beforeEach(async () => {
    await clearTestDb();
    owner = await signedIn('broker', { name: 'Ravi Kale' });
    home = await listed('Flat in Besa');
    others = [];
    const agent = await signedIn('broker');
    for (const title of ['One in Besa', 'Two in Besa', 'Three in Besa', 'Four in Besa'])
      others.push(await listed(title, agent));
    await waiting();
  });
  afterEach(settleBackground);

  async function listed(title: string, by = owner): Promise<string> {
    const fields = { title, description: 'Bright', price: '45 lakh', category: 'Residential', type: 'sale' };
    const where = { address: `${title}, Nagpur`, area: '900', bedrooms: '2', locality: 'Besa' };
    return (await listPublicly(testActor(by.id), { ...fields, ...where }))._id;
  }

  /** A home with Asha's requested visit and Mira's enquiry. */
  async function waiting() {
    await visitsOf(new Browser()).book(home, { name: 'Asha', email: 'asha@people.example' });
    const mira = { name: 'Mira', phone: '9822054321', email: 'mira@people.example', message: 'Is it free?' };
    await new Browser().call(contact, '/x', { body: { kind: 'listing', propertyId: home, ...mira } });
    await settleBackground();
    mails.length = 0;
  }

  const shown = async () =>
    (await owner.browser.call(preview, '/x', { params: { id: home } })).json as unknown as ClosingPreviewDto;
  const version = async () => (await Property.findById(home).lean())?.__v ?? 0;
  const act = async (body: object) => (await owner.browser.call(bulk, '/x', { body })).json;
  const close = async (similar?: string[]) =>
    act({ action: 'close', items: [{ id: home, __v: await version(), ...(similar && { similar }) }] });
  async function tellNow() {
    await Property.updateOne(
      { _id: home, 'closing.tellAt': op.exists() },
      { $set: { 'closing.tellAt': new Date() } },
    );
    await announceHeld(new Date(Date.now() + 1000));
    await settleBackground();
  }
  const receivers = () => [...new Set(mails.map(({ to }) => to))].sort();

  test('previews the recipients, the texts and similar homes', async () => {
    const { people, homes, holdSeconds } = await shown();
    expect(people).toEqual([
      {
        id: expect.any(String),
        name: 'Asha',
        what: 'visit',
        byMail: true,
        language: 'en',
        words: 'This home is sold.',
      },
      {
        id: expect.any(String),
        name: 'Mira',
        what: 'enquiry',
        byMail: true,
        language: 'en',
        words: 'You asked about Flat in Besa. This home is sold. You don’t need to do anything.',
      },
    ]);
    expect(homes.length).toBeGreaterThanOrEqual(3);
    expect(homes.map(({ id }) => id)).not.toContain(home);
    expect(holdSeconds).toBeGreaterThan(20);
  });

  test('names clients with the home on their page only to their broker', async () => {
    const clients = clientsOf(owner.browser);
    for (const name of ['Ravi', 'Anjali']) await clients.send(await clients.added(name), [home]);
    await clients.send(await clients.added('Meera'), [others[0]!]);
    const other = clientsOf((await signedIn('broker')).browser);
    await other.send(await other.added('Kiran'), [home]);
    expect((await shown()).pages).toEqual(['Anjali', 'Ravi']);
    const admin = await signedIn('admin');
    const { json } = await admin.browser.call(preview, '/x', { params: { id: home } });
    expect(json).toMatchObject({ people: expect.any(Array), pages: [] });
  });

  test('sends exactly the previewed messages and homes once', async () => {
    const { people } = await shown();
    const chosen = [others[3], others[1]].map(String);
    await close(chosen);
    await settleBackground();
    expect(mails).toEqual([]);
    await tellNow();
    expect(receivers().filter((to) => to !== owner.email)).toEqual([
      'asha@people.example',
      'mira@people.example',
    ]);
    for (const { name, words } of people) {
      const mail = mails.find(({ to }) => to === `${name?.toLowerCase()}@people.example`);
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain('Four in Besa');
      expect(mail?.text).toContain('Two in Besa');
      expect(mail?.text).not.toContain('One in Besa');
    }
    const sent = mails.length;
    await tellNow();
    expect(mails).toHaveLength(sent);
  });

  test('restores the home and sends no message after an undo in time', async () => {
    await close();
    expect((await Property.findById(home).lean())?.status).toBe('sold');
    await act({ action: 'undo', items: [{ id: home, __v: await version(), status: 'active' }] });
    await tellNow();
    await settleBackground();
    expect((await Property.findById(home).lean())?.closing).toBeUndefined();
    expect(mails).toEqual([]);
    expect(await Enquiry.countDocuments({ departure: op.exists() })).toBe(0);
    expect((await shown()).people).toHaveLength(2);
  });

  test('waits for its own time if closed again while earlier messages go out', async () => {
    await close();
    const later = new Date(Date.now() + 60_000);
    homesLeft.on('test: closed again', async () => {
      await Property.updateOne({ _id: home }, { $set: { 'closing.tellAt': later } });
    });
    await tellNow();
    homesLeft.on('test: closed again', async () => undefined);
    expect((await Property.findById(home).lean())?.closing?.tellAt).toEqual(later);
  });

  test('is hidden from strangers, and refuses four homes', async () => {
    const stranger = await signedIn('broker');
    expect((await stranger.browser.call(preview, '/x', { params: { id: home } })).status).toBe(404);
    const body = { action: 'close', items: [{ id: home, __v: await version(), similar: others }] };
    expect((await owner.browser.call(bulk, '/x', { body })).status).toBe(400);
  });

  test('finds held listings by an index', async () => {
    expect(
      await planOf({ find: 'properties', filter: { 'closing.tellAt': { $lte: new Date() } } }),
    ).not.toContain('COLLSCAN');
  });
});
