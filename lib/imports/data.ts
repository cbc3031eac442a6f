import 'server-only';
import type { QueryFilter } from 'mongoose';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { op } from '@/lib/platform/db/operators';
import { inEnglish } from '@/lib/platform/language/message';
import type { DateOrder } from '@/lib/platform/tabular/constants';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { byTime, type Page, pageOf, type TimeList } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { ClientMatch } from '@/models/clients/client-match';
import { Import, type ImportRecord } from '@/models/imports/import';
import { ImportRow, type ImportRowRecord } from '@/models/imports/import-row';
import {
  type DuplicateRule,
  IMPORT_PAGE_SIZE,
  type ImportKindName,
  type ImportStatus,
  isActive,
  isOfPeople,
  OUTCOMES,
  ROWS_PAGE_SIZE,
  VERDICTS,
  type Verdict,
} from './constants';
import type { CountedReading } from './decisions/dto';
import type { ImportCounts, ImportDto, ImportRowDto, Problem, RowWindowDto } from './dto';
import { several } from './headings/rules';
import type { RowView, RowWindow } from './schema';

/** The field that each column fills, else the likeliest free one. */
function suggestionsOf(row: ImportRecord): string[] {
  const kind = row.kind as ImportKindName;
  const taken = new Set(row.mapping.filter((field) => !several(kind).has(field)));
  return row.mapping.map((field, i) => {
    if (field) return field;
    // files read before suggestions were stored have none
    const found = row.suggestions?.[i];
    return found && !taken.has(found) ? found : isOfPeople(kind) ? 'notes' : 'remarks';
  });
}

export function toImportDto(row: ImportRecord & { _id: unknown }): ImportDto {
  const counts = Object.fromEntries(
    [...VERDICTS, 'alike' as const, ...OUTCOMES].map((name) => [name, row.counts?.[name] ?? 0]),
  ) as ImportCounts;
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
    // none while rows are processed, because the page polls every second and nobody chooses columns
    suggestions: isActive(row.status as ImportStatus) ? [] : suggestionsOf(row),
    duplicates: row.duplicates as DuplicateRule,
    dateOrder: row.dateOrder as DateOrder,
    rows: row.rows,
    total: row.rows,
    // the cursor is a line of the file, which may include blank ones
    handled:
      row.status === 'undoing'
        ? counts.undone + counts.kept
        : Math.max(0, row.rows - (row.lastRow - row.cursor)),
    counts,
    readings: row.readings as CountedReading[],
    faults: row.faults.map(({ column, rows }) => ({ column: column ?? '', rows: rows ?? 0 })),
    notes: row.notes,
    sheets: [],
    stopping: row.stop,
    ...(row.message && { message: row.message }),
    createdAt: row.createdAt.toISOString(),
    ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    ...(row.undoneAt && { undoneAt: row.undoneAt.toISOString() }),
    rowsUntil: row.rowsUntil.toISOString(),
  };
}

/** Past imports, newest first, of one account if `by` is given. */
export async function listImports(
  kind: ImportKindName,
  search: TimeList,
  by?: string,
): Promise<Page<ImportDto>> {
  const filter = { kind, ...(by && { by }) };
  const total = await Import.countDocuments(filter);
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? IMPORT_PAGE_SIZE);
  const rows = await Import.find(filter)
    .sort(byTime(search))
    .skip(skip)
    .limit(search.size ?? IMPORT_PAGE_SIZE)
    .lean();
  return { rows: rows.map(toImportDto), total, page, pages };
}

/** One import, of this account if `by` is given; undefined for unknown, foreign and malformed ids alike. */
export async function getImport(
  id: string,
  kind?: ImportKindName,
  by?: string,
): Promise<ImportDto | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const row = await Import.findOne({ _id: id, ...(kind && { kind }), ...(by && { by }) }).lean();
  return row ? withSheets(toImportDto(row), row) : undefined;
}

