import { CHOICE_NAMES, maxOf, minOf, notOf, RANGE_NAMES, RULED_OUT } from '@/lib/search/conditions/constants';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';

/** Preferences, which rank homes that fulfil them first and exclude none. */
export type Preferred = Partial<PropertySearch>;

const KEYS: ReadonlySet<string> = new Set([
  ...[...CHOICE_NAMES, ...RULED_OUT].flatMap((name) => [name, notOf(name)]),
  ...RANGE_NAMES.flatMap((name) => [minOf(name), maxOf(name)]),
  ...(['locality', 'notLocality', 'bedrooms', 'minBedrooms', 'notFloor', 'dimensions'] as const),
  ...(['minPrice', 'maxPrice', 'minArea', 'maxArea', 'minRate', 'maxRate'] as const),
]);
/** Keys that accompany a condition and are none themselves. */
const BESIDE = new Set(['city', 'type', 'sort']);

/** The conditions of a search by which homes can be ordered; undefined if one of them cannot order homes. */
export function preferable(set: Preferred): Preferred | undefined {
  const entries = Object.entries(set).filter(([key]) => !BESIDE.has(key));
  return entries.length > 0 && entries.every(([key]) => KEYS.has(key))
    ? (Object.fromEntries(entries) as Preferred)
    : undefined;
}

/** Conditions separated by commas, each with its keys and values: `facing.east,minFloor.3_maxFloor.3`. No word of a listing has a point. */
export const writePreferred = (conditions: readonly Preferred[]): string =>
  conditions
    .map((set) =>
      Object.entries(set)
        .flatMap(([key, value]) => [value].flat().map((one) => `${key}.${one}`))
        .join('_'),
    )
    .join(',');

export const isPreferred = (word: string): boolean => word.includes('.');

export function readCondition(text: string): Preferred {
  const params = new URLSearchParams();
  for (const pair of text.split('_')) {
    const [key = '', value = ''] = pair.split('.');
    if (KEYS.has(key)) params.append(key, value);
  }
  const read = parseSearch(params) as Record<string, unknown>;
  return Object.fromEntries(
    [...new Set(params.keys())].flatMap((key) => (read[key] === undefined ? [] : [[key, read[key]]])),
  ) as Preferred;
}

/** Maximum preferences, as many as words that rank (`MAX_WORDS`). */
const MAX_PREFERRED = 8;
/** The conditions of an address, each with its text. Unreadable ones are left out. */
export const readPreferred = (text: string | undefined): { text: string; set: Preferred }[] =>
  (text ? text.split(',') : [])
    .slice(0, MAX_PREFERRED)
    .map((one) => ({ text: one, set: readCondition(one) }))
    .filter(({ set }) => Object.keys(set).length > 0);
