import fc from 'fast-check';
import { mongo, Types } from 'mongoose';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { type Area, area, distance, isInside } from '@/test/areas';
import { listing, query } from '@/test/listings-arbitrary';
import { DIMENSIONS, type IndexedListing } from './columns/indexed-listing';
import { type ListedRow, toIndexed } from './columns/search-row';
import { beginsIn, firstSegment } from './columns/segments';
import { termsOfTexts } from './columns/word-keys';
import { SORTS } from './constants';
import { ListingIndex } from './memory/listing-index';
import { medianRate, queryIndex } from './memory/query';
import type { PricedHome } from './neighbourhood/dto';
import { dotColumns } from './neighbourhood/rules';
import { isPreferred, type Preferred, preferable, readPreferred, writePreferred } from './preferred/rules';
import { parseSearch, searchSchema } from './schema';
import { fallbackSearches } from './widening.rules';

describe('search', () => {
  const search = parseSearch({
    type: 'sale',
    city: 'nagpur',
    locality: 'dharampeth',
    bedrooms: '3',
    maxPrice: '5000000',
    facing: 'east',
    page: '7',
  });

  test('drops one condition at a time, preferences before the place', () => {
    const labels = fallbackSearches(search).map((entry) => entry.leftOut.join(' and '));
    expect(labels.slice(0, 3)).toEqual(['facing', 'the budget, by a fifth', 'the locality']);
    expect(labels.at(-1)).toMatch(/^facing and .* and the budget and the city$/);
  });

  test('never drops the kind or the rent, even if nothing else is left', () => {
    const office = parseSearch({
      city: 'nagpur',
      category: 'commercial',
      subType: 'office',
      locality: 'besa',
      minArea: '700',
      maxPrice: '20000',
      type: 'rent',
    });
    const all = fallbackSearches(office);
    expect(all.at(-1)?.leftOut).toEqual(['the area', 'the locality', 'the budget', 'the city']);
    for (const { search: one } of all)
      expect(one).toMatchObject({ type: 'rent', category: 'Commercial', subType: ['office'] });
    expect(fallbackSearches(parseSearch({ type: 'rent', category: 'plots', notSubType: 'flat' }))).toEqual(
      [],
    );
  });

  test('keeps exclusions while it drops other conditions', () => {
    const given = { ...search, ...parseSearch({ notLocality: 'besa', notFacing: 'south', notFloor: '0' }) };
    const all = fallbackSearches(given);
    expect(all.length).toBeGreaterThan(3);
    const { notLocality, notFacing, notFloor } = given;
    for (const one of all) expect(one.search).toMatchObject({ notLocality, notFacing, notFloor });
  });

  test('looks for a row house among all villas before it drops the place', () => {
    const [first] = fallbackSearches(
      parseSearch({ category: 'villas', subType: 'row-house', locality: 'besa' }),
    );
    expect(first!.leftOut).toEqual(['the kind of villa']);
    expect(first!.search).toMatchObject({ category: 'Villas', subType: undefined, locality: ['besa'] });
    const taste = fallbackSearches(
      parseSearch({ category: 'villas', subType: 'bungalow', furnishing: 'furnished', locality: 'besa' }),
    );
    expect(taste.slice(0, 3).map(({ leftOut }) => leftOut[0])).toEqual([
      'furnishing',
      'the kind of villa',
      'the locality',
    ]);
  });

  test('widens a budget before dropping it, and never the type', () => {
    const all = fallbackSearches(search);
    expect(all.find((entry) => entry.leftOut[0] === 'the budget, by a fifth')?.search.maxPrice).toBe(
      6_000_000,
    );
    for (const entry of all) expect(entry.search).toMatchObject({ type: 'sale', page: 1 });
  });

  test('keeps only the type and the kind of home in the last search', () => {
    const { type, category, sort, page, ...rest } = fallbackSearches(search).at(-1)!.search;
    expect([type, category, sort, page]).toEqual(['sale', 'Residential', 'newest', 1]);
    expect(Object.values(rest).every((value) => value === undefined)).toBe(true);
  });

  /** Values that at least one search field accepts. */
  const SAMPLES =
    'yes no 1 5 Plots 3000000 besa aiims east furnished lift ready flat residential nagpur active 40x60 2027-01-31 resale na nit family families vegetarians women included covered top well anyone sole tar-road'.split(
      ' ',
    );
  /** Keys that are never dropped: type, kind, order, page and display. */
  const SHOWN = new Set(
    'type category notCategory subType notSubType sort page view after bbox zoom within also prefer buyer'.split(
      ' ',
    ),
  );

  test.each(Object.keys(searchSchema.shape).filter((key) => !SHOWN.has(key)))(
    'finds something in the end for a search with only %s',
    (key) => {
      const given = SAMPLES.map((value) => parseSearch({ type: 'sale', [key]: value })).find(
        (one) => one[key as keyof typeof one] !== undefined,
      );
      // exclusions stay
      if (given && key.startsWith('not')) return expect(fallbackSearches(given)).toEqual([]);
      // an area's corners are not words
      if (!given) return expect(key).toBe('shape');
      const last = fallbackSearches(given).at(-1)?.search;
      expect(last?.[key as keyof typeof last]).toBeUndefined();
      expect(last).toBeDefined();
    },
  );

  test('drops nothing from a search without conditions', () => {
    expect(fallbackSearches(parseSearch({ type: 'rent' }))).toEqual([]);
  });

  test('does not call a dropped budget widened as well', () => {
    const last = fallbackSearches(search).at(-1)!.leftOut;
    expect(last).toContain('the budget');
    expect(last).not.toContain('the budget, by a fifth');
  });
});

