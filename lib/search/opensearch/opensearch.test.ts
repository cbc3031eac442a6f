import { createServer } from 'node:net';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { connectDb } from '@/lib/platform/db/connect';
import { Follower } from '@/lib/search/columns/data';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { countStored, databaseEngine } from '@/lib/search/fallback/data';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { area } from '@/test/areas';
import { clearTestDb, useTestDb } from '@/test/db';
import { listing, query } from '@/test/listings-arbitrary';
import { engineOf, openSearchServer, REAL } from '@/test/opensearch';
import type { Ask } from './ask';
import { guardedEngine } from './away';
import { ServerIndex, serverEngine } from './data';
import { openSearchEngine } from './engine';
import { connectSearch, SearchAwayError, writeBulk } from './http';
import { indexName } from './mapping';
import { serverSearches } from './searches';

describe('queries', () => {
  useTestDb();
  beforeEach(async () => {
    await connectDb();
    await clearTestDb();
  });

  const STATUSES = ['active'];
  const row = (n: number, more: object = {}) => ({
    _id: new Types.ObjectId(n.toString(16).padStart(24, '0')),
    title: `Flat ${n}`,
    price: n,
    area: 500,
    type: 'sale',
    category: 'Residential',
    status: 'active',
    city: 'Nagpur',
    citySlug: 'nagpur',
    address: 'Besa',
    amenities: [],
    createdAt: new Date(1_700_000_000_000 + n),
    updatedAt: new Date(1_700_000_000_000 + n),
    ...more,
  });
  const insert = (...rows: object[]) => Property.collection.insertMany(rows as never[]);
  const query = (more: object = {}) => ({
    search: { sort: 'price-asc', page: 1, ...more } as const,
    statuses: STATUSES,
    pageSize: 10,
  });
  const numbersOf = ({ ids }: { ids: string[] }) => ids.map((id) => Number.parseInt(id, 16));

  /** An address at which nobody answers. */
  async function closedPort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  test('while the server is away the database answers with what it can, and says so', async () => {
    await connectDb();
    await insert(row(1), row(2, { type: 'rent' }), row(3, { status: 'draft' }), row(4, { bedrooms: 6 }));
    const engine = serverEngine(`http://127.0.0.1:${await closedPort()}`, 'homes', databaseEngine);
    const found = await engine.search(query({ q: 'words are left out' }));
    expect(found).toMatchObject({ total: 3, page: 1, pages: 1, simple: true });
    expect(numbersOf(found)).toEqual([1, 2, 4]);
    // "Why is this here?" is worded from these
    expect(found.ranks.map(({ rank }) => rank)).toEqual([1, 2, 4]);
    expect(found.sort).toBeUndefined();
    expect((await engine.search(query({ sort: 'all-in-asc' }))).sort).toBe('newest');
    expect(numbersOf(await engine.search(query({ type: 'sale', maxPrice: 3 })))).toEqual([1]);
    expect(numbersOf(await engine.search(query({ bedrooms: [5] })))).toEqual([4]);
    expect(numbersOf(await engine.search({ ...query({ page: 9 }), pageSize: 2 }))).toEqual([4]);
    expect(await engine.countPlaces(STATUSES)).toEqual([
      { city: 'nagpur', locality: '', project: '', count: 3 },
    ]);
    // sitemaps stay whole
    expect([...(await engine.listAll(STATUSES))]).toHaveLength(3);
  });

  test('while the server is away maps have markers, bands their counts and the home page its figures', async () => {
    await connectDb();
    const at = (lng: number, lat: number) => ({ location: { type: 'Point', coordinates: [lng, lat] } });
    await insert(
      row(1, at(79.1, 21.1)),
      row(2, { ...at(79.1, 21.1), type: 'rent' }),
      row(3, { ...at(72.8, 19), city: 'Mumbai', citySlug: 'mumbai' }),
      row(4, { status: 'draft' }),
      row(5, at(0, 0)),
    );
    const engine = serverEngine(`http://127.0.0.1:${await closedPort()}`, 'homes', databaseEngine);
    const { search, statuses } = query();
    const bbox = [79, 21, 79.2, 21.2] as const;
    const marks = await engine.mapMarks({ search: { ...search, bbox }, statuses, zoom: 12 });
    expect(marks.map(({ count, price }) => [count, price])).toEqual([[2, 1]]);
    const sales = await engine.mapMarks({ search: { ...search, bbox, type: 'sale' }, statuses, zoom: 12 });
    expect(sales.map(({ ids }) => ids.map((id) => Number.parseInt(id, 16)))).toEqual([[1]]);
    expect(await engine.mapExtent(query())).toEqual({ total: 4, placed: 3, box: [72.8, 19, 79.1, 21.1] });
    expect(await engine.mapExtent(query({ city: 'pune' }))).toEqual({ total: 0, placed: 0 });
    const ranges = [{ max: 2 }, { min: 3 }, { min: 9 }];
    expect(await engine.countRanges(query(), { column: 'price', ranges })).toEqual([2, 2, 0]);
    // unknown, not none: the search box does not say that no home has the word
    expect(await engine.countWords(['balcony'], statuses)).toEqual([]);
    expect(await countStored(statuses)).toMatchObject({
      total: 4,
      byType: { sale: 3, rent: 1 },
      byCategory: { Residential: { sale: 3, rent: 1 }, Commercial: { sale: 0, rent: 0 } },
      byCity: [
        { city: 'Nagpur', citySlug: 'nagpur', counts: { sale: 2, rent: 1 } },
        { city: 'Mumbai', citySlug: 'mumbai', counts: { sale: 1, rent: 0 } },
      ],
    });
  });

  test('a write that a server without its index refuses is not taken for one that was stored', async () => {
    const sent: string[] = [];
    const ask: Ask = async <T>(_: string, path: string) => {
      sent.push(path);
      const missing = { status: 404, error: { reason: 'no such index [homes]' } };
      return { errors: true, items: [{ index: missing }] } as T;
    };
    const written = writeBulk(ask, 'homes', [{ id: 'a', document: { price: 1 } }], { isAlias: true });
    await expect(written).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual(['/homes/_bulk?require_alias=true']);
  });

  test('an index that was replaced is deleted when the searches on it have ended, and no other one is', async () => {
    const sent: string[] = [];
    const aliases: Record<string, string[]> = {
      'homes-v1-100': [],
      'homes-v1-200': ['homes'],
      // another process fills it, another database has it
      'homes-v1-9999999999999': [],
      'homes-v2-v1-100': ['homes-v2'],
    };
    const ask: Ask = async <T>(method: string, path: string, body?: object | string) => {
      const { actions = [] } = (body ?? {}) as {
        actions?: Record<string, { index: string; alias: string }>[];
      };
      if (method === 'DELETE') sent.push(path);
      if (method === 'PUT' && path.startsWith('/homes-v1-')) aliases[path.slice(1)] = [];
      for (const { add, remove } of actions) {
        if (remove) aliases[remove.index] = [];
        if (add) aliases[add.index] = [add.alias];
      }
      const isAsked = (names: string[]) =>
        path === '/homes-v*/_alias' || (path === '/_alias/homes' && names.includes('homes'));
      return Object.fromEntries(
        Object.entries(aliases).flatMap(([index, names]) =>
          isAsked(names) ? [[index, { aliases: Object.fromEntries(names.map((name) => [name, {}])) }]] : [],
        ),
      ) as T;
    };
    let end: (value?: unknown) => void = () => undefined;
    const searches = new Promise((resolve) => {
      end = resolve;
    });
    const index = new ServerIndex(ask, 'homes', () => searches);
    await index.fill(async function* () {});
    const dropped = index.dropReplaced();
    // the lock alone: what searches it answers as before
    expect(sent).toEqual(['/homes-state/_doc/lock']);
    expect(aliases['homes-v1-200']).toEqual([]);
    end();
    await dropped;
    expect(sent.slice(1)).toEqual(['/homes-v1-100', '/homes-v1-200']);
  });

  test('a server that is away is left alone for a while, and is asked again then', async () => {
    const index = new ListingIndex();
    index.put({ id: 'a', price: 1, status: 'active', amenities: [], texts: [] } as unknown as IndexedListing);
    const memory = memoryEngine(async () => index);
    let failure: Error | undefined = new SearchAwayError('refused');
    let asked = 0;
    const flaky = openSearchEngine(connectSearch('http://127.0.0.1:1'), async () => {
      asked++;
      throw failure ?? new SearchAwayError('still', 503);
    });
    let now = 0;
    const said: string[] = [];
    const guard = { away: () => said.push('away'), back: () => said.push('back') };
    const guarded = guardedEngine({ ...memory, search: flaky.search }, memory, guard, () => now);
    for (let i = 0; i < 3; i++) expect((await guarded.search(query())).ids).toEqual(['a']);
    expect(asked).toBe(1);
    now = 6000;
    failure = undefined;
    await guarded.search(query());
    expect([asked, said]).toEqual([2, ['away']]);
    now = 12_000;
    expect((await guarded.priceRange(query()))!.count).toBe(1);
    expect(said).toEqual(['away', 'back']);
    // what is wrong with a request stays wrong
    failure = new SearchAwayError('no such field', 400);
    await expect(guarded.search(query())).rejects.toThrow('no such field');
  });

  if (REAL)
    describe('a real node', () => {
      const address = `${REAL}/saptam-test-feed`;
      const fresh = (name: string) => {
        const ask = connectSearch(address, { timeoutMs: 60_000 });
        const index = new ServerIndex(ask, indexName('saptam-test-feed', name));
        return { index, engine: openSearchEngine(ask, () => index.fresh()) };
      };
      beforeEach(async () => {
        const ask = connectSearch(address);
        const names = await ask<{ index: string }[]>('GET', '/_cat/indices/saptam-test-feed*?format=json');
        for (const { index } of names) await ask('DELETE', `/${index}`);
      });

      test('a write is in the next search of every process, an edit and a removal too', async () => {
        await connectDb();
        await insert(...[1, 2, 3].map((n) => row(n)));
        const [own, other] = [fresh('a'), fresh('a')];
        for (const { engine } of [own, other])
          expect(numbersOf(await engine.search(query()))).toEqual([1, 2, 3]);
        await insert(row(4, { updatedAt: new Date() }));
        await Property.collection.updateOne(
          { _id: row(1)._id },
          { $set: { price: 9, updatedAt: new Date() } },
        );
        await Property.collection.deleteOne({ _id: row(2)._id });
        for (const { engine } of [own, other])
          expect(numbersOf(await engine.search(query()))).toEqual([3, 4, 1]);
      });

      test('a new index takes the place of the old one, which answers until then', async () => {
        const { connection } = await connectDb();
        await insert(...[1, 2, 3].map((n) => row(n)));
        const { index, engine } = fresh(connection.name);
        expect((await engine.search(query())).total).toBe(3);
        // written past the site, and without a stamp
        await Property.collection.updateOne({ _id: row(1)._id }, { $set: { price: 9 } });
        expect(numbersOf(await engine.search(query()))).toEqual([1, 2, 3]);
        expect(await index.lock()).toBe(true);
        expect(await index.lock()).toBe(false);
        const filling = index.fill(Follower.rows);
        let answers = 0;
        for (let isDone = false; !isDone; ) {
          expect((await engine.search(query())).total).toBe(3);
          answers++;
          isDone = await Promise.race([
            filling.then(() => true),
            new Promise<false>((r) => setTimeout(r, 5, false)),
          ]);
        }
        expect(answers).toBeGreaterThan(0);
        expect(numbersOf(await engine.search(query()))).toEqual([2, 3, 1]);
        await index.dropReplaced();
        const left = await connectSearch(address)<object>('GET', `/${index.name}-v*/_alias`);
        expect(Object.keys(left)).toHaveLength(1);
        expect(numbersOf(await engine.search(query()))).toEqual([2, 3, 1]);
      });

      test('a server that started again without its data is filled by the next search', async () => {
        await insert(row(1));
        const { index, engine } = fresh('lost');
        expect(numbersOf(await engine.search(query()))).toEqual([1]);
        const ask = connectSearch(address);
        const names = Object.keys(await ask<object>('GET', `/_alias/${index.name}`));
        await ask('DELETE', `/${names.join()},${index.name}-state`);
        await insert(row(2));
        await expect(engine.search(query())).rejects.toMatchObject({ status: 404 });
        expect(numbersOf(await engine.search(query()))).toEqual([1, 2]);
      });

      test('a listing finds the stored searches that find it, and none that was taken back', async () => {
        const searches = new Map<string, object | undefined>([
          ['cheap', { type: 'sale', maxPrice: 5 }],
          ['dear', { minPrice: 6 }],
          ['worded', { q: 'balcony' }],
          ['here', { location: 'bes' }],
          ['all', {}],
        ]);
        const source = serverSearches(address, 'searches', {
          kind: 'saved',
          async *written() {
            for (const [id, search] of searches)
              yield {
                id,
                ...(search && {
                  query: JSON.stringify(search),
                  search: { sort: 'newest', page: 1, ...search } as const,
                }),
              };
          },
          resolve: async (text) => ({ search: { sort: 'newest', page: 1, ...JSON.parse(text) } }),
        });
        const listing = {
          id: row(1)._id.toString(),
          type: 'sale',
          price: 4,
          area: 1,
          status: 'active',
          segment: 'Besa Road',
          amenities: [],
          texts: ['balconies'],
        } as unknown as IndexedListing;
        const find = async (isSegment: boolean) =>
          [...(await (await source.fresh()).matching(listing, () => isSegment))].sort();
        expect((await source.fresh()).size).toBe(5);
        expect(await find(false)).toEqual(['all', 'cheap', 'here', 'worded']);
        // "bes" is the whole of another address by now
        expect(await find(true)).toEqual(['all', 'cheap', 'worded']);
        searches.set('cheap', undefined);
        expect(await find(false)).toEqual(['all', 'here', 'worded']);
      });
    });
});

describe('the engine', () => {
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
          const both = <T>(ask: (from: typeof engine) => Promise<T>) =>
            Promise.all([ask(engine), ask(memory)]);
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
});

describe('filling', () => {
  useTestDb();

  const COUNT = 150;

  test('a new index is filled in few requests, however few rows the database sends at once', async () => {
    const rows = Array.from({ length: COUNT }, (_, n) => ({
      _id: new Types.ObjectId(),
      title: `Flat ${n}`,
      updatedAt: new Date(1_700_000_000_000 + n),
    }));
    await Property.collection.insertMany(rows as never[]);
    const requests: string[] = [];
    const ask = (async (_method: string, path: string, body?: string) => {
      if (!path.endsWith('/_bulk')) return {};
      requests.push(String(body));
      return { errors: false, items: [] };
    }) as Ask;
    expect(await new ServerIndex(ask, 'filled').fill(Follower.rows)).toBe(COUNT);
    expect(requests).toHaveLength(1);
    expect(requests[0]!.trim().split('\n')).toHaveLength(2 * COUNT);
  });
});
