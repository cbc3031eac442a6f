import { messageWith } from '@/lib/platform/language/message';
import { MAX_COLUMNS, MAX_MERGES } from './constants';
import { refuseFile, refuseMerges } from './refuse';

export type Sheet = {
  name: string;
  /** Every row, the heading first, as its cells; a blank row is empty. */
  rows: () => AsyncGenerator<string[], void, undefined>;
  /** Letters of columns that the workbook hides, available after a row was read. */
  hiddenColumns: () => string[];
};

/** A rectangle of merged cells, counted from 0. */
export type Merge = { top: number; left: number; bottom: number; right: number };

/** The column's number, counted from 0. "AB" is 27. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

export function columnLetters(column: number): string {
  let [letters, rest] = ['', column + 1];
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}

/** Functions with which a sheet fetches data or starts a program. Their stored results can't be trusted either. */
const FETCHES =
  /\b(?:WEBSERVICE|FILTERXML|IMPORTXML|IMPORTDATA|IMPORTHTML|IMPORTRANGE|IMPORTFEED|RTD|DDE|DDEAUTO|CALL|REGISTER(?:\.ID)?|STOCKHISTORY|IMAGE)\s*\(|^=?[+-]?cmd\|.*!/i;

/** Refuses a formula that would fetch data, with its cell. Formulas are never evaluated. */
export function refuseFetching(formula: string, cell: string): void {
  const found = FETCHES.exec(formula)?.[0];
  if (!found) return;
  const name = found.replace(/[^A-Za-z.]/g, '').toUpperCase();
  refuseFile(
    messageWith(
      'The formula in cell {cell} fetches data from elsewhere ({name}). Replace it with its value and choose the file again',
      { cell, name },
    ),
  );
}

/** Refuses overlapping areas, which no program writes. Without them, a row has at most one area per column. */
function refuseOverlap({ left, top }: Merge): never {
  return refuseFile(
    messageWith(
      'The merged cells that begin in {cell} overlap others. Unmerge them and choose the file again',
      { cell: `${columnLetters(left)}${top + 1}` },
    ),
  );
}

/** Copies a merged area's value into each of its cells, because a tower's name across ten rows belongs to all ten. */
export class MergedCells {
  private open: { merge: Merge; value: string }[] = [];
  private next = 0;
  private readonly merges: Merge[];

  constructor(merges: readonly Merge[]) {
    if (merges.length > MAX_MERGES) refuseMerges();
    this.merges = merges
      .filter(
        ({ bottom, top, left, right }) =>
          left < MAX_COLUMNS && right >= left && (bottom > top || right > left),
      )
      .sort((a, b) => a.top - b.top);
  }

  fill(row: number, cells: string[]): string[] {
    this.open = this.open.filter(({ merge }) => merge.bottom >= row);
    for (; this.merges[this.next] && this.merges[this.next]!.top <= row; this.next++) {
      const merge = this.merges[this.next]!;
      if (merge.top !== row) continue;
      if (this.open.some(({ merge: other }) => merge.left <= other.right && other.left <= merge.right))
        refuseOverlap(merge);
      this.open.push({ merge, value: cells[merge.left] ?? '' });
    }
    for (const { merge, value } of this.open) {
      // a title over the full width stays one cell, because it is not a row
      const isTitle = merge.top === merge.bottom && merge.right - merge.left >= Math.max(3, cells.length - 2);
      if (!value || isTitle) continue;
      const right = Math.min(merge.right, MAX_COLUMNS - 1);
      for (let column = merge.left; column <= right; column++) cells[column] ||= value;
    }
    return Array.from(cells, (cell) => cell ?? '');
  }
}
