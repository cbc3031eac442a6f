import type { Types } from 'mongoose';
import type { AuditAction } from '@/lib/platform/audit/constants';
import type { Permission } from '@/lib/platform/auth/permissions';
import type { BulkChangeRecord } from '@/models/platform/bulk-change';
import type { BulkChangeItemRecord } from '@/models/platform/bulk-change-item';

export type BulkOrder = BulkChangeRecord & { _id: Types.ObjectId };
export type BulkItem = BulkChangeItemRecord & { _id: Types.ObjectId; target: Types.ObjectId };

/** The records of a list, as bulk changes see them. */
export type BulkKind<P extends Permission> = {
  kind: string;
  /** what the officer needs, also while the work goes on */
  permission: P;
  /** of the audit log: one entry for a change, one for its undo */
  audit: AuditAction;
  /** type of the target of an entry about a single record */
  target?: string;
  /**
   * What the undo restores of each record, by its id; `unchanged` for those that have the value already. Records without an
   * entry do not exist.
   */
  read(items: readonly BulkItem[], order: BulkOrder): Promise<Map<string, object | 'unchanged'>>;
  /** Changes one record. Idempotent. False if somebody else was quicker. */
  apply(item: BulkItem, order: BulkOrder): Promise<boolean>;
  /** Restores one record from `item.before`. Idempotent. False if somebody else has changed it since. */
  undo(item: BulkItem, order: BulkOrder): Promise<boolean>;
  /** after a slice of an undo */
  undone?(ids: readonly string[], order: BulkOrder): Promise<void>;
  /** details of the audit entry besides the number of records */
  details(order: BulkOrder): Record<string, string>;
  /** what is done, and what was done, of each order */
  describe(orders: readonly BulkOrder[]): Promise<{ label: string; result: string }[]>;
};
