/** `npm run mail -- feed FILE…` delivers email replies to their conversations, as a mail server would. Each file is one mail (.eml). */
import { readFile } from 'node:fs/promises';
import { receiveMail } from '@/lib/enquiries/mail-replies/mutations';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';
import { settleBackground } from '@/lib/platform/jobs/background';
import { registerListeners } from '@/lib/registries/listeners';

const [command, ...files] = process.argv.slice(2);
if (command !== 'feed' || files.length === 0) {
  console.error('Which mail? npm run mail -- feed answer.eml');
  process.exit(1);
}
registerListeners();
await connectDb();
for (const file of files) {
  const outcome = await receiveMail(await readFile(file));
  console.log(`${file}: ${outcome}`);
  if (outcome !== 'stored' && outcome !== 'repeated') process.exitCode = 1;
}
await settleBackground();
await disconnectDb();
