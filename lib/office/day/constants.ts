/** Sections in the order of working. */
export const DAY_SECTIONS = ['late', 'due', 'new', 'waiting'] as const;
export type DaySection = (typeof DAY_SECTIONS)[number];

export const SECTION_LABELS: Record<DaySection, { title: string; help: string; empty: string }> = {
  late: {
    title: 'Late',
    help: 'past its date, or unopened for a day',
    empty: 'Nothing is overdue',
  },
  due: { title: 'Due today', help: 'by its time', empty: 'Nothing more is due today' },
  new: { title: 'New', help: 'received in the last day', empty: 'Nothing new' },
  waiting: {
    title: 'Waiting for others',
    help: 'waiting for the other side’s reply',
    empty: 'Not waiting for anyone',
  },
};

export const DAY_KINDS = ['task', 'enquiry', 'visit', 'listing', 'report'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export const KIND_LABELS: Record<DayKind, string> = {
  task: 'Task',
  enquiry: 'Enquiry',
  visit: 'Visit',
  listing: 'Listing',
  report: 'Report',
};

/** Rows of a section on the dashboard; the section's page shows up to MAX_SHOWN of each kind. */
export const SHOWN_OF_SECTION = 8;
export const MAX_SHOWN = 200;

/** Time after which untouched new work is late. */
export const LATE_AFTER_MS = 24 * 3_600_000;

export const DAY_PATH = '/admin/admindashboard';
