/** `npm run rekey [-- --adopt]` encrypts identity numbers, secret links and documents with the newest of DATA_KEYS. Older keys can be removed afterwards. */
import { rekeyIdentityNumbers } from '@/lib/accounts/users/mutations';
import { adoptDatabase } from '@/lib/platform/crypto/mutations';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import {
  rekeyAlertTokens,
  rekeyDocuments,
  rekeyPushTargets,
  rekeyShareTokens,
  rekeyTotpSecrets,
  rekeyWebhookSecrets,
} from '@/lib/registries/key-rotation';
import { rekeyVisitLinks } from '@/lib/visits/mutations';

await connectDb();
// for lost keys or a lost folder
if (process.argv.includes('--adopt')) await adoptDatabase();
const numbers = await rekeyIdentityNumbers();
const apps = await rekeyTotpSecrets();
const links =
  (await rekeyShareTokens()) +
  (await rekeyVisitLinks()) +
  (await rekeyAlertTokens()) +
  (await rekeyPushTargets()) +
  (await rekeyWebhookSecrets());
const { changed, failed } = await rekeyDocuments();
await disconnectDb();
const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? ' was' : 's were'}`;
console.log(`${count(numbers, 'identity number')} encrypted with the newest key.`);
console.log(`${count(apps, 'authenticator secret')} encrypted with the newest key.`);
console.log(`${count(links, 'secret link')} encrypted with the newest key.`);
console.log(`${count(changed, 'document')} encrypted with the newest key.`);
for (const { id, why } of failed) console.error(`Document ${id} was not: ${why}`);
if (failed.length > 0) process.exitCode = 1;
