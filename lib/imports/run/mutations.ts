import 'server-only';
import { Types } from 'mongoose';
import {
  ACTIVE_STATUSES,
  type ActiveStatus,
  type DuplicateRule,
  type ImportKindName,
  type ImportStatus,
  type Outcome,
} from '@/lib/imports/constants';
import { decisionsFor } from '@/lib/imports/decisions/data';
import { sortReadings } from '@/lib/imports/decisions/rules';
import type { ColumnMapping, ImportKind, Problem } from '@/lib/imports/dto';
import { type FilePicture, PictureFinder } from '@/lib/imports/pictures/rules';
import { op } from '@/lib/platform/db/operators';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import { SECOND_MS } from '@/lib/platform/time/time';
import { Import, type ImportRecord } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { kindOf } from './constants';
import { checkRows, type Gathered, nothingGathered, readRows, type StoredRow, tally } from './data';

const BATCH = 200;

type Row = ImportRecord & { _id: Types.ObjectId };

const work: RecordJob<ImportRecord> = defineJob({
  name: 'import',
  // somebody looks at the progress
  every: 10 * SECOND_MS,
  queue: { model: Import, active: ACTIVE_STATUSES },
  leaseFor: 30 * SECOND_MS,
  begin() {
    const gathered = nothingGathered();
    let decisions: ReadonlyMap<string, string> | undefined;
    let isFirst = true;
    return async (row) => {
      // the keys seen so far were in the memory of the process that began the check
      const restart = isFirst && row.status === 'checking' && row.cursor > 0;
      isFirst = false;
      decisions ??= await decisionsFor(row);
      return restart
        ? work.advance(row, { $set: { cursor: 0, counts: {} } })
        : step(row, gathered, decisions);
    };
  },
});

/** Runs the present step of an import batch by batch to its end, unless another process does. */
export const workOnImport = work.run;
/** Continues every import that no process works on. */
export const resumeImports = work.runDue;
export const importJobs = [work];

const AFTER: Record<ActiveStatus, { done: ImportStatus; stopped: ImportStatus; at?: string }> = {
  checking: { done: 'checked', stopped: 'mapping' },
  running: { done: 'done', stopped: 'cancelled', at: 'finishedAt' },
  undoing: { done: 'undone', stopped: 'done', at: 'undoneAt' },
};

/** One batch. Returns the import as it stands then, or null when the step has ended or another process goes on. */
async function step(
  row: Row,
  gathered: Gathered,
  decisions: ReadonlyMap<string, string>,
): Promise<Row | null> {
  const status = row.status as ActiveStatus;
  const backwards = status === 'undoing';
  if (status === 'checking' && row.cursor === 0) await forgetVerdicts(row._id);
  const rows = row.stop ? [] : await nextRows(row, backwards);
  if (rows.length === 0) {
    const { done, stopped, at } = AFTER[status];
    const end = {
      status: row.stop ? stopped : done,
      stop: false,
      ...(at && { [at]: new Date() }),
      ...(status === 'checking' && checkedState(gathered)),
    };
    await work.advance(row, { $set: end, $unset: { message: 1 } });
    return null;
  }
  const counts = await workThrough(row, status, rows, { gathered, decisions });
  const $inc = Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count]));
  return work.advance(row, {
    $set: { cursor: rows.at(-1)!.row },
    ...(Object.keys($inc).length > 0 && { $inc }),
  });
}

/** Clears the results of an earlier check. Done by the process that holds the lease, so that two checks cannot mix. */
async function forgetVerdicts(id: Types.ObjectId): Promise<void> {
  await ImportRow.updateMany(
    { import: id, $or: [{ verdict: op.not('new') }, { problems: op.exists() }, { summary: op.exists() }] },
    { $set: { verdict: 'new' }, $unset: { problems: 1, duplicateOf: 1, duplicateRow: 1, summary: 1 } },
  );
}

type WorkRow = StoredRow & { target?: Types.ObjectId; version?: number; before?: unknown };

function nextRows(row: Row, backwards: boolean): Promise<WorkRow[]> {
  const beyond = backwards ? { $lt: row.cursor } : { $gt: row.cursor };
  return ImportRow.find({ import: row._id, row: op.raw(beyond) })
    .sort({ row: backwards ? -1 : 1 })
    .limit(kindOf(row.kind as ImportKindName).batch ?? BATCH)
    .lean<WorkRow[]>();
}

