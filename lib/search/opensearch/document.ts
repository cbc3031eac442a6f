import { foldsOf, isDevanagari } from '@/lib/platform/text/fold';
import { wordsOf } from '@/lib/platform/text/search-terms';
import { type IndexedListing, MAX_BEDROOMS } from '@/lib/search/columns/indexed-listing';
import { foldAll } from '@/lib/search/columns/segments';
import { termsOfTexts } from '@/lib/search/columns/word-keys';
import { RANGE_NAMES } from '@/lib/search/conditions/constants';
import { pixelOf } from '@/lib/search/engine/map-marks';

const NUMBERS = [
  'updatedAt',
  'createdAt',
  'price',
  'area',
  'lng',
  'lat',
  'bedrooms',
  'carpetArea',
  'approximate',
  'depth',
  ...RANGE_NAMES,
] as const;

/** Names of fields that a document has for each number. */
export const NUMBER_FIELDS = [...NUMBERS, 'confirmedAt', 'rate', 'carpetRate', 'x', 'y'] as const;

const known = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

/** World pixels of a map at zoom 0: clusters at any zoom are a histogram over them. */
function pixels({ lng, lat }: IndexedListing): { x?: number; y?: number } {
  return known(lng) && known(lat) ? pixelOf({ lng, lat }, 0) : {};
}

/** "narmada heights" → it and "heights": a typed prefix matches at any word of an address. */
function tailsOf(key: string): string[] {
  const words = key.split(' ');
  return words.map((_, i) => words.slice(i).join(' '));
}

/** A listing as a document of the search server. Unknown values are omitted. */
export function toDocument(listing: IndexedListing): Record<string, unknown> {
  const { id, price, area, carpetArea, createdAt, confirmedAt = createdAt, bedrooms, segment } = listing;
  const numbers = { ...listing, confirmedAt, ...pixels(listing) } as Record<string, unknown>;
  const terms = termsOfTexts(listing.texts);
  const document: Record<string, unknown> = {
    id,
    type: listing.type,
    category: listing.category,
    subType: listing.subType,
    citySlug: listing.citySlug,
    cityName: listing.city,
    localitySlug: listing.localitySlug,
    localityName: listing.localitySlug && listing.locality,
    status: listing.status,
    rooms: bedrooms === undefined ? undefined : String(Math.min(bedrooms, MAX_BEDROOMS)),
    furnishing: listing.furnishing,
    facing: listing.facing,
    possession: listing.possession,
    amenities: listing.amenities,
    facts: listing.facts ?? [],
    owner: listing.owner,
    project: listing.project ?? '',
    costClass: listing.costClass,
    terms: [...new Set(terms)],
    // codes have no sound
    folds: [...new Set(terms.filter((word) => !/[0-9]/.test(word)).flatMap(foldsOf))],
  };
  const key = wordsOf(segment ?? '').join(' ');
  if (key) {
    const heard = tailsOf(foldAll(key));
    Object.assign(document, { segment, segmentKey: key, segmentTails: tailsOf(key), segmentHeard: heard });
    if (isDevanagari(key)) document.segmentOther = heard;
  }
  for (const name of NUMBER_FIELDS) {
    const value = numbers[name];
    if (typeof value === 'number' && Number.isFinite(value)) document[name] = value;
  }
  if (known(listing.lng) && known(listing.lat)) document.point = { lon: listing.lng, lat: listing.lat };
  if (known(price / area)) document.rate = price / area;
  if (carpetArea && known(price / carpetArea)) document.carpetRate = price / carpetArea;
  for (const [name, value] of Object.entries(document))
    if (value === undefined || value === '') delete document[name];
  return document;
}
