import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import type { Types } from 'mongoose';
import type { Verdict } from '@/lib/imports/constants';
import { MAX_READINGS } from '@/lib/imports/decisions/constants';
import type { CountedReading } from '@/lib/imports/decisions/dto';
import { countReadings } from '@/lib/imports/decisions/rules';
import type { FileColumns, ImportKind, Problem, ReadRow } from '@/lib/imports/dto';
import { numberOfText } from '@/lib/platform/text/text-number';
import { ImportRow } from '@/models/imports/import-row';

export type StoredRow = { _id: Types.ObjectId; row: number; cells: string[]; outcome?: string | null };

/** The first row with each key, by its number, for the whole of one check: at most two or three keys per row. */
export type SeenKeys = Map<number, number>;

/** What a step collects over all its batches. */
export type Gathered = {
  /** the kind's finder, once created */
  find?: ImportKind<unknown>['find'];
  seen: SeenKeys;
  readings: Map<string, CountedReading>;
  /** number of rows with an error per column */
  faults: Map<string, number>;
};
export const nothingGathered = (): Gathered => ({ seen: new Map(), readings: new Map(), faults: new Map() });

/** The check's result for one row. */
type Finding = {
  verdict: Verdict;
  problems?: Problem[];
  duplicateOf?: string;
  duplicateRow?: number;
  summary?: string;
};

/**
 * The rows as their kind reads them, in a worker. A row with more cells than columns is invalid whatever they contain. `lighten`
 * drops at once what the caller has no use for: what lives through a batch grows the heap.
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
    'The row has more cells than the first one ({width}): a value with a separator in it needs quotation marks',
    { width },
  );
  return { problems: [{ column: 'after the last', value: extra.slice(0, 80), message }] };
}

/** For a run, which only asks what to write. */
export const withoutReadings = ({ readings: _readings, ...one }: ReadRow<unknown>): ReadRow<unknown> => one;

/** For a check: counts what a row says about the values of the file, and keeps its result alone. */
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

/** Sets each row's result; the rows were read with `counting`. Writes nothing but the import's own rows. */
export async function checkRows(
  kind: ImportKind<unknown>,
  rows: StoredRow[],
  read: ReadRow<unknown>[],
  gathered: Gathered,
): Promise<Partial<Record<Verdict, number>>> {
  const { seen } = gathered;
  const keys = [...new Set(read.flatMap((finding) => ('keys' in finding ? finding.keys : [])))];
  const stored = keys.length ? await finderOf(kind, gathered)(keys) : [];
  const owners = new Map<string, string>();
  for (const { id, keys: known } of stored)
    for (const key of known) if (!owners.has(key)) owners.set(key, id);
  const findings = read.map((one, i) => judge(one, rows[i]!.row, owners, seen));
  const noted = findings.flatMap((finding, i) =>
    finding.verdict === 'new' && !finding.problems && !finding.summary
      ? []
      : [{ updateOne: { filter: { _id: rows[i]!._id }, update: { $set: finding } } }],
  );
  if (noted.length) await ImportRow.bulkWrite(noted, { ordered: false });
  return tally(findings.map(({ verdict }) => verdict));
}

/** Finds records by their keys, the same for every batch of a step. */
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

function judge(read: ReadRow<unknown>, row: number, owners: Map<string, string>, seen: SeenKeys): Finding {
  if ('problems' in read) return { verdict: 'wrong', problems: read.problems };
  const owner = read.keys.map((key) => owners.get(key)).find(Boolean);
  const before = read.keys.map((key) => seen.get(numberOfText(key))).find((found) => found !== undefined);
  for (const key of read.knownAs ?? read.keys) {
    const number = numberOfText(key);
    if (!seen.has(number)) seen.set(number, row);
  }
  const warned = read.warnings && { problems: read.warnings };
  const summary = read.summary && { summary: read.summary };
  if (owner) return { verdict: 'duplicate', duplicateOf: owner, ...warned };
  if (before !== undefined) return { verdict: 'duplicate', duplicateRow: before, ...warned };
  return { verdict: 'new', ...warned, ...summary };
}

/** Counts each value. */
export function tally<T extends string>(words: T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
