import {
  AMENITY_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listings/fields/vocabulary';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { unitWords } from '@/lib/platform/language/units';
import { formatArea, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { bedroomsLabel } from '@/lib/search/format';
import type { PropertySearch } from '@/lib/search/schema';

/** Stored facts of a listing, with values as in the search. */
type Facts = Pick<
  IndexedListing,
  | 'bedrooms'
  | 'category'
  | 'subType'
  | 'locality'
  | 'city'
  | 'price'
  | 'area'
  | 'furnishing'
  | 'facing'
  | 'possession'
  | 'amenities'
>;

const named = (labels: Record<string, string>, value: string) => labels[value] ?? value;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function kindOf({ bedrooms, subType, category }: Facts): string {
  if (bedrooms) return bedroomsLabel(bedrooms);
  return subType ? named(SUB_TYPE_LABELS, subType) : category;
}

/** "5 %"; at least 1 % for anything outside the limit */
const percentOff = (value: number, limit: number) =>
  `${Math.max(1, Math.round(Math.abs(value / limit - 1) * 100))} %`;

/** "₹58 L within ₹60 L", "₹63 L, 5 % over ₹60 L" */
function priceReason({ price }: Facts, { minPrice, maxPrice }: PropertySearch): string[] {
  const short = formatRupeesShort(price);
  if (maxPrice !== undefined && price > maxPrice) {
    const limit = formatRupeesShort(maxPrice);
    return [`${short === limit ? formatRupees(price) : short}, ${percentOff(price, maxPrice)} over ${limit}`];
  }
  if (minPrice !== undefined && maxPrice !== undefined)
    return [`${short} between ${formatRupeesShort(minPrice)} and ${formatRupeesShort(maxPrice)}`];
  if (maxPrice !== undefined) return [`${short} within ${formatRupeesShort(maxPrice)}`];
  return minPrice === undefined ? [] : [`${short}, at least ${formatRupeesShort(minPrice)}`];
}

/** "900 sq ft, at least 800 sq ft", "760 sq ft, 5 % under 800 sq ft" */
function areaReason({ area }: Facts, { minArea, maxArea }: PropertySearch): string[] {
  if (minArea !== undefined && area < minArea)
    return [`${formatArea(area)}, ${percentOff(area, minArea)} under ${formatArea(minArea)}`];
  if (minArea !== undefined && maxArea !== undefined)
    return [`${formatArea(area)} between ${formatArea(minArea)} and ${formatArea(maxArea)}`];
  if (maxArea !== undefined) return [`${formatArea(area)}, at most ${formatArea(maxArea)}`];
  return minArea === undefined ? [] : [`${formatArea(area)}, at least ${formatArea(minArea)}`];
}

/** Reasons why a listing matches a requirement, most important first: "2 BHK in Dharampeth", "₹58 L within ₹60 L", … */
export function matchReasons(search: PropertySearch, facts: Facts): string[] {
  const { furnishing, facing, possession, amenities, locality, city } = facts;
  const { maxEmi, maxAllIn } = search;
  return [
    `${kindOf(facts)} in ${locality ?? city}`,
    ...priceReason(facts, search),
    ...(maxEmi === undefined ? [] : [`EMI within ${formatRupees(maxEmi)}`]),
    ...(maxAllIn === undefined ? [] : [`All-in cost within ${formatRupeesShort(maxAllIn)}`]),
    ...areaReason(facts, search),
    ...(search.furnishing && furnishing ? [named(FURNISHING_LABELS, furnishing)] : []),
    ...(search.facing && facing ? [`${capital(facing)} facing`] : []),
    ...(search.possession && possession ? [named(POSSESSION_LABELS, possession)] : []),
    ...(search.amenities ?? [])
      .filter((amenity) => amenities.includes(amenity))
      .map((amenity) => named(AMENITY_LABELS, amenity)),
    ...(search.q ? [`Has the words “${search.q}”`] : []),
  ];
}

const ENDED: Record<string, string> = {
  sold: 'Sold',
  rented: 'Let',
  paused: 'Paused by the lister',
  expired: 'Expired',
};

/** The reason why a listing that is still public no longer matches. */
function changeReason(search: PropertySearch, { price, area }: Facts): string {
  const { minPrice, maxPrice, minArea } = search;
  if (maxPrice !== undefined && price > maxPrice)
    return `${formatRupeesShort(price)}, over ${formatRupeesShort(maxPrice)}`;
  if (minPrice !== undefined && price < minPrice)
    return `${formatRupeesShort(price)}, under ${formatRupeesShort(minPrice)}`;
  if (minArea !== undefined && area < minArea) return `${formatArea(area)}, under ${formatArea(minArea)}`;
  return 'No longer matches';
}

/** The reason why a match has ended. `facts` is the current public listing; otherwise `status` gives its state. */
export const endReason = (
  search: PropertySearch,
  facts: Facts | undefined,
  status: string | undefined,
): string => (facts ? changeReason(search, facts) : (ENDED[status ?? ''] ?? 'No longer listed'));

/** Patterns of the texts of `matchReasons` and `endReason`, which are stored as English sentences. */
const SHAPES = [
  [/^(?<a>.+), (?<percent>\d+ %) over (?<b>.+)$/, '{a}, {percent} over {b}'],
  [/^(?<a>.+), (?<percent>\d+ %) under (?<b>.+)$/, '{a}, {percent} under {b}'],
  [/^(?<a>₹.+) within (?<b>₹.+)$/, '{a} within {b}'],
  [/^(?<a>.+) between (?<b>.+) and (?<c>.+)$/, '{a} between {b} and {c}'],
  [/^(?<a>.+), at least (?<b>.+)$/, '{a}, at least {b}'],
  [/^(?<a>.+), at most (?<b>.+)$/, '{a}, at most {b}'],
  [/^(?<a>.+), over (?<b>.+)$/, '{a}, over {b}'],
  [/^(?<a>.+), under (?<b>.+)$/, '{a}, under {b}'],
  [/^EMI within (?<a>.+)$/, 'EMI within {a}'],
  [/^All-in cost within (?<a>.+)$/, 'All-in cost within {a}'],
  [/^(?<a>.+) facing$/, '{a} facing'],
  [/^(?<kind>.+) in (?<place>.+)$/, '{kind} in {place}'],
] as const;
const OWN_WORDS = /^Has the words “(?<words>.*)”$/s;

/** Stored reasons in a language, including figures, kinds and places. Unrecognised ones are not translated. */
export function reasonsIn(language: Language): (reason: string) => string {
  if (language === 'en') return (reason) => reason;
  const { t } = textsIn(language, 'clients');
  const { label } = textsIn(language, 'clients');
  const { croreShort, lakhShort, sqFt } = unitWords(language);
  const part = (text: string) =>
    /^(?:₹|[\d,.]+ sq ft$)/.test(text)
      ? text
          .replace(/ Cr$/, ` ${croreShort}`)
          .replace(/ L$/, ` ${lakhShort}`)
          .replace(/ sq ft$/, ` ${sqFt}`)
      : text.endsWith(' BHK')
        ? t('{rooms} BHK', { rooms: text.slice(0, -4) })
        : label(text);
  return (reason) => {
    const words = OWN_WORDS.exec(reason)?.groups?.words;
    if (words !== undefined) return t('Has the words “{words}”', { words });
    for (const [shape, key] of SHAPES) {
      const parts = Object.entries(shape.exec(reason)?.groups ?? {});
      if (parts.length > 0)
        return t.rich(key, Object.fromEntries(parts.map(([name, text]) => [name, part(text)]))) as string;
    }
    return label(reason);
  };
}
