import { wordsOf } from '@/lib/platform/text/search-terms';
import { type IndexedListing, MAX_BEDROOMS } from '@/lib/search/columns/indexed-listing';
import { hasWord, termsOfTexts } from '@/lib/search/columns/word-keys';
import { CHOICE_NAMES, type ChoiceName } from '@/lib/search/conditions/constants';
import { factOf } from '@/lib/search/conditions/rules';
import { Bitmap } from './bitmap';
import { type IndexSearch, MAX_WORDS } from './index-search';
import { type BoundsOf, bedroomsValue, type IsSegment, isMatch } from './match';
import { longer } from './room';

/** Saved searches of one kind, which a listing is matched against. */
export type Requirements = {
  readonly size: number;
  /** The ids of the searches that match this listing. */
  matching(listing: IndexedListing, isSegment: IsSegment): string[] | Promise<string[]>;
};

/** A criterion about a listing's single value, and how both are read. */
const REQUIREMENTS = {
  type: [({ type }: IndexSearch) => type && [type], ({ type }: IndexedListing) => type],
  category: [({ category }) => category && [category], ({ category }) => category],
  subType: [({ subType }) => subType, ({ subType }) => subType],
  city: [({ city }) => city && [city], ({ citySlug }) => citySlug],
  locality: [({ locality }) => locality, ({ localitySlug }) => localitySlug],
  status: [({ status }) => status, ({ status }) => status],
  furnishing: [({ furnishing }) => furnishing, ({ furnishing }) => furnishing],
  facing: [({ facing }) => facing, ({ facing }) => facing],
  possession: [({ possession }) => possession, ({ possession }) => possession],
  bedrooms: [
    bedroomsOf,
    ({ bedrooms }) => (bedrooms === undefined ? undefined : String(bedroomsValue(bedrooms))),
  ],
} as const satisfies Record<
  string,
  [
    (search: IndexSearch) => readonly string[] | '' | undefined,
    (listing: IndexedListing) => string | undefined,
  ]
>;
const COUNTS = Array.from({ length: MAX_BEDROOMS + 1 }, (_, count) => count);

function bedroomsOf({ bedrooms, minBedrooms }: IndexSearch): string[] | undefined {
  if (bedrooms) return bedrooms.map(String);
  return minBedrooms === undefined
    ? undefined
    : COUNTS.filter((count) => count >= Math.min(minBedrooms, MAX_BEDROOMS)).map(String);
}

/** Searches without a criterion, and those that accept a value. */
type Accepting = { any: Bitmap; value: Map<string, Bitmap> };

const RANGES = ['minPrice', 'maxPrice', 'minArea', 'maxArea'] as const;
const FEW_SLOTS = 4096;

/** What sets, ranges and words decide by themselves; for any other criterion the exact rule is applied too. */
const DECIDED: ReadonlySet<string> = new Set([
  ...Object.keys(REQUIREMENTS),
  ...RANGES,
  ...CHOICE_NAMES,
  'amenities',
  'minBedrooms',
  'q',
  'sort',
  'page',
]);

const isDecided = (search: IndexSearch): boolean =>
  Object.entries(search).every(([name, value]) => value === undefined || DECIDED.has(name)) &&
  // both forms of the bedroom criterion, or more than are distinguished
  !(search.minBedrooms !== undefined && (search.bedrooms || search.minBedrooms > MAX_BEDROOMS));

/**
 * Searches indexed by criteria, so that a listing finds the searches that match it: for each value of a filter, a bitmap of the
 * searches that accept it. For 100,000 searches an intersection takes a few thousand words; ranges, and what no bitmap decides,
 * are then checked on the rest, by the rule that lists follow.
 */
export class RequirementIndex implements Requirements {
  private readonly accepting = new Map<string, Accepting>();
  /** searches that require amenities, all of which a listing must have */
  private readonly amenities = new Map<string, Bitmap>();
  private readonly alive = new Bitmap();
  /** decided by sets and ranges alone, which most are: a lookup in a map for each match would take as long as all else */
  private readonly plain = new Bitmap();
  private readonly ids: string[] = [];
  /** those that no set decides, as text: objects would need five times the memory, and few are read */
  private readonly texts = new Map<number, string>();
  /** values other than text: costs and owners */
  private readonly extras = new Map<number, { boundsOf?: BoundsOf; notOwners?: ReadonlySet<string> }>();
  private readonly slotOf = new Map<string, number>();
  /** all of which a listing must have; of the searches that sets and ranges decide but for these */
  private readonly words = new Map<number, readonly string[]>();
  /** the ends of a search's ranges side by side: together they are one read from memory */
  private ranges = new Float64Array(1024 * RANGES.length);

  get size(): number {
    return this.slotOf.size;
  }

  /** the share of unused slots */
  get fragmentation(): number {
    return this.ids.length < FEW_SLOTS ? 0 : 1 - this.size / this.ids.length;
  }

