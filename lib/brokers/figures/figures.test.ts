import { Types } from 'mongoose';
import { POST } from '@/app/api/presence/route';
import { GET as figures } from '@/app/api/property/[id]/figures/route';
import { getDemand } from '@/lib/brokers/demand/data';
import { bestOf, changesOf, pricesAround, stepOf } from '@/lib/brokers/demand/rules';
import { PRESENCE_TYPES, type PresenceType } from '@/lib/brokers/presence/constants';
import { shortNames } from '@/lib/brokers/presence/format';
import { erasePresence } from '@/lib/brokers/presence/mutations';
import { byText } from '@/lib/platform/language/collation';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { totalOf } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import type { ActivityAction } from '@/lib/visitors/activity/constants';
import { SavedSearch } from '@/models/alerts/saved-search';
import { Presence } from '@/models/brokers/presence';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Activity } from '@/models/visitors/activity';
import { ListingDay } from '@/models/visitors/listing-day';
import { Visit } from '@/models/visits/visit';
import { Browser, Browser as NewBrowser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { saveByMail, searchesOf } from '@/test/saved-searches';
import { listing, shortlistsOf } from '@/test/shortlists';
import { recordsOf, type TeamRecords } from '@/test/team-records';
import { dropMember, makeTeam, type TestTeam } from '@/test/teams';
import type { ListingFiguresDto } from './dto';
import { bucketsOf, countWishes, medianOf, seriesOf, wishesOf } from './rules';

describe('figures api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const flat = { bedrooms: 2, localitySlug: 'dharampeth', locality: 'Dharampeth' };

  /** Creates a listing of some age. */
  async function listed(more: Record<string, unknown> = {}, age = 60): Promise<string> {
    const id = await listing({ ...flat, ...more });
    await Property.collection.updateOne(
      { title: { $exists: true }, _id: (await Property.findById(id))!._id },
      {
        $set: { createdAt: daysAgo(age) },
      },
    );
    return id;
  }
  const look = (property: string, days: number, views: number, more: object = {}) =>
    ListingDay.create({ property, day: indianDay(daysAgo(days)), views, ...more });
  const enquire = (property: string) =>
    Enquiry.create({ name: 'Asha', phone: '+919800000001', message: 'Is it free?', property });

  async function read(person: Person, id: string, days = 30): Promise<ListingFiguresDto> {
    const reply = await person.browser.call(figures, `/x?days=${days}`, { params: { id } });
    if (reply.status !== 200) throw new Error(`not read: ${reply.status} ${reply.text}`);
    return reply.json.data as ListingFiguresDto;
  }
  const totals = ({ figures: all }: ListingFiguresDto) =>
    Object.fromEntries(all.map(({ figure, total, median }) => [figure, [total, median]]));

  test('compares a listing’s results with the median of five similar ones', async () => {
    const owner = await signedIn('broker');
    const id = await listed({ owner: owner.id });
    await look(id, 0, 3, { seen: 40, sources: { list: 2, print: 1 } });
    await look(id, 2, 1, { seen: 2, sources: { list: 1 } });
    await look(id, 45, 9, { seen: 9 });
    await enquire(id);
    const now = new Date();
    const sources = ['enquiry', 'call', 'whatsapp'].map((kind) => ({ kind, ref: kind, at: now }));
    await Lead.collection.insertOne({
      key: 'x',
      property: new Types.ObjectId(id),
      lastAt: now,
      sources,
    } as never);
    for (const views of [10, 20, 30, 40, 50]) await look(await listed(), 1, views);
    await shortlistsOf(new Browser()).save(id);
    await shortlistsOf(new Browser('203.0.113.8')).hide(id);
    const link = () => ({ hash: String(Math.random()), token: { v: 1, iv: 'a', tag: 'b', data: 'c' } });
    const soon = daysAgo(-2);
    await Visit.collection.insertOne({
      property: (await Property.findById(id))!._id,
      until: soon,
      createdAt: new Date(),
      visitorLink: link(),
      hostLink: link(),
    });
    const read30 = await read(owner, id);
    expect(totals(read30)).toEqual({
      seen: [42, 0],
      opened: [4, 30],
      contacted: [3, 0],
      favourites: [1, 0],
      visits: [1, 0],
    });
    expect(read30.similar?.count).toBe(5);
    expect(read30.similar?.what).toContain('Dharampeth');
    expect(read30.sources).toEqual([
      { source: 'list', count: 3 },
      { source: 'print', count: 1 },
    ]);
    const opened = read30.figures[1]!.points;
    expect(opened).toHaveLength(30);
    expect(opened.at(-1)).toEqual({ day: indianDay(new Date()), value: 3, median: 0 });
    expect(opened.at(-2)).toMatchObject({ value: 0, median: 30 });
    // weeks, including data older than a month
    const read90 = await read(owner, id, 90);
    expect(totals(read90).opened).toEqual([13, 30]);
  });

  test('counts a contact on a day without a recorded opening as an opening too', async () => {
    const owner = await signedIn('seller');
    const id = await listed({ owner: owner.id });
    await enquire(id);
    expect(totals(await read(owner, id))).toMatchObject({
      opened: [1, undefined],
      contacted: [1, undefined],
    });
    await look(id, 0, 3);
    expect(totals(await read(owner, id)).opened).toEqual([3, undefined]);
  });

  test('shows no median with four similar listings, and counts only the own days of a new listing', async () => {
    const owner = await signedIn('seller');
    const id = await listed({ owner: owner.id }, 3);
    for (const views of [1, 2, 3, 4]) await look(await listed(), 10, views);
    // one of five is younger than the listing, so it has fewer days for views
    await look(await listed({}, 1), 0, 5);
    const seen = await read(owner, id);
    expect(seen.similar).toBeUndefined();
    expect(seen.figures.every(({ median }) => median === undefined)).toBe(true);
    expect(seen.since).toBe(indianDay(daysAgo(3)));
    expect(seen.figures[1]!.points).toHaveLength(4);
  });

  test('shows what readers searched for only if five people searched', async () => {
    const owner = await signedIn('seller');
    const id = await listed({ owner: owner.id });
    const entry = (who: object, action: ActivityAction, metadata: object) =>
      Activity.create({ ...who, action, metadata, timestamp: daysAgo(1) });
    const page = `/properties/${id}`;
    for (const n of [1, 2, 3, 4, 5]) {
      const who = { guestID: `guest_${n}` };
      await entry(who, 'product_view', { page });
      await entry(who, 'search', { filters: 'bedrooms=2', found: 3 });
      // four of them only
      if (n < 5) await entry(who, 'search', { filters: 'bedrooms=3', found: 3 });
      // the same person is counted once
      await entry({ guestID: 'guest_1' }, 'search', { ask: 'near airport' });
    }
    // five who did not open it
    for (const n of [6, 7, 8, 9, 10])
      await entry({ guestID: `guest_${n}` }, 'search', { filters: 'furnishing=furnished' });
    // its owner does not count as a reader
    await entry({ user: owner.id }, 'product_view', { page });
    const { readers, searches } = await read(owner, id);
    expect(readers).toBe(5);
    expect(searches).toEqual([{ label: '2 BHK', people: 5 }]);
  });

  test('shows figures only to people who may edit the listing', async () => {
    const [owner, stranger, admin] = [
      await signedIn('seller'),
      await signedIn('broker'),
      await signedIn('admin'),
    ];
    const id = await listed({ owner: owner.id });
    const call = (person: Person, query = '', of = id) =>
      person.browser.call(figures, `/x${query}`, { params: { id: of } });
    expect((await call(admin)).status).toBe(200);
    const foreign = await call(stranger);
    const unknown = await call(owner, '', 'f'.repeat(24));
    expect([foreign.status, foreign.json.message]).toEqual([unknown.status, unknown.json.message]);
    expect(foreign.status).toBe(404);
    expect((await new Browser().call(figures, '/x', { params: { id } })).status).toBe(401);
    expect((await call(owner, '?days=7')).status).toBe(400);
  });

  test('uses an index for every read', async () => {
    const id = (await Property.findById(await listed()))!._id;
    const since = daysAgo(30);
    const reads = [
      { find: 'listingdays', filter: { property: { $in: [id] }, day: { $gte: indianDay(since) } } },
      { find: 'enquiries', filter: { property: { $in: [id] }, createdAt: { $gte: since } } },
      { find: 'leads', filter: { property: { $in: [id] }, lastAt: { $gte: since } } },
      { find: 'shortlists', filter: { 'homes.property': { $in: [id] }, slot: { $ne: 'hidden' } } },
      { find: 'visits', filter: { property: { $in: [id] }, until: { $gte: since } } },
      {
        find: 'activities',
        filter: {
          action: 'product_view',
          'metadata.page': `/properties/${id}`,
          timestamp: { $gte: since },
        },
      },
      {
        find: 'activities',
        filter: { guestID: { $in: ['guest_1'] }, action: 'search', timestamp: { $gte: since } },
      },
    ];
    for (const command of reads) expect(await planOf(command)).not.toContain('COLLSCAN');
  });
});

