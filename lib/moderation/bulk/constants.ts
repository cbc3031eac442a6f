/** An interrupted bulk decision stays `running`; the next process that polls resumes it. */
export const BULK_STATUSES = ['running', 'done', 'cancelled', 'undoing', 'undone'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];
/** Statuses in which a process works on it. */
export const isUnderWay = (status: BulkStatus): boolean => status === 'running' || status === 'undoing';
export const BULK_STATUS_LABELS: Record<BulkStatus, string> = {
  running: 'Under way',
  done: 'Done',
  cancelled: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
};

export const BULK_OUTCOMES = ['done', 'failed', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Minutes in which a bulk decision can be undone and its mails are held. */
export const BULK_UNDO_MINUTES = 10;
/** Whether the owners have been notified. */
export const BULK_MAILS = ['waiting', 'sent', 'none'] as const;

/** Maximum listings per bulk decision. */
export const BULK_MAX = 5000;
/** Bytes of a request about so many: id, version and review of each. */
export const BULK_BODY_BYTES = 1_000_000;
export const BULK_PAGE_SIZE = 20;
/** Listings of a bulk decision shown at once. */
export const BULK_ITEMS_SIZE = 100;
/** Days for which results per listing are stored; the audit log keeps them for good. */
export const BULK_RETENTION_DAYS = 90;
/** Minutes for which the list still shows a finished one, for an admin who left the page and returns. */
export const BULK_VISIBLE_MINUTES = 10;