  /** `boundsOf`: for a search that limits the total cost. */
  put(id: string, search: IndexSearch, boundsOf?: BoundsOf): void {
    this.remove(id);
    const slot = this.ids.push(id) - 1;
    const { notOwners, ...plain } = search;
    if (notOwners || boundsOf)
      this.extras.set(slot, { ...(notOwners && { notOwners }), ...(boundsOf && { boundsOf }) });
    if (this.extras.has(slot) || !isDecided(search)) this.texts.set(slot, JSON.stringify(plain));
    else {
      const words = wordsOf(search.q ?? '').slice(0, MAX_WORDS);
      if (words.length > 0) this.words.set(slot, words);
      else this.plain.add(slot);
    }
    this.slotOf.set(id, slot);
    this.alive.add(slot);
    for (const [name, [required]] of Object.entries(REQUIREMENTS)) this.mark(name, required(search), slot);
    for (const name of CHOICE_NAMES)
      this.mark(
        name,
        search[name]?.map((value) => factOf(name, value)),
        slot,
      );
    for (const amenity of search.amenities ?? []) bitsOf(this.amenities, amenity).add(slot);
    const at = slot * RANGES.length;
    if (at >= this.ranges.length) this.ranges = longer(this.ranges, this.ranges.length * 2);
    for (const [i, name] of RANGES.entries())
      this.ranges[at + i] = search[name] ?? (name.startsWith('min') ? -Infinity : Infinity);
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.alive.delete(slot);
    this.extras.delete(slot);
    this.texts.delete(slot);
    this.words.delete(slot);
  }

  private searchAt(slot: number): IndexSearch {
    const search = JSON.parse(this.texts.get(slot)!) as IndexSearch;
    const notOwners = this.extras.get(slot)?.notOwners;
    return notOwners ? { ...search, notOwners } : search;
  }

  private mark(name: string, values: readonly string[] | '' | undefined, slot: number): void {
    const known = this.accepting.get(name) ?? { any: new Bitmap(), value: new Map<string, Bitmap>() };
    this.accepting.set(name, known);
    if (!values) known.any.add(slot);
    for (const value of values || []) bitsOf(known.value, value).add(slot);
  }

  matching(listing: IndexedListing, isSegment: IsSegment): string[] {
    const left = this.alive.clone();
    for (const [name, { any, value }] of this.accepting) {
      // nobody asks for it
      if (value.size === 0) continue;
      const accepted = ownValues(name, listing).flatMap((own) => value.get(own) ?? []);
      left.intersectAny([any, ...accepted]);
    }
    for (const [amenity, wanting] of this.amenities)
      if (!listing.amenities.includes(amenity)) left.drop(wanting);
    const hasWords = wordTest(listing);
    const found: string[] = [];
    for (const slot of left.toSlots()) {
      if (!this.isInRanges(slot, listing)) continue;
      if (this.plain.has(slot) || this.isMatch(slot, listing, hasWords, isSegment))
        found.push(this.ids[slot]!);
    }
    return found;
  }

  private isMatch(slot: number, listing: IndexedListing, hasWords: WordTest, isSegment: IsSegment): boolean {
    const words = this.words.get(slot);
    if (words) return hasWords(words);
    return isMatch(listing, this.searchAt(slot), isSegment, this.extras.get(slot)?.boundsOf);
  }

  /** An unknown number is in no range, as the exact rule says. */
  private isInRanges(slot: number, { price, area }: IndexedListing): boolean {
    const { ranges } = this;
    const at = slot * RANGES.length;
    return isWithin(price, ranges[at]!, ranges[at + 1]!) && isWithin(area, ranges[at + 2]!, ranges[at + 3]!);
  }
}

const isWithin = (value: number, low: number, high: number): boolean =>
  (value >= low && value <= high) || (Number.isNaN(value) && low === -Infinity && high === Infinity);

function ownValues(name: string, listing: IndexedListing): readonly string[] {
  const reads = REQUIREMENTS[name as keyof typeof REQUIREMENTS];
  if (!reads) return (listing.facts ?? []).filter((fact) => fact.startsWith(`${name as ChoiceName}=`));
  const own = reads[1](listing);
  return own === undefined ? [] : [own];
}

function bitsOf(sets: Map<string, Bitmap>, name: string): Bitmap {
  const known = sets.get(name) ?? new Bitmap();
  sets.set(name, known);
  return known;
}

type WordTest = (words: readonly string[]) => boolean;

/** Whether a listing has all of some words; each is looked up once, however many searches have it. */
function wordTest({ texts }: IndexedListing): WordTest {
  const terms = termsOfTexts(texts);
  const known = new Map<string, boolean>();
  const has = (word: string): boolean => {
    const found = known.get(word) ?? hasWord(terms, word);
    known.set(word, found);
    return found;
  };
  return (words) => words.every(has);
}
