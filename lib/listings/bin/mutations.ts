import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { isErasureRequested } from '@/lib/accounts/users/data';
import { findListingById, findListings } from '@/lib/listings/data';
import { announceDepartures } from '@/lib/listings/departures/mutations';
import { DRAFT_DAYS } from '@/lib/listings/drafts/constants';
import { toPropertyDto } from '@/lib/listings/dto';
import { removeFromLinks } from '@/lib/listings/duplicates/mutations';
import { listingErased } from '@/lib/listings/events';
import type { AskedListing } from '@/lib/listings/freshness/data';
import {
  hiddenBy,
  isVisible,
  type Lifecycle,
  lifecycleOf,
  statusOf,
  storedState,
  transition,
} from '@/lib/listings/lifecycle';
import { removeFiles } from '@/lib/listings/media/mutations';
import { askGate, assertNewHome } from '@/lib/listings/publish-gate/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { DAY_MS } from '@/lib/platform/time/time';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { may } from '@/lib/teams/rules';
import { Property, type PropertyRow } from '@/models/listings/property';
import { BIN_DAYS } from './constants';

/** Maximum per run of the cleanup job; the rest follow in its next run. */
const REMOVED_AT_ONCE = 200;

type Row = Pick<AskedListing, '_id' | '__v' | 'owner' | 'team' | 'status' | 'lifecycle'> & {
  images: { public_id: string }[];
  videos: { public_id?: string }[];
};

const FIELDS = { owner: 1, team: 1, status: 1, lifecycle: 1, images: 1, videos: 1, __v: 1 } as const;

/** The row, if the actor is allowed to do this to it. Rejects foreign, unknown and malformed ids alike. */
async function rowOf(actor: Actor, action: 'delete' | 'edit', id: string): Promise<Row> {
  if (!isObjectIdHex(id)) throw notFound('Property not found');
  const row = await findListingById(id, FIELDS).lean<Row>();
  if (!row || !may(actor, 'read', row)) throw notFound('Property not found');
  if (!may(actor, action, row)) throw new AppError('forbidden', ROLE_DENIES);
  return row;
}

const changedMeanwhile = () =>
  new AppError('conflict', 'The listing has changed in the meantime. Please reload the page');

/** Deletes a draft at once. Hides any other listing, which can be restored until the returned day; then `emptyBin` removes it. */
export async function deleteListing(actor: Actor, id: string): Promise<{ restorableUntil?: Date }> {
  const row = await rowOf(actor, 'delete', id);
  const state = lifecycleOf(row);
  if (hiddenBy(state) === 'bin') throw new AppError('conflict', 'This listing is already in the bin');
  const status = statusOf(transition(state, { name: 'erasure cancelled' }));
  if (status === 'draft') {
    await removeListing(row, actor);
    return {};
  }
  const since = new Date();
  const binned = storedState(transition(state, { name: 'binned', at: since }));
  const { matchedCount } = await Property.updateOne(
    { _id: row._id, __v: row.__v },
    // so that a resent form, or the same home, becomes a new listing
    { $set: binned, $unset: { idempotencyKey: 1, homeKey: 1 }, $inc: { __v: 1 } },
  );
  if (matchedCount === 0) throw changedMeanwhile();
  await afterChange(actor, id, { status: `${status} → bin` });
  return { restorableUntil: new Date(since.getTime() + BIN_DAYS * DAY_MS) };
}

/**
 * Passes a restored listing through the gate like everything that goes public, because rules may be newer than the listing, and its home may have been listed
 * again. If it fails, it is paused for its owner to correct.
 */
async function askGateAgain(actor: Actor, { _id, owner }: Row, state: Lifecycle) {
  const row = await findListingById(_id).select('+confirmedPrice');
  if (!row) throw notFound('Property not found');
  const question = {
    facts: toPropertyDto(row),
    images: row.images.length,
    actor,
    lister: String(owner ?? ''),
    as: 'offered' as const,
    confirmedPrice: row.confirmedPrice ?? undefined,
    isPriceSeen: true,
  };
  const ask = async (wanted: Lifecycle) => {
    const { missing, ...rest } = await askGate({ ...question, status: statusOf(wanted) });
    // facts missing from a hidden listing were missing before, so they change nothing
    return { ...rest, next: isVisible(wanted) ? transition(wanted, { name: 'checked', missing }) : wanted };
  };
  const passed = await ask(state).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid')
      return ask(transition(state, { name: 'chosen', status: 'paused' }));
    throw error;
  });
  await assertNewHome(owner, passed.homeKey, _id);
  return passed;
}

