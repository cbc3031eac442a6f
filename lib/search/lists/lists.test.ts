import { GET } from '@/app/api/search/count/route';
import { GET as localitiesOf } from '@/app/api/search/localities/route';
import { FACINGS, FURNISHINGS } from '@/lib/listings/fields/vocabulary';
import { builtIn, centreOf } from '@/lib/places/gazetteer/rules';
import { findCity, kilometres } from '@/lib/places/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { CHOICE_NAMES, CHOICES } from '@/lib/search/conditions/constants';
import { chipsFor } from '@/lib/search/format';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { pageRequest } from '@/test/page-request';
import { priceSpread, publicList } from './data';
import type { Fallback, LocalityReply } from './dto';
import {
  changesText,
  fallbackText,
  listHeading,
  listIntro,
  listNoun,
  nearbyText,
  unknownLocalityText,
} from './format';
import { listMetadata, loadPublicList } from './loaders';
import { neighboursOf } from './rules';
import { parseListQuery } from './schema';

describe('count of a form', () => {
  const words = textsIn('en', 'search/list');
  const applied = textsIn('en', 'search/applied');

  useTestDb();

  const flat = {
    title: 'A flat',
    description: 'Corner flat.',
    type: 'sale',
    category: 'Residential',
    address: 'Dharampeth, Nagpur',
    area: 1000,
    city: 'Nagpur',
    citySlug: 'nagpur',
  } as const;

  beforeAll(() =>
    Property.create([
      { ...flat, bedrooms: 2, price: 4_000_000 },
      { ...flat, bedrooms: 3, price: 6_000_000 },
      { ...flat, bedrooms: 3, price: 9_000_000, status: 'draft' },
      { ...flat, bedrooms: 2, price: 20_000, type: 'rent' },
    ]),
  );

  const count = async (query: string) => {
    const reply = await new Browser().call(GET, `/api/search/count?${query}`);
    return [reply.status, reply.json.total];
  };

  test('counts the results of a filter form, including bands and typed limits', async () => {
    expect(await count('type=sale')).toEqual([200, 2]);
    expect(await count('type=rent&bedrooms=2&bedrooms=3')).toEqual([200, 1]);
    expect(await count('type=sale&city=nagpur&category=residential&bedrooms=3')).toEqual([200, 1]);
    expect(await count('type=sale&price=2500000-5000000')).toEqual([200, 1]);
    expect(await count('type=sale&price=&priceWas=&minPrice=60%20lakh')).toEqual([200, 1]);
    expect(await count('type=%00&price=x&page=1e9')).toEqual([200, 3]);
  });

  /** More localities of plots than other facets list. */
  const PLACES = builtIn.localitiesOf('nagpur').slice(0, 90);
  describe('locality filter', () => {
    beforeAll(() =>
      Property.insertMany(
        PLACES.flatMap(({ slug, name, points }, i) => {
          const coordinates = [points[0]!.lng, points[0]!.lat];
          const row = { ...flat, category: 'Plots', locality: name, localitySlug: slug, price: 1_000_000 };
          return Array.from({ length: 1 + (i % 3) }, () => ({ ...row, location: { coordinates } }));
        }),
      ),
    );
    const suggest = async (query: string) => {
      const reply = await new Browser().call(localitiesOf, `/api/search/localities?${query}`);
      return reply.json as LocalityReply;
    };
    const plots = 'type=sale&city=nagpur&category=plots';
    const named = async (starts: string) =>
      (await suggest(`${plots}&starts=${encodeURIComponent(starts)}`)).localities.map(({ value }) => value);

    test('finds every locality in use by prefix, other spellings, the other script and PIN code', async () => {
      for (const { slug, name } of PLACES.slice(60)) expect(await named(name)).toContain(slug);
      expect((await named('trimu'))[0]).toBe('trimurti-nagar');
      expect(await named('dharam peth')).toEqual(['dharampeth']);
      expect((await named('धरमपेठ'))[0]).toBe('dharampeth');
      expect(await named('440010')).toContain('dharampeth');
      expect(await named('zzqx')).toEqual([]);
      // not in other cities, or where the other filters leave no results
      expect((await suggest('type=sale&city=pune&starts=dharam')).localities).toEqual([]);
      expect((await suggest(`${plots}&starts=dharam&minPrice=90000000`)).localities).toEqual([]);
    });

    test('counts within the other filters, ignoring chosen localities, and says how many more exist', async () => {
      const place = PLACES[2]!;
      const { localities } = await suggest(`${plots}&locality=besa&starts=${place.slug}`);
      expect(localities.slice(0, 1)).toEqual([{ value: place.slug, label: place.name, count: 3 }]);
      const marathi = await suggest(`${plots}&starts=${encodeURIComponent('धरम')}&language=mr`);
      expect(marathi.localities.map(({ label }) => label)).toContain('धरमपेठ');
      const nagars = PLACES.filter(({ name }) => / nagar/i.test(name)).length;
      const reply = await suggest(`${plots}&starts=nagar`);
      expect(reply.localities.length + reply.more).toBeGreaterThanOrEqual(nagars);
      expect(reply.localities).toHaveLength(12);
    });

    test('finds the same neighbours as a plain loop, nearest first', async () => {
      const inUse = PLACES.map(({ slug }) => ({ value: slug, count: 1 }));
      for (const { slug, points } of PLACES.slice(0, 20)) {
        const plain = PLACES.filter((other) => other.slug !== slug && other.slug !== 'besa')
          .map((other) => ({ slug: other.slug, km: kilometres(points[0]!, centreOf(other)) }))
          .filter(({ km }) => km <= 10)
          .sort((a, b) => a.km - b.km);
        const asked = { city: 'nagpur', locality: [slug], notLocality: ['besa'] };
        expect(neighboursOf(builtIn, asked, inUse).map((neighbour) => neighbour.slug)).toEqual(
          plain.map((item) => item.slug),
        );
      }
    });

    const list = (query: Record<string, string>) =>
      publicList({ ...parseSearch({ type: 'sale', city: 'nagpur', category: 'plots', ...query }) });

    test('offers the nearest localities to add, and shows them in place of missing results', async () => {
      const { nearby, list: found } = await list({ locality: 'dharampeth' });
      expect(found.total).toBeGreaterThan(0);
      expect(nearby).toHaveLength(4);
      expect(nearbyText(nearby[0]!, words.label, 'en')).toMatch(/^\+ [A-Z].*, \d+(\.\d)? k?m$/);
      await Property.deleteMany({ localitySlug: 'dharampeth' });
      const { fallback, list: instead } = await list({ locality: 'dharampeth' });
      expect(fallback?.ring?.km).toBe(2);
      expect(fallback?.search.locality).toEqual([
        'dharampeth',
        ...fallback!.ring!.neighbours.map(({ slug }) => slug),
      ]);
      expect(instead.total).toBe(fallback!.ring!.neighbours.reduce((sum, { count: own }) => sum + own, 0));
      expect(
        fallbackText(fallback!, parseSearch({ city: 'nagpur', locality: 'dharampeth' }), words, applied),
      ).toMatch(/^Nothing in Dharampeth today. These are nearby, within 2 km: .+ \(\d.*k?m\), .+\.$/);
      // other conditions are dropped if the neighbours have no results either
      expect((await list({ locality: 'dharampeth', minPrice: '90000000' })).fallback?.ring).toBeUndefined();
    });

    test('shows the next ring around a place without results', async () => {
      const { lat, lng } = centreOf(builtIn.get('nagpur', 'aiims')!);
      const coordinates = [lng, lat + 1.5 / 111.19];
      await Property.deleteMany({ category: 'Plots' });
      await Property.create({ ...flat, category: 'Plots', price: 1_000_000, location: { coordinates } });
      const asked = { near: 'aiims', within: '1' };
      const { fallback, list: instead } = await list(asked);
      expect([instead.total, fallback?.search.within, fallback?.ring?.km]).toEqual([1, 2, 2]);
      expect(fallbackText(fallback!, parseSearch(asked), words, applied)).toBe(
        'Nothing within 1 km of AIIMS today. These are within 2 km.',
      );
      expect((await list({ near: 'aiims', within: '0.5' })).fallback?.search.within).toBe(2);
    });
  });

  test('says in the headline which conditions were dropped or widened', () => {
    const given = {
      city: 'nagpur',
      facing: ['east'],
      maxPrice: 6_000_000,
      near: 'aiims',
      within: 2,
    } as const;
    const said = (labels: Fallback['labels'], change: object) =>
      changesText({ labels, search: { ...given, ...change } as never }, given as never, words.t, applied);
    expect(said(['facing'], { facing: undefined, maxPrice: undefined })).toBe(
      'without “Up to ₹60 L” and “East facing”',
    );
    expect(said(['the budget, by a fifth'], { maxPrice: 7_200_000 })).toBe(
      'with a budget up to a fifth higher',
    );
    expect(said(['the distance, twice as far'], { within: 4 })).toBe('twice as far away');
    expect(
      said(['the distance, twice as far', 'the place nearby'], { near: undefined, within: undefined }),
    ).toBe('without “Within 2 km of AIIMS”');
  });

  test('quotes dropped words once', () => {
    const given = parseSearch({ city: 'nagpur', q: 'wadi bypass' });
    const said = changesText(
      { labels: [], search: parseSearch({ city: 'nagpur' }) },
      given,
      words.t,
      applied,
    );
    expect(said).toBe('without “wadi bypass”');
  });

  test('calls results homes only if they cannot include anything else', () => {
    expect(listNoun({ category: 'Villas' }, {})).toBe('home');
    expect(listNoun({}, { bedrooms: [2] })).toBe('home');
    expect(listNoun({ category: 'Plots' }, {})).toBe('plot');
    expect(listNoun({ category: 'Commercial' }, {})).toBe('property');
    expect(listNoun({}, {})).toBe('property');
  });
});

