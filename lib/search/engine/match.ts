import { wordsOf } from '@/lib/platform/text/search-terms';
import { type IndexedListing, MAX_BEDROOMS } from '@/lib/search/columns/indexed-listing';
import { beginsIn, locationsOf } from '@/lib/search/columns/segments';
import { hasWord, termsOfTexts } from '@/lib/search/columns/word-keys';
import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import { factOf, hasDimensions, rangesAsked, readDimensions } from '@/lib/search/conditions/rules';
import { type IndexCosts, type IndexSearch, MAX_WORDS } from './index-search';
import { isInArea } from './map-area';

/** Unknown values are NaN, which is in no range. */
export const isWithin = (value: number, low = -Infinity, high = Infinity): boolean =>
  value >= low && value <= high;
export const isOwners = (owner: string | undefined, others: ReadonlySet<string>): boolean =>
  Boolean(owner) && !others.has(owner!);

/** Tests whether any listing's address starts with these words, in which case a location means that segment and no prefix of another. */
export type IsSegment = (location: string) => boolean;

const isOneOf = (wanted: readonly string[] | undefined, value: string | undefined) =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

const isBetween = (value: number, low: number | undefined, high: number | undefined) =>
  (low === undefined && high === undefined) || (value >= (low ?? -Infinity) && value <= (high ?? Infinity));

export type BoundsOf = IndexCosts['boundsOf'];

/** Applies the list's rule to one listing. An unknown area earns no concession. */
function isAffordable({ costClass, price, carpetArea }: IndexedListing, boundsOf: BoundsOf): boolean {
  if (!boundsOf) return true;
  const carpet = carpetArea || Number.POSITIVE_INFINITY;
  return (costClass ? boundsOf(costClass) : []).some(
    ({ minPrice, maxPrice, minCarpet, maxCarpet }) =>
      price >= minPrice && price <= maxPrice && carpet > minCarpet && carpet <= maxCarpet,
  );
}

/** Value of the dimension "bedrooms". The last one includes all numbers above it. */
export const bedroomsValue = (bedrooms: number): number => Math.min(bedrooms, MAX_BEDROOMS);

function hasBedrooms({ bedrooms, minBedrooms }: IndexSearch, count: number | undefined): boolean {
  if (bedrooms === undefined && minBedrooms === undefined) return true;
  if (count === undefined) return false;
  if (bedrooms && !bedrooms.includes(bedroomsValue(count))) return false;
  return minBedrooms === undefined || count >= minBedrooms;
}

function hasWords(q: string | undefined, texts: readonly string[]): boolean {
  return wordsOf(q ?? '')
    .slice(0, MAX_WORDS)
    .every((word) => hasWord(termsOfTexts(texts), word));
}

const isAt = (location: string | undefined, segment: string | undefined, isSegment: IsSegment): boolean =>
  !location || locationsOf(location).some((location) => isAtOne(location, segment, isSegment));

function isAtOne(location: string, segment: string | undefined, isSegment: IsSegment): boolean {
  const own = wordsOf(segment ?? '').join(' ');
  const key = wordsOf(location).join(' ');
  if (own === '' || own === key) return own !== '';
  return !isSegment(location) && beginsIn(own, key);
}

function meetsConditions(listing: IndexedListing, search: IndexSearch): boolean {
  const { facts = [], price, area } = listing;
  const has = (name: string, values: readonly string[]) =>
    values.some((value) => facts.includes(factOf(name, value)));
  const states = (name: (typeof RULED_OUT)[number], values: readonly string[]) =>
    [listing[name] ?? []].flat().some((value) => values.includes(value));
  const { notFloor, minRate, maxRate, notOwners, listedSince } = search;
  const sides = readDimensions(search.dimensions);
  const asksRate = minRate !== undefined || maxRate !== undefined;
  return (
    CHOICE_NAMES.every((name) => {
      const [wanted, unwanted] = [search[name], search[notOf(name)]];
      return (!wanted || has(name, wanted)) && !(unwanted && has(name, unwanted));
    }) &&
    RULED_OUT.every((name) => !(search[notOf(name)] && states(name, search[notOf(name)]!))) &&
    rangesAsked(search).every(({ name, low, high }) => isWithin(listing[name] ?? Number.NaN, low, high)) &&
    !(listing.floor !== undefined && notFloor?.includes(listing.floor)) &&
    (!asksRate || isWithin(price / area, minRate, maxRate)) &&
    (listedSince === undefined || listing.createdAt >= listedSince) &&
    (!notOwners || isOwners(listing.owner, notOwners)) &&
    (!sides ||
      hasDimensions(sides, {
        frontage: listing.frontage ?? Number.NaN,
        depth: listing.depth ?? Number.NaN,
        area,
      }))
  );
}

/**
 * Matches a search with one listing, as `select` does for all together. Random searches compare both (search-engine.test.ts), so that an alert never disagrees
 * with the list.
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
    meetsConditions(listing, search) &&
    isInArea(search, listing) &&
    isAffordable(listing, boundsOf) &&
    hasWords(search.q, listing.texts) &&
    isAt(search.location, listing.segment, isSegment)
  );
}
