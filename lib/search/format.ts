import { BUYER_LABELS } from '@/lib/costs/search/constants';
import type { Category, ListingType } from '@/lib/listings/fields/vocabulary';
import {
  FURNISHING_LABELS,
  LAND_CATEGORIES,
  LISTING_TYPE_LABELS,
  POSSESSION_LABELS,
  SEARCH_AMENITY_LABELS,
  STATUS_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listings/fields/vocabulary';
import { PLACE_KIND_LABELS } from '@/lib/places/gazetteer/constants';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { findCity } from '@/lib/places/rules';
import type { Language } from '@/lib/platform/language/languages';
import type { Label, Text, Texts } from '@/lib/platform/language/translate';
import { unitWords } from '@/lib/platform/language/units';
import {
  ACRE_SQ_FT,
  formatArea,
  formatLandSize,
  formatRupees,
  formatRupeesShort,
} from '@/lib/platform/text/format';
import { nearLabel, ringLabel } from './around/format';
import { conditionLabels, type LeftOut, leftOutOf } from './conditions/format';
import type { PropertySearch } from './schema';

/** One applied filter in words, and the search without it. */
export type Chip = { id: string; label: string; without: Partial<PropertySearch> };

type Search = Partial<PropertySearch>;
type PlaceNames = {
  city: (slug: string) => string;
  locality: (city: string | undefined, slug: string) => string;
  /** of anything a search can be near to */
  near: (city: string | undefined, slug: string) => string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Format = (n: number, language: Language) => string;

/** "₹40 L to ₹60 L", "Up to ₹60 L", "From ₹40 L" */
function rangeLabel(
  t: Text<'search/applied'>,
  low: number | undefined,
  high: number | undefined,
  format: Format,
): string {
  const formatted = (n: number) => format(n, t.language);
  if (low !== undefined && high !== undefined)
    return t('{low} to {high}', { low: formatted(low), high: formatted(high) });
  return high === undefined
    ? t('From {low}', { low: formatted(low ?? 0) })
    : t('Up to {high}', { high: formatted(high) });
}

/** "3 BHK", "5+ BHK" */
export const bedroomsLabel = (count: number, language: Language = 'en'): string =>
  `${count >= 5 ? '5+' : count} ${unitWords(language).bhk}`;

function drop(search: Search, ...keys: (keyof PropertySearch)[]): Search {
  return Object.fromEntries(
    Object.entries(search).filter(([key]) => key !== 'page' && !keys.includes(key as keyof PropertySearch)),
  );
}

type ListKey =
  | 'subType'
  | 'locality'
  | 'notLocality'
  | 'alsoNear'
  | 'notNear'
  | 'bedrooms'
  | 'furnishing'
  | 'facing'
  | 'possession'
  | 'amenities'
  | 'status';

function listChips(search: Search, key: ListKey, label: (value: never) => string): Chip[] {
  const values = (search[key] ?? []) as readonly (string | number)[];
  return values.map((value) => {
    const rest = values.filter((other) => other !== value);
    const without = { ...drop(search, key), ...(rest.length > 0 && { [key]: rest }) };
    return { id: `${key}-${value}`, label: label(value as never), without };
  });
}

function rangeChip(
  t: Text<'search/applied'>,
  search: Search,
  keys: ['minPrice', 'maxPrice'] | ['minArea', 'maxArea'],
): Chip[] {
  const [low, high] = [search[keys[0]], search[keys[1]]];
  if (low === undefined && high === undefined) return [];
  const label = keys[0] === 'minPrice' ? rangeLabel(t, low, high, formatRupeesShort) : areaLabel(t, search);
  return [{ id: keys[0], label, without: drop(search, ...keys) }];
}

const BY_THE_ACRE: readonly Category[] = ['Agricultural', 'Farm Houses'];
/** True if land is sold by the acre and guntha, as farmland of any size and other land from an acre on. */
function isLandSize(category: Category | undefined, squareFeet: number): boolean {
  if (category && BY_THE_ACRE.includes(category)) return true;
  return squareFeet >= ACRE_SQ_FT && (!category || LAND_CATEGORIES.includes(category));
}

/** Maximum ratio of a range's ends that counts as one size, because a typed size is searched with a tenth to either side. */
const MAX_ABOUT = 1.25;

/** The middle of a narrow range of land: "about 2 acres". */
export function landSize({ minArea, maxArea, category }: Search): number | undefined {
  if (!minArea || !maxArea || !isLandSize(category, minArea) || maxArea / minArea > MAX_ABOUT)
    return undefined;
  return (minArea + maxArea) / 2;
}

/** "900 sq ft to 1,200 sq ft"; of land "About 2 acres (1.8 acres to 2.2 acres)", "From 5 acres" */
function areaLabel(t: Text<'search/applied'>, search: Search): string {
  const { minArea, maxArea, category } = search;
  const isLand = isLandSize(category, minArea ?? maxArea ?? 0);
  const range = rangeLabel(t, minArea, maxArea, isLand ? formatLandSize : formatArea);
  const about = landSize(search);
  return about ? t('About {size} ({range})', { size: formatLandSize(about, t.language), range }) : range;
}

/** A search without a place or distance, and so without an order by distance. */
const withoutNear = (search: Search): Search => ({
  ...drop(search, 'near', 'within'),
  ...(search.sort === 'distance' && { sort: 'newest' }),
});

const LABELS = {
  category: {},
  subType: SUB_TYPE_LABELS,
  furnishing: FURNISHING_LABELS,
  facing: {},
  possession: POSSESSION_LABELS,
  amenities: SEARCH_AMENITY_LABELS,
};

/** A search's chips in reading order, optionally without `type` and the page's own place. */
export function chipsFor(
  search: Search,
  { t, label }: Texts<'search/applied'>,
  hidden: readonly (keyof PropertySearch)[] = [],
): Chip[] {
  const names = placeNamesIn(label);
  const among = (labels: Readonly<Record<string, string>>) => (value: string) =>
    label(labels[value] ?? value);
  const single = (key: keyof PropertySearch, text: string): Chip[] =>
    search[key] === undefined ? [] : [{ id: key, label: text, without: drop(search, key) }];
  const chips = [
    ...single('type', search.type ? label(LISTING_TYPE_LABELS[search.type]) : ''),
    ...(search.category === undefined
      ? []
      : [{ id: 'category', label: label(search.category), without: drop(search, 'category', 'subType') }]),
    ...listChips(search, 'subType', among(SUB_TYPE_LABELS)),
    ...(search.city === undefined
      ? []
      : [
          {
            id: 'city',
            label: names.city(search.city),
            without: drop(search, 'city', 'locality', 'notLocality', 'alsoNear', 'notNear'),
          },
        ]),
    ...listChips(search, 'locality', (slug: string) => names.locality(search.city, slug)),
    ...listChips(search, 'notLocality', (slug: string) =>
      t('Not {place}', { place: names.locality(search.city, slug) }),
    ),
    ...(search.near === undefined
      ? []
      : [{ id: 'near', label: nearLabel(t, search, names.near), without: withoutNear(search) }]),
    ...listChips(search, 'alsoNear', (ring: string) => ringLabel(t, search, ['alsoNear', ring], names.near)),
    ...listChips(search, 'notNear', (ring: string) => ringLabel(t, search, ['notNear', ring], names.near)),
    ...single('bbox', t('Part of the map')),
    ...single('shape', search.shape?.length === 1 ? t('Drawn area') : t('Drawn areas')),
    ...listChips(search, 'bedrooms', (count: number) => bedroomsLabel(count, t.language)),
    ...single('minBedrooms', `${search.minBedrooms}+ ${unitWords(t.language).bhk}`),
    ...rangeChip(t, search, ['minPrice', 'maxPrice']),
    ...single('maxEmi', t('EMI up to {amount}', { amount: formatRupees(search.maxEmi ?? 0) })),
    ...single(
      'maxAllIn',
      t('Up to {amount} all-in', { amount: formatRupeesShort(search.maxAllIn ?? 0, t.language) }),
    ),
    ...single('buyer', search.buyer ? t(BUYER_LABELS[search.buyer]) : ''),
    ...rangeChip(t, search, ['minArea', 'maxArea']),
    ...listChips(search, 'furnishing', among(FURNISHING_LABELS)),
    ...listChips(search, 'facing', (value: string) =>
      t('{direction} facing', { direction: label(capital(value)) }),
    ),
    ...listChips(search, 'possession', among(POSSESSION_LABELS)),
    ...listChips(search, 'amenities', among(SEARCH_AMENITY_LABELS)),
    ...listChips(search, 'status', among(STATUS_LABELS)),
    ...conditionLabels(search, { t, label }, LABELS).map(({ id, label: text, keys }) => ({
      id,
      label: text,
      without: drop(search, ...keys),
    })),
    ...single('location', search.location ?? ''),
    ...single('q', `“${search.q}”`),
  ];
  return chips.filter((chip) => !hidden.includes(chip.id.split('-')[0] as keyof PropertySearch));
}

/** Chips of a search that a wider one lacks; a widened one has the same id. */
export function givenUp(search: Search, wider: Search, words: Texts<'search/applied'>): Chip[] {
  const kept = new Set(chipsFor(wider, words).map(({ id }) => id));
  return chipsFor(search, words).filter(({ id }) => !kept.has(id));
}

/** Chips named first in a sentence about a search, so that a wrong budget is noticed. */
const FIRST: readonly string[] = ['bedrooms', 'minBedrooms', 'minPrice'];
const MAX_NAMED = 6;
/** "2 BHK, up to ₹55 L, Besa" */
export function understoodText(search: Search, words: Texts<'search/applied'>): string {
  const chips = chipsFor(search, words, ['type', 'city']);
  const rank = ({ id }: Chip) => {
    const at = FIRST.findIndex((key) => id === key || id.startsWith(`${key}-`));
    return at < 0 ? FIRST.length : at;
  };
  const labels = [...chips].sort((a, b) => rank(a) - rank(b)).map(({ label }) => label);
  const [first, ...rest] = labels.slice(0, MAX_NAMED);
  // in a sentence "up to" has no capital; a proper name keeps its own
  const isPrice = (label: string) => /^(?:Up to|From) /.test(label);
  return [
    first,
    ...rest.map((label) => (isPrice(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Exclusions offered by the filter form, and those of the search. */
export function leftOutOptions(search: Search, isHome: boolean, words: Texts<'search/applied'>): LeftOut[] {
  const names = placeNamesIn(words.label);
  return [
    ...leftOutOf(search, isHome, words, LABELS),
    ...(search.notLocality ?? []).map((slug) => ({
      name: 'notLocality',
      value: slug,
      label: names.locality(search.city, slug),
      chosen: true,
    })),
    ...(search.notNear ?? []).map((ring) => ({
      name: 'notNear',
      value: ring,
      label: ringLabel(words.t, search, ['notNear', ring], names.near),
      chosen: true,
    })),
  ];
}

/** "new-town" → "New town", for places known only from listings. */
const fromSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

export const placeNames: PlaceNames = {
  city: (slug) => findCity(slug)?.name ?? fromSlug(slug),
  locality: (city, slug) => (city && builtIn.locality(city, slug)?.name) || fromSlug(slug),
  near: (city, slug) => {
    const places = builtIn.named(slug, city);
    const [place] = places;
    if (!place) return fromSlug(slug);
    return places.length > 1 ? `a ${PLACE_KIND_LABELS[place.kind].toLowerCase()}` : place.name;
  },
};

/** Names of places in a language. Those known only from listings keep their letters. */
export const placeNamesIn = (label: Label): PlaceNames => ({
  city: (slug) => label(placeNames.city(slug)),
  locality: (city, slug) => label(placeNames.locality(city, slug)),
  near: (city, slug) =>
    slug
      .split(',')
      .map((one) => label(placeNames.near(city, one)))
      .join(' / '),
});

/** A range offered by a list, open at one end for the first and last. `isTyped` means entered by the visitor. */
export type Band = { min?: number; max?: number; isTyped?: true };

const PRICES: Record<ListingType, readonly number[]> = {
  sale: [2_500_000, 5_000_000, 7_500_000, 10_000_000, 20_000_000, 50_000_000],
  rent: [10_000, 20_000, 35_000, 60_000, 150_000],
};
const AREAS = [500, 1000, 1500, 2500, 5000, 20_000] as const;
const ACRES = [0.5, 1, 2, 5, 10].map((acres) => acres * ACRE_SQ_FT);

/** Adjacent steps as bands: [10, 20] → up to 10, 10 to 20, from 20. Upper ends are exclusive in rupees and feet. */
function bands(steps: readonly number[]): Band[] {
  return [...steps, undefined].map((max, i) => {
    const min = i === 0 ? undefined : steps[i - 1];
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  });
}

/** The bands plus the search's own range, because a typed one ("under 60 lakh") would otherwise disappear with the form's next choice. */
export function withChosen(
  known: readonly Band[],
  [min, max]: readonly [number | undefined, number | undefined],
): Band[] {
  if (!(min || max) || known.some((band) => band.min === min && band.max === max)) return [...known];
  const ends = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return [{ ...ends, isTyped: true }, ...known];
}

export const priceBands = (type: ListingType): Band[] => bands(PRICES[type]);
/** Bands of areas, by the acre for farmland. */
export const areaBands = (category?: Category): Band[] =>
  bands(category && BY_THE_ACRE.includes(category) ? ACRES : AREAS);

/** "₹25 L to ₹50 L", "₹5 Cr and more" */
export function bandLabel(
  t: Text<'search/applied'>,
  { min, max, isTyped }: Band,
  of: 'price' | 'area',
  category?: Category,
): string {
  const size = isLandSize(category, max ?? min ?? 0) ? formatLandSize : formatArea;
  const format = of === 'price' ? formatRupeesShort : size;
  if (min !== undefined && max === undefined && !isTyped)
    return t('{low} and more', { low: format(min, t.language) });
  return rangeLabel(t, min, max, format);
}
