/** An interrupted bulk change stays as it is; the next process that polls resumes it. */
export const BULK_CHANGE_STATUSES = ['running', 'done', 'cancelled', 'undoing', 'undone'] as const;
export type BulkChangeStatus = (typeof BULK_CHANGE_STATUSES)[number];

/** Statuses in which a process works on it. */
export const UNDER_WAY = ['running', 'undoing'] as const satisfies readonly BulkChangeStatus[];
export const isUnderWay = (status: BulkChangeStatus): boolean =>
  UNDER_WAY.some((active) => active === status);

/** `unchanged`: had the value already. `kept`: changed by somebody else since, so the undo left it. */
export const BULK_CHANGE_OUTCOMES = ['done', 'unchanged', 'failed', 'undone', 'kept'] as const;
export type BulkChangeOutcome = (typeof BULK_CHANGE_OUTCOMES)[number];

/** Maximum records per action. */
export const BULK_CHANGE_MAX = 5000;
/** Bytes of a request about so many, each with a value of its own. */
export const BULK_CHANGE_BYTES = 512 * 1024;
/** How long it can be undone. */
export const BULK_CHANGE_UNDO_MINUTES = 10;
/** So many are changed before the request is replied to; more are left to the job runner. */
export const BULK_CHANGE_AT_ONCE = 100;
