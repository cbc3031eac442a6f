import 'server-only';
import { type QueryFilter, Types, trusted } from 'mongoose';
import { recordAudit } from '@/lib/audit/mutations';
import { type Actor, can } from '@/lib/auth/actor';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { toPropertyDto } from '@/lib/listing/dto';
import { removeFromLinks } from '@/lib/listing-duplicates/mutations';
import { removeFiles } from '@/lib/listing-media/mutations';
import { DETAIL_STATUSES, type HiddenReason, type PropertyStatus } from '@/lib/listing-vocabulary/constants';
import { isObjectIdHex } from '@/lib/object-id';
import { assertNewHome, publicationOf } from '@/lib/publish-gate/data';
import { ROLE_DENIES } from '@/lib/team/constants';
import { may } from '@/lib/team/rules';
import { DAY_MS } from '@/lib/time';
import { isErasureRequested } from '@/lib/user/data';
import { Property, type PropertyRow } from '@/models/property';
import { BIN_DAYS } from './constants';

/** The cleanup job takes so many at once; the rest comes with its next run. */
const REMOVED_AT_ONCE = 200;

type Hidden = { reason: HiddenReason; status: PropertyStatus; since: Date };
type Row = {
  _id: Types.ObjectId;
  __v: number;
  owner?: Types.ObjectId | null;
  team?: Types.ObjectId | null;
  status: PropertyStatus;
  hidden?: Hidden;
  images: { public_id: string }[];
  videos: { public_id?: string }[];
};

const FIELDS = { owner: 1, team: 1, status: 1, hidden: 1, images: 1, videos: 1, __v: 1 } as const;

/** The row, for who may do this to it; foreign, unknown and malformed ids reject alike. */
async function rowOf(actor: Actor, action: 'delete' | 'edit', id: string): Promise<Row> {
  if (!isObjectIdHex(id)) throw notFound('Property not found');
  await connectDb();
  const row = await Property.findById(id, FIELDS).lean<Row>();
  if (!row || !may(actor, 'read', row)) throw notFound('Property not found');
  if (!may(actor, action, row)) throw new AppError('forbidden', ROLE_DENIES);
  return row;
}

const changedMeanwhile = () =>
  new AppError('conflict', 'The listing has changed in the meantime. Please reload the page');

/**
 * A draft goes at once. Every other listing is hidden at once, and can be restored until the day that is returned; then
 * `emptyBin` removes it.
 */
export async function deleteListing(actor: Actor, id: string): Promise<{ restorableUntil?: Date }> {
  const row = await rowOf(actor, 'delete', id);
  if (row.hidden?.reason === 'bin') throw new AppError('conflict', 'This listing is in the bin already');
  if ((row.hidden?.status ?? row.status) === 'draft') {
    await removeListing(row, actor);
    return {};
  }
  const since = new Date();
  const status = row.hidden?.status ?? row.status;
  const hidden: Hidden = { reason: 'bin', status, since };
  const { matchedCount } = await Property.updateOne(
    { _id: row._id, __v: row.__v },
    // a form that is sent again, or the same home, is a new listing
    { $set: { status: 'paused', hidden }, $unset: { idempotencyKey: 1, homeKey: 1 }, $inc: { __v: 1 } },
  );
  if (matchedCount === 0) throw changedMeanwhile();
  await afterChange(actor, id, { status: `${status} → bin` });
  return { restorableUntil: new Date(since.getTime() + BIN_DAYS * DAY_MS) };
}

/**
 * What comes back passes the gate like everything that becomes public: rules may be newer than the listing, and its home may
 * have been listed again. What does not pass is paused, for its owner to correct.
 */
async function publicationOfRestored({ _id, owner }: Row, status: PropertyStatus, isOwner: boolean) {
  const row = await Property.findById(_id).select('+confirmedPrice').lean();
  if (!row) throw notFound('Property not found');
  const facts = toPropertyDto(row);
  const images = row.images.length;
  const confirmedPrice = row.confirmedPrice ?? undefined;
  const gate = {
    facts,
    status,
    images,
    owner: isOwner && String(owner),
    lister: String(owner ?? ''),
    isShown: false,
    mustShow: false,
    confirmedPrice,
  };
  const publication = await publicationOf(gate).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid')
      return publicationOf({ ...gate, status: 'paused' });
    throw error;
  });
  await assertNewHome(owner, publication.homeKey, _id);
  return publication;
}

