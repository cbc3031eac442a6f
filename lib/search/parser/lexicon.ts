import { foldWord } from '@/lib/platform/text/place-name';
import type { PropertySearch } from '@/lib/search/schema';
import errands from './lexicon/errands.json';
import facing from './lexicon/facing.json';
import fields from './lexicon/fields.json';
import filler from './lexicon/filler.json';
import kinds from './lexicon/kinds.json';
import limits from './lexicon/limits.json';
import near from './lexicon/near.json';
import numbers from './lexicon/numbers.json';
import other from './lexicon/other.json';
import people from './lexicon/people.json';
import qualities from './lexicon/qualities.json';
import refusals from './lexicon/refusals.json';
import refuse from './lexicon/refuse.json';
import units from './lexicon/units.json';
import wishes from './lexicon/wishes.json';
import wordGroups from './lexicon/words.json';

export type Search = Partial<PropertySearch>;
export type Bound = 'max' | 'min' | 'about';
export type Side = 'before' | 'after' | 'both';

/** One meaning of a phrase. The files in `lexicon/` list its phrases; README.md says how to add one. */
export type Sense = {
  is: string;
  set?: Search;
  generic?: 'home' | 'land' | 'space';
  ofRent?: boolean;
  today?: string;
  rank?: boolean;
  service?: string;
  errand?: string;
  bound?: Bound;
  side?: Side;
  /** excludes the limit itself */
  strict?: boolean;
  unit?: string;
  factor?: number;
  field?: string;
  facing?: string;
  whom?: string;
  saleOf?: string;
  /** earliest date, instead of the moving date */
  least?: boolean;
  /** spelling used in listings */
  listed?: string;
  /** group of a `word`, which has no meaning of its own */
  of?: string;
  /** standard form of a word written or heard differently */
  text?: string;
};

export type Word = { text: string; isOf?: boolean };
type Entry = { words: readonly string[]; senses: Sense[] };

const FILES = [
  ...[limits, refuse, wishes, near, fields, units, kinds, qualities, refusals],
  ...[facing, people, errands, other, filler, wordGroups],
] as unknown as (Sense & { words: string })[][];

/** Splits text at commas, with words in the form used for comparison. */
export const phrasesOf = (words: string): string[] => words.split(', ');
const wordsOf = (phrase: string): string[] => phrase.split(' ').map(foldWord);

type Lexicon = {
  byFirst: Map<string, Entry[]>;
  words: Set<string>;
  groups: Map<string, Set<string>>;
  /** by `short` or `heard` and the typed word */
  spellings: Map<string, string>;
};
let built: Lexicon | undefined;

/** Built at the first search, because most processes that load this module never search. */
export function lexicon(): Lexicon {
  if (built) return built;
  const byPhrase = new Map<string, Entry>();
  const [words, groups, spellings] = [
    new Set<string>(),
    new Map<string, Set<string>>(),
    new Map<string, string>(),
  ];
  for (const { words: list, ...sense } of FILES.flat())
    for (const phrase of phrasesOf(list)) {
      const parts = wordsOf(phrase);
      if (sense.is === 'word') groups.set(sense.of!, (groups.get(sense.of!) ?? new Set()).add(parts[0]!));
      else if (sense.text) spellings.set(`${sense.is} ${parts[0]}`, sense.text);
      else {
        const key = parts.join(' ');
        const entry = byPhrase.get(key) ?? { words: parts, senses: [] };
        entry.senses.push(sense);
        byPhrase.set(key, entry);
        if (sense.is !== 'filler') for (const part of parts) words.add(part);
      }
    }
  const byFirst = new Map<string, Entry[]>();
  for (const entry of byPhrase.values()) {
    const list = byFirst.get(entry.words[0]!);
    if (list) list.push(entry);
    else byFirst.set(entry.words[0]!, [entry]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  built = { byFirst, words, groups, spellings };
  return built;
}

const TELLING = new Set(['kind', 'quality', 'unit', 'limit', 'facing', 'direction']);
/** Single words that say something about a home by themselves. */
export const tellingWords = (): string[] =>
  [...lexicon().byFirst.values()]
    .flat()
    .filter(({ words, senses }) => words.length === 1 && senses.some(({ is }) => TELLING.has(is)))
    .map(({ words }) => words[0]!);

export type Found = { senses: Sense[]; used: number };

/** Phrases that start here, longest first, ignoring hyphens between their words. */
export function phrasesAt(tokens: readonly Word[], at: number): Found[] {
  const found: Found[] = [];
  for (const { words, senses } of lexicon().byFirst.get(tokens[at]?.text ?? '') ?? []) {
    let next = at;
    const fits = words.every((word, i) => {
      if (i > 0 && tokens[next]?.text === '-') next++;
      return tokens[next++]?.text === word;
    });
    if (fits) found.push({ senses, used: next - at });
  }
  return found;
}

/** The longest phrase here that has one of these senses. */
export function senseAt(
  tokens: readonly Word[],
  at: number,
  is: string,
): { sense: Sense; used: number } | undefined {
  for (const { senses, used } of phrasesAt(tokens, at)) {
    const sense = senses.find((one) => one.is === is);
    if (sense) return { sense, used };
  }
  return undefined;
}

const numbered = (key: 'value' | 'ordinal' | 'month') =>
  new Map(
    (numbers as { words: string; value?: number; ordinal?: number; month?: number }[]).flatMap((row) =>
      row[key] === undefined
        ? []
        : phrasesOf(row.words).map((word) => [wordsOf(word).join(' '), row[key]!] as const),
    ),
  );
export const VALUES = numbered('value');
export const ORDINALS = numbered('ordinal');
export const MONTHS = numbered('month');

/** True if the word is in a group of `lexicon/words.json`, by which rules recognise their surroundings. */
export const isWord = (group: string, word: string | undefined): boolean =>
  word !== undefined && (lexicon().groups.get(group)?.has(word) ?? false);

/** Everyday words and verbs in any form that say nothing about a home. */
const GRAMMAR =
  /(?:ियों|ाओं|ों|ूंगा|ेंगे|ायचं|ायचा|ायची|ायचे|ायला|ण्यासाठी|ेगा|ेगी|एगा|एगी|ूंगी|ोगे)$|^\p{Script=Latin}{3,}(?:ega|egi|enge|unga|ungi|oge|aycha|aychi|ayche|aychay|ayla|nyasathi)$/u;
export const isOrdinary = (word: string): boolean =>
  isWord('ordinary', word) || GRAMMAR.test(word) || /^[a-z]$/.test(word);
/** True if this word alone has one of these senses. */
export const means = (word: string | undefined, ...kinds: string[]): boolean =>
  (lexicon().byFirst.get(word ?? '') ?? []).some(
    ({ words, senses }) => words.length === 1 && senses.some(({ is }) => kinds.includes(is)),
  );
