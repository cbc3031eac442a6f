/** Before the site serves: the database answers, its indexes are as declared, and an empty one gets the demo set. */

import { connectDb, disconnectDb } from '@/lib/db';
import { syncIndexes } from '@/lib/db-indexes';
import { env } from '@/lib/env';
import { fillSenderKeys, lacksFigures, rebuildFigures } from '@/lib/migration/mutations';
import { hasListings, SEED_DEFAULTS } from '@/scripts/demo/write';
import { fillWithDemoSet } from './demo/fill';

function withoutCredentials(uri: string): string {
  return uri.replace(/\/\/[^@/]*@/, '//');
}

try {
  await connectDb();
} catch (error) {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  console.error(
    `No MongoDB answers at ${withoutCredentials(env().MONGODB_URI)} (${reason}): start it, correct MONGODB_URI, or leave it unset to use the embedded database.`,
  );
  process.exit(1);
}
await syncIndexes();
if (env().DEMO_LISTINGS > 0 && !(await hasListings())) {
  await fillWithDemoSet({ ...SEED_DEFAULTS, listings: env().DEMO_LISTINGS, now: new Date() });
}
// trails of an older version, counted once
if (await lacksFigures()) await rebuildFigures();
// enquiries of an older version, found by their senders from now on
await fillSenderKeys();
await disconnectDb();
