/** `npm run rekey`: re-encrypts every identity number and document with the newest key; run it after putting a new key in front of DATA_KEYS. With `-- --adopt` the database becomes that of this installation first. */
import { runOnDatabase } from './lib/on-database.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  process.exitCode = await runOnDatabase('scripts/rekey.ts', ...process.argv.slice(2));
});
