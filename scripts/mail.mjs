/** `npm run mail -- feed FILE…`: puts answers by mail into their conversations, as a mail server would; each file is one mail (.eml). */
import { runOnDatabase } from './lib/on-database.mjs';
import { main, Stop } from './lib/say.mjs';

main(async () => {
  const [command, ...files] = process.argv.slice(2);
  if (command !== 'feed' || files.length === 0) throw new Stop('Which mail? npm run mail -- feed answer.eml');
  process.exitCode = await runOnDatabase('scripts/mail.ts', ...files);
});
