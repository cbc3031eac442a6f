import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { secrets } from './secrets';

/** Six digits for a person to read from a mail or text message. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The stored form of a code, useless without the signing key, although there are only a million codes. `what` names the person and the purpose. */
export function hashCode(what: string, code: string): string {
  const [newest] = secrets().signing;
  if (!newest) throw new Error('there is no signing key');
  return createHmac('sha256', newest.key).update(`${what}:${code}`).digest('base64url');
}
