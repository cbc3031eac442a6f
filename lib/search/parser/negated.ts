import { CHOICE_NAMES, maxOf, minOf, notOf, RANGE_NAMES, RULED_OUT } from '@/lib/search/conditions/constants';
import type { PropertySearch } from '@/lib/search/schema';
import { notNearSet } from './near';

/** Numbers for which "not from 5 on" means "at most 4": years and rooms are integers. */
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

const INVERSE = {
  minPrice: 'maxPrice',
  maxPrice: 'minPrice',
  minArea: 'maxArea',
  maxArea: 'minArea',
  minRate: 'maxRate',
  maxRate: 'minRate',
} as const;
const MAX_FLOORS_OUT = 5;
export const GROUND: Partial<PropertySearch> = { notFloor: [0] };

const HOMES = new Set(['residential', 'रेसिडेंशियल']);
/** "everything except plots": the kind alone is excluded; a word for any home or land excludes nothing. */
export function negatedKind(
  { set, isGeneric }: { set?: Partial<PropertySearch>; isGeneric?: unknown },
  word: string,
): Partial<PropertySearch> | undefined {
  const keys = Object.keys(set ?? {});
  if (isGeneric || !set?.category || keys.length > 1) return undefined;
  // "no flats": houses are Residential too
  if (set.category === 'Residential' && !HOMES.has(word)) return { notSubType: ['flat'] };
  return { notCategory: [set.category] };
}

/** The negation of a condition; undefined if no filter can exclude it. */
export function negatedSet(set: Partial<PropertySearch>): Partial<PropertySearch> | undefined {
  if (set.near !== undefined || set.alsoNear) return notNearSet(set);
  // "airport se door nahi": near to it
  if (set.notNear) return { ...(set.city && { city: set.city }), alsoNear: set.notNear };
  const { type, category, ...rest } = set;
  const keys = Object.keys(rest).filter((key) => rest[key as keyof typeof rest] !== undefined);
  const [key] = keys;
  const { minFloor, maxFloor } = rest;
  // "not for rent"
  if (type && !category && keys.length === 0) return { type: type === 'rent' ? 'sale' : 'rent' };
  if (keys.length === 2 && isWhole(minFloor) && isWhole(maxFloor) && maxFloor - minFloor < MAX_FLOORS_OUT)
    return { notFloor: Array.from({ length: maxFloor - minFloor + 1 }, (_, i) => minFloor + i) };
  if (keys.length !== 1 || !key) return undefined;
  // "mehnga nahi"
  if (rest.sort === 'price-desc') return { sort: 'price-asc' };
  const values = rest[key as keyof typeof rest];
  const choice = [...CHOICE_NAMES, ...RULED_OUT].find((name) => name === key);
  // "no flat without a lift": what is ruled out is asked for
  const asked = [...CHOICE_NAMES, ...RULED_OUT].find((name) => notOf(name) === key);
  if (asked) return { ...(asked === 'subType' && category && { category }), [asked]: values };
  if (choice && Array.isArray(values)) {
    const kept = choice === 'tenants' && type ? { type } : {};
    return { ...kept, [notOf(choice)]: values } as Partial<PropertySearch>;
  }
  // "60 lakh se jyada nahi"
  const inverse = INVERSE[key as keyof typeof INVERSE];
  if (inverse && typeof values === 'number') return { [inverse]: values };
  for (const name of RANGE_NAMES) {
    if (key === minOf(name) && isWhole(values)) return values > 0 ? { [maxOf(name)]: values - 1 } : undefined;
    if (key === maxOf(name) && isWhole(values)) return { [minOf(name)]: values + 1 };
  }
  return undefined;
}

/** Whether a condition rules something out and nothing else. */
export function isRuledOut<T extends { set?: Partial<PropertySearch>; place?: unknown }>(
  piece: T | undefined,
): piece is T {
  const keys = Object.keys(piece?.set ?? {});
  return !piece?.place && keys.length === 1 && /^not[A-Z]/.test(keys[0]!);
}

/** Whether it says only how old a building is at least. */
export function isOldest<T extends { set?: Partial<PropertySearch> }>(piece: T | undefined): piece is T {
  return Object.keys(piece?.set ?? {}).join() === 'minAgeYears';
}
