/**
 * `npm run bench -- search-box [--quick]`: server time of the search box over 100 000 listings (`--quick`: 20 000) in the
 * embedded database: of the suggestions while one types, and of the way from the words to the list (with its count of
 * uses). No text is asked twice. Fails when 95 of 100 answers do not come under 20 ms (issue 4).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDb, disconnectDb } from '@/lib/db';
import { wordsIn } from '@/lib/language/messages';
import { CITIES } from '@/lib/place/rules';
import { parseQuery } from '@/lib/query-parser/parse';
import phrasings from '@/lib/query-parser/phrasings.json';
import { placeIndex } from '@/lib/search-box/data';
import { resolveSearch } from '@/lib/search-box/loaders';
import { suggest } from '@/lib/search-box/rules';
import { PlaceUse } from '@/models/place-use';
import { Property } from '@/models/property';
import { insertListings } from '../demo/listings';
import { startDatabase } from '../lib/database.mjs';
import { median, percentile, sleep } from './web/measure';

const COUNT = process.argv.includes('--quick') ? 20_000 : 100_000;
const ROUNDS = 400;
const WARM_UP = 50;
const MAX_MS = 20;
/** for the grammar alone (issue 20) */
const MAX_PARSE_MS = 5;

const localities = CITIES.flatMap((city) => city.localities.map(({ name }) => name));

/** Something else each time, cut off where a typing person pauses, with an error in every third name. */
function words(n: number): string {
  const name = localities[(n * 7) % localities.length] ?? '';
  const wrong = n % 3 === 0 ? name.slice(0, 3) + name.slice(4) : name;
  return `${1 + (n % 4)} bhk ${wrong.slice(0, 4 + (n % 8))} under ${40 + n} lakh east facing`;
}

async function timed(name: string, once: (n: number) => Promise<unknown>, maxMs = MAX_MS): Promise<boolean> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS + WARM_UP; n++) {
    const start = performance.now();
    await once(n);
    if (n >= WARM_UP) times.push(performance.now() - start);
  }
  const most = percentile(times, 0.95);
  console.log(`${name}: median ${median(times).toFixed(2)} ms, 95 % under ${most.toFixed(2)} ms`);
  return most < maxMs;
}

const dir = mkdtempSync(join(tmpdir(), 'saptam-bench-'));
const database = await startDatabase({ dir, quiet: true });
let good = false;
try {
  await connectDb(database.uri);
  await Promise.all([Property.syncIndexes(), PlaceUse.syncIndexes()]);
  await insertListings(COUNT);
  const start = performance.now();
  await resolveSearch(new URLSearchParams({ ask: 'nagpur' }));
  console.log(
    `${COUNT} listings; the first search after a start took ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  const index = await placeIndex();
  const parsing = await timed(
    'a phrasing of the table read',
    async (n) =>
      parseQuery(phrasings.rows[n % phrasings.rows.length]!.split(' | ')[0]!, index, { home: 'nagpur' }),
    MAX_PARSE_MS,
  );
  const said = wordsIn('en', 'chips');
  const suggesting = await timed('suggestions', async (n) =>
    suggest(words(n), await placeIndex(), { home: 'nagpur', type: 'sale', words: said }),
  );
  const leading = await timed('from the words to the list', (n) =>
    resolveSearch(
      new URLSearchParams({ ask: `3 bhk ${localities[n % localities.length]} under ${40 + n} lakh` }),
    ),
  );
  good = parsing && suggesting && leading;
} finally {
  // the last counts of uses, which no search waits for
  await sleep(500);
  await disconnectDb();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
}
console.log(good ? 'within the limit' : `past the limit (${MAX_MS} ms)`);
process.exit(good ? 0 : 1);
