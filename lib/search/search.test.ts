import fc from 'fast-check';
import mongoose, { Types } from 'mongoose';
import { GET } from '@/app/api/property/route';
import { addRate } from '@/lib/costs/rates/mutations';
import { currentCosts } from '@/lib/costs/search/data';
import { costClassOf } from '@/lib/costs/sheet/rules';
import { getPublicProperty, listFeatured, listWholeNewest } from '@/lib/listings/data';
import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { findIdsWithPhotos, listSharedPhotos } from '@/lib/listings/duplicates/data';
import { removeFromLinks } from '@/lib/listings/duplicates/mutations';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { updateProperty } from '@/lib/listings/mutations';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { textsIn } from '@/lib/platform/language/messages';
import { parseListQuery } from '@/lib/search/lists/schema';
import { Rate } from '@/models/costs/rate';
import { Property } from '@/models/listings/property';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { listedForSearch, listPublicly } from '@/test/listing-form';
import { countPublic, searchFull, searchListings } from './data';
import { areaBands, bandLabel, chipsFor, priceBands, withChosen } from './format';
import { listHeading } from './lists/format';
import { diversified, featuredOf, searchPath } from './rules';
import { parseSearch, searchQuery } from './schema';

describe('bands', () => {
  const known = priceBands('sale');
  const choices = (low?: number, high?: number) => withChosen(known, [low, high]);
  const said = (low?: number, high?: number) =>
    bandLabel(textsIn('en', 'search/applied').t, choices(low, high)[0]!, 'price');

  test('offers a typed budget beside the bands, so that the filter form keeps it', () => {
    expect(choices(undefined, 6_500_000)[0]).toEqual({ max: 6_500_000, isTyped: true });
    expect(said(undefined, 5_000_000)).toBe('Up to ₹50 L');
    expect(said(3_000_000, 5_000_000)).toBe('₹30 L to ₹50 L');
    expect(said(60_000_000)).toBe('From ₹6 Cr');
  });

  test('adds nothing for a chosen band or an open range', () => {
    expect(choices(2_500_000, 5_000_000)).toEqual(known);
    expect(choices()).toEqual(known);
  });

  test('words the ends of bands in each language', () => {
    const last = known.at(-1)!;
    expect(bandLabel(textsIn('en', 'search/applied').t, last, 'price')).toBe('₹5 Cr and more');
    expect(bandLabel(textsIn('mr', 'search/applied').t, last, 'price')).toBe('₹5 कोटी किंवा जास्त');
    expect(bandLabel(textsIn('hi', 'search/applied').t, { min: 500, max: 1000 }, 'area')).toBe(
      '500 वर्ग फुट से 1,000 वर्ग फुट',
    );
  });

  describe('land areas', () => {
    const chip = (search: object) =>
      chipsFor(search, textsIn('en', 'search/applied')).map(({ label }) => label);
    const heading = (search: object) =>
      listHeading({ type: 'sale', category: 'Agricultural' }, textsIn('en', 'search/list'), search);

    test('are given in acres and guntha in chips, headings and bands', () => {
      expect(chip({ minArea: 78_408, maxArea: 95_832 })).toEqual(['About 2 acres (1.8 acres to 2.2 acres)']);
      expect(chip({ minArea: 217_800 })).toEqual(['From 5 acres']);
      expect(chip({ category: 'Agricultural', maxArea: 10_890 })).toContain('Up to 10 guntha');
      expect(heading({ minArea: 78_408, maxArea: 95_832 })).toBe(
        'About 2 acres of agricultural land for sale',
      );
      expect(heading({ minArea: 43_560, maxArea: 95_832 })).toBe('Agricultural land for sale');
      const { t } = textsIn('en', 'search/applied');
      expect(areaBands('Agricultural').map((band) => bandLabel(t, band, 'area', 'Agricultural'))).toEqual([
        'Up to 20 guntha',
        '20 guntha to 1 acre',
        '1 acre to 2 acres',
        '2 acres to 5 acres',
        '5 acres to 10 acres',
        '10 acres and more',
      ]);
    });

    test('stay in square feet for flats, shops and plots', () => {
      expect(chip({ minArea: 900, maxArea: 1100 })).toEqual(['900 sq ft to 1,100 sq ft']);
      expect(chip({ category: 'Industrial', minArea: 60_000 })).toContain('From 60,000 sq ft');
      expect(chip({ category: 'Plots', minArea: 1500, maxArea: 1600 })).toContain(
        '1,500 sq ft to 1,600 sq ft',
      );
    });
  });
});

