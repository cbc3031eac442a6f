import type { BulkChangeOutcome, BulkChangeStatus } from '@/lib/platform/bulk/constants';

export const BULK_STATUS_LABELS: Record<BulkChangeStatus, string> = {
  running: 'Under way',
  done: 'Done',
  cancelled: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
};

export type BulkOutcome = Exclude<BulkChangeOutcome, 'unchanged'>;

/** Maximum bytes of a request with id, version and review of each listing. */
export const BULK_BODY_BYTES = 1_000_000;
export const BULK_PAGE_SIZE = 20;
export const BULK_ITEMS_SIZE = 100;
/** Days in which results per listing are stored. The audit log keeps them for good. */
export const BULK_RETENTION_DAYS = 90;
/** Minutes in which the list still shows a finished one, for an admin who left the page and returns. */
export const BULK_VISIBLE_MINUTES = 10;
