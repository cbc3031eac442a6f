import { Types } from 'mongoose';
import { GET } from '@/app/api/property/map/route';
import { GET as getFile } from '@/app/sitemap/[file]/route';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { approximateText } from '@/lib/listings/format';
import { writeShape } from '@/lib/places/areas/format';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { builtIn, centreOf } from '@/lib/places/gazetteer/rules';
import { kilometres } from '@/lib/places/rules';
import { env } from '@/lib/platform/env';
import { textsIn } from '@/lib/platform/language/messages';
import { DAY_MS } from '@/lib/platform/time/time';
import { mapStart } from '@/lib/search/map/data';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { searchListings } from './data';
import { listMetadata, loadPublicList } from './lists/loaders';
import { similarListings } from './loaders';
import { getLocality } from './localities/data';
import { middleOf, middlesByBedrooms } from './localities/rules';
import { getPricePosition } from './neighbourhood/data';
import { positionNote, positionText } from './neighbourhood/format';
import { loadCompared, loadNeighbourhood } from './neighbourhood/loaders';
import { aroundOf } from './neighbourhood/rules';
import { parseSearch } from './schema';
import { LISTINGS_PER_FILE, listUrls } from './sitemap/data';
import { sitemapFile } from './sitemap/format';
import { fallbackSearches } from './widening.rules';

