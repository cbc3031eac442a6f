import type { ImportRecord } from '@/models/import';
import type { DateOrder, DuplicateRule, ImportKindName, ImportStatus, Outcome, Verdict } from './constants';
import type { Problem } from './types';

export type ImportCounts = Record<Verdict | Outcome, number>;

/** An import as the desk sees it. */
export type ImportDto = {
  id: string;
  kind: ImportKindName;
  fileName: string;
  format: string;
  by: string;
  status: ImportStatus;
  headings: string[];
  samples: string[][];
  mapping: string[];
  duplicates: DuplicateRule;
  dateOrder: DateOrder;
  rows: number;
  /** rows that the present step has finished, of `total`: both count the blank rows of the file */
  handled: number;
  total: number;
  counts: ImportCounts;
  stopping: boolean;
  message?: string;
  createdAt: string;
  finishedAt?: string;
  undoneAt?: string;
  rowsUntil: string;
};

export type ImportRowDto = {
  row: number;
  cells: string[];
  problems: Problem[];
  duplicateOf?: string;
  duplicateRow?: number;
  target?: string;
};

const COUNTS = [
  'new',
  'duplicate',
  'wrong',
  'created',
  'updated',
  'skipped',
  'failed',
  'undone',
  'kept',
] as const;

export function toImportDto(row: ImportRecord & { _id: unknown }): ImportDto {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, row.counts?.[name] ?? 0])) as ImportCounts;
  return {
    id: String(row._id),
    kind: row.kind as ImportKindName,
    fileName: row.fileName,
    format: row.format,
    by: row.byName,
    status: row.status as ImportStatus,
    headings: row.headings,
    samples: row.samples as unknown as string[][],
    mapping: row.mapping,
    duplicates: row.duplicates as DuplicateRule,
    dateOrder: row.dateOrder as DateOrder,
    rows: row.rows,
    total: row.lastRow,
    handled: row.status === 'undoing' ? counts.undone + counts.kept : row.cursor,
    counts,
    stopping: row.stop,
    ...(row.message && { message: row.message }),
    createdAt: row.createdAt.toISOString(),
    ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    ...(row.undoneAt && { undoneAt: row.undoneAt.toISOString() }),
    rowsUntil: row.rowsUntil.toISOString(),
  };
}
