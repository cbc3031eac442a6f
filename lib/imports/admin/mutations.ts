import 'server-only';
import { Types } from 'mongoose';
import {
  ACTIVE_STATUSES,
  type ImportKindName,
  type ImportStatus,
  ROW_RETENTION_DAYS,
  SAMPLE_ROWS,
} from '@/lib/imports/constants';
import { failedRowsCsv, getImport, toImportDto } from '@/lib/imports/data';
import type { ImportDto } from '@/lib/imports/dto';
import { EXPLANATION } from '@/lib/imports/listings/constants';
import type { ImportMappingInput } from '@/lib/imports/schema';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { MAX_CELL, MAX_COLUMNS, MAX_IMPORT_ROWS } from '@/lib/platform/tabular/constants';
import { readFile } from '@/lib/platform/tabular/read-file';
import { formatNumber } from '@/lib/platform/text/format';
import { DAY_MS } from '@/lib/platform/time/time';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import type { ImportUpload } from './data';
import { targetsOf } from './rules';

const INSERT_BATCH = 500;

const wrongFile = (message: string) =>
  new AppError('invalid', message, { issues: [{ path: 'file', message }] });

/**
 * Reads the file row by row into the database, so that check, run and undo need neither the file nor this process.
 * Throws an AppError when the file cannot be read, and leaves nothing behind then.
 */
export async function createImport(upload: ImportUpload, actor: Actor): Promise<ImportDto> {
  const id = new Types.ObjectId();
  const rowsUntil = new Date(Date.now() + ROW_RETENTION_DAYS * DAY_MS);
  try {
    const file = await readFile(upload.path, { cards: upload.kind === 'contacts' });
    const stored = await storeRows(id, withoutExplanations(file.rows, upload.kind), rowsUntil);
    const row = await Import.create({
      _id: id,
      kind: upload.kind,
      fileName: upload.name,
      bytes: upload.size,
      format: file.format(),
      by: new Types.ObjectId(actor.userId),
      byName: actor.name,
      status: 'mapping',
      mapping: targetsOf(upload.kind).guess(stored.headings),
      rowsUntil,
      ...stored,
    });
    await audit('upload', String(id), actor, { file: upload.name, rows: stored.rows });
    return toImportDto(row.toObject());
  } catch (error) {
    await ImportRow.deleteMany({ import: id });
    throw error;
  }
}

/** The template of listings explains its columns in a row of its own, which stays a row for the numbering. */
async function* withoutExplanations(rows: AsyncIterable<string[]>, kind: ImportKindName) {
  for await (const cells of rows) yield kind !== 'contacts' && cells[0]?.startsWith(EXPLANATION) ? [] : cells;
}

async function storeRows(id: Types.ObjectId, source: AsyncIterable<string[]>, expiresAt: Date) {
  await connectDb();
  let headings: string[] | undefined;
  let [line, rows] = [0, 0];
  const samples: string[][] = [];
  let batch: object[] = [];
  const flush = async () => {
    if (batch.length) await ImportRow.collection.insertMany(batch, { ordered: false });
    batch = [];
  };
  for await (const found of source) {
    line += 1;
    if (found.every((cell) => cell.trim() === '')) continue;
    if (!headings) {
      headings = readHeadings(found);
      continue;
    }
    rows += 1;
    if (rows > MAX_IMPORT_ROWS)
      throw wrongFile(
        `The file has more than ${formatNumber(MAX_IMPORT_ROWS)} rows. Split it and import the parts one by one`,
      );
    // one more than there are headings: the check then says that the row is too long
    const cells = found.slice(0, headings.length + 1).map((cell) => cell.slice(0, MAX_CELL));
    if (samples.length < SAMPLE_ROWS) samples.push(cells.map((cell) => cell.slice(0, 200)));
    batch.push({ _id: new Types.ObjectId(), import: id, row: line, cells, verdict: 'new', expiresAt });
    if (batch.length >= INSERT_BATCH) await flush();
  }
  await flush();
  if (!headings || rows === 0) throw wrongFile('The file has a heading but no rows, or is empty');
  return { headings, samples, rows, lastRow: line };
}

