import type { Language } from './languages';

/** Values that a translation must not change: addresses and codes. */
type Fixed = 'id' | 'href' | 'path';
/** Parts that contain texts by title, or answers by question. */
type Titled = 'does' | 'steps' | 'questions';
export type TitledTexts = Readonly<Record<string, string>>;

/**
 * The same long text in another language, with as many paragraphs as the English one, which is `as const`. A missing or extra part is a type error, and a
 * missing or extra title or question fails a test.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : T extends readonly unknown[]
      ? { readonly [I in keyof T]: Translated<T[I]> }
      : {
          readonly [K in keyof T]: K extends Fixed ? T[K] : K extends Titled ? TitledTexts : Translated<T[K]>;
        };

type OtherLanguage = Exclude<Language, 'en'>;
/** Files of the other languages, each loaded on first use. */
export type Translations<T> = Record<OtherLanguage, () => Promise<{ default: T }>>;

export async function longText<T>(language: Language, english: T, others: Translations<T>): Promise<T> {
  return language === 'en' ? english : (await others[language]()).default;
}
