import 'server-only';
import { type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { DETAIL_STATUSES, type PropertyStatus } from '@/lib/listing/constants';
import { CARD_PROJECTION, toPropertyCardDto } from '@/lib/listing/dto';
import { phashBands, phashDistance, SAME_PHOTO_DISTANCE } from '@/lib/media/phash';
import type { StoredImage } from '@/lib/media/types';
import { isObjectIdHex } from '@/lib/object-id';
import { Property } from '@/models/property';
import { User } from '@/models/user';
import type { Suspect, SuspectReason } from './constants';
import type { SamePhoto } from './dto';

type Id = Types.ObjectId;

/** What the search for suspects needs of a listing. */
export type Suspected = {
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

export const SUSPECTED_FIELDS = {
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

/** Two adverts of one flat rarely differ by more, and neighbours in a tower rarely by less. */
const NEAR = 0.02;
const MOST = 20;
/** What is over cannot be advertised twice. */
const OVER: readonly PropertyStatus[] = ['sold', 'rented', 'expired', 'draft'];

const isNear = (a: number, b: number) => Math.abs(a - b) <= NEAR * Math.max(a, b);

/** Same neighbourhood, kind and number of rooms, price and area nearly alike. One range of an index. */
async function inThePlace(row: Suspected): Promise<Id[]> {
  if (!row.localitySlug) return [];
  const { citySlug, localitySlug, category, type, price } = row;
  const price$ = trusted({ $gte: Math.floor(price * (1 - NEAR)), $lte: Math.ceil(price * (1 + NEAR)) });
  const found = await Property.find({ citySlug, localitySlug, category, type, price: price$ } as object, {
    area: 1,
    bedrooms: 1,
  })
    .limit(200)
    .lean();
  const alike = (other: { area: number; bedrooms?: number | null }) =>
    isNear(other.area, row.area) && (other.bedrooms ?? 0) === (row.bedrooms ?? 0);
  return found.filter(alike).map(({ _id }) => _id);
}

/** Listings of the same kind whose owner has the phone number of this one's owner, but another account. */
async function ofThePhone(row: Suspected): Promise<Id[]> {
  const phone = row.owner && (await User.findById(row.owner, { phone: 1 }).lean())?.phone;
  if (!phone) return [];
  const people = await User.find({ phone, _id: trusted({ $ne: row.owner }) }, { _id: 1 })
    .limit(MOST)
    .lean();
  if (people.length === 0) return [];
  const found = await Property.find(
    { owner: trusted({ $in: people.map(({ _id }) => _id) }) },
    { type: 1, category: 1, citySlug: 1 },
  )
    .limit(200)
    .lean();
  return found
    .filter((other) => other.type === row.type && other.category === row.category)
    .filter((other) => other.citySlug === row.citySlug)
    .map(({ _id }) => _id);
}

/** Ids that may be the same property, with every reason; without those that the desk has ruled out. */
export async function suspectIds(row: Suspected): Promise<Map<string, SuspectReason[]>> {
  await connectDb();
  const [phone, place] = await Promise.all([ofThePhone(row), inThePlace(row)]);
  const found = new Map<string, SuspectReason[]>();
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

/** The listings that may be the same property as this one, those with most reasons first. */
export async function suspectsOf(id: string): Promise<Suspect[]> {
  await connectDb();
  const row = await Property.findById(id, SUSPECTED_FIELDS).lean<Suspected>();
  if (!row) return [];
  const found = await suspectIds(row);
  const rows = await Property.find(
    { _id: trusted({ $in: [...found.keys()] }), status: trusted({ $nin: [...OVER] }) },
    CARD_PROJECTION,
  )
    .limit(MOST)
    .lean();
  return rows
    .map((one) => ({ listing: toPropertyCardDto(one), why: found.get(String(one._id)) ?? [] }))
    .sort((a, b) => b.why.length - a.why.length);
}

type Pictured = { _id: Id; images: Pick<StoredImage, 'public_id' | 'phash'>[] };

/** Enough to judge a listing by; a photograph on more is a stock picture. */
const MOST_ROWS = 200;

const isSame = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && phashDistance(a, b) <= SAME_PHOTO_DISTANCE;

/**
 * Listings of other owners that carry one of these photographs: advertisements copied from somebody else, or one
 * property offered by two brokers. Near copies are found too, up to SAME_PHOTO_DISTANCE differing bits.
 */
export async function listingsWithSamePhoto(phashes: string[], owner: Id | string): Promise<Id[]> {
  if (phashes.length === 0) return [];
  await connectDb();
  const rows = await Property.find(
    {
      'images.phashBands': trusted({ $in: phashes.flatMap(phashBands) }),
      owner: trusted({ $ne: owner }),
    },
    { 'images.phash': 1 },
  )
    .limit(MOST_ROWS)
    .lean<Pictured[]>();
  const near = (other: string | undefined) => phashes.some((mine) => isSame(mine, other));
  return rows.filter(({ images }) => images.some(({ phash }) => near(phash))).map(({ _id }) => _id);
}

/**
 * What the owners of these listings are told, by listing. The caller has checked that the viewer may edit them; of
 * the other listings only what is public leaves.
 */
export async function samePhotosOf(ids: readonly string[]): Promise<Map<string, SamePhoto[]>> {
  await connectDb();
  const known = ids.filter(isObjectIdHex);
  const mine = await Property.find(
    { _id: trusted({ $in: known }), samePhotoAs: trusted({ $exists: true }) },
    { 'images.public_id': 1, 'images.phash': 1, samePhotoAs: 1 },
  ).lean<(Pictured & { samePhotoAs: Id[] })[]>();
  const twins = await Property.find(
    { _id: trusted({ $in: mine.flatMap(({ samePhotoAs }) => samePhotoAs) }) },
    { title: 1, status: 1, 'images.phash': 1 },
  )
    .limit(MOST_ROWS)
    .lean<(Pictured & { title: string; status: string })[]>();
  return new Map(
    mine.map(({ _id, images, samePhotoAs }) => {
      const others = twins.filter((twin) => samePhotoAs.some((id) => id.equals(twin._id)));
      return [String(_id), images.flatMap((image) => samePhoto(image, others))];
    }),
  );
}

function samePhoto(
  image: Pictured['images'][number],
  twins: (Pictured & { title: string; status: string })[],
): SamePhoto[] {
  const others = twins.filter(({ images }) => images.some(({ phash }) => isSame(image.phash, phash)));
  if (others.length === 0) return [];
  const shown = others.filter(({ status }) => (DETAIL_STATUSES as readonly string[]).includes(status));
  const listings = shown.map(({ _id, title }) => ({ id: String(_id), title }));
  return [{ publicId: image.public_id, listings, hidden: others.length - shown.length }];
}
