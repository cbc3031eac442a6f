import 'server-only';
import { Types } from 'mongoose';
import { findListings, mapPublicCards } from '@/lib/listings/data';
import type { PropertyDto } from '@/lib/listings/dto';
import { DETAIL_STATUSES, LAND_CATEGORIES, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import { DAY_MS } from '@/lib/platform/time/time';
import { idsAround, listIds } from '@/lib/search/data';
import type { IndexSearch } from '@/lib/search/engine/index-search';
import type { RateBasis } from '@/lib/search/engine/query';
import { searchEngine } from '@/lib/search/running.data';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { MAX_DOTS, MIN_SIMILAR, PRICE_RINGS } from './constants';
import type { PricedHome, PricePosition, QuarterDto } from './dto';
import { quarterMiddles } from './rules';

type Ring = { km?: number; search: Pick<IndexSearch, 'around' | 'city' | 'locality'> };

/** The area of comparable homes: rings around its point, or its locality if the point is unknown. */
function ringsOf({ placePrecision, location, citySlug, localitySlug }: PropertyDto): Ring[] {
  const [lng, lat] = location.coordinates;
  if (placePrecision !== 'unknown')
    return PRICE_RINGS.map((km) => ({ km, search: { around: { lines: [[{ lat, lng }]], km } } }));
  return citySlug && localitySlug ? [{ search: { city: citySlug, locality: [localitySlug] } }] : [];
}

/** A search for comparable homes, finished or being built like this one. */
function likeSearch({ type, category, subType, bedrooms, possession }: PropertyDto): PropertySearch {
  return {
    ...parseSearch({}),
    type,
    category,
    ...(subType && { subType: [subType] }),
    ...(bedrooms && { bedrooms: [Math.min(bedrooms, 5)] }),
    ...(possession && {
      possession: possession === 'ready' ? ['ready'] : ['under-construction', 'new-launch'],
    }),
  };
}

/** The nearest comparable ones, each with its own rate. */
async function pricedHomes(
  { _id, location, localitySlug }: PropertyDto,
  like: PropertySearch,
  { km, basis }: { km: number | undefined; basis: RateBasis },
): Promise<PricedHome[]> {
  const [lng, lat] = location.coordinates;
  const ids =
    km === undefined
      ? await listIds({ ...like, locality: localitySlug ? [localitySlug] : [] }, MAX_DOTS + 1)
      : await idsAround(like, { lat, lng, km, except: _id }, MAX_DOTS);
  const cards = await mapPublicCards(ids.filter((id) => id !== _id).map((id) => new Types.ObjectId(id)));
  return [...cards.values()]
    .flatMap(({ card }): PricedHome[] => {
      const size = card[basis];
      if (!size) return [];
      const { _id: id, title, price, floor, ageYears, carpetArea } = card;
      return [
        {
          id,
          title,
          rate: Math.round(price / size),
          ...(floor !== undefined && { floor }),
          ...(ageYears !== undefined && { ageYears }),
          ...(carpetArea !== undefined && { carpetArea }),
        },
      ];
    })
    .sort((a, b) => a.rate - b.rate);
}

/**
 * The price per square foot beside the median of comparable homes nearby. They have the same type, category, kind, number of rooms and state of building, at
 * any price, because otherwise the median would depend on the listing itself. Undefined with fewer than five of them, or if its area is unknown.
 */
export async function getPricePosition(property: PropertyDto): Promise<PricePosition | undefined> {
  const basis: RateBasis = LAND_CATEGORIES.includes(property.category) ? 'area' : 'carpetArea';
  const size = property[basis];
  if (!size || !isPublicStatus(property.status)) return undefined;
  const like = likeSearch(property);
  for (const { km, search } of ringsOf(property)) {
    const query = { search: { ...like, ...search }, statuses: PUBLIC_STATUSES };
    const { count, median } = await searchEngine.medianRate(query, { basis, except: property._id });
    if (count < MIN_SIMILAR || median === undefined) continue;
    const rate = Math.round(property.price / size);
    const homes = await pricedHomes(property, like, { km, basis });
    return { rate, middle: Math.round(median), count, homes, basis, ...(km !== undefined && { km }) };
  }
  return undefined;
}

/** Listings that were public, even if sold or expired since. */
const LISTED_STATUSES = [...DETAIL_STATUSES, 'expired' as const];
const MAX_LISTED = 5000;
const YEARS_BACK = 5;

/**
 * A locality's quarterly medians for this type and category, of listings first published in each quarter, at their first price. Empty with fewer than eight
 * quarters.
 */
export async function getQuarterMiddles(
  {
    citySlug,
    localitySlug,
    type,
    category,
  }: Pick<PropertyDto, 'citySlug' | 'localitySlug' | 'type' | 'category'>,
  now = new Date(),
): Promise<QuarterDto[]> {
  if (!localitySlug) return [];
  const basis: RateBasis = LAND_CATEGORIES.includes(category) ? 'area' : 'carpetArea';
  const since = new Date(now.getTime() - YEARS_BACK * 366 * DAY_MS);
  const rows = await findListings(
    { citySlug, localitySlug, type, category, createdAt: op.gt(since), status: op.in(LISTED_STATUSES) },
    { createdAt: 1, price: 1, priceHistory: 1, carpetArea: 1, area: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(MAX_LISTED);
  const listed = rows.flatMap((row) => {
    const size = row[basis];
    const first = row.priceHistory?.[0]?.price ?? row.price;
    return size ? [{ at: row.createdAt, rate: first / size }] : [];
  });
  return quarterMiddles(listed, now);
}
