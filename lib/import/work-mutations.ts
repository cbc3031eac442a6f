import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Types, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { log } from '@/lib/log';
import { Import, type ImportRecord } from '@/models/import';
import { ImportRow } from '@/models/import-row';
import { checkRows, type SeenKeys, type StoredRow } from './check-mutations';
import {
  ACTIVE_STATUSES,
  type ActiveStatus,
  type DuplicateRule,
  type ImportKindName,
  type ImportStatus,
} from './constants';
import { kindOf } from './kinds';
import { runRows } from './run-mutations';
import type { Plan } from './types';
import { undoRows } from './undo-mutations';

/** Names this process on the imports that it works on. */
const HOLDER = randomUUID();
/** Longer than any batch takes; each batch takes it anew. A process that dies is followed after this time. */
const LEASE_MS = 30_000;
const RETRY_MS = 60_000;
const BATCH = 200;

type Row = ImportRecord & { _id: Types.ObjectId };

const running = new Set<string>();
let stopping = false;

/** No further batch is begun by this process; another one, or the next start, goes on. Called at shutdown. */
export function stopImports(): void {
  stopping = true;
}

/** Works on every import that waits for it or was left by a process that is gone. */
export async function resumeImports(): Promise<void> {
  await connectDb();
  const left = await Import.find(
    { status: trusted({ $in: ACTIVE_STATUSES }), leaseUntil: trusted({ $lte: new Date() }) },
    { _id: 1 },
  ).lean();
  for (const { _id } of left) await workOn(String(_id));
}

/** Does the present step of an import batch by batch to its end, unless another process does. */
export async function workOn(id: string): Promise<void> {
  if (stopping || running.has(id)) return;
  running.add(id);
  const seen: SeenKeys = new Map();
  try {
    let row = await take(id);
    // the keys seen so far were in the memory of whoever began the check
    if (row?.status === 'checking' && row.cursor > 0) row = await restartCheck(row);
    while (row) {
      row = await step(row, seen);
      if (stopping && row) {
        await release(row, 0);
        return;
      }
      // lets requests in between
      await pause(0);
    }
  } catch (err) {
    log.error({ err, importId: id }, 'import broke off and will be taken up again');
    const message =
      'It broke off and will be taken up again in a minute. The log of the server has the reason';
    await Import.updateOne({ _id: id, holder: HOLDER }, { $set: { message, leaseUntil: inMs(RETRY_MS) } });
  } finally {
    running.delete(id);
  }
}

const inMs = (ms: number) => new Date(Date.now() + ms);

function take(id: string): Promise<Row | null> {
  return Import.findOneAndUpdate(
    { _id: id, status: trusted({ $in: ACTIVE_STATUSES }), leaseUntil: trusted({ $lte: new Date() }) },
    { $set: { holder: HOLDER, leaseUntil: inMs(LEASE_MS) } },
    { returnDocument: 'after' },
  ).lean<Row>();
}

/** Writes to the import if this process still holds it and it stands where this batch began. */
function advance(row: Row, update: { $set?: object; $inc?: object; $unset?: object }): Promise<Row | null> {
  return Import.findOneAndUpdate(
    { _id: row._id, status: row.status, holder: HOLDER, cursor: row.cursor },
    { ...update, $set: { leaseUntil: inMs(LEASE_MS), ...update.$set } },
    { returnDocument: 'after' },
  ).lean<Row>();
}

const restartCheck = (row: Row) => advance(row, { $set: { cursor: 0, counts: {} } });
const release = (row: Row, ms: number) => advance(row, { $set: { leaseUntil: inMs(ms) } });

const AFTER: Record<ActiveStatus, { done: ImportStatus; stopped: ImportStatus; at?: string }> = {
  checking: { done: 'checked', stopped: 'mapping' },
  running: { done: 'done', stopped: 'cancelled', at: 'finishedAt' },
  undoing: { done: 'undone', stopped: 'done', at: 'undoneAt' },
};

/** One batch. Answers the import as it stands then, or null when the step has ended or somebody else goes on. */
async function step(row: Row, seen: SeenKeys): Promise<Row | null> {
  const status = row.status as ActiveStatus;
  const backwards = status === 'undoing';
  const rows = row.stop ? [] : await nextRows(row, backwards);
  if (rows.length === 0) {
    const { done, stopped, at } = AFTER[status];
    const end = { status: row.stop ? stopped : done, stop: false, ...(at && { [at]: new Date() }) };
    await advance(row, { $set: end, $unset: { message: 1 } });
    return null;
  }
  const counts = await work(row, status, rows, seen);
  const $inc = Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count]));
  return advance(row, {
    $set: { cursor: rows.at(-1)!.row },
    ...(Object.keys($inc).length > 0 && { $inc }),
  });
}

type WorkRow = StoredRow & { target?: Types.ObjectId; version?: number; before?: unknown };

function nextRows(row: Row, backwards: boolean): Promise<WorkRow[]> {
  const beyond = backwards ? { $lt: row.cursor } : { $gt: row.cursor };
  return ImportRow.find({ import: row._id, row: trusted(beyond) })
    .sort({ row: backwards ? -1 : 1 })
    .limit(BATCH)
    .lean<WorkRow[]>();
}

async function work(row: Row, status: ActiveStatus, rows: WorkRow[], seen: SeenKeys) {
  const kind = kindOf(row.kind as ImportKindName);
  const plan = {
    headings: row.headings,
    mapping: row.mapping,
    dateOrder: row.dateOrder,
    by: String(row.by),
  } as Plan;
  if (status === 'checking') return checkRows(kind, rows, plan, seen);
  if (status === 'undoing') return undoRows(rows, kind);
  const duplicates = row.duplicates as DuplicateRule;
  return runRows(rows, { kind, plan, duplicates });
}
