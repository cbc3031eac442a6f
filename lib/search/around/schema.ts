import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';
import { readRing, writeRing } from './rules';

const partsOf = (value: unknown): string[] =>
  [value].flat().flatMap((text) => (typeof text === 'string' ? latinDigits(text).split(',') : []));

/** Maximum places, each with its kilometres if typed: `aiims`, `aiims_2`. */
const MAX_RINGS = 5;
export const rings = z
  .preprocess(
    (value) =>
      [...new Set(partsOf(value).map((text) => writeRing(readRing(text))))]
        .filter(Boolean)
        .slice(0, MAX_RINGS),
    z.array(z.string().max(90)),
  )
  .transform((list) => (list.length ? list : undefined))
  .catch(undefined);
