/** Gives listings back what versions before the lifecycle read. The site must be stopped; the next start of this version migrates again. */

import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { revertLifecycles } from '@/lib/registries/lifecycle-migration';

await connectDb();
await revertLifecycles();
await disconnectDb();
console.log('The listings are stored as before. Start the older version now.');
