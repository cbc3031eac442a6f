import { Types } from 'mongoose';
import { parseStored } from '@/lib/alerts/saved-searches/rules';
import { getClientsToday } from '@/lib/clients/pages/data';
import { settleBackground } from '@/lib/platform/jobs/background';
import { freshIndex, lookBack } from '@/lib/search/requirements/data';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { Property } from '@/models/listings/property';
import { clientsOf as of } from '@/test/clients';
import { brokenBulk, clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { listing as made } from '@/test/shortlists';
import { listMatches } from './data';
import {
  markHomesSeen,
  matchListing,
  matchListings,
  matchRequirement,
  recordListingChanges,
  removeEndedMatches,
} from './mutations';
import { fitOf } from './rules';

describe('matching', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const QUERY = 'type=sale&city=nagpur&locality=dharampeth&bedrooms=2&maxPrice=6000000';
  const FACTS = { locality: 'Dharampeth', localitySlug: 'dharampeth', bedrooms: 2, price: 5_800_000 };
  const listing = (more: object = {}) => made({ ...FACTS, ...more });

  /** A broker with one client, who looks for something. */
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
    test('a new requirement finds the homes that are listed, each with a reason', async () => {
      await listing();
      await listing({ price: 6_100_000 });
      await listing({ status: 'draft' });
      const asha = await broker();
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹58 L within ₹60 L', 'new']]);
    });

    test('a database that goes away while matches are noted takes none of them along', async () => {
      const asha = await broker();
      await listing();
      const gone = brokenBulk();
      const write = jest.spyOn(ClientMatch.collection, 'bulkWrite').mockRejectedValueOnce(gone);
      await expect(recordListingChanges()).rejects.toBe(gone);
      write.mockRestore();
      await recordListingChanges();
      expect(await asha.matches()).toHaveLength(1);
    });

    test('a new listing finds the requirements of every broker, and nobody sees those of another', async () => {
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

    test('nothing is reported twice, whatever runs again and however many run at once', async () => {
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
      [{ bedrooms: 3 }, 'No longer what is looked for'],
      [{ status: 'sold' }, 'Sold'],
      [{ status: 'paused' }, 'Paused by its lister'],
      [{ status: 'expired' }, 'Expired'],
    ])('a match that stops is said: %j', async (facts, reason) => {
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

    test('a listing that was removed for good ends its matches, and they are forgotten in time', async () => {
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

    test('a requirement that changes loses and finds homes', async () => {
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

    test('a paused requirement rests, and catches up when it goes on', async () => {
      const asha = await broker();
      await asha.clients.changeRequirement(asha.client, asha.requirement, { paused: true });
      const id = await listing();
      await matchListing(id);
      expect(await told(asha)).toEqual([]);
      await asha.clients.changeRequirement(asha.client, asha.requirement, { paused: false });
      expect(await told(asha)).toEqual([['2 BHK in Dharampeth, ₹58 L within ₹60 L', 'new']]);
    });

    test('near misses come only where they are wanted, say what they miss, and are news again when they fit', async () => {
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

    test('the list and Today say who has something new, until each home was looked at; opening the page changes nothing', async () => {
      const asha = await broker();
      await asha.clients.added('Aaron');
      const [home, other] = [await listing(), await listing({ price: 3_000_000 })];
      await matchListings([new Types.ObjectId(home), new Types.ObjectId(other)]);
      const item = { name: 'Asha', requirements: 1, budget: 6_000_000, newMatches: 2, endedMatches: 0 };
      expect((await asha.clients.list('?view=matches')).json).toMatchObject({ total: 1, rows: [item] });
      expect(await getClientsToday(asha.actor)).toMatchObject([{ name: 'Asha', matches: 2 }]);
      expect(await asha.clients.names()).toEqual(['Asha', 'Aaron']);
      const { json } = await asha.clients.read(asha.client);
      expect(json.requirements).toMatchObject([
        { title: 'For Sale · Nagpur · Dharampeth · 2 BHK · Up to ₹60 L', isPaused: false },
      ]);
      expect(json.matches).toMatchObject([
        { isNew: true, property: other, fit: 93 },
        { isNew: true, property: home, card: { title: 'A flat in Dharampeth' }, fit: 88 },
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

    test('a listing counts each client once, however many of its requirements it fits', async () => {
      const asha = await broker();
      await asha.clients.required(asha.client, 'type=sale&city=nagpur');
      const id = await listing();
      await matchListing(id);
      expect((await asha.clients.matching(id)).json.clients).toHaveLength(1);
    });
  });

  describe('requirements', () => {
    test('what asks for nothing, twice the same, or too much is refused', async () => {
      const { clients, client } = await broker();
      expect((await clients.require(client, 'type=sale')).status).toBe(400);
      expect((await clients.require(client, 'nonsense=1')).status).toBe(400);
      expect((await clients.require(client, 'x'.repeat(2001))).status).toBe(400);
      expect((await clients.require(client, `${QUERY}&page=4&sort=price-asc`)).status).toBe(409);
      for (let n = 1; n < 20; n++) await clients.required(client, `city=nagpur&maxPrice=${n}00000`);
      expect((await clients.require(client, 'city=pune')).status).toBe(409);
    });

    test('those of another broker are not there', async () => {
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

    test('with a requirement go its matches, and with a client everything', async () => {
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
  ])('matches come from an index: %j', async (filter) => {
    expect(await planOf({ find: 'clientmatches', filter })).not.toContain('COLLSCAN');
  });

  describe('looking again and again', () => {
    afterEach(() => jest.restoreAllMocks());

    test('goes back hours when the clock was set, and when the last look broke off', () => {
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

    test('a database that goes away while all searches are read again leaves none of them out', async () => {
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

describe('rules', () => {
  test('what misses the budget or the area fits less than everything that keeps them; within them cheaper and larger is better', () => {
    const wish = parseStored('type=sale&city=nagpur&maxPrice=6000000&minArea=800');
    const fits = [
      { price: 4_000_000, area: 1000 },
      { price: 5_800_000, area: 1000 },
      { price: 5_500_000, area: 800 },
      { price: 6_000_000, area: 800 },
      { price: 6_100_000, area: 900 },
      { price: 6_300_000, area: 900 },
      { price: 6_300_000, area: 780 },
    ].map((home) => fitOf(wish, home));
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect(new Set(fits).size).toBe(fits.length);
    expect(Math.min(...fits)).toBeGreaterThanOrEqual(0);
  });
});
