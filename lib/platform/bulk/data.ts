import 'server-only';
import type { Types } from 'mongoose';
import type { AuditAction } from '@/lib/platform/audit/constants';
import type { AuditInput } from '@/lib/platform/audit/mutations';
import type { Permission } from '@/lib/platform/auth/permissions';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { BulkChange, type BulkChangeRecord } from '@/models/platform/bulk-change';
import type { BulkChangeItemRecord } from '@/models/platform/bulk-change-item';
import { type BulkChangeStatus, UNDER_WAY } from './constants';
import type { BulkChangeDto, BulkChangesDto } from './dto';

export type BulkOrder = BulkChangeRecord & { _id: Types.ObjectId };
export type BulkItem = BulkChangeItemRecord & { _id: Types.ObjectId; target: Types.ObjectId };

export type BulkKind<P extends Permission> = {
  kind: string;
  /** The permission that the officer needs, also while the work continues. */
  permission: P;
  /** Action in the audit log, with one entry for a change and one for its undo. */
  audit: AuditAction;
  /** Replaces those entries for a kind with special texts. */
  entry?(order: BulkOrder, isUndo: boolean): Pick<AuditInput, 'action' | 'target' | 'details'>;
  isParallel?: true;
  /** True if a request never waits for the change, however few records it has. */
  isSlow?: true;
  /** The message once it can no longer be undone; by default, that the time has passed. */
  tooLate?: string;
  /** Days in which the results are stored; by default, until the change can no longer be undone. */
  keptDays?: number;
  target?: string;
  /**
   * Previous values of each record for the undo, by id. `unchanged` if the record already has the value, and an error if it can't be changed. Records without
   * an entry do not exist.
   */
  read(items: readonly BulkItem[], order: BulkOrder): Promise<Map<string, object | 'unchanged'>>;
  /** Changes one record. Idempotent. Returns false if another person was faster. Throws an AppError if the record cannot be changed. */
  apply(item: BulkItem, order: BulkOrder): Promise<boolean>;
  /** Restores one record from `item.before`. Idempotent. Returns false or throws an AppError if another person has changed it since. */
  undo(item: BulkItem, order: BulkOrder): Promise<boolean>;
  /** Called after a slice, before its results are stored. */
  changed?(ids: readonly string[], order: BulkOrder): Promise<void>;
  /** The person to mail about a changed record. */
  receiver?(item: BulkItem, order: BulkOrder): string | undefined;
  /** Sends one mail to the receiver of records once they can no longer be undone. Idempotent except for a repeated mail. */
  tell?(receiver: string, count: number, order: BulkOrder): Promise<void>;
  /** Called after a slice of an undo. */
  undone?(ids: readonly string[], order: BulkOrder): Promise<void>;
  details?(order: BulkOrder): Record<string, string>;
  /** The label and result of each order, in the reader's language. */
  describe(orders: readonly BulkOrder[], language: Language): Promise<{ label: string; result: string }[]>;
};

/** Limit of changes that offer an undo at the same time. */
const MAX_OFFERED = 5;

type Kind = BulkKind<Permission>;

const toDto = (row: BulkOrder, { label, result }: { label: string; result: string }): BulkChangeDto => {
  const canUndo = row.status === 'done' || row.status === 'cancelled';
  return {
    ...{ id: String(row._id), label, result, by: row.byName, at: row.createdAt.toISOString() },
    status: row.status as BulkChangeStatus,
    ...{ handled: row.cursor, total: row.total, done: row.done, failed: row.failed, stopping: row.stop },
    ...(row.message && { message: row.message }),
    ...(canUndo && row.undoUntil && row.undoUntil > new Date() && { undoUntil: row.undoUntil.toISOString() }),
  };
};

export async function toBulkChangeDtos(
  kind: Kind,
  rows: readonly BulkOrder[],
  language: Language,
): Promise<BulkChangeDto[]> {
  if (rows.length === 0) return [];
  const described = await kind.describe(rows, language);
  return rows.map((row, i) => toDto(row, described[i] as (typeof described)[number]));
}

/** One bulk change, or undefined for unknown and malformed ids. */
export async function getBulkChange(
  kind: Kind,
  id: string,
  language: Language,
): Promise<BulkChangeDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await BulkChange.findOne({ _id: id, kind: kind.kind }).lean<BulkOrder>();
  return row ? (await toBulkChangeDtos(kind, [row], language))[0] : undefined;
}

/** The user's own current change, to find it after leaving the page, and all changes that can be undone. */
export async function listBulkChanges(
  kind: Kind,
  user: string,
  now: Date,
  language: Language,
): Promise<BulkChangesDto> {
  const [running, undoable] = await Promise.all([
    BulkChange.find({ by: user, kind: kind.kind, status: op.in(UNDER_WAY) })
      .sort({ createdAt: -1 })
      .limit(1)
      .lean<BulkOrder[]>(),
    BulkChange.find({ kind: kind.kind, undoUntil: op.gt(now), status: op.in(['done', 'cancelled']) })
      .sort({ undoUntil: -1 })
      .limit(MAX_OFFERED)
      .lean<BulkOrder[]>(),
  ]);
  const dtos = await toBulkChangeDtos(kind, [...running, ...undoable], language);
  const [first, ...rest] = dtos;
  return running.length > 0 && first ? { running: first, undoable: rest } : { undoable: dtos };
}
