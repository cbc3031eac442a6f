import { onDemand } from 'bson';
import { costClassOf } from '@/lib/costs/sheet/rules';
import type { Category } from '@/lib/listings/fields/vocabulary';
import { FLOOR_PLAN } from '@/lib/listings/fields/vocabulary';
import { publicAddress } from '@/lib/listings/location/rules';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { listingTexts } from '@/lib/platform/text/search-terms';
import { CHOICE_NAMES, RANGE_NAMES, type RangeField } from '@/lib/search/conditions/constants';
import { factsOf } from '@/lib/search/conditions/rules';
import type { IndexedListing } from './indexed-listing';
import { firstSegment } from './segments';

/**
 * Stored listings in the form used by the search, read straight from their BSON. A listing has some eighty values, mostly
 * pictures and texts that no search uses: making objects of them all was most of the start-up time. `onDemand` is the parser the
 * driver uses for its own replies.
 */
const { parseToElements } = onDemand;

/** Facts are derived from these, beside the choices themselves. */
const FACT_TEXTS = [...CHOICE_NAMES, 'reraNumber', 'reraExemption'] as const;
const FACT_NUMBERS = ['totalFloors'] as const;

/** The fields a search needs; `location` holds the point on the map. */
export const ROW_PROJECTION: Readonly<Record<string, 1>> = {
  updatedAt: 1,
  createdAt: 1,
  confirmedAt: 1,
  price: 1,
  area: 1,
  carpetArea: 1,
  pinCode: 1,
  location: 1,
  placePrecision: 1,
  bedrooms: 1,
  type: 1,
  category: 1,
  subType: 1,
  status: 1,
  city: 1,
  citySlug: 1,
  locality: 1,
  localitySlug: 1,
  project: 1,
  address: 1,
  unitShown: 1,
  furnishing: 1,
  facing: 1,
  possession: 1,
  amenities: 1,
  'images.room': 1,
  title: 1,
  description: 1,
  propertyCode: 1,
  owner: 1,
  depth: 1,
  ...Object.fromEntries([...FACT_TEXTS, ...FACT_NUMBERS, ...RANGE_NAMES].map((name) => [name, 1 as const])),
};

/** Texts whose words are searched and that no column holds. */
const TEXTS = ['title', 'description', 'address', 'propertyCode', 'unitShown', 'placePrecision'] as const;

/** A name as its bytes. Its value goes `into` a part of what is read. */
type Field = { name: string; bytes: Buffer; into: 'listing' | 'texts' | 'facts' };
/** By the number below, which hardly any two names share. */
const FIELDS = new Map<number, Field[]>();
const numberOf = (bytes: Buffer, offset: number, length: number): number =>
  length |
  (bytes[offset]! << 8) |
  (bytes[offset + (length >> 1)]! << 16) |
  (bytes[offset + length - 1]! << 24);
for (const name of new Set(['_id', 'images', ...Object.keys(ROW_PROJECTION)])) {
  const isIn = (names: readonly string[]) => names.includes(name);
  const into = isIn(TEXTS) ? 'texts' : isIn([...FACT_TEXTS, ...FACT_NUMBERS]) ? 'facts' : 'listing';
  const bytes = Buffer.from(name, 'latin1');
  const key = numberOf(bytes, 0, bytes.length);
  FIELDS.set(key, [...(FIELDS.get(key) ?? []), { name, bytes, into }]);
}

/** The field of this name; undefined when no search looks at it. A text of each name would take longer than its value. */
function fieldAt(bytes: Buffer, offset: number, length: number): Field | undefined {
  const fields = FIELDS.get(numberOf(bytes, offset, length));
  if (fields === undefined) return undefined;
  for (const field of fields) {
    let same = 0;
    while (same < length && bytes[offset + same] === field.bytes[same]) same++;
    if (same === length) return field;
  }
  return undefined;
}

/** Element types of the BSON specification (bsonspec.org/spec.html). */
const DOUBLE = 0x01;
const STRING = 0x02;
const OBJECT = 0x03;
const ARRAY = 0x04;
const OBJECT_ID = 0x07;
const DATE = 0x09;
const INT32 = 0x10;
const INT64 = 0x12;

type Value = number | string | string[] | undefined;

/** Dates become milliseconds, arrays their texts; fields unknown to the search are ignored. */
function valueAt(bytes: Buffer, type: number, offset: number, length: number): Value {
  if (type === STRING) return bytes.toString('utf8', offset + 4, offset + length - 1);
  if (type === INT32) return bytes.readInt32LE(offset);
  if (type === DOUBLE) return bytes.readDoubleLE(offset);
  if (type === DATE || type === INT64) return int64At(bytes, offset);
  if (type === OBJECT_ID) return bytes.toString('hex', offset, offset + length);
  if (type === ARRAY) return textsAt(bytes, offset);
  return undefined;
}

/** Exact for what a number can hold. */
const int64At = (bytes: Buffer, offset: number) =>
  bytes.readInt32LE(offset + 4) * 2 ** 32 + bytes.readUInt32LE(offset);

/** Walked by hand: type, name, length, text. */
function textsAt(bytes: Buffer, start: number): string[] {
  const texts: string[] = [];
  let at = start + 4;
  while (bytes[at] === STRING) {
    const length = at + 2 + digits(texts.length);
    const from = length + 4;
    at = from + bytes.readInt32LE(length);
    texts.push(bytes.toString('utf8', from, at - 1));
  }
  return texts;
}

/** Array elements are named "0", "1", …, without leading zeros. */
const digits = (place: number): number => (place < 10 ? 1 : place < 100 ? 2 : String(place).length);

