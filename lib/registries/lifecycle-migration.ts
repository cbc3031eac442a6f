import 'server-only';
import type { AnyBulkWriteOperation, Types } from 'mongoose';
import type {
  HiddenReason,
  MissingFact,
  PropertyStatus,
  VerificationState,
} from '@/lib/listings/fields/vocabulary';
import {
  hiddenBy,
  isStale,
  type Lifecycle,
  lifecycleFor,
  missingOf,
  statusOf,
  storedState,
  transition,
  unblockedStatus,
} from '@/lib/listings/lifecycle';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { Property } from '@/models/listings/property';
import { BulkChange } from '@/models/platform/bulk-change';
import { Counter } from '@/models/platform/counter';
import { once } from './migrations';

/** What older versions stored instead of a lifecycle. */
export type OldState = {
  status: PropertyStatus;
  awaiting?: { status: PropertyStatus; for: MissingFact[] } | null;
  hidden?: { reason: HiddenReason; status: PropertyStatus; since: Date } | null;
  pausedFrom?: PropertyStatus | null;
  verifiedAt?: Date | null;
  unverifiedSince?: Date | null;
  review?: { state?: string } | null;
};

const OLD_FIELDS = ['awaiting', 'hidden', 'pausedFrom', 'verifiedAt', 'unverifiedSince'] as const;
const MIGRATED = 'listings have a lifecycle';
const BATCH = 500;

/** The meaning of the stored dates; those of an active listing do not count. */
function verificationStateOf(old: OldState, status: PropertyStatus): VerificationState | undefined {
  const { verifiedAt, unverifiedSince, pausedFrom } = old;
  // edited while it was paused, which older versions forgot when it became active again
  if (status === 'verified') return pausedFrom && unverifiedSince ? 'unverified' : 'verified';
  if (status === 'unverified' || unverifiedSince) return 'unverified';
  return verifiedAt ? 'verified' : undefined;
}

/** The lifecycle of a listing stored by an older version. */
export function lifecycleOfOld(old: OldState): Lifecycle {
  const { awaiting, hidden, review, verifiedAt, unverifiedSince } = old;
  const shown = awaiting?.status ?? hidden?.status ?? old.status;
  const pausedFrom = shown === 'paused' ? old.pausedFrom : undefined;
  const isRejected = shown === 'paused' && review?.state === 'rejected';
  const { choice } = lifecycleFor(pausedFrom ?? (isRejected ? 'active' : shown));
  const isActive = (pausedFrom ?? shown) === 'active';
  const state = isActive ? undefined : verificationStateOf(old, pausedFrom ?? shown);
  const at = verifiedAt && { at: verifiedAt };
  const endedAt = unverifiedSince && { endedAt: unverifiedSince };
  return {
    choice,
    blockedBy: [
      ...(awaiting?.for ?? []),
      ...(pausedFrom ? (['stale'] as const) : []),
      ...(isRejected ? (['rejected'] as const) : []),
      ...(hidden ? [hidden.reason] : []),
    ],
    ...(state && { verification: { state, ...at, ...endedAt } }),
    ...(hidden?.reason === 'bin' && { binnedAt: hidden.since }),
  };
}

/** The reverse: the fields an older version reads. */
export function oldStateOf(state: Lifecycle, now = new Date()): Omit<OldState, 'review'> {
  const { verification, binnedAt } = state;
  const reason = hiddenBy(state);
  const missing = missingOf(state);
  const unblocked = unblockedStatus(state);
  const restored = transition(transition(state, { name: 'restored' }), { name: 'erasure cancelled' });
  return {
    status: statusOf(state),
    ...(missing.length > 0 && { awaiting: { status: unblocked, for: missing } }),
    ...(reason && { hidden: { reason, status: statusOf(restored), since: binnedAt ?? now } }),
    ...(isStale(state) && { pausedFrom: unblocked }),
    ...(verification?.at && { verifiedAt: verification.at }),
    ...(verification?.endedAt && { unverifiedSince: verification.endedAt }),
  };
}

const fieldsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]));

/** Applies `change` to every listing that the filter finds, in batches. */
async function changeListings<Row extends { _id: Types.ObjectId }>(
  filter: object,
  change: (row: Row) => object,
): Promise<void> {
  const projection = fieldsOf(['status', 'lifecycle', 'review.state', ...OLD_FIELDS]);
  let writes: AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (writes.length > 0) await Property.collection.bulkWrite(writes as never, { ordered: false });
    writes = [];
  };
  for await (const row of Property.collection.find<Row>(filter, { projection, batchSize: BATCH })) {
    writes.push({ updateOne: { filter: { _id: row._id, ...filter }, update: change(row) as object } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
}

/** Adds a lifecycle to listings of an older version. Idempotent; `revertLifecycles` undoes it. */
export const fillLifecycles = () =>
  once(MIGRATED, async () => {
    await changeListings<OldState & { _id: Types.ObjectId }>({ lifecycle: { $exists: false } }, (row) => {
      const state = storedState(lifecycleOfOld(row));
      // the new time makes every process index the row again (lib/search/columns/data.ts)
      const time = state.status === row.status ? {} : { updatedAt: new Date() };
      return { $set: { ...state, ...time }, $unset: fieldsOf(OLD_FIELDS) };
    });
  });

/** Restores the fields an older version reads, including everything since the update. */
export async function revertLifecycles(now = new Date()): Promise<void> {
  await connectDb();
  await changeListings<{ _id: Types.ObjectId; lifecycle: Lifecycle }>(
    { lifecycle: { $exists: true } },
    ({ lifecycle }) => ({ $set: oldStateOf(lifecycle, now), $unset: { lifecycle: 1 } }),
  );
  // what they would restore is not what an older version stores
  await BulkChange.updateMany({ kind: 'decisions', undoUntil: op.gt(now) }, { $set: { undoUntil: now } });
  await Counter.deleteOne({ _id: MIGRATED });
}
