import 'server-only';
import type { QueryFilter, Types } from 'mongoose';
import { findListings } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { kilometres } from '@/lib/places/rules';
import { op } from '@/lib/platform/db/operators';
import { freeHalfDays, getBookable } from '@/lib/visits/data';
import { shownHalfDays } from '@/lib/visits/hours/rules';
import { tenths } from '@/lib/visits/rules';
import type { PropertyRow } from '@/models/listings/property';
import { MAX_SUGGESTED, MAX_TOUR_KM } from './constants';
import type { TourHomeDto } from './dto';
import type { Placed } from './rules';

/** Maximum homes to check for free times, nearest first. */
const MAX_CANDIDATES = 40;

const FIELDS = {
  title: 1,
  price: 1,
  type: 1,
  category: 1,
  owner: 1,
  citySlug: 1,
  localitySlug: 1,
  location: 1,
  placePrecision: 1,
} as const;

type HomeRow = Pick<
  PropertyRow,
  | 'title'
  | 'price'
  | 'type'
  | 'category'
  | 'owner'
  | 'citySlug'
  | 'localitySlug'
  | 'location'
  | 'placePrecision'
> & { _id: Types.ObjectId };

/** A home's place, if its lister has set it. */
export function placeOf({ location, placePrecision }: HomeRow): Placed['place'] {
  const [lng = 0, lat = 0] = location?.coordinates ?? [];
  return placePrecision === 'exact' && (lng || lat) ? { lat, lng } : null;
}

export const kmBetween = (a: Placed['place'] | undefined, b: Placed['place']) =>
  a && b ? tenths(kilometres(a, b)) : null;

function alongWith({ owner, citySlug, localitySlug }: HomeRow): QueryFilter<PropertyRow>[] {
  return [
    ...(owner ? [{ owner, citySlug: citySlug ?? null }] : []),
    ...(citySlug && localitySlug ? [{ citySlug, localitySlug }] : []),
  ];
}

/** True if both homes are in one town and share a lister or locality. */
export const isAlongWith = (a: HomeRow, b: HomeRow): boolean =>
  (a.citySlug ?? null) === (b.citySlug ?? null) &&
  (Boolean(a.owner && b.owner?.equals(a.owner)) ||
    Boolean(a.localitySlug && a.localitySlug === b.localitySlug));

export const findHomes = (ids: readonly string[]) =>
  findListings({ _id: op.in(ids), status: op.in(PUBLIC_STATUSES) }, FIELDS);

export const freeKeysOf = async (id: unknown, now: Date): Promise<string[]> => {
  const home = await getBookable(String(id));
  return home ? shownHalfDays(await freeHalfDays(home, now)).map(({ key }) => key) : [];
};

/** Price range for suggesting another home on the same trip, relative to the first home's price. */
const LIKE = { gte: 0.75, lte: 1.25 };

/** Similar homes for the same trip, nearest first, with each one's free times. */
export async function listTourHomes(propertyId: string, now = new Date()): Promise<{ homes: TourHomeDto[] }> {
  const [home] = await findHomes([propertyId]);
  const along = home ? alongWith(home) : [];
  if (!home || along.length === 0) return { homes: [] };
  const { _id, type, category, price } = home;
  const like = { type, category, price: op.range({ gte: price * LIKE.gte, lte: price * LIKE.lte }) };
  const rows = await findListings(
    { _id: op.not(_id), ...like, status: op.in(PUBLIC_STATUSES), $or: along },
    FIELDS,
  )
    .sort({ createdAt: -1 })
    .limit(MAX_CANDIDATES);
  const from = placeOf(home);
  const near = rows
    .map((row) => ({ row, km: kmBetween(from, placeOf(row)) }))
    .filter(({ km }) => (km ?? 0) <= MAX_TOUR_KM)
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE))
    .slice(0, MAX_SUGGESTED);
  const homes = await Promise.all(
    near.map(async ({ row: { _id, title, price, type }, km }): Promise<TourHomeDto> => {
      const halfDays = await freeKeysOf(_id, now);
      return { id: String(_id), title, price, type, ...(km !== null && { km }), halfDays };
    }),
  );
  return { homes: homes.filter(({ halfDays }) => halfDays.length > 0) };
}