describe('costs', () => {
  useTestDb();

  const PLACES = ['Dharampeth, Nagpur', 'Besa, Nagpur', 'Baner, Pune', 'Somewhere, Wardha'];
  beforeAll(async () => {
    const seller = testActor();
    for (const [i, address] of PLACES.entries())
      for (const [j, category] of (['Residential', 'Plots', 'Agricultural'] as const).entries()) {
        const fields = {
          title: `Home ${i} ${j}`,
          description: 'Bright',
          price: String(4_400_000 + i * 310_007 + j * 211_003),
          category,
          type: 'sale',
          address,
          area: String(1100 + i),
          ...(category === 'Residential' && { carpetArea: String(600 + 150 * i), bedrooms: '2' }),
        };
        await listPublicly(seller, fields);
      }
    await listPublicly(seller, {
      title: 'To let',
      description: 'Bright',
      price: '20000',
      category: 'Residential',
      type: 'rent',
      address: PLACES[0]!,
      area: '900',
    });
  });

  type Reply = { data: PropertyDto[]; total: number };
  async function ask(query: string): Promise<{ status: number; body: Reply }> {
    const { status, json } = await new Browser().call(GET, `/api/property?${query}`);
    return { status, body: json as Reply };
  }
  const ids = async (query: string) => (await ask(`limit=100&${query}`)).body.data.map(({ _id }) => _id);

  /** The cost of each stored sale, calculated from its row. */
  async function costsOfAll(buyer: 'woman' | 'man' | 'joint') {
    const { model } = await currentCosts(buyer);
    const rows = await Property.find({ type: 'sale' }).lean();
    return rows.map(({ _id, citySlug, localitySlug, pinCode, category, possession, price, carpetArea }) => {
      const place = { citySlug, localitySlug: localitySlug ?? undefined, pinCode: pinCode ?? undefined };
      const costClass = costClassOf({ ...place, category, possession: possession ?? undefined });
      return { id: String(_id), rupees: model.allIn(costClass, price, carpetArea ?? undefined)?.rupees };
    });
  }

  test.each(['woman', 'man', 'joint'] as const)(
    'excludes exactly the homes that cost a %s more than maxAllIn',
    async (buyer) => {
      const costs = await costsOfAll(buyer);
      const known = costs.flatMap(({ rupees }) => (rupees === undefined ? [] : [rupees]));
      expect(known.length).toBeGreaterThan(5);
      for (const limit of known.flatMap((rupees) => [rupees - 1, rupees])) {
        const found = await ids(`maxAllIn=${limit}&buyer=${buyer}`);
        const wanted = costs
          .filter(({ rupees }) => rupees !== undefined && rupees <= limit)
          .map(({ id }) => id);
        expect(found.sort()).toEqual(wanted.sort());
      }
    },
  );

  test('finds mortgageable homes by maxEmi, up to the instalment of the standard loan', async () => {
    expect(await ids('maxEmi=28638')).toHaveLength(1);
    expect(await ids('maxEmi=28637')).toHaveLength(0);
    const titles = (await ask('limit=100&maxEmi=900000')).body.data.map(({ title }) => title);
    expect(titles).toHaveLength(8);
    expect(titles).not.toContain('To let');
  });

  test('orders by total cost and by carpet rate, with unknown values last', async () => {
    const costs = new Map(
      (await costsOfAll('man')).map(({ id, rupees }) => [id, rupees ?? Number.MAX_VALUE]),
    );
    const inOrder = (await ids('type=sale&sort=all-in-asc')).map((id) => costs.get(id)!);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    expect(inOrder).toHaveLength(12);
    const { data } = (await ask('limit=100&sort=carpet-rate-asc')).body;
    const rates = data.map(({ price, carpetArea }) => (carpetArea ? price / carpetArea : Number.MAX_VALUE));
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect(rates.at(-1)).toBe(Number.MAX_VALUE);
  });

  test('shows the total cost for the buyer of the search on cards of sales', async () => {
    const card = async (buyer: string, title: string) => {
      const { items } = await searchListings(parseSearch({ buyer }), { pageSize: 20 });
      return items.find((item) => item.title === title)?.allIn;
    };
    expect(await card('man', 'Home 0 0')).toEqual({ rupees: 4_838_500, isTotal: true });
    expect(await card('woman', 'Home 0 0')).toEqual({ rupees: 4_794_500, isTotal: true });
    expect(await card('man', 'To let')).toBeUndefined();
  });

  test('applies a rate that an admin adds in the next search', async () => {
    const before = await ids('maxAllIn=4838500');
    expect(before).toHaveLength(1);
    const rate = { key: 'mh-stamp-duty', figure: 6, from: '2026-01-01', source: 'The Gazette', doubt: '' };
    await addRate(testAdmin(), rate);
    expect(await ids('maxAllIn=4838500')).toHaveLength(0);
    await Rate.deleteOne({ key: 'mh-stamp-duty', percent: 6 });
    await invalidate(['site']);
    expect(await ids('maxAllIn=4838500')).toEqual(before);
  });

  test('rejects unreadable values in the API, ignores them on pages, and converts typed amounts to whole rupees', async () => {
    for (const query of ['maxEmi=-4', 'maxAllIn=x', 'buyer=dog']) expect((await ask(query)).status).toBe(400);
    expect(await ids('maxAllIn=60 lakh')).toEqual(await ids('maxAllIn=6000000'));
    const { search, isCanonical, unreadable } = parseListQuery({
      maxEmi: '35k',
      maxAllIn: 'much',
      buyer: 'dog',
    });
    expect(search).toMatchObject({ maxEmi: 35_000 });
    expect(search.buyer).toBeUndefined();
    expect({ isCanonical, unreadable }).toEqual({ isCanonical: false, unreadable: { maxAllIn: 'much' } });
  });
});