describe('homes nearby', () => {
  useTestDb();

  // one kilometre from AIIMS (21.0377, 79.0257) is nearly 0.009 degrees of latitude
  const HOMES = { 'Next door': '21.0386', 'A kilometre away': '21.0467', 'Ten kilometres away': '21.1276' };

  beforeAll(async () => {
    await clearTestDb();
    const fields = {
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      city: 'Nagpur',
      area: '1600',
    };
    for (const [i, [title, latitude]] of Object.entries(HOMES).entries())
      await listPublicly(testActor(), {
        ...fields,
        title,
        address: `House ${i}, Mihan, Nagpur`,
        latitude,
        longitude: '79.0257',
      });
    await listPublicly(testActor(), { ...fields, title: 'Nobody knows where', address: 'Somewhere' });
  });

  const find = async (query: Record<string, string>) =>
    (await searchListings(parseSearch(query), { pageSize: 10, facets: true })).items;
  const titles = async (query: Record<string, string>) => (await find(query)).map(({ title }) => title);

  test('lists homes within a distance of a place, nearest first', async () => {
    const found = await find({ near: 'aiims', within: '3', sort: 'distance' });
    expect(found.map(({ title }) => title)).toEqual(['Next door', 'A kilometre away']);
    expect(found[0]?.distance).toEqual({ km: expect.closeTo(0.1, 2), to: 'AIIMS' });
    expect(found[1]?.distance?.km).toBeCloseTo(1, 2);
    expect(await titles({ near: 'AIIMS Nagpur', within: '20', sort: 'distance' })).toEqual(
      Object.keys(HOMES),
    );
    expect(await titles({ near: 'aiims', within: '0.5' })).toEqual(['Next door']);
  });

  test("names the nearest metro station within five kilometres on a card, unless the home's place is unknown", async () => {
    const found = await find({});
    const metroOf = (name: string) => found.find(({ title }) => title === name)?.metro;
    expect(metroOf('Ten kilometres away')).toEqual({
      km: expect.any(Number),
      to: expect.stringMatching(/Metro/),
    });
    expect(metroOf('Ten kilometres away')!.km).toBeLessThanOrEqual(5);
    expect(metroOf('Nobody knows where')).toBeUndefined();
  });

  test('omits distances in a list without a place, and then sorts "distance" by age', async () => {
    const found = await find({ sort: 'distance' });
    expect(found[0]).toMatchObject({ title: 'Nobody knows where' });
    expect(found.some(({ distance }) => distance)).toBe(false);
  });

  test('finds homes in a part of the map and in drawn areas', async () => {
    expect(await titles({ bbox: '79.02,21.03,79.03,21.04' })).toEqual(['Next door']);
    const around = (lat: number) =>
      writeShape([
        { lat: lat - 0.001, lng: 79.02 },
        { lat: lat - 0.001, lng: 79.03 },
        { lat: lat + 0.001, lng: 79.0257 },
      ]);
    expect(await titles({ shape: around(21.0467) })).toEqual(['A kilometre away']);
    expect((await titles({ shape: [around(21.0467), around(21.1276)].join(',') })).sort()).toEqual([
      'A kilometre away',
      'Ten kilometres away',
    ]);
  });

  test('doubles the distance before it drops a place without results', () => {
    const steps = fallbackSearches(parseSearch({ near: 'aiims', within: '2', sort: 'distance' }));
    expect(steps.map(({ search: { near, within, sort } }) => [near, within, sort]).slice(0, 2)).toEqual([
      ['aiims', 4, 'distance'],
      [undefined, undefined, 'newest'],
    ]);
  });

  test("marks the filtered homes in a map's box, and rejects an invalid box", async () => {
    const ask = async (query: string) => {
      const reply = await new Browser().call(GET, `/api/property/map?${query}`);
      return [reply.status, reply.json] as const;
    };
    const [status, { marks, total }] = await ask('bbox=79,21,79.1,21.2&zoom=14&type=sale');
    expect([status, total]).toEqual([200, 3]);
    expect(marks).toContainEqual({
      lng: 79.0257,
      lat: 21.1276,
      count: 1,
      price: 4_500_000,
      ids: [expect.stringMatching(/^[0-9a-f]{24}$/)],
    });
    // at a low zoom all homes share one mark
    const [, far] = await ask('bbox=79,21,79.1,21.2&zoom=6');
    expect(far.marks).toMatchObject([{ count: 3, box: [79.0257, 21.0386, 79.0257, 21.1276] }]);
    expect((await ask('bbox=79,21,79.1,21.2&zoom=14&near=aiims&within=3'))[1].total).toBe(2);
    expect((await ask('bbox=79,21,79.1,21.2&type=rent'))[1]).toEqual({ marks: [], total: 0 });
    for (const bbox of ['', 'bbox=1,2,3', 'bbox=80,21,79,22', 'bbox=x'])
      expect((await ask(bbox))[0]).toBe(400);
  });

  test('starts a map with the whole requested area, with or without results', async () => {
    const startOf = async (query: Record<string, string>) => (await mapStart(parseSearch(query))).box;
    const corners = [
      { lat: 21.2, lng: 79.2 },
      { lat: 21.25, lng: 79.2 },
      { lat: 21.25, lng: 79.3 },
    ];
    expect(await startOf({ city: 'nagpur', shape: writeShape(corners) })).toEqual([79.2, 21.2, 79.3, 21.25]);
    const [west, south, east, north] = await startOf({ city: 'nagpur', near: 'aiims', within: '5' });
    expect((north - south) * 111.19).toBeCloseTo(10, 1);
    expect((west + east) / 2).toBeCloseTo(79.0257, 2);
  });

  test('reads several included and excluded places from the address', async () => {
    const near = { near: 'aiims', within: '20' };
    expect(await titles({ ...near, alsoNear: 'aiims_2' })).toHaveLength(2);
    expect((await titles({ ...near, notNear: 'aiims_2' })).sort()).toEqual(['Ten kilometres away']);
    // a home without a point is near to nothing
    expect(await titles({ notNear: 'aiims_2' })).toContain('Nobody knows where');
    expect(await titles({ near: 'aiims,vnit', within: '1.5' })).toHaveLength(2);
  });
});

