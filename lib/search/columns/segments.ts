import { foldOf, isDevanagari } from '@/lib/platform/text/fold';
import { wordsOf } from '@/lib/platform/text/search-terms';

export type CountedSegment = { label: string; count: number };

/** "Dharampeth, Besa" → both, because a first segment contains no comma. */
export function locationsOf(text: string): string[] {
  const names = text.split(',').filter((name) => wordsOf(name).length > 0);
  return names.length > 0 ? names : [text];
}

/** "Narmada Heights, Dharampeth, Nagpur" → "Narmada Heights" */
export const firstSegment = (address: string): string => (address.split(',', 1)[0] ?? '').trim();

/** Words by sound, in one script. */
export const foldAll = (words: string): string => words.split(' ').map(foldOf).join(' ');

/** True if a word of a name starts with the typed text; across scripts, by sound. */
export function beginsIn(name: string, key: string): boolean {
  if (key === '' || ` ${name}`.includes(` ${key}`)) return true;
  if (!isDevanagari(key) && !isDevanagari(name)) return false;
  return ` ${foldAll(name)}`.includes(` ${foldAll(key)}`);
}
