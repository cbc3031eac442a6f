import 'server-only';
import type { Types } from 'mongoose';
import { findUserById, findUsers } from '@/lib/accounts/users/data';
import { findListingById, findListings } from '@/lib/listings/data';
import { CARD_PROJECTION, toOwnCardDto } from '@/lib/listings/dto';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { isVisibleStatus } from '@/lib/listings/lifecycle';
import type { SharedPhoto } from '@/lib/listings/media/dto';
import { op } from '@/lib/platform/db/operators';
import type { StoredImage } from '@/lib/platform/media/dto';
import { phashBands, phashDistance, SAME_PHOTO_DISTANCE } from '@/lib/platform/media/phash';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { type DuplicateReason, MAX_CANDIDATES, MAX_COMPARED, RELATIVE_TOLERANCE } from './constants';
import type { DuplicateCandidate } from './dto';

type Id = Types.ObjectId;

/** The fields needed to find candidates. */
export type ComparedListing = {
  _id: Id;
  owner?: Id | null;
  type: string;
  category: string;
  citySlug: string;
  localitySlug?: string | null;
  price: number;
  area: number;
  bedrooms?: number | null;
  samePhotoAs?: Id[] | null;
  notDuplicateOf?: Id[] | null;
};

export const COMPARED_FIELDS = {
  owner: 1,
  type: 1,
  category: 1,
  citySlug: 1,
  localitySlug: 1,
  price: 1,
  area: 1,
  bedrooms: 1,
  samePhotoAs: 1,
  notDuplicateOf: 1,
} as const;

/** Statuses that cannot be advertised twice. */
const ENDED: readonly PropertyStatus[] = ['sold', 'rented', 'expired', 'draft'];

const isNear = (a: number, b: number) => Math.abs(a - b) <= RELATIVE_TOLERANCE * Math.max(a, b);

/** Same neighbourhood, kind and number of rooms, similar price and area. One index range. */
async function idsInSamePlace(row: ComparedListing): Promise<Id[]> {
  if (!row.localitySlug) return [];
  const { citySlug, localitySlug, category, type, price } = row;
  const priceRange = op.range({
    gte: Math.floor(price * (1 - RELATIVE_TOLERANCE)),
    lte: Math.ceil(price * (1 + RELATIVE_TOLERANCE)),
  });
  const found = await findListings({ citySlug, localitySlug, category, type, price: priceRange } as object, {
    area: 1,
    bedrooms: 1,
  }).limit(MAX_COMPARED);
  const isAlike = (other: { area: number; bedrooms?: number | null }) =>
    isNear(other.area, row.area) && (other.bedrooms ?? 0) === (row.bedrooms ?? 0);
  return found.filter(isAlike).map(({ _id }) => _id);
}

/** Listings of the same kind and city by another account with the same phone number. */
async function idsWithSamePhone(row: ComparedListing): Promise<Id[]> {
  const phone = row.owner && (await findUserById(row.owner, { phone: 1 }))?.phone;
  if (!phone) return [];
  const people = await findUsers({ phone, _id: op.not(row.owner) }, { _id: 1 }).limit(MAX_CANDIDATES);
  if (people.length === 0) return [];
  const found = await findListings(
    { owner: op.in(people.map(({ _id }) => _id)) },
    { type: 1, category: 1, citySlug: 1 },
  ).limit(MAX_COMPARED);
  return found
    .filter((other) => other.type === row.type && other.category === row.category)
    .filter((other) => other.citySlug === row.citySlug)
    .map(({ _id }) => _id);
}

/** Ids of possible duplicates with all reasons, without those that an admin ruled out. */
export async function findCandidateIds(row: ComparedListing): Promise<Map<string, DuplicateReason[]>> {
  const [phone, place] = await Promise.all([idsWithSamePhone(row), idsInSamePlace(row)]);
  const found = new Map<string, DuplicateReason[]>();
  const ruledOut = new Set([row._id, ...(row.notDuplicateOf ?? [])].map(String));
  for (const [reason, ids] of [
    ['photo', row.samePhotoAs ?? []],
    ['phone', phone],
    ['place', place],
  ] as const) {
    for (const id of ids.map(String)) {
      if (!ruledOut.has(id)) found.set(id, [...(found.get(id) ?? []), reason]);
    }
  }
  return found;
}

/** Possible duplicates of this listing, most reasons first. */
export async function listCandidates(id: string): Promise<DuplicateCandidate[]> {
  const row = await findListingById(id, COMPARED_FIELDS);
  if (!row) return [];
  const found = await findCandidateIds(row);
  const rows = await findListings(
    { _id: op.in(found.keys()), status: op.notIn(ENDED) },
    CARD_PROJECTION,
  ).limit(MAX_CANDIDATES);
  return rows
    .map((row) => ({ listing: toOwnCardDto(row), reasons: found.get(String(row._id)) ?? [] }))
    .sort((a, b) => b.reasons.length - a.reasons.length);
}

type Pictured = { _id: Id; images: Pick<StoredImage, 'public_id' | 'phash'>[] };
type PublicPart = Pictured & { title: string; status: string };

const isSame = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && phashDistance(a, b) <= SAME_PHOTO_DISTANCE;

/**
 * Other owners' listings with one of these photos: copied advertisements, or a property offered by two brokers. Includes near copies, up to SAME_PHOTO_DISTANCE
 * differing bits.
 */
export async function findIdsWithPhotos(hashes: string[], owner: string): Promise<Id[]> {
  if (hashes.length === 0) return [];
  const rows = await findListings(
    { 'images.phashBands': op.in(hashes.flatMap(phashBands)), owner: op.not(owner) },
    { 'images.phash': 1 },
  )
    .limit(MAX_COMPARED)
    .lean<Pictured[]>();
  const isWanted = (other: string | undefined) => hashes.some((hash) => isSame(hash, other));
  return rows.filter(({ images }) => images.some(({ phash }) => isWanted(phash))).map(({ _id }) => _id);
}

/** Photos that these listings share, for a person who can edit them, with only public details of the others. */
export async function listSharedPhotos(ids: readonly string[]): Promise<Map<string, SharedPhoto[]>> {
  const rows = await findListings(
    { _id: op.in(ids.filter(isObjectIdHex)), samePhotoAs: op.exists() },
    { 'images.public_id': 1, 'images.phash': 1, samePhotoAs: 1 },
  ).lean<(Pictured & { samePhotoAs: Id[] })[]>();
  const others = await findListings(
    { _id: op.in(rows.flatMap(({ samePhotoAs }) => samePhotoAs)) },
    { title: 1, status: 1, 'images.phash': 1 },
  )
    .limit(MAX_COMPARED)
    .lean<PublicPart[]>();
  return new Map(
    rows.map(({ _id, images, samePhotoAs }) => {
      const sharing = others.filter((other) => samePhotoAs.some((id) => id.equals(other._id)));
      return [String(_id), images.flatMap((image) => toSharedPhoto(image, sharing))];
    }),
  );
}

function toSharedPhoto(image: Pictured['images'][number], candidates: PublicPart[]): SharedPhoto[] {
  const others = candidates.filter(({ images }) => images.some(({ phash }) => isSame(image.phash, phash)));
  if (others.length === 0) return [];
  const shown = others.filter(({ status }) => isVisibleStatus(status));
  const listings = shown.map(({ _id, title }) => ({ id: String(_id), title }));
  return [{ publicId: image.public_id, listings, hidden: others.length - shown.length }];
}
