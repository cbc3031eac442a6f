import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secrets } from '@/lib/platform/crypto/secrets';

const MAX_LENGTH = 2048;

const parsed = (part: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    return {};
  }
};

/**
 * The user or guest that a session cookie or bearer token was signed for, even if it is expired or revoked. Undefined if it is forged, so that nobody counts as
 * another person. Only for counting current requests; it gives no access.
 */
export function accountKey(credential: string): string | undefined {
  if (credential.length > MAX_LENGTH) return undefined;
  const [head = '', body = '', signature = ''] = credential.replace(/^bearer /i, '').split('.');
  const { alg, kid } = parsed(head);
  const found = alg === 'HS256' && secrets().signing.find((key) => key.kid === kid);
  if (!found) return undefined;
  const expected = createHmac('sha256', found.key).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { sub, guestID } = parsed(body);
  return String(sub ?? guestID ?? '') || undefined;
}
