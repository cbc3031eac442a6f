/**
 * Server time of a filtered page with facets, over the embedded database in a process of its own: at 1 000 and at
 * 100 000 listings (`--quick`: 20 000). Every round searches something else, so no answer is ever repeated, and writes
 * go on meanwhile. Fails when the median is 50 ms or more, or has grown 1.5 times or more (issue 6).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { connectDb, disconnectDb } from '@/lib/db';
import { demoListings } from '@/lib/demo/listings';
import { CATEGORIES, FACINGS, FURNISHINGS } from '@/lib/property/constants';
import { searchListings } from '@/lib/property/search';
import { parseSearch, SORTS } from '@/lib/property/search-schema';
import { Property } from '@/models/property';
import { startDatabase } from '../lib/database.mjs';

const SMALL = 1000;
const LARGE = process.argv.includes('--quick') ? 20_000 : 100_000;
const ROUNDS = 300;
const WARM_UP = 60;
const MAX_MEDIAN_MS = 50;
const MAX_GROWTH = 1.5;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A different question each time: the shapes that the lists of the site ask. */
function question(n: number): Record<string, string> {
  const shapes: Record<string, string>[] = [
    { type: 'sale', city: 'nagpur', bedrooms: '2,3', maxPrice: String(4_000_000 + n * 10_000) },
    {
      type: 'rent',
      category: pick(CATEGORIES, n),
      minArea: String(500 + n),
      furnishing: pick(FURNISHINGS, n),
    },
    {
      city: 'nagpur',
      locality: 'dharampeth,besa,manish-nagar',
      facing: pick(FACINGS, n),
      page: String(1 + (n % 5)),
    },
    {
      q: pick(['garden flat', 'school', 'corner plot', 'lift parking'], n),
      type: 'sale',
      minPrice: String(n * 1000),
    },
    { box: `${79 + n / 10_000},21.0,79.2,21.25`, amenities: 'parking', status: 'active,verified' },
    { category: 'residential', minBedrooms: '2', minPrice: String(1_000_000 + n * 5000) },
  ];
  return { ...pick(shapes, n), sort: pick(SORTS, n) };
}

async function fill(count: number): Promise<void> {
  const owners = Array.from({ length: 200 }, () => new Types.ObjectId());
  const options = { count, now: new Date(), seed: 'bench', owners };
  let batch: object[] = [];
  for (const row of demoListings(options)) {
    batch.push({ ...row, images: [] });
    if (batch.length === 2000) {
      await Property.collection.insertMany(batch, { ordered: false });
      batch = [];
    }
  }
  if (batch.length) await Property.collection.insertMany(batch, { ordered: false });
}

type Measured = { median: number; p95: number; load: number };

async function measure(count: number): Promise<Measured> {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-bench-'));
  const database = await startDatabase({ dir, quiet: true });
  try {
    await connectDb(database.uri);
    await Property.syncIndexes();
    await fill(count);
    const before = performance.now();
    await searchListings(parseSearch({}), { pageSize: 6, facets: true });
    const load = performance.now() - before;
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n++) {
      const search = parseSearch(question(n));
      // every tenth search finds that somebody has changed a listing
      if (n % 10 === 0) await Property.updateOne({ status: 'active' }, { $inc: { price: 1000 } });
      const start = performance.now();
      await searchListings(search, { pageSize: 21, facets: true });
      if (n >= WARM_UP) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    return { median: times[ROUNDS >> 1] ?? 0, p95: times[Math.floor(ROUNDS * 0.95)] ?? 0, load };
  } finally {
    await disconnectDb();
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const show = (count: number, { median, p95, load }: Measured) =>
  console.log(
    `${String(count).padStart(7)} listings: median ${median.toFixed(2)} ms, 95 % under ${p95.toFixed(2)} ms (first search after a start: ${(load / 1000).toFixed(1)} s)`,
  );

mongoose.set('autoIndex', false);
const small = await measure(SMALL);
show(SMALL, small);
const large = await measure(LARGE);
show(LARGE, large);
const growth = large.median / small.median;
console.log(`growth of the median: ${growth.toFixed(2)} times`);
const good = large.median < MAX_MEDIAN_MS && growth < MAX_GROWTH;
console.log(good ? 'within the limits' : `past the limits (${MAX_MEDIAN_MS} ms, ${MAX_GROWTH} times)`);
process.exit(good ? 0 : 1);
