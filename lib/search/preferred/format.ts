import type { Texts } from '@/lib/platform/language/translate';
import { chipsFor } from '@/lib/search/format';
import type { Preferred } from './rules';

/** A preference as text: "East facing", "Up to ₹60 L". Localities have their names within their city. */
export const preferredLabel = (set: Preferred, words: Texts<'search/applied'>, city?: string): string =>
  chipsFor({ ...set, ...(city && { city }) }, words, ['city', 'type'])
    .map(({ label }) => label)
    .join(', ');
