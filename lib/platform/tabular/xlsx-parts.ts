import 'server-only';
import { MAX_CELL, MAX_IMPORT_CHARACTERS, MAX_MERGES, MAX_SHEETS } from './constants';
import { refuseCharacters, refuseFile, refuseMerges, refuseSheets } from './refuse';
import { columnNumber, type Merge } from './sheet';
import { attribute, readXml } from './xml-events';
import type { ZipReader } from './zip-file';

export type Book = {
  sheets: { name: string; part: string; isHidden: boolean }[];
  is1904: boolean;
  shared: string[];
  styles: CellStyle[];
};

/** A cell's number format: a date, or an amount followed by a unit, such as `0.0" L"`. */
export type CellStyle = { isDate: boolean; suffix: string };

const nothing = () => {};

async function relations(zip: ZipReader): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readXml(zip.text('xl/_rels/workbook.xml.rels'), {
    open: (name, given) => {
      if (name === 'Relationship') targets.set(given.Id ?? '', given.Target ?? '');
    },
    text: nothing,
    close: nothing,
  });
  return targets;
}

const partOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

export async function readBook(zip: ZipReader): Promise<Book> {
  if (!zip.entries.has('xl/workbook.xml')) {
    const isBinary = zip.entries.has('xl/workbook.bin');
    refuseFile(
      isBinary
        ? 'This is a binary workbook (XLSB). Save it as "Excel Workbook (.xlsx)" and choose that file'
        : 'This is no workbook. Choose an Excel, ODS or CSV file',
    );
  }
  const targets = await relations(zip);
  const book: Book = { sheets: [], is1904: false, shared: [], styles: [] };
  await readXml(zip.text('xl/workbook.xml'), {
    open: (name, given) => {
      if (name === 'workbookPr') book.is1904 = /^(1|true)$/.test(given.date1904 ?? '');
      if (name !== 'sheet') return;
      if (book.sheets.length >= MAX_SHEETS) refuseSheets();
      const part = partOf(targets.get(attribute(given, 'id')) ?? '');
      const isHidden = /hidden/i.test(given.state ?? '');
      if (zip.entries.has(part)) book.sheets.push({ name: (given.name ?? '').slice(0, 100), part, isHidden });
    },
    text: nothing,
    close: nothing,
  });
  book.shared = await sharedTexts(zip);
  book.styles = await cellStyles(zip);
  return book;
}

/** Texts of `xl/sharedStrings.xml`, without the pronunciation that East Asian programs add. */
async function sharedTexts(zip: ZipReader): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isPronunciation, total] = ['', false, false, 0];
  await readXml(zip.text('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronunciation = true;
      isText = name === 't' && !isPronunciation;
    },
    text: (piece) => {
      if (isText && text.length <= MAX_CELL) text += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPronunciation = false;
      if (name !== 'si') return;
      total += text.length;
      if (total > MAX_IMPORT_CHARACTERS) refuseCharacters();
      texts.push(text);
    },
  });
  return texts;
}

const BUILT_IN_DATES = /^(1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/;

function styleOf(code: string): CellStyle {
  const first = code.split(';')[0] ?? '';
  const plain = first.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  const isDate = /[ymdh]/i.test(plain) && !/general/i.test(plain);
  const suffix = isDate ? '' : (/[0#?](?:%?)\s*"([^"]*\p{L}[^"]*)"\s*$/u.exec(first)?.[1] ?? '');
  return { isDate, suffix: suffix.trim() && ` ${suffix.trim()}` };
}

async function cellStyles(zip: ZipReader): Promise<CellStyle[]> {
  const formats = new Map<string, string>();
  const styles: CellStyle[] = [];
  let isCell = false;
  await readXml(zip.text('xl/styles.xml'), {
    open: (name, given) => {
      if (name === 'numFmt') formats.set(given.numFmtId ?? '', given.formatCode ?? '');
      if (name === 'cellXfs') isCell = true;
      if (name !== 'xf' || !isCell) return;
      const id = given.numFmtId ?? '0';
      const code = formats.get(id);
      styles.push(code === undefined ? { isDate: BUILT_IN_DATES.test(id), suffix: '' } : styleOf(code));
    },
    text: nothing,
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return styles;
}

const MERGE = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

/** The merged areas of a sheet. The file has them after its rows, so this searches the text before the rows are read. */
export async function mergesOf(zip: ZipReader, part: string): Promise<Merge[]> {
  const merges: Merge[] = [];
  let held = '';
  for await (const piece of zip.text(part)) {
    const text = held + piece;
    for (const [, left = '', top, right = '', bottom] of text.matchAll(MERGE)) {
      if (merges.length >= MAX_MERGES) refuseMerges();
      merges.push({
        left: columnNumber(left),
        top: Number(top) - 1,
        right: columnNumber(right),
        bottom: Number(bottom) - 1,
      });
    }
    const last = text.lastIndexOf('<');
    held = last >= 0 && text.length - last < 300 && !text.slice(last).includes('>') ? text.slice(last) : '';
  }
  return merges;
}
