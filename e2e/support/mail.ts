import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pattern's match in the newest matching mail to this address, from the outbox of the tested site. */
export function mailedTo(email: string, pattern: RegExp): string {
  const outbox = join(process.cwd(), '.data/e2e/outbox');
  for (const name of readdirSync(outbox).sort().reverse()) {
    const text = readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, '');
    const found = text.includes(`To: ${email}`) && pattern.exec(text)?.[0];
    if (found) return found;
  }
  return '';
}
