import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import type { Types } from 'mongoose';
import { isLikeness } from '@/lib/imports/alike/rules';
import type { Verdict } from '@/lib/imports/constants';
import { ALIKE, MAX_READINGS, OUT } from '@/lib/imports/decisions/constants';
import { ownDecisions } from '@/lib/imports/decisions/data';
import type { CountedReading } from '@/lib/imports/decisions/dto';
import { countReadings } from '@/lib/imports/decisions/rules';
import type { FileColumns, ImportKind, Problem, ReadRow } from '@/lib/imports/dto';
import { numberOfText } from '@/lib/platform/text/text-number';
import type { ImportRecord } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';

export type StoredRow = {
  _id: Types.ObjectId;
  row: number;
  cells: string[];
  outcome?: string | null;
  verdict?: string | null;
  duplicateRow?: number | null;
};

/** The first row with each key during one check. A row has at most two or three keys. */
export type SeenKeys = Map<number, number>;

/** Totals of a step over all its batches. */
export type Gathered = {
  /** the kind's finder, once created */
  find?: ImportKind<unknown>['find'];
  seen: SeenKeys;
  readings: Map<string, CountedReading>;
  /** number of rows with an error per column */
  faults: Map<string, number>;
  /** number of rows that look like an earlier row of the file */
  alike: number;
};
export const nothingGathered = (): Gathered => ({
  seen: new Map(),
  readings: new Map(),
  faults: new Map(),
  alike: 0,
});

/** The check's result for one row. */
type Finding = {
  verdict: Verdict;
  problems?: Problem[];
  duplicateOf?: string;
  duplicateRow?: number;
  summary?: string;
};

/**
 * Rows as their kind reads them in a worker. A row with more cells than columns is invalid, whatever they contain. `lighten` drops unneeded data at once,
 * because data that lives through a batch grows the heap.
 */
export async function readRows(
  kind: ImportKind<unknown>,
  rows: StoredRow[],
  columns: FileColumns,
  lighten: (read: ReadRow<unknown>) => ReadRow<unknown> = (read) => read,
): Promise<ReadRow<unknown>[]> {
  if (rows.length === 0) return [];
  const found = await kind.read(
    rows.map(({ cells }) => cells),
    columns,
  );
  return found.map((one, i) => lighten(tooLong(rows[i]!, columns) ?? one));
}

function tooLong({ cells }: StoredRow, { headings: { length: width } }: FileColumns) {
  const extra = cells[width]?.trim();
  if (!extra) return undefined;
  const message = messageWith(
    'The row has more cells than the first one ({width}). Put values that contain a separator in quotation marks',
    { width },
  );
  return { problems: [{ column: 'after the last', value: extra.slice(0, 80), message }] };
}

/** `lighten` for a run, which needs no readings. */
export const withoutReadings = ({ readings: _readings, ...one }: ReadRow<unknown>): ReadRow<unknown> => one;

/** `lighten` for a check, which counts a row's readings and keeps only its result. */
export const counting =
  ({ readings, faults }: Gathered) =>
  (one: ReadRow<unknown>): ReadRow<unknown> => {
    gather(one, readings, faults);
    if ('problems' in one) return { problems: one.problems };
    const { keys, knownAs, warnings, summary } = one;
    return {
      input: undefined,
      keys,
      ...(knownAs && { knownAs }),
      ...(warnings && { warnings }),
      ...(summary && { summary }),
    };
  };

/**
 * Sets each row's result. The rows were read with `counting`. Rows that only look like an earlier one are new, unless the person leaves them out. Writes only
 * the import's own rows.
 */
