/** Marathi, Hindi. */
export type Translations = readonly [mr: string, hi: string];

/** The texts of one domain. A text that lacks a language is a type error here, one that is missing an error where it is used. */
export const defineTexts = <K extends string>(entries: Readonly<Record<K, Translations>>) => entries;
