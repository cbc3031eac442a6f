import 'server-only';
import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { announce } from '@/lib/platform/live/mutations';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Claim, type ClaimRow } from '@/models/teams/claim';
import { CLAIM_MINUTES, type ClaimType } from './constants';
import { claimKey, getClaim, toClaimDto } from './data';
import type { ClaimDto } from './dto';
import type { ClaimInput } from './schema';

type Holder = Pick<Actor, 'userId' | 'name'>;

/**
 * Claims an item for ten minutes and returns the holder. A held item stays with its colleague unless it is taken over; the index decides between two people who
 * open it at once.
 */
export async function claimItem(
  actor: Holder,
  { type, id, takeOver = false, word = '' }: Pick<ClaimInput, 'type' | 'id'> & Partial<ClaimInput>,
): Promise<ClaimDto> {
  const now = new Date();
  const by = new Types.ObjectId(actor.userId);
  const _id = claimKey(type, id);
  const until = new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);
  const set = { type, record: new Types.ObjectId(id), by, name: actor.name, until };
  // pages renew their takeover, because the previous holder may not have read the message yet
  const renewed =
    !takeOver &&
    (await Claim.findOneAndUpdate(
      { _id, by, until: op.gt(now) },
      { $set: set },
      { returnDocument: 'after' },
    ).lean<ClaimRow>());
  if (renewed) return toClaimDto(renewed, actor.userId);
  try {
    const row = await Claim.findOneAndUpdate(
      { _id, ...(!takeOver && { until: op.lte(now) }) },
      takeOver && word ? { $set: { ...set, word } } : { $set: set, $unset: { word: 1 } },
      { upsert: true, returnDocument: 'after' },
    ).lean<ClaimRow>();
    await announce('claims', actor.userId);
    return toClaimDto(row as ClaimRow, actor.userId);
  } catch (error) {
    const held = isDuplicateKey(error) ? await getClaim(type, id, actor.userId) : undefined;
    if (held) return held;
    throw error;
  }
}

export async function releaseItems(
  actor: Pick<Actor, 'userId'>,
  type: ClaimType,
  ids: readonly string[],
): Promise<void> {
  const { deletedCount } = await Claim.deleteMany({
    _id: op.in(ids.map((id) => claimKey(type, id))),
    by: new Types.ObjectId(actor.userId),
  });
  if (deletedCount > 0) await announce('claims', actor.userId);
}

export async function eraseClaims(userId: string): Promise<void> {
  await Claim.deleteMany({ by: new Types.ObjectId(userId) });
}