/** Restores a listing from the bin with its earlier status. It stays hidden while its owner's account is about to be erased. */
export async function restoreListing(actor: Actor, id: string): Promise<void> {
  const row = await rowOf(actor, 'edit', id);
  const { _id, __v, owner } = row;
  const state = lifecycleOf(row);
  if (hiddenBy(state) !== 'bin') throw new AppError('conflict', 'This listing is not in the bin');
  const restored = transition(transition(state, { name: 'restored' }), { name: 'erasure cancelled' });
  const { next, ...publication } = await askGateAgain(actor, row, restored);
  const isGoing = isVisible(restored) && owner ? await isErasureRequested(String(owner)) : false;
  const shown = isGoing ? transition(next, { name: 'erasure requested' }) : next;
  const { matchedCount } = await Property.updateOne(
    { _id, __v },
    { $set: { ...publication, ...storedState(shown) }, $inc: { __v: 1 } },
  );
  if (matchedCount === 0) throw changedMeanwhile();
  await afterChange(actor, id, { status: `bin → ${statusOf(next)}` });
}

/** Moves long unchanged drafts to the bin, like the form's drafts (lib/listings/drafts). A recurring job. */
export async function binOldDrafts(now = new Date()): Promise<number> {
  const due = await findListings(
    {
      status: 'draft',
      updatedAt: op.lte(new Date(now.getTime() - DRAFT_DAYS * DAY_MS)),
      demo: op.missing(),
      'lifecycle.binnedAt': op.missing(),
    } as QueryFilter<PropertyRow>,
    FIELDS,
  ).limit(REMOVED_AT_ONCE);
  for (const { _id, __v, ...row } of due) {
    const binned = storedState(transition(lifecycleOf(row), { name: 'binned', at: now }));
    const { modifiedCount } = await Property.updateOne({ _id, __v }, { $set: binned, $inc: { __v: 1 } });
    if (modifiedCount > 0)
      await afterChange(null, String(_id), { status: 'draft → bin, not changed for long' });
  }
  return due.length;
}

/** Removes listings that have been in the bin long enough. A recurring job. */
export async function emptyBin(now = new Date()): Promise<number> {
  const due = await findListings(
    {
      'lifecycle.binnedAt': op.lte(new Date(now.getTime() - BIN_DAYS * DAY_MS)),
    } as QueryFilter<PropertyRow>,
    FIELDS,
  )
    .limit(REMOVED_AT_ONCE)
    .lean<Row[]>();
  for (const row of due) await removeListing(row, null);
  return due.length;
}

/** Removes all listings of an account under erasure, with their pictures and links. */
export async function removeListingsOf(owner: string): Promise<void> {
  const rows = await findListings({ owner: new Types.ObjectId(owner) }, FIELDS).lean<Row[]>();
  for (const row of rows) await removeListing(row, null);
  if (rows.length > 0) await invalidate(['site']);
}

export const hideListingsOf = (owner: string) => changeAllOf(owner, 'erasure requested');

/** Shows the listings that `hideListingsOf` hid; the bin stays as it is. */
export const showListingsOf = (owner: string) => changeAllOf(owner, 'erasure cancelled');

async function changeAllOf(owner: string, name: 'erasure requested' | 'erasure cancelled'): Promise<void> {
  for (;;) {
    const rows = await findListings({ owner: new Types.ObjectId(owner) }, FIELDS);
    const changed = rows.flatMap((row) => {
      const next = transition(lifecycleOf(row), { name });
      const isChanged = next.blockedBy.length !== lifecycleOf(row).blockedBy.length;
      return isChanged
        ? [{ filter: { _id: row._id, __v: row.__v }, update: { $set: storedState(next), $inc: { __v: 1 } } }]
        : [];
    });
    if (changed.length === 0) break;
    // listings saved meanwhile are picked up in the next round
    await Property.bulkWrite(
      changed.map((updateOne) => ({ updateOne })),
      { ordered: false },
    );
  }
  await invalidate(['site']);
  const rows = await findListings({ owner: new Types.ObjectId(owner) }, { _id: 1 });
  await announceDepartures(rows.map(({ _id }) => String(_id)));
}

async function removeListing({ _id, __v, images, videos }: Row, by: Actor | null): Promise<void> {
  const { deletedCount } = await Property.deleteOne({ _id, __v });
  if (deletedCount === 0) throw changedMeanwhile();
  await removeFromLinks([_id]);
  await listingErased.emit({ id: String(_id) });
  await removeFiles([...images, ...videos].flatMap(({ public_id }) => public_id ?? []));
  await afterChange(by, String(_id), { removed: 'listing' });
}

async function afterChange(by: Actor | null, id: string, details: Record<string, string>): Promise<void> {
  await recordAudit({ action: 'property.write', by, target: { type: 'property', id }, details });
  await invalidate([`property:${id}`, 'lists']);
}
