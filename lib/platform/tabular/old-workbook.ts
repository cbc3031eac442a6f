import 'server-only';
import { Worker } from 'node:worker_threads';
import type * as Xlsx from '@e965/xlsx';
import { MAX_CELL, MAX_COLUMNS, MAX_IMPORT_ROWS, MAX_SHEETS } from './constants';
import { refuseFile } from './refuse';
import { MergedCells, refuseFetching, type Sheet } from './sheet';

/** Reading has so long and so much memory, in a thread of its own that can be ended. */
const MAX_MS = 60_000;
const MAX_HEAP_MB = 400;

type Options = Pick<Xlsx.ParsingOptions, 'sheetRows' | 'cellFormula' | 'cellNF' | 'raw' | 'dense' | 'UTC'>;

/** Rows as they are stored and as they are formatted: a date is a number with a format. */
type Found = {
  name: string;
  isHidden: boolean;
  rows: string[][];
  merges: { s: { r: number; c: number }; e: { r: number; c: number } }[];
  formulas: [string, string][];
};

/** Runs in the thread: no import of ours, nothing but the library. */
const READER = `
const { parentPort, workerData } = require('node:worker_threads');
const X = require('@e965/xlsx');
const book = X.readFile(workerData.path, workerData.options);
const { maxColumns, maxCell, maxSheets } = workerData;
const textOf = (cell) => {
  if (!cell || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  if (cell.t === 'b') return cell.v ? 'yes' : 'no';
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  if (cell.t === 'n') {
    const isDate = cell.z && X.SSF.is_date(cell.z);
    const d = isDate && X.SSF.parse_date_code(cell.v);
    const two = (n) => String(n).padStart(2, '0');
    return d ? d.y + '-' + two(d.m) + '-' + two(d.d) : String(Number(cell.v.toPrecision(15)));
  }
  return String(cell.v).slice(0, maxCell);
};
const sheets = book.SheetNames.slice(0, maxSheets).map((name, i) => {
  const sheet = book.Sheets[name];
  const formulas = [];
  const rows = (sheet['!data'] || []).map((row, r) =>
    Array.from((row || []).slice(0, maxColumns + 1), (cell, c) => {
      if (cell && cell.f && formulas.length < 100000) formulas.push([X.utils.encode_cell({ r, c }), String(cell.f).slice(0, 500)]);
      return textOf(cell);
    }),
  );
  const state = book.Workbook && book.Workbook.Sheets && book.Workbook.Sheets[i];
  return { name, isHidden: Boolean(state && state.Hidden), rows: Array.from(rows, (row) => row || []), merges: (sheet['!merges'] || []).slice(0, 20000), formulas };
});
parentPort.postMessage(sheets);
`;

const ENTITIES: Readonly<Record<string, string>> = Object.fromEntries(
  'nbsp \u00a0|amp &|lt <|gt >|quot "|apos \'|ndash –|mdash —|lsquo ‘|rsquo ’|ldquo “|rdquo ”|times ×|frac12 ½|hellip …|bull •|sup2 ²'
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** SheetJS leaves most references of an HTML table as they are: "&#8377; 48.5 Lac" was a price of ₹8,377. */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const DAMAGED = 'The workbook cannot be read. Save it as "Excel Workbook (.xlsx)" and choose that file';

const PROTECTED = 'The file is locked with a password. Take it off and choose the file again';

async function readInThread(path: string): Promise<Found[]> {
  const options: Options = {
    sheetRows: MAX_IMPORT_ROWS * 2,
    cellFormula: true,
    cellNF: true,
    raw: true,
    dense: true,
    UTC: true,
  };
  const worker = new Worker(READER, {
    eval: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    workerData: { path, options, maxColumns: MAX_COLUMNS, maxCell: MAX_CELL, maxSheets: MAX_SHEETS },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Found[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('took too long')), MAX_MS);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('ended without a result')));
    });
  } catch (error) {
    return refuseFile(/password/i.test(String(error)) ? PROTECTED : DAMAGED);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * The sheets of what only SheetJS reads: XLS of Excel 97–2003, and the HTML tables and XML of 2003 that portals export under
 * that name. In a thread without our memory, our environment or our time (docs/decisions/0038-sheets-with-yauzl-saxes-and-sheetjs.md).
 */
export async function oldWorkbookSheets(path: string, isHtml = false): Promise<Sheet[]> {
  const found = await readInThread(path);
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
