/** The counted steps of a listing, from the first impression to the front door. */
export const FIGURES = ['seen', 'opened', 'contacted', 'favourites', 'visits'] as const;
export type Figure = (typeof FIGURES)[number];

export const FIGURE_LABELS: Record<Figure, string> = {
  seen: 'Seen in a list',
  opened: 'Opened',
  contacted: 'Contacted',
  favourites: 'Saved as a favourite',
  visits: 'Visits asked for',
};
export const FIGURE_HELP: Record<Figure, string> = {
  seen: 'Its card appeared on a visitor’s screen.',
  opened: 'Its page was opened. A contact counts as a view.',
  contacted: 'An enquiry was sent, or the number or the chat was tapped.',
  favourites: 'Saved in a shortlist that still exists.',
  visits: 'A visitor asked to see it.',
};

export const PERIODS = [30, 90] as const;
export type Period = (typeof PERIODS)[number];
/** Days per point of the chart. */
export const BUCKET_DAYS: Record<Period, number> = { 30: 1, 90: 7 };

/** Minimum listings or people, because with fewer a median or a search could reveal individuals. */
export const MIN_SIMILAR = 5;
export const MIN_PEOPLE = 5;
/** Maximum similar listings, because more would not change a median. */
export const MAX_SIMILAR = 60;
export const MAX_SEARCHES = 12;
/** Number of newest recorded visitors whose searches are read. */
export const MAX_READERS = 1000;