describe('loaders', () => {
  useTestDb();

  beforeAll(async () => {
    const fields = {
      title: 'Shop',
      description: 'Corner',
      price: '45 lakh',
      category: 'Commercial',
      type: 'sale',
      area: '400',
      address: 'Buty Layout, Nagpur',
      locality: 'Buty Layout',
      city: 'Nagpur',
    };
    await listPublicly(testActor(), fields);
  });

  const load = (searchParams: Record<string, string>, city?: string, category?: string) =>
    loadPublicList({
      type: 'sale',
      params: Promise.resolve({ ...(city && { city }), ...(category && { category }) }),
      searchParams: Promise.resolve(searchParams),
    });
  const target = (searchParams: Record<string, string>, city?: string) =>
    load(searchParams, city).then(
      () => 'stays',
      ({ digest }: { digest: string }) => digest.split(';')[2],
    );

  test('reports an unknown locality and shows the whole city', async () => {
    const page = await load({ locality: 'atlantis' }, 'nagpur');
    expect(unknownLocalityText(page, textsIn('en', 'search/list'))).toBe(
      'We don’t know a locality called Atlantis. Showing all of Nagpur.',
    );
    expect(page.search.locality).toBeUndefined();
    expect(page.data).toMatchObject({ list: { total: 1 } });
    expect(page.data.fallback).toBeUndefined();
  });

  test('shows only the known one of two localities, including one known only from a listing', async () => {
    const page = await load({ locality: 'atlantis,buty-layout' }, 'nagpur');
    expect(page.search.locality).toEqual(['buty-layout']);
    expect(unknownLocalityText(page, textsIn('en', 'search/list'))).toBe(
      'We don’t know a locality called Atlantis. Showing Buty layout.',
    );
    expect((await load({ locality: 'dharampeth' }, 'nagpur')).unknownLocalities).toEqual([]);
    expect((await load({ locality: 'dharampeth' }, 'pune')).unknownLocalities).toEqual(['Dharampeth']);
    expect((await load({ locality: 'atlantis,buty-layout' })).unknownLocalities).toEqual(['Atlantis']);
  });

  test('redirects a typed amount to an address in whole rupees', async () => {
    expect(await target({ minPrice: '60 lakh', maxPrice: '', price: '' }, 'nagpur')).toBe(
      '/buy/nagpur?minPrice=6000000',
    );
    expect(await target({ minPrice: '6000000' }, 'nagpur')).toBe('stays');
  });

  test('keeps text that is not an amount, so that its field can report it', async () => {
    const page = await load({ minPrice: 'cheap', maxPrice: '60 lakh' }, 'nagpur');
    expect(page.unreadable).toEqual({ minPrice: 'cheap' });
    expect(page.search.maxPrice).toBe(6_000_000);
  });

  test('ignores kinds of another category', async () => {
    expect((await load({ subType: 'shop,villa' }, 'nagpur', 'commercial')).search.subType).toEqual(['shop']);
    expect((await load({ subType: 'shop' }, 'nagpur', 'plots')).search.subType).toBeUndefined();
  });

  test("uses a place's slug in the address, and reports and ignores an unknown place", async () => {
    expect(await load({ near: 'nowhere' }, 'nagpur')).toMatchObject({
      unknownNear: 'nowhere',
      search: { near: undefined },
    });
    expect((await load({ near: 'aiims' }, 'nagpur')).search).toMatchObject({ near: 'aiims' });
    await expect(load({ near: 'AIIMS Nagpur', within: '2' }, 'nagpur')).rejects.toMatchObject({
      digest: expect.stringContaining('/buy/nagpur?near=aiims&within=2'),
    });
  });

  test('reads localities and places in any spelling and script, and uses their slugs in the address', async () => {
    expect(await target({ locality: 'धरमपेठ' }, 'nagpur')).toBe('/buy/nagpur?locality=dharampeth');
    expect(await target({ locality: 'besa', addLocality: 'Trimurtinagar, धरमपेठ' }, 'nagpur')).toBe(
      '/buy/nagpur?locality=besa,trimurti-nagar,dharampeth',
    );
    expect(await target({ addLocality: 'Buty Layout' }, 'nagpur')).toBe('/buy/nagpur?locality=buty-layout');
    expect(await target({ addLocality: ' ' }, 'nagpur')).toBe('stays');
    expect((await load({ locality: 'अटलांटिस' }, 'nagpur')).unknownLocalities).toEqual(['अटलांटिस']);
    expect(await target({ near: 'एम्स', within: '2' }, 'nagpur')).toBe('/buy/nagpur?near=aiims&within=2');
  });

  describe('in another language', () => {
    afterEach(() => pageRequest());

    test('keeps the language when it corrects an address, with a whole sentence in the head', async () => {
      pageRequest({ language: 'mr' });
      expect(await target({ city: 'nagpur' })).toBe('/mr/buy/nagpur');
      const params = Promise.resolve({ city: 'nagpur', category: 'commercial' });
      const address = { type: 'sale', params, searchParams: Promise.resolve({}) } as const;
      expect(await listMetadata(address)).toMatchObject({
        title: 'नागपुरात विक्रीसाठी दुकाने आणि ऑफिस',
        description:
          'नागपुरात विक्रीसाठी दुकाने आणि ऑफिस: 1 जाहिरात, ₹45 लाख ते ₹45 लाख. चटई क्षेत्र, चौरस फुटाचा दर, रेरा क्रमांक, एकूण खर्च.',
        alternates: {
          canonical: '/mr/buy/nagpur/commercial',
          languages: { en: '/buy/nagpur/commercial', hi: '/hi/buy/nagpur/commercial' },
        },
      });
    });

    test.each([
      ['en', '3 BHK villas and bungalows for rent in Dharampeth, Nagpur'],
      ['mr', 'धरमपेठ, नागपुरात भाड्याने उपलब्ध 3 बीएचके व्हिला आणि बंगले'],
      ['hi', 'धरमपेठ, नागपुर में किराए के लिए 3 बीएचके विला और बंगले'],
    ] as const)('uses the local name of a place in headings in %s', (value, heading) => {
      const place = { type: 'rent', city: { slug: 'nagpur', name: 'Nagpur' }, category: 'Villas' } as const;
      const words = textsIn(value, 'search/list');
      expect(listHeading(place, words, { locality: ['dharampeth'], bedrooms: [3] })).toBe(heading);
    });
  });

  test('reads excluded localities by name in either script, and uses their slugs in the address', async () => {
    expect(await target({ notLocality: 'मनीष नगर, Besa' }, 'nagpur')).toBe(
      '/buy/nagpur?notLocality=manish-nagar,besa',
    );
    expect(await target({ notLocality: 'besa' }, 'nagpur')).toBe('stays');
    const page = await load({ notLocality: 'buty-layout' }, 'nagpur');
    // exclusions are not dropped in vain
    expect(page.data.fallback).toBeUndefined();
  });

  test('reads excluded zones and landmarks from the same field, and shows them as removable chips', async () => {
    expect(await target({ notLocality: 'दक्षिण नागपूर, Besa' }, 'nagpur')).toBe(
      '/buy/nagpur?notLocality=besa&notNear=south-nagpur',
    );
    const { search } = await load(
      { notNear: 'south-nagpur,aiims', alsoNear: 'vnit_2', near: 'metro' },
      'nagpur',
    );
    expect(search).toMatchObject({ notNear: ['south-nagpur', 'aiims'], alsoNear: ['vnit_2'] });
    const chips = chipsFor(search, textsIn('en', 'search/applied'));
    expect(chips.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Not South Nagpur', 'Not within 1 km of AIIMS', 'Within 2 km of VNIT']),
    );
    expect(chips.find(({ label }) => label === 'Not South Nagpur')?.without.notNear).toEqual(['aiims']);
  });

  test('searches a zone as large as people understand it', async () => {
    expect(await target({ near: 'दक्षिण नागपूर' }, 'nagpur')).toContain('near=south-nagpur');
    const { search } = await load({ near: 'south-nagpur' }, 'nagpur');
    expect(search).toMatchObject({ near: 'south-nagpur', within: 4, sort: 'newest' });
    const place = { type: 'sale', city: findCity('nagpur')! } as const;
    expect(listHeading(place, textsIn('en', 'search/list'), search)).toBe(
      'Property for sale in South Nagpur',
    );
  });

  test('counts the filter form only on its own page or when a field has an error', async () => {
    expect((await load({}, 'nagpur')).filters).toBeUndefined();
    const { filters, isFilters } = await load({ filters: 'only' }, 'nagpur');
    expect(isFilters).toBe(true);
    expect(filters).toMatchObject({ total: 1, prices: expect.any(Array), landmarks: expect.any(Array) });
    expect(filters?.facets?.category).toContainEqual({ value: 'Commercial', count: 1 });
    const unreadable = await load({ minPrice: 'cheap' }, 'nagpur');
    expect([unreadable.isFilters, unreadable.filters === undefined]).toEqual([false, false]);
  });
});

