import 'server-only';
import { type Types, trusted } from 'mongoose';
import { type LeasedWork, leasedWork } from '@/lib/jobs/leased-mutations';
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

const BATCH = 200;

type Row = ImportRecord & { _id: Types.ObjectId };

const work: LeasedWork<ImportRecord> = leasedWork({
  name: 'import',
  model: Import,
  active: ACTIVE_STATUSES,
  begin() {
    const seen: SeenKeys = new Map();
    let isFirst = true;
    return async (row) => {
      // the keys seen so far were in the memory of whoever began the check
      const restart = isFirst && row.status === 'checking' && row.cursor > 0;
      isFirst = false;
      return restart ? work.advance(row, { $set: { cursor: 0, counts: {} } }) : step(row, seen);
    };
  },
});

/** Does the present step of an import batch by batch to its end, unless another process does. */
export const workOnImport = work.workOn;
/** Works on every import that waits for it or was left by a process that is gone. */
export const resumeImports = work.resume;

const AFTER: Record<ActiveStatus, { done: ImportStatus; stopped: ImportStatus; at?: string }> = {
  checking: { done: 'checked', stopped: 'mapping' },
  running: { done: 'done', stopped: 'cancelled', at: 'finishedAt' },
  undoing: { done: 'undone', stopped: 'done', at: 'undoneAt' },
};

/** One batch. Answers the import as it stands then, or null when the step has ended or somebody else goes on. */
async function step(row: Row, seen: SeenKeys): Promise<Row | null> {
  const status = row.status as ActiveStatus;
  const backwards = status === 'undoing';
  if (status === 'checking' && row.cursor === 0) await forgetVerdicts(row._id);
  const rows = row.stop ? [] : await nextRows(row, backwards);
  if (rows.length === 0) {
    const { done, stopped, at } = AFTER[status];
    const end = { status: row.stop ? stopped : done, stop: false, ...(at && { [at]: new Date() }) };
    await work.advance(row, { $set: end, $unset: { message: 1 } });
    return null;
  }
  const counts = await workThrough(row, status, rows, seen);
  const $inc = Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count]));
  return work.advance(row, {
    $set: { cursor: rows.at(-1)!.row },
    ...(Object.keys($inc).length > 0 && { $inc }),
  });
}

/** What an earlier check found, with other columns perhaps. By whoever holds the work, so that no two checks mix. */
async function forgetVerdicts(id: Types.ObjectId): Promise<void> {
  await ImportRow.updateMany(
    { import: id, verdict: trusted({ $ne: 'new' }) },
    { $set: { verdict: 'new' }, $unset: { problems: 1, duplicateOf: 1, duplicateRow: 1 } },
  );
}

type WorkRow = StoredRow & { target?: Types.ObjectId; version?: number; before?: unknown };

function nextRows(row: Row, backwards: boolean): Promise<WorkRow[]> {
  const beyond = backwards ? { $lt: row.cursor } : { $gt: row.cursor };
  return ImportRow.find({ import: row._id, row: trusted(beyond) })
    .sort({ row: backwards ? -1 : 1 })
    .limit(BATCH)
    .lean<WorkRow[]>();
}

async function workThrough(row: Row, status: ActiveStatus, rows: WorkRow[], seen: SeenKeys) {
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
