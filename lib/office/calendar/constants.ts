export const CALENDAR_PATH = '/admin/calendar';

/** Kinds of entries in the office calendar, in the order of the legend. */
export const OFFICE_KINDS = ['visit', 'lister', 'task', 'enquiry', 'deal', 'busy', 'holiday'] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

export const OFFICE_KIND_LABELS = {
  visit: 'Agency visits',
  lister: 'Listers’ visits',
  task: 'Tasks',
  enquiry: 'Enquiry dates',
  deal: 'Deal dates',
  busy: 'Busy times and days off',
  holiday: 'Holidays',
} as const satisfies Record<OfficeKind, string>;

/** First row of a week and a day. Earlier and later entries go into the first and last row. */
export const FIRST_HOUR = 8;
export const LAST_HOUR = 20;
export const CALENDAR_HOURS: readonly number[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, i) => FIRST_HOUR + i,
);

/** Maximum entries of a kind in one view. The page says when there are more. */
export const MAX_OF_KIND = 500;
/** The column of unassigned entries. */
export const NOBODY = 'nobody';
/** Maximum office members for which each gets a column. */
export const MAX_COLUMNS = 6;
