/** An interrupted bulk decision stays `running`; the next process that polls continues it. */
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

/** Minutes for which a bulk decision can be undone, and its mails wait. */
export const BULK_UNDO_MINUTES = 10;
/** Whether the owners have been notified. */
export const BULK_MAILS = ['waiting', 'sent', 'none'] as const;

/** Most listings of one bulk decision. */
export const BULK_MAX = 100;
export const BULK_PAGE_SIZE = 20;
/** Days for which the result of each listing is stored; the audit log keeps it for good. */
export const BULK_RETENTION_DAYS = 90;
/** Minutes for which the list of listings still shows a finished one, to an admin who left the page and comes back. */
export const BULK_VISIBLE_MINUTES = 10;
