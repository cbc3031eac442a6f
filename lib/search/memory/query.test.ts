import fc from 'fast-check';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { DIMENSIONS, type IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { parseSearch, SORTS } from '@/lib/search/schema';
import { type Area, area, distance, isInside } from '@/test/areas';
import { listing, query } from '@/test/listings-arbitrary';
import { medianRate, queryIndex } from './query';

const hex = (n: number) => n.toString(16).padStart(24, '0');
const fitsLocation = (segment: string, texts: string) =>
  texts
    .split(/, ?/)
    .some(
      (text) =>
        segment.toLowerCase() === text ||
        (text !== 'besa' && ` ${segment.toLowerCase()}`.includes(` ${text}`)),
    );

/** What the search means, one listing at a time. */
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
  // of no cost that is known: lib/search/engine/costs.test.ts has those
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

/** Listings, then changes to some of them: an edit, or a removal. */
const history = fc.record({
  rows: fc.array(listing, { maxLength: 60 }),
  edits: fc.array(fc.tuple(fc.nat(59), fc.option(listing, { nil: undefined })), { maxLength: 20 }),
});

async function build({
  rows,
  edits,
}: {
  rows: Omit<IndexedListing, 'id'>[];
  edits: [number, Omit<IndexedListing, 'id'> | undefined][];
}) {
  const model = new Map(rows.map((row, i) => [hex(i), { ...row, id: hex(i) }]));
  const index = await new ListingIndex().load(
    (async function* () {
      yield [...model.values()];
    })(),
  );
  for (const [place, row] of edits) {
    const id = hex(place);
    if (row) model.set(id, { ...row, id });
    else model.delete(id);
    if (row) index.put({ ...row, id });
    else index.remove(id);
  }
  return { index, model: [...model.values()] };
}

test('ids, totals, facets and order are those of looking at every listing', async () => {
  await fc.assert(
    fc.asyncProperty(history, query, area, fc.integer({ min: 1, max: 4 }), async (made, raw, where, page) => {
      const { index, model } = await build(made);
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
        const given = Object.fromEntries(result.facets![dimension].map(({ value, count }) => [value, count]));
        expect({ [dimension]: given }).toEqual({ [dimension]: counts });
      }
    }),
    { numRuns: 300 },
  );
});

test('the middle price of a square foot is that of a plain sort, without the listing itself', async () => {
  await fc.assert(
    fc.asyncProperty(history, area, fc.constantFrom('carpetArea', 'area'), async (made, where, basis) => {
      const { index, model } = await build(made);
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

test('keyset pages walk the whole list once, also while listings come and go', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(...SORTS), async (made, sort) => {
      const { index, model } = await build(made);
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
      // what has been shown goes away while the reader turns the page: nothing is skipped or shown twice
      const again = walk((shown) => index.remove(shown.at(-1) ?? ''));
      expect(new Set(again).size).toBe(visible);
    }),
    { numRuns: 100 },
  );
});
