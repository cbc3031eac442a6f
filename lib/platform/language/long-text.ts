import type { Language } from './languages';

/** What a translation must leave unchanged: addresses and codes. */
type Fixed = 'id' | 'href' | 'path';

/**
 * The same long text in another language: with as many paragraphs, steps and questions as the English one, which is `as const`. A
 * missing or extra part is a type error.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : T extends readonly unknown[]
      ? { readonly [I in keyof T]: Translated<T[I]> }
      : { readonly [K in keyof T]: K extends Fixed ? T[K] : Translated<T[K]> };

type OtherLanguage = Exclude<Language, 'en'>;
/** Files of the other languages, each read on first use. */
export type Translations<T> = Record<OtherLanguage, () => Promise<{ default: T }>>;

export async function longText<T>(language: Language, english: T, others: Translations<T>): Promise<T> {
  return language === 'en' ? english : (await others[language]()).default;
}
