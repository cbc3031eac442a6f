/** Languages spoken in Nagpur that a person can choose in their profile; the pages themselves are in three (LANGUAGES). */
export const SPOKEN_LANGUAGES = [
  'en',
  'mr',
  'hi',
  'ur',
  'gu',
  'bn',
  'te',
  'ta',
  'kn',
  'ml',
  'pa',
  'or',
  'sd',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** English names; `label` translates them where they are shown. */
export const SPOKEN_LABELS = {
  en: 'English',
  mr: 'Marathi',
  hi: 'Hindi',
  ur: 'Urdu',
  gu: 'Gujarati',
  bn: 'Bengali',
  te: 'Telugu',
  ta: 'Tamil',
  kn: 'Kannada',
  ml: 'Malayalam',
  pa: 'Punjabi',
  or: 'Odia',
  sd: 'Sindhi',
} as const satisfies Record<SpokenLanguage, string>;
