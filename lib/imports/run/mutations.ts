import 'server-only';
import { Types } from 'mongoose';
import { isLikeness } from '@/lib/imports/alike/rules';
import {
  ACTIVE_STATUSES,
  type ActiveStatus,
  type DuplicateRule,
  type ImportKindName,
  type ImportStatus,
  type Outcome,
} from '@/lib/imports/constants';
import { ALIKE } from '@/lib/imports/decisions/constants';
import { decisionsFor, ownDecisions } from '@/lib/imports/decisions/data';
import type { CountedReading } from '@/lib/imports/decisions/dto';
import { alikeReading, sortReadings } from '@/lib/imports/decisions/rules';
import type { FileColumns, ImportKind, Problem, ReadRow } from '@/lib/imports/dto';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { toAppError } from '@/lib/platform/http/error-reply';
import { defineJob } from '@/lib/platform/jobs/define-job';
import type { RecordJob } from '@/lib/platform/jobs/record-work';
import { SECOND_MS } from '@/lib/platform/time/time';
import { Import, type ImportRecord } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { kindOf } from './constants';
import {
  checkRows,
  counting,
  type Gathered as Findings,
  finderOf,
  leavesOutAlike,
  nothingGathered,
  readRows,
  type StoredRow,
  tally,
  withoutReadings,
} from './data';

const BATCH = 200;
/** Edits per batch, few enough to end within the lease. */
const EDITS = 25;

type Row = ImportRecord & { _id: Types.ObjectId };
/** The step's state so far, and the batch after `cursor` that is already being read. */
type Gathered = Findings & { ahead?: { cursor: number; batch: Promise<Batch> }; hasWritten?: boolean };

const work: RecordJob<ImportRecord> = defineJob({
  name: 'import',
  // often, because a person may be watching the progress
  every: 10 * SECOND_MS,
  queue: { model: Import, active: ACTIVE_STATUSES, without: ['samples', 'readings', 'faults', 'notes'] },
  leaseFor: 30 * SECOND_MS,
  begin() {
    const gathered: Gathered = nothingGathered();
    let decisions: ReadonlyMap<string, string> | undefined;
    let isFirst = true;
    return async (row) => {
      // the keys seen so far were in the memory of the process that started the check
      const restart = isFirst && row.status === 'checking' && row.cursor > 0;
      isFirst = false;
      decisions ??= await decisionsFor(row);
      return restart
        ? work.advance(row, { $set: { cursor: 0, counts: {} } })
        : step(row, gathered, decisions);
    };
  },
});

/** Runs an import's present step batch by batch to its end, unless another process does. */
export const workOnImport = work.run;
/** Resumes every import that no process works on. */
export const resumeImports = work.runDue;
export const importJobs = [work];

const AFTER: Record<ActiveStatus, { done: ImportStatus; stopped: ImportStatus; at?: string }> = {
  checking: { done: 'checked', stopped: 'mapping' },
  running: { done: 'done', stopped: 'cancelled', at: 'finishedAt' },
  undoing: { done: 'undone', stopped: 'done', at: 'undoneAt' },
};

/** One batch. Returns the import's new state, or null when the step has ended or another process continues it. */
async function step(
  row: Row,
  gathered: Gathered,
  decisions: ReadonlyMap<string, string>,
): Promise<Row | null> {
  const status = row.status as ActiveStatus;
  if (status === 'checking' && row.cursor === 0) await forgetVerdicts(row._id);
  const ahead = gathered.ahead?.cursor === row.cursor ? gathered.ahead : undefined;
  let batch = NO_BATCH;
  let message: string | undefined;
  if (!row.stop)
    try {
      batch = await (ahead?.batch ?? readBatch(row, decisions, gathered));
    } catch (error) {
      // trying again would take as long
      if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
      message = error.message;
    }
  const { rows, read } = batch;
  if (rows.length === 0) {
    const { done, stopped, at } = AFTER[status];
    const end = {
      status: row.stop || message ? stopped : done,
      stop: false,
      ...(at && { [at]: new Date() }),
      ...(status === 'checking' && checkedState(row, gathered)),
    };
    await work.advance(row, message ? { $set: { ...end, message } } : { $set: end, $unset: { message: 1 } });
    return null;
  }
  const cursor = rows.at(-1)!.row;
  // the next rows are read while the database works on these
  if (status !== 'undoing')
    gathered.ahead = { cursor, batch: readBatch({ ...row, cursor }, decisions, gathered) };
  gathered.ahead?.batch.catch(() => undefined);
  const counts = await workThrough(row, status, { rows, read }, gathered);
  const $inc = Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count]));
  return work.advance(row, {
    $set: { cursor },
    ...(Object.keys($inc).length > 0 && { $inc }),
  });
}

