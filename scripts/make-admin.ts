/** `npm run make-admin -- E-MAIL` makes a registered person an admin, such as the first admin of a site without demo data. */

import { makeAdmin } from '@/lib/office/users/mutations';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { registerListeners } from '@/lib/registries/listeners';

const email = process.argv[2];
if (!email) {
  console.error('Whom? npm run make-admin -- person@example.com');
  process.exit(1);
}
await connectDb();
registerListeners();
const found = await makeAdmin(email);
await disconnectDb();
if (found) console.log(`${email} is an admin now.`);
else {
  console.error(`Nobody is registered as ${email}: register on the site first, then run this again.`);
  process.exitCode = 1;
}
