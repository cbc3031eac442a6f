import 'server-only';
import { open } from 'node:fs/promises';
import { AppError } from '@/lib/platform/errors';
import { cleanText } from '@/lib/platform/text/clean';
import { withoutGuard } from './cells';
import { MAX_IMPORT_BYTES } from './constants';
import { csvRows } from './csv';
import { encodingOf, textOf } from './file-text';
import { odsSheets } from './ods';
import { oldWorkbookSheets } from './old-workbook';
import { refuseFile } from './refuse';
import { refuseFetching, type Sheet } from './sheet';
import { vCards } from './vcard';
import { CARD_HEADINGS, cardRow } from './vcard-rows';
import { xlsxSheets } from './xlsx';
import { ZipReader } from './zip-file';

export type ReadFile = {
  /** The visible tables of a workbook, or the only table of a text file, without a name. */
  sheets: Sheet[];
  /** Available after the first row has been read. */
  format: () => string;
  /** To be called after the last row. */
  close: () => void;
};

const NO_CARDS = 'These are contact cards. Listings are imported from a sheet';
const nothing = () => {};

/** Opens an uploaded sheet, or vCards if `cards` allows them. Uses the content, not the file's name. */
export async function readFile(path: string, options: { cards: boolean }): Promise<ReadFile> {
  const file = await openFile(path, options);
  const sheets = file.sheets.map((sheet) => ({ ...sheet, rows: () => cleanRows(sheet.rows()) }));
  return { ...file, sheets };
}

async function openFile(path: string, { cards }: { cards: boolean }): Promise<ReadFile> {
  const start = await firstBytes(path);
  if (start.subarray(0, 4).equals(ZIP)) return readZip(path);
  if (start.subarray(0, 4).equals(COMPOUND)) return old(path, 'Excel 97–2003');
  const head = start.toString('latin1').replaceAll('\0', '').slice(0, 2000);
  if (/<(?:\w+:)?workbook[\s>]/i.test(head) && head.includes('spreadsheet'))
    return old(path, 'Excel XML 2003');
  if (/^[^a-z]{0,8}<(?:!doctype html|html|table|meta|head)/i.test(head)) return htmlTable(path);
  const encoding = await encodingOf(path);
  if (await isVCard(path, encoding)) {
    if (!cards) throw new AppError('invalid', NO_CARDS);
    return {
      sheets: [single(() => cardRows(textOf(path, encoding)))],
      format: () => `vCard, ${encoding}`,
      close: nothing,
    };
  }
  if (isChat(await startOf(path, encoding))) refuseFile(CHAT);
  let delimiter = ',';
  const rows = () =>
    unguarded(
      csvRows(textOf(path, encoding), (found) => {
        delimiter = found;
      }),
    );
  return {
    sheets: [single(rows)],
    // no words, because it is shown in three languages
    format: () => `CSV (${delimiter === '\t' ? 'tab' : delimiter}), ${encoding}`,
    close: nothing,
  };
}

const NO_SHEET =
  'This is a web page, not a sheet. Its site may have asked you to sign in. Sign in there and download the sheet again';
const CHAT =
  'This is an exported chat, not a sheet. Paste its messages one by one under “List from a message”';

/** Reads an HTML table. A portal sends its sign-in page under the sheet's name if the session has ended. */
async function htmlTable(path: string): Promise<ReadFile> {
  const text = (await readBytes(path, MAX_IMPORT_BYTES)).toString('latin1').replaceAll('\0', '');
  const asksToSignIn = /<input[^>]+type\s*=\s*["']?password/i.test(text);
  if (asksToSignIn || !/<table[\s>]/i.test(text)) refuseFile(NO_SHEET);
  return old(path, 'HTML table', true);
}

const CHAT_LINE =
  /^[\s\u200e\ufeff]*\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?(?:\]| -) /i;

/** True if the first lines look like "12/11/26, 10:32 am - Ravi: …", as in a chat exported by WhatsApp. */
const isChat = (head: string): boolean =>
  head
    .split(/\r?\n/)
    .slice(0, 5)
    .filter((line) => CHAT_LINE.test(line)).length >= 2;

const ZIP = Buffer.from([0x50, 0x4b, 3, 4]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const single = (rows: Sheet['rows']): Sheet => ({ name: '', rows, hiddenColumns: () => [] });

const old = async (path: string, format: string, isHtml = false): Promise<ReadFile> => ({
  sheets: await oldWorkbookSheets(path, isHtml),
  format: () => format,
  close: nothing,
});

async function readZip(path: string): Promise<ReadFile> {
  const zip = await ZipReader.open(path);
  try {
    const isOds = zip.entries.has('content.xml') && zip.entries.has('mimetype');
    if (!isOds && !zip.entries.has('[Content_Types].xml'))
      refuseFile('This ZIP has no workbook in it. Choose the sheet itself');
    const sheets = await (isOds ? odsSheets(zip) : xlsxSheets(zip));
    if (sheets.length === 0) refuseFile('The workbook has no readable sheet');
    return {
      sheets: sheets.map(unguardedSheet),
      format: () => (isOds ? 'OpenDocument sheet' : 'Excel workbook'),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const firstBytes = (path: string) => readBytes(path, 4096);

async function readBytes(path: string, most: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const size = Math.min(most, (await file.stat()).size);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function startOf(path: string, encoding: Awaited<ReturnType<typeof encodingOf>>): Promise<string> {
  for await (const piece of textOf(path, encoding)) if (piece.trim() !== '') return piece.slice(0, 2000);
  return '';
}

async function isVCard(path: string, encoding: Awaited<ReturnType<typeof encodingOf>>): Promise<boolean> {
  for await (const piece of textOf(path, encoding)) {
    if (piece.trim() !== '')
      return /^\s*BEGIN:VCARD\s*$/im.test(piece.trimStart().slice(0, 40).split('\n')[0] ?? '');
  }
  return false;
}

/** Removes the escapes that our own export adds to text that a spreadsheet would run (cells.ts). Cards have none. */
async function* unguarded(rows: AsyncIterable<string[]>): AsyncGenerator<string[], void, undefined> {
  let line = 0;
  for await (const cells of rows) {
    line += 1;
    for (const cell of cells) if (cell.startsWith('=')) refuseFetching(cell, `in row ${line}`);
    yield cells.map(withoutGuard);
  }
}

/** The same for a workbook, because such an export may have been saved as one. */
const unguardedSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  async *rows() {
    for await (const cells of sheet.rows()) yield cells.map(withoutGuard);
  },
});

/** Cleans cells, which are no more trustworthy than text typed into a form. */
async function* cleanRows(rows: AsyncIterable<string[]>): AsyncGenerator<string[], void, undefined> {
  for await (const cells of rows) yield cells.map(cleanText);
}

async function* cardRows(pieces: AsyncIterable<string>): AsyncGenerator<string[], void, undefined> {
  yield [...CARD_HEADINGS];
  for await (const card of vCards(pieces)) yield cardRow(card);
}
