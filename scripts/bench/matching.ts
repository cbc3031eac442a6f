/**
 * `npm run bench -- matching [--quick]`: how long one changed listing takes to find the clients that it fits among 100 000
 * requirements (`--quick`: 20 000), with a reason for each; and how long all of it takes, matches read and written in the embedded
 * database. Fails when the median or 95 of 100 listings do not find their clients within 50 ms (issue 17).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { freshClientRequirements } from '@/lib/client-match/data';
import { matchListing } from '@/lib/client-match/mutations';
import { connectDb, disconnectDb } from '@/lib/db';
import { matchReasons } from '@/lib/requirement/format';
import type { PropertySearch } from '@/lib/search/schema';
import type { RequirementIndex } from '@/lib/search-index/requirement-index';
import { Client } from '@/models/client';
import { ClientMatch } from '@/models/client-match';
import { Requirement } from '@/models/requirement';
import { insertListings } from '../demo/listings';
import { startDatabase } from '../lib/database.mjs';
import { pick, queryAt, readListings } from './searches/queries';
import { median, percentile } from './web/measure';

const REQUIREMENTS = process.argv.includes('--quick') ? 20_000 : 100_000;
const LISTINGS = 2000;
const ROUNDS = 400;
const WRITTEN = 60;
const MAX_MS = 50;
const BATCH = 5000;
const BROKERS = 200;

type Rows = Awaited<ReturnType<typeof readListings>>;

/** One requirement for each client: 500 clients for each of 200 brokers. Every tenth wants near misses. */
async function insertRequirements(): Promise<void> {
  // long ago: what was written a moment ago is read again before each use
  const now = new Date(Date.now() - 3_600_000);
  const owners = Array.from({ length: BROKERS }, () => new Types.ObjectId());
  for (let from = 0; from < REQUIREMENTS; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, REQUIREMENTS - from) }, (_, i) => ({
      client: new Types.ObjectId(),
      owner: pick(owners, from + i),
      team: null,
      query: queryAt(from + i),
      isPaused: false,
      nearMisses: (from + i) % 10 === 0,
      createdAt: now,
      updatedAt: now,
    }));
    await Requirement.collection.insertMany(rows as never[]);
    await Client.collection.insertMany(
      rows.map(({ client, owner }) => ({
        _id: client,
        owner,
        team: null,
        name: 'A',
        nameKey: 'a',
      })) as never[],
    );
  }
}

const report = (times: number[]) =>
  `median ${median(times).toFixed(2)} ms, 95 % under ${percentile(times, 0.95).toFixed(2)} ms`;

/** In memory, which is what grows with the number of requirements: who is found, and the words for each. */
function find(index: RequirementIndex, rows: Rows) {
  const times: number[] = [];
  let found = 0;
  for (let n = 0; n < ROUNDS; n++) {
    const row = pick(rows, n * 7);
    const start = performance.now();
    const ids = index.matching(row, () => false);
    for (const id of ids) matchReasons(index.searchOf(id) as PropertySearch, row);
    times.push(performance.now() - start);
    found += ids.length;
  }
  return { times, found: found / ROUNDS };
}

const dir = mkdtempSync(join(tmpdir(), 'saptam-bench-'));
const database = await startDatabase({ dir, quiet: true });
let good = false;
try {
  await connectDb(database.uri);
  for (const model of Object.values(mongoose.models)) await model.syncIndexes();
  await insertListings(LISTINGS);
  await insertRequirements();
  const rows = await readListings();
  const start = performance.now();
  const index = await freshClientRequirements();
  console.log(
    `${REQUIREMENTS} requirements; the index was built in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  find(index, rows);
  const { times, found } = find(index, rows);
  console.log(
    `one listing finds its clients with reasons (${found.toFixed(0)} on average): ${report(times)}`,
  );
  const written: number[] = [];
  for (let n = 0; n < WRITTEN; n++) {
    const begun = performance.now();
    await matchListing(pick(rows, n * 11).id);
    written.push(performance.now() - begun);
  }
  const matches = (await ClientMatch.estimatedDocumentCount()) / WRITTEN;
  console.log(`with ${matches.toFixed(0)} matches written on average: ${report(written)}`);
  good = median(times) <= MAX_MS && percentile(times, 0.95) <= MAX_MS;
} finally {
  await disconnectDb();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
}
console.log(good ? 'within the limit' : `past the limit (${MAX_MS} ms)`);
process.exit(good ? 0 : 1);
