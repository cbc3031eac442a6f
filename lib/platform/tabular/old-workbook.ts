import 'server-only';
import { readFile } from 'node:fs/promises';
import type * as Xlsx from '@e965/xlsx';
import { MAX_CELL, MAX_COLUMNS, MAX_IMPORT_ROWS, MAX_SHEETS } from './constants';
import { refuseFile, refuseSheets } from './refuse';
import { MergedCells, refuseFetching, type Sheet } from './sheet';

const MAX_FORMULAS = 100_000;
const MAX_FORMULA = 500;
const NUMBER_DIGITS = 15;

type Options = Pick<Xlsx.ParsingOptions, 'sheetRows' | 'cellFormula' | 'cellNF' | 'raw' | 'dense' | 'UTC'>;

/** Rows both as stored and as formatted, because a date is a number with a format. */
type Found = {
  name: string;
  isHidden: boolean;
  rows: string[][];
  merges: { s: { r: number; c: number }; e: { r: number; c: number } }[];
  formulas: [string, string][];
};

/** Reads a file with SheetJS, which is loaded on demand, because most files do not need it. */
async function readFound(path: string): Promise<Found[]> {
  const X = await import('@e965/xlsx');
  const options: Options = {
    sheetRows: MAX_IMPORT_ROWS * 2,
    cellFormula: true,
    cellNF: true,
    raw: true,
    dense: true,
    UTC: true,
  };
  const textOf = (cell: Xlsx.CellObject | undefined): string => {
    if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
    if (cell.t === 'b') return cell.v ? 'yes' : 'no';
    if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
    if (cell.t !== 'n') return String(cell.v).slice(0, MAX_CELL);
    const day = cell.z && X.SSF.is_date(String(cell.z)) && X.SSF.parse_date_code(Number(cell.v));
    const two = (number: number) => String(number).padStart(2, '0');
    return day
      ? `${day.y}-${two(day.m)}-${two(day.d)}`
      : String(Number(Number(cell.v).toPrecision(NUMBER_DIGITS)));
  };
  const book = X.read(await readFile(path), { ...options, type: 'buffer' });
  return book.SheetNames.slice(0, MAX_SHEETS + 1).map((name, i) => {
    const sheet = book.Sheets[name]!;
    const formulas: Found['formulas'] = [];
    const rows = Array.from(sheet['!data'] ?? [], (row = [], r) =>
      Array.from(row.slice(0, MAX_COLUMNS + 1), (cell, c) => {
        if (cell?.f && formulas.length < MAX_FORMULAS)
          formulas.push([X.utils.encode_cell({ r, c }), cell.f.slice(0, MAX_FORMULA)]);
        return textOf(cell);
      }),
    );
    const merges = sheet['!merges'] ?? [];
    return { name, isHidden: Boolean(book.Workbook?.Sheets?.[i]?.Hidden), rows, merges, formulas };
  });
}

const ENTITIES: Readonly<Record<string, string>> = Object.fromEntries(
  'nbsp \u00a0|amp &|lt <|gt >|quot "|apos \'|ndash –|mdash —|lsquo ‘|rsquo ’|ldquo “|rdquo ”|times ×|frac12 ½|hellip …|bull •|sup2 ²'
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** Decodes references in an HTML table, which SheetJS mostly leaves unchanged, so that "&#8377; 48.5 Lac" would be a price of ₹8,377. */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const DAMAGED = 'We couldn’t read the workbook. Save it as "Excel Workbook (.xlsx)" and choose that file';

const PROTECTED = 'The file is password-protected. Remove the password and choose it again';

/** Sheets that only SheetJS reads: XLS of Excel 97–2003, and the HTML tables and XML of 2003 that portals export as XLS. */
export async function oldWorkbookSheets(path: string, isHtml = false): Promise<Sheet[]> {
  const found = await readFound(path).catch((error: unknown) =>
    refuseFile(/password/i.test(String(error)) ? PROTECTED : DAMAGED),
  );
  if (found.length > MAX_SHEETS) refuseSheets();
  for (const { formulas } of found) for (const [cell, formula] of formulas) refuseFetching(formula, cell);
  const visible = found.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : found).map(({ name, rows, merges }) => ({
    name,
    hiddenColumns: () => [],
    async *rows() {
      const merged = new MergedCells(
        merges.map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c })),
      );
      for (const [i, row] of rows.entries()) yield merged.fill(i, isHtml ? row.map(withoutEntities) : row);
    },
  }));
}
