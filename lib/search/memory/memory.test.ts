import fc from 'fast-check';
import { CATEGORIES, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { wordsOf } from '@/lib/platform/text/search-terms';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { hasWord, termsOfTexts } from '@/lib/search/columns/word-keys';
import type { IndexCosts } from '@/lib/search/engine/index-search';
import { cellSize, GAP, type IndexMark, MAX_MARKS, pixelOf } from '@/lib/search/engine/map-marks';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { queryIndex } from '@/lib/search/memory/query';
import { parseSearch } from '@/lib/search/schema';
import { mapExtent, mapMarks } from './map';
import { countLocations } from './query';
import { WordIndex } from './words';

describe('costs', () => {
  const hex = (n: number) => n.toString(16).padStart(24, '0');
  const CLASSES = ['nagpur|a', 'nagpur|b', 'unknown'];

  const listing = fc.record({
    price: fc.nat(9),
    carpetArea: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    costClass: fc.option(fc.constantFrom(...CLASSES), { nil: undefined }),
  });
  type Made = Pick<IndexedListing, 'price' | 'carpetArea' | 'costClass'>;

  const toListing = (made: Made, i: number): IndexedListing => ({
    id: hex(i),
    updatedAt: 1,
    createdAt: i,
    area: 1,
    lng: Number.NaN,
    lat: Number.NaN,
    type: made.costClass ? 'sale' : 'rent',
    category: CATEGORIES[0],
    status: 'active',
    city: 'Nagpur',
    citySlug: 'nagpur',
    amenities: [],
    texts: [],
    ...made,
  });

  /** Class a costs one rupee above the price, or two for a large or unknown area; class b costs twice the price. */
  const costOf = (costClass: string | undefined, price: number, carpetArea: number | undefined) => {
    if (costClass === 'nagpur|a') return price + ((carpetArea ?? 99) > 2 ? 2 : 1);
    return costClass === 'nagpur|b' ? price * 2 : undefined;
  };
  const boundsOf = (limit: number) => (costClass: string) => {
    const bound = (maxPrice: number, minCarpet = -1, maxCarpet = Number.POSITIVE_INFINITY) => ({
      minPrice: 0,
      maxPrice,
      minCarpet,
      maxCarpet,
    });
    if (costClass === 'nagpur|a') return [bound(limit - 1, -1, 2), bound(limit - 2, 2)];
    return costClass === 'nagpur|b' ? [bound(Math.floor(limit / 2))] : [];
  };
  const costs = (version: string, limit?: number): IndexCosts => ({
    version,
    allIn: (costClass, price, carpet) => costOf(costClass, price, carpet),
    ...(limit !== undefined && { boundsOf: boundsOf(limit) }),
  });

  const history = fc.record({
    rows: fc.array(listing, { maxLength: 40 }),
    edits: fc.array(fc.tuple(fc.nat(39), fc.option(listing, { nil: undefined })), { maxLength: 15 }),
  });

  function indexOf(rows: readonly Made[]) {
    const model = new Map(rows.map((row, i) => [hex(i), toListing(row, i)]));
    const index = new ListingIndex();
    for (const row of model.values()) index.put(row);
    return { model, index };
  }

  test('orders by cost like a full scan, even after edits', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.option(fc.nat(20), { nil: undefined }), async ({ rows, edits }, limit) => {
        const { model, index } = indexOf(rows);
        const ask = (page: number) =>
          queryIndex(index, {
            search: parseSearch({ sort: 'all-in-asc', page: String(page) }),
            statuses: PUBLIC_STATUSES,
            pageSize: 7,
            costs: costs('1', limit),
          });
        // the order is created before the edits and must follow them
        ask(1);
        for (const [place, made] of edits) {
          if (made) model.set(hex(place), toListing(made, place));
          else model.delete(hex(place));
          if (made) index.put(toListing(made, place));
          else index.remove(hex(place));
        }
        const cost = (listing: IndexedListing) =>
          costOf(listing.costClass, listing.price, listing.carpetArea);
        const expected = [...model.values()]
          .filter((listing) => limit === undefined || (cost(listing) ?? Number.POSITIVE_INFINITY) <= limit)
          .sort((a, b) => (cost(a) ?? 1e9) - (cost(b) ?? 1e9) || (a.id < b.id ? -1 : 1))
          .map(({ id }) => id);
        const found = Array.from({ length: 6 }, (_, i) => i + 1).flatMap((page) => {
          const result = ask(page);
          return result.page === page ? result.ids : [];
        });
        expect(found).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('reorders by new rates, with unknown costs last on every page', async () => {
    const { index } = indexOf([
      { price: 5, costClass: 'nagpur|b', carpetArea: undefined },
      { price: 1, costClass: undefined, carpetArea: 1 },
      { price: 6, costClass: 'nagpur|a', carpetArea: 1 },
      { price: 2, costClass: 'unknown', carpetArea: undefined },
    ]);
    const walk = (made: IndexCosts, sort: string) => {
      const ids: string[] = [];
      let after: string | undefined;
      do {
        const search = parseSearch({ sort, ...(after && { after }) });
        const page = queryIndex(index, { search, statuses: PUBLIC_STATUSES, pageSize: 1, costs: made });
        ids.push(...page.ids);
        after = page.next;
      } while (after);
      return ids.map((id) => Number.parseInt(id, 16));
    };
    expect(walk(costs('1'), 'all-in-asc')).toEqual([2, 0, 1, 3]);
    expect(walk({ version: '2', allIn: (_, price) => -price }, 'all-in-asc')).toEqual([2, 0, 3, 1]);
    expect(walk(costs('1'), 'carpet-rate-asc')).toEqual([1, 2, 0, 3]);
  });
});

describe('decay', () => {
  const hex = (n: number) => n.toString(16).padStart(24, '0');
  const steps = [
    { afterMs: 10, backMs: 3 },
    { afterMs: 20, backMs: 12 },
    { afterMs: 30, backMs: 30 },
  ];
  const NOW = 100;

  const toListing = (
    [createdAt, confirmedAt]: readonly [number, number | undefined],
    i: number,
  ): IndexedListing => ({
    id: hex(i),
    updatedAt: 1,
    createdAt,
    confirmedAt,
    price: 1,
    area: 1,
    lng: Number.NaN,
    lat: Number.NaN,
    type: i % 3 === 0 ? 'rent' : 'sale',
    category: 'Residential',
    status: 'active',
    city: 'Nagpur',
    citySlug: 'nagpur',
    amenities: [],
    texts: [],
  });

  const rankOf = ({ createdAt, confirmedAt = createdAt }: IndexedListing) =>
    createdAt - (steps.findLast(({ afterMs }) => NOW - confirmedAt >= afterMs)?.backMs ?? 0);

  const times = fc.tuple(
    fc.integer({ min: 60, max: NOW }),
    fc.option(fc.integer({ min: 60, max: NOW }), { nil: undefined }),
  );

  test('shows each listing once on pages and by cursor, with unconfirmed ones as if they were older', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(times, { maxLength: 40 }), fc.boolean(), async (made, onlySales) => {
        const listings = made.map(toListing);
        const index = new ListingIndex();
        for (const listing of listings) index.put(listing);
        const expected = listings
          .filter(({ type }) => !onlySales || type === 'sale')
          .sort((a, b) => rankOf(b) - rankOf(a) || (a.id < b.id ? 1 : -1));
        const ask = (more: Record<string, string>) =>
          queryIndex(index, {
            search: parseSearch({ ...(onlySales && { type: 'sale' }), ...more }),
            statuses: PUBLIC_STATUSES,
            pageSize: 7,
            decay: { now: NOW, steps },
          });
        const pages = Array.from({ length: Math.ceil(expected.length / 7) }, (_, i) =>
          ask({ page: String(i + 1) }),
        );
        expect(pages.flatMap(({ ids }) => ids)).toEqual(expected.map(({ id }) => id));
        // the displayed number is the one that ranked it
        expect(pages.flatMap(({ ranks }) => ranks.map(({ rank }) => rank))).toEqual(expected.map(rankOf));
        const walked: string[] = [];
        let after: string | undefined;
        do {
          const page = ask(after ? { after } : {});
          walked.push(...page.ids);
          after = page.next;
        } while (after);
        expect(walked).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
  });
});

describe('map', () => {
  const hex = (n: number) => n.toString(16).padStart(24, '0');
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: Number.NaN });
  // around the centre of Nagpur, some at the same point and some without one
  const place = fc.oneof(
    fc.record({
      lng: fc.double({ min: 78.8, max: 79.4, noNaN: true }),
      lat: fc.double({ min: 20.9, max: 21.4, noNaN: true }),
    }),
    fc.constantFrom({ lng: 79.05, lat: 21.1 }, { lng: Number.NaN, lat: Number.NaN }),
  );
  const listing = fc.record({
    place,
    price: some(fc.nat(9)),
    type: fc.constantFrom('sale', 'rent'),
    approximate: fc.constantFrom(1, undefined),
  });
  const STATUSES = ['active'];

  function indexOf(rows: readonly (typeof listing extends fc.Arbitrary<infer Row> ? Row : never)[]) {
    const listings = rows.map(
      ({ place: at, ...row }, i): IndexedListing => ({
        id: hex(i),
        updatedAt: 1,
        createdAt: i,
        area: 1,
        category: 'Residential',
        status: i % 7 === 6 ? 'draft' : 'active',
        city: 'Nagpur',
        citySlug: 'nagpur',
        amenities: [],
        texts: [],
        ...at,
        ...row,
        approximate: row.approximate ?? Number.NaN,
      }),
    );
    const index = new ListingIndex();
    for (const listing of listings) index.put(listing);
    return { index, listings };
  }

  const view = fc
    .tuple(
      fc.double({ min: 78.7, max: 79.3, noNaN: true }),
      fc.double({ min: 20.8, max: 21.3, noNaN: true }),
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      fc.double({ min: 6, max: 19, noNaN: true }),
    )
    .map(([west, south, size, zoom]) => ({
      bbox: [west, south, west + size, south + size] as const,
      zoom,
    }));

  /** A plain loop that groups listings into named cells, then moves overlapping cells into fuller marks. */
  function plainMarks(listings: readonly IndexedListing[], bbox: readonly number[], zoom: number) {
    const [west, south, east, north] = bbox as [number, number, number, number];
    const size = cellSize([west, south, east, north], zoom);
    const cells: Record<string, IndexedListing[]> = {};
    for (const listing of listings) {
      const isIn = listing.lng >= west && listing.lng <= east && listing.lat >= south && listing.lat <= north;
      if (!isIn || listing.type !== 'sale' || listing.status !== 'active') continue;
      const { x, y } = pixelOf(listing, zoom);
      const name = `${Math.floor(x / size.x)} ${Math.floor(y / size.y)}`;
      cells[name] = [...(cells[name] ?? []), listing];
    }
    const mean = (all: readonly IndexedListing[], of: 'lng' | 'lat') =>
      all.reduce((sum, listing) => sum + listing[of], 0) / all.length;
    const marks = Object.values(cells).map((all) => ({
      all,
      lng: mean(all, 'lng'),
      lat: mean(all, 'lat'),
    }));
    marks.sort((a, b) => b.all.length - a.all.length || a.lng - b.lng || a.lat - b.lat);
    const kept: typeof marks = [];
    for (const mark of marks) {
      const at = pixelOf(mark, zoom);
      const covering = kept.find((other) => {
        const there = pixelOf(other, zoom);
        return Math.abs(there.x - at.x) < GAP.x && Math.abs(there.y - at.y) < GAP.y;
      });
      if (covering) covering.all = [...covering.all, ...mark.all];
      else kept.push(mark);
    }
    return kept.map(({ all, lng, lat }): Omit<IndexMark, 'ids'> => {
      const prices = all.flatMap(({ price }) => (Number.isNaN(price) ? [] : [price]));
      return {
        lng,
        lat,
        count: all.length,
        price: prices.length > 0 ? Math.min(...prices) : Number.NaN,
        about: all.every(({ approximate }) => approximate === 1),
        box: [
          Math.min(...all.map((listing) => listing.lng)),
          Math.min(...all.map((listing) => listing.lat)),
          Math.max(...all.map((listing) => listing.lng)),
          Math.max(...all.map((listing) => listing.lat)),
        ],
      };
    });
  }

  test('groups listings into marks like a plain loop, without overlaps and within the limit', () => {
    fc.assert(
      fc.property(fc.array(listing, { maxLength: 80 }), view, (rows, { bbox, zoom }) => {
        const { index, listings } = indexOf(rows);
        const search = { sort: 'newest', page: 1, type: 'sale', bbox } as const;
        const marks = mapMarks(index, { search, statuses: STATUSES, zoom });
        expect(marks.map(({ ids: _, ...mark }) => mark)).toEqual(plainMarks(listings, bbox, zoom));
        expect(marks.length).toBeLessThanOrEqual(MAX_MARKS);
        const pixels = marks.map((mark) => pixelOf(mark, zoom));
        for (const [i, pixel] of pixels.entries())
          for (const other of pixels.slice(i + 1))
            expect(Math.abs(pixel.x - other.x) < GAP.x && Math.abs(pixel.y - other.y) < GAP.y).toBe(false);
        // ids are listed only in small marks, and each listing is in one mark
        const named = marks.flatMap(({ ids }) => ids);
        expect(new Set(named).size).toBe(named.length);
        for (const { ids, count } of marks) expect(ids.length).toBe(count <= 8 ? count : 0);
      }),
    );
  });

  test('limits the marks of a country map and of a full screen', () => {
    const rows = Array.from({ length: 5000 }, (_, i) => ({
      place: { lng: 78.5 + ((i * 37) % 1000) / 1000, lat: 20.5 + ((i * 91) % 977) / 977 },
      price: i,
      type: 'sale' as const,
      approximate: undefined,
    }));
    const { index } = indexOf(rows);
    for (const zoom of [4, 9, 12, 15])
      for (const bbox of [[68, 8, 97, 35] as const, [78.6, 20.6, 79.4, 21.4] as const]) {
        const search = { sort: 'newest', page: 1, bbox } as const;
        const marks = mapMarks(index, { search, statuses: STATUSES, zoom });
        expect(marks.length).toBeLessThanOrEqual(MAX_MARKS);
        expect(marks.length).toBeGreaterThan(0);
      }
  });

  test('excludes the farthest few from the extent, and counts listings without a place', () => {
    const at = (lng: number, lat: number) => ({
      place: { lng, lat },
      price: 1,
      type: 'sale' as const,
      approximate: undefined,
    });
    const homes = Array.from({ length: 99 }, (_, i) => at(79 + i / 1000, 21 + i / 1000));
    const { index } = indexOf([...homes, at(10, 50), at(Number.NaN, Number.NaN)]);
    const search = { sort: 'newest', page: 1 } as const;
    const extent = mapExtent(index, { search, statuses: ['active', 'draft'] });
    expect(extent).toMatchObject({ total: 101, placed: 100 });
    const [west, south, east, north] = extent.box!;
    expect([west > 78, south > 20, east < 80, north < 22]).toEqual([true, true, true, true]);
    expect(mapExtent(index, { search: { ...search, city: 'pune' }, statuses: STATUSES })).toEqual({
      total: 0,
      placed: 0,
    });
  });
});

describe('words', () => {
  const word = fc.stringMatching(/^[a-dपठ][a-dपठे]{0,6}$/u);
  /** Words like property codes and PIN codes, which are indexed separately. */
  const numbered = fc.stringMatching(/^[a-c]{0,3}[0-3]{4,6}$/);
  const part = fc.oneof(word, fc.stringMatching(/^[a-c]{0,2}[0-3]{1,3}$/));

  const found = (index: WordIndex, text: string, slots: number) =>
    [...index.matching(text, slots)].flatMap((mark, slot) => (mark === 1 ? [slot] : []));

  test('finds three letters inside words, and fewer only at their beginning', () => {
    const index = new WordIndex();
    index.add(0, ['dharampeth']);
    index.add(1, ['ramdaspeth', 'nagpur']);
    index.add(2, ['petha', 'sgnag4821001']);
    const at = (text: string) => found(index, text, 3);
    expect([at('peth'), at('aspe'), at('pe'), at('zzz')]).toEqual([[0, 1, 2], [1], [2], []]);
    expect([at('nag'), at('sg'), at('gna'), at('g4821'), at('4821001'), at('482')]).toEqual([
      [1, 2],
      [2],
      [2],
      [2],
      [2],
      [2],
    ]);
  });

  test('finds the same listings as a scan of every word', () => {
    const words = fc.array(fc.oneof(word, numbered), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), part, (listings, typed) => {
        const index = new WordIndex();
        for (const [slot, own] of listings.entries()) index.add(slot, own);
        const fits = (value: string) => (typed.length < 3 ? value.startsWith(typed) : value.includes(typed));
        const expected = listings.flatMap((own, slot) =>
          own.some(fits) || hasWord(termsOfTexts(own), typed) ? [slot] : [],
        );
        expect(found(index, typed, listings.length)).toEqual(expected);
      }),
    );
  });

  test('finds a word from the other script, with and without nukta', () => {
    const index = new WordIndex();
    const titles = [
      ['sunita', 'heights'],
      ['सुनीता', 'हाइट्स'],
      ['ज़रीना', 'phutala'],
      ['zareena', 'फुटाळा'],
      ['nit'],
    ];
    for (const [slot, words] of titles.entries()) index.add(slot, words);
    const at = (text: string) => found(index, text, titles.length);
    expect(at('sunita')).toEqual([0, 1]);
    expect(at('सुनीता')).toEqual([0, 1]);
    expect(at('सुनिता')).toEqual([0, 1]);
    expect(at('जरीना')).toEqual([2, 3]);
    expect(at('futala')).toEqual([3]);
    expect(at('फुटाला')).toEqual([2, 3]);
    // its key contains "nit", but typed text never matches keys
    expect(at('nit')).toEqual([0, 4]);
  });

  test('splits texts like the words of a listing, including codes, figures, signs and very many words', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Garden',
        '2BHK',
        '-',
        ', ',
        '\n',
        'SG-NAG-4821',
        '440010',
        'm²',
        '₹45',
        'सुनीता',
        "d'Souza",
        'École',
      ),
      fc.string({ maxLength: 4 }),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
    const long = fc
      .nat(900)
      .map((length) => Array.from({ length }, (_, i) => `w${i.toString(36)}`).join(' '));
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof({ arbitrary: text, weight: 9 }, long), { maxLength: 4 }), {
          maxLength: 70,
        }),
        (listings) => {
          const index = new WordIndex();
          for (const [slot, texts] of listings.entries()) index.add(slot, texts);
          const all = listings.map((texts) => termsOfTexts(texts));
          const asked = new Set(all.flatMap((terms) => terms.slice(0, 3).concat(terms.slice(-2))));
          for (const typed of [...asked].filter((word) => wordsOf(word)[0] === word).slice(0, 12))
            expect(found(index, typed, listings.length)).toEqual(
              all.flatMap((terms, slot) => (hasWord(terms, typed) ? [slot] : [])),
            );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('finds the newest listing at once, and one added after a search', () => {
    const index = new WordIndex();
    for (let slot = 0; slot < 70; slot++) {
      index.add(slot, [slot % 2 === 0 ? 'Even flat' : 'odd FLAT flat']);
      expect(found(index, 'flat', slot + 1)).toHaveLength(slot + 1);
      expect(found(index, 'even', slot + 1)).toHaveLength((slot >> 1) + 1);
    }
  });
});

