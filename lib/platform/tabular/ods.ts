import 'server-only';
import { MAX_CELL, MAX_COLUMNS, MAX_IMPORT_ROWS, MAX_SHEETS } from './constants';
import { refuseSheets, refuseWidth } from './refuse';
import { columnLetters, refuseFetching, type Sheet } from './sheet';
import { attribute, readXml, xmlEvents } from './xml-events';
import type { ZipReader } from './zip-file';

const CONTENT = 'content.xml';

type Cell = { text: string; value: string; repeat: number; across: number; down: number };
const count = (given: Record<string, string>, name: string) =>
  Math.max(1, Number(attribute(given, name)) || 1);

/** The sheets of an OpenDocument spreadsheet (OASIS ODF 1.3, part 3). Includes hidden ones, because only the styles say which are hidden. */
export async function odsSheets(zip: ZipReader): Promise<Sheet[]> {
  const names: string[] = [];
  await readXml(zip.text(CONTENT), {
    open: (name, given) => {
      if (name !== 'table') return;
      if (names.length >= MAX_SHEETS) refuseSheets();
      names.push(attribute(given, 'name').slice(0, 100));
    },
    text: () => {},
    close: () => {},
  });
  return names.map((name, at) => {
    const hidden: string[] = [];
    return { name, hiddenColumns: () => hidden, rows: () => sheetRows(zip, at, hidden) };
  });
}

/** Numbers and days as stored, and everything else as displayed. */
function storedValue(given: Record<string, string>): string {
  const type = attribute(given, 'value-type');
  if (type === 'date') return attribute(given, 'date-value').slice(0, 10);
  if (type === 'boolean') return attribute(given, 'boolean-value') === 'true' ? 'yes' : 'no';
  if (type === 'float' || type === 'currency') {
    const number = Number(attribute(given, 'value'));
    return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : '';
  }
  return '';
}

/** One row from its cells. Values that span rows are put into `below` for the next rows. */
function rowOf(cells: readonly Cell[], below: Map<number, { text: string; rows: number }>): string[] {
  const row: string[] = [];
  let column = 0;
  for (const { text, value, repeat, across, down } of cells) {
    const said = (value || text).trim().slice(0, MAX_CELL);
    if (said && column + repeat > MAX_COLUMNS) refuseWidth(column + repeat);
    if (said) for (let i = 0; i < repeat; i++) row[column + i] = said;
    if (said && across === 1 && down > 1) below.set(column, { text: said, rows: down });
    column += repeat;
  }
  for (const [at, one] of below) {
    row[at] ||= one.text;
    one.rows -= 1;
    if (one.rows <= 0) below.delete(at);
  }
  return Array.from(row, (cell) => cell ?? '');
}

async function* sheetRows(
  zip: ZipReader,
  wanted: number,
  hidden: string[],
): AsyncGenerator<string[], void, undefined> {
  let [table, column, repeat, isNote] = [-1, 0, 1, false];
  let cells: Cell[] = [];
  let cell: Cell | undefined;
  let done: { cells: Cell[]; repeat: number }[] = [];
  const isWanted = () => table === wanted;
  const events = xmlEvents(zip.text(CONTENT), {
    open: (name, given) => {
      if (name === 'table') table += 1;
      if (!isWanted()) return;
      if (name === 'annotation') isNote = true;
      else if (name === 'table-column') {
        const repeated = count(given, 'number-columns-repeated');
        const isHidden = attribute(given, 'visibility') === 'collapse';
        for (let i = 0; isHidden && i < Math.min(repeated, MAX_COLUMNS); i++)
          hidden.push(columnLetters(column + i));
        column += repeated;
      } else if (name === 'table-row') [cells, repeat] = [[], count(given, 'number-rows-repeated')];
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        refuseFetching(attribute(given, 'formula'), columnLetters(cells.length));
        cell = {
          text: '',
          value: storedValue(given),
          repeat: count(given, 'number-columns-repeated'),
          across: count(given, 'number-columns-spanned'),
          down: count(given, 'number-rows-spanned'),
        };
      } else if (cell && name === 'p' && cell.text) cell.text += '\n';
      else if (cell && name === 's') cell.text += ' ';
    },
    text: (piece) => {
      if (cell && !isNote && isWanted() && cell.text.length <= MAX_CELL) cell.text += piece;
    },
    close: (name) => {
      if (!isWanted()) return;
      if (name === 'annotation') isNote = false;
      if (name === 'table-cell' || name === 'covered-table-cell') {
        if (cell) cells.push(cell);
        cell = undefined;
      }
      if (name === 'table-row') done.push({ cells, repeat });
    },
  });
  const below = new Map<number, { text: string; rows: number }>();
  for await (const _ of events) {
    for (const one of done) {
      const first = rowOf(one.cells, below);
      const isBlank = first.every((text) => text === '');
      // a million blank rows at the end of a sheet are an artifact of the program that wrote it
      const times = isBlank ? Math.min(one.repeat, 100) : Math.min(one.repeat, MAX_IMPORT_ROWS + 1);
      for (let i = 0; i < times; i++) yield [...first];
    }
    done = [];
  }
}
