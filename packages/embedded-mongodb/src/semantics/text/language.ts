import stem from 'wink-porter2-stemmer';
import { mongoError } from '../errors';

/** The stop words of MongoDB's english (and Snowball's). */
const ENGLISH_STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being
  have has had having do does did doing would should could ought i'm you're he's she's it's we're they're i've you've
  we've they've i'd you'd he'd she'd we'd they'd i'll you'll he'll she'll we'll they'll isn't aren't wasn't weren't
  hasn't haven't hadn't doesn't don't didn't won't wouldn't shan't shouldn't can't cannot couldn't mustn't let's that's
  who's what's here's there's when's where's why's how's a an the and but if or because as until while of at by for with
  about against between into through during before after above below to from up down in out on off over under again
  further then once here there when where why how all any both each few more most other some such no nor not only own
  same so than too very`.split(/\s+/),
);

/** Names and codes of the languages of text indexes; all but english are taken word by word. */
const CODES: Record<string, string> = {
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  es: 'spanish',
  sv: 'swedish',
  tr: 'turkish',
  none: 'none',
};
const NAMES = new Set(Object.values(CODES));

export function isLanguage(name: string): boolean {
  const lower = name.toLowerCase();
  return Object.hasOwn(CODES, lower) || NAMES.has(lower);
}

export function checkLanguage(name: string): string {
  const lower = name.toLowerCase();
  if (!isLanguage(lower)) {
    throw mongoError('BadValue', `unsupported language: "${name}" for text index version 3`);
  }
  return CODES[lower] ?? lower;
}

/** Words between blanks, hyphens, punctuation and symbols; in english an apostrophe belongs to its word. */
const WORDS = /[\p{L}\p{M}\p{N}_]+/gu;
const ENGLISH_WORDS = /[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}\p{N}_]+)*/gu;

export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

export interface Sensitivity {
  isCaseSensitive: boolean;
  isMarkSensitive: boolean;
}

export function folded(text: string, { isCaseSensitive, isMarkSensitive }: Sensitivity): string {
  const cased = isCaseSensitive ? text : text.toLowerCase();
  return isMarkSensitive ? cased : withoutMarks(cased);
}

interface Word {
  /** As an index holds it: in lower case, without marks, stemmed. */
  term: string;
  /** As the text has it. */
  text: string;
}

/** The terms of a text in the order of its words, without stop words. */
export function wordsOf(text: string, language: string): Word[] {
  const isEnglish = language === 'english';
  const found: Word[] = [];
  for (const [word] of text.matchAll(isEnglish ? ENGLISH_WORDS : WORDS)) {
    const lower = word.toLowerCase().replaceAll('’', "'");
    if (isEnglish && ENGLISH_STOP_WORDS.has(lower)) continue;
    const plain = withoutMarks(lower);
    found.push({ term: isEnglish ? stem(plain) : plain, text: word });
  }
  return found;
}
