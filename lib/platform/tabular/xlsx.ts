import 'server-only';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_CELL, MAX_COLUMNS, MAX_ROW_NUMBER } from './constants';
import { refuseFile, refuseWidth } from './refuse';
import { columnLetters, columnNumber, MergedCells, refuseFetching, type Sheet } from './sheet';
import { type Book, type CellStyle, mergesOf, readBook } from './xlsx-parts';
import { xmlEvents } from './xml-events';
import type { ZipReader } from './zip-file';

const DAY_MS = 86_400_000;
/** Day 0 of serial numbers, shifted by the nonexistent 29 February 1900 in Excel's calendar, and day 0 of old Macs' calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Number of digits that Excel keeps. Further digits of a floating-point number are noise. */
const DIGITS = 15;

/** The day of a serial number, such as 2023-03-15 for 45000. Ignores the time of day. */
export function dayOfSerial(serial: number, is1904: boolean): string {
  const at = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.floor(serial) * DAY_MS);
  return Number.isNaN(at.getTime()) ? String(serial) : at.toISOString().slice(0, 10);
}

type Cell = { at: number; type: string; style: number; value: string; formula: string; inline: string };

function textOf(cell: Cell, book: Book): string {
  const { type, value, inline } = cell;
  if (type === 's') return book.shared[Number(value)] ?? '';
  if (type === 'inlineStr') return inline;
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  if (type === 'str') return value;
  if (type === 'd') return value.slice(0, 10);
  return value === '' ? '' : numberText(value, book.styles[cell.style], book.is1904);
}

function numberText(value: string, style: CellStyle | undefined, is1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (style?.isDate && number >= 1 && number < 2_958_466) return dayOfSerial(number, is1904);
  return `${Number(number.toPrecision(DIGITS))}${style?.suffix ?? ''}`;
}

/** The visible sheets of an XLSX workbook, or all if all are hidden. Reads stored values and evaluates nothing. */
export async function xlsxSheets(zip: ZipReader): Promise<Sheet[]> {
  const book = await readBook(zip);
  const visible = book.sheets.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : book.sheets).map(({ name, part }) => {
    const hidden: string[] = [];
    return { name, hiddenColumns: () => hidden, rows: () => sheetRows(zip, part, book, hidden) };
  });
}

function hide(hidden: string[], given: Record<string, string>): void {
  if (!/^(1|true)$/.test(given.hidden ?? '')) return;
  const last = Math.min(Number(given.max), MAX_COLUMNS);
  for (let column = Number(given.min); column <= last; column++) hidden.push(columnLetters(column - 1));
}

/** Parses a row number. Each skipped number is a blank row. */
function rowNumber(given: string | undefined): number | undefined {
  const number = Number(given);
  if (number > MAX_ROW_NUMBER)
    refuseFile(
      messageWith('The sheet has a row {row}, but {last} is the last possible row', {
        row: number,
        last: MAX_ROW_NUMBER,
      }),
    );
  return number || undefined;
}

async function* sheetRows(
  zip: ZipReader,
  part: string,
  book: Book,
  hidden: string[],
): AsyncGenerator<string[], void, undefined> {
  const merged = new MergedCells(await mergesOf(zip, part));
  let done: { number: number; cells: string[] }[] = [];
  let row: { number: number; cells: string[] } = { number: 0, cells: [] };
  let cell: Cell | undefined;
  let inside = '';
  const place = (one: Cell) => {
    const name = `${columnLetters(one.at)}${row.number}`;
    if (one.formula) refuseFetching(one.formula, name);
    const text = textOf(one, book).slice(0, MAX_CELL);
    if (text === '') return;
    if (one.at >= MAX_COLUMNS) refuseWidth(one.at + 1);
    row.cells[one.at] = text;
  };
  const events = xmlEvents(zip.text(part), {
    open: (name, given) => {
      inside = name;
      if (name === 'col') hide(hidden, given);
      else if (name === 'row') row = { number: rowNumber(given.r) ?? row.number + 1, cells: [] };
      else if (name === 'c') {
        const letters = /^[A-Za-z]+/.exec(given.r ?? '')?.[0];
        const at = letters ? columnNumber(letters) : (cell?.at ?? -1) + 1;
        cell = { at, type: given.t ?? 'n', style: Number(given.s ?? 0), value: '', formula: '', inline: '' };
      }
    },
    text: (piece) => {
      if (!cell) return;
      if (inside === 'v') cell.value += piece;
      else if (inside === 'f') cell.formula += piece;
      else if (inside === 't' && cell.inline.length <= MAX_CELL) cell.inline += piece;
    },
    close: (name) => {
      inside = '';
      if (name === 'c' && cell) place(cell);
      if (name !== 'row') return;
      done.push(row);
      cell = undefined;
    },
  });
  let line = 0;
  for await (const _ of events) {
    for (const { number, cells } of done) {
      for (; line < number - 1; line++) yield merged.fill(line, []);
      yield merged.fill(line, cells);
      line += 1;
    }
    done = [];
  }
}
