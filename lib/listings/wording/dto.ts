import type { Language } from '@/lib/platform/language/languages';

/** The facts that go into a text: label and value, in one language. */
export type FactLine = [label: string, value: string];

/** Proposed texts; nothing is stored until their lister saves the form. */
export type WordingDto = {
  by: 'model' | 'facts';
  /** reason why the language model's own texts were not used */
  note?: string;
  /** a description in each language */
  descriptions?: Record<Language, string>;
  /** a line for each picture, in the order asked, in the language of the request */
  alts?: string[];
};
