import 'server-only';
import { type FileHandle, open } from 'node:fs/promises';
import {
  GUESS_ROWS,
  type ImportKindName,
  isOfPeople,
  MAX_NOTES,
  SAMPLE_LENGTH,
  SAMPLE_ROWS,
} from '@/lib/imports/constants';
import { findHeadings, guessMapping, suggestFields } from '@/lib/imports/headings/rules';
import { EXPLANATION } from '@/lib/imports/listings/constants';
import { messageWith } from '@/lib/platform/language/message';
import {
  type DateOrder,
  MAX_CELL,
  MAX_COLUMNS,
  MAX_IMPORT_CHARACTERS,
  MAX_IMPORT_ROWS,
} from '@/lib/platform/tabular/constants';
import { orderShown } from '@/lib/platform/tabular/day';
import { readFile } from '@/lib/platform/tabular/read-file';
import { refuseCharacters, refuseFile, refuseWidth } from '@/lib/platform/tabular/refuse';
import type { Sheet } from '@/lib/platform/tabular/sheet';
import { formatNumber } from '@/lib/platform/text/format';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { defineTask } from '@/lib/platform/work/task';
import { isNoRow } from './rules';

/** Maximum rows and characters of a batch that is written. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 500_000;

type Input = {
  path: string;
  /** the file into which the rows go, batch after batch, each as JSON */
  rowsPath: string;
  kind: ImportKindName;
  /** the person's earlier choices for these headings */
  remembered: ReadonlyMap<string, string>;
};

/** A sheet as it is stored, without its rows. */
export type ReadSheet = {
  name: string;
  headings: string[];
  samples: string[][];
  rows: number;
  lastRow: number;
  title: string;
  notes: string[];
  mapping: string[];
  suggestions: string[];
  /** shown by its dates */
  dateOrder: DateOrder;
};

export type FileLine = { line: number; cells: string[] };
/** A batch in the file of rows, with its sheet number and its length in bytes. */
export type RowBatch = { sheet: number; bytes: number };
type Output = { format: string; sheets: ReadSheet[]; batches: RowBatch[] };

/** Reads an uploaded file row by row into `rowsPath`, and finds the headings and the probable field of each column. */
export const readSheets = defineTask(
  'sheets of a file',
  async (input: Input): Promise<Output> => {
    const file = await readFile(input.path, { cards: isOfPeople(input.kind) });
    const out = await open(input.rowsPath, 'w', 0o600);
    try {
      const sheets: ReadSheet[] = [];
      const writer = new RowWriter(out);
      for (const sheet of file.sheets) {
        writer.sheet = sheets.length;
        const found = await readSheet(sheet, input, writer);
        if (found) sheets.push(found);
      }
      if (sheets.length === 0) refuseFile('The file has only a heading, or is empty');
      return { format: file.format(), sheets, batches: writer.batches };
    } finally {
      file.close();
      await out.close();
    }
  },
  { deadlineMs: MINUTE_MS },
);

class RowWriter {
  readonly batches: RowBatch[] = [];
  sheet = 0;
  private batch: FileLine[] = [];
  private inBatch = 0;
  /** of all sheets */
  private characters = 0;
  private lines = 0;

  constructor(private readonly out: FileHandle) {}

  /** A row, or a line between rows. */
  count(): void {
    this.lines += 1;
    if (this.lines > MAX_IMPORT_ROWS)
      refuseFile(
        messageWith('The file has more than {most} rows. Split it and import the parts one by one', {
          most: formatNumber(MAX_IMPORT_ROWS),
        }),
      );
  }

  add({ line, cells: found }: FileLine, width: number): void {
    // one more than the headings, so that the check reports that the row is too long
    const cells = found.slice(0, width + 1).map((cell) => cell.slice(0, MAX_CELL));
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    this.characters += length;
    this.inBatch += length;
    if (this.characters > MAX_IMPORT_CHARACTERS) refuseCharacters();
    this.batch.push({ line, cells });
  }

  get isFull(): boolean {
    return this.batch.length >= BATCH_ROWS || this.inBatch > BATCH_CHARACTERS;
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const bytes = Buffer.from(JSON.stringify(this.batch));
    await this.out.writeFile(bytes);
    this.batches.push({ sheet: this.sheet, bytes: bytes.length });
    this.batch = [];
    this.inBatch = 0;
  }
}

