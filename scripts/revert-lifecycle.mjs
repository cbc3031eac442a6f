/** `node scripts/revert-lifecycle.mjs`: gives listings back the fields that versions before the lifecycle read (docs/operations.md). */
import { runOnDatabase } from './lib/on-database.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  process.exitCode = await runOnDatabase('scripts/revert-lifecycle.ts');
});
