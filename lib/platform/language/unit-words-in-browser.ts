import type { Language } from './languages';
import type { OtherWords } from './unit-words';

const known = new Map<Language, OtherWords>();

/** `#unit-words` in the browser: sent by the page with its texts. English pages send none. */
export const otherWords = (language: Language): OtherWords | undefined => known.get(language);

export const preserveWords = (language: Language, words: OtherWords): void => void known.set(language, words);
