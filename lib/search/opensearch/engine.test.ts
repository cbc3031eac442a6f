import fc from 'fast-check';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { parseSearch } from '@/lib/search/schema';
import { area } from '@/test/areas';
import { listing, query } from '@/test/listings-arbitrary';
import { engineOf, openSearchServer, REAL } from '@/test/opensearch';

const server = openSearchServer('words');
afterAll(() => server.save());

const hex = (n: number) => n.toString(16).padStart(24, '0');
const worded = (n: number, ...terms: string[]) =>
  ({
    id: hex(n),
    price: n,
    area: 1,
    lng: 79,
    lat: 21,
    createdAt: n,
    updatedAt: n,
    status: 'active',
    amenities: [],
    texts: terms,
  }) as unknown as IndexedListing;

test('finds other forms of a word in three languages, other spellings, and words that mean the same', async () => {
  const engine = await engineOf(server.ask, 'saptam-test-words', [
    worded(1, 'balconies', 'gardens'),
    worded(2, 'warehouse', 'wardha'),
    worded(3, 'लड़कियों', 'बगीचे'),
    worded(4, 'मंदिराजवळ', 'शाळेचा', 'बाजारात'),
    worded(5, 'deshmukh', 'layout'),
  ]);
  const find = async (q: string) => {
    const search = { sort: 'oldest', page: 1, q } as const;
    return (await engine.search({ search, statuses: ['active'], pageSize: 10 })).ids.map((id) =>
      Number.parseInt(id, 16),
    );
  };
  expect(await find('balcony')).toEqual([1]);
  // the filter "warehouse" is called so by many
  expect(await find('godown')).toEqual([2]);
  expect(await find('गोदाम')).toEqual([2]);
  expect(await find('लड़की')).toEqual([3]);
  expect(await find('बगीचा')).toEqual([3]);
  expect(await find('बाजार')).toEqual([4]);
  expect(await find('बाजारां')).toEqual([4]);
  expect(await find('देशमुख')).toEqual([5]);
  expect(await find('deshmuk')).toEqual([5]);
  // a code is only itself
  expect(await find('sgnag1')).toEqual([]);
});

/** Whole words and parts that have no other form among those of the listings. */
const plain = (text: string | undefined) => (text === 'quiet gardening' ? 'quiet road' : text);

if (REAL)
  test('says what the engine in memory says, whatever is there and whatever is asked', async () => {
    const [rows] = fc.sample(fc.array(listing, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 7 });
    const listings = rows!.map((row, n) => ({ ...row, id: hex(n) }));
    const index = new ListingIndex();
    for (const row of listings) index.put(row);
    const memory = memoryEngine(async () => index);
    const engine = await engineOf(openSearchServer('agree').ask, 'saptam-test-agree', listings);
    await fc.assert(
      fc.asyncProperty(query, area, fc.integer({ min: 1, max: 3 }), async (raw, where, page) => {
        const given = { ...raw, q: plain(raw.q), page: String(page) } as Record<string, string | undefined>;
        const search = { ...parseSearch(given), ...where };
        const asked = { search, statuses: PUBLIC_STATUSES, pageSize: 7, facets: true };
        const { ranks, ...found } = await engine.search(asked);
        const { ranks: expectedRanks, ...expected } = await memory.search(asked);
        const close = (text: string | undefined) => text?.replace(/^(-?\d+\.\d{1,3})\d*/, '$1');
        expect({ ...found, next: close(found.next) }).toEqual({ ...expected, next: close(expected.next) });
        for (const [i, { rank }] of ranks.entries()) expect(rank).toBeCloseTo(expectedRanks[i]!.rank, 2);
        const ranges = [{ max: 2 }, { min: 3, max: 4 }, { min: 5 }];
        const both = <T>(ask: (from: typeof engine) => Promise<T>) => Promise.all([ask(engine), ask(memory)]);
        const answers = await Promise.all([
          both((from) => from.countRanges(asked, { column: 'price', ranges })),
          both((from) => from.countLocations(asked, { starts: '', limit: 2 })),
          both((from) => from.priceRange(asked)),
          both((from) => from.medianRate(asked, { basis: 'carpetArea', except: hex(3) })),
        ]);
        for (const [own, other] of answers) expect(own).toEqual(other);
        const box = [69, 17, 76, 23] as const;
        const map = { search: { ...search, bbox: box }, statuses: PUBLIC_STATUSES, zoom: 6 };
        const [marks, others] = await both((from) => from.mapMarks(map));
        const brief = (list: typeof marks) =>
          list.map(({ count, price, about }) => ({ count, price, about }));
        expect(brief(marks)).toEqual(brief(others));
      }),
      { numRuns: 120, seed: 11 },
    );
    // some thousand requests: half a minute on idle cores
  });
