import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_ROW } from './constants';
import { csvRows } from './csv';
import { readDay } from './day';
import { readFile } from './read-file';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer | string, cards = true) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const file = await readFile(path, { cards });
  const rows: string[][] = [];
  for await (const row of file.sheets[0]!.rows()) rows.push(row);
  return { rows, format: file.format() };
}

const utf16 = (text: string, swap = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};

const NAMES = 'Name;City\r\n"Zoë ""Z"" Kâm";Nagpur\r\n';
const ROWS = [
  ['Name', 'City'],
  ['Zoë "Z" Kâm', 'Nagpur'],
];

test.each([
  ['UTF-8', Buffer.from(NAMES), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${NAMES}`), 'utf-8'],
  ['UTF-16 with its mark', utf16(`\ufeff${NAMES}`), 'utf-16le'],
  ['UTF-16 of the other order', utf16(`\ufeff${NAMES}`, true), 'utf-16be'],
  ['UTF-16 without a mark', utf16(NAMES), 'utf-16le'],
  ['Windows-1252', Buffer.from(NAMES, 'latin1'), 'windows-1252'],
])('%s is read', async (_, bytes, encoding) => {
  const { rows, format } = await read(bytes);
  expect(rows.slice(0, 2)).toEqual(ROWS);
  expect(format).toBe(`CSV, separated by semicolons, ${encoding}`);
});

test.each([
  ['a,b\n1,"x\ny"\n', ['1', 'x\ny']],
  ['a\tb\r1\t2\r', ['1', '2']],
  ['sep=;\na;b\n1;"2,3"\n', ['1', '2,3']],
  ['a;b\n"1;1";2', ['1;1', '2']],
  ['a,b\n=1+1,<script>alert(1)</script>', ['=1+1', '<script>alert(1)</script>']],
  ['a,b\n1,2,3', ['1', '2', '3']],
  [`a,b\n'=1+1,''+91`, ['=1+1', "'+91"]],
])('%j', async (text, second) => {
  expect((await read(text)).rows[1]).toEqual(second);
});

test.each([
  ['', 'The file is empty'],
  [Buffer.from('PK\u0003\u0004rest'), /workbook is damaged/],
  ['a,b\n1,\0\n', /zero bytes/],
  ['a,b\n1,"open\n2,3\n', 'Row 2 does not end: a quotation mark is opened there and never closed'],
  [`a,b\n1,2\n3,"${'x,\n'.repeat(MAX_ROW)}`, /^Row 3 does not end/],
  ['BEGIN:VCARD\nFN:A', /no END:VCARD/],
])('a file that cannot be read says why (%#)', async (bytes, message) => {
  await expect(read(bytes)).rejects.toThrow(message);
});

test.each([
  ['a sheet', 'Name,City\n"Ra\u202enu\u0001 Joshi",Nag\u2066pur\n', 1],
  ['a card', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ra\u202enu\u0001 Joshi\nTEL:9876543210\nEND:VCARD\n', 1],
])('%s brings no control characters and no marks that turn letters around', async (_, text, row) => {
  const { rows } = await read(text);
  expect(rows[row]?.join('|')).toContain('Ranu');
  const harmful = [...rows.flat().join('|')].filter((letter) => '\u0001\u202e\u2066'.includes(letter));
  expect(harmful).toEqual([]);
});

test('cards are no listings', async () => {
  await expect(read('BEGIN:VCARD\nEND:VCARD', false)).rejects.toThrow(/Listings are imported from a sheet/);
});

test('rows are the same however the text is cut into pieces', async () => {
  const text = 'a,b\n"1\n,""1",2\n\n3,4\n"5",';
  for (let size = 1; size < 8; size++) {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    const rows: string[][] = [];
    for await (const row of csvRows(
      (async function* () {
        yield* pieces;
      })(),
    ))
      rows.push(row);
    expect(rows).toEqual([['a', 'b'], ['1\n,"1', '2'], [''], ['3', '4'], ['5', '']]);
  }
});

test.each([
  ['1984-11-21', 'dmy', { day: '1984-11-21' }],
  ['21/11/1984', 'mdy', { day: '1984-11-21' }],
  ['4/5/1984', 'dmy', { day: '1984-05-04' }],
  ['4/5/1984', 'mdy', { day: '1984-04-05' }],
  ['11/21/1984', 'dmy', { day: '1984-11-21' }],
  ['21 Nov 1984', 'dmy', { day: '1984-11-21' }],
  ['--11-21', 'dmy', { noYear: '21 Nov' }],
  ['0/0/00', 'dmy', 'blank'],
  ['', 'dmy', 'blank'],
  ['1984-02-30', 'dmy', undefined],
  ['soon', 'dmy', undefined],
] as const)('%s as %s', (text, order, read) => {
  expect(readDay(text, order)).toEqual(read);
});
