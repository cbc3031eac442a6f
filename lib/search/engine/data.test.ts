import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { connectDb } from '@/lib/platform/db/connect';
import type { ListingIndex } from '@/lib/search/columns/listing-index';
import { Property } from '@/models/listings/property';
import { InvalidationLog } from '@/models/platform/invalidation-log';
import { clearTestDb, useTestDb } from '@/test/db';
import { LiveIndex } from './data';
import { memoryEngine } from './memory-engine';

useTestDb();
let dir: string;
let path: string;
beforeEach(async () => {
  await connectDb();
  await clearTestDb();
  dir = mkdtempSync(join(tmpdir(), 'search-'));
  path = join(dir, 'index.bin');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A process of its own, as far as the index goes; it writes a snapshot of however few listings. */
const start = () => new LiveIndex(path, 1);

const row = (n: number, more: object = {}) => ({
  _id: new Types.ObjectId(n.toString(16).padStart(24, '0')),
  title: `Flat ${n} word${n % 13}x`,
  price: (n * 7919) % 101,
  area: 500 + n,
  type: n % 3 ? 'sale' : 'rent',
  category: 'Residential',
  status: n % 5 ? 'active' : 'verified',
  city: 'Nagpur',
  citySlug: 'nagpur',
  localitySlug: `place-${n % 7}`,
  address: `Tower ${n % 11}, Besa`,
  amenities: n % 2 ? ['lift'] : ['lift', 'gym'],
  propertyCode: `SG-NAG-${1000 + n}`,
  createdAt: new Date(1_700_000_000_000 + n),
  updatedAt: new Date(1_700_000_000_000 + n),
  ...more,
});
const insert = (from: number, to: number, more: object = {}) =>
  Property.collection.insertMany(Array.from({ length: to - from }, (_, i) => row(from + i, more)) as never[]);

/** All that an index says, in another order of slots too. */
async function contents(index: ListingIndex) {
  const engine = memoryEngine(async () => index);
  const statuses = ['active', 'verified', 'sold'];
  const ask = (search: object) =>
    engine.search({
      search: { sort: 'newest', page: 1, ...search },
      statuses,
      pageSize: 1000,
      facets: true,
    });
  const asked = [
    {},
    { sort: 'price-asc' },
    { sort: 'area-desc', q: 'word5' },
    { q: '1007' },
    { maxPrice: 40 },
  ];
  return {
    found: await Promise.all(asked.map(ask)),
    listed: [...(await engine.listAll(statuses))],
    locations: await engine.countLocations(
      { search: { sort: 'newest', page: 1 }, statuses },
      { starts: '', limit: 50 },
    ),
  };
}
/** What an index says that has read every row. */
const expected = async () => contents(await new LiveIndex(join(dir, 'none.bin')).fresh());
const rowReads = () => jest.spyOn(Property.collection, 'find');

const change = fc.record({
  kind: fc.constantFrom('insert', 'edit', 'remove', 'restore old'),
  n: fc.integer({ min: 1, max: 60 }),
});

test('a snapshot with all that has happened since equals a reading of every row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat(12), async (changes, savedAfter) => {
      await clearTestDb();
      // the rows of the round before may have had the same ids and times with other prices
      rmSync(path, { force: true });
      await insert(1, 40);
      const first = start();
      await first.fresh();
      let clock = Date.now();
      const apply = async ({ kind, n }: { kind: string; n: number }) => {
        const { _id } = row(n);
        const old = kind === 'restore old';
        const updatedAt = old ? new Date(5) : new Date(clock++);
        if (kind === 'remove') return Property.collection.deleteOne({ _id });
        const { _id: _, ...fields } = row(n, {
          updatedAt,
          // a row has one content for each of its times: a restored one is the same however often it comes back
          price: old ? n : clock % 97,
          status: old ? 'sold' : 'active',
        });
        return Property.collection.updateOne({ _id }, { $set: fields }, { upsert: true });
      };
      for (const change of changes.slice(0, savedAfter)) await apply(change);
      await first.fresh();
      await first.save();
      for (const change of changes.slice(savedAfter)) await apply(change);
      expect(await contents(await startAndCompare())).toEqual(await expected());
    }),
    { numRuns: 10 },
  );
});

