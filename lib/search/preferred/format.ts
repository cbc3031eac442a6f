import type { Texts } from '@/lib/platform/language/translate';
import { chipsFor } from '@/lib/search/format';
import type { Preferred } from './rules';

/** The name of a preferred condition: "East facing", "Up to ₹60 L". A locality has its name in its city. */
export const preferredLabel = (set: Preferred, words: Texts<'search/applied'>, city?: string): string =>
  chipsFor({ ...set, ...(city && { city }) }, words, ['city', 'type'])
    .map(({ label }) => label)
    .join(', ');
