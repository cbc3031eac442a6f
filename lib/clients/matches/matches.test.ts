import { Types } from 'mongoose';
import { PATCH as change } from '@/app/api/clients/[id]/shortlists/[list]/route';
import { POST as askTour } from '@/app/api/shortlist/shared/[token]/tour/route';
import { parseStored } from '@/lib/alerts/saved-searches/rules';
import { clientJobs } from '@/lib/clients/jobs';
import { acquirePage, markPages, tellClient } from '@/lib/clients/page-news/mutations';
import { getClientsToday } from '@/lib/clients/pages/data';
import { homesLeft } from '@/lib/listings/events';
import { settleBackground } from '@/lib/platform/jobs/background';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { freshIndex, lookBack } from '@/lib/search/requirements.data';
import { SETTINGS_ID } from '@/lib/settings/data';
import { readSharedHome } from '@/lib/shortlists/data';
import type { SharedShortlistDto } from '@/lib/shortlists/dto';
import { tourDays } from '@/lib/shortlists/tours/rules';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { Property } from '@/models/listings/property';
import { SiteSettings } from '@/models/settings/site-settings';
import { Browser } from '@/test/browser';
import { clientsOf, clientsOf as of } from '@/test/clients';
import { brokenBulk, clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { mailsTo } from '@/test/saved-searches';
import { listing, listing as made, shortlistsOf } from '@/test/shortlists';
import { listMatches } from './data';
import {
  markHomesSeen,
  matchListing,
  matchListings,
  matchRequirement,
  recordListingChanges,
  removeEndedMatches,
} from './mutations';
import { fitOf, inOrder } from './rules';

describe('matching', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const QUERY = 'type=sale&city=nagpur&locality=dharampeth&bedrooms=2&maxPrice=6000000';
  const FACTS = { locality: 'Dharampeth', localitySlug: 'dharampeth', bedrooms: 2, price: 5_800_000 };
  const listing = (more: object = {}) => made({ ...FACTS, ...more });

  /** A broker with one client, who has a requirement. */
  async function broker(query = QUERY, more: object = {}) {
    const person = await signedIn('broker');
    const clients = of(person.browser);
    const client = await clients.added('Asha');
    const requirement = await clients.required(client, query, more);
    const actor = { userId: person.id, name: 'B', role: 'broker', via: 'cookie' } as const;
    return { ...person, clients, client, requirement, actor, matches: () => listMatches(client) };
  }

  const change = async (id: string, facts: object) => {
    await Property.updateOne({ _id: id }, { $set: facts });
    await matchListing(id);
  };

  const told = async (item: Awaited<ReturnType<typeof broker>>) =>
    (await item.matches()).map(({ reasons, ended, isNear, isNew }) => [
      ended ? ended.reason : reasons.join(', '),
      ...(isNear ? ['near'] : []),
      ...(isNew ? ['new'] : []),
    ]);

  describe('matching both ways', () => {
    test('matches a new requirement with listed homes and gives reasons', async () => {
      await listing();
      await listing({ price: 6_100_000 });
      await listing({ status: 'draft' });
      const asha = await broker();
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹58 L within ₹60 L', 'new']]);
    });

    test('keeps all matches when the database fails midway', async () => {
      const asha = await broker();
      await listing();
      const gone = brokenBulk();
      const write = jest.spyOn(ClientMatch.collection, 'bulkWrite').mockRejectedValueOnce(gone);
      await expect(recordListingChanges()).rejects.toBe(gone);
      write.mockRestore();
      await recordListingChanges();
      expect(await asha.matches()).toHaveLength(1);
    });

    test('matches a new listing with every broker’s requirements and keeps them private', async () => {
      const [asha, ravi] = [await broker(), await broker()];
      await broker('type=rent&city=nagpur');
      const id = await listing();
      await recordListingChanges();
      for (const item of [asha, ravi]) {
        expect(await told(item)).toEqual([['2 BHK in Dharampeth, ₹58 L within ₹60 L', 'new']]);
        const { json } = await item.clients.matching(id);
        expect(json.clients).toEqual([expect.objectContaining({ id: item.client, name: 'Asha' })]);
        expect(await getClientsToday(item.actor)).toEqual([
          { id: item.client, name: 'Asha', matches: 1, ended: 0 },
        ]);
      }
      expect(await ClientMatch.countDocuments({})).toBe(2);
    });

    test('reports each match only once, even in parallel runs', async () => {
      const asha = await broker();
      const id = await listing();
      await Promise.all([matchListing(id), matchListing(id), matchRequirement(asha.requirement)]);
      await asha.clients.seen(asha.client, [id]);
      expect(await matchListing(id)).toBe(0);
      expect(await recordListingChanges()).toBe(0);
      expect(await matchRequirement(asha.requirement)).toBe(0);
      await change(id, { description: 'Freshly painted' });
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹58 L within ₹60 L']]);
      await change(id, { price: 5_500_000 });
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹55 L within ₹60 L']]);
    });

    test.each([
      [{ price: 6_200_000 }, '₹62 L, over ₹60 L'],
      [{ bedrooms: 3 }, 'No longer matches'],
      [{ status: 'sold' }, 'Sold'],
      [{ status: 'paused' }, 'Paused by the lister'],
      [{ status: 'expired' }, 'Expired'],
    ])('reports an ended match: %j', async (facts, reason) => {
      const asha = await broker();
      const id = await listing();
      await matchListing(id);
      await markHomesSeen(asha.client, [id]);
      await change(id, facts);
      expect(await told(asha)).toEqual([[reason, 'new']]);
      expect(await getClientsToday(asha.actor)).toMatchObject([{ matches: 0, ended: 1 }]);
      expect((await asha.clients.matching(id)).json.clients).toEqual([]);
      await change(id, { ...FACTS, status: 'active' });
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹58 L within ₹60 L', 'new']]);
    });

    test('ends the matches of a deleted listing, and deletes them after a time', async () => {
      const asha = await broker();
      const id = await listing();
      await matchListing(id);
      await Property.deleteOne({ _id: id });
      await matchListings([new Types.ObjectId(id)]);
      expect(await told(asha)).toEqual([['No longer listed', 'new']]);
      expect((await asha.matches())[0]).toMatchObject({ title: 'A flat in Dharampeth' });
      expect(await removeEndedMatches(new Date(Date.now() - 3_600_000))).toBe(0);
      expect(await removeEndedMatches(new Date(Date.now() + 1000))).toBe(1);
    });

    test('loses and finds homes when a requirement changes', async () => {
      await listing();
      await listing({ bedrooms: 3, price: 9_000_000, area: 1400 });
      const asha = await broker();
      await asha.clients.changeRequirement(asha.client, asha.requirement, {
        query: 'type=sale&city=nagpur&bedrooms=3&minArea=1200',
      });
      expect(new Set((await told(asha)).map(([text]) => text))).toEqual(
        new Set(['3 BHK in Dharampeth, 1,400 sq ft, at least 1,200 sq ft', '900 sq ft, under 1,200 sq ft']),
      );
    });

    test('pauses a requirement and catches up when it resumes', async () => {
      const asha = await broker();
      await asha.clients.changeRequirement(asha.client, asha.requirement, { paused: true });
      const id = await listing();
      await matchListing(id);
      expect(await told(asha)).toEqual([]);
      await asha.clients.changeRequirement(asha.client, asha.requirement, { paused: false });
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹58 L within ₹60 L', 'new']]);
    });

    test('finds near misses only if wanted, states the difference, and announces them again when they fit', async () => {
      const [asha, ravi] = [await broker(QUERY, { nearMisses: true }), await broker()];
      const id = await listing({ price: 6_300_000 });
      await listing({ price: 6_700_000 });
      await recordListingChanges();
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹63 L, 5 % over ₹60 L', 'near', 'new']]);
      expect(await told(ravi)).toEqual([]);
      await markHomesSeen(asha.client, [id]);
      await change(id, { price: 6_000_000 });
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹60 L within ₹60 L', 'new']]);
      await change(id, { price: 6_300_000 });
      await asha.clients.changeRequirement(asha.client, asha.requirement, { nearMisses: false });
      expect(await told(asha)).toEqual([['₹63 L, over ₹60 L', 'near', 'new']]);
    });

    test('marks clients with unseen homes in the list and on Today until each home is viewed, not on opening the page', async () => {
      const asha = await broker();
      await asha.clients.added('Aaron');
      const [home, other] = [await listing(), await listing({ price: 3_000_000 })];
      await matchListings([new Types.ObjectId(home), new Types.ObjectId(other)]);
      const wishes = ['For Sale · Nagpur · Dharampeth · 2 BHK · Up to ₹60 L'];
      const item = { name: 'Asha', wishes, newMatches: 2, endedMatches: 0 };
      expect((await asha.clients.list('?view=matches')).json).toMatchObject({ total: 1, rows: [item] });
      expect(await getClientsToday(asha.actor)).toMatchObject([{ name: 'Asha', matches: 2 }]);
      expect(await asha.clients.names()).toEqual(['Asha', 'Aaron']);
      const { json } = await asha.clients.read(asha.client);
      expect(json.requirements).toMatchObject([
        { title: 'For Sale · Nagpur · Dharampeth · 2 BHK · Up to ₹60 L', isPaused: false },
      ]);
      expect(json.matches).toMatchObject([
        { isNew: true, property: home, card: { title: 'A flat in Dharampeth' }, fit: 97 },
        { isNew: true, property: other, fit: 93 },
      ]);
      await asha.clients.seen(asha.client);
      expect(await asha.clients.names('?view=matches')).toEqual(['Asha']);
      await asha.clients.seen(asha.client, [home]);
      expect((await asha.clients.list('?view=matches')).json).toMatchObject({ rows: [{ newMatches: 1 }] });
      await asha.clients.seen(asha.client, [other]);
      expect(await asha.clients.names('?view=matches')).toEqual([]);
      expect(await getClientsToday(asha.actor)).toEqual([]);
      expect(await asha.clients.names()).toEqual(['Aaron', 'Asha']);
    });

    test('counts each client of a listing once, for any number of matching requirements', async () => {
      const asha = await broker();
      await asha.clients.required(asha.client, 'type=sale&city=nagpur');
      const id = await listing();
      await matchListing(id);
      expect((await asha.clients.matching(id)).json.clients).toHaveLength(1);
    });
  });

  describe('requirements', () => {
    test('refuses empty, repeated and excessive requirements', async () => {
      const { clients, client } = await broker();
      expect((await clients.require(client, 'type=sale')).status).toBe(400);
      expect((await clients.require(client, 'nonsense=1')).status).toBe(400);
      expect((await clients.require(client, 'x'.repeat(2001))).status).toBe(400);
      expect((await clients.require(client, `${QUERY}&page=4&sort=price-asc`)).status).toBe(409);
      for (let n = 1; n < 20; n++) await clients.required(client, `city=nagpur&maxPrice=${n}00000`);
      expect((await clients.require(client, 'city=pune')).status).toBe(409);
    });

    test('hides the matches of other brokers', async () => {
      const [asha, rival] = [await broker(), await broker()];
      const { client, requirement } = asha;
      const replies = [
        await rival.clients.require(client, 'city=pune'),
        await rival.clients.changeRequirement(client, requirement, { paused: true }),
        await rival.clients.changeRequirement(rival.client, requirement, { paused: true }),
        await rival.clients.dropRequirement(client, requirement),
        await rival.clients.dropRequirement(rival.client, requirement),
        await rival.clients.changeRequirement(client, 'x', {}),
      ];
      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(404));
      expect(await Requirement.countDocuments({ isPaused: false })).toBe(2);
    });

    test('deletes matches with their requirement, and everything with a client', async () => {
      await listing();
      const [asha, ravi] = [await broker(), await broker()];
      await asha.clients.dropRequirement(asha.client, asha.requirement);
      expect([await told(asha), await Requirement.countDocuments({})]).toEqual([[], 1]);
      await ravi.clients.drop(ravi.client);
      expect([await ClientMatch.countDocuments({}), await Requirement.countDocuments({})]).toEqual([0, 0]);
    });
  });

  test.each([
    { client: new Types.ObjectId() },
    { property: new Types.ObjectId(), owner: new Types.ObjectId() },
    { owner: new Types.ObjectId(), team: null, isUnseen: true },
    { team: new Types.ObjectId(), isUnseen: true },
  ])('reads matches through an index: %j', async (filter) => {
    expect(await planOf({ find: 'clientmatches', filter })).not.toContain('COLLSCAN');
  });

  describe('looking again', () => {
    afterEach(() => jest.restoreAllMocks());

    test('goes back hours when the clock was changed and when the last look was interrupted', () => {
      const at = Date.now();
      const look = lookBack();
      const hours = () => Math.round((at - look.since(at, at)) / 3_600_000);
      expect(hours()).toBe(3);
      look.done();
      expect([hours(), hours()]).toEqual([0, 3]);
      look.done();
      expect(hours()).toBe(0);
      look.done();
      jest.spyOn(Date, 'now').mockReturnValue(at - 7_200_000);
      expect(hours()).toBe(3);
      look.done();
      expect(look.since(at, at - 7_200_000)).toBe(at - 7_210_000);
    });

    test('misses no search when the database fails during a full run', async () => {
      const updatedAt = new Date(Date.now() - 3_600_000);
      const rows = [1, 2].map(() => ({ _id: new Types.ObjectId(), updatedAt }));
      let isGone = false;
      const source = {
        name: 'of this test',
        async *read({ updatedAt: { $gte } }: { updatedAt: { $gte: Date } }) {
          for (const row of rows.filter((row) => row.updatedAt >= $gte)) {
            yield row;
            if (isGone) throw new Error('gone');
          }
        },
        searchesOf: ({ _id }: (typeof rows)[number]) => [{ id: String(_id), search: parseStored(QUERY) }],
      };
      expect((await freshIndex(source)).size).toBe(2);
      const later = Date.now() + 7 * 3_600_000;
      jest.spyOn(Date, 'now').mockReturnValue(later);
      isGone = true;
      await expect(freshIndex(source)).rejects.toThrow('gone');
      isGone = false;
      expect((await freshIndex(source)).size).toBe(2);
    });
  });
});

