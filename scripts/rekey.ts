/** Seals every identity number with the newest of DATA_KEYS; afterwards older keys can be taken out of it. */
import { connectDb, disconnectDb } from '@/lib/db';
import { rekeyIdentityNumbers } from '@/lib/user/mutations';

await connectDb();
const changed = await rekeyIdentityNumbers();
console.log(
  `${changed} identity ${changed === 1 ? 'number was' : 'numbers were'} sealed with the newest key.`,
);
await disconnectDb();
