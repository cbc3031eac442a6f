import type { BulkChangeStatus } from './constants';

export type BulkChangeDto = {
  id: string;
  /** the action, such as "Tag ‘investor’" */
  label: string;
  /** the result, such as "3 contacts got the tag ‘investor’" */
  result: string;
  by: string;
  at: string;
  status: BulkChangeStatus;
  /** records handled in the current step (the change or its undo), out of the total */
  handled: number;
  total: number;
  /** handled records that changed */
  done: number;
  /** handled records that another person deleted or saved meanwhile */
  failed: number;
  stopping: boolean;
  message?: string;
  /** only while it can be undone */
  undoUntil?: string;
};

/** The changes of a list, with one's own current one and the office's changes that can still be undone, latest first. */
export type BulkChangesDto = { running?: BulkChangeDto; undoable: BulkChangeDto[] };