describe('searches beside a list', () => {
  useTestDb();
  const DERIVED = ['registered', 'floorAt', 'saleOf'];
  const choices: [string, readonly string[]][] = [
    ...CHOICE_NAMES.filter((name) => !DERIVED.includes(name)).map((name): [string, readonly string[]] => [
      name,
      CHOICES[name].values,
    ]),
    ['furnishing', FURNISHINGS],
    ['facing', FACINGS],
  ];
  const flat = {
    title: 'Flat',
    description: 'd',
    price: 5_000_000,
    area: 900,
    status: 'active',
    type: 'sale',
  };
  const place = { category: 'Residential', address: 'a', city: 'Nagpur', citySlug: 'nagpur' };
  const rows = choices.flatMap(([name, values]) =>
    values.map((value) => ({ ...flat, ...place, [name]: value })),
  );

  test('count and find listings that do not state a wanted fact', async () => {
    await Property.insertMany([...rows, { ...flat, ...place, amenities: ['lift'] }] as never);
    for (const [name, values] of choices) {
      const { list, beside } = await publicList({ ...parseSearch({ type: 'sale' }), [name]: [values[0]!] });
      const [unstated] = beside;
      expect([name, list.total, unstated?.count]).toEqual([name, 1, rows.length + 1 - values.length]);
      expect((await publicList(unstated!.search)).list.total).toBe(1 + unstated!.count);
    }
    const lift = await publicList(parseSearch({ type: 'sale', amenities: 'lift' }));
    expect([lift.list.total, lift.beside[0]?.count]).toEqual([1, rows.length]);
    expect((await publicList(parseSearch({ type: 'sale' }))).beside).toEqual([]);
  });

  test('find independent houses of the other category', async () => {
    await clearTestDb();
    const homes = [
      { category: 'Villas' },
      { category: 'Villas', subType: 'bungalow' },
      { subType: 'house' },
      { subType: 'penthouse' },
      {},
    ];
    await Property.insertMany(homes.map((home) => ({ ...flat, ...place, ...home })) as never);
    const besides = async (fields: object) => {
      const { beside } = await publicList(parseSearch({ type: 'sale', ...fields }));
      const totals = await Promise.all(
        beside.map(async ({ search }) => (await publicList(search)).list.total),
      );
      expect(totals).toEqual(beside.map(({ count }) => count));
      return beside.map(({ kind, count }) => [kind, count]);
    };
    expect(await besides({ category: 'residential' })).toEqual([['villas', 2]]);
    expect(await besides({ category: 'residential', subType: 'house' })).toEqual([['villas', 2]]);
    expect(await besides({ category: 'residential', subType: 'penthouse' })).toEqual([]);
    expect(await besides({ category: 'villas', subType: 'bungalow' })).toEqual([['houses', 1]]);
    // also where only the other category has a result
    await Property.deleteMany({ category: 'Residential' });
    expect(await besides({ category: 'residential', city: 'nagpur' })).toEqual([['villas', 2]]);
    expect(await besides({ category: 'residential', view: 'map' })).toEqual([]);
  });
});