/** Clears the results of an earlier check. Done by the process holding the lease, so that two checks cannot mix. */
async function forgetVerdicts(id: Types.ObjectId): Promise<void> {
  await ImportRow.updateMany(
    {
      import: id,
      $or: [
        { verdict: op.not('new') },
        ...['problems', 'summary', 'duplicateRow'].map((field) => ({ [field]: op.exists() })),
      ],
    },
    { $set: { verdict: 'new' }, $unset: { problems: 1, duplicateOf: 1, duplicateRow: 1, summary: 1 } },
  );
}

type WorkRow = StoredRow & { target?: Types.ObjectId; version?: number; before?: unknown };

type Batch = { rows: WorkRow[]; read: ReadRow<unknown>[] };
const NO_BATCH: Batch = { rows: [], read: [] };

async function readBatch(
  row: Row,
  decisions: ReadonlyMap<string, string>,
  gathered: Gathered,
): Promise<Batch> {
  const backwards = row.status === 'undoing';
  const rows = await nextRows(row, backwards);
  const kind = kindOf(row.kind as ImportKindName);
  if (backwards) return { rows, read: [] };
  const lighten = row.status === 'checking' ? counting(gathered) : withoutReadings;
  return { rows, read: await readRows(kind, rows, columnsOf(row, decisions), lighten) };
}

function nextRows(row: Row, backwards: boolean): Promise<WorkRow[]> {
  const beyond = backwards ? { $lt: row.cursor } : { $gt: row.cursor };
  return ImportRow.find({ import: row._id, row: op.raw(beyond) })
    .sort({ row: backwards ? -1 : 1 })
    .limit(isEdit(row) ? EDITS : (kindOf(row.kind as ImportKindName).batch ?? BATCH))
    .lean<WorkRow[]>();
}

/** The check's findings about the file's values. */
function checkedState(row: ImportRecord, { readings, faults, alike }: Gathered) {
  const own = ownDecisions(row);
  const told = [...readings.values()].map((reading): CountedReading => {
    const isEarlier = reading.state === 'decided' && !own.has(reading.key);
    return isEarlier ? { ...reading, state: 'remembered' } : reading;
  });
  return {
    readings: sortReadings(alike > 0 ? [alikeReading(alike, own.get(ALIKE)), ...told] : told),
    faults: [...faults].map(([column, rows]) => ({ column, rows })).sort((a, b) => b.rows - a.rows),
  };
}

/** The reading settings of a stored import. */
export const columnsOf = (row: ImportRecord, decisions: ReadonlyMap<string, string>): FileColumns => ({
  headings: row.headings,
  mapping: row.mapping,
  dateOrder: row.dateOrder as FileColumns['dateOrder'],
  by: String(row.by),
  decisions,
  ...(/^CSV \(;\)|separated by semicolons/.test(row.format) && { hasDecimalCommas: true }),
  source: [row.fileName, row.sheet ?? ''].join(' '),
  title: row.title,
  pictures: row.pictures.map(({ name, publicId }) => ({ name: name ?? '', publicId: publicId ?? '' })),
  ...(row.duplicates === 'replace' && { replaces: true }),
  ...(row.consent ? { consent: row.consent as FileColumns['consent'] } : {}),
});

/** True if rows replace stored listings, as their lister would by hand. */
const isEdit = ({ duplicates, status }: Row) => duplicates === 'replace' && status !== 'checking';

