import * as X from '@e965/xlsx';
import yazl from 'yazl';

type Value = string | number | boolean | Date | null;
export type TestSheet = {
  name: string;
  rows: readonly (readonly Value[])[];
  merges?: readonly string[];
  hiddenColumns?: readonly number[];
  isHidden?: boolean;
  formulas?: Record<string, string>;
  formats?: Record<string, string>;
};

export function workbook(sheets: readonly TestSheet[], bookType: X.BookType = 'xlsx'): Buffer {
  const book = X.utils.book_new();
  for (const { name, rows, merges = [], hiddenColumns = [], formulas = {}, formats = {} } of sheets) {
    const sheet = X.utils.aoa_to_sheet(rows as Value[][], {
      UTC: true,
      cellDates: bookType === 'ods',
      dateNF: 'dd/mm/yyyy',
    });
    sheet['!merges'] = merges.map((one) => X.utils.decode_range(one));
    if (hiddenColumns.length > 0)
      sheet['!cols'] = Array.from({ length: Math.max(...hiddenColumns) + 1 }, (_, i) => ({
        wch: 12,
        hidden: hiddenColumns.includes(i),
      }));
    for (const [at, f] of Object.entries(formulas)) Object.assign(sheet[at], { f });
    for (const [at, z] of Object.entries(formats)) Object.assign(sheet[at], { z });
    X.utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = { Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) };
  return X.write(book, {
    type: 'buffer',
    bookType,
    cellDates: false,
    UTC: true,
  } as X.WritingOptions) as Buffer;
}

export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 0 });
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}
