import { mongoError } from '../errors';
import { isNumeric, typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { checkLanguage, folded, type Sensitivity, withoutMarks, wordsOf } from './language';
import type { TextFields } from './text-index';

const scores = new WeakMap<Document, number>();

/** The score of a document that a `$text` has matched. */
export function textScoreOf(doc: unknown): number | undefined {
  return isDocument(doc) ? scores.get(doc) : undefined;
}

/** A stage that makes one document of another hands its score on. */
export function copyTextScore(from: Document, to: Document): void {
  const score = scores.get(from);
  if (score !== undefined) scores.set(to, score);
}

export function noTextScore(): Error {
  return mongoError(40218, 'query requires text score metadata, but it is not available');
}

/** Does a filter have a `$text` in it? */
export function textArgument(filter: Document): Document | undefined {
  for (const name of keysOf(filter)) {
    const value = filter[name];
    if (name === '$text' && isDocument(value)) return value;
    if (!Array.isArray(value) || !['$and', '$or', '$nor'].includes(name)) continue;
    for (const part of value) {
      const found = isDocument(part) ? textArgument(part) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

export function mentionsTextScore(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mentionsTextScore);
  if (!isDocument(value)) return false;
  return value.$meta === 'textScore' || keysOf(value).some((name) => mentionsTextScore(value[name]));
}

const FIELDS = new Set(['$search', '$language', '$caseSensitive', '$diacriticSensitive']);

function parseFlag(argument: Document, name: string): boolean {
  const value = argument[name];
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  throw mongoError(
    'TypeMismatch',
    `${isNumeric(value) ? '' : ''}"${name}" had the wrong type. Expected bool, found ${typeName(value)}`,
  );
}

/** Checks the argument of `$text` without an index at hand. */
export function checkTextArgument(argument: unknown): Document {
  if (!isDocument(argument)) throw mongoError('BadValue', '$text expects an object');
  if (argument.$search === undefined) {
    throw mongoError('NoSuchKey', 'Missing expected field "$search"');
  }
  if (typeof argument.$search !== 'string') {
    throw mongoError(
      'TypeMismatch',
      `"$search" had the wrong type. Expected string, found ${typeName(argument.$search)}`,
    );
  }
  const { $language } = argument;
  if ($language !== undefined && typeof $language !== 'string') {
    throw mongoError(
      'TypeMismatch',
      `"$language" had the wrong type. Expected string, found ${typeName($language)}`,
    );
  }
  parseFlag(argument, '$caseSensitive');
  parseFlag(argument, '$diacriticSensitive');
  const extra = keysOf(argument).find((name) => !FIELDS.has(name));
  if (extra !== undefined) throw mongoError('BadValue', 'extra fields in $text');
  return argument;
}

/** The parts of a search: words, "phrases", and either behind a minus. */
const PARTS = /(?<minus>(?<!\S)-)?(?:"(?<phrase>[^"]*)"?|(?<words>[^\s"]+))/gu;

/** One `$text`, ready to be asked about documents. */
export class TextQuery {
  private readonly fields: TextFields;
  private readonly language: string;
  private readonly sensitivity: Sensitivity;
  private readonly wanted = new Map<string, Set<string>>();
  private readonly unwanted = new Map<string, Set<string>>();
  private readonly phrases: string[] = [];
  private readonly unwantedPhrases: string[] = [];

  constructor(argument: Document, fields: TextFields) {
    checkTextArgument(argument);
    this.fields = fields;
    const given = argument.$language as string | undefined;
    this.language = given === undefined ? fields.defaultLanguage : checkLanguage(given);
    this.sensitivity = {
      isCaseSensitive: parseFlag(argument, '$caseSensitive'),
      isMarkSensitive: parseFlag(argument, '$diacriticSensitive'),
    };
    for (const { groups } of (argument.$search as string).matchAll(PARTS)) this.addPart(groups!);
  }

  private addPart({ minus, phrase, words }: Record<string, string | undefined>): void {
    const text = phrase ?? words!;
    if (phrase !== undefined && phrase !== '') {
      (minus ? this.unwantedPhrases : this.phrases).push(folded(phrase, this.sensitivity));
    }
    // the words of an unwanted phrase may occur one by one
    if (minus && phrase !== undefined) return;
    const into = minus ? this.unwanted : this.wanted;
    for (const word of wordsOf(text, this.language)) {
      const spellings = into.get(word.term) ?? new Set<string>();
      into.set(word.term, spellings.add(folded(word.text, this.sensitivity)));
    }
  }

  /** Terms of which a match has at least one, ascending. */
  get terms(): string[] {
    return [...this.wanted.keys()].sort();
  }

  /** True when the document matches; its score is noted. */
  matches(doc: Document): boolean {
    const found = this.fields.scores(doc);
    let score = 0;
    for (const term of this.wanted.keys()) score += found.get(term) ?? 0;
    if (score === 0) return false;
    for (const term of this.unwanted.keys())
      if (found.has(term) && this.isSpelled(doc, this.unwanted, term)) return false;
    if (this.isExact && ![...this.wanted.keys()].some((term) => this.isSpelled(doc, this.wanted, term)))
      return false;
    if (!this.phrases.every((phrase) => this.hasPhrase(doc, phrase))) return false;
    if (this.unwantedPhrases.some((phrase) => this.hasPhrase(doc, phrase))) return false;
    scores.set(doc, score);
    return true;
  }

  private get isExact(): boolean {
    return this.sensitivity.isCaseSensitive || this.sensitivity.isMarkSensitive;
  }

  /** Does the document have a word of this term as the search spells it, as far as case and marks count? */
  private isSpelled(doc: Document, parts: Map<string, Set<string>>, term: string): boolean {
    if (!this.isExact) return true;
    const wanted = new Set([...parts.get(term)!].map((spelling) => this.stemmed(spelling)));
    for (const { text, language } of this.fields.texts(doc)) {
      for (const word of wordsOf(text, language))
        if (word.term === term && wanted.has(this.stemmed(folded(word.text, this.sensitivity)))) return true;
    }
    return false;
  }

  /** As much of a spelling as its stem has: "Cafés" and "Café" are the same word. */
  private stemmed(spelling: string): string {
    const [word] = wordsOf(spelling, this.language);
    return word ? spelling.slice(0, Math.min(spelling.length, withoutMarks(word.term).length)) : spelling;
  }

  private hasPhrase(doc: Document, phrase: string): boolean {
    for (const { text } of this.fields.texts(doc))
      if (folded(text, this.sensitivity).includes(phrase)) return true;
    return false;
  }
}