async function workThrough(row: Row, status: ActiveStatus, { rows, read }: Batch, gathered: Gathered) {
  const given = kindOf(row.kind as ImportKindName);
  const kind = isEdit(row) ? { ...given, ...(await given.replacing?.(String(row.by))) } : given;
  if (status === 'checking') return checkRows(kind, rows, read, gathered, leavesOutAlike(row));
  if (status === 'undoing') return undoRows(rows, kind);
  const duplicates = row.duplicates as DuplicateRule;
  // another process can have begun to write only the first batch
  const isFirst = !gathered.hasWritten;
  gathered.hasWritten = true;
  return runRows({ rows, read }, { kind, duplicates, isFirst, find: finderOf(kind, gathered) });
}

type Ended = {
  outcome: Outcome;
  problems?: Problem[];
  duplicateOf?: Types.ObjectId;
  target?: Types.ObjectId;
  version?: number;
};

type Job = {
  kind: ImportKind<unknown>;
  duplicates: DuplicateRule;
  isFirst: boolean;
  find: ImportKind<unknown>['find'];
};
type Todo = { row: WorkRow; id: string; input: unknown };
type Sorted = { create: Todo[]; update: (Todo & { of: string })[]; ended: Map<string, Ended> };

/**
 * Writes one batch and records its rows' results. Repeating it after a crash has the same result, because a created record has its row's id, a changed one is
 * recorded with its old values before the change, and rows with a result are only counted.
 */
async function runRows({ rows, read }: Batch, job: Job): Promise<Partial<Record<Outcome, number>>> {
  const open = rows.filter(({ outcome }) => !outcome);
  const openRead = read.filter((_, i) => !rows[i]?.outcome);
  const { create, update, ended } = await sort({ rows: open, read: openRead }, job);
  if (create.length) await job.kind.create(create);
  const unchanged = job.duplicates === 'replace' ? 'unchanged' : 'skipped';
  for (const todo of update) {
    const end = await fill(todo, job.kind, unchanged).catch((error): Ended => {
      return { outcome: 'failed', problems: [refusal(error)] };
    });
    ended.set(todo.id, end);
  }
  await recordOutcomes(open, ended);
  const touched = [...ended.values()].flatMap(({ outcome, target }) =>
    target && outcome !== 'skipped' && outcome !== 'unchanged' ? [String(target)] : [],
  );
  if (touched.length) await job.kind.completed(touched);
  const before = rows.flatMap(({ outcome }) => (outcome ? [outcome as Outcome] : []));
  return tally([...before, ...[...ended.values()].map(({ outcome }) => outcome)]);
}

/** Uses the native driver, because the values are our own and casting many of them takes seconds. */
async function recordOutcomes(rows: WorkRow[], ended: Sorted['ended']): Promise<void> {
  const isCreated = ({ _id }: WorkRow) => ended.get(String(_id))?.outcome === 'created';
  const made = rows.filter(isCreated).map(({ _id }) => _id);
  // one statement, because each of several would be planned by itself
  if (made.length)
    await ImportRow.collection.updateMany({ _id: { $in: made } }, [
      { $set: { outcome: 'created', target: '$_id', version: 0 } },
    ]);
  const others = rows.flatMap((row) => {
    const end = isCreated(row) ? undefined : ended.get(String(row._id));
    return end ? [{ updateOne: { filter: { _id: row._id }, update: { $set: end } } }] : [];
  });
  if (others.length) await ImportRow.collection.bulkWrite(others as never, { ordered: false });
}

/** Actions for rows in file order, in which an earlier row of the batch counts as existing. */
async function sort({ rows, read }: Batch, { kind, duplicates, isFirst, find }: Job): Promise<Sorted> {
  const all = [...new Set(read.flatMap((finding) => ('keys' in finding ? finding.keys : [])))];
  const owners = new Map<string, string>();
  for (const { id, keys: known } of all.length ? await find(all) : [])
    for (const key of known) if (!owners.has(key)) owners.set(key, id);
  const made = new Set(isFirst ? await kind.existing(rows.map(({ _id }) => String(_id))) : []);
  const sorted: Sorted = { create: [], update: [], ended: new Map() };
  for (const [i, row] of rows.entries()) {
    const [item, id] = [read[i]!, String(row._id)];
    if ('problems' in item) {
      sorted.ended.set(id, { outcome: 'failed', problems: item.problems });
      continue;
    }
    const todo = { row, id, input: item.input };
    // the similar row is in this file and is a separate home
    const isTwin = row.verdict === 'new' && typeof row.duplicateRow === 'number';
    const keys = isTwin ? item.keys.filter((key) => !isLikeness(key)) : item.keys;
    const isThere = (key: string) => owners.has(key) && owners.get(key) !== id;
    const found = keys.find(isThere);
    const of = found && owners.get(found);
    // a row that is only similar, or a repetition, replaces nothing
    const replaces = duplicates === 'replace' && found && !isLikeness(found) && row.duplicateRow == null;
    for (const key of item.knownAs ?? item.keys) if (!owners.has(key)) owners.set(key, id);
    if (!made.has(id) && of && (duplicates === 'update' || replaces)) sorted.update.push({ ...todo, of });
    else if (!made.has(id) && of && duplicates !== 'create')
      sorted.ended.set(id, { outcome: 'skipped', duplicateOf: new Types.ObjectId(of) });
    else {
      if (!made.has(id)) sorted.create.push(todo);
      sorted.ended.set(id, { outcome: 'created', target: row._id, version: 0 });
    }
  }
  return sorted;
}

