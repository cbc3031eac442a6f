import { download } from '@/lib/platform/basics/download';
import 'server-only';
import { z } from 'zod';
import { first } from '@/lib/platform/text/list-url';
import { cellText, type SheetCell } from './cells';
import { csvStream } from './csv-stream';
import { xlsxStream } from './xlsx-stream';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** The query parameter `?format=`. A missing or unknown one means CSV. */
export const formatParam = z.preprocess(first, z.enum(TABLE_FORMATS)).catch('csv');
export const tableQuerySchema = z.object({ format: formatParam });

export const TABLE_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A list with the headings and texts of the screen. */
export type Table = {
  name: string;
  headings: readonly string[];
  rows: () => AsyncGenerator<SheetCell[]>;
  /** Lines that describe the rows, which make the file a document. */
  preamble?: readonly string[];
};

async function* asText(rows: AsyncGenerator<SheetCell[]>): AsyncGenerator<string[], void, undefined> {
  for await (const row of rows) yield row.map(cellText);
}

/** The list as a file to download, written while it is read. Text that a spreadsheet would run is escaped in CSV, and is text in a workbook. */
export function tableResponse({ name, headings, rows, preamble = [] }: Table, format: TableFormat): Response {
  const body =
    format === 'csv'
      ? csvStream([...headings], asText(rows()), preamble)
      : xlsxStream([{ name, headings, rows: rows(), preamble }]);
  return download(body, `${name}.${format}`, TABLE_TYPES[format]);
}
