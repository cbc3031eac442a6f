import 'server-only';
import { Types } from 'mongoose';
import type { ImportUpload } from '@/lib/imports/admin/data';
import {
  GUESS_ROWS,
  type ImportKindName,
  isOfPeople,
  MAX_NOTES,
  ROW_RETENTION_DAYS,
  SAMPLE_LENGTH,
  SAMPLE_ROWS,
} from '@/lib/imports/constants';
import { getImport } from '@/lib/imports/data';
import { rememberedHeadings } from '@/lib/imports/decisions/data';
import type { ImportDto } from '@/lib/imports/dto';
import { findHeadings, guessMapping } from '@/lib/imports/headings/rules';
import { EXPLANATION } from '@/lib/imports/listings/constants';
import { type Unpacked, withArchive } from '@/lib/imports/pictures/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import {
  MAX_CELL,
  MAX_COLUMNS,
  MAX_IMPORT_CHARACTERS,
  MAX_IMPORT_ROWS,
} from '@/lib/platform/tabular/constants';
import { readFile } from '@/lib/platform/tabular/read-file';
import { refuseFile } from '@/lib/platform/tabular/refuse';
import type { Sheet } from '@/lib/platform/tabular/sheet';
import { formatNumber } from '@/lib/platform/text/format';
import { DAY_MS } from '@/lib/platform/time/time';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { isNoRow } from './rules';

/** Rows are written in batches of so many, or of so much text. */
const INSERT_BATCH = 500;
const BATCH_CHARACTERS = 4_000_000;

type Stored = {
  headings: string[];
  samples: string[][];
  rows: number;
  lastRow: number;
  title: string;
  notes: string[];
  mapping: string[];
};
type Reading = {
  kind: ImportKindName;
  expiresAt: Date;
  remembered: ReadonlyMap<string, string>;
  /** characters stored so far, of all sheets */
  characters: number;
};

/**
 * Reads the file row by row into the database, so that check, run and undo need neither the file nor this process. Each sheet of
 * a workbook is an import of its own: the one with the most recognised columns and rows is returned, the others are named beside
 * it. Throws an AppError if the file cannot be read, and leaves nothing behind then.
 */
export function createImport(upload: ImportUpload, actor: Actor): Promise<ImportDto> {
  const expiresAt = new Date(Date.now() + ROW_RETENTION_DAYS * DAY_MS);
  return withArchive(upload, { actor, until: expiresAt }, (unpacked) =>
    storeFile(unpacked, actor, expiresAt),
  );
}

async function storeFile(upload: Unpacked, actor: Actor, expiresAt: Date): Promise<ImportDto> {
  const { kind, filePictures, pictureNotes } = upload;
  const reading = {
    kind,
    expiresAt,
    remembered: await rememberedHeadings(actor.userId, kind),
    characters: 0,
  };
  const ids: Types.ObjectId[] = [];
  const file = await readFile(upload.path, { cards: isOfPeople(kind) });
  try {
    const stored: { id: Types.ObjectId; sheet: Sheet; found: Stored }[] = [];
    for (const sheet of file.sheets) {
      const id = new Types.ObjectId();
      ids.push(id);
      const found = await storeRows(id, sheet, reading);
      if (found) stored.push({ id, sheet, found });
    }
    if (stored.length === 0) refuseFile('The file has a heading but no rows, or is empty');
    const group = stored.length > 1 ? new Types.ObjectId() : undefined;
    await Import.insertMany(
      stored.map(({ id, sheet, found }) => ({
        _id: id,
        kind,
        fileName: group ? `${upload.name} · ${sheet.name}` : upload.name,
        ...(sheet.name && { sheet: sheet.name }),
        ...(group && { group }),
        bytes: upload.size,
        format: file.format(),
        by: new Types.ObjectId(actor.userId),
        byName: actor.name,
        status: 'mapping' as const,
        rowsUntil: expiresAt,
        ...found,
        notes: [...pictureNotes, ...found.notes].slice(0, MAX_NOTES),
        pictures: filePictures,
      })),
    );
    const used = ({ found }: (typeof stored)[number]) => found.mapping.filter(Boolean).length;
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
    await ImportRow.deleteMany({ import: op.in(ids) });
    throw error;
  } finally {
    file.close();
  }
}

type Line = { line: number; cells: string[] };

