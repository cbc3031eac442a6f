import 'server-only';
import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@/lib/platform/time/time';
import { getOneTimeToken } from './data';
import { deleteOneTimeTokens, insertOneTimeToken, takeOneTimeToken } from './mutations';
import { hashSecret } from './session';

export type TokenPurpose = 'reset-password' | 'verify-email';

export const RESET_MINUTES = 30;
export const VERIFY_DAYS = 3;

const LIFETIME_MS: Record<TokenPurpose, number> = {
  'reset-password': RESET_MINUTES * 60_000,
  'verify-email': VERIFY_DAYS * DAY_MS,
};

/** Creates a secret for a mailed link. Earlier ones for the same purpose stop working. */
export async function issueOneTimeToken(
  purpose: TokenPurpose,
  user: string,
  emailKey: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteOneTimeTokens(user, purpose);
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
  await insertOneTimeToken({ hash: hashSecret(token), purpose, user, emailKey, expiresAt });
  return token;
}

/** A link's account, without using up the link. */
export function peekOneTimeToken(
  purpose: TokenPurpose,
  token: string,
): Promise<{ user: string } | undefined> {
  return getOneTimeToken(hashSecret(token), purpose);
}

/** The account of a link. This uses the token up, so a second call finds nothing. */
export function redeemOneTimeToken(
  purpose: TokenPurpose,
  token: string,
): Promise<{ user: string; emailKey: string } | undefined> {
  return takeOneTimeToken(hashSecret(token), purpose, new Date());
}