describe('queries', () => {
  const hex = (n: number) => n.toString(16).padStart(24, '0');
  const fitsLocation = (segment: string, texts: string) =>
    texts
      .split(/, ?/)
      .some(
        (text) =>
          segment.toLowerCase() === text ||
          (text !== 'besa' && ` ${segment.toLowerCase()}`.includes(` ${text}`)),
      );

  /** Applies a search to one listing at a time. */
  function matches(
    listing: IndexedListing,
    search: ReturnType<typeof parseSearch> & Area,
    except?: string,
  ): boolean {
    const inRange = (value: number | undefined, min?: number, max?: number) =>
      (min === undefined && max === undefined) ||
      (value !== undefined && value >= (min ?? -1e9) && value <= (max ?? 1e9));
    const isOneOf = (value: unknown, list?: readonly unknown[]) => !list || list.includes(value);
    const rooms = listing.bedrooms === undefined ? undefined : Math.min(5, listing.bedrooms);
    const [west, south, east, north] = search.bbox ?? [-180, -90, 180, 90];
    const rules: Record<string, boolean> = {
      visible: (PUBLIC_STATUSES as readonly string[]).includes(listing.status),
      type: isOneOf(listing.type, search.type && [search.type]),
      category: isOneOf(listing.category, search.category && [search.category]),
      city: isOneOf(listing.citySlug, search.city ? [search.city] : undefined),
      locality: isOneOf(listing.localitySlug, search.locality),
      location: !search.location || fitsLocation(listing.segment ?? '', search.location.toLowerCase()),
      notLocality: !search.notLocality?.includes(listing.localitySlug ?? ''),
      status: isOneOf(listing.status, search.status),
      bedrooms: isOneOf(rooms, search.bedrooms) && inRange(listing.bedrooms, search.minBedrooms),
      furnishing: isOneOf(listing.furnishing, search.furnishing),
      facing: isOneOf(listing.facing, search.facing),
      amenities: (search.amenities ?? []).every((a) => listing.amenities.includes(a)),
      price: inRange(listing.price, search.minPrice, search.maxPrice),
      size: inRange(listing.area, search.minArea, search.maxArea),
      area: isInside(listing, search),
      bbox: inRange(listing.lng, west, east) && inRange(listing.lat, south, north),
      q: (search.q ?? '')
        .split(' ')
        .filter(Boolean)
        .every((word) =>
          listing.texts.some((term) => (word.length < 3 ? term.startsWith(word) : term.includes(word))),
        ),
    };
    return Object.entries(rules).every(([name, ok]) => ok || name === except);
  }

  const KEYS = {
    newest: (listing: IndexedListing) => -listing.createdAt,
    'price-asc': (listing: IndexedListing) => listing.price,
    'price-desc': (listing: IndexedListing) => -listing.price,
    'area-desc': (listing: IndexedListing) => -listing.area,
    // without unknown costs, which lib/search/engine/costs.test.ts tests
    'all-in-asc': (listing: IndexedListing) => listing.price,
    'carpet-rate-asc': (listing: IndexedListing) =>
      listing.carpetArea ? listing.price / listing.carpetArea : Number.MAX_VALUE,
  };

  function valuesOf(listing: IndexedListing, dimension: string): string[] {
    const rooms = listing.bedrooms === undefined ? [] : [String(Math.min(5, listing.bedrooms))];
    const maybe = (value?: string) => (value ? [value] : []);
    const all: Record<string, readonly string[]> = {
      type: [listing.type],
      category: [listing.category],
      city: [listing.citySlug],
      locality: maybe(listing.localitySlug),
      status: [listing.status],
      bedrooms: rooms,
      furnishing: maybe(listing.furnishing),
      facing: maybe(listing.facing),
      possession: maybe(listing.possession),
      amenities: listing.amenities,
    };
    return [...(all[dimension] ?? [])];
  }

  /** Listings, followed by edits and removals. */
  const history = fc.record({
    rows: fc.array(listing, { maxLength: 60 }),
    edits: fc.array(fc.tuple(fc.nat(59), fc.option(listing, { nil: undefined })), { maxLength: 20 }),
  });

  function build({
    rows,
    edits,
  }: {
    rows: Omit<IndexedListing, 'id'>[];
    edits: [number, Omit<IndexedListing, 'id'> | undefined][];
  }) {
    const model = new Map(rows.map((row, i) => [hex(i), { ...row, id: hex(i) }]));
    const index = new ListingIndex();
    for (const row of model.values()) index.put(row);
    for (const [place, row] of edits) {
      const id = hex(place);
      if (row) model.set(id, { ...row, id });
      else model.delete(id);
      if (row) index.put({ ...row, id });
      else index.remove(id);
    }
    return { index, model: [...model.values()] };
  }

  test('returns the ids, totals, facets and order of a full scan', async () => {
    await fc.assert(
      fc.asyncProperty(
        history,
        query,
        area,
        fc.integer({ min: 1, max: 4 }),
        async (made, raw, where, page) => {
          const { index, model } = build(made);
          const read = parseSearch({ ...raw, page: String(page) } as Record<string, string | undefined>);
          const search = { ...read, ...where };
          const result = queryIndex(index, { search, statuses: PUBLIC_STATUSES, pageSize: 7, facets: true });
          const { sort } = search;
          const isNearest = sort === 'distance' && where.around;
          const key = isNearest
            ? (listing: IndexedListing) => distance(listing, where)
            : KEYS[sort === 'distance' ? 'newest' : sort];
          const byId = (a: IndexedListing, b: IndexedListing) => (a.id < b.id ? -1 : 1);
          const descending = !isNearest && !sort.endsWith('-asc');
          const expected = model
            .filter((item) => matches(item, search))
            .sort((a, b) => key(a) - key(b) || (descending ? byId(b, a) : byId(a, b)));
          expect(result.total).toBe(expected.length);
          const from = (result.page - 1) * 7;
          expect(result.ids).toEqual(expected.slice(from, from + 7).map(({ id }) => id));
          for (const dimension of DIMENSIONS) {
            const counts: Record<string, number> = {};
            const except = dimension === 'amenities' ? undefined : dimension;
            for (const item of model.filter((row) => matches(row, search, except)))
              for (const value of valuesOf(item, dimension)) counts[value] = (counts[value] ?? 0) + 1;
            const given = Object.fromEntries(
              result.facets![dimension].map(({ value, count }) => [value, count]),
            );
            expect({ [dimension]: given }).toEqual({ [dimension]: counts });
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('calculates the median price per square foot like a plain sort, without the listing itself', async () => {
    await fc.assert(
      fc.asyncProperty(history, area, fc.constantFrom('carpetArea', 'area'), async (made, where, basis) => {
        const { index, model } = build(made);
        const search = { ...parseSearch({}), ...where };
        const rates = model
          .filter((item) => item.id !== hex(0) && matches(item, search) && item[basis])
          .map((item) => item.price / item[basis]!)
          .sort((a, b) => a - b);
        const half = rates.length / 2;
        const median = rates.length % 2 ? rates[Math.floor(half)]! : (rates[half - 1]! + rates[half]!) / 2;
        expect(medianRate(index, { search, statuses: PUBLIC_STATUSES }, { basis, except: hex(0) })).toEqual({
          count: rates.length,
          ...(rates.length > 0 && { median }),
        });
      }),
      { numRuns: 100 },
    );
  });

  test('visits the whole list once with cursors, even while listings change', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(...SORTS), async (made, sort) => {
        const { index, model } = build(made);
        const visible = model.filter(({ status }) => status !== 'draft').length;
        const walk = (interfere?: (seen: string[]) => void) => {
          const seen: string[] = [];
          let after: string | undefined;
          do {
            const search = parseSearch({ sort, ...(after && { after }) });
            const result = queryIndex(index, { search, statuses: PUBLIC_STATUSES, pageSize: 5 });
            seen.push(...result.ids);
            after = result.next;
            interfere?.(seen);
          } while (after);
          return seen;
        };
        const seen = walk();
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBe(visible);
        // listings that disappear between pages cause no skips or repeats
        const again = walk((shown) => index.remove(shown.at(-1) ?? ''));
        expect(new Set(again).size).toBe(visible);
      }),
      { numRuns: 100 },
    );
  });
});

describe('search row', () => {
  const { BSON } = mongo;
  /** Reads a row as the driver returns it. */
  const read = (row: object) => toIndexed(BSON.deserialize(BSON.serialize(row)) as ListedRow);
  const _id = new Types.ObjectId('0123456789abcdef01234567');
  const EMPTY = {
    id: '0123456789abcdef01234567',
    updatedAt: 0,
    createdAt: 0,
    price: Number.NaN,
    area: Number.NaN,
    lng: Number.NaN,
    lat: Number.NaN,
    type: '',
    category: '',
    status: '',
    city: '',
    citySlug: '',
    amenities: [],
    facts: [],
    texts: [],
  };

  test('reads a row without fields as an empty listing', () => {
    expect(read({ _id })).toEqual(EMPTY);
    expect(read({ _id, price: null, bedrooms: null, location: null, title: null })).toEqual(EMPTY);
    expect(read({ _id, location: { address: 'Besa', coordinates: [0, 0] } })).toEqual(EMPTY);
  });

  test('reads every type of number that a database can store, and ignores unused fields', () => {
    const row = {
      _id,
      images: [{ url: 'x', coordinates: [1, 2], title: 'no' }],
      id: 'not the id',
      lng: 3,
      price: mongo.Long.fromNumber(45_00_00_00_000),
      area: 812.5,
      bedrooms: 3,
      location: { address: 'Besa', coordinates: [79, new mongo.Double(21.25)] },
      createdAt: new Date(-5),
      updatedAt: new Date(1_790_000_000_000),
      citySlug: 'nagpur',
      owner: _id,
      address: 'Narmada Heights, Besa, Nagpur',
    };
    const listing = read(row);
    expect(listing).toEqual({
      ...EMPTY,
      price: 45_00_00_00_000,
      area: 812.5,
      bedrooms: 3,
      lng: 79,
      lat: 21.25,
      createdAt: -5,
      updatedAt: 1_790_000_000_000,
      citySlug: 'nagpur',
      localitySlug: 'besa',
      segment: 'Narmada Heights',
      owner: _id.toHexString(),
      texts: ['Narmada Heights, Besa, Nagpur'],
    });
  });

  test('determines the local charges of a sale by its PIN code', () => {
    const sale = { _id, type: 'sale', category: 'Residential', citySlug: 'nagpur' };
    expect(read({ ...sale, pinCode: '440001' }).costClass).toContain('municipal-corporation');
    expect(read(sale).costClass).not.toContain('municipal-corporation');
  });

  test('reads any number of amenities in any script', () => {
    const words = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 120 });
    fc.assert(
      fc.property(words, (amenities) => {
        expect(read({ _id, amenities })).toEqual({ ...EMPTY, amenities });
      }),
    );
    const many = Array.from({ length: 1200 }, (_, i) => `word${i}`);
    expect(read({ _id, amenities: many }).amenities).toEqual(many);
  });

  test('reads the words of every searched text', () => {
    const row = {
      _id,
      title: 'Shop',
      description: 'Corner',
      address: 'Lane 4',
      project: 'Orchid',
      locality: 'Sadar',
      city: 'Nagpur',
      propertyCode: 'SG-NAG-4821',
    };
    const terms = ['4821', '4', 'corner', 'lane', 'nagpur', 'orchid', 'sadar', 'sgnag4821', 'shop'];
    expect([...termsOfTexts(read(row).texts)].sort()).toEqual(terms.sort());
  });
});

describe('segments', () => {
  test('takes the first segment of an address', () => {
    expect(firstSegment('Narmada Heights, Dharampeth, Nagpur')).toBe('Narmada Heights');
    expect(firstSegment(' Besa ')).toBe('Besa');
    expect(firstSegment('')).toBe('');
  });

  test('finds a name in the other script by its beginning', () => {
    const names = ['sunita heights', 'सुनीता कॉलनी', 'besa'];
    const found = (key: string) => names.filter((name) => beginsIn(name, key));
    expect([found('sunita'), found('सुनीता'), found('बेसा')]).toEqual([
      names.slice(0, 2),
      names.slice(0, 2),
      ['besa'],
    ]);
  });
});

describe('preferences in an address', () => {
  test.each<[Preferred[], string]>([
    [[{ facing: ['east'] }], 'facing.east'],
    [[{ minFloor: 3, maxFloor: 3 }, { amenities: ['lift'] }], 'minFloor.3_maxFloor.3,amenities.lift'],
    [[{ furnishing: ['semi-furnished', 'furnished'] }], 'furnishing.semi-furnished_furnishing.furnished'],
    [[{ notFloor: [0] }, { maxPrice: 6_000_000 }], 'notFloor.0,maxPrice.6000000'],
    [[{ maxPossessionDate: '2027-12-31' }], 'maxPossessionDate.2027-12-31'],
  ])('writes %j as %s and reads it back', (conditions, text) => {
    expect(writePreferred(conditions)).toBe(text);
    expect(readPreferred(parseSearch({ prefer: text }).prefer).map(({ set }) => set)).toEqual(conditions);
    for (const one of text.split(',')) expect(isPreferred(one)).toBe(true);
  });

  test('ignores unreadable parts of an address', () => {
    expect(readPreferred('facing.up,near.aiims,lift,,amenities.lift')).toEqual([
      { text: 'amenities.lift', set: { amenities: ['lift'] } },
    ]);
  });

  test('accepts only conditions that a listing can be known to fulfil', () => {
    expect(preferable({ city: 'nagpur', locality: ['besa'] })).toEqual({ locality: ['besa'] });
    expect(preferable({ near: 'aiims' })).toBeUndefined();
    expect(preferable({ byOwner: 'yes' })).toBeUndefined();
    expect(preferable({})).toBeUndefined();
  });

  describe('a list with preferences', () => {
    const id = (n: number) => `${n}`.padStart(24, '0');
    const listing = (
      n: number,
      more: Pick<Partial<IndexedListing>, 'facing'> & { amenities: string[]; texts?: string[] },
    ): IndexedListing => ({
      id: id(n),
      updatedAt: n,
      createdAt: n,
      price: 1000 * n,
      area: 500,
      lng: 79,
      lat: 21,
      type: 'sale',
      category: 'Residential',
      status: 'active',
      city: 'Nagpur',
      citySlug: 'nagpur',
      facts: [],
      texts: ['flat', 'terrace'],
      ...more,
    });
    const index = new ListingIndex();
    for (const one of [
      listing(1, { facing: 'east', amenities: ['lift'] }),
      listing(2, { facing: 'west', amenities: ['lift'] }),
      listing(3, { facing: 'north', amenities: [] }),
      listing(4, { facing: 'east', amenities: [], texts: ['flat'] }),
    ])
      index.put(one);
    const find = (query: string) =>
      queryIndex(index, {
        search: parseSearch(new URLSearchParams(query)),
        statuses: ['active'],
        pageSize: 9,
      });

    test('contains all homes, ranks those that fulfil more preferences first, and counts each preference', () => {
      const found = find('prefer=facing.east,amenities.lift');
      expect(found.ids).toEqual([1, 4, 2, 3].map(id));
      expect(found.also).toEqual([
        { word: 'facing.east', count: 2 },
        { word: 'amenities.lift', count: 2 },
      ]);
    });

    test('counts words and preferences alike', () => {
      const { ids, ranks } = find('prefer=facing.east&also=terrace');
      expect(ids).toEqual([1, 4, 3, 2].map(id));
      expect(ranks.map(({ words }) => words)).toEqual([2, 1, 1, 1]);
    });

    test('never contains fewer homes', () => {
      for (const liked of [
        'facing.south',
        'maxPrice.1',
        'notFacing.east',
        'minFloor.3_maxFloor.3',
        'nothing',
      ])
        expect(find(`prefer=${liked}`).total).toBe(4);
    });
  });
});

describe('neighbourhoods', () => {
  const homes = (...rates: number[]) => rates.map((rate) => ({ id: String(rate), rate }) as PricedHome);

  describe('the dots of similar homes', () => {
    test('form columns from the lowest to the highest rate and show each home once', () => {
      const { low, high, columns } = dotColumns(homes(100, 200, 300), { rate: 250, middle: 200 });
      expect([low, high]).toEqual([130, 285]);
      expect(columns.flat().map(({ rate }) => rate)).toEqual([100, 200, 300]);
    });

    test('show the median on the correct side of this home, or in its column', () => {
      for (let rate = 4800; rate <= 11_400; rate += 37)
        for (let middle = 4800; middle <= 11_400; middle += 411) {
          const { own, mark } = dotColumns(homes(4809, 5100, 6500, 11_407), { rate, middle });
          const distance = mark - ((own + 0.5) / 12) * 100;
          expect(distance * (middle - rate)).toBeGreaterThanOrEqual(0);
        }
    });

    test('are not compressed by one distant price', () => {
      const { columns, isCut } = dotColumns(homes(4809, 5000, 5200, 5400, 5600, 11_407), {
        rate: 5300,
        middle: 5300,
      });
      expect(columns.filter((column) => column.length > 0).length).toBeGreaterThanOrEqual(4);
      expect(isCut).toEqual({ below: true, above: true });
    });
  });
});