/** The workbook's other sheets, imported or not, and the results for clients. */
async function withSheets(
  one: ImportDto,
  { group, kind, status }: Pick<ImportRecord, 'group' | 'kind' | 'status'>,
): Promise<ImportDto> {
  const sheets = group ? await Import.find({ group }, { sheet: 1, rows: 1 }).sort({ _id: 1 }).lean() : [];
  const matched = kind === 'clients' && status === 'done' ? await countMatched(one.id) : undefined;
  return {
    ...one,
    ...(matched !== undefined && { matched }),
    sheets: sheets.map(({ _id, sheet, rows }) => ({ id: String(_id), name: sheet ?? '', rows })),
  };
}

/** Imported clients with a matching home. */
async function countMatched(id: string): Promise<number> {
  const made = await ImportRow.find({ import: id, outcome: 'created' }, { target: 1 }).lean();
  const clients = made.flatMap(({ target }) => target ?? []);
  const found = await ClientMatch.distinct('client', { client: op.in(clients), endedAt: null });
  return found.length;
}

const isVerdict = (view: RowView): view is Verdict => isOneOf(VERDICTS, view);

function rowsFilter(id: string, view: RowView, fault?: string): QueryFilter<ImportRowRecord> {
  if (fault && isVerdict(view)) return { import: id, verdict: view, 'problems.column': fault };
  return isVerdict(view) ? { import: id, verdict: view } : { import: id, outcome: view };
}

/** One page of the rows with the result `view`, in file order. */
export async function listImportRows(id: string, view: RowView, wanted: number): Promise<Page<ImportRowDto>> {
  const filter = rowsFilter(id, view);
  const total = await ImportRow.countDocuments(filter);
  const { page, pages, skip } = pageOf(total, wanted, ROWS_PAGE_SIZE);
  const rows = await ImportRow.find(filter).sort({ row: 1 }).skip(skip).limit(ROWS_PAGE_SIZE).lean();
  return { rows: rows.map(toRowDto), total, page, pages };
}

/** A window of rows in file order, for a table that renders only visible rows. */
export async function listRowWindow(
  id: string,
  { view, fault, from, limit }: RowWindow,
): Promise<RowWindowDto> {
  const filter = rowsFilter(id, view, fault);
  const [total, rows] = await Promise.all([
    ImportRow.countDocuments(filter),
    ImportRow.find(filter).sort({ row: 1 }).skip(from).limit(limit).lean(),
  ]);
  return { total, from, rows: rows.map(toRowDto) };
}

/** Yields the rows with errors, or before the run those that would have errors. */
async function* eachWrongRow(id: string, view: 'wrong' | 'failed'): AsyncGenerator<ImportRowDto> {
  const rows = ImportRow.find(rowsFilter(id, view)).sort({ row: 1 }).lean().cursor();
  for await (const row of rows) yield toRowDto(row);
}

function toRowDto(row: ImportRowRecord): ImportRowDto {
  return {
    row: row.row,
    cells: row.cells,
    problems: (row.problems ?? []) as Problem[],
    ...(row.duplicateOf && { duplicateOf: String(row.duplicateOf) }),
    ...(row.duplicateRow && { duplicateRow: row.duplicateRow }),
    ...(row.target && { target: String(row.target) }),
    ...(row.summary && { summary: row.summary }),
  };
}

/** One sentence per problem, with the column, its value, and what to do. */
const reasonOf = (problems: Problem[]): string =>
  problems
    .map(({ column, value, message }) => `${column}${value && ` "${value}"`}: ${inEnglish(message)}`)
    .join(' / ');

/** Heading and rows as in the file, preceded by row number and reason. */
export function failedRowsCsv(item: ImportDto): ReadableStream<Uint8Array> {
  const view = item.counts.failed > 0 ? 'failed' : 'wrong';
  return csvStream(
    ['Row', 'Reason', ...item.headings],
    (async function* () {
      for await (const { row, cells, problems } of eachWrongRow(item.id, view))
        yield [String(row), reasonOf(problems), ...cells.slice(0, item.headings.length)];
    })(),
  );
}
