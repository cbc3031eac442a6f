import { mongoError } from '../errors';
import { typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { isLanguage, wordsOf } from './language';

const WILDCARD = '$**';

/** What a text index says about the texts of documents. */
export class TextFields {
  private readonly weights: Map<string, number>;
  private readonly language: string;
  private readonly override: string;

  constructor(readonly spec: Document) {
    const weights = isDocument(spec.weights) ? spec.weights : {};
    this.weights = new Map(keysOf(weights).map((path) => [path, Number(String(weights[path]))]));
    this.language = typeof spec.default_language === 'string' ? spec.default_language : 'english';
    this.override = typeof spec.language_override === 'string' ? spec.language_override : 'language';
  }

  get defaultLanguage(): string {
    return this.language;
  }

  /** Every text of a document that is indexed, with its weight and language. */
  *texts(doc: Document): Iterable<{ text: string; weight: number; language: string }> {
    yield* this.textsIn(doc, '', this.language);
  }

  private *textsIn(
    doc: Document,
    prefix: string,
    outer: string,
  ): Iterable<{ text: string; weight: number; language: string }> {
    const language = this.languageOf(doc, outer);
    for (const name of keysOf(doc)) {
      const path = prefix + name;
      if (prefix === '' && name === this.override && !this.weights.has(path)) continue;
      const values = Array.isArray(doc[name]) ? (doc[name] as unknown[]) : [doc[name]];
      for (const value of values) {
        const weight = this.weights.get(path) ?? this.weights.get(WILDCARD);
        if (typeof value === 'string' && weight !== undefined) yield { text: value, weight, language };
        else if (isDocument(value) && this.reaches(path)) yield* this.textsIn(value, `${path}.`, language);
      }
    }
  }

  private reaches(path: string): boolean {
    if (this.weights.has(WILDCARD)) return true;
    for (const indexed of this.weights.keys()) if (indexed.startsWith(`${path}.`)) return true;
    return false;
  }

  private languageOf(doc: Document, outer: string): string {
    const named = doc[this.override];
    if (named === undefined) return outer;
    if (typeof named !== 'string') {
      throw mongoError(
        17261,
        `found language override field in document with non-string type: ${typeName(named)}`,
      );
    }
    if (!isLanguage(named)) throw mongoError(17262, `language override unsupported: ${named}`);
    const lower = named.toLowerCase();
    return lower === 'en' ? 'english' : lower;
  }

  /** Each term with its score: rarer words of shorter texts count more (the server's FTSSpec). */
  scores(doc: Document): Map<string, number> {
    const scores = new Map<string, number>();
    for (const { text, weight, language } of this.texts(doc)) {
      const words = wordsOf(text, language);
      const seen = new Map<string, { count: number; share: number; frequency: number }>();
      for (const { term } of words) {
        const entry = seen.get(term) ?? { count: 0, share: 0.5, frequency: 0 };
        entry.count++;
        entry.share *= 2;
        entry.frequency += 1 / entry.share;
        seen.set(term, entry);
      }
      for (const [term, { count, frequency }] of seen) {
        const coefficient = (0.5 * count) / words.length + 0.5;
        const isAll = text.length === term.length && text.toLowerCase() === term.toLowerCase();
        const score = weight * frequency * coefficient * (isAll ? 1.1 : 1);
        scores.set(term, (scores.get(term) ?? 0) + score);
      }
    }
    return scores;
  }
}
