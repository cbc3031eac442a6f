export const CALENDAR_PATH = '/admin/calendar';

/** Entries in the calendar of the office, in the order of the legend. */
export const OFFICE_KINDS = ['visit', 'lister', 'task', 'enquiry', 'deal', 'busy', 'holiday'] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

export const OFFICE_KIND_LABELS = {
  visit: 'Visits of the agency',
  lister: 'Visits of listers',
  task: 'Tasks',
  enquiry: 'Enquiry dates',
  deal: 'Deal dates',
  busy: 'Busy and days off',
  holiday: 'Holidays',
} as const satisfies Record<OfficeKind, string>;

/** The rows of a week and a day; what is earlier or later is in the first or last one. */
export const FIRST_HOUR = 8;
export const LAST_HOUR = 20;
export const CALENDAR_HOURS: readonly number[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, i) => FIRST_HOUR + i,
);

/** Maximum entries of a kind in one view; the page says when there are more. */
export const MAX_OF_KIND = 500;
/** The column of what belongs to nobody in particular. */
export const NOBODY = 'nobody';
/** An office of so many has a column for everybody. */
export const MAX_COLUMNS = 6;
