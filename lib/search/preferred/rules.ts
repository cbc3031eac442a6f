import { CHOICE_NAMES, maxOf, minOf, notOf, RANGE_NAMES, RULED_OUT } from '@/lib/search/conditions/constants';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';

/** Preferences, which rank matching homes first and exclude none. */
export type Preferred = Partial<PropertySearch>;

const KEYS: ReadonlySet<string> = new Set([
  ...[...CHOICE_NAMES, ...RULED_OUT].flatMap((name) => [name, notOf(name)]),
  ...RANGE_NAMES.flatMap((name) => [minOf(name), maxOf(name)]),
  ...(['locality', 'notLocality', 'bedrooms', 'minBedrooms', 'notFloor', 'dimensions'] as const),
  ...(['minPrice', 'maxPrice', 'minArea', 'maxArea', 'minRate', 'maxRate'] as const),
]);
/** Keys that accompany a condition but are none themselves. */
const BESIDE = new Set(['city', 'type', 'sort']);

/** Conditions by which homes can be ranked; undefined if one of them can't rank homes. */
export function preferable(set: Preferred): Preferred | undefined {
  const entries = Object.entries(set).filter(([key]) => !BESIDE.has(key));
  return entries.length > 0 && entries.every(([key]) => KEYS.has(key))
    ? (Object.fromEntries(entries) as Preferred)
    : undefined;
}

/** Writes conditions with keys and values, separated by commas: `facing.east,minFloor.3_maxFloor.3`. Words of listings never contain a point. */
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

/** Maximum preferences, the same as for ranking words (`MAX_WORDS`). */
const MAX_PREFERRED = 8;
/** Reads an address's conditions, each with its text. Drops unreadable ones. */
export const readPreferred = (text: string | undefined): { text: string; set: Preferred }[] =>
  (text ? text.split(',') : [])
    .slice(0, MAX_PREFERRED)
    .map((one) => ({ text: one, set: readCondition(one) }))
    .filter(({ set }) => Object.keys(set).length > 0);