describe('locations', () => {
  const all = { sort: 'oldest', page: 1 } as const;
  const statuses = ['active'];

  function indexOf(labels: readonly string[]) {
    const index = new ListingIndex();
    for (const [n, segment] of labels.entries())
      index.put({
        id: `${n}`,
        createdAt: n,
        price: n,
        segment,
        status: 'active',
        amenities: [],
        texts: [],
      } as unknown as IndexedListing);
    return index;
  }

  test('counts every segment once in all its spellings, most listings first', () => {
    const index = indexOf(['Dharampeth', 'DHARAMPETH ', 'Besa', 'New Besa Road', 'धंतोली', '']);
    const count = (starts: string, limit: number, search: object = {}) =>
      countLocations(index, { search: { ...all, ...search }, statuses }, { starts, limit });
    expect(count('', 10)).toEqual({
      segments: [
        { label: 'Dharampeth', count: 2 },
        { label: 'Besa', count: 1 },
        { label: 'New Besa Road', count: 1 },
        { label: 'धंतोली', count: 1 },
      ],
      more: 0,
    });
    expect(count('be', 10).segments.map(({ label }) => label)).toEqual(['Besa', 'New Besa Road']);
    expect(count('', 1)).toMatchObject({ segments: [{ label: 'Dharampeth' }], more: 3 });
    // only within the other filters
    expect(count('', 10, { maxPrice: 1, minPrice: 1 }).segments).toEqual([{ label: 'Dharampeth', count: 1 }]);
  });

  test('matches a whole name exactly, a beginning as a prefix, and nothing else', () => {
    const index = indexOf(['Besa', 'Besa Road', 'Wadi']);
    const found = (location: string) =>
      queryIndex(index, { search: { ...all, location }, statuses, pageSize: 10 }).ids;
    expect([found('besa'), found('bes'), found('ROAD'), found('zz')]).toEqual([['0'], ['0', '1'], ['1'], []]);
  });
});