/** What the check found about the values of the whole file. */
const checkedState = ({ readings, faults }: Gathered) => ({
  readings: sortReadings(readings.values()),
  faults: [...faults].map(([column, rows]) => ({ column, rows })).sort((a, b) => b.rows - a.rows),
});

/** How the rows of a stored import are read. */
export const columnsOf = (row: ImportRecord, decisions: ReadonlyMap<string, string>): ColumnMapping => ({
  headings: row.headings,
  mapping: row.mapping,
  dateOrder: row.dateOrder as ColumnMapping['dateOrder'],
  by: String(row.by),
  decisions,
  source: [row.fileName, row.sheet ?? ''].join(' '),
  pictures: new PictureFinder(row.pictures as FilePicture[]),
  ...(row.consent ? { consent: row.consent as ColumnMapping['consent'] } : {}),
});

type Memory = { gathered: Gathered; decisions: ReadonlyMap<string, string> };

async function workThrough(row: Row, status: ActiveStatus, rows: WorkRow[], { gathered, decisions }: Memory) {
  const kind = kindOf(row.kind as ImportKindName);
  const columns = columnsOf(row, decisions);
  if (status === 'checking') return checkRows(kind, rows, columns, gathered);
  if (status === 'undoing') return undoRows(rows, kind);
  const duplicates = row.duplicates as DuplicateRule;
  return runRows(rows, { kind, columns, duplicates });
}

type Ended = {
  outcome: Outcome;
  problems?: Problem[];
  duplicateOf?: Types.ObjectId;
  target?: Types.ObjectId;
  version?: number;
};

type Job = { kind: ImportKind<unknown>; columns: ColumnMapping; duplicates: DuplicateRule };
type Todo = { row: StoredRow; id: string; input: unknown };
type Sorted = { create: Todo[]; update: (Todo & { of: string })[]; ended: Map<string, Ended> };

/**
 * Writes one batch and says how its rows ended. Done again after a crash in the middle it ends the same: a created
 * record has the id of its row, a changed one is noted with its old values before it is changed, and rows that have
 * an outcome are only counted.
 */
async function runRows(rows: StoredRow[], job: Job): Promise<Partial<Record<Outcome, number>>> {
  const open = rows.filter(({ outcome }) => !outcome);
  const { create, update, ended } = await sort(open, job);
  if (create.length) await job.kind.create(create);
  for (const todo of update) ended.set(todo.id, await fill(todo, job.kind));
  const writes = open.flatMap(({ _id }) => {
    const end = ended.get(String(_id));
    return end ? [{ updateOne: { filter: { _id }, update: { $set: end } } }] : [];
  });
  if (writes.length) await ImportRow.bulkWrite(writes, { ordered: false });
  const touched = [...ended.values()].flatMap(({ outcome, target }) =>
    target && outcome !== 'skipped' ? [String(target)] : [],
  );
  if (touched.length) await job.kind.completed(touched);
  const before = rows.flatMap(({ outcome }) => (outcome ? [outcome as Outcome] : []));
  return tally([...before, ...[...ended.values()].map(({ outcome }) => outcome)]);
}

/** What is to be done with each row, in the order of the file: an earlier row of the batch counts as there already. */
async function sort(rows: StoredRow[], { kind, columns, duplicates }: Job): Promise<Sorted> {
  const read = await readRows(kind, rows, columns);
  const keys = [...new Set(read.flatMap((finding) => ('keys' in finding ? finding.keys : [])))];
  const owners = new Map<string, string>();
  for (const { id, keys: known } of keys.length ? await kind.find(keys) : [])
    for (const key of known) if (!owners.has(key)) owners.set(key, id);
  const made = new Set(await kind.existing(rows.map(({ _id }) => String(_id))));
  const sorted: Sorted = { create: [], update: [], ended: new Map() };
  for (const [i, row] of rows.entries()) {
    const [item, id] = [read[i]!, String(row._id)];
    if ('problems' in item) {
      sorted.ended.set(id, { outcome: 'failed', problems: item.problems });
      continue;
    }
    const todo = { row, id, input: item.input };
    const of = item.keys.map((key) => owners.get(key)).find((owner) => owner && owner !== id);
    for (const key of item.keys) if (!owners.has(key)) owners.set(key, id);
    if (!made.has(id) && of && duplicates === 'update') sorted.update.push({ ...todo, of });
    else if (!made.has(id) && of && duplicates === 'skip')
      sorted.ended.set(id, { outcome: 'skipped', duplicateOf: new Types.ObjectId(of) });
    else {
      if (!made.has(id)) sorted.create.push(todo);
      sorted.ended.set(id, created(row));
    }
  }
  return sorted;
}

