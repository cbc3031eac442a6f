import fc from 'fast-check';
import { Types } from 'mongoose';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { connectDb } from '@/lib/platform/db/connect';
import type { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { Property } from '@/models/listings/property';
import { InvalidationLog } from '@/models/platform/invalidation-log';
import { clearTestDb, useTestDb } from '@/test/db';
import { LiveIndex } from './data';

useTestDb();
beforeEach(async () => {
  await connectDb();
  await clearTestDb();
});

/** A process of its own, as far as the index goes. */
const start = () => new LiveIndex();

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
const expected = async () => contents(await new LiveIndex().fresh());
const rowReads = () => vi.spyOn(Property.collection, 'find');

const change = fc.record({
  kind: fc.constantFrom('insert', 'edit', 'remove', 'restore old'),
  n: fc.integer({ min: 1, max: 60 }),
});

test('what comes, changes, goes and comes back is what a reading of every row finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat(12), async (changes, seenAfter) => {
      await clearTestDb();
      await insert(1, 40);
      const live = new LiveIndex();
      await live.fresh();
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
        const written = await Property.collection.updateOne({ _id }, { $set: fields }, { upsert: true });
        // the site says of what it restores that it has changed
        if (old) await invalidate([`property:${_id}`]);
        return written;
      };
      for (const change of changes.slice(0, seenAfter)) await apply(change);
      await live.fresh();
      for (const change of changes.slice(seenAfter)) await apply(change);
      expect(await contents(await live.fresh())).toEqual(await expected());
    }),
    { numRuns: 10 },
  );
});

test('nothing is read again that has not changed', async () => {
  await insert(1, 200);
  const live = new LiveIndex();
  await live.fresh();
  await Property.collection.updateOne({ _id: row(7)._id }, { $set: { price: 5000, updatedAt: new Date() } });
  const reads = rowReads();
  await live.fresh();
  await live.fresh();
  const rows = reads.mock.calls.map(([filter]) => filter as Record<string, { $in?: unknown[] }>);
  reads.mockRestore();
  expect(rows.map((filter) => filter._id?.$in?.length ?? Object.keys(filter).join())).toEqual([
    'updatedAt',
    1,
    'updatedAt',
  ]);
});

test('rows that an import writes between the counts are read once, and not compared with every other', async () => {
  await insert(1, 200);
  const live = new LiveIndex();
  await live.fresh();
  await insert(300, 340, { updatedAt: new Date() });
  // counted while the first of them were written
  vi.spyOn(Property.collection, 'estimatedDocumentCount').mockResolvedValueOnce(210);
  const reads = rowReads();
  const seen = await contents(await live.fresh());
  const filters = reads.mock.calls.map(([filter]) => Object.keys(filter as object).join());
  reads.mockRestore();
  expect(filters.slice(0, 2)).toEqual(['updatedAt', '_id']);
  expect(filters.slice(2)).toEqual([]);
  expect(seen).toEqual(await expected());
});

test('a small index reads the many rows of an import once, and not again with those that follow', async () => {
  await insert(1, 50);
  const live = new LiveIndex();
  await live.fresh();
  const reads = rowReads();
  await insert(100, 1300, { updatedAt: new Date() });
  await live.fresh();
  await insert(1300, 2600, { updatedAt: new Date() });
  const seen = await contents(await live.fresh());
  const read = reads.mock.calls.map(([filter]) => (filter as { _id?: { $in: unknown[] } })._id?.$in.length);
  reads.mockRestore();
  expect(read).toEqual([undefined, 1200, undefined, 1300]);
  expect(seen).toEqual(await expected());
});

test('rows that have changed are read in one sweep when they are most', async () => {
  await insert(1, 1200);
  const live = new LiveIndex();
  await live.fresh();
  await Property.collection.updateMany({}, { $set: { price: 5000, updatedAt: new Date() } });
  const reads = rowReads();
  const seen = await contents(await live.fresh());
  const filters = reads.mock.calls.map(([filter]) => Object.keys(filter as object).join());
  reads.mockRestore();
  expect(filters.slice(0, 2)).toEqual(['updatedAt', '']);
  expect(seen).toEqual(await expected());
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
