import 'server-only';
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { INDIA_OFFSET_MS } from '@/lib/platform/time/indian-day';
import { FORMULA, type SheetCell } from './cells';
import { columnLetters } from './sheet';

export type SheetOut = {
  name: string;
  headings: readonly string[];
  rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
  /** Lines above the headings that describe the rows; the sheet then prints as a document with page numbers. */
  preamble?: readonly string[];
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Largest number of characters in an Excel cell. */
const MAX_TEXT = 32_767;
const CHUNK = 32_768;
/** Indexes in `styles.xml` for bold headings, text that stays text after an edit, lakhs and crores, days and moments. */
const [HEADING, QUOTED, INDIAN, DAY, MOMENT] = [1, 2, 3, 4, 5];
/** Smaller numbers have no separators, because they may be a year or a floor. */
const LEAST_GROUPED = 10_000;
const EXCEL_EPOCH_DAYS = 25_569;

/** Days since 1900 as Excel counts them, in Indian time. */
const serialOf = (at: Date): number =>
  Number(((at.getTime() + INDIA_OFFSET_MS) / 86_400_000 + EXCEL_EPOCH_DAYS).toFixed(6));

const escaped = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function cellXml(value: SheetCell, at: string, style = 0): string {
  if (value === '') return '';
  const styled = (name: number) => (name ? ` s="${name}"` : '');
  if (typeof value === 'object')
    return `<c r="${at}"${styled(value.isDay ? DAY : MOMENT)}><v>${serialOf(value.at)}</v></c>`;
  if (typeof value === 'number')
    return `<c r="${at}"${styled(Math.abs(value) >= LEAST_GROUPED && Number.isInteger(value) ? INDIAN : 0)}><v>${value}</v></c>`;
  // text is never a formula here, and the style keeps it text after an edit
  const s = style || (FORMULA.test(value) ? QUOTED : 0);
  return `<c r="${at}"${styled(s)} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const rowXml = (cells: readonly SheetCell[], row: number, style = 0) =>
  `<row r="${row}">${cells.map((cell, i) => cellXml(cell, `${columnLetters(i)}${row}`, style)).join('')}</row>`;

/** Page setup of A4 landscape, with all columns on a page and "Page 2 of 7" in the footer. */
const PAGES =
  '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddHeader>&amp;L&amp;A</oddHeader><oddFooter>&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>';

async function* sheetXml({ headings, rows, preamble = [] }: SheetOut): AsyncGenerator<string> {
  const columns = headings
    .map((_, i) => `<col min="${i + 1}" max="${i + 1}" width="18" customWidth="1"/>`)
    .join('');
  const isDocument = preamble.length > 0;
  const head = isDocument ? preamble.length + 2 : 1;
  const lines = preamble.map((line, i) => rowXml([line], i + 1, i === 0 ? HEADING : 0)).join('');
  const fit = isDocument ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '';
  let text = `${XML}<worksheet xmlns="${MAIN}">${fit}<sheetViews><sheetView workbookViewId="0"><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns && `<cols>${columns}</cols>`}<sheetData>${lines}${rowXml(headings, head, HEADING)}`;
  let row = head;
  for await (const cells of rows) {
    row += 1;
    text += rowXml(cells, row);
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData>${isDocument ? PAGES : ''}</worksheet>`;
}

/** First number of a custom format in a workbook. */
const FIRST_FORMAT = 164;
const NUMBER_FORMATS = [
  '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0',
  'd mmm yyyy',
  'd mmm yyyy, hh:mm',
] as const;
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3">${NUMBER_FORMATS.map((code, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/>${NUMBER_FORMATS.map((_, i) => `<xf numFmtId="${FIRST_FORMAT + i}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (all: string) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
const override = (part: string, type: string) =>
  `<Override PartName="/${part}" ContentType="${TYPES}.${type}+xml"/>`;

/** Sheet names that Excel accepts: unique, and at most 31 characters without special ones. */
export function sheetNames(given: readonly string[]): string[] {
  const taken = new Set<string>();
  return given.map((name) => {
    const base = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 28) || 'Sheet';
    let unique = base;
    for (let i = 2; taken.has(unique.toLowerCase()); i++) unique = `${base} ${i}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Writes a workbook while its rows are read, with one row in memory at a time. */
export function xlsxFile(sheets: readonly SheetOut[]): Readable {
  const zip = new yazl.ZipFile();
  const names = sheetNames(sheets.map(({ name }) => name));
  const parts = sheets.map((_, i) => `xl/worksheets/sheet${i + 1}.xml`);
  const add = (text: string, part: string) => zip.addBuffer(Buffer.from(text), part);
  add(
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${parts.map((part) => override(part, 'worksheet')).join('')}</Types>`,
    '[Content_Types].xml',
  );
  add(relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')), '_rels/.rels');
  const list = names.map(
    (name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  add(
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/workbook.xml',
  );
  const related = parts.map((part, i) => relationship(`rId${i + 1}`, 'worksheet', part.slice(3)));
  add(
    relationships(`${related.join('')}${relationship('rIdS', 'styles', 'styles.xml')}`),
    'xl/_rels/workbook.xml.rels',
  );
  add(STYLES, 'xl/styles.xml');
  for (const [i, sheet] of sheets.entries()) {
    const part = parts[i]!;
    zip.addReadStreamLazy(part, (give) => give(null, Readable.from(sheetXml(sheet))));
  }
  zip.end();
  return zip.outputStream as Readable;
}

/** The same as the body of a response. */
export const xlsxStream = (sheets: readonly SheetOut[]): ReadableStream<Uint8Array> =>
  Readable.toWeb(xlsxFile(sheets)) as unknown as ReadableStream<Uint8Array>;
