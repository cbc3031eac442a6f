/**
 * Fills the database with the demo set. Run by scripts/seed.mjs, which sees to the database:
 *   npm run seed -- [--listings N] [--guests N] [--activities N] [--contacts N] [--seed TEXT] [--now ISO-DATE]
 *                   [--if-empty] [--no-pictures]
 * Replaces earlier demo rows; rows that people made are never touched. `--if-empty` does nothing when a listing exists.
 */
import { parseArgs } from 'node:util';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { claimDatabase, isCreatedHere } from '@/lib/platform/crypto/mutations';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { syncIndexes } from '@/lib/registries/models';
import { hasListings, SEED_DEFAULTS } from '@/scripts/demo/write';
import { fillWithDemoSet } from './demo/fill';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: String(SEED_DEFAULTS.listings) },
    guests: { type: 'string', default: String(SEED_DEFAULTS.guests) },
    activities: { type: 'string', default: String(SEED_DEFAULTS.activities) },
    contacts: { type: 'string', default: String(SEED_DEFAULTS.contacts) },
    seed: { type: 'string', default: SEED_DEFAULTS.seed },
    now: { type: 'string' },
    'if-empty': { type: 'boolean', default: false },
    'no-pictures': { type: 'boolean', default: false },
    'own-database': { type: 'boolean', default: false },
  },
});

function count(name: 'listings' | 'guests' | 'activities' | 'contacts'): number {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`--${name} takes a whole number, not "${values[name]}".`);
  return value;
}

async function seed(): Promise<void> {
  await claimDatabase();
  if (!values['own-database'] && !(await isCreatedHere()))
    throw new Error(
      'No demo data was written: the database of MONGODB_URI was there before this installation. Name an empty one for a demonstration.',
    );
  if (values['if-empty'] && (await hasListings())) return;
  const now = values.now ? new Date(values.now) : new Date();
  if (Number.isNaN(now.getTime())) throw new Error(`--now takes a date, not "${values.now}".`);
  await syncIndexes();
  await fillWithDemoSet({
    listings: count('listings'),
    guests: count('guests'),
    activities: count('activities'),
    contacts: count('contacts'),
    seed: values.seed,
    now,
    pictures: !values['no-pictures'],
  });
  // a running site must show the new set at once
  await invalidate(['site']);
}

try {
  await connectDb();
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await disconnectDb();
}
