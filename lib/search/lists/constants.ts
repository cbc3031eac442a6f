/** What the results of a list are called. */
export const LIST_NOUNS = ['home', 'plot', 'property'] as const;
export type ListNoun = (typeof LIST_NOUNS)[number];

/** How many of them: messages of `filters`. Not in format.ts, which would bring all places into the browser. */
export const COUNTED_NOUNS = {
  home: '{count, plural, one {# home} other {# homes}}',
  plot: '{count, plural, one {# plot} other {# plots}}',
  property: '{count, plural, one {# property} other {# properties}}',
} as const satisfies Record<ListNoun, string>;