describe('prices', () => {
  useTestDb();
  beforeEach(clearTestDb);

  async function spreadOf(lakhs: number[]) {
    await Property.insertMany(
      lakhs.map((lakh) => ({
        title: 'Flat',
        description: 'd',
        price: lakh * 100_000,
        area: 900,
        status: 'active',
        type: 'sale',
        category: 'Residential',
        address: 'a',
        city: 'Nagpur',
        citySlug: 'nagpur',
      })) as never,
    );
    return priceSpread(parseSearch({ type: 'sale' }));
  }
  const intro = async (lakhs: number[]) =>
    listIntro(lakhs.length, await spreadOf(lakhs), [], textsIn('en', 'search/list')).replaceAll(
      '\u00a0',
      ' ',
    );

  test.each([
    [[], ''],
    [[49], '1 listing today. The price is ₹49 L.'],
    [[49, 60], '2 listings today. Prices run from ₹49 L to ₹60 L.'],
    [[20, 30, 40, 50], '4 listings today. Prices run from ₹20 L to ₹50 L.'],
    [[20, 30, 40, 50, 90], '5 listings today. Prices run from ₹20 L to ₹90 L, and the median is ₹40 L.'],
    [[20, 30, 40, 50, 60, 90], '6 listings today. Prices run from ₹20 L to ₹90 L, and the median is ₹45 L.'],
    // equal prices, where "half of them are below ₹49 L" would be false
    [[49, 49, 49, 49, 60], '5 listings today. Prices run from ₹49 L to ₹60 L, and the median is ₹49 L.'],
    [[49, 49, 49, 49, 49], '5 listings today. The price is ₹49 L.'],
  ])('describes the prices %j', async (lakhs, expected) => {
    expect(await intro(lakhs)).toBe(expected);
  });
});

