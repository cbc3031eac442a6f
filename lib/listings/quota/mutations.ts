import 'server-only';
import { stat } from 'node:fs/promises';
import { Types } from 'mongoose';
import { findUser } from '@/lib/accounts/users/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { addressKey } from '@/lib/platform/http/client-ip';
import { consume, type RateLimitClass, refund } from '@/lib/platform/http/rate-limit';
import { messageWith } from '@/lib/platform/language/message';
import { countRefusedUpload } from '@/lib/platform/log/metrics';
import { NO_ROOM } from '@/lib/platform/objects/errors';
import { assertFreeDisk } from '@/lib/platform/objects/free-disk';
import { Property } from '@/models/listings/property';
import { MAX_LISTINGS } from './constants';

const MEGABYTE = 1024 ** 2;
const CONFIRM_FIRST =
  'Please confirm your email address first. Until then your account can store only a few files';
const STORED_MUCH = 'You’ve reached this month’s upload limit. Please write to us if you need more space';

const FULL = {
  one: (confirmed: boolean) =>
    confirmed
      ? 'You have {max} listings. Please remove one first'
      : 'You have {max} listings. Please confirm your email address, or remove one first',
  several: (confirmed: boolean) =>
    confirmed
      ? 'Your account can have {max} listings. Please choose fewer'
      : 'Your account can have {max} listings until you confirm your email address. Please confirm it first',
} as const;

const isConfirmed = async (actor: Actor): Promise<boolean> =>
  (await findUser({ _id: actor.userId, isVerified: true }, { _id: 1 })) !== null;

/** Maximum listings of the account, and the message beyond it; undefined for no limit. */
async function quotaOf(actor: Actor) {
  if (actor.role === 'admin') return undefined;
  const confirmed = await isConfirmed(actor);
  // brokers with a confirmed address list for many people; one who has just signed up is not known
  if (actor.role === 'broker' && confirmed) return undefined;
  const max = Math.ceil(MAX_LISTINGS[confirmed ? 'confirmed' : 'unconfirmed'] * env().RATE_LIMIT_FACTOR);
  const full = (rows: keyof typeof FULL) =>
    new AppError('conflict', messageWith(FULL[rows](confirmed), { max }));
  return { max, among: { owner: new Types.ObjectId(actor.userId) }, full };
}

/** Rejects if the account cannot have so many `more` listings, drafts included. */
export async function assertListingQuota(
  actor: Actor,
  more = 1,
  said: keyof typeof FULL = 'one',
): Promise<void> {
  const quota = await quotaOf(actor);
  if (!quota) return;
  const { max, among, full } = quota;
  if ((await Property.countDocuments(among, { limit: max + 1 })) + more > max) throw full(said);
}

/** Stores a listing within the limit. Of several sent at once, only as many as fit are stored. */
export async function insertWithinQuota<T extends { _id: Types.ObjectId }>(
  actor: Actor,
  insert: () => Promise<T>,
): Promise<T> {
  const quota = await quotaOf(actor);
  if (!quota) return insert();
  const { max, among, full } = quota;
  return insertWithin({ max, model: Property, among, insert, full: () => full('one') });
}

/**
 * Charges files in megabytes before they are stored: to the account (little until its address is confirmed), the network address, and in all. Rejects with a
 * message when a quota or the disk is exhausted. Returns a function that refunds files that were not stored.
 */
export async function chargeUpload(
  actor: Actor,
  files: readonly { path: string }[],
): Promise<() => Promise<void>> {
  let bytes = 0;
  for (const { path } of files) bytes += (await stat(path)).size;
  if (bytes === 0) return async () => undefined;
  await assertFreeDisk(bytes);
  const megabytes = Math.ceil(bytes / MEGABYTE);
  const confirmed = actor.role === 'admin' || (await isConfirmed(actor));
  const charges: [RateLimitClass, string][] = [
    [confirmed ? 'storedBytes' : 'storedBytesUnconfirmed', actor.userId],
    ...(actor.role === 'admin' ? [] : [['storedBytesAll', 'all'] as [RateLimitClass, string]]),
    ...(actor.ip ? [['storedBytesAddress', addressKey(actor.ip)] as [RateLimitClass, string]] : []),
  ];
  const charged: [RateLimitClass, string][] = [];
  const takeBack = async () => {
    for (const [name, key] of charged) await refund(name, key, megabytes);
  };
  for (const charge of charges) {
    charged.push(charge);
    try {
      await consume(...charge, megabytes);
    } catch (error) {
      await takeBack();
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
      if (charge[0] === 'storedBytesAll') {
        countRefusedUpload('all');
        throw new AppError('unavailable', NO_ROOM, { retryAfter: error.retryAfter });
      }
      countRefusedUpload(confirmed ? 'account' : 'unconfirmed');
      throw new AppError('rate_limited', confirmed ? STORED_MUCH : CONFIRM_FIRST, {
        retryAfter: error.retryAfter,
      });
    }
  }
  return takeBack;
}
