import { foldOf, initialsOf, isDevanagari } from '@/lib/platform/text/fold';
import { Bitmap } from './bitmap';
import { Dictionary, type DictionaryParts } from './dictionary';

/** From this many letters on a part is looked for inside words; fewer are in too many of them. */
export const MIN_INNER_LENGTH = 3;
/** Digits at the end of a word that is mostly a number, such as a property code or a PIN code. */
const MIN_DIGITS = 4;

/** Keys are stored among the words in letters of their own (Unicode's private use), so that no typed part is found inside of one. */
const PRIVATE = 0xe000;
const asKey = (key: string) =>
  String.fromCharCode(...Array.from(key, (_letter, i) => PRIVATE + (key.charCodeAt(i) & 0xfff)));

/** The words of a listing with the keys of those in Devanagari, by which they are found in Latin letters too. */
export function withKeys(terms: readonly string[]): string[] {
  const keys = terms.filter(isDevanagari).map((term) => asKey(foldOf(term)));
  return keys.length > 0 ? [...terms, ...new Set(keys)] : [...terms];
}

/** The rule of `TermIndex.matching` for one listing. */
export function hasWord(terms: readonly string[], word: string): boolean {
  const key = foldOf(word);
  const stored = asKey(key);
  const isInner = word.length >= MIN_INNER_LENGTH;
  const isOther = isDevanagari(word);
  return terms.some(
    (term) =>
      (isInner ? term.includes(word) : term.startsWith(word)) ||
      (key !== '' && (term.startsWith(stored) || (isOther && isHeardAs(term, key)))),
  );
}

/** Whether a word in Latin letters begins with what a key says; what has a figure in it is a code. */
const isHeardAs = (term: string, key: string): boolean =>
  initialsOf(key).includes(term[0] ?? '') && !/[0-9]/.test(term) && foldOf(term).startsWith(key);

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) => code >= 97 && code <= 122;

/** The letters before the number of a word that is `letters` and then at least four digits; undefined for any other. */
function lettersOf(word: string): string | undefined {
  let digits = 0;
  while (digits < word.length && isDigit(word.charCodeAt(word.length - 1 - digits))) digits++;
  if (digits < MIN_DIGITS) return undefined;
  const letters = word.slice(0, -digits);
  for (let i = 0; i < letters.length; i++) if (!isLetter(letters.charCodeAt(i))) return undefined;
  return letters;
}

export type TermParts = { words: DictionaryParts; numbered: DictionaryParts };

/**
 * Which slots carry a word that is like the one typed. Slots are never reused, so nothing is ever taken out. Every listing has a
 * code of its own: such words are apart, because all their letters are the same few, and only a part with a digit needs them read.
 */
export class TermIndex {
  private readonly words: Dictionary;
  private readonly numbered: Dictionary;
  /** listings by the letters before a number */
  private readonly letters = new Map<string, Bitmap>();
  private slots = 0;

  constructor(minMerge?: number) {
    this.words = new Dictionary(minMerge);
    this.numbered = new Dictionary(minMerge);
  }

  add(slot: number, terms: readonly string[]): void {
    this.slots = slot + 1;
    for (const term of terms) {
      const letters = lettersOf(term);
      if (letters === undefined) this.words.add(slot, term);
      else {
        this.numbered.add(slot, term);
        if (letters) this.lettersFor(letters).add(slot);
      }
    }
  }

  private lettersFor(letters: string): Bitmap {
    const known = this.letters.get(letters) ?? new Bitmap();
    this.letters.set(letters, known);
    return known;
  }

  /** Words that contain this one; of one or two letters, words that begin with it; and those of the other script that begin as it sounds. */
  matching(part: string): Bitmap {
    const found = new Bitmap(this.slots);
    const isInner = part.length >= MIN_INNER_LENGTH;
    this.words.collect(part, isInner, found);
    if (/[0-9]/.test(part)) this.numbered.collect(part, isInner, found);
    else
      for (const [letters, slots] of this.letters)
        if (isInner ? letters.includes(part) : letters.startsWith(part)) found.addAll(slots);
    const key = foldOf(part);
    if (key !== '') this.words.collect(asKey(key), false, found);
    if (key !== '' && isDevanagari(part))
      for (const initial of initialsOf(key))
        this.words.collect(initial, false, found, (word) => isHeardAs(word, key));
    return found;
  }

  parts(): TermParts {
    return { words: this.words.parts(), numbered: this.numbered.parts() };
  }

  letterSets(): ReadonlyMap<string, Bitmap> {
    return this.letters;
  }

  restore({ words, numbered }: TermParts, letters: Iterable<[string, Bitmap]>, slots: number): void {
    this.words.restore(words);
    this.numbered.restore(numbered);
    for (const [name, set] of letters) this.letters.set(name, set);
    this.slots = slots;
  }
}