describe('neighbourhoods', () => {
  useTestDb();

  /** One kilometre from AIIMS (21.0377, 79.0257) is nearly 0.009 degrees of latitude. */
  const fields = {
    description: 'Bright',
    category: 'Residential',
    type: 'sale',
    city: 'Nagpur',
    area: '1200',
    carpetArea: '1000',
    bedrooms: '2',
    longitude: '79.0257',
  };
  const made: PropertyDto[] = [];
  const list = async (more: Record<string, unknown>) => {
    const input = {
      ...fields,
      title: `Flat ${made.length}`,
      address: `House ${made.length}, Mihan, Nagpur`,
      ...more,
    };
    made.push(await listPublicly(testActor(), input));
    return made.at(-1)!;
  };
  const north = (km: number) => String(21.0377 + km / 111.19);

  let home: PropertyDto;
  beforeAll(async () => {
    home = await list({ price: '50 lakh', latitude: north(0) });
    for (const [i, price] of ['40 lakh', '45 lakh', '60 lakh', '65 lakh'].entries())
      await list({ price, latitude: north(0.3 + i / 10) });
  });

  test('gives no median for four similar homes, but gives one for five', async () => {
    expect(await getPricePosition(home)).toBeUndefined();
    // another size or type is never similar
    await list({ price: '90 lakh', bedrooms: '3', latitude: north(0.1) });
    await list({ price: '20000', type: 'rent', latitude: north(0.1) });
    expect(await getPricePosition(home)).toBeUndefined();
    await list({ price: '70 lakh', latitude: north(2.5) });
    const position = (await getPricePosition(home))!;
    expect(position).toMatchObject({ rate: 5000, middle: 6000, count: 5, basis: 'carpetArea', km: 3 });
    expect(positionText(position, home, textsIn('en', 'listings/facts'))).toBe(
      '₹5,000/sq ft; the median of 5 similar homes is ₹6,000',
    );
    expect(positionNote(position, home, textsIn('en', 'listings/facts'))).toBe(
      'Asking prices today within 3 km: Residential, 2 BHK, for sale, ready to move, for each square foot of carpet area.',
    );
    expect(await getPricePosition({ ...home, carpetArea: undefined as never })).toBeUndefined();
    expect(await getPricePosition({ ...home, status: 'sold' })).toBeUndefined();
  });

  test('lists the nearest similar homes with their distance, without the home itself', async () => {
    const similar = await similarListings(home);
    expect(similar.map(({ title }) => title)).toEqual(['Flat 1', 'Flat 2', 'Flat 3']);
    expect(similar.map(({ distance }) => distance?.km.toFixed(1))).toEqual(['0.3', '0.4', '0.5']);
    expect(similar[0]?.distance).not.toHaveProperty('to');
  });

  test('claims no short distance between two places known only by locality', async () => {
    const unpinned = { latitude: '', longitude: '', locality: 'Mihan', price: '50 lakh' };
    const property = await list(unpinned);
    await list({ ...unpinned, floor: '3' });
    expect(property.placePrecision).toBe('approximate');
    expect(approximateText(property, textsIn('en', 'listings/facts'))).toContain('the centre of Mihan');
    const twin = (await similarListings(property)).find(({ title }) => title === made.at(-1)!.title);
    expect(twin).toBeDefined();
    expect(twin).not.toHaveProperty('distance');
  });

  test('shows no surroundings for a home without a place, and similar homes without distances', async () => {
    const lost = await list({ latitude: '', longitude: '', address: 'Nowhere Lane', price: '50 lakh' });
    expect(lost).toMatchObject({ placePrecision: 'unknown', location: { coordinates: [0, 0] } });
    expect(await loadNeighbourhood(lost)).toMatchObject({ around: undefined, position: undefined });
    const similar = await similarListings(lost);
    expect(similar).toHaveLength(3);
    expect(similar.some(({ distance }) => distance)).toBe(false);
  });

  test('finds the same homes within two kilometres as a plain loop over all places', async () => {
    const gazetteer = await getGazetteer();
    for (const slug of ['dharampeth', 'manish-nagar', 'mihan', 'sitabuldi', 'wadi']) {
      const { lat, lng } = centreOf(builtIn.locality('nagpur', slug)!);
      const placed = {
        citySlug: 'nagpur',
        placePrecision: 'exact',
        location: { address: '', coordinates: [lng, lat] },
      };
      const { groups, landmarks, isAbout } = aroundOf(gazetteer, placed as PropertyDto)!;
      expect([isAbout, groups.map(({ title }) => title)]).toEqual([
        false,
        ['Metro', 'Schools', 'Hospitals', 'Markets and malls'],
      ]);
      for (const [title, kind] of [
        ['Metro', 'metro'],
        ['Schools', 'school'],
      ] as const) {
        const all = builtIn.places
          .filter((place) => place.kind === kind)
          .map((place) => ({ slug: place.slug, km: kilometres({ lat, lng }, centreOf(place)) }))
          .sort((a, b) => a.km - b.km);
        const near = all.filter(({ km }) => km <= 2).slice(0, 3);
        const group = groups.find((group) => group.title === title)!;
        expect(group.places.map((place) => place.slug)).toEqual(near.map((place) => place.slug));
        expect(group.nearest?.slug).toBe(near.length > 0 ? undefined : all[0]?.slug);
      }
      expect(new Set(landmarks.map((place) => gazetteer.get('nagpur', place.slug)?.kind)).size).toBe(
        landmarks.length,
      );
    }
    const elsewhere = {
      citySlug: 'pune',
      placePrecision: 'exact',
      location: { address: '', coordinates: [73.8567, 18.5204] },
    };
    expect(aroundOf(gazetteer, elsewhere as PropertyDto)).toBeUndefined();
  });
});