test('a start out of a snapshot reads only the rows that have changed', async () => {
  await insert(1, 200);
  const first = start();
  await first.fresh();
  await first.save();
  await Property.collection.updateOne({ _id: row(7)._id }, { $set: { price: 5000, updatedAt: new Date() } });
  const reads = rowReads();
  await startAndCompare();
  const rows = reads.mock.calls.map(([filter]) => filter as Record<string, { $in?: unknown[] }>);
  reads.mockRestore();
  expect(rows.map((filter) => filter._id?.$in?.length ?? Object.keys(filter).join())).toEqual([
    'updatedAt',
    1,
    // all rows are compared, and the index is asked for once more
    'updatedAt',
    'updatedAt',
  ]);
});

/** A start whose snapshot has also been compared with every row. */
async function startAndCompare(): Promise<ListingIndex> {
  const live = start();
  await live.fresh();
  await live.compared;
  return live.fresh();
}

test('as many listings in the place of others, with old dates, are seen soon after the start', async () => {
  await insert(1, 50);
  const first = start();
  await first.fresh();
  await first.save();
  await Property.collection.deleteMany({});
  await insert(101, 150, { updatedAt: new Date(5) });
  expect(await contents(await startAndCompare())).toEqual(await expected());
});

test.each([
  ['damaged', (bytes: Buffer) => bytes.fill(7, 100, 200)],
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
  ['empty', () => Buffer.alloc(0)],
  ['strange', () => Buffer.from('not a snapshot at all')],
])('a %s snapshot is passed over: all rows are read, and the next one is whole', async (_, spoil) => {
  await insert(1, 50);
  const first = start();
  await first.fresh();
  await first.save();
  writeFileSync(path, spoil(readFileSync(path)));
  const second = start();
  expect(await contents(await second.fresh())).toEqual(await expected());
  await second.save();
  expect(await contents(await start().fresh())).toEqual(await expected());
});

test('two processes save and start at the same time, while listings change', async () => {
  await insert(1, 100);
  const [a, b] = [start(), start()];
  await Promise.all([a.fresh(), b.fresh()]);
  for (let round = 0; round < 5; round++) {
    await Property.collection.updateMany(
      { price: { $lt: 20 + round } },
      { $set: { area: 1000 + round, updatedAt: new Date() } },
    );
    await Promise.all([a.fresh().then(() => a.save()), b.fresh().then(() => b.save())]);
    const [c, d] = await Promise.all([start().fresh(), start().fresh()]);
    const wanted = await expected();
    for (const index of [c, d, await a.fresh(), await b.fresh()])
      expect(await contents(index)).toEqual(wanted);
  }
});

test('an index goes on while its snapshot is written', async () => {
  await insert(1, 100);
  const first = start();
  await first.fresh();
  const saving = first.save();
  await Property.collection.updateMany({}, { $set: { price: 1, updatedAt: new Date() } });
  await insert(200, 300);
  const after = await contents(await first.fresh());
  await saving;
  expect(after).toEqual(await expected());
  expect(await contents(await start().fresh())).toEqual(after);
});

const HOUR_MS = 3_600_000;

test.each([
  ['hours behind', new Date(Date.now() - 2 * HOUR_MS), new Date()],
  ['days behind', new Date(5), new Date()],
  ['right again after it was ahead', new Date(), new Date(Date.now() + 2 * HOUR_MS)],
])('an edit by a clock that is %s is in the next search of every process', async (_, updatedAt, newest) => {
  await insert(1, 50, { updatedAt: newest });
  const processes = [start(), start()];
  for (const process of processes) await process.fresh();
  const edit = async (n: number) => {
    const { _id } = row(n);
    await Property.collection.updateOne({ _id }, { $set: { price: 5000 + n, updatedAt } });
    await invalidate([`property:${_id}`, 'lists']);
  };
  for (const n of [7, 8]) {
    await edit(n);
    const wanted = await expected();
    for (const process of processes) expect(await contents(await process.fresh())).toEqual(wanted);
  }
});

test.each([
  // as after so many entries: those that have come since are not all there
  ['more have changed than the log names', { $inc: { seq: 1000 } }],
  ['everything may have changed', { $inc: { seq: 1 }, $push: { recent: ['site'] } }],
])('an edit by a clock that is behind is found when %s', async (_, entry) => {
  await insert(1, 50, { updatedAt: new Date() });
  const live = start();
  await live.fresh();
  const updatedAt = new Date(Date.now() - 2 * HOUR_MS);
  await Property.collection.updateOne({ _id: row(7)._id }, { $set: { price: 5000, updatedAt } });
  await InvalidationLog.updateOne({ _id: 'site' }, entry, { upsert: true });
  expect(await contents(await live.fresh())).toEqual(await expected());
});
