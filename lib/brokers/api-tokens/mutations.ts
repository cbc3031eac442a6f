import 'server-only';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { API_TOKEN_PREFIX } from '@/lib/platform/auth/scopes';
import { hashSecret } from '@/lib/platform/auth/session';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { DAY_MS } from '@/lib/platform/time/time';
import { ApiCall } from '@/models/platform/api-call';
import { ApiToken } from '@/models/platform/api-token';
import { MAX_API_TOKENS } from './constants';
import { type ApiTokenDto, toApiTokenDto } from './dto';
import type { ApiTokenInput } from './schema';

const TOKEN_BYTES = 32;

/** Creates a token and returns it once, because only a hash is stored. */
export async function createApiToken(
  actor: Actor,
  { name, scopes, days }: ApiTokenInput,
): Promise<{ token: string; item: ApiTokenDto }> {
  const token = `${API_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const open = { user: actor.userId, revokedAt: null, expiresAt: op.gt(new Date()) };
  const row = await insertWithin({
    max: MAX_API_TOKENS,
    model: ApiToken,
    among: open,
    insert: () =>
      ApiToken.create({
        user: actor.userId,
        name,
        scopes: [...new Set(scopes)],
        hash: hashSecret(token),
        hint: token.slice(-4),
        expiresAt: new Date(Date.now() + days * DAY_MS),
      }),
    full: () =>
      new AppError('conflict', `There are ${MAX_API_TOKENS} tokens already. Please revoke one first`),
  });
  const target = { type: 'api-token', id: String(row._id) };
  await recordAudit({ action: 'api.token', by: actor, target, details: { made: name, scopes, days } });
  return { token, item: toApiTokenDto(row.toObject()) };
}

/** Revokes a token from the next call on. It stays in the list, marked as ended. */
export async function revokeApiToken(actor: Actor, id: string): Promise<void> {
  const row = await ApiToken.findOneAndUpdate(
    { _id: id, user: actor.userId, revokedAt: null },
    { $set: { revokedAt: new Date() } },
  ).lean();
  if (!row) throw notFound('Token not found');
  const target = { type: 'api-token', id };
  await recordAudit({ action: 'api.token', by: actor, target, details: { revoked: row.name } });
}

export async function eraseApiTokens(user: string): Promise<void> {
  await ApiToken.deleteMany({ user });
  await ApiCall.deleteMany({ user });
}
