import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secrets } from './secrets';

/** Length of 96 bits in letters and digits of one case, because some programs change the case of addresses. */
const MAC_BYTES = 12;
const MAC_LENGTH = 19;
export const LINK_TOKEN = new RegExp(`^[0-9a-f]{24}[0-9a-z]{${MAC_LENGTH}}$`);

const macOf = (purpose: string, id: string, key: Uint8Array): string =>
  BigInt(
    `0x${createHmac('sha256', key).update(`link:${purpose}:${id}`).digest().subarray(0, MAC_BYTES).toString('hex')}`,
  )
    .toString(36)
    .padStart(MAC_LENGTH, '0');

/** The secret of a link to one record for one purpose. Nothing is stored, and it ends when its signing key is removed from AUTH_SECRETS. */
export function linkToken(purpose: string, id: string): string {
  const [signing] = secrets().signing;
  if (!signing) throw new Error('No signing key');
  return id + macOf(purpose, id, signing.key);
}

/** A token's record, or undefined for a guess or a token for another purpose. */
export function idOfLinkToken(purpose: string, token: string): string | undefined {
  if (!LINK_TOKEN.test(token)) return undefined;
  const id = token.slice(0, 24);
  const given = Buffer.from(token.slice(24));
  const isOurs = secrets().signing.some(({ key }) =>
    timingSafeEqual(given, Buffer.from(macOf(purpose, id, key))),
  );
  return isOurs ? id : undefined;
}