describe('figure rules', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);

  test('gives the middle of five or more values as median', () => {
    expect(medianOf([1, 2, 3, 4])).toBeUndefined();
    expect(medianOf([9, 1, 4, 0, 2])).toBe(2);
    expect(medianOf([9, 1, 4, 0, 2, 3])).toBe(2.5);
  });

  test('counts weeks from the end, so that the last one is complete', () => {
    expect(bucketsOf(days(10), 7).map((bucket) => bucket.length)).toEqual([3, 7]);
    expect(bucketsOf(days(3), 1)).toHaveLength(3);
  });

  test('shows the listing’s own numbers with the median of others, counting a missing row as zero', () => {
    const own = new Map([
      ['2026-11-01', 4],
      ['2026-11-03', 1],
    ]);
    const busy = new Map([['2026-11-01', 8]]);
    const others = [busy, busy, busy, undefined, undefined];
    expect(seriesOf(own, others, days(3), 1)).toEqual({
      total: 5,
      median: 8,
      points: [
        { day: '2026-11-01', value: 4, median: 8 },
        { day: '2026-11-02', value: 0, median: 0 },
        { day: '2026-11-03', value: 1, median: 0 },
      ],
    });
    expect(seriesOf(own, others.slice(1), days(3), 1).median).toBeUndefined();
  });

  test('shows a search as single wishes with a rounded budget', () => {
    const filters = 'type=sale&city=nagpur&locality=dharampeth&bedrooms=3&maxPrice=6100000';
    expect(wishesOf({ filters, ask: ' 3 BHK near Metro ' })).toEqual([
      'Dharampeth',
      '3 BHK',
      'Up to ₹60 L',
      '“3 bhk near metro”',
    ]);
    expect(wishesOf({ filters: 7, ask: null })).toEqual([]);
  });

  test('shows a wish of five different people, but not one repeated five times', () => {
    const of = (person: string, filters: string) => ({ person, filters });
    const searches = [
      ...['a', 'b', 'c', 'd', 'e'].map((person) => of(person, 'bedrooms=3')),
      ...['a', 'b', 'c', 'd'].map((person) => of(person, 'bedrooms=2')),
      ...Array.from({ length: 9 }, () => of('a', 'furnishing=furnished')),
    ];
    expect(countWishes(searches)).toEqual([{ label: '3 BHK', people: 5 }]);
  });
});

