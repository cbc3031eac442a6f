/** Feeds mail files into their conversations (scripts/mail.mjs). */
import { readFile } from 'node:fs/promises';
import { receiveMail } from '@/lib/enquiries/mail-replies/mutations';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { settleBackground } from '@/lib/platform/jobs/background';
import { registerListeners } from '@/lib/registries/listeners';

registerListeners();
await connectDb();
for (const file of process.argv.slice(2)) {
  const outcome = await receiveMail(await readFile(file));
  console.log(`${file}: ${outcome}`);
  if (outcome !== 'stored' && outcome !== 'repeated') process.exitCode = 1;
}
await settleBackground();
await disconnectDb();
