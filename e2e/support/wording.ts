import { flawsIn } from '@/test/rendered-wording';

/** Keys of the browser's storage, which the privacy notice lists with a placeholder for an id. */
const NAMES = /saptam:(?:\{[^}]*\}|[^\s{])+/gu;

/** The texts of a page that break a rule of its language. */
export const wrongIn = (texts: readonly string[], language: string): string[] =>
  language === 'mr' || language === 'hi' ? flawsIn(texts, language, NAMES) : [];