describe('demand', () => {
  describe('data', () => {
    useTestDb();
    beforeEach(clearTestDb);

    const LAKH = 100_000;
    let people = 0;

    /** A person with an account and saved searches. */
    async function buyer(...queries: string[]): Promise<{ id: string; browser: Browser }> {
      const person = await signedIn('buyer');
      for (const query of queries) {
        const { status, text } = await searchesOf(person.browser).save(query);
        if (status >= 300) throw new Error(text);
      }
      return person;
    }
    /** A person with only an email address, who has confirmed the mail. */
    async function confirmed(browser: Browser, email: string, query: string): Promise<string> {
      const token = await saveByMail(browser, email, query);
      const search = await SavedSearch.findOne({ confirmedAt: null, query }).lean();
      await searchesOf(browser).changeByLink(token, String(search?._id), { confirmed: true });
      return token;
    }
    const visitor = () => new NewBrowser(`198.51.100.${++people}`);
    const flat = (more: object = {}) => listing({ price: 58 * LAKH, bedrooms: 2, ...more });
    const curve = async (id: string) =>
      Object.fromEntries((await getDemand(id)).points.map(({ price, buyers }) => [price / LAKH, buyers]));

    test('counts buyers whose saved search would find the listing at each price', async () => {
      const id = await flat();
      await buyer('type=sale&maxPrice=6000000');
      await buyer('type=sale&maxPrice=5500000');
      await buyer('type=sale&maxPrice=5500000&bedrooms=2');
      await buyer('type=sale&maxPrice=5500000&bedrooms=3');
      await buyer('type=rent&maxPrice=6000000');
      await buyer('type=sale&minPrice=5900000');
      const demand = await getDemand(id);
      expect(await curve(id)).toEqual({ 60: 2, 59: 2, 58: 1, 57: 1, 56: 1, 55: 3, 54: 3, 53: 3, 52: 3 });
      expect(demand).toMatchObject({ buyers: 1, savers: 0, best: { price: 55 * LAKH, buyers: 3 } });
    });

    test('counts people instead of searches: with several searches, by mail from two browsers, and as a saver', async () => {
      const id = await flat();
      await buyer('type=sale&bedrooms=2', 'type=sale&maxPrice=6000000', 'q=dharampeth');
      const [browser, other] = [visitor(), visitor()];
      await shortlistsOf(browser).save(id);
      await confirmed(browser, 'asha@people.example', 'type=sale&bedrooms=2');
      await confirmed(other, 'asha@people.example', 'type=sale&maxPrice=5900000');
      expect(await getDemand(id)).toMatchObject({ buyers: 2, savers: 1 });
    });

    test('counts savers only up to the price they saw', async () => {
      const id = await flat();
      await shortlistsOf(visitor()).save(id);
      expect(await curve(id)).toMatchObject({ 60: 0, 58: 1, 52: 1 });
      await Property.updateOne({ _id: id }, { price: 62 * LAKH });
      expect((await getDemand(id)).buyers).toBe(0);
    });

    test('excludes people who stopped, paused, never confirmed, hid it, stopped looking, or own it', async () => {
      const owner = await buyer('type=sale&bedrooms=2');
      const id = await flat({ owner: owner.id });
      const paused = await buyer('type=sale&bedrooms=2');
      const [search] = (await searchesOf(paused.browser).own()).searches;
      await searchesOf(paused.browser).change(search!.id, { paused: true });
      const stopped = visitor();
      const token = await confirmed(stopped, 'stopped@people.example', 'type=sale&bedrooms=2');
      expect((await getDemand(id)).buyers).toBe(1);
      await searchesOf(stopped).stopByLink(token, true);
      await saveByMail(visitor(), 'never@people.example', 'type=sale&bedrooms=2');
      const hider = await buyer('type=sale&bedrooms=2');
      await shortlistsOf(hider.browser).hide(id);
      const gone = visitor();
      await shortlistsOf(gone).save(id);
      const long = new Date(Date.now() - 91 * DAY_MS);
      await Shortlist.collection.updateMany({ slot: 'default' }, { $set: { updatedAt: long } });
      expect(await getDemand(id)).toMatchObject({ buyers: 0, savers: 0 });
    });

    test('shows missing details with the buyers that they would add', async () => {
      const id = await flat({ facing: 'east', amenities: ['lift'] });
      await buyer('type=sale&bedrooms=2');
      await buyer('type=sale&amenities=parking');
      await buyer('type=sale&amenities=parking,lift');
      await buyer('type=sale&amenities=swimming-pool,gym');
      await buyer('type=sale&status=verified');
      await buyer('type=sale&furnishing=furnished');
      // the home faces east, so a search for another side does not match
      await buyer('type=sale&facing=north');
      const { buyers, gains } = await getDemand(id);
      expect(buyers).toBe(1);
      expect(gains).toEqual([
        { label: 'Parking', buyers: 3 },
        { label: 'Furnished', buyers: 2 },
        { label: 'Verified by the agency', buyers: 2 },
      ]);
      // sorts equal gains by their names in the language: एजन्सीने पडताळलेली, फर्निचरसह
      const orderIn = async (language: Language) =>
        (await getDemand(id, new Date(), language)).gains.map(({ label }) => label);
      const equal = ['Furnished', 'Verified by the agency'];
      for (const language of LANGUAGES) {
        const { label } = textsIn(language, 'brokers/figures');
        const inOrder = equal.toSorted((a, b) => byText(language)(label(a), label(b)));
        expect([language, (await orderIn(language)).slice(1)]).toEqual([language, inOrder]);
      }
    });

    test('adds searchers for a floor plan once the listing has one', async () => {
      const id = await flat();
      await buyer('type=sale&bedrooms=2');
      await buyer('type=sale&bedrooms=2&amenities=floor-plan');
      expect(await getDemand(id)).toMatchObject({ buyers: 1, gains: [{ label: 'Floor plan', buyers: 2 }] });
      const picture = { url: '/media/a.jpg', public_id: 'a', width: 10, height: 10 };
      const images = [picture, { ...picture, public_id: 'b', room: 'floor-plan' }];
      await Property.updateOne({ _id: id }, { images });
      expect(await getDemand(id)).toMatchObject({ buyers: 2, gains: [] });
      expect(await totalOf(parseSearch({ type: 'sale', amenities: 'floor-plan' }))).toBe(1);
    });

    test('estimates the demand for an unlisted listing as if it were listed', async () => {
      const id = await flat({ status: 'draft' });
      await buyer('type=sale&status=active');
      expect((await getDemand(id)).buyers).toBe(1);
    });

    test('uses an index for every read', async () => {
      const _id = (await Property.findById(await flat()))!._id;
      for (const command of [
        {
          find: 'savedsearches',
          filter: { _id: { $in: [_id] }, isPaused: false, confirmedAt: { $ne: null } },
        },
        { find: 'savedsearches', filter: { browser: { $in: ['visitor:x'] } } },
        { find: 'alertsubscribers', filter: { _id: { $in: [_id] }, stoppedAt: null } },
        { find: 'shortlists', filter: { 'homes.property': _id } },
      ])
        expect(await planOf(command)).not.toContain('COLLSCAN');
    });
  });

  describe('rules', () => {
    test.each([
      [5_800_000, 100_000],
      [4_500_000, 100_000],
      [12_000_000, 200_000],
      [18_000, 500],
      [1, 1],
    ])('rounds a step of ₹%p to ₹%p', (price, step) => {
      expect(stepOf(price)).toBe(step);
    });

    test('lists round prices around the listing’s own, highest first', () => {
      expect(pricesAround(5_800_000)).toEqual(
        [60, 59, 58, 57, 56, 55, 54, 53, 52].map((lakh) => lakh * 100_000),
      );
      const odd = pricesAround(5_812_345);
      expect(odd.slice(0, 4)).toEqual([6_000_000, 5_900_000, 5_812_345, 5_800_000]);
      expect(pricesAround(2).every((price) => price > 0)).toBe(true);
    });

    test('picks the price that brings the most buyers per rupee, or none', () => {
      const now = { price: 58, buyers: 17, isNow: true as const };
      const points = [{ price: 60, buyers: 10 }, now, { price: 57, buyers: 18 }, { price: 55, buyers: 29 }];
      expect(bestOf(points)).toEqual({ price: 55, buyers: 29 });
      expect(bestOf([now, { price: 57, buyers: 17 }])).toBeUndefined();
      expect(bestOf([{ price: 57, buyers: 17 }])).toBeUndefined();
    });

    test('suggests only details that the listing lacks and could have', () => {
      const flat = {
        type: 'sale',
        category: 'Residential',
        status: 'active',
        facing: 'east',
        amenities: ['lift'],
        citySlug: 'nagpur',
      } as unknown as IndexedListing;
      const labels = changesOf(flat).map(({ label }) => label);
      expect(labels).toEqual(
        expect.arrayContaining(['Furnished', 'Ready to move', 'Verified by the agency']),
      );
      expect(labels.filter((label) => label.endsWith('facing'))).toEqual([]);
      expect(labels).not.toContain('Lift');
      const plot = changesOf({ ...flat, category: 'Plots', status: 'verified' }).map(({ label }) => label);
      expect(plot).not.toContain('Furnished');
      expect(plot).not.toContain('Verified by the agency');
    });
  });
});

