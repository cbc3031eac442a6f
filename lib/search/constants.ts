import type { SubType } from '@/lib/listings/fields/vocabulary';
import { latinDigits } from '@/lib/platform/language/digits';
import { parseArea, parseRupees } from '@/lib/platform/text/typed-figures';

/** The orders of a list, as its menu shows them. */
export const SORT_LABELS = {
  newest: 'Newest first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'area-desc': 'Largest first',
  'all-in-asc': 'All-in cost, low to high',
  'carpet-rate-asc': 'Per carpet sq ft, low to high',
  distance: 'Nearest first',
} as const;
export type Sort = keyof typeof SORT_LABELS;
export const SORTS = Object.keys(SORT_LABELS) as Sort[];

/** A whole number of rooms, zero or more. */
const parseCount = (text: string): number | undefined => {
  const typed = latinDigits(text.trim());
  return /^\d{1,2}$/.test(typed) ? Number(typed) : undefined;
};

/** Filters that accept typed text: "60 lakh", "0.6 cr", "2 acres". In addresses they are whole rupees and square feet. */
const TYPED_FILTERS = {
  minPrice: parseRupees,
  maxPrice: parseRupees,
  minArea: parseArea,
  maxArea: parseArea,
  maxEmi: parseRupees,
  maxAllIn: parseRupees,
  minBedrooms: parseCount,
} as const;
export type TypedFilter = keyof typeof TYPED_FILTERS;
export const TYPED_NAMES = Object.keys(TYPED_FILTERS) as TypedFilter[];

/** Unreadable typed filters, as typed. */
export type Unreadable = Partial<Record<TypedFilter, string>>;

export const TYPED_MESSAGES: Record<TypedFilter, string> = {
  minPrice: 'Enter an amount, such as 60 lakh, 0.6 cr or 45k',
  maxPrice: 'Enter an amount, such as 60 lakh, 0.6 cr or 45k',
  minArea: 'Enter an area, such as 1200 or 2 acres',
  maxArea: 'Enter an area, such as 1200 or 2 acres',
  maxEmi: 'Enter an amount, such as 35,000 or 35k',
  maxAllIn: 'Enter an amount, such as 60 lakh, 0.6 cr or 45k',
  minBedrooms: 'Enter a number, such as 2',
};

/** The text's value, or undefined if unreadable. */
export function parseTyped(name: TypedFilter, text: string): number | undefined {
  const value = TYPED_FILTERS[name](text);
  return value === undefined ? undefined : Math.round(value);
}

/** Maximum zoom of a map, which shows a block's streets. */
export const MAX_ZOOM = 19;

/** Maximum length of several locations separated by commas. */
export const MAX_LOCATION_LENGTH = 200;

/** Detached homes, whichever category they were listed in. */
export const HOUSES: readonly SubType[] = ['house', 'villa', 'bungalow', 'row-house'];

/** Maximum and default kilometres around a place. */
export const MAX_WITHIN_KM = 50;
export const DEFAULT_WITHIN_KM = 3;
/** Distances in kilometres tried in turn for "near" without a distance. A metro station is reached on foot, and 5 km are an entire city. */
export const NEAR_RINGS = [1, 2, 3, 5] as const;
export const METRO_RINGS = [0.8, 1, 2, 3] as const;
export const WITHIN_CHOICES = [0.5, 1, 2, 3, 5, 10] as const;
