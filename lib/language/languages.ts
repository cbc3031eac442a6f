/** The languages of the public and member pages; the admin area is English. Addresses of English pages have no prefix. */
export const LANGUAGES = ['en', 'mr', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
