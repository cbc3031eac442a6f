/** Statuses of a bulk change. An interrupted one keeps its status, and the next process that polls resumes it. */
export const BULK_CHANGE_STATUSES = ['running', 'done', 'cancelled', 'undoing', 'undone'] as const;
export type BulkChangeStatus = (typeof BULK_CHANGE_STATUSES)[number];

/** Statuses in which a process works on the change. */
export const UNDER_WAY = ['running', 'undoing'] as const satisfies readonly BulkChangeStatus[];
export const isUnderWay = (status: BulkChangeStatus): boolean =>
  UNDER_WAY.some((active) => active === status);

/** Outcomes per record. `unchanged` records already had the value. `kept` records were changed by another person, so the undo left them. */
export const BULK_CHANGE_OUTCOMES = ['done', 'unchanged', 'failed', 'undone', 'kept'] as const;
export type BulkChangeOutcome = (typeof BULK_CHANGE_OUTCOMES)[number];

export const BULK_CHANGE_MAX = 5000;
/** Maximum size in bytes of a request with this many records, each with its own value. */
export const BULK_CHANGE_BYTES = 512 * 1024;
export const BULK_CHANGE_UNDO_MINUTES = 10;
/** Number of records that are changed before the request is answered. The job runner does the rest. */
export const BULK_CHANGE_AT_ONCE = 100;
