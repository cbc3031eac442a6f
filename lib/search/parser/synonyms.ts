import { foldsOf } from '@/lib/platform/text/fold';
import { wordsOf } from '@/lib/platform/text/search-terms';
import { AMENITY_WORDS } from './amenity-words';
import { CATEGORY_WORDS, SUB_TYPE_WORDS } from './vocabulary';

/** Shorter keys belong to too many words. */
const MIN_KEY = 3;

const keysOf = (phrases: readonly string[]): string[] => {
  const single = phrases.filter((phrase) => wordsOf(phrase).length === 1);
  return [...new Set(single.flatMap(foldsOf))].filter((key) => key.length >= MIN_KEY);
};

/** Single words of the parser's tables with the same meaning, by sound: "godn, gdm, verhus". */
export function searchSynonyms(): string[] {
  const amenities = new Map<string, string[]>();
  for (const [phrase, value] of Object.entries(AMENITY_WORDS))
    amenities.set(value, [...(amenities.get(value) ?? []), phrase]);
  const tables = [...Object.values(CATEGORY_WORDS), ...Object.values(SUB_TYPE_WORDS)].map((text) =>
    text.split(', '),
  );
  return [...tables, ...amenities.values()]
    .map(keysOf)
    .filter((keys) => keys.length > 1)
    .map((keys) => keys.join(', '));
}
