/** Makes an admin of the account with this e-mail address. */
import { connectDb, disconnectDb } from '@/lib/db';
import { makeAdmin } from '@/lib/user-admin/mutations';

const email = process.argv[2] ?? '';
await connectDb();
const found = await makeAdmin(email);
await disconnectDb();
if (found) console.log(`${email} is an admin now.`);
else {
  console.error(`Nobody is registered as ${email}: register on the site first, then run this again.`);
  process.exitCode = 1;
}