function readHeadings(cells: string[]): string[] {
  if (cells.length > MAX_COLUMNS)
    throw wrongFile(`The first row has ${cells.length} columns; at most ${MAX_COLUMNS} can be read`);
  return cells.map((cell, i) => cell.trim().slice(0, 100) || `Column ${i + 1}`);
}

/** Stores the choice of columns and starts the check. Allowed until the run begins. */
export async function saveMapping(id: string, input: ImportMappingInput, actor: Actor): Promise<ImportDto> {
  const row = await Import.findById(id).lean();
  if (!row) throw notFound('Import not found');
  const dto = toImportDto(row);
  if (dto.status !== 'mapping' && dto.status !== 'checked') throw await cannot(id);
  const { fields, several, missing } = targetsOf(dto.kind);
  const known = input.mapping.map((field) => (fields.some((choice) => choice.field === field) ? field : ''));
  const twice = known.find((field, i) => field && !several.has(field) && known.indexOf(field) !== i);
  const label = fields.find(({ field }) => field === twice)?.label;
  if (twice) throw wrongMapping(`Two columns fill "${label}". Leave one of them out`);
  const lacking = missing(known);
  if (lacking) throw wrongMapping(lacking);
  const mapping = dto.headings.map((_, i) => known[i] ?? '');
  await move(id, ['mapping', 'checked'], { status: 'checking', ...input, mapping, cursor: 0, counts: {} });
  await audit('check', id, actor);
  return current(id);
}

function wrongMapping(message: string): AppError {
  return new AppError('invalid', message, { issues: [{ path: 'mapping', message }] });
}

export async function runImport(id: string, actor: Actor): Promise<ImportDto> {
  await move(id, ['checked'], { status: 'running', cursor: 0, startedAt: new Date() });
  await audit('run', id, actor);
  return current(id);
}

/** Asks the process that works on it to end the step after the batch under way. */
export async function cancelImport(id: string, actor: Actor): Promise<ImportDto> {
  await move(id, ACTIVE_STATUSES, { stop: true });
  await audit('cancel', id, actor);
  return current(id);
}

export async function undoImport(id: string, actor: Actor): Promise<ImportDto> {
  const row = await Import.findById(id, { rowsUntil: 1 }).lean();
  if (row && row.rowsUntil < new Date())
    throw new AppError('gone', `An import can be undone for ${ROW_RETENTION_DAYS} days`);
  await move(id, ['done', 'cancelled'], {
    status: 'undoing',
    cursor: Number.MAX_SAFE_INTEGER,
    'counts.undone': 0,
    'counts.kept': 0,
  });
  await audit('undo', id, actor);
  return current(id);
}

/** Removes an upload that was never run, with its rows. */
export async function discardImport(id: string, actor: Actor): Promise<void> {
  const { deletedCount } = await Import.deleteOne({
    _id: id,
    status: op.in(['mapping', 'checked']),
  });
  if (!deletedCount) throw await cannot(id);
  await ImportRow.deleteMany({ import: id });
  await audit('discard', id, actor);
}

async function move(id: string, from: readonly ImportStatus[], set: Record<string, unknown>): Promise<void> {
  const { matchedCount } = await Import.updateOne(
    { _id: id, status: op.in(from) },
    { $set: { stop: false, leaseUntil: new Date(0), ...set }, $unset: { message: 1 } },
  );
  if (!matchedCount) throw await cannot(id);
}

async function cannot(id: string): Promise<AppError> {
  if (!(await Import.exists({ _id: id }))) return notFound('Import not found');
  return new AppError('conflict', 'This import has changed. Please reload the page');
}

async function current(id: string): Promise<ImportDto> {
  const row = await Import.findById(id).lean();
  if (!row) throw notFound('Import not found');
  return toImportDto(row);
}

async function audit(kind: string, id: string, actor: Actor, more: object = {}): Promise<void> {
  const details = { kind, ...more };
  await recordAudit({ action: 'import', by: actor, target: { type: 'import', id }, details });
}

/** The rows that failed as a file, on record before a row leaves. */
export async function exportFailedRows(id: string, actor: Actor): Promise<ReadableStream<Uint8Array>> {
  const found = await getImport(id);
  if (!found) throw notFound('Import not found');
  await recordAudit({ action: 'export', by: actor, details: { what: 'failed rows', import: id } });
  return failedRowsCsv(found);
}
