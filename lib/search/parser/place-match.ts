import {
  likeness,
  nameWords,
  type Word,
  withoutEnding,
  withoutLatinEnding,
  wordOf,
} from '@/lib/platform/text/place-name';
import { isWord, type Search, type Sense, senseAt } from './lexicon';
import { initialOf, type Place, type PlaceIndex } from './place-index';
import type { Token } from './tokens';

export const MAX_PLACE_WORDS = 5;

export type ExactMatch = { places: readonly Place[]; used: number };

/** Exact names here, longest first, so that "Katol Road" does not match Katol. */
export function exactAt(
  tokens: readonly Token[],
  at: number,
  end: number,
  index: PlaceIndex,
): ExactMatch | undefined {
  for (let used = Math.min(MAX_PLACE_WORDS, end - at); used > 0; used--) {
    const words = tokens.slice(at, at + used).map((token) => token.text);
    const places =
      index.exact.get(words.join(' ')) ??
      index.exact.get(words.map(withoutEnding).join(' ')) ??
      index.exact.get([...words.slice(0, -1), withoutLatinEnding(words.at(-1)!)].join(' '));
    if (places) return { places, used };
  }
  return undefined;
}

/** Institutions such as schools, temples and offices, which are never misspelt localities: "vanshala". */
const INSTITUTION =
  /^\p{L}{2,}(?:shala|shaala|vidyalay|vidyalaya|karyalay|karyalaya|mandir|शाळा|शाला|विद्यालय|कार्यालय|मंदिर)$/u;

/** True for a deity's name before a temple, which is not a misspelt place: "ganpati mandir". */
export const isOfWorship = (tokens: readonly Token[], at: number): boolean =>
  isWord('worship', tokens[at]?.text);
export type LikeMatch = { place: Place; used: number };

type Candidate = LikeMatch & { rank: number };
type Run = { at: number; end: number };

/**
 * The place in this city whose name resembles these words: another spelling, a misspelling, an incomplete name, or one without its generic last word. `end` is
 * where the unexplained words end.
 */
export function likeAt(
  tokens: readonly Token[],
  { at, end }: Run,
  index: PlaceIndex,
  citySlug: string,
): LikeMatch | undefined {
  const raw = tokens.slice(at, Math.min(end, at + MAX_PLACE_WORDS)).map(({ text }) => text);
  const typed = raw.map(withoutEnding);
  if (isWord('generic', typed[0]) || INSTITUTION.test(typed[0]!)) return undefined;
  const joined = typed.length > 1 ? [[typed[0]! + typed[1]!, ...typed.slice(2)]] : [];
  const isLast = at + typed.length === tokens.length;
  let best: Candidate | undefined;
  const forms = [...new Set([raw.join(' '), typed.join(' ')])].map((text) => text.split(' '));
  for (const form of [...forms, ...joined]) {
    const extra = raw.length - form.length;
    const words = form.map(wordOf);
    for (const { place, words: name } of index.byInitial.get(initialOf(citySlug, words[0]!)) ?? []) {
      // a place has its name in both scripts, a project in one
      if (place.kind !== 'project' && !words[0]!.spelling !== !name[0]!.spelling) continue;
      const compared = compare(words, name, isLast);
      if (!compared) continue;
      const used = compared.used + extra;
      // an incomplete name before an unknown word is not a name: "civil engineer"
      if (compared.missing > 0 && at + used < end) continue;
      const rank = compared.score + Math.log1p(place.listings + 10 * place.uses) / 100;
      if (!best || rank > best.rank) best = { place, used, rank };
    }
  }
  return best;
}

type Compared = { used: number; missing: number; score: number };

/** Compares word by word from the first. Missing words of the name must be generic. `isLast` allows an incomplete last word. */
function compare(typed: readonly Word[], name: readonly Word[], isLast: boolean): Compared | undefined {
  let used = 0;
  let score = 0;
  while (used < name.length && used < typed.length) {
    const like = likeness(typed[used]!, name[used]!);
    const mayBegin = isLast && used === typed.length - 1;
    if (!like || (like === 'begins' && !mayBegin)) break;
    score += like === 'same' ? 1 : like === 'like' ? 0.9 : 0.5;
    used++;
  }
  if (used === 0) return undefined;
  const missing = name.slice(used);
  if (missing.some((word) => !isWord('generic', word.text))) return undefined;
  // four letters are too ambiguous for an incomplete name
  if (missing.length > 0 && used === 1 && typed[0]!.text.length < 5) return undefined;
  return { used, missing: missing.length, score: score - missing.length * 0.3 };
}

/** True for words that turn the word before them into a place, even an unknown one: "tringa nagar". */
export const isNameEnding = (word: string): boolean => isWord('settlement', word.toLowerCase());
const MIN_COMMON_LETTERS = 3;

/**
 * Names in this city that an unknown name may mean, most similar first. They are only suggested, because whether "tringa nagar" means Trimurti Nagar is a
 * question.
 */
export function namesNear(typed: string, index: PlaceIndex, citySlug: string, limit: number): Place[] {
  const [first, ...rest] = nameWords(typed).map(wordOf);
  if (!first || rest.length === 0) return [];
  const near = new Map<Place, number>();
  for (const { place, words } of index.byInitial.get(initialOf(citySlug, first)) ?? []) {
    const last = words.at(-1);
    if (words.length < 2 || !last || !rest.some((word) => likeness(word, last))) continue;
    const common = commonBeginning(first.heard, words[0]!.heard);
    if (common >= MIN_COMMON_LETTERS) near.set(place, Math.max(common, near.get(place) ?? 0));
  }
  return [...near]
    .sort(([a, common], [b, other]) => other - common || b.listings - a.listings)
    .slice(0, limit)
    .map(([place]) => place);
}

function commonBeginning(value: string, other: string): number {
  let at = 0;
  while (at < value.length && value[at] === other[at]) at++;
  return at;
}

/** Localities of a PIN code. Empty if the number looks like a code that is not in the table, undefined for other numbers. */
function pinPlaces(value: number, { byPin }: PlaceIndex): readonly Place[] | undefined {
  // no delivery office has a code that ends like a round price
  const looksSo = Number.isInteger(value) && value >= 110_001 && value <= 855_999 && value % 500 !== 0;
  return byPin.get(String(value)) ?? (looksSo ? [] : undefined);
}

type Pin = { from: number; to: number; senses: Sense[]; set?: Search };
/** "440010", "440 010" */
export function pinAt(tokens: readonly Token[], at: number, index: PlaceIndex): Pin | undefined {
  const [token, two] = [tokens[at], tokens[at + 1]];
  if (!token || !/^\d+$/.test(token.text) || token.currency) return undefined;
  const isHalved = token.text.length === 3 && two && /^\d{3}$/.test(two.text);
  const to = at + (isHalved ? 2 : 1);
  const code = isHalved ? token.text + two.text : token.text;
  const places = code.length === 6 ? pinPlaces(Number(code), index) : undefined;
  const isMoney = senseAt(tokens, to, 'unit')?.sense.unit === 'money';
  if (!places || isMoney || (isHalved && places.length === 0)) return undefined;
  if (places.length === 0) return { from: at, to, senses: [{ is: 'left' }] };
  // localities in use are enough, because a code has up to twenty
  const used = places.filter(({ listings }) => listings > 0);
  const shown = used.length > 0 ? used : places;
  return {
    from: at,
    to,
    senses: [],
    set: { city: places[0]!.citySlug, locality: shown.map((place) => place.localitySlug!) },
  };
}
