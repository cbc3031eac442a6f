import { BUYER_LABELS } from '@/lib/cost-search/constants';
import { formatArea, formatRupees, formatRupeesShort } from '@/lib/format';
import { PLACE_KIND_LABELS } from '@/lib/gazetteer/constants';
import { builtIn } from '@/lib/gazetteer/rules';
import type { ListingType } from '@/lib/listing-vocabulary/constants';
import {
  FURNISHING_LABELS,
  LISTING_TYPE_LABELS,
  POSSESSION_LABELS,
  SEARCH_AMENITY_LABELS,
  STATUS_LABELS,
  SUB_TYPE_LABELS,
} from '@/lib/listing-vocabulary/constants';
import { findCity } from '@/lib/place/rules';
import { DEFAULT_WITHIN_KM } from './constants';
import type { PropertySearch } from './schema';

/** One applied filter as people say it, and the search that is left when it is taken off. */
export type Chip = { id: string; label: string; without: Partial<PropertySearch> };

type Search = Partial<PropertySearch>;
export type PlaceNames = {
  city: (slug: string) => string;
  locality: (city: string | undefined, slug: string) => string;
  /** of anything that a search can be near to */
  near: (city: string | undefined, slug: string) => string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "₹40 L to ₹60 L", "up to ₹60 L", "from ₹40 L" */
export function rangeLabel(
  low: number | undefined,
  high: number | undefined,
  format: (n: number) => string,
): string {
  if (low !== undefined && high !== undefined) return `${format(low)} to ${format(high)}`;
  return high === undefined ? `From ${format(low ?? 0)}` : `Up to ${format(high)}`;
}

export const bedroomsLabel = (count: number): string => (count >= 5 ? '5+ BHK' : `${count} BHK`);

function drop(search: Search, ...keys: (keyof PropertySearch)[]): Search {
  return Object.fromEntries(
    Object.entries(search).filter(([key]) => key !== 'page' && !keys.includes(key as keyof PropertySearch)),
  );
}

type ListKey =
  | 'subType'
  | 'locality'
  | 'notLocality'
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

function rangeChip(search: Search, keys: ['minPrice', 'maxPrice'] | ['minArea', 'maxArea']): Chip[] {
  const [low, high] = [search[keys[0]], search[keys[1]]];
  if (low === undefined && high === undefined) return [];
  const format = keys[0] === 'minPrice' ? formatRupeesShort : formatArea;
  return [{ id: keys[0], label: rangeLabel(low, high, format), without: drop(search, ...keys) }];
}

/** "Within 3 km of AIIMS" */
const nearLabel = ({ city, near = '', within = DEFAULT_WITHIN_KM }: Search, names: PlaceNames) =>
  `Within ${within} km of ${names.near(city, near)}`;

/** Without a place there is no distance to order by. */
export const withoutNear = (search: Search): Search => ({
  ...drop(search, 'near', 'within'),
  ...(search.sort === 'distance' && { sort: 'newest' }),
});

/** The chips of a search, in the order people read them. `type` and the place of the page itself can be left out. */
export function chipsFor(
  search: Search,
  names: PlaceNames,
  hidden: readonly (keyof PropertySearch)[] = [],
): Chip[] {
  const single = (key: keyof PropertySearch, label: string): Chip[] =>
    search[key] === undefined ? [] : [{ id: key, label, without: drop(search, key) }];
  const chips = [
    ...single('type', search.type ? LISTING_TYPE_LABELS[search.type] : ''),
    ...(search.category === undefined
      ? []
      : [{ id: 'category', label: search.category, without: drop(search, 'category', 'subType') }]),
    ...listChips(search, 'subType', (value: keyof typeof SUB_TYPE_LABELS) => SUB_TYPE_LABELS[value]),
    ...(search.city === undefined
      ? []
      : [
          {
            id: 'city',
            label: names.city(search.city),
            without: drop(search, 'city', 'locality', 'notLocality'),
          },
        ]),
    ...listChips(search, 'locality', (slug: string) => names.locality(search.city, slug)),
    ...listChips(search, 'notLocality', (slug: string) => `Not ${names.locality(search.city, slug)}`),
    ...(search.near === undefined
      ? []
      : [{ id: 'near', label: nearLabel(search, names), without: withoutNear(search) }]),
    ...single('bbox', 'Part of the map'),
    ...single('shape', search.shape?.length === 1 ? 'Drawn area' : 'Drawn areas'),
    ...listChips(search, 'bedrooms', bedroomsLabel),
    ...single('minBedrooms', `${search.minBedrooms}+ BHK`),
    ...rangeChip(search, ['minPrice', 'maxPrice']),
    ...single('maxEmi', `EMI up to ${formatRupees(search.maxEmi ?? 0)}`),
    ...single('maxAllIn', `All in up to ${formatRupeesShort(search.maxAllIn ?? 0)}`),
    ...single('buyer', search.buyer ? BUYER_LABELS[search.buyer] : ''),
    ...rangeChip(search, ['minArea', 'maxArea']),
    ...listChips(search, 'furnishing', (value: keyof typeof FURNISHING_LABELS) => FURNISHING_LABELS[value]),
    ...listChips(search, 'facing', (value: string) => `${capital(value)} facing`),
    ...listChips(search, 'possession', (value: keyof typeof POSSESSION_LABELS) => POSSESSION_LABELS[value]),
    ...listChips(
      search,
      'amenities',
      (value: keyof typeof SEARCH_AMENITY_LABELS) => SEARCH_AMENITY_LABELS[value],
    ),
    ...listChips(search, 'status', (value: keyof typeof STATUS_LABELS) => STATUS_LABELS[value]),
    ...single('location', search.location ?? ''),
    ...single('q', `“${search.q}”`),
  ];
  return chips.filter((chip) => !hidden.includes(chip.id.split('-')[0] as keyof PropertySearch));
}

/** "new-town" → "New town": for places that only listings know. */
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

/** A range that a list offers to choose, open at one end for the first and the last. */
export type Band = { min?: number; max?: number; label: string };

const PRICES: Record<ListingType, readonly number[]> = {
  sale: [2_500_000, 5_000_000, 7_500_000, 10_000_000, 20_000_000, 50_000_000],
  rent: [10_000, 20_000, 35_000, 60_000, 150_000],
};
const AREAS = [500, 1000, 1500, 2500, 5000, 20_000] as const;

/** Neighbouring steps as bands: [10, 20] → up to 10, 10 to 20, from 20. Upper ends are exclusive in rupees and feet. */
function bands(steps: readonly number[], format: (value: number) => string): Band[] {
  return [...steps, undefined].map((max, i) => {
    const min = i === 0 ? undefined : steps[i - 1];
    if (min === undefined) return { max: max!, label: `Up to ${format(max!)}` };
    if (max === undefined) return { min, label: `${format(min)} and more` };
    return { min, max, label: `${format(min)} to ${format(max)}` };
  });
}

/**
 * The bands and the range that a search has. A range may have been typed ("under 60 lakh"), and a form that did not
 * offer it would drop it with the next choice.
 */
export function withChosen(
  known: readonly Band[],
  [min, max]: readonly [number | undefined, number | undefined],
  format: (value: number) => string,
): Band[] {
  if (!(min || max) || known.some((band) => band.min === min && band.max === max)) return [...known];
  const ends = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return [{ ...ends, label: rangeLabel(min, max, format) }, ...known];
}

export const priceBands = (type: ListingType): Band[] => bands(PRICES[type], formatRupeesShort);
export const areaBands = (): Band[] => bands(AREAS, formatArea);
