import { HTML_LANG, type Language } from './languages';

const collators = new Map<Language, Intl.Collator>();

function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(HTML_LANG[language]);
  collators.set(language, known);
  return known;
}

/** Names in the order in which readers of a language look for them: Marathi and Hindi put Devanagari before Latin letters. */
export const byName =
  (language: Language) =>
  (a: { name: string }, b: { name: string }): number =>
    collatorOf(language).compare(a.name, b.name);

/** The same of bare texts. */
export const byText =
  (language: Language) =>
  (a: string, b: string): number =>
    collatorOf(language).compare(a, b);

/** What is counted: the fullest first, and of equal counts by name as `byName`. */
export const byCount =
  (language: Language) =>
  (a: { count: number; label: string }, b: { count: number; label: string }): number =>
    b.count - a.count || collatorOf(language).compare(a.label, b.label);

/** The same for what the database sorts by a name in small letters; English needs none, whose letters are in order. */
export const databaseCollation = (language: Language): { locale: string } | undefined =>
  language === 'en' ? undefined : { locale: language };
