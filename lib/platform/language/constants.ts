/** English names, which `label` translates. */
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
} as const;
export type SpokenLanguage = keyof typeof SPOKEN_LABELS;
/** Languages spoken in Nagpur that people can choose in their profile. The pages themselves are in three (LANGUAGES). */
export const SPOKEN_LANGUAGES = Object.keys(SPOKEN_LABELS) as SpokenLanguage[];