describe('presence', () => {
  useTestDb();

  const HOME = {
    title: 'Flat',
    description: 'With a view',
    price: 4_500_000,
    type: 'sale' as const,
    category: 'Residential' as const,
    address: 'Dharampeth, Nagpur',
    area: 900,
  };

  let team: TestTeam;
  let records: TeamRecords;
  const idOf = (type: PresenceType) => (type === 'lead' ? records.lead : records.property);
  const look = (person: Person, type: PresenceType, more: object = {}) =>
    person.browser.call(POST, '/api/presence', { body: { type, id: idOf(type), ...more } });
  const name = ({ id }: Person, to: string) => User.updateOne({ _id: id }, { name: to });

  beforeAll(async () => {
    team = await makeTeam();
    records = await recordsOf(team, ['lead', 'property']);
    await name(team.agent, 'Gauri Kulkarni');
    await name(team.owner, 'Amit Joshi');
  });
  beforeEach(() => Presence.deleteMany({}));

  describe.each(PRESENCE_TYPES)('two members of a team on one %s', (type) => {
    test('see each other until one leaves', async () => {
      expect((await look(team.agent, type)).json).toEqual({ others: [] });
      expect((await look(team.owner, type)).json).toEqual({ others: [{ name: 'Gauri Kulkarni' }] });
      expect((await look(team.agent, type)).json).toEqual({ others: [{ name: 'Amit Joshi' }] });
      expect((await look(team.agent, type, { isLeaving: true })).json).toEqual({ others: [] });
      expect((await look(team.owner, type)).json).toEqual({ others: [] });
    });

    test('drops an abandoned page after its time, and counts an account in two windows once', async () => {
      await look(team.agent, type);
      await look(team.agent, type);
      expect((await look(team.agent, type)).json).toEqual({ others: [] });
      await Presence.updateMany({}, { until: new Date(Date.now() - 1) });
      expect((await look(team.owner, type)).json).toEqual({ others: [] });
    });

    test('gives strangers and former members the reply of an unknown id, and stores nothing', async () => {
      const former = (await makeTeam()).agent;
      await dropMember(former);
      for (const person of [(await makeTeam()).owner, await signedIn('broker'), former]) {
        const reply = await look(person, type);
        expect(reply.status).toBe(404);
        const unknown = { type, id: 'f'.repeat(24) };
        const { json } = await person.browser.call(POST, '/api/presence', { body: unknown });
        expect(reply.json.message).toBe(json.message);
      }
      expect(await Presence.countDocuments()).toBe(0);
    });

    test('shows the office only itself, and hides it from the team', async () => {
      const [sunita, ravi] = [await signedIn('admin', { name: 'Sunita' }), await signedIn('admin')];
      await look(team.agent, type);
      expect((await look(sunita, type)).json).toEqual({ others: [] });
      expect((await look(ravi, type)).json).toEqual({ others: [{ name: 'Sunita' }] });
      expect((await look(team.owner, type)).json).toEqual({ others: [{ name: 'Gauri Kulkarni' }] });
    });
  });

  test('keeps a listing and a lead apart', async () => {
    await look(team.agent, 'lead');
    expect((await look(team.owner, 'listing')).json).toEqual({ others: [] });
  });

  test('shows no other viewers to a broker without a team, and stores nothing', async () => {
    const alone = await signedIn('broker');
    const { _id } = await Property.create({ ...HOME, owner: alone.id });
    const body = { type: 'listing', id: String(_id) };
    const { status, json } = await alone.browser.call(POST, '/api/presence', { body });
    expect([status, json]).toEqual([200, { others: [] }]);
    expect(await Presence.countDocuments()).toBe(0);
  });

  test('deletes rows after their time, and with the account', async () => {
    expect(Presence.schema.indexes()).toContainEqual([
      { until: 1 },
      expect.objectContaining({ expireAfterSeconds: 0 }),
    ]);
    await look(team.agent, 'lead');
    await erasePresence(team.agent.id);
    expect(await Presence.countDocuments()).toBe(0);
  });

  test('uses first names of colleagues, and full names for two with the same one', () => {
    const others = [{ name: 'Gauri Kulkarni' }, { name: 'Amit Joshi' }, { name: 'Amit Rao' }];
    expect(shortNames(others)).toEqual(['Gauri', 'Amit Joshi', 'Amit Rao']);
  });

  test('finds colleagues on the same page by an index', async () => {
    await Presence.syncIndexes();
    const filter = { record: new Types.ObjectId(), group: 'x', until: { $gt: new Date() } };
    expect(await planOf({ find: Presence.collection.name, filter })).not.toContain('COLLSCAN');
  });
});