describe('comparison of neighbourhoods', () => {
  useTestDb();

  test('compares homes by fair price, surroundings and lister', async () => {
    const seller = await signedIn('seller');
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) {
      const { _id } = await listPublicly(testActor(seller.id), {
        title: `Flat ${i}`,
        description: 'Bright',
        price: `${40 + i} lakh`,
        category: 'Residential',
        type: 'sale',
        city: 'Nagpur',
        area: '900',
        carpetArea: '700',
        bedrooms: '2',
        address: `House ${i}, Mihan, Nagpur`,
        latitude: `21.04${i}`,
        longitude: '79.0257',
      });
      ids.push(_id);
    }
    const { groups, homes } = await loadCompared(ids.slice(0, 6), 'en');
    expect(homes).toHaveLength(6);
    const rowOf = (label: string) => groups.flatMap(({ rows }) => rows).find((row) => row.label === label);
    expect(rowOf('Compared with similar homes')?.values[0]).toMatch(/sq ft|middle|similar/);
    expect(rowOf('Nearest station or landmark')?.values.every((value) => / to /.test(value ?? ''))).toBe(
      true,
    );
    expect(rowOf('Sold by')?.values[0]).toMatch(/, the owner$/);
  });
});

describe('localities', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const key = {
    type: 'sale',
    category: 'Residential',
    city: { slug: 'nagpur', name: 'Nagpur' },
    locality: 'dharampeth',
  } as const;

  /** Homes in Dharampeth with 1,000 square feet of carpet area. */
  async function put(rows: Record<string, unknown>[]) {
    await Property.collection.insertMany(
      rows.map((row, i) => ({
        _id: new Types.ObjectId(),
        title: `Flat ${i}`,
        price: 5_000_000 + i * 100_000,
        area: 1200,
        carpetArea: 1000,
        bedrooms: 2,
        type: 'sale',
        category: 'Residential',
        status: 'active',
        city: 'Nagpur',
        address: 'Dharampeth, Nagpur',
        location: { address: '', coordinates: [79.06, 21.14] },
        citySlug: 'nagpur',
        locality: 'Dharampeth',
        localitySlug: 'dharampeth',
        createdAt: daysAgo(10 + i),
        updatedAt: now,
        ...row,
      })),
    );
  }
  const some = (count: number, row: Record<string, unknown> = {}) => Array.from({ length: count }, () => row);
  const page = (query: Record<string, string>) => ({
    type: 'sale' as const,
    params: Promise.resolve({ city: 'nagpur', category: 'residential' }),
    searchParams: Promise.resolve(query),
  });

  test('requires five homes for a median', () => {
    expect(middleOf([1, 2, 3, 4])).toBeUndefined();
    expect(middleOf([50, 10, 30, 20, 40])).toEqual({ middle: 30, count: 5 });
    expect(middleOf([1, 2, 3, 4, 5, 6])).toEqual({ middle: 4, count: 6 });
    const homes = [...some(5).map(() => ({ bedrooms: 2, rate: 10 })), { bedrooms: 3, rate: 99 }];
    expect(middlesByBedrooms(homes)).toEqual([{ bedrooms: 2, middle: 10, count: 5 }]);
  });

  test('shows prices, time on offer and surroundings of a locality', async () => {
    const ended = { status: 'sold', createdAt: daysAgo(100), closing: { on: daysAgo(60) } };
    await put([...some(5), { bedrooms: 3 }, ...some(5, ended)]);
    const locality = (await getLocality(key, now))!;
    expect(locality).toMatchObject({ name: 'Dharampeth', offered: 6, basis: 'carpetArea', quarters: [] });
    expect(locality.rate).toEqual({ middle: 5250, count: 6 });
    expect(locality.rates).toEqual([{ bedrooms: 2, middle: 5200, count: 5 }]);
    expect(locality.stayed).toEqual({ middle: 40, count: 5 });
    expect(locality.listedFor).toEqual({ middle: 13, count: 6 });
    expect(locality.around?.groups.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Metro', 'Schools']),
    );
  });

  test('gives no figures for four homes or for a place outside the gazetteer', async () => {
    const ended = { status: 'sold', createdAt: daysAgo(100), closing: { on: daysAgo(60) } };
    await put([...some(4), ...some(4, ended), ...some(6, { locality: 'Nowhere', localitySlug: 'nowhere' })]);
    expect(await getLocality(key, now)).toMatchObject({
      offered: 4,
      rate: undefined,
      rates: [],
      stayed: undefined,
      listedFor: undefined,
    });
    expect(await getLocality({ ...key, locality: 'nowhere' }, now)).toBeUndefined();
  });

  test('gives a single locality its own indexable page with figures in the description', async () => {
    await put(some(5));
    expect((await loadPublicList(page({ locality: 'dharampeth' }))).locality?.offered).toBe(5);
    const head = await listMetadata(page({ locality: 'dharampeth' }));
    expect(head.alternates?.canonical).toBe('/buy/nagpur/residential?locality=dharampeth');
    expect(head.robots).toBeUndefined();
    expect(head.description).toBe(
      'Flats and houses in Dharampeth, Nagpur: 5 for sale today. Median asking price: ₹5,200/sq ft of carpet area. Half of today’s listings have been up for 12 days or longer.',
    );
    expect((await listUrls()).map(({ path }) => path)).toContain(
      '/buy/nagpur/residential?locality=dharampeth',
    );
    // a further filter has no separate page
    const filtered = await listMetadata(page({ locality: 'dharampeth', bedrooms: '2' }));
    expect(filtered.robots).toEqual({ index: false, follow: true });
  });

  test('keeps a locality with fewer than five homes out of search engines', async () => {
    await put(some(4));
    const head = await listMetadata(page({ locality: 'dharampeth' }));
    expect(head.robots).toEqual({ index: false, follow: true });
    expect((await listUrls()).map(({ path }) => path)).not.toContain(
      '/buy/nagpur/residential?locality=dharampeth',
    );
  });

  test('finds its homes through an index', async () => {
    const filter = {
      citySlug: 'nagpur',
      localitySlug: 'dharampeth',
      type: 'sale',
      category: 'Residential',
      status: { $in: ['active'] },
    };
    expect(await planOf({ find: 'properties', filter, sort: { createdAt: -1 } })).not.toContain('COLLSCAN');
  });
});

