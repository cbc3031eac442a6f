import 'server-only';
import { open } from 'node:fs/promises';
import { Types } from 'mongoose';
import type { ImportUpload } from '@/lib/imports/admin/data';
import { MAX_NOTES, ROW_RETENTION_DAYS } from '@/lib/imports/constants';
import { getImport } from '@/lib/imports/data';
import { rememberedHeadings } from '@/lib/imports/decisions/data';
import type { ImportDto } from '@/lib/imports/dto';
import { readInTurn } from '@/lib/imports/mutations';
import { type Unpacked, withArchive } from '@/lib/imports/pictures/mutations';
import { chargeUpload } from '@/lib/listings/quota/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { DAY_MS } from '@/lib/platform/time/time';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { type FileLine, type ReadSheet, type RowBatch, readSheets } from './tasks';

/**
 * Stores the file row by row in the database, so that check, run and undo need neither the file nor this process. Each sheet of a workbook is a separate
 * import. Returns the one with the most recognised columns and rows, and the names of the others. Throws an AppError and stores nothing if the file is
 * unreadable.
 */
export function createImport(upload: ImportUpload, actor: Actor): Promise<ImportDto> {
  const expiresAt = new Date(Date.now() + ROW_RETENTION_DAYS * DAY_MS);
  return withArchive(upload, { actor, until: expiresAt }, (unpacked) =>
    readInTurn(actor.userId, () => storeFile(unpacked, actor, expiresAt)),
  );
}

async function storeFile(upload: Unpacked, actor: Actor, expiresAt: Date): Promise<ImportDto> {
  const { kind, path, signal, filePictures, pictureNotes } = upload;
  const rowsPath = `${path}.rows`;
  const remembered = await rememberedHeadings(actor.userId, kind);
  const { format, sheets, batches } = await readSheets({ path, rowsPath, kind, remembered }, signal);
  const stored = sheets.map((found) => ({ id: new Types.ObjectId(), found }));
  // charges the stored rows, because a file of a few kilobytes can repeat one text a thousand times
  const refund = await chargeUpload(actor, [{ path: rowsPath }]);
  try {
    for await (const { sheet, rows } of readBatches(rowsPath, batches))
      await storeRows(stored[sheet]!.id, rows, expiresAt);
    const group = stored.length > 1 ? new Types.ObjectId() : undefined;
    await Import.insertMany(
      stored.map(({ id, found: { name, ...found } }) => ({
        _id: id,
        kind,
        fileName: group ? `${upload.name} · ${name}` : upload.name,
        ...(name && { sheet: name }),
        ...(group && { group }),
        bytes: upload.size,
        format,
        by: new Types.ObjectId(actor.userId),
        byName: actor.name,
        status: 'mapping' as const,
        rowsUntil: expiresAt,
        ...found,
        ...(isOwnExport(kind, found) && { duplicates: 'replace' as const }),
        notes: [...pictureNotes, ...found.notes].slice(0, MAX_NOTES),
        pictures: filePictures,
      })),
    );
    const used = ({ found }: { found: ReadSheet }) => found.mapping.filter(Boolean).length;
    const first = [...stored].sort((a, b) => used(b) - used(a) || b.found.rows - a.found.rows)[0]!;
    const details = { kind: 'upload', file: upload.name, rows: first.found.rows };
    await recordAudit({
      action: 'import',
      by: actor,
      target: { type: 'import', id: String(first.id) },
      details,
    });
    return (await getImport(String(first.id)))!;
  } catch (error) {
    await ImportRow.deleteMany({ import: op.in(stored.map(({ id }) => id)) });
    await refund();
    throw error;
  }
}

/** True for our own list with the site's codes beside the own references, which comes back with corrections. */
const isOwnExport = (kind: ImportUpload['kind'], { mapping }: Pick<ReadSheet, 'mapping'>): boolean =>
  kind === 'own-listings' && mapping.includes('code') && mapping.includes('reference');

async function* readBatches(path: string, batches: readonly RowBatch[]) {
  const file = await open(path);
  try {
    for (const { sheet, bytes } of batches) {
      const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes);
      yield { sheet, rows: JSON.parse(buffer.toString()) as FileLine[] };
    }
  } finally {
    await file.close();
  }
}

async function storeRows(id: Types.ObjectId, lines: readonly FileLine[], expiresAt: Date): Promise<void> {
  await connectDb();
  const rows = lines.map(({ line, cells }) => ({
    _id: new Types.ObjectId(),
    import: id,
    row: line,
    cells,
    verdict: 'new',
    expiresAt,
  }));
  await ImportRow.collection.insertMany(rows as never, { ordered: false });
}
