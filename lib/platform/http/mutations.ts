import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { signToken, verifyToken } from '@/lib/platform/auth/token';
import { secrets } from '@/lib/platform/crypto/secrets';
import { isStored } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { Challenge } from '@/models/platform/challenge';
import { addressKey } from './client-ip';
import { hasZeroBits, MAX_PROOF_BITS, PROOF_BITS, PROOF_HEADER, type ProofTask } from './proof';
import { consume, type LimitState, RATE_LIMITS, type RateLimitClass } from './rate-limit';

const TASK_SECONDS = 600;
const PER_STEP = 20;
const BUSY = 'Too many messages are coming from your network. Please wait a moment and try again';

/**
 * Counts a call from this address. Calls within the limit are free. Beyond it, classes with `onExceeded: 'proof-of-work'` require a proof of work that becomes
 * harder, because thousands of phones share one carrier address (RFC 6598) and a hard stop would lock all of them out.
 */
export async function enforceRateLimit(
  name: RateLimitClass,
  ip: string,
  headers: Headers,
  onState?: (state: LimitState) => void,
): Promise<void> {
  const address = addressKey(ip);
  try {
    await consume(name, address, 1, onState);
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'rate_limited';
    if (!isFull || !('onExceeded' in RATE_LIMITS[name])) throw error;
    // even with proofs, one address can't write faster than this
    await consume('write', address);
    const owner = hashOf(`${name}|${address}`);
    if (await isSolved(headers.get(PROOF_HEADER), owner)) return;
    throw new AppError('rate_limited', BUSY, {
      retryAfter: error.retryAfter ?? 1,
      details: { proof: await newTask(owner) },
    });
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A task for one kind of call and address, harder the more tasks were solved in recent minutes. It is signed, so that nobody can make an easy one. */
async function newTask(owner: string): Promise<ProofTask> {
  const expiresAt = op.gt(new Date());
  const before = await Challenge.countDocuments({ purpose: 'work', address: owner, expiresAt });
  const bits = Math.min(MAX_PROOF_BITS, PROOF_BITS + Math.floor(before / PER_STEP));
  const claims = { sub: owner, sid: `${bits}.${randomBytes(9).toString('base64url')}` };
  return { task: await signToken(secrets().signing, 'work', claims, TASK_SECONDS), bits };
}

async function isSolved(proof: string | null, owner: string): Promise<boolean> {
  const task = proof?.slice(0, proof.lastIndexOf(':'));
  const claims = task ? await verifyToken(secrets().signing, 'work', task) : undefined;
  if (!proof || !task || !claims?.sid || claims.sub !== owner) return false;
  const digest = createHash('sha256').update(proof).digest();
  if (!hasZeroBits(digest, Number.parseInt(claims.sid, 10))) return false;
  // each task counts once, because the unique hash refuses the second
  const expiresAt = new Date(Date.now() + TASK_SECONDS * 1000);
  const hash = createHash('sha256').update(task).digest('hex');
  return isStored(Challenge.create({ hash, purpose: 'work', address: owner, expiresAt }));
}
