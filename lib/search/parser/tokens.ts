import { latinDigits } from '@/lib/platform/language/digits';
import { foldWord } from '@/lib/platform/text/place-name';

/** A word, number or sign of the text, with its position so that a chip can be removed. */
export type Token = {
  text: string;
  start: number;
  end: number;
  /** an amount written with a currency sign */
  currency?: true;
};

/**
 * A property code ("sgnag1003" is typed too), 45,00,000, 1.5 and 3rd are one token, "65,70" are two numbers; "3bhk" is two; signs that join numbers are
 * separate. Joiners (U+200C, U+200D) are inside Marathi words.
 */
const TOKEN =
  /[a-z]{2,4}-[a-z]{2,4}-\d{3,7}\b|(?<![\p{L}\d])[a-z]{2,4}(?:[ -]?nag[ -]?|(?:mum|hyd|pun|che)(?=\d))\d{4,7}(?!\d)|\d{1,3}(?:,\d{2})*,\d{3}(?!\d)|\d+(?:st|nd|rd|th|va|vi|ve|wa|wi|vya|wya|ri|rya|tha|thi|thya|वा|वी|वें|वे|वीं|वां|व्या|ला|ली|ल्या|रा|री|ऱ्या|था|थी|थे|थ्या)(?![\p{L}\p{M}])|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}\u200c\u200d]*|[₹+/&,–<>≤≥×*~-]/giu;

/** Marathi joins what is two words here: a unit with "than", "up to", "of" (कोटीपेक्षा, lakhancha), a quarter with its number (साडेतीन). */
const JOINED =
  /^(मजल्या|majlya)(च्या|chya)$|^((?:लाख|हजार|कोटी|करोड|फूट|फुट|एकर|गुंठ)[\u093e\u0947\u0902]*)(पेक्षा|पर्यंत|च्या|चा|ची|चे)$|^(मुली|मुलां|महिलां|विद्यार्थ्यां|कुटुंबा|बॅचलर|नोकरदारां)(साठी)$|^(साडे|साढे|सव्वा|पावणे|पाऊणे)(\p{L}.*)$|^((?:lakh|hazar|hajar|koti|crore|ekar)(?:an|a)?)(chya|cha|chi|che|paryant|peksha)$|^((?:lakh|lac|lacs|hazar|hajar|crore|cr))(ke|tak|se|me|mein|ka|ki)$|^(one|two|three|four|five|ek|do|teen|char)(bhk|rk)$|^(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two)(lakhs?|lacs?|crores?)$/iu;
/** Postpositions joined to the end of any word (वर्षांपेक्षा, metrojawal); no name ends like them. */
const POSTPOSITION =
  /^(.{2,})(पेक्षा|पर्यंत(?:चा|चे|ची)?|साठी|शिवाय|वगळून|वगळता|सह)$|^(.{3,})(jawal|javal|paryant|peksha|sathi|madhe|madhye|madhil|pasun|shivay|sodun)$/iu;

const partsOf = (word: string): string[] => {
  const match = JOINED.exec(word) ?? POSTPOSITION.exec(word);
  return match?.slice(1).filter(Boolean) ?? [word];
};

/** A code as it is copied by hand: "sg nag 1003". */
const TYPED_CODE = /^([a-z]{2,4})[ -]?([a-z]{3})[ -]?(\d{4,7})$/i;

/** "Or" in Marathi as it is typed in Latin letters. */
const OR = /^(?:kiwa|kinwa|kinvha|kinwha|kimva|kimwa|kiva|athwa|athava|athawa)$/;
const wordOf = (part: string): string => foldWord(part).replace(OR, 'kinva');

/** Longer input is cut: a search is a sentence, and its time stays bounded. */
export const MAX_QUERY_LENGTH = 200;

export function tokenize(text: string): Token[] {
  const plain = latinDigits(text.slice(0, MAX_QUERY_LENGTH));
  return [...plain.matchAll(TOKEN)].flatMap(({ 0: word, index }) => {
    const code = TYPED_CODE.exec(word);
    if (code)
      return [{ text: code.slice(1).join('-').toLowerCase(), start: index, end: index + word.length }];
    const parts = partsOf(word);
    let start = index;
    return parts.map((part) => {
      const token = { text: wordOf(part), start, end: start + part.length };
      start = token.end;
      return token;
    });
  });
}

/** The words of a phrase as tokens. */
const phraseWords = (phrase: string): readonly string[] => phrase.split(' ').flatMap(partsOf).map(foldWord);

/** How many tokens these words cover at this position, with or without hyphens; 0 if they are not there. */
function wordsUsed(tokens: readonly Token[], at: number, words: readonly string[]): number {
  let next = at;
  for (const [i, word] of words.entries()) {
    if (i > 0 && tokens[next]?.text === '-') next++;
    if (tokens[next]?.text !== word) return 0;
    next++;
  }
  return next - at;
}

type Entry<T> = { words: readonly string[]; value: T };

const tables: PhraseTable<unknown>[] = [];
let allWords = { of: 0, words: new Set<string>() };

/** Every word of all tables of phrases, in their order: any other word may be misspelt. */
export function allPhraseWords(): ReadonlySet<string> {
  if (allWords.of !== tables.length)
    allWords = { of: tables.length, words: new Set(tables.flatMap((table) => table.words())) };
  return allWords.words;
}

/**
 * Looks up phrases by their first word, longest first. The phrases are taken apart when they are first needed: there are thousands, and most
 * of what starts this program (a page, a job, a test) never reads a search.
 */
export class PhraseTable<T> {
  private readonly phrases: Iterable<readonly [phrase: string, value: T]>;
  private taken: { all: Entry<T>[]; byFirst: Map<string, Entry<T>[]> } | undefined;

  constructor(phrases: Iterable<readonly [phrase: string, value: T]>) {
    this.phrases = phrases;
    tables.push(this);
  }

  private takeApart() {
    const all = [...this.phrases].map(([phrase, value]): Entry<T> => ({ words: phraseWords(phrase), value }));
    const byFirst = new Map<string, Entry<T>[]>();
    for (const entry of all) {
      const first = entry.words[0]!;
      const list = byFirst.get(first) ?? [];
      list.push(entry);
      byFirst.set(first, list);
    }
    for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
    this.taken = { all, byFirst };
    return this.taken;
  }

  words(): readonly string[] {
    return (this.taken ?? this.takeApart()).all.flatMap(({ words }) => words);
  }

  at(tokens: readonly Token[], at: number): { value: T; used: number } | undefined {
    const { byFirst } = this.taken ?? this.takeApart();
    for (const { words, value } of byFirst.get(tokens[at]?.text ?? '') ?? []) {
      const used = wordsUsed(tokens, at, words);
      if (used) return { value, used };
    }
    return undefined;
  }
}

/** A table of phrases with one value. */
export const phraseSet = (phrases: string): PhraseTable<true> =>
  new PhraseTable(phrases.split(', ').map((phrase) => [phrase, true] as const));

/** Lists of phrases by position, from 1: months, ordinals. */
export const numbered = (lists: readonly string[]) =>
  lists.flatMap((words, i) => words.split(', ').map((word) => [word, i + 1] as const));
