import 'server-only';
import { type QueryFilter, Types, trusted } from 'mongoose';
import type { UserRole } from '@/lib/auth/roles';
import type { SessionUser } from '@/lib/auth/types';
import { connectDb } from '@/lib/db';
import { isConfirmable } from '@/lib/freshness/data';
import { CARD_PROJECTION, toPropertyCardDto, toPropertyDto } from '@/lib/listing/dto';
import { listSharedPhotos } from '@/lib/listing-duplicates/data';
import { listingQuality } from '@/lib/listing-quality/rules';
import { isObjectIdHex } from '@/lib/object-id';
import { may } from '@/lib/team/rules';
import { DAY_MS } from '@/lib/time';
import { Property, type PropertyRow } from '@/models/property';
import { BIN_DAYS } from './constants';
import type { BinListing, OwnProperty, SavedListing } from './dto';

const MAX_IN_BIN = 100;

const ofOwner = (owner: string, inBin: boolean) =>
  ({
    owner: new Types.ObjectId(owner),
    'hidden.reason': inBin ? 'bin' : trusted({ $ne: 'bin' }),
  }) as QueryFilter<PropertyRow>;

/** What one person has deleted and can restore, the newest listing first. */
export async function listBin(owner: string): Promise<BinListing[]> {
  await connectDb();
  const rows = await Property.find(ofOwner(owner, true), { ...CARD_PROJECTION, hidden: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_IN_BIN)
    .lean();
  return rows.map((row) => ({
    ...toPropertyCardDto(row),
    removedAt: new Date((row.hidden?.since ?? new Date()).getTime() + BIN_DAYS * DAY_MS).toISOString(),
  }));
}

/** Everything that one person has listed, newest first, drafts included and the bin not. */
export async function listOwn(owner: string, page: number, pageSize: number) {
  await connectDb();
  const filter = ofOwner(owner, false);
  const total = await Property.countDocuments(filter);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, pages);
  const rows = await Property.find(filter)
    .select('+review')
    .sort({ createdAt: -1 })
    .skip((shown - 1) * pageSize)
    .limit(pageSize)
    .lean();
  const samePhotos = await listSharedPhotos(rows.map(({ _id }) => String(_id)));
  const items = rows.map((row): OwnProperty => {
    const property = toPropertyDto(row);
    const { images, videos } = property;
    const { state, reason } = row.review ?? {};
    return {
      ...property,
      quality: listingQuality({ ...property, images: images.length, videos: videos.length }),
      samePhotos: samePhotos.get(property._id) ?? [],
      ...(row.hidden && { isHidden: true as const }),
      isConfirmable: isConfirmable(row),
      isStale: Boolean(row.pausedFrom),
      goneCount: row.goneCount ?? 0,
      ...(state && { review: { state, ...(reason && { reason }) } }),
    };
  });
  return { items, total, page: shown, pages };
}

/** A listing that this person, a member of the same team or an admin has just saved; undefined for any other id. */
export async function getSavedListing(
  user: Pick<SessionUser, 'id' | 'role' | 'isVerified' | 'team'>,
  id: string,
): Promise<SavedListing | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  await connectDb();
  const role = user.role.toLowerCase() as UserRole;
  const fields = { title: 1, propertyCode: 1, status: 1, hidden: 1, owner: 1, team: 1 };
  const row = await Property.findById(id, fields).lean();
  if (!row || !may({ userId: user.id, role, team: user.team }, 'read', row)) return undefined;
  const { title, propertyCode, status, hidden } = row;
  return {
    _id: String(row._id),
    title,
    ...(propertyCode && { propertyCode }),
    status,
    ...(hidden && { hidden: hidden.reason }),
    waitsForEmail: role !== 'admin' && !user.isVerified,
    owner: String(row.owner ?? user.id),
  };
}
