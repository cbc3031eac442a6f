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

/** The records of a list, as bulk changes see them. */
export type BulkKind<P extends Permission> = {
  kind: string;
  /** what the officer needs, also while the work goes on */
  permission: P;
  /** of the audit log: one entry for a change, one for its undo */
  audit: AuditAction;
  /** those entries, for a kind whose words are its own */
  entry?(order: BulkOrder, isUndo: boolean): Pick<AuditInput, 'action' | 'target' | 'details'>;
  /** the records of a slice are changed at the same time, not one after the other */
  isParallel?: true;
  /** a request never waits for it, however few they are */
  isSlow?: true;
  /** the refusal once it can no longer be undone; by default, that the minutes have passed */
  tooLate?: string;
  /** days for which the results can be read; without it, until they can no longer be undone */
  keptDays?: number;
  /** type of the target of an entry about a single record */
  target?: string;
  /**
   * What the undo restores of each record, by its id; `unchanged` for those that have the value already, an error for those that
   * cannot be changed. Records without an entry do not exist.
   */
  read(items: readonly BulkItem[], order: BulkOrder): Promise<Map<string, object | 'unchanged'>>;
  /** Changes one record. Idempotent. False if somebody else was quicker; an AppError says why it cannot be changed. */
  apply(item: BulkItem, order: BulkOrder): Promise<boolean>;
  /** Restores one record from `item.before`. Idempotent. False, or an AppError, if somebody else has changed it since. */
  undo(item: BulkItem, order: BulkOrder): Promise<boolean>;
  /** after a slice, before its results are stored */
  changed?(ids: readonly string[], order: BulkOrder): Promise<void>;
  /** who is mailed about a changed record */
  receiver?(item: BulkItem, order: BulkOrder): string | undefined;
  /** One mail to the receiver of records, once it can no longer be undone. Idempotent up to a repeated mail. */
  tell?(receiver: string, count: number, order: BulkOrder): Promise<void>;
  /** after a slice of an undo, likewise */
  undone?(ids: readonly string[], order: BulkOrder): Promise<void>;
  /** details of the audit entry besides the number of records */
  details?(order: BulkOrder): Record<string, string>;
  /** what is done, and what was done, of each order, in the language of who asks */
  describe(orders: readonly BulkOrder[], language: Language): Promise<{ label: string; result: string }[]>;
};

/** Changes offered for undo at once. */
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

/** One bulk change; undefined for unknown and malformed ids alike. */
export async function getBulkChange(
  kind: Kind,
  id: string,
  language: Language,
): Promise<BulkChangeDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await BulkChange.findOne({ _id: id, kind: kind.kind }).lean<BulkOrder>();
  return row ? (await toBulkChangeDtos(kind, [row], language))[0] : undefined;
}

/** The user's own change that is under way, to find it again after leaving the page, and all that can be undone. */
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