const created = ({ _id }: StoredRow): Ended => ({ outcome: 'created', target: _id, version: 0 });

/** Fills the empty fields of a record that is there. The old values are on record before the first one is replaced. */
async function fill({ row, input, of }: Todo & { of: string }, kind: ImportKind<unknown>): Promise<Ended> {
  const target = new Types.ObjectId(of);
  for (let attempt = 0; attempt < 3; attempt++) {
    const change = await kind.change(of, input);
    if (!change) return (await filledBefore(row, target)) ?? { outcome: 'skipped', duplicateOf: target };
    const noted = { target, version: change.version, before: change.before };
    await ImportRow.updateOne({ _id: row._id }, { $set: noted });
    if (await kind.apply(change)) return { outcome: 'updated', target, version: change.version };
  }
  const message = 'It was being edited at the same moment. Import this row again';
  return { outcome: 'failed', problems: [{ column: '', value: '', message }] };
}

/** A crash came between the change and its record: there is nothing left to fill, but it was this row that did it. */
async function filledBefore(row: StoredRow, target: Types.ObjectId): Promise<Ended | undefined> {
  const noted = await ImportRow.findById(row._id, { before: 1, version: 1 }).lean();
  if (!noted?.before || typeof noted.version !== 'number') return undefined;
  return { outcome: 'updated', target, version: noted.version };
}

type RunRow = {
  _id: Types.ObjectId;
  outcome?: string | null;
  target?: Types.ObjectId | null;
  version?: number | null;
  before?: unknown;
};

const WHY = {
  changed: 'It was changed after the import, so it stays',
  gone: 'It was removed or merged since the import',
} as const;

type Result = 'done' | keyof typeof WHY;

/**
 * Takes the rows of a batch back, the last one first: what a row filled in is emptied before what an earlier row
 * created is removed. What somebody has touched since stays, and says so.
 */
async function undoRows(
  rows: RunRow[],
  kind: ImportKind<unknown>,
): Promise<Partial<Record<Outcome, number>>> {
  // taken back before a crash: counted again, because the count was not written
  const before = rows.flatMap(({ outcome }) => (outcome === 'undone' || outcome === 'kept' ? [outcome] : []));
  const touched: string[] = [];
  const outcomes: Outcome[] = [];
  for (const row of rows.filter(({ outcome }) => outcome === 'updated')) {
    const id = String(row.target);
    const result = await kind.restore(id, row.version ?? 0, (row.before ?? {}) as Record<string, unknown>);
    if (result === 'done') touched.push(id);
    outcomes.push(await note([row], result));
  }
  const made = rows.filter(({ outcome }) => outcome === 'created');
  const left = await removeAll(made, kind);
  const [kept, gone] = [made.filter(left), made.filter((row) => !left(row))];
  touched.push(...gone.map(({ target }) => String(target)));
  if (kept.length) await note(kept, 'changed');
  if (gone.length) await note(gone, 'done');
  if (touched.length) await kind.completed(touched);
  const counts = tally([...before, ...outcomes]);
  return {
    undone: (counts.undone ?? 0) + gone.length,
    kept: (counts.kept ?? 0) + kept.length,
  };
}

/** Removes the created records, and returns which of them still exist. */
async function removeAll(rows: RunRow[], kind: ImportKind<unknown>): Promise<(row: RunRow) => boolean> {
  const ids = rows.map(({ target }) => String(target));
  if (ids.length === 0) return () => false;
  await kind.remove(ids, 0);
  const left = new Set(await kind.existing(ids));
  return ({ target }) => left.has(String(target));
}

/** Stored at once: repeated after a crash, a row could not tell that its record had been restored. */
async function note(rows: RunRow[], result: Result): Promise<Outcome> {
  const outcome: Outcome = result === 'done' ? 'undone' : 'kept';
  const problems = result === 'done' ? [] : [{ column: '', value: '', message: WHY[result] }];
  const ids = rows.map(({ _id }) => _id);
  await ImportRow.updateMany({ _id: op.in(ids) }, { $set: { outcome, problems } });
  return outcome;
}
