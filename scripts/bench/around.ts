/**
 * `npm run bench -- around [--quick]`: server time of what lies around a home, over 100 000 listings (`--quick`: 20 000) in the
 * embedded database: the neighbourhood of a property page, a list near a place by distance, and the counts of all
 * localities. Every round is about another home or place. Fails when the median of one is 50 ms or more.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDb, disconnectDb } from '@/lib/db';
import { BUILT_IN } from '@/lib/gazetteer/rules';
import { toPropertyDto } from '@/lib/listing/dto';
import { loadNeighbourhood } from '@/lib/neighbourhood/loaders';
import { countLocalities, searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/property';
import { insertListings } from '../demo/listings';
import { startDatabase } from '../lib/database.mjs';
import { median, percentile } from './web/measure';

const COUNT = process.argv.includes('--quick') ? 20_000 : 100_000;
const ROUNDS = 200;
const WARM_UP = 30;
const MAX_MEDIAN_MS = 50;

const landmarks = BUILT_IN.filter(({ kind, city }) => kind !== 'locality' && city === 'nagpur');

async function timed(name: string, once: (n: number) => Promise<unknown>): Promise<boolean> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS + WARM_UP; n++) {
    const start = performance.now();
    await once(n);
    if (n >= WARM_UP) times.push(performance.now() - start);
  }
  const middle = median(times);
  console.log(`${name}: median ${middle.toFixed(1)} ms, 95 % under ${percentile(times, 0.95).toFixed(1)} ms`);
  return middle < MAX_MEDIAN_MS;
}

const dir = mkdtempSync(join(tmpdir(), 'saptam-bench-'));
const database = await startDatabase({ dir, quiet: true });
let good = false;
try {
  await connectDb(database.uri);
  await Property.syncIndexes();
  await insertListings(COUNT);
  await searchListings(parseSearch({}), { pageSize: 1 });
  const rows = await Property.find({ citySlug: 'nagpur', placePrecision: 'exact' })
    .limit(ROUNDS + WARM_UP)
    .lean();
  const homes = rows.map(toPropertyDto);
  console.log(`${COUNT} listings, ${homes.length} homes`);
  const results = [
    await timed('neighbourhood of a property page', async (n) => loadNeighbourhood(homes[n % homes.length]!)),
    await timed('list near a landmark, the nearest first', async (n) => {
      const near = landmarks[n % landmarks.length]!.slug;
      const query = { type: 'sale', city: 'nagpur', near, within: String(1 + (n % 5)), sort: 'distance' };
      await searchListings(parseSearch(query), { pageSize: 15, facets: true });
    }),
    await timed('counts of all localities', async (n) =>
      countLocalities(parseSearch({ type: 'sale', city: 'nagpur', minPrice: String(100_000 * n) })),
    ),
  ];
  good = results.every(Boolean);
} finally {
  await disconnectDb();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit(good ? 0 : 1);
