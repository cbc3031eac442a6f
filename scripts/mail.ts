/** Feeds mail files into their conversations (scripts/mail.mjs). */
import { readFile } from 'node:fs/promises';
import { connectDb, disconnectDb } from '@/lib/db';
import { settleBackground } from '@/lib/jobs/background';
import { listenToSources } from '@/lib/lead-source/events';
import { receiveMail } from '@/lib/mail-reply/mutations';

listenToSources();
await connectDb();
for (const file of process.argv.slice(2)) {
  const outcome = await receiveMail(await readFile(file));
  console.log(`${file}: ${outcome}`);
  if (outcome !== 'stored' && outcome !== 'repeated') process.exitCode = 1;
}
await settleBackground();
await disconnectDb();
