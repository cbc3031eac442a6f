import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { withoutGuard } from './cells';
import { csvRows } from './csv';
import { encodingOf, textOf } from './file-text';
import { vCards } from './vcard';
import { CARD_HEADINGS, cardRow } from './vcard-rows';

export type ReadFile = {
  /** every row, the heading first, each as the cells that are in it; a blank row is empty */
  rows: AsyncGenerator<string[], void, undefined>;
  /** known when the first row has been read */
  format: () => string;
};

const SEPARATORS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

/** Opens an uploaded CSV file, or vCards where `cards` allows them. The content decides, not the file's name. */
export async function readFile(path: string, { cards }: { cards: boolean }): Promise<ReadFile> {
  const encoding = await encodingOf(path);
  if (await isVCard(path, encoding)) {
    if (!cards) throw new AppError('invalid', 'These are contact cards. Listings are imported from CSV');
    return { rows: cardRows(textOf(path, encoding)), format: () => `vCard, ${encoding}` };
  }
  let delimiter = ',';
  const rows = csvRows(textOf(path, encoding), (found) => {
    delimiter = found;
  });
  return {
    rows: unguarded(rows),
    format: () => `CSV, separated by ${SEPARATORS[delimiter] ?? `"${delimiter}"`}, ${encoding}`,
  };
}

async function isVCard(path: string, encoding: Awaited<ReturnType<typeof encodingOf>>): Promise<boolean> {
  for await (const piece of textOf(path, encoding)) {
    if (piece.trim() !== '')
      return /^\s*BEGIN:VCARD\s*$/im.test(piece.trimStart().slice(0, 40).split('\n')[0] ?? '');
  }
  return false;
}

/** Our own export guards what a spreadsheet would run (cells.ts); cards have no such guard. */
async function* unguarded(rows: AsyncIterable<string[]>): AsyncGenerator<string[], void, undefined> {
  for await (const cells of rows) yield cells.map(withoutGuard);
}

async function* cardRows(pieces: AsyncIterable<string>): AsyncGenerator<string[], void, undefined> {
  yield [...CARD_HEADINGS];
  for await (const card of vCards(pieces)) yield cardRow(card);
}
