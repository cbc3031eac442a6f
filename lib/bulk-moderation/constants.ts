/** A bulk decision that breaks off stays `running` and is taken up by the next process that looks. */
export const BULK_STATUSES = ['running', 'done', 'cancelled'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];
export const BULK_STATUS_LABELS: Record<BulkStatus, string> = {
  running: 'Under way',
  done: 'Done',
  cancelled: 'Stopped',
};

export const BULK_OUTCOMES = ['done', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Listings of one decision. */
export const BULK_MAX = 100;
export const BULK_PAGE_SIZE = 20;
/** Days for which it can be read what came of each listing; the audit log keeps it for ever. */
export const BULK_KEPT_DAYS = 90;
/** Minutes for which the list of listings shows the last one that is over: who left comes back. */
export const BULK_SHOWN_MINUTES = 10;