/** The reason for a refused edit, for the importing person. Rethrows other errors. */
function refusal(error: unknown): Problem {
  const { code, text } = toAppError(error);
  if (code === 'internal' || code === 'unavailable') throw error;
  return { column: '', value: '', message: text };
}

/** Changes fields of an existing record. The old values are recorded before the first one is replaced. */
async function fill(
  { row, input, of }: Todo & { of: string },
  kind: ImportKind<unknown>,
  unchanged: Outcome,
): Promise<Ended> {
  const target = new Types.ObjectId(of);
  for (let attempt = 0; attempt < 3; attempt++) {
    const change = await kind.change(of, input);
    if (!change) return (await filledBefore(row, target)) ?? { outcome: unchanged, duplicateOf: target };
    // the change was made before a crash, but a value is stored differently than given and so differs again
    if (row.before && row.version === change.version - 1 && attempt === 0 && String(row.target) === of)
      return { outcome: 'updated', target, version: row.version };
    const noted = { target, version: change.version, before: change.before };
    await ImportRow.updateOne({ _id: row._id }, { $set: noted });
    if (await kind.apply(change)) return { outcome: 'updated', target, version: change.version };
  }
  const message = 'It was being edited at the same time. Import this row again';
  return { outcome: 'failed', problems: [{ column: '', value: '', message }] };
}

/** The outcome after a crash between the change and its record, when nothing is left to change although this row changed it. */
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

/**
 * Undoes a batch's rows from last to first, so that a field is emptied before the record that an earlier row created is removed. Records changed since stay and
 * are reported.
 */
export async function undoRows(
  rows: RunRow[],
  kind: ImportKind<unknown>,
): Promise<Partial<Record<Outcome, number>>> {
  // rows undone before a crash count again, because the count was not written
  const before = rows.flatMap(({ outcome }) => (outcome === 'undone' || outcome === 'kept' ? [outcome] : []));
  const touched: string[] = [];
  const outcomes: Outcome[] = [];
  for (const row of rows.filter(({ outcome }) => outcome === 'updated')) {
    const id = String(row.target);
    const why = await kind
      .restore(id, row.version ?? 0, (row.before ?? {}) as Record<string, unknown>)
      .then((result) => (result === 'done' ? undefined : WHY[result]))
      .catch((error) => refusal(error).message);
    if (!why) touched.push(id);
    outcomes.push(await note([row], why));
  }
  const made = rows.filter(({ outcome }) => outcome === 'created');
  const left = await removeAll(made, kind);
  const [kept, gone] = [made.filter(left), made.filter((row) => !left(row))];
  touched.push(...gone.map(({ target }) => String(target)));
  if (kept.length) await note(kept, WHY.changed);
  if (gone.length) await note(gone);
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

/** Stores the outcome at once, because a repetition after a crash could not tell that the row's record was restored. */
async function note(rows: RunRow[], why?: string): Promise<Outcome> {
  const outcome: Outcome = why ? 'kept' : 'undone';
  const problems = why ? [{ column: '', value: '', message: why }] : [];
  const ids = rows.map(({ _id }) => _id);
  await ImportRow.updateMany({ _id: op.in(ids) }, { $set: { outcome, problems } });
  return outcome;
}