describe('schema', () => {
  test('splits a range of the filter form into two limits', () => {
    const { search, isCanonical } = parseListQuery({ price: '2500000-5000000', size: '-1000' });
    expect(search).toMatchObject({ minPrice: 2_500_000, maxPrice: 5_000_000, maxArea: 1000 });
    expect(search.minArea).toBeUndefined();
    expect(isCanonical).toBe(false);
  });

  test('removes a limit if "Any budget" is chosen', () => {
    expect(parseListQuery({ minPrice: '5', price: '-' }).search.minPrice).toBeUndefined();
    const any = parseListQuery({ minPrice: '5 lakh', maxPrice: '', price: '', priceWas: '500000-' });
    expect(any.search.minPrice).toBeUndefined();
    expect(parseListQuery({ minPrice: '5' })).toMatchObject({ search: { minPrice: 5 }, isCanonical: true });
  });

  test('truncates typed text and does not filter by it', () => {
    const { ask, unrecognised, search } = parseListQuery({ ask: ['x'.repeat(500), 'y'], unread: ' ' });
    expect(ask).toHaveLength(200);
    expect(unrecognised).toBeUndefined();
    expect(search).not.toHaveProperty('ask');
  });

  test('accepts an empty address', () => {
    expect(parseListQuery({ price: 'abc', page: '-1', sort: 'x', ask: [] }).search.page).toBe(1);
  });

  test.each([
    ['60 lakh', 6_000_000],
    ['0.6 cr', 6_000_000],
    ['45k', 45_000],
    ['₹ 50,00,000', 5_000_000],
  ])('reads a typed minimum of %s as %i rupees, for an address in whole rupees', (minPrice, rupees) => {
    const read = parseListQuery({ minPrice });
    expect(read).toMatchObject({ search: { minPrice: rupees }, isCanonical: false, unreadable: {} });
  });

  test('accepts an area in acres', () => {
    expect(parseListQuery({ minArea: '2 acres' }).search.minArea).toBe(87_120);
  });

  test('lets typed limits replace the earlier band, and a newly chosen band replace typed limits', () => {
    const typed = { minPrice: '60 lakh', maxPrice: '0.8 cr', priceWas: '2500000-5000000' };
    const search = (more: object) => parseListQuery({ ...typed, ...more }).search;
    expect(search({ price: '2500000-5000000' })).toMatchObject({ minPrice: 6_000_000, maxPrice: 8_000_000 });
    expect(search({ price: '-2500000' })).toMatchObject({ minPrice: undefined, maxPrice: 2_500_000 });
  });

  test('swaps a minimum above the maximum', () => {
    const { search } = parseListQuery({ minPrice: '80 lakh', maxPrice: '60 lakh' });
    expect(search).toMatchObject({ minPrice: 6_000_000, maxPrice: 8_000_000 });
  });

  test('reports an unreadable limit and keeps the others', () => {
    const read = parseListQuery({ minPrice: 'cheap', maxPrice: '60 lakh', maxArea: '-5' });
    expect(read.unreadable).toEqual({ minPrice: 'cheap', maxArea: '-5' });
    expect(read.search).toMatchObject({ minPrice: undefined, maxPrice: 6_000_000 });
  });
});
