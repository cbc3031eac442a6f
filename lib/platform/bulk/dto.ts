import type { BulkChangeStatus } from './constants';

export type BulkChangeDto = {
  id: string;
  /** The action, such as "Tag ‘investor’". */
  label: string;
  /** The result, such as "3 contacts got the tag ‘investor’". */
  result: string;
  by: string;
  at: string;
  status: BulkChangeStatus;
  /** Records handled in the current step (the change or its undo), out of the total. */
  handled: number;
  total: number;
  /** Handled records that changed. */
  done: number;
  /** Handled records that another person deleted or saved meanwhile. */
  failed: number;
  stopping: boolean;
  message?: string;
  /** Only while it can be undone. */
  undoUntil?: string;
};

/** The changes of a list, with one's own current one and the office's changes that can still be undone, latest first. */
export type BulkChangesDto = { running?: BulkChangeDto; undoable: BulkChangeDto[] };
