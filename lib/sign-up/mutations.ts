import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { trusted } from 'mongoose';
import { signToken, verifyToken } from '@/lib/auth/token';
import { secrets } from '@/lib/crypto/secrets';
import { connectDb } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { addressKey } from '@/lib/http/client-ip';
import { consume } from '@/lib/http/rate-limit';
import { Challenge } from '@/models/challenge';
import { MAX_PROOF_BITS, PROOF_BITS } from './constants';
import { hasZeroBits, proofText } from './rules';

type Proof = { task: string; answer: number };

const TASK_SECONDS = 600;
const PER_STEP = 20;
const BUSY = 'Many people have signed up from your network. Please wait a moment and try again';

/**
 * Twenty sign-ups an hour from one address are free. Who comes after them solves a task first, a harder one the more there were:
 * thousands of phones share one address of their carrier (RFC 6598), and a hard stop would lock them all out.
 */
export async function countSignUp(ip: string, proof: Proof | undefined): Promise<void> {
  try {
    await consume('register', addressKey(ip));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    if (proof && (await isSolved(proof, ip))) return;
    const task = await newTask(ip, await signUpsOf(ip));
    throw new AppError('rate_limited', BUSY, { retryAfter: error.retryAfter ?? 1, details: { proof: task } });
  }
}

/** Tasks solved for this address in the last minutes. */
async function signUpsOf(ip: string): Promise<number> {
  await connectDb();
  const expiresAt = trusted({ $gt: new Date() });
  return Challenge.countDocuments({ purpose: 'sign-up', address: addressOf(ip), expiresAt });
}

const addressOf = (ip: string) =>
  createHash('sha256').update(addressKey(ip)).digest('base64url').slice(0, 22);

/** Signed, so that nobody makes easy ones; for this address alone. */
async function newTask(ip: string, before: number): Promise<{ task: string; bits: number }> {
  const bits = Math.min(MAX_PROOF_BITS, PROOF_BITS + Math.floor(before / PER_STEP));
  const claims = { sub: addressOf(ip), sid: `${bits}.${randomBytes(9).toString('base64url')}` };
  return { task: await signToken(secrets().signing, 'sign-up', claims, TASK_SECONDS), bits };
}

async function isSolved({ task, answer }: Proof, ip: string): Promise<boolean> {
  const claims = await verifyToken(secrets().signing, 'sign-up', task);
  if (!claims?.sid || claims.sub !== addressOf(ip)) return false;
  const digest = createHash('sha256').update(proofText(task, answer)).digest();
  if (!hasZeroBits(digest, Number.parseInt(claims.sid, 10))) return false;
  // each task once: the unique hash refuses the second
  const expiresAt = new Date(Date.now() + TASK_SECONDS * 1000);
  const hash = createHash('sha256').update(task).digest('hex');
  return Challenge.create({ hash, purpose: 'sign-up', address: addressOf(ip), expiresAt }).then(
    () => true,
    () => false,
  );
}
