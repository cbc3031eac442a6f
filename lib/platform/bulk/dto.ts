import { z } from 'zod';
import { BULK_CHANGE_STATUSES } from './constants';

export const bulkChangeDto = z.strictObject({
  id: z.string(),
  /** The action, such as "Tag ‘investor’". */
  label: z.string(),
  /** The result, such as "3 contacts got the tag ‘investor’". */
  result: z.string(),
  by: z.string(),
  at: z.string(),
  status: z.enum(BULK_CHANGE_STATUSES),
  /** Records handled in the current step (the change or its undo), out of the total. */
  handled: z.number(),
  total: z.number(),
  /** Handled records that changed. */
  done: z.number(),
  /** Handled records that another person deleted or saved meanwhile. */
  failed: z.number(),
  stopping: z.boolean(),
  message: z.string().optional(),
  /** Only while it can be undone. */
  undoUntil: z.string().optional(),
});
export type BulkChangeDto = z.infer<typeof bulkChangeDto>;

/** A list's changes: one's own current one, and the office's changes that can still be undone, latest first. */
export type BulkChangesDto = { running?: BulkChangeDto; undoable: BulkChangeDto[] };