/** Non-blank lines with their numbers. The listings template explains its columns in a line of its own. */
async function* linesOf(sheet: Sheet, kind: ImportKindName): AsyncGenerator<Line> {
  let line = 0;
  for await (const cells of sheet.rows()) {
    line += 1;
    const isExplanation = !isOfPeople(kind) && cells[0]?.startsWith(EXPLANATION);
    if (!isExplanation && cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}

/** The headings, from the first lines, and the probable field of each column. */
function begin(head: readonly Line[], sheet: Sheet, { kind, remembered }: Reading) {
  // before anything looks at them: comparing 100,000 names took minutes
  const width = head.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  if (width > MAX_COLUMNS)
    refuseFile(`The first row has ${width} columns; at most ${MAX_COLUMNS} can be read`);
  const first = head.map(({ cells }) => cells.slice(0, MAX_COLUMNS));
  const { headings, used } = findHeadings(kind, first);
  const values = first.slice(used);
  const rows = values.filter((cells) => !isNoRow(cells, headings, isOfPeople(kind))).slice(0, GUESS_ROWS);
  const samples = headings.map((_, i) => rows.map((cells) => cells[i]?.trim() ?? '').filter(Boolean));
  const shown = Math.min(SAMPLE_ROWS, rows.length);
  const above = head
    .slice(0, Math.max(0, used - 1))
    .filter(({ cells }) => isNoRow(cells, headings, isOfPeople(kind)) || !isPartOf(headings, cells));
  const hidden = sheet.hiddenColumns().map((letter) => `Column ${letter} is hidden in the workbook`);
  return {
    headings,
    used,
    title: above
      .map(({ cells }) => titleOf(cells))
      .join(' · ')
      .slice(0, MAX_TITLE),
    notes: [...hidden, ...above.map(({ line, cells }) => noteOf(line, cells))],
    mapping: guessMapping(kind, headings, rows, remembered),
    samples: Array.from({ length: shown }, (_, i) =>
      samples.map((column) => (column[i] ?? '').slice(0, SAMPLE_LENGTH)),
    ),
  };
}

/** The upper of two heading rows; a title with commas in it is not. */
const isPartOf = (headings: readonly string[], cells: readonly string[]): boolean =>
  cells.some((cell) => cell.trim() && headings.some((heading) => heading.startsWith(cell.trim())));

/** Up to the last cell that holds anything. */
const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

const MAX_TITLE = 500;
/** A merged cell holds for all that it covers: once is enough. */
const titleOf = (cells: readonly string[]) =>
  [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))].join(', ');

const noteOf = (line: number, cells: readonly string[]) =>
  `${line}: ${cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 120)}`;

/** Undefined when the sheet has no rows. */
async function storeRows(id: Types.ObjectId, sheet: Sheet, reading: Reading): Promise<Stored | undefined> {
  await connectDb();
  const head: Line[] = [];
  let begun: ReturnType<typeof begin> | undefined;
  let [last, rows] = [0, 0];
  let batch: object[] = [];
  let batchCharacters = 0;
  const flush = async () => {
    if (batch.length) await ImportRow.collection.insertMany(batch as never, { ordered: false });
    batch = [];
    batchCharacters = 0;
  };
  const store = ({ line, cells: found }: Line) => {
    const { headings, notes } = begun!;
    if (isNoRow(found, headings, isOfPeople(reading.kind))) {
      if (notes.length < MAX_NOTES) notes.push(noteOf(line, found));
      return;
    }
    rows += 1;
    if (rows > MAX_IMPORT_ROWS)
      refuseFile(
        `The file has more than ${formatNumber(MAX_IMPORT_ROWS)} rows. Split it and import the parts one by one`,
      );
    // one more than the headings: the check then reports that the row is too long
    const cells = found.slice(0, headings.length + 1).map((cell) => cell.slice(0, MAX_CELL));
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    reading.characters += length;
    if (reading.characters > MAX_IMPORT_CHARACTERS)
      refuseFile('The file holds more text than can be read. Split it and import the parts one by one');
    batchCharacters += length;
    batch.push({
      _id: new Types.ObjectId(),
      import: id,
      row: line,
      cells,
      verdict: 'new',
      expiresAt: reading.expiresAt,
    });
  };
  const start = () => {
    begun = begin(head, sheet, reading);
    for (const one of head.slice(begun.used)) store(one);
  };
  for await (const one of linesOf(sheet, reading.kind)) {
    last = one.line;
    if (begun) store(one);
    else if (head.push(one) >= GUESS_ROWS + 20) start();
    if (batch.length >= INSERT_BATCH || batchCharacters > BATCH_CHARACTERS) await flush();
  }
  if (!begun && head.length > 0) start();
  await flush();
  if (!begun || rows === 0) return undefined;
  const { headings, samples, title, notes, mapping } = begun;
  return { headings, samples, rows, lastRow: last, title, notes, mapping };
}
