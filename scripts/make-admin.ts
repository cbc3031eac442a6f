/** Makes an admin of the account with this e-mail address. */

import { makeAdmin } from '@/lib/office/users/mutations';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { registerListeners } from '@/lib/registries/listeners';

const email = process.argv[2] ?? '';
await connectDb();
registerListeners();
const found = await makeAdmin(email);
await disconnectDb();
if (found) console.log(`${email} is an admin now.`);
else {
  console.error(`Nobody is registered as ${email}: register on the site first, then run this again.`);
  process.exitCode = 1;
}
