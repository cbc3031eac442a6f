import { wordsOf } from '@/lib/search-terms';
import type { IndexCosts, IndexSearch } from './index-search';
import { type IndexedListing, MAX_BEDROOMS } from './listing-index';
import { isInArea } from './map-area';
import { locationsOf } from './segments';
import { MAX_WORDS } from './select';
import { MIN_INNER_LENGTH } from './terms';

/** Says whether any listing's address begins with these words: then a location means that segment and no beginning of another. */
export type IsSegment = (location: string) => boolean;

const isOneOf = (wanted: readonly string[] | undefined, value: string | undefined) =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

const isBetween = (value: number, low: number | undefined, high: number | undefined) =>
  (low === undefined && high === undefined) || (value >= (low ?? -Infinity) && value <= (high ?? Infinity));

export type BoundsOf = IndexCosts['boundsOf'];

/** The rule of `withinCosts` for one listing: an area that is not known earns no concession. */
function isAffordable({ costClass, price, carpetArea }: IndexedListing, boundsOf: BoundsOf): boolean {
  if (!boundsOf) return true;
  const carpet = carpetArea || Number.POSITIVE_INFINITY;
  return (costClass ? boundsOf(costClass) : []).some(
    ({ minPrice, maxPrice, minCarpet, maxCarpet }) =>
      price >= minPrice && price <= maxPrice && carpet > minCarpet && carpet <= maxCarpet,
  );
}

/** The value of the dimension "bedrooms": the last one stands for itself and all above it. */
export const bedroomsValue = (bedrooms: number): number => Math.min(bedrooms, MAX_BEDROOMS);

function hasBedrooms({ bedrooms, minBedrooms }: IndexSearch, count: number | undefined): boolean {
  if (bedrooms === undefined && minBedrooms === undefined) return true;
  if (count === undefined) return false;
  if (bedrooms && !bedrooms.includes(bedroomsValue(count))) return false;
  return minBedrooms === undefined || count >= minBedrooms;
}

function hasWords(q: string | undefined, terms: readonly string[]): boolean {
  return wordsOf(q ?? '')
    .slice(0, MAX_WORDS)
    .every((word) =>
      terms.some((term) => (word.length >= MIN_INNER_LENGTH ? term.includes(word) : term.startsWith(word))),
    );
}

const isAt = (location: string | undefined, segment: string | undefined, isSegment: IsSegment): boolean =>
  !location || locationsOf(location).some((one) => isAtOne(one, segment, isSegment));

function isAtOne(location: string, segment: string | undefined, isSegment: IsSegment): boolean {
  const own = wordsOf(segment ?? '').join(' ');
  const key = wordsOf(location).join(' ');
  if (own === '' || own === key) return own !== '';
  return !isSegment(location) && ` ${own}`.includes(key === '' ? '' : ` ${key}`);
}

/**
 * Whether a search finds one listing: what `select` decides for all of them at once. Both are held against each other with
 * random searches (match.test.ts), so that an alert never says other than the list.
 */
export function isMatch(
  listing: IndexedListing,
  search: IndexSearch,
  isSegment: IsSegment,
  boundsOf?: BoundsOf,
): boolean {
  return (
    (search.type === undefined || search.type === listing.type) &&
    (search.category === undefined || search.category === listing.category) &&
    (search.city === undefined || search.city === listing.citySlug) &&
    isOneOf(search.subType, listing.subType) &&
    isOneOf(search.locality, listing.localitySlug) &&
    isOneOf(search.status, listing.status) &&
    isOneOf(search.furnishing, listing.furnishing) &&
    isOneOf(search.facing, listing.facing) &&
    isOneOf(search.possession, listing.possession) &&
    !(search.notLocality && listing.localitySlug && search.notLocality.includes(listing.localitySlug)) &&
    isBetween(listing.price, search.minPrice, search.maxPrice) &&
    isBetween(listing.area, search.minArea, search.maxArea) &&
    hasBedrooms(search, listing.bedrooms) &&
    (search.amenities ?? []).every((amenity) => listing.amenities.includes(amenity)) &&
    isInArea(search, listing) &&
    isAffordable(listing, boundsOf) &&
    hasWords(search.q, listing.terms) &&
    isAt(search.location, listing.segment, isSegment)
  );
}