/** Non-blank lines with their numbers. The listings template explains its columns in a separate line. */
async function* linesOf(sheet: Sheet, kind: ImportKindName): AsyncGenerator<FileLine> {
  let line = 0;
  for await (const cells of sheet.rows()) {
    line += 1;
    const isExplanation = !isOfPeople(kind) && cells[0]?.startsWith(EXPLANATION);
    if (!isExplanation && cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}

/** The headings, from the first lines, and the probable field of each column. */
function begin(head: readonly FileLine[], sheet: Sheet, { kind, remembered }: Input) {
  // first, because comparing 100,000 names takes minutes
  const width = head.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  if (width > MAX_COLUMNS) refuseWidth(width);
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
  const mapping = guessMapping(kind, headings, rows, remembered);
  const shownSamples = Array.from({ length: shown }, (_, i) =>
    samples.map((column) => (column[i] ?? '').slice(0, SAMPLE_LENGTH)),
  );
  return {
    headings,
    used,
    title: above
      .map(({ cells }) => titleOf(cells))
      .join(' · ')
      .slice(0, MAX_TITLE),
    notes: [...hidden, ...above.map(({ line, cells }) => noteOf(line, cells))],
    mapping,
    suggestions: suggestFields(kind, headings, shownSamples, mapping),
    samples: shownSamples,
  };
}

/** True for the upper of two heading rows, but not for a title with commas in it. */
const isPartOf = (headings: readonly string[], cells: readonly string[]): boolean =>
  cells.some((cell) => cell.trim() && headings.some((heading) => heading.startsWith(cell.trim())));

/** Number of cells up to the last one with content. */
const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

const MAX_TITLE = 500;
/** Characters of 31/12/2026. */
const DATE_LENGTH = 10;
/** The title without repetitions, because a merged cell repeats its text in every cell. */
const titleOf = (cells: readonly string[]) =>
  [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))].join(', ');

const noteOf = (line: number, cells: readonly string[]) =>
  `${line}: ${cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 120)}`;

/** Marks for repeating the cell above. */
const DITTO =
  /^\s*(?:["”″〃„]|''|-?\s*["”″]\s*-?|-+\s*do\s*-+|ditto|same as above|as above|वरीलप्रमाणे|तदैव)\s*$/i;

/** Positions of the columns when a second table on the sheet repeats the headings, perhaps in another order. */
function orderOf(cells: readonly string[], headings: readonly string[]): number[] | undefined {
  const names = headings.map((_, i) => (cells[i] ?? '').trim().replace(/\s+/g, ' '));
  const given = new Set(names.filter(Boolean));
  if (given.size < 2 || [...given].some((name) => headings.filter((one) => one === name).length !== 1))
    return undefined;
  return headings.map((heading, i) => (given.has(heading) ? names.indexOf(heading) : names[i] ? -1 : i));
}

/** Undefined when the sheet has no rows. */
async function readSheet(sheet: Sheet, input: Input, writer: RowWriter): Promise<ReadSheet | undefined> {
  const head: FileLine[] = [];
  let begun: ReturnType<typeof begin> | undefined;
  let [lastRow, rows] = [0, 0];
  const orders = new Set<DateOrder | undefined>();
  let order: number[] | undefined;
  let above: readonly string[] = [];
  const add = ({ line, cells: found }: FileLine) => {
    const { headings, notes } = begun!;
    writer.count();
    if (isNoRow(found, headings, isOfPeople(input.kind))) {
      if (notes.length < MAX_NOTES) notes.push(noteOf(line, found));
      order = orderOf(found, headings) ?? order;
      return;
    }
    rows += 1;
    const ordered = order ? order.map((at) => found[at] ?? '') : found;
    const one = { line, cells: ordered.map((cell, i) => (DITTO.test(cell) ? (above[i] ?? cell) : cell)) };
    above = one.cells;
    for (const [i, cell] of one.cells.entries())
      if (cell.length <= DATE_LENGTH && begun!.mapping[i]) orders.add(orderShown(cell));
    writer.add(one, headings.length);
  };
  const start = () => {
    begun = begin(head, sheet, input);
    for (const one of head.slice(begun.used)) add(one);
  };
  for await (const one of linesOf(sheet, input.kind)) {
    lastRow = one.line;
    if (begun) add(one);
    else if (head.push(one) >= GUESS_ROWS + 20) start();
    if (writer.isFull) await writer.flush();
  }
  if (!begun && head.length > 0) start();
  await writer.flush();
  if (!begun || rows === 0) return undefined;
  const { used: _used, ...found } = begun;
  const dateOrder = orders.has('mdy') && !orders.has('dmy') ? 'mdy' : 'dmy';
  return { name: sheet.name, rows, lastRow, dateOrder, ...found };
}