describe('data', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const seller = testActor();
  const add = (more: Record<string, unknown> = {}) => listedForSearch(seller, more);
  const find = (query: Record<string, string> = {}) =>
    searchListings(parseSearch(query), { pageSize: 6, facets: true });
  const titles = async (query: Record<string, string> = {}) =>
    (await find(query)).items.map(({ title }) => title);

  test('finds every acknowledged write in the next search: new, changed, hidden, removed', async () => {
    expect((await find()).total).toBe(0);
    const a = await add({ title: 'Alpha' });
    expect(await titles()).toEqual(['Alpha']);
    await add({ title: 'Beta', price: '1 cr', type: 'rent' });
    expect(await titles({ sort: 'price-desc' })).toEqual(['Beta', 'Alpha']);
    await updateProperty(seller, a._id, { title: 'Gamma', price: '2 cr' }, []);
    expect(await titles({ sort: 'price-desc' })).toEqual(['Gamma', 'Beta']);
    expect(await titles({ q: 'alpha' })).toEqual([]);
    expect(await titles({ q: 'gam' })).toEqual(['Gamma']);
    await updateProperty(seller, a._id, { status: 'paused' }, []);
    expect(await titles()).toEqual(['Beta']);
    await Property.deleteMany({ title: 'Beta' });
    expect((await find()).total).toBe(0);
  });

  test('finds rows that another process restored with old dates', async () => {
    await add({ title: 'New' });
    await titles();
    const row = await Property.findOne({ title: 'New' }).lean();
    const old = new Date('2020-01-01');
    await Property.collection.insertOne({
      ...row!,
      _id: new Types.ObjectId(),
      propertyCode: 'SG-NAG-9999',
      title: 'Restored',
      createdAt: old,
      updatedAt: old,
    });
    expect((await titles()).sort()).toEqual(['New', 'Restored']);
  });

  test('never misses an existing listing while others are being written', async () => {
    await find();
    for (let i = 0; i < 4; i++) {
      const [made] = await Promise.all([add({ title: `Listing ${i}` }), find(), find()]);
      const pages = await Promise.all([find({ q: `listing ${i}` }), find({ q: `listing ${i}` })]);
      for (const page of pages) expect(page.items.map(({ _id }) => _id)).toContain(made._id);
    }
  });

  test('counts correctly, without drafts', async () => {
    await add();
    await add({ type: 'rent', category: 'Commercial', address: 'Hill Road, Bandra West, Mumbai' });
    await add({ status: 'draft' });
    const counts = await countPublic();
    expect(counts).toMatchObject({
      total: 2,
      byType: { sale: 1, rent: 1 },
      byCategory: { Residential: { sale: 1, rent: 0 }, Commercial: { sale: 0, rent: 1 } },
    });
    expect(counts.byCity).toEqual(
      expect.arrayContaining([
        { city: 'Nagpur', citySlug: 'nagpur', counts: { sale: 1, rent: 0 } },
        { city: 'Mumbai', citySlug: 'mumbai', counts: { sale: 0, rent: 1 } },
      ]),
    );
  });

  /** Query plans of all reads in this domain. */
  test('uses no collection scan in list queries', async () => {
    const property = await add();
    const plans: string[] = [];
    const collection = Property.collection.collectionName;
    const db = mongoose.connection.db!;
    const commands: Record<string, unknown>[] = [];
    const client = mongoose.connection.getClient();
    const listen = ({ command, commandName }: { command: Record<string, unknown>; commandName: string }) => {
      if (
        ['find', 'aggregate', 'count', 'distinct'].includes(commandName) &&
        command[commandName] === collection
      )
        commands.push(command);
    };
    client.on('commandStarted', listen);
    await find({ type: 'sale', q: 'flat' });
    await searchFull(parseSearch({}), { pageSize: 6 });
    await listFeatured(6);
    await listWholeNewest(500);
    await getPublicProperty(property._id);
    await isMediaReferenced('images/x');
    await isMediaReferenced('videos/x');
    await findIdsWithPhotos(['0123456789abcdef'], new Types.ObjectId().toHexString());
    await listSharedPhotos([new Types.ObjectId().toHexString()]);
    await removeFromLinks([new Types.ObjectId()]);
    await Property.deleteMany({ _id: new Types.ObjectId(property._id) });
    await find();
    client.off('commandStarted', listen);
    expect(commands.length).toBeGreaterThan(10);
    for (const { lsid, $db, $clusterTime, ...command } of commands) {
      const plan = await db.command({ explain: command, verbosity: 'queryPlanner' });
      plans.push(JSON.stringify(plan.queryPlanner?.winningPlan ?? plan));
      if (JSON.stringify(plan).includes('COLLSCAN'))
        throw new Error(`scans the collection: ${JSON.stringify(command)}\n${plans.at(-1)}`);
    }
  });

  test('separates shops from offices in lists and counts', async () => {
    const shop = { category: 'Commercial', title: 'Shop' };
    await add(shop);
    await add({ ...shop, title: 'Office' });
    await add({ ...shop, title: 'Hall', subType: 'showroom' });
    await add();
    const { items, facets } = await find({ category: 'commercial', subType: 'shop,showroom' });
    expect(items.map(({ title }) => title).sort()).toEqual(['Hall', 'Shop']);
    expect(facets?.subType.map(({ value, count }) => `${value} ${count}`).sort()).toEqual([
      'office 1',
      'shop 1',
      'showroom 1',
    ]);
  });
});

