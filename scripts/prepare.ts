/**
 * Creates the declared indexes, and the demo set in an empty database, before the site serves or, in repeated runs, beside it. Sends the demo sign-ins to its
 * parent (scripts/lib/prepare-database.mjs); Docker runs it alone.
 */

import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { confirmDemoListings } from '@/lib/listings/freshness/mutations';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { claimDatabase, isCreatedHere, WrongInstallation } from '@/lib/platform/crypto/mutations';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { ObjectStoreError } from '@/lib/platform/objects/object-store';
import { objectStore } from '@/lib/platform/objects/store';
import { registerListeners } from '@/lib/registries/listeners';
import { migrate } from '@/lib/registries/migrations';
import { syncIndexes } from '@/lib/registries/models';
import { prepareAgencyTeam } from '@/lib/teams/mutations';
import { hasListings, SEED_DEFAULTS } from '@/scripts/demo/write';
import { fillWithDemoSet } from './demo/fill';
import { listDemoSignIns } from './demo/sign-ins';

process.umask(0o077);

function withoutCredentials(uri: string): string {
  return uri.replace(/\/\/[^@/]*@/, '//');
}

try {
  await connectDb();
} catch (error) {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  console.error(
    `No MongoDB responds at ${withoutCredentials(env().MONGODB_URI)} (${reason}): start it, correct MONGODB_URI, or leave it unset to use the embedded database.`,
  );
  process.exit(1);
}
try {
  await claimDatabase();
} catch (error) {
  if (!(error instanceof WrongInstallation)) throw error;
  console.error(error.message);
  process.exit(1);
}
try {
  await (await objectStore()).check();
} catch (error) {
  if (!(error instanceof ObjectStoreError)) throw error;
  console.error(error.message);
  process.exit(1);
}
registerListeners();
await syncIndexes();
if (env().DEMO_LISTINGS > 0 && !(await hasListings())) {
  if (await isCreatedHere()) {
    await fillWithDemoSet({ ...SEED_DEFAULTS, listings: env().DEMO_LISTINGS, now: new Date() });
    // a site may have started meanwhile over a database emptied since
    await invalidate(['site']);
  } else console.log('No demo data was written: the database was there before this installation.');
}
await migrate();
// creates leads for enquiries and visits of the demo set or a killed process
await recordMissingLeads();
await confirmDemoListings();
await prepareAgencyTeam();
// without a parent process, as in Docker, nobody needs the sign-ins
const signIns = process.send ? await listDemoSignIns() : [];
await disconnectDb();
// an open channel would keep this process alive
process.send?.({ signIns }, undefined, undefined, () => process.disconnect());
