import type { Verdict } from '@/lib/imports/constants';
import type { FaultDto } from '@/lib/imports/dto';

type Row = { verdict?: string | null; problems?: readonly { column?: string | null }[] | null };

const VERDICT_NAMES: readonly Verdict[] = ['new', 'duplicate', 'wrong'];

/** Updates the counts when rows change state. */
export function addRows(before: readonly Row[], after: readonly Row[]): Record<Verdict, number> {
  const count = (rows: readonly Row[], name: Verdict) =>
    rows.filter(({ verdict }) => verdict === name).length;
  return Object.fromEntries(
    VERDICT_NAMES.map((name) => [name, count(after, name) - count(before, name)]),
  ) as Record<Verdict, number>;
}

const columnsOf = ({ verdict, problems }: Row) =>
  verdict === 'wrong' ? [...new Set((problems ?? []).map(({ column }) => column ?? ''))] : [];

export function faultsAfter(
  faults: readonly FaultDto[],
  before: readonly Row[],
  after: readonly Row[],
): FaultDto[] {
  const counts = new Map(faults.map(({ column, rows }) => [column, rows]));
  const add = (rows: readonly Row[], by: number) => {
    for (const row of rows)
      for (const column of columnsOf(row)) counts.set(column, (counts.get(column) ?? 0) + by);
  };
  add(before, -1);
  add(after, 1);
  return [...counts]
    .filter(([, rows]) => rows > 0)
    .map(([column, rows]) => ({ column, rows }))
    .sort((a, b) => b.rows - a.rows);
}

/** A row of the file with errors: "Row", "Reason", then the file's columns, whose order may have changed. */
export function mendedOf(
  cells: readonly string[],
  headings: readonly string[],
  wanted: readonly string[],
): { row: number; cells: string[] } | undefined {
  const at = headings.findIndex((heading) => /^row$/i.test(heading));
  const row = Number((cells[at] ?? '').trim());
  if (at < 0 || !Number.isInteger(row) || row < 1) return undefined;
  const rest = headings
    .map((heading, i) => ({ heading, i }))
    .filter(({ i, heading }) => i !== at && !/^reason$/i.test(heading));
  return {
    row,
    cells: wanted.map(
      (name, i) => cells[(rest.find(({ heading }) => heading === name) ?? rest[i])?.i ?? -1] ?? '',
    ),
  };
}
