import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { countListings, findListingById, findListings } from '@/lib/listings/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import type { StoredImage } from '@/lib/platform/media/dto';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Property, type PropertyRow } from '@/models/listings/property';
import { COMPARED_FIELDS, findCandidateIds, findIdsWithPhotos } from './data';

/** Ids of other listings, as stored in a listing. */
type Link = 'duplicateCandidates' | 'samePhotoAs';

/** Keeps the listing's age and search position, because a link is not an edit. */
const WITHOUT_TIMESTAMPS = { timestamps: false } as const;

/** After a save, writes the possible duplicates of this listing on both sides. */
export async function refreshCandidates(id: string): Promise<void> {
  const row = await findListingById(id, COMPARED_FIELDS);
  if (!row) return;
  const found = [...(await findCandidateIds(row)).keys()].map((hex) => new Types.ObjectId(hex));
  await setLinks('duplicateCandidates', row._id, found);
}

/** After a save, stores on both sides the other owners' listings with one of its photos. Returns true if there are any. */
export async function refreshSharedPhotos(
  id: string,
  owner: string,
  images: readonly StoredImage[],
): Promise<boolean> {
  const hashes = images.flatMap(({ phash }) => phash ?? []);
  const found = (await findIdsWithPhotos(hashes, owner)).filter((other) => String(other) !== id);
  await setLinks('samePhotoAs', new Types.ObjectId(id), found);
  return found.length > 0;
}

/** Records that the two are different properties, so that neither is shown as a candidate of the other again. */
export async function dismissCandidate(
  admin: AdminActor<'moderate'>,
  id: string,
  other: string,
): Promise<void> {
  const pair = [id, other].filter(isObjectIdHex).map((hex) => new Types.ObjectId(hex));
  const [a, b] = pair;
  if (!a || !b || a.equals(b) || (await countListings({ _id: op.in(pair) })) !== 2) {
    throw notFound('Property not found');
  }
  for (const [id, two] of [
    [a, b],
    [b, a],
  ] as const) {
    const update = { $addToSet: { notDuplicateOf: two }, $pull: { duplicateCandidates: two } };
    await Property.updateOne({ _id: id }, update, WITHOUT_TIMESTAMPS);
    const target = { type: 'property', id: String(id) };
    const details = { 'not a duplicate of': String(two) };
    await recordAudit({ action: 'property.write', by: admin, target, details });
  }
  await unsetEmpty('duplicateCandidates', { _id: op.in(pair) });
}

/** Removes listings about to be deleted from the links of others. */
export async function removeFromLinks(ids: readonly Types.ObjectId[]): Promise<void> {
  for (const link of ['duplicateCandidates', 'samePhotoAs'] as const)
    await unlink(link, { [link]: op.in(ids) }, ids);
}

async function setLinks(link: Link, id: Types.ObjectId, found: Types.ObjectId[]): Promise<void> {
  await unlink(link, { [link]: id, _id: op.notIn(found) }, [id]);
  const others = { _id: op.in(found) };
  await Property.updateMany(others, { $addToSet: { [link]: id } }, WITHOUT_TIMESTAMPS);
  const update = found.length > 0 ? { $set: { [link]: found } } : { $unset: { [link]: 1 } };
  await Property.updateOne({ _id: id }, update, WITHOUT_TIMESTAMPS);
}

async function unlink(
  link: Link,
  filter: QueryFilter<PropertyRow>,
  ids: readonly Types.ObjectId[],
): Promise<void> {
  const rows = await findListings(filter, { _id: 1 });
  if (rows.length === 0) return;
  const changed = { _id: op.in(rows.map(({ _id }) => _id)) };
  await Property.updateMany(changed, { $pullAll: { [link]: [...ids] } }, WITHOUT_TIMESTAMPS);
  await unsetEmpty(link, changed);
}

/** Lists query the presence of the field, and its index is sparse. */
async function unsetEmpty(link: Link, filter: QueryFilter<PropertyRow>): Promise<void> {
  const empty = { ...filter, [link]: op.size(0) };
  await Property.updateMany(empty, { $unset: { [link]: 1 } }, WITHOUT_TIMESTAMPS);
}
