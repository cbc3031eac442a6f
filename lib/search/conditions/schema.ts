import { z } from 'zod';
import {
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  POSSESSIONS,
  SEARCH_AMENITIES,
  SUB_TYPES,
} from '@/lib/listings/fields/vocabulary';
import { latinDigits } from '@/lib/platform/language/digits';
import { first, firstDay, firstFigure } from '@/lib/platform/text/list-url';
import {
  CHOICE_NAMES,
  CHOICES,
  type Conditions,
  maxOf,
  minOf,
  notOf,
  RANGE_NAMES,
  RANGES,
  type RULED_OUT,
} from './constants';
import { readDimensions } from './rules';

/** The query keys of the conditions. Like every search key, an unreadable one counts as absent. */
const MAX_NUMBER = 1_000_000_000;
const MAX_FLOORS = 20;

const parts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((text) =>
    typeof text === 'string' ? latinDigits(text).split(',') : [],
  );

const listOf = (allowed: readonly string[]) =>
  z
    .preprocess(
      (value) => [...new Set(parts(value))].filter((part) => allowed.includes(part)),
      z.array(z.string()),
    )
    .transform((list) => (list.length > 0 ? list : undefined))
    .catch(undefined);

const number = z
  .preprocess(
    (value) => (first(value) === '' ? undefined : firstFigure(value)),
    z.coerce.number().min(-5).max(MAX_NUMBER),
  )
  .optional()
  .catch(undefined);
const day = z.preprocess(firstDay, z.iso.date()).optional().catch(undefined);

const floors = z
  .preprocess(
    (value) =>
      parts(value)
        .filter((part) => /^-?\d{1,3}$/.test(part))
        .map(Number)
        .slice(0, MAX_FLOORS),
    z.array(z.number()),
  )
  .transform((list) => (list.length > 0 ? list : undefined))
  .catch(undefined);

export const RULED_OUT_VALUES: Record<(typeof RULED_OUT)[number], readonly string[]> = {
  category: CATEGORIES,
  subType: SUB_TYPES,
  furnishing: FURNISHINGS,
  facing: FACINGS,
  possession: POSSESSIONS,
  amenities: SEARCH_AMENITIES,
};

const choices = CHOICE_NAMES.flatMap((name) => {
  const list = listOf(CHOICES[name].values);
  return [
    [name, list],
    [notOf(name), list],
  ] as const;
});
const ruledOut = Object.entries(RULED_OUT_VALUES).map(
  ([name, values]) => [notOf(name), listOf(values)] as const,
);
const ranges = RANGE_NAMES.flatMap((name) => {
  const schema = RANGES[name].kind === 'date' ? day : number;
  return [
    [minOf(name), schema],
    [maxOf(name), schema],
  ] as const;
});

type Shape = { [K in keyof Required<Conditions>]: z.ZodType<Conditions[K]> };

/** One schema per key of `Conditions`. */
export const CONDITION_SHAPE = {
  ...Object.fromEntries([...choices, ...ruledOut, ...ranges]),
  notFloor: floors,
  minRate: number,
  maxRate: number,
  dimensions: z
    .preprocess(
      first,
      z
        .string()
        .overwrite(latinDigits)
        .refine((text) => readDimensions(text)),
    )
    .optional()
    .catch(undefined),
} as unknown as Shape;

export const CONDITION_KEYS = Object.keys(CONDITION_SHAPE) as (keyof Conditions)[];