/** Longitude and latitude of `location.coordinates`; 0,0 means unknown and is on no map. */
function pointAt(bytes: Buffer, start: number): [number, number] {
  for (const [type, nameOffset, nameLength, offset] of parseToElements(bytes, start)) {
    if (type !== ARRAY || bytes.toString('latin1', nameOffset, nameOffset + nameLength) !== 'coordinates')
      continue;
    const numbers = Array.from(parseToElements(bytes, offset), ([of, , , from, length]) =>
      Number(valueAt(bytes, of, from, length)),
    );
    const [lng = 0, lat = 0] = numbers;
    if (lng !== 0 || lat !== 0) return [lng, lat];
  }
  return [Number.NaN, Number.NaN];
}

const BLANK_RANGES = Object.fromEntries(RANGE_NAMES.map((name) => [name, undefined])) as Record<
  RangeField,
  undefined
>;

/**
 * All rows have one shape, which the columns read fastest, and each is made by itself: a copy takes the shape of its pattern first.
 * '' and NaN mark missing values that every listing should have.
 */
const blank = (): IndexedListing => ({
  id: '',
  updatedAt: 0,
  createdAt: 0,
  confirmedAt: undefined,
  price: Number.NaN,
  area: Number.NaN,
  lng: Number.NaN,
  lat: Number.NaN,
  bedrooms: undefined,
  carpetArea: undefined,
  approximate: undefined,
  costClass: undefined,
  type: '',
  category: '',
  subType: undefined,
  status: '',
  city: '',
  citySlug: '',
  locality: undefined,
  localitySlug: undefined,
  project: undefined,
  segment: undefined,
  furnishing: undefined,
  facing: undefined,
  possession: undefined,
  amenities: [],
  facts: [],
  owner: undefined,
  depth: undefined,
  ...BLANK_RANGES,
  texts: [],
});

/** A locality of the gazetteer as a part of the address: listings are filed only under those of lib/places. */
function localityNamed(address: string, city: string): string | undefined {
  for (const part of address.split(',')) {
    const [place] = builtIn.find(part.trim(), city).filter(({ kind }) => kind === 'locality');
    if (place) return place.slug;
  }
  return undefined;
}

/** `room: 'floor-plan'` of a picture, as bytes: pictures are most of a listing, and walking them would take longest. */
const PLAN_LENGTH = Buffer.alloc(4);
PLAN_LENGTH.writeInt32LE(FLOOR_PLAN.length + 1);
const PLAN_BYTES = Buffer.concat([Buffer.from('\u0002room\0'), PLAN_LENGTH, Buffer.from(`${FLOOR_PLAN}\0`)]);

export function toIndexed(row: Uint8Array): IndexedListing {
  const bytes = Buffer.from(row.buffer, row.byteOffset, row.byteLength);
  const listing = blank();
  const texts = {
    title: '',
    description: '',
    address: '',
    propertyCode: '',
    unitShown: '',
    placePrecision: '',
  };
  const facts: Record<string, Value> = {};
  let hasPlan = false;
  for (const element of parseToElements(bytes, 0)) {
    // by place: taking an array apart by name goes through its iterator, which costs more than the value
    const field = fieldAt(bytes, element[1], element[2]);
    if (field === undefined) continue;
    const { name, into } = field;
    const [type, offset, length] = [element[0], element[3], element[4]];
    if (name === 'location') {
      if (type === OBJECT) [listing.lng, listing.lat] = pointAt(bytes, offset);
    } else if (name === 'images') {
      hasPlan = bytes.subarray(offset, offset + length).includes(PLAN_BYTES);
    } else {
      const value = valueAt(bytes, type, offset, length);
      if (into === 'texts') texts[name as keyof typeof texts] = String(value ?? '');
      else if (into === 'facts') facts[name] = value;
      else if (value !== undefined)
        (listing as Record<string, unknown>)[name === '_id' ? 'id' : name] = value;
    }
  }
  if (texts.placePrecision === 'approximate') listing.approximate = 1;
  if (hasPlan) listing.amenities = [...listing.amenities, FLOOR_PLAN];
  // private values are not searchable either
  const { unitShown } = texts;
  texts.address = publicAddress(texts.address, { category: listing.category as Category, unitShown });
  listing.segment = firstSegment(texts.address) || undefined;
  const { type, floor, ageYears, possession } = listing;
  Object.assign(facts, { type, floor, ageYears, possession });
  listing.facts = factsOf(facts as Parameters<typeof factsOf>[0]);
  if (listing.localitySlug === undefined && listing.citySlug)
    listing.localitySlug = localityNamed(texts.address, listing.citySlug);
  const { project, locality, city } = listing;
  const rera = typeof facts.reraNumber === 'string' ? facts.reraNumber : undefined;
  listing.texts = listingTexts({ ...texts, project, locality, city, reraNumber: rera });
  if (listing.type === 'sale') listing.costClass = costClassOf(listing);
  return listing;
}

/** A row's id and time of change; NaN if that is not stored. */
export type RowStamp = { id: string; updatedAt: number };

/** Of a row projected to `updatedAt`. */
export function readStamp(row: Uint8Array): RowStamp {
  const bytes = Buffer.from(row.buffer, row.byteOffset, row.byteLength);
  const stamp: RowStamp = { id: '', updatedAt: Number.NaN };
  for (const [type, nameOffset, , offset, length] of parseToElements(bytes, 0)) {
    // their names share no prefix, and there are no others
    if (type === OBJECT_ID && bytes[nameOffset] === 0x5f)
      stamp.id = bytes.toString('hex', offset, offset + length);
    else if (type === DATE) stamp.updatedAt = int64At(bytes, offset);
  }
  return stamp;
}
