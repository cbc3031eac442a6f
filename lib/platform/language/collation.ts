import { HTML_LANG, type Language } from './languages';

const collators = new Map<Language, Intl.Collator>();

function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(HTML_LANG[language]);
  collators.set(language, known);
  return known;
}

/** Compares names in the collation order of a language. Marathi and Hindi sort Devanagari before Latin letters. */
export const byName =
  (language: Language) =>
  (a: { name: string }, b: { name: string }): number =>
    collatorOf(language).compare(a.name, b.name);

/** The same for plain texts. */
export const byText =
  (language: Language) =>
  (a: string, b: string): number =>
    collatorOf(language).compare(a, b);

/** Compares counted entries by the highest count, and equal counts by name as in `byName`. */
export const byCount =
  (language: Language) =>
  (a: { count: number; label: string }, b: { count: number; label: string }): number =>
    b.count - a.count || collatorOf(language).compare(a.label, b.label);

/** The same for names that the database sorts in lower case. English needs no collation. */
export const databaseCollation = (language: Language): { locale: string } | undefined =>
  language === 'en' ? undefined : { locale: language };
