import fc from 'fast-check';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { queryIndex } from '@/lib/search/memory/query';
import { parseSearch } from '@/lib/search/schema';

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

test('the newest first, the stale as if they were older: pages and cursors alike, each listing once', async () => {
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
      // the number that is shown is the one that ranked it
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
