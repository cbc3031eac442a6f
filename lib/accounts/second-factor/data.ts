import 'server-only';
import { type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { verifySync } from 'otplib';
import { needsSecondFactor, secondFactorDueAt } from '@/lib/platform/auth/second-factor';
import type { UserSession } from '@/lib/platform/auth/types';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { SecondFactor } from '@/models/accounts/second-factor';
import { RECOVERY_HASH_COST } from './constants';
import type { FactorsDto } from './dto';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const HASH_BYTES = 32;
/** a clock may be off by half a minute (RFC 6238, 5.2) */
const TOLERANCE_SECONDS = 30;

export const totpContext = (userId: string) => `${userId}:totp`;

/** All codes of a set share one salt, so that one derivation compares with all of them. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await derive(code, salt, HASH_BYTES, { N: RECOVERY_HASH_COST })).toString('base64url');
}

/** A day of 30-second steps. A last step further ahead was accepted while the clock was wrong. */
const CLOCK_STEPS = 2880;

/** The 30-second step of this code, which must be later than the last accepted one; undefined when the code is wrong. */
export function totpStep(secret: string, code: string, after: number): number | undefined {
  const result = verifySync({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid || !('timeStep' in result)) return undefined;
  const ahead = after - result.timeStep;
  return ahead < 0 || ahead > CLOCK_STEPS ? result.timeStep : undefined;
}

export type StoredFactors = {
  /** base32; awaits its first code while `totpSince` is absent */
  totpSecret: string | undefined;
  totpSince: Date | undefined;
  totpLastUsedAt: Date | undefined;
  totpLastStep: number;
  recoverySalt: string | undefined;
  recoveryHashes: string[];
};

export async function getStoredFactors(userId: string): Promise<StoredFactors | undefined> {
  const row = await SecondFactor.findOne({ user: userId }).lean();
  if (!row) return undefined;
  const secret = row.totpSecret as Encrypted | null | undefined;
  return {
    totpSecret: secret ? decrypt(secret, totpContext(userId)) : undefined,
    totpSince: row.totpSince ?? undefined,
    totpLastUsedAt: row.totpLastUsedAt ?? undefined,
    totpLastStep: row.totpLastStep ?? 0,
    recoverySalt: row.recoverySalt ?? undefined,
    recoveryHashes: row.recoveryHashes,
  };
}

/** The caller's second factor, as the security page shows it. */
export async function getFactors(session: UserSession): Promise<FactorsDto> {
  const stored = await getStoredFactors(session.user.id);
  const due = secondFactorDueAt(session);
  const lastUsedAt = stored?.totpLastUsedAt?.toISOString();
  return {
    totp: stored?.totpSince
      ? { since: stored.totpSince.toISOString(), ...(lastUsedAt && { lastUsedAt }) }
      : null,
    recoveryCodesLeft: stored?.recoveryHashes.length ?? 0,
    isSet: session.secondFactor.isSet,
    isRequired: needsSecondFactor(session.user.role),
    ...(due && { dueAt: due.toISOString() }),
  };
}

/** Exports that a second factor exists, but never its secrets. */
export async function exportSecondFactor(userId: string) {
  const stored = await getStoredFactors(userId);
  return {
    since: stored?.totpSince,
    lastUsedAt: stored?.totpLastUsedAt,
    recoveryCodesLeft: stored?.recoveryHashes.length ?? 0,
  };
}
