import { foldsOf } from '@/lib/platform/text/fold';
import { wordsOf } from '@/lib/platform/text/search-terms';
import { phrasesOf } from './lexicon';
import kinds from './lexicon/kinds.json';
import qualities from './lexicon/qualities.json';

/** Shorter keys belong to too many words. */
const MIN_KEY = 3;

const keysOf = (phrases: readonly string[]): string[] => {
  const single = phrases.filter((phrase) => wordsOf(phrase).length === 1);
  return [...new Set(single.flatMap(foldsOf))].filter((key) => key.length >= MIN_KEY);
};

/** Single words of the lexicon with the same meaning, by sound: "godn, gdm, verhus". */
export function searchSynonyms(): string[] {
  const tables = [
    ...kinds.filter((row) => !('generic' in row) && !('type' in row.set)),
    ...qualities.filter(({ set }) => 'amenities' in set),
  ];
  return tables
    .map(({ words }) => keysOf(phrasesOf(words)))
    .filter((keys) => keys.length > 1)
    .map((keys) => keys.join(', '));
}