export async function checkRows(
  kind: ImportKind<unknown>,
  rows: StoredRow[],
  read: ReadRow<unknown>[],
  gathered: Gathered,
  areAlikeLeftOut: boolean,
): Promise<Partial<Record<Verdict | 'alike', number>>> {
  const { seen } = gathered;
  const keys = [...new Set(read.flatMap((finding) => ('keys' in finding ? finding.keys : [])))];
  const stored = keys.length ? await finderOf(kind, gathered)(keys) : [];
  const owners = new Map<string, string>();
  for (const { id, keys: known } of stored)
    for (const key of known) if (!owners.has(key)) owners.set(key, id);
  const findings = read.map((one, i) => {
    const finding = judge(one, rows[i]!.row, owners, seen);
    if (finding.verdict !== 'new' || finding.duplicateRow === undefined) return finding;
    gathered.alike += 1;
    return areAlikeLeftOut ? { ...finding, verdict: 'duplicate' as const } : finding;
  });
  const noted = findings.flatMap((finding, i) =>
    finding.verdict === 'new' && Object.keys(finding).length === 1
      ? []
      : [{ updateOne: { filter: { _id: rows[i]!._id }, update: { $set: finding } } }],
  );
  if (noted.length) await ImportRow.bulkWrite(noted, { ordered: false });
  const alike = findings.filter(
    ({ verdict, duplicateOf, duplicateRow }, i) =>
      verdict === 'duplicate' && !(duplicateOf && duplicateRow === undefined && hasCodeOf(read[i]!, owners)),
  );
  return {
    ...tally(findings.map(({ verdict }) => verdict)),
    ...(alike.length > 0 && { alike: alike.length }),
  };
}

/** True if the person wants only one of each group of similar rows. */
export const leavesOutAlike = (row: ImportRecord): boolean => ownDecisions(row).get(ALIKE) === OUT;

/** A finder of records by key for every batch of a step. */
export function finderOf(kind: ImportKind<unknown>, gathered: Gathered): ImportKind<unknown>['find'] {
  gathered.find ??= kind.finder?.() ?? ((keys) => kind.find(keys));
  return gathered.find;
}

function gather(one: ReadRow<unknown>, readings: Gathered['readings'], faults: Gathered['faults']): void {
  countReadings(readings, one.readings ?? [], MAX_READINGS);
  if (!('problems' in one)) return;
  for (const column of new Set(one.problems.map((problem) => problem.column)))
    faults.set(column, (faults.get(column) ?? 0) + 1);
}

/** True if a record is found by a number of the row, not by likeness. */
const hasCodeOf = (read: ReadRow<unknown>, owners: ReadonlyMap<string, string>): boolean =>
  'keys' in read && read.keys.some((key) => !isLikeness(key) && owners.has(key));

function judge(read: ReadRow<unknown>, row: number, owners: Map<string, string>, seen: SeenKeys): Finding {
  if ('problems' in read) return { verdict: 'wrong', problems: read.problems };
  const owner = read.keys.map((key) => owners.get(key)).find(Boolean);
  const rowOf = (keys: readonly string[]) =>
    keys.map((key) => seen.get(numberOfText(key))).find((found) => found !== undefined);
  const before = rowOf(read.keys.filter((key) => !isLikeness(key)));
  const alike = rowOf(read.keys.filter(isLikeness));
  for (const key of read.knownAs ?? read.keys) {
    const number = numberOfText(key);
    if (!seen.has(number)) seen.set(number, row);
  }
  const warned = read.warnings && { problems: read.warnings };
  const summary = read.summary && { summary: read.summary };
  if (owner) {
    const named = hasCodeOf(read, owners) ? numberOfText(`=${owner}`) : undefined;
    const earlier = named === undefined ? undefined : seen.get(named);
    if (named !== undefined && earlier === undefined) seen.set(named, row);
    const repeated = earlier !== undefined && { duplicateRow: earlier };
    return { verdict: 'duplicate', duplicateOf: owner, ...repeated, ...warned };
  }
  if (before !== undefined) return { verdict: 'duplicate', duplicateRow: before, ...warned };
  return { verdict: 'new', ...warned, ...summary, ...(alike !== undefined && { duplicateRow: alike }) };
}

export function tally<T extends string>(words: T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
