/** `npm run audit-verify [-- ENTRY:HASH …]`: finds every change of the audit log; beside a running site or without one. */
import { runOnDatabase } from './lib/on-database.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  process.exitCode = await runOnDatabase('scripts/audit-verify.ts', ...process.argv.slice(2));
});
