export const LIST_NOUNS = ['home', 'plot', 'property'] as const;
export type ListNoun = (typeof LIST_NOUNS)[number];

/** Plural of each noun with a count, from the messages of `filters`. Not in format.ts, which would load all places into the browser. */
export const COUNTED_NOUNS = {
  home: '{count, plural, one {# home} other {# homes}}',
  plot: '{count, plural, one {# plot} other {# plots}}',
  property: '{count, plural, one {# property} other {# properties}}',
} as const satisfies Record<ListNoun, string>;