describe('featured', () => {
  const card = (_id: string, category: string, type: string) => ({ _id, category, type }) as PropertyCardDto;
  const ids = (items: PropertyCardDto[]) => items.map((item) => item._id);

  test('takes one home of each category in turn, in the given order', () => {
    const items = [
      card('flat1', 'Residential', 'sale'),
      card('flat2', 'Residential', 'sale'),
      card('plot1', 'Plots', 'sale'),
      card('villa1', 'Villas', 'sale'),
      card('plot2', 'Plots', 'sale'),
    ];
    expect(ids(diversified(items, 4))).toEqual(['flat1', 'plot1', 'villa1', 'flat2']);
  });

  test('alternates between sale and rent within a category', () => {
    const items = [
      card('sale1', 'Residential', 'sale'),
      card('sale2', 'Residential', 'sale'),
      card('rent1', 'Residential', 'rent'),
    ];
    expect(ids(diversified(items, 2))).toEqual(['sale1', 'rent1']);
  });

  test('mixes the most wanted kinds on the home page, and begins with the home city', () => {
    const nagpur = [
      card('land', 'Agricultural', 'sale'),
      card('flat1', 'Residential', 'sale'),
      card('let', 'Residential', 'rent'),
      card('flat2', 'Residential', 'sale'),
      card('flat3', 'Residential', 'sale'),
      card('shed', 'Industrial', 'sale'),
      card('shop', 'Commercial', 'rent'),
    ];
    const all = [card('mumbai-plot', 'Plots', 'sale'), card('villa', 'Villas', 'sale'), ...nagpur];
    expect(ids(featuredOf(nagpur, all))).toEqual(['flat1', 'villa', 'mumbai-plot', 'flat2', 'let', 'shop']);
  });

  test('fills gaps with other kinds, and keeps all homes of a short list', () => {
    const few = [card('shed', 'Industrial', 'sale'), card('flat', 'Residential', 'sale')];
    expect(ids(featuredOf(few, []))).toEqual(['flat', 'shed']);
    expect(featuredOf([], [])).toEqual([]);
  });

  test('returns nothing for an empty list', () => {
    expect(diversified([], 9)).toEqual([]);
  });
});

