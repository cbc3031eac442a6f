import { z } from 'zod';
import { API_SCOPES, type ApiScope } from '@/lib/platform/auth/scopes';

/** A token without its secret, which only the creating reply shows. */
export const apiTokenDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
});
export type ApiTokenDto = z.infer<typeof apiTokenDto>;

export const apiCallDto = z.strictObject({
  id: z.string(),
  token: z.string(),
  call: z.string(),
  status: z.number(),
  at: z.string(),
});
export type ApiCallDto = z.infer<typeof apiCallDto>;

type StoredToken = { _id: unknown; name: string; hint: string; scopes: readonly string[] } & Record<
  'createdAt' | 'expiresAt',
  Date
> & { usedAt?: Date | null; revokedAt?: Date | null };
type StoredCall = { _id: unknown; call: string; status: number; at: Date };

export function toApiTokenDto(row: StoredToken, now = new Date()): ApiTokenDto {
  return {
    id: String(row._id),
    name: row.name,
    hint: row.hint,
    scopes: [...row.scopes] as ApiScope[],
    state: row.revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : 'active',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
  };
}

export const toApiCallDto = (row: StoredCall, name: string): ApiCallDto => ({
  id: String(row._id),
  token: name,
  call: row.call,
  status: row.status,
  at: row.at.toISOString(),
});
