/** `npm run reindex`: makes the index of the search server of SEARCH_URL again from the database, while the old one answers. */
import { runOnDatabase } from './lib/on-database.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  process.exitCode = await runOnDatabase('scripts/reindex.ts');
});