describe('page', () => {
  const COUNT = 1300;
  const PAGE_SIZE = 50;
  const hex = (n: number) => n.toString(16).padStart(24, '0');

  /** Listings of which many share a price and some have none. */
  const priceOf = (n: number) => (n % 13 === 0 ? Number.NaN : 1000 * ((n * 7919) % 200));

  function indexed() {
    const index = new ListingIndex();
    for (let n = 0; n < COUNT; n++)
      index.put({
        id: hex((n * 31) % COUNT),
        updatedAt: n,
        createdAt: n,
        price: priceOf(n),
        status: 'active',
        amenities: [],
        texts: [],
      } as never);
    return index;
  }

  test.each(['price-asc', 'price-desc'] as const)(
    'takes each page from the same order, whichever end it is read from: %s',
    (sort) => {
      const index = indexed();
      const step = sort === 'price-asc' ? 1 : -1;
      const known = Array.from({ length: COUNT }, (_, n) => ({
        id: hex((n * 31) % COUNT),
        price: priceOf(n),
      }))
        .filter(({ price }) => !Number.isNaN(price))
        .sort((a, b) => step * (a.price - b.price || (a.id < b.id ? -1 : 1)));
      const search = { sort, page: 1 };
      for (let page = 1; page <= Math.ceil(known.length / PAGE_SIZE); page++) {
        const asked = { search: { ...search, page }, statuses: ['active'], pageSize: PAGE_SIZE };
        const from = (page - 1) * PAGE_SIZE;
        expect(queryIndex(index, asked).ids).toEqual(known.slice(from, from + PAGE_SIZE).map(({ id }) => id));
      }
    },
  );
});
