import 'server-only';
import { isActive } from '@/lib/imports/constants';
import { getImport } from '@/lib/imports/data';
import { decisionsFor } from '@/lib/imports/decisions/data';
import type { ImportDto, SentFile } from '@/lib/imports/dto';
import { kindOf } from '@/lib/imports/run/constants';
import {
  checkRows,
  counting,
  leavesOutAlike,
  nothingGathered,
  readRows,
  type StoredRow,
} from '@/lib/imports/run/data';
import { columnsOf } from '@/lib/imports/run/mutations';
import type { MendedRows } from '@/lib/imports/schema';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { refuseFile } from '@/lib/platform/tabular/refuse';
import { Import, type ImportRecord } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import type { MendedDto } from './dto';
import { addRows, faultsAfter } from './rules';
import { readMendedRows } from './tasks';

/** Rows per write. */
const BATCH = 500;

async function checked(id: string): Promise<ImportRecord & { _id: unknown }> {
  const row = await Import.findById(id).lean();
  if (!row) throw notFound('Import not found');
  if (row.status !== 'checked') {
    const message = isActive(row.status as ImportDto['status'])
      ? 'The import is running. Please wait until it’s done'
      : 'You can only correct a file that has been checked but not imported';
    throw new AppError('conflict', message);
  }
  return row;
}

/** Corrects cells of rows with errors, checks those rows again and returns their new state. Reads nothing else of the file. */
export async function mendRows(id: string, { rows }: MendedRows, actor: Actor): Promise<MendedDto> {
  const one = await checked(id);
  await recordAudit({
    action: 'import',
    by: actor,
    target: { type: 'import', id },
    details: { kind: 'mend', rows: rows.length },
  });
  return mend(id, one, rows);
}

async function mend(
  id: string,
  one: ImportRecord & { _id: unknown },
  rows: MendedRows['rows'],
): Promise<MendedDto> {
  const cells = new Map(rows.map((row) => [row.row, row.cells]));
  const stored = await ImportRow.find({ import: id, row: op.in([...cells.keys()]) }).lean();
  const before = stored.map(({ verdict, problems }) => ({ verdict, problems: problems ?? [] }));
  const writes = stored.map((row) => {
    const mended = one.headings.map((_, i) => cells.get(row.row)?.[i] ?? row.cells[i] ?? '');
    return {
      updateOne: {
        filter: { _id: row._id },
        update: {
          $set: { cells: mended, verdict: 'new' as const },
          $unset: {
            problems: 1 as const,
            duplicateOf: 1 as const,
            duplicateRow: 1 as const,
            summary: 1 as const,
          },
        },
      },
    };
  });
  if (writes.length > 0) await ImportRow.bulkWrite(writes as never, { ordered: false });
  const fresh = await ImportRow.find({ import: id, row: op.in([...cells.keys()]) })
    .sort({ row: 1 })
    .lean<StoredRow[]>();
  const gathered = nothingGathered();
  const kind = kindOf(one.kind as ImportDto['kind']);
  const read = await readRows(kind, fresh, columnsOf(one, await decisionsFor(one)), counting(gathered));
  await checkRows(kind, fresh, read, gathered, leavesOutAlike(one));
  const after = await ImportRow.find({ import: id, row: op.in([...cells.keys()]) })
    .sort({ row: 1 })
    .lean();
  const counts = addRows(before, after);
  const current = await Import.findById(id, { faults: 1 }).lean();
  await Import.updateOne(
    { _id: id, status: 'checked' },
    {
      $inc: Object.fromEntries(Object.entries(counts).map(([name, by]) => [`counts.${name}`, by])),
      $set: { faults: faultsAfter((current?.faults ?? []) as ImportDto['faults'], before, after) },
    },
  );
  const now = (await getImport(id))!;
  return {
    counts: now.counts,
    faults: now.faults,
    rows: after.map((row) => ({
      row: row.row,
      cells: row.cells,
      problems: (row.problems ?? []) as MendedDto['rows'][number]['problems'],
      verdict: row.verdict as MendedDto['rows'][number]['verdict'],
    })),
  };
}

/** Corrects rows from the file of failed rows. Each row returns to its place by the number in its first column. */
export async function mendFromFile(id: string, { path, signal }: SentFile, actor: Actor): Promise<ImportDto> {
  const { headings } = await checked(id);
  const mended = await readMendedRows({ path, headings }, signal);
  if (mended.length === 0) refuseFile('This isn’t the file with the errors. Its first column must be “Row”');
  await recordAudit({
    action: 'import',
    by: actor,
    target: { type: 'import', id },
    details: { kind: 'mend', rows: mended.length },
  });
  for (let from = 0; from < mended.length; from += BATCH)
    await mend(id, await checked(id), mended.slice(from, from + BATCH));
  return (await getImport(id))!;
}
