import 'server-only';
import type { Permission } from '@/lib/platform/auth/permissions';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { BulkChange } from '@/models/platform/bulk-change';
import { type BulkChangeStatus, UNDER_WAY } from './constants';
import type { BulkChangeDto, BulkChangesDto } from './dto';
import type { BulkKind, BulkOrder } from './types';

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

export async function toBulkChangeDtos(kind: Kind, rows: readonly BulkOrder[]): Promise<BulkChangeDto[]> {
  if (rows.length === 0) return [];
  const described = await kind.describe(rows);
  return rows.map((row, i) => toDto(row, described[i] as (typeof described)[number]));
}

/** One bulk change; undefined for unknown and malformed ids alike. */
export async function getBulkChange(kind: Kind, id: string): Promise<BulkChangeDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await BulkChange.findOne({ _id: id, kind: kind.kind }).lean<BulkOrder>();
  return row ? (await toBulkChangeDtos(kind, [row]))[0] : undefined;
}

/** The user's own change that is under way, to find it again after leaving the page, and all that can be undone. */
export async function listBulkChanges(kind: Kind, user: string, now: Date): Promise<BulkChangesDto> {
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
  const dtos = await toBulkChangeDtos(kind, [...running, ...undoable]);
  const [first, ...rest] = dtos;
  return running.length > 0 && first ? { running: first, undoable: rest } : { undoable: dtos };
}