/** Brings a listing back from the bin, with the status that it had. Hidden still, while its owner's account is to go. */
export async function restoreListing(actor: Actor, id: string): Promise<void> {
  const row = await rowOf(actor, 'edit', id);
  const { _id, __v, owner, hidden } = row;
  if (hidden?.reason !== 'bin') throw new AppError('conflict', 'This listing is not in the bin');
  const publication = await publicationOfRestored(row, hidden.status, !can(actor, 'moderate'));
  const isVisible = (DETAIL_STATUSES as readonly string[]).includes(hidden.status);
  const isGoing = isVisible && owner ? await isErasureRequested(String(owner)) : false;
  const { matchedCount } = await Property.updateOne(
    { _id, __v },
    isGoing
      ? { $set: { 'hidden.reason': 'erasure' }, $inc: { __v: 1 } }
      : { $set: publication, $unset: { hidden: 1 }, $inc: { __v: 1 } },
  );
  if (matchedCount === 0) throw changedMeanwhile();
  await afterChange(actor, id, { status: `bin → ${publication.status}` });
}

/** Removes what has been in the bin for its time. A recurring job. */
export async function emptyBin(now = new Date()): Promise<number> {
  await connectDb();
  const due = await Property.find(
    {
      'hidden.since': trusted({ $lte: new Date(now.getTime() - BIN_DAYS * DAY_MS) }),
      'hidden.reason': 'bin',
    } as QueryFilter<PropertyRow>,
    FIELDS,
  )
    .limit(REMOVED_AT_ONCE)
    .lean<Row[]>();
  for (const row of due) await removeListing(row, null);
  return due.length;
}

/** Removes all listings of somebody whose account is being erased, with their pictures and the links to them. */
export async function removeListingsOf(owner: string): Promise<void> {
  await connectDb();
  const rows = await Property.find({ owner: new Types.ObjectId(owner) }, FIELDS).lean<Row[]>();
  for (const row of rows) await removeListing(row, null);
  if (rows.length > 0) await invalidate(['site']);
}

/** Hides every listing that visitors see. */
export async function hideListingsOf(owner: string): Promise<void> {
  for (const status of DETAIL_STATUSES) {
    const hidden: Hidden = { reason: 'erasure', status, since: new Date() };
    await Property.updateMany(
      { owner: new Types.ObjectId(owner), status },
      { $set: { status: 'paused', hidden }, $inc: { __v: 1 } },
    );
  }
  await invalidate(['site']);
}

/** Shows again what `hideListingsOf` has hidden; the bin stays as it is. */
export async function showListingsOf(owner: string): Promise<void> {
  const mine = { owner: new Types.ObjectId(owner), 'hidden.reason': 'erasure' as const };
  for (const status of DETAIL_STATUSES)
    await Property.updateMany({ ...mine, 'hidden.status': status } as QueryFilter<PropertyRow>, {
      $set: { status },
      $unset: { hidden: 1 },
      $inc: { __v: 1 },
    });
  await invalidate(['site']);
}

async function removeListing({ _id, __v, images, videos }: Row, by: Actor | null): Promise<void> {
  const { deletedCount } = await Property.deleteOne({ _id, __v });
  if (deletedCount === 0) throw changedMeanwhile();
  await removeFromLinks([_id]);
  await removeFiles([...images, ...videos].flatMap(({ public_id }) => public_id ?? []));
  await afterChange(by, String(_id), { removed: 'listing' });
}

async function afterChange(by: Actor | null, id: string, details: Record<string, string>): Promise<void> {
  await recordAudit({ action: 'property.write', by, target: { type: 'property', id }, details });
  await invalidate([`property:${id}`, 'lists']);
}