describe('match rules', () => {
  test('ranks homes over budget or too small last, and otherwise those near the budget and larger ones first', () => {
    const wish = parseStored('type=sale&city=nagpur&maxPrice=6000000&minArea=800');
    const fits = [
      { price: 6_000_000, area: 1000 },
      { price: 5_800_000, area: 1000 },
      { price: 6_000_000, area: 800 },
      { price: 5_500_000, area: 800 },
      { price: 2_500_000, area: 1000 },
      { price: 6_100_000, area: 900 },
      { price: 6_300_000, area: 900 },
      { price: 6_300_000, area: 780 },
    ].map((home) => fitOf(wish, home));
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect(new Set(fits).size).toBe(fits.length);
    expect(Math.min(...fits)).toBeGreaterThanOrEqual(0);
  });

  test('scores prices between two limits equally', () => {
    const wish = parseStored('type=sale&city=nagpur&minPrice=4000000&maxPrice=6000000');
    expect(new Set([4, 5, 6].map((n) => fitOf(wish, { price: n * 1_000_000, area: 900 }))).size).toBe(1);
  });

  const match = (property: string, fit: number | undefined, locality: string | undefined, isNear = false) => {
    return {
      property,
      isNear,
      ...(fit !== undefined && { fit }),
      card: { city: 'Nagpur', ...(locality && { locality }) },
    };
  };
  const namesOf = (rows: { property: string }[]) => rows.map(({ property }) => property);
  const vote = (id: string, locality: string, verdict: 'yes' | 'maybe' | 'no') => {
    return { id, card: { city: 'Nagpur', locality }, replies: [{ verdict }] };
  };

  test('offers homes by fit, spread over localities, and counts a home with two matches once', () => {
    const besa = Array.from({ length: 5 }, (_, i) => match(`besa${i}`, 95 - i / 10, 'Besa'));
    const rows = [besa[0]!, ...besa, match('manish', 93.2, 'Manish Nagar'), match('far', 70, 'Hingna')];
    expect(namesOf(inOrder(rows, []))).toEqual('besa0 besa0 besa1 manish besa2 besa3 besa4 far'.split(' '));
  });

  test('keeps the order of equal homes, and does not group homes without a locality', () => {
    const rows = ['a', 'b', 'c', 'd'].map((name) => match(name, 90, undefined));
    expect(namesOf(inOrder(rows, [vote('x', '', 'yes')]))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('moves a locality’s homes by votes, but never a near miss before a match', () => {
    const rows = [match('a', 95, 'Besa'), match('b', 94, 'Besa'), match('c', 93, 'Manish Nagar')];
    expect(namesOf(inOrder(rows, [vote('x', 'Manish Nagar', 'yes')]))).toEqual(['a', 'c', 'b']);
    expect(namesOf(inOrder(rows, [vote('x', 'Besa', 'maybe')]))).toEqual(['a', 'b', 'c']);
    const near = [...rows, match('near', 80, 'Hingna', true)];
    const loved = Array.from({ length: 20 }, (_, i) => vote(`x${i}`, 'Hingna', 'yes'));
    expect(namesOf(inOrder(near, loved)).at(-1)).toBe('near');
  });

  test('puts refused homes after other available ones, and ended ones last', () => {
    const rows = [match('a', 95, 'Besa'), match('ended', undefined, 'Besa'), match('near', 70, 'Besa', true)];
    expect(namesOf(inOrder(rows, [vote('a', 'Besa', 'no')]))).toEqual(['near', 'a', 'ended']);
  });
});

describe('page news', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const CONSENT = { email: 'asha@clients.example', consentHow: 'said', consentDay: '2026-11-01' };
  const tokenOf = (url: string | null | undefined) => url?.split('/').pop() ?? '';

  async function sent(client: object = {}) {
    const person = await signedIn('broker', { name: 'Suresh Broker', phone: '+919822012345' });
    const clients = clientsOf(person.browser);
    const id = await clients.added('Asha Deshmukh', client);
    const homes = [
      await listing({ title: 'Garden flat', price: 5_800_000, propertyCode: 'SG-NAG-1001' }),
      await listing({ title: 'Corner flat' }),
    ];
    await clients.send(id, homes);
    const list = (await clients.detail(id)).lists[0]!;
    const token = tokenOf(list.url);
    const page = async (browser = new Browser()) =>
      (await shortlistsOf(browser).shared(token)).json as unknown as SharedShortlistDto;
    return { person, clients, id, homes, list, token, page };
  }

  /** Runs the jobs that are due within a quarter of an hour. */
  async function runDue(): Promise<number> {
    const now = new Date(Date.now() + 15 * MINUTE_MS);
    const row = await acquirePage(now, new Date(now.getTime() + MINUTE_MS));
    return row ? tellClient(row) : 0;
  }

  test('shows the broker’s name, number and text, the office’s line, and short addresses on the page', async () => {
    const { person, id, list, page } = await sent();
    await SiteSettings.create({ _id: SETTINGS_ID, version: 1, printLine: 'With Saptam Group' });
    const words = 'Look at the kitchen of the first one.';
    const params = { id, list: list.id };
    const save = (body: object) => person.browser.call(change, '/x', { method: 'PATCH', params, body });
    expect([(await save({ words })).status, (await save({})).status]).toEqual([200, 400]);
    expect(await page()).toMatchObject({
      from: 'Suresh Broker',
      broker: { name: 'Suresh Broker', phone: '+919822012345', agentNumber: 'A50500012345' },
      line: 'With Saptam Group',
      words,
      homes: [{ typed: '/p/SG-NAG-1001' }, { title: 'Corner flat' }],
    });
  });

  test('marks a cheaper and a sold home on the page, and tells the client of both once', async () => {
    const { homes, page } = await sent(CONSENT);
    const [garden = '', corner = ''] = homes;
    await Property.updateOne({ _id: garden }, { price: 5_500_000 });
    await Property.updateOne({ _id: corner }, { $set: { status: 'sold' } });
    expect((await page()).homes.map(({ changes }) => changes)).toEqual([
      [{ kind: 'price', before: 5_800_000, now: 5_500_000 }],
      [{ kind: 'status', now: 'sold' }],
    ]);
    expect(await runDue()).toBe(0);
    await markPages(homes);
    expect(await runDue()).toBe(1);
    const [mail = '', ...others] = mailsTo(CONSENT.email);
    expect(others).toEqual([]);
    expect(mail).toContain('Garden flat: Price down');
    expect(mail).toContain('Corner flat: Sold');
    await markPages(homes);
    expect([await runDue(), mailsTo(CONSENT.email).length]).toEqual([0, 1]);
    // the page still shows it to later readers
    expect((await page()).homes.map(({ changes }) => changes.length)).toEqual([1, 1]);
  });

  test('looks at a home that leaves the market in the job, and writes to no client without consent', async () => {
    const { homes } = await sent({ email: 'no@consent.example' });
    await Property.updateOne({ _id: homes[0] }, { $set: { status: 'sold' } });
    await homesLeft.emit(new Map([[homes[0]!, 'sold']]));
    expect(await acquirePage(new Date(), new Date())).toBeNull();
    expect(await runDue()).toBe(0);
    expect(mailsTo('no@consent.example')).toEqual([]);
    expect(clientJobs.map(({ name }) => name)).toContain('client page news');
  });

  test('mails "see both on Sunday" to the broker once per browser', async () => {
    const { person, clients, id, homes, token, page } = await sent();
    const [sunday = ''] = tourDays(new Date());
    expect(new Date(sunday).getUTCDay()).toBe(0);
    const aai = new Browser();
    const ask = (body: object) =>
      aai.call(askTour, '/x', {
        method: 'POST',
        params: { token },
        body: { name: 'Aai', day: sunday, homes, ...body },
      });
    expect((await ask({ phone: '98220 55555' })).status).toBe(200);
    const [mail = ''] = mailsTo(person.email);
    expect(mail).toContain('Garden flat');
    expect(mail).toContain('Corner flat');
    expect(mail).toContain('98220 55555');
    expect(mail).toContain(`/dashboard/clients/${id}`);
    expect((await clients.detail(id)).hasReacted).toBe(true);
    expect((await ask({ homes: [homes[1]] })).status).toBe(200);
    const [list] = (await clients.detail(id)).lists;
    expect(list?.tours).toEqual([{ name: 'Aai', day: sunday, homes: [homes[1]], at: expect.any(String) }]);
    expect((await page(aai)).tour).toEqual({ day: sunday, homes: [homes[1]] });
    const others = await page();
    expect(others.tour).toBeUndefined();
    expect(JSON.stringify(others)).not.toContain('55555');
  });

  test('refuses a tour of other homes, on a past or distant day, or without a name', async () => {
    const { homes, token } = await sent();
    const [sunday] = tourDays(new Date());
    const ask = async (body: object, of = token) => {
      const wish = { name: 'Aai', day: sunday, homes, ...body };
      return (await new Browser().call(askTour, '/x', { method: 'POST', params: { token: of }, body: wish }))
        .status;
    };
    expect(await ask({ homes: [await listing()] })).toBe(404);
    expect(await ask({ day: '2020-01-05' })).toBe(400);
    expect(await ask({ day: '2999-01-06' })).toBe(400);
    expect(await ask({ name: ' ' })).toBe(400);
    expect(await ask({ phone: 'call me' })).toBe(400);
    expect(await ask({}, 'A'.repeat(32))).toBe(404);
  });

  test('opens another lister’s home under the page’s broker, and only while it is on the page', async () => {
    const { homes, token } = await sent();
    const found = await readSharedHome(token, homes[0]!);
    expect(found).toMatchObject({ broker: { name: 'Suresh Broker' }, listing: { title: 'Garden flat' } });
    expect(await readSharedHome(token, await listing())).toBeUndefined();
    expect(await readSharedHome('A'.repeat(32), homes[0]!)).toBeUndefined();
    await Property.updateOne({ _id: homes[0] }, { $set: { status: 'draft' } });
    expect(await readSharedHome(token, homes[0]!)).toBeUndefined();
  });
});