describe('format', () => {
  const search = {
    type: 'sale',
    city: 'nagpur',
    locality: ['dharampeth', 'sadar'],
    bedrooms: [3, 5],
    minPrice: 4_000_000,
    maxPrice: 6_000_000,
    facing: ['east'],
    page: 4,
  } as const;

  const chips = chipsFor(
    { ...search, locality: [...search.locality], bedrooms: [...search.bedrooms], facing: ['east'] },
    textsIn('en', 'search/applied'),
    ['type'],
  );

  test('names the filters in everyday words', () => {
    expect(chips.map((chip) => chip.label)).toEqual([
      'Nagpur',
      'Dharampeth',
      'Sadar',
      '3 BHK',
      '5+ BHK',
      '₹40 L to ₹60 L',
      'East facing',
    ]);
  });

  test('translates chips, with Devanagari names of places', () => {
    const all = { ...search, locality: [...search.locality], bedrooms: [...search.bedrooms], near: 'metro' };
    const said = (language: 'mr' | 'hi') =>
      chipsFor(
        { ...all, facing: ['east'], furnishing: ['furnished'] },
        textsIn(language, 'search/applied'),
      ).map(({ label }) => label);
    expect(said('mr')).toEqual([
      'विक्रीसाठी',
      'नागपूर',
      'धरमपेठ',
      'सदर',
      'मेट्रो स्टेशनजवळ',
      '3 बीएचके',
      '5+ बीएचके',
      '₹40 लाख ते ₹60 लाख',
      'फर्निचरसह',
      'दिशा: पूर्व',
    ]);
    expect(said('hi')).toContain('₹40 लाख से ₹60 लाख');
    expect(said('hi')).toContain('नागपुर');
  });

  test('keeps the other filters and returns to the first page when a chip is removed', () => {
    const without = (label: string) => chips.find((chip) => chip.label === label)?.without;
    expect(without('3 BHK')).toMatchObject({ bedrooms: [5], locality: ['dharampeth', 'sadar'] });
    expect(without('East facing')).not.toHaveProperty('facing');
    expect(without('Nagpur')).not.toHaveProperty('locality');
    expect(without('₹40 L to ₹60 L')).not.toHaveProperty('minPrice');
    for (const chip of chips) expect(chip.without).not.toHaveProperty('page');
  });

  test('writes each search as one address', () => {
    expect(searchPath({ type: 'rent', city: 'nagpur', category: 'Farm Houses', bedrooms: [2, 3] })).toBe(
      '/rent/nagpur/farm-houses?bedrooms=2,3',
    );
    expect(searchPath({ category: 'Villas' })).toBe('/buy?category=villas');
  });
});

describe('schema', () => {
  it('reads every key', () => {
    const search = parseSearch(
      new URLSearchParams(
        'type=sale&category=farm-houses&city=Nagpur&locality=dharampeth,besa&bedrooms=2,3&minPrice=100&sort=price-asc&page=3&amenities=lift&q=east',
      ),
    );
    expect(search).toMatchObject({
      type: 'sale',
      category: 'Farm Houses',
      city: 'nagpur',
      locality: ['dharampeth', 'besa'],
      bedrooms: [2, 3],
      minPrice: 100,
      sort: 'price-asc',
      page: 3,
      amenities: ['lift'],
      q: 'east',
    });
  });

  it('ignores unreadable values', () => {
    const search = parseSearch({
      type: 'steal',
      category: ['Castles'],
      minPrice: '-4',
      page: 'NaN',
      sort: '$where',
      amenities: 'lift,$ne',
      bedrooms: '0,99,x',
    });
    expect(search).toEqual({ sort: 'newest', page: 1, amenities: ['lift'] });
  });

  it('never throws, and reads back its own query string', () => {
    const values = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));
    const keys = fc.constantFrom(
      'type',
      'category',
      'city',
      'locality',
      'minPrice',
      'bedrooms',
      'q',
      'page',
      'sort',
      'x',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, values), (params) => {
        const search = parseSearch(params);
        expect(parseSearch(new URLSearchParams(searchQuery(search)))).toEqual(search);
      }),
    );
  });
});
