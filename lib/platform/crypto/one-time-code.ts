import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { secrets } from './secrets';

/** Six digits, for a person who can read a mail or a text message. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The stored form of a code: useless without the signing key, though a code is one of a million. `what` is what it confirms, and for whom. */
export function hashCode(what: string, code: string): string {
  const [newest] = secrets().signing;
  if (!newest) throw new Error('there is no signing key');
  return createHmac('sha256', newest.key).update(`${what}:${code}`).digest('base64url');
}
