import { costClassOf } from '@/lib/costs/sheet/rules';
import { type Category, FLOOR_PLAN } from '@/lib/listings/fields/vocabulary';
import { publicAddress } from '@/lib/listings/location/rules';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { listingTexts } from '@/lib/platform/text/search-terms';
import { CHOICE_NAMES, RANGE_NAMES } from '@/lib/search/conditions/constants';
import { type FactSource, factsOf } from '@/lib/search/conditions/rules';
import type { IndexedListing } from './indexed-listing';
import { firstSegment } from './segments';

/** Fields of a row that are the index's own, under the same name. */
const SAME = [
  'updatedAt',
  'createdAt',
  'confirmedAt',
  'price',
  'area',
  'carpetArea',
  'bedrooms',
  'type',
  'category',
  'subType',
  'status',
  'city',
  'citySlug',
  'locality',
  'localitySlug',
  'project',
  'furnishing',
  'facing',
  'possession',
  'amenities',
  'depth',
  ...RANGE_NAMES,
] as const;
const FACTS = [...CHOICE_NAMES, 'totalFloors', 'reraNumber', 'reraExemption'] as const;
const TEXTS = ['title', 'description', 'address', 'propertyCode', 'unitShown'] as const;

export const ROW_PROJECTION: Readonly<Record<string, 1>> = Object.fromEntries(
  [...SAME, ...FACTS, ...TEXTS, 'owner', 'pinCode', 'location', 'placePrecision', 'images.room'].map(
    (name) => [name, 1],
  ),
);

/** A stored listing; any field may be absent or null. */
export type ListedRow = {
  _id: unknown;
  owner?: unknown;
  images?: readonly { room?: string }[] | null;
  location?: { coordinates?: readonly number[] | null } | null;
  placePrecision?: string | null;
  pinCode?: string | null;
} & Readonly<Record<string, unknown>>;

/** Reads these fields, without absent ones. Dates become milliseconds. */
function read(row: ListedRow, names: readonly string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const name of names) {
    const value = row[name];
    if (value instanceof Date) given[name] = Number(value);
    else if (value !== undefined && value !== null) given[name] = value;
  }
  return given;
}

/** '' and NaN mark missing values that every listing should have. */
const BLANK = {
  updatedAt: 0,
  createdAt: 0,
  price: Number.NaN,
  area: Number.NaN,
  type: '',
  category: '',
  status: '',
  city: '',
  citySlug: '',
  amenities: [],
};

/** The gazetteer's locality in the address, because listings belong only to localities of lib/places. */
function localityNamed(address: string, city: string): string | undefined {
  for (const part of address.split(',')) {
    const [place] = builtIn.find(part.trim(), city).filter(({ kind }) => kind === 'locality');
    if (place) return place.slug;
  }
  return undefined;
}

type Texts = Partial<Record<(typeof TEXTS)[number], string>>;

export function toIndexed(row: ListedRow): IndexedListing {
  const own = { ...BLANK, ...read(row, SAME) } as Omit<IndexedListing, 'id' | 'lng' | 'lat' | 'texts'>;
  const facts = { ...own, ...read(row, FACTS) } as FactSource;
  const { unitShown, title = '', description = '', ...texts } = read(row, TEXTS) as Texts;
  // private values are not searchable either
  const address = publicAddress(texts.address ?? '', { category: own.category as Category, unitShown });
  const [lng = 0, lat = 0] = row.location?.coordinates ?? [];
  // 0,0 means unknown and is not shown on a map
  const isPlaced = lng !== 0 || lat !== 0;
  const { project, locality, city, citySlug } = own;
  const localitySlug = own.localitySlug ?? (citySlug ? localityNamed(address, citySlug) : undefined);
  const segment = firstSegment(address);
  const listing: IndexedListing = {
    ...own,
    // a villa, unless it is called a bungalow or a row house
    ...(own.category === 'Villas' && { subType: own.subType ?? 'villa' }),
    id: String(row._id),
    lng: isPlaced ? lng : Number.NaN,
    lat: isPlaced ? lat : Number.NaN,
    amenities: row.images?.some(({ room }) => room === FLOOR_PLAN)
      ? [...own.amenities, FLOOR_PLAN]
      : own.amenities,
    facts: factsOf(facts),
    texts: listingTexts({
      ...texts,
      title,
      description,
      address,
      project,
      locality,
      city,
      reraNumber: facts.reraNumber,
    }),
    ...(localitySlug && { localitySlug }),
    ...(segment && { segment }),
    ...(row.owner ? { owner: String(row.owner) } : {}),
    ...(row.placePrecision === 'approximate' && { approximate: 1 }),
  };
  if (listing.type !== 'sale') return listing;
  return { ...listing, costClass: costClassOf({ ...listing, pinCode: row.pinCode ?? undefined }) };
}
