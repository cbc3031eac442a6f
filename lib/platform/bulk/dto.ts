import type { BulkChangeStatus } from './constants';

/** One action for many records of a list, as the office sees it. */
export type BulkChangeDto = {
  id: string;
  /** what is done: "Tag ‘investor’" */
  label: string;
  /** what was done: "3 contacts got the tag ‘investor’" */
  result: string;
  by: string;
  at: string;
  status: BulkChangeStatus;
  /** records handled by the present step (the change, or its undo), of its total */
  handled: number;
  total: number;
  /** of those handled: changed */
  done: number;
  /** of those handled: deleted or saved by somebody else meanwhile */
  failed: number;
  stopping: boolean;
  message?: string;
  /** present while it can be undone */
  undoUntil?: string;
};

/** The changes of a list: one's own that is under way, and those of the office that can still be undone, latest first. */
export type BulkChangesDto = { running?: BulkChangeDto; undoable: BulkChangeDto[] };