describe('the sitemap', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const ORIGIN = 'http://localhost:3000';
  const at = new Date('2026-11-01T10:00:00.000Z');

  async function put(rows: Record<string, unknown>[]) {
    const documents = rows.map((row) => ({
      _id: new Types.ObjectId(),
      title: 'Flat',
      price: 1,
      area: 1,
      type: 'sale',
      category: 'Farm Houses',
      status: 'active',
      city: 'Nagpur',
      citySlug: 'nagpur',
      createdAt: at,
      updatedAt: at,
      ...row,
    }));
    await Property.collection.insertMany(documents);
    return documents.map(({ _id }) => String(_id));
  }

  async function file(name: string) {
    const reply = await getFile(new Request(`${ORIGIN}/sitemap/${name}`), {
      params: Promise.resolve({ file: name }),
    });
    return { status: reply.status, type: reply.headers.get('content-type'), xml: await reply.text() };
  }
  const places = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

  beforeAll(() => {
    env().SITE_URL = ORIGIN;
  });

  test('lists its files in the index, with the newest change of each file of listings', async () => {
    const newer = new Date('2026-11-20T10:00:00.000Z');
    await put([{}, { updatedAt: newer }]);
    const xml = await (await getIndex()).text();
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex')).toBe(true);
    const english = ['pages', 'lists', 'listings-1'].map((name) => `${ORIGIN}/sitemap/${name}.xml`);
    expect(places(xml).slice(0, 3)).toEqual(english);
    expect(places(xml)).toContain(`${ORIGIN}/sitemap/mr-lists.xml`);
    expect(places(xml)).toContain(`${ORIGIN}/sitemap/hi-pages.xml`);
    expect(xml).toContain(`listings-1.xml</loc><lastmod>${newer.toISOString()}</lastmod>`);
  });

  test('gives each language its own files with the pages that it has', async () => {
    await put([{}]);
    const english = places((await file('lists.xml')).xml);
    const marathi = places((await file('mr-lists.xml')).xml);
    expect(marathi).toEqual(english.map((place) => place!.replace(ORIGIN, `${ORIGIN}/mr`)));
    expect(marathi).toContain(`${ORIGIN}/mr/buy/nagpur/farm-houses`);
    const pages = places((await file('hi-pages.xml')).xml);
    expect(pages).toContain(`${ORIGIN}/hi/about`);
    // every address is available in its language, and English has its own files
    expect(pages.every((place) => place!.startsWith(`${ORIGIN}/hi`))).toBe(true);
    expect((await file('en-lists.xml')).status).toBe(404);
    for (const name of places(await (await getIndex()).text()))
      expect((await file(name!.split('/').at(-1)!)).status).toBe(200);
  });

  test('includes only public listings, with the date of their change', async () => {
    const [first] = await put([{}]);
    await put(['draft', 'paused', 'sold', 'expired'].map((status) => ({ status })));
    const { xml, type } = await file('listings-1.xml');
    expect(type).toContain('application/xml');
    expect(places(xml)).toEqual([`${ORIGIN}/properties/${first}`]);
    expect(xml).toContain(`<lastmod>${at.toISOString()}</lastmod>`);
  });

  test('limits the size of a file and continues in the next one', async () => {
    const ids = await put(Array.from({ length: LISTINGS_PER_FILE + 3 }, () => ({})));
    expect(LISTINGS_PER_FILE).toBeLessThanOrEqual(50_000);
    const [item, two] = [await file('listings-1.xml'), await file('listings-2.xml')];
    expect(places(item.xml)).toHaveLength(LISTINGS_PER_FILE);
    expect(new Set([...places(item.xml), ...places(two.xml)]).size).toBe(ids.length);
    expect((await file('listings-3.xml')).status).toBe(404);
  });

  test('includes only lists with results', async () => {
    await put([{}, { type: 'rent', status: 'draft' }]);
    expect(places((await file('lists.xml')).xml)).toEqual(
      ['/buy', '/buy/nagpur', '/buy/nagpur/farm-houses'].map((path) => `${ORIGIN}${path}`),
    );
  });

  test.each(['', 'listings-0.xml', 'listings-01.xml', 'listings-1.xml.gz', '../pages.xml', 'x'.repeat(9999)])(
    'has no file %j',
    async (name) => {
      expect((await file(name)).status).toBe(404);
    },
  );

  test('escapes XML characters in an address', async () => {
    const xml = await sitemapFile(ORIGIN, [{ path: '/buy?a=1&b=<i>' }]).text();
    expect(xml).toContain('<loc>http://localhost:3000/buy?a=1&amp;b=&lt;i&gt;</loc>');
  });
});
