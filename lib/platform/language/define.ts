export type Translations = readonly [mr: string, hi: string];

/** The texts of one area. A missing language is a type error here, and a missing text is one where it is used. */
export const defineTexts = <K extends string>(entries: Readonly<Record<K, Translations>>) => entries;
