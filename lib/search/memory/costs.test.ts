import fc from 'fast-check';
import { CATEGORIES, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { IndexCosts } from '@/lib/search/engine/index-search';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { queryIndex } from '@/lib/search/memory/query';
import { parseSearch } from '@/lib/search/schema';

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

/** Class a costs a rupee more than the price, and two for a large or unknown area; class b twice the price. */
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

async function indexOf(rows: readonly Made[]) {
  const model = new Map(rows.map((row, i) => [hex(i), toListing(row, i)]));
  const index = await new ListingIndex().load(
    (async function* () {
      yield [...model.values()];
    })(),
  );
  return { model, index };
}

test('limits and order of costs are those of looking at every listing, also after edits', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.option(fc.nat(20), { nil: undefined }), async ({ rows, edits }, limit) => {
      const { model, index } = await indexOf(rows);
      const ask = (page: number) =>
        queryIndex(index, {
          search: parseSearch({ sort: 'all-in-asc', page: String(page) }),
          statuses: PUBLIC_STATUSES,
          pageSize: 7,
          costs: costs('1', limit),
        });
      // the order is made before the edits, which it must follow
      ask(1);
      for (const [place, made] of edits) {
        if (made) model.set(hex(place), toListing(made, place));
        else model.delete(hex(place));
        if (made) index.put(toListing(made, place));
        else index.remove(hex(place));
      }
      const cost = (listing: IndexedListing) => costOf(listing.costClass, listing.price, listing.carpetArea);
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

test('new rates make a new order; what is not known comes last, on every page', async () => {
  const { index } = await indexOf([
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
