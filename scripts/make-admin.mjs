/** `npm run make-admin -- E-MAIL`: makes an admin of a person who has registered; for the first admin of a site without demo data. */
import { runOnDatabase } from './lib/on-database.mjs';
import { main, Stop } from './lib/say.mjs';

main(async () => {
  const email = process.argv[2];
  if (!email) throw new Stop('Whom? npm run make-admin -- person@example.com');
  process.exitCode = await runOnDatabase('scripts/make-admin.ts', email);
});
