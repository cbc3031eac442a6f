import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as X from '@e965/xlsx';
import { workbook, zipOf } from '@/test/workbooks';
import { dayCell, timeCell } from './cells';
import { readFile } from './read-file';
import { tableResponse } from './table-file';
import { xlsxFile } from './xlsx-stream';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbook-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer | string) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const file = await readFile(path, { cards: true });
  const sheets: { name: string; rows: string[][]; hidden: string[] }[] = [];
  for (const sheet of file.sheets) {
    const rows: string[][] = [];
    for await (const row of sheet.rows()) rows.push(row);
    sheets.push({ name: sheet.name, rows, hidden: sheet.hiddenColumns() });
  }
  file.close();
  return { sheets, format: file.format() };
}

const SALE = {
  name: 'विक्री',
  rows: [
    ['शीर्षक', 'Price', 'Booked on', 'Phone', 'Sold', 'Area'],
    ['२ बीएचके', 6250000, new Date(Date.UTC(2026, 10, 21)), 9822012345, true, 0.1 + 0.2],
    [null, null, null, null, null, null],
    ['Flat & <shop>', '62.5 L', '', '98220 54321', false, 950.5],
  ],
} as const;

describe.each([
  ['xlsx', 'Excel workbook'],
  ['ods', 'OpenDocument sheet'],
  ['biff8', 'Excel 97–2003'],
] as const)('a workbook as %s', (type, format) => {
  test('its sheets are read with dates, phones and texts as they are', async () => {
    const bytes = workbook([SALE, { name: 'Rent', rows: [['Name'], ['Shop']] }], type);
    const { sheets, format: found } = await read(bytes);
    expect(found).toBe(format);
    expect(sheets.map(({ name }) => name)).toEqual(['विक्री', 'Rent']);
    const [head, first, blank, last] = sheets[0]!.rows;
    expect(head).toEqual(SALE.rows[0]);
    expect(first).toEqual(['२ बीएचके', '6250000', '2026-11-21', '9822012345', 'yes', '0.3']);
    expect(blank?.join('')).toBe('');
    expect(last).toEqual(['Flat & <shop>', '62.5 L', '', '98220 54321', 'no', '950.5']);
  });

  test('the name of a tower that is written over three rows belongs to all three', async () => {
    const rows = [
      ['Tower', 'Flat'],
      ['A', 101],
      [null, 102],
      [null, 103],
      ['B', 201],
    ];
    const { sheets } = await read(workbook([{ name: 'S', rows, merges: ['A2:A4'] }], type));
    expect(sheets[0]!.rows.slice(1)).toEqual([
      ['A', '101'],
      ['A', '102'],
      ['A', '103'],
      ['B', '201'],
    ]);
  });

  test('the stored value of a formula is read, one that fetches is refused with its place', async () => {
    const rows = [['Price'], [45]];
    const plain = workbook([{ name: 'S', rows, formulas: { A2: 'SUM(40,5)' } }], type);
    expect((await read(plain)).sheets[0]!.rows[1]).toEqual(['45']);
    if (type === 'biff8') return;
    const fetching = workbook(
      [{ name: 'S', rows, formulas: { A2: 'WEBSERVICE("http://x.example")' } }],
      type,
    );
    await expect(read(fetching)).rejects.toThrow(/WEBSERVICE/);
  });
});

test.each(['xlsx', 'biff8'] as const)(
  'merged cells of %s that overlap are refused with their place',
  async (type) => {
    const rows = [
      ['Tower', 'Flat'],
      ['A', 101],
      [null, 102],
    ];
    const bytes = workbook([{ name: 'S', rows, merges: ['A2:A3', 'A2:B3'] }], type);
    await expect(read(bytes)).rejects.toThrow(/begin in A2 overlap/);
  },
);

test('hidden sheets are left out, hidden columns are named', async () => {
  const bytes = workbook([
    { name: 'Old', rows: [['x']], isHidden: true },
    {
      name: 'Now',
      rows: [
        ['a', 'b', 'c'],
        [1, 2, 3],
      ],
      hiddenColumns: [1],
    },
  ]);
  const { sheets } = await read(bytes);
  expect(sheets).toEqual([
    {
      name: 'Now',
      rows: [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
      hidden: ['B'],
    },
  ]);
});

test('a unit that only the format of a number shows is part of the value', async () => {
  const bytes = workbook([{ name: 'S', rows: [['Price'], [62.5]], formats: { A2: '0.0" Lakh"' } }]);
  expect((await read(bytes)).sheets[0]!.rows[1]).toEqual(['62.5 Lakh']);
});

test('a table of HTML that a portal exports as .xls is read', async () => {
  const html =
    '<html><body><table><tr><th>Name</th><th>Mobile</th></tr><tr><td>Asha</td><td>9822012345</td></tr></table></body></html>';
  expect((await read(html)).sheets[0]!.rows).toEqual([
    ['Name', 'Mobile'],
    ['Asha', '9822012345'],
  ]);
});

test('references in a table of HTML are read as their letters', async () => {
  const html =
    '<html><body><table><tr><th>Price</th><th>Name</th></tr><tr><td>&#8377; 48.5 Lac</td><td>R&amp;D &#x2013; A</td></tr></table></body></html>';
  expect((await read(html)).sheets[0]!.rows[1]).toEqual(['₹ 48.5 Lac', 'R&D – A']);
});

test('a sign-in page under the name of a sheet, and an exported chat, are named as what they are', async () => {
  const page =
    '<!DOCTYPE html><html><body><form><table><tr><td>User</td><td><input name=u></td></tr><tr><td>Password</td><td><input type="password"></td></tr></table></form></body></html>';
  await expect(read(page)).rejects.toThrow(/web page, not a sheet/);
  await expect(read('<html><body><h1>503</h1></body></html>')).rejects.toThrow(/web page, not a sheet/);
  const chat = '12/11/26, 10:32 am - Ravi: 2bhk besa 45 L\n[13/11/26, 10:33:02] Asha: 3bhk, 62 L\n';
  await expect(read(chat)).rejects.toThrow(/exported chat/);
});

test('a workbook that is locked with a password is refused with that reason', async () => {
  const locked = X.CFB.utils.cfb_new();
  X.CFB.utils.cfb_add(locked, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
  X.CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(4096, 7));
  await expect(read(X.CFB.write(locked, { type: 'buffer' }) as Buffer)).rejects.toThrow(
    /locked with a password/,
  );
});

test.each([
  [
    'a million columns',
    async () => workbook([{ name: 'S', rows: [Array.from({ length: 300 }, (_, i) => i)] }]),
    /300 columns|at most 200/,
  ],
  [
    'a hundred million rows in one',
    () =>
      zipOf({
        '[Content_Types].xml': '',
        'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData><row r="99999999"><c><v>1</v></c></row></sheetData></worksheet>',
      }),
    /row 99999999; the last row/,
  ],
  ['no workbook', () => zipOf({ 'a.txt': 'x' }), /without a workbook/],
  [
    'a zip bomb',
    () =>
      zipOf({
        '[Content_Types].xml': '',
        'xl/workbook.xml': '',
        'xl/worksheets/sheet1.xml': Buffer.alloc(40_000_000),
      }),
    /unpacks to far more/,
  ],
  [
    'a document type with entities',
    () =>
      zipOf({
        '[Content_Types].xml': '',
        'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>',
      }),
    /damaged/,
  ],
  ['a binary workbook', () => zipOf({ '[Content_Types].xml': '', 'xl/workbook.bin': 'x' }), /XLSB/],
  ['half a workbook', async () => workbook([SALE]).subarray(0, 3000), /damaged/],
  ['half an old workbook', async () => workbook([SALE], 'biff8').subarray(0, 700), /cannot be read|no sheet/],
])('%s is refused in words', async (_, make, message) => {
  await expect(read(await make())).rejects.toThrow(message);
});

test('readers end with rows or a sentence, whatever bytes are changed', async () => {
  const sound = [workbook([SALE]), workbook([SALE], 'ods')];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 60; round++) {
    const bytes = Buffer.from(sound[round % 2]!);
    for (let i = 0; i < 1 + random(6); i++) bytes[4 + random(bytes.length - 4)] = random(256);
    const end = await read(bytes).then(
      ({ sheets }) => Array.isArray(sheets),
      (error: Error) => error.constructor.name,
    );
    expect([true, 'AppError']).toContain(end);
  }
});

test('what is written is read again by this and by another reader', async () => {
  const pieces: Buffer[] = [];
  const rows = [['=1+1', 45, 'A & <B>', '']];
  for await (const piece of xlsxFile([
    { name: 'My/list', headings: ['a', 'b', 'c', 'd'], rows },
    { name: 'My/list', headings: ['z'], rows: [] },
  ]))
    pieces.push(piece as Buffer);
  const { sheets } = await read(Buffer.concat(pieces));
  expect(sheets.map(({ name }) => name)).toEqual(['My list', 'My list 2']);
  expect(sheets[0]!.rows[1]).toEqual(['=1+1', '45', 'A & <B>']);
  const { read: parse } = await import('@e965/xlsx');
  const cell = parse(Buffer.concat(pieces)).Sheets['My list']!.A2;
  expect(cell).toMatchObject({ t: 's', v: '=1+1' });
  expect(cell.f).toBeUndefined();
});

const ROW = [
  'SG-NAG-1001',
  6_250_000,
  2009,
  850.5,
  timeCell('2026-11-21T08:35:00Z'),
  dayCell('1984-11-21'),
  '+91 98220 12345',
];

test('figures, moments and days are cells of their kind, by the clock of India and in Indian groups', async () => {
  const parts: Buffer[] = [];
  const out = xlsxFile([{ name: 'All', headings: ROW.map((_, i) => `H${i}`), rows: [ROW, ROW] }]);
  for await (const part of out) parts.push(part as Buffer);
  const sheet = X.read(Buffer.concat(parts), { cellNF: true, cellDates: true, UTC: true }).Sheets.All!;
  const cells = 'ABCDEFG'.split('').map((letter) => sheet[`${letter}2`] as X.CellObject);
  expect(cells.map(({ t }) => t)).toEqual(['s', 'n', 'n', 'n', 'd', 'd', 's']);
  expect(cells.slice(1, 4).map(({ v, w }) => [v, w])).toEqual([
    [6_250_000, '62,50,000'],
    [2009, '2009'],
    [850.5, '850.5'],
  ]);
  expect(cells.slice(4, 6).map(({ v }) => (v as Date).toISOString().slice(0, 16))).toEqual([
    '2026-11-21T14:05',
    '1984-11-21T00:00',
  ]);
  // and in CSV as people and imports read them
  const csv = tableResponse(
    {
      name: 'all',
      headings: ['A'],
      rows: async function* () {
        yield ROW;
      },
    },
    'csv',
  );
  const bytes = Buffer.from(await csv.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.toString()).toContain(
    'SG-NAG-1001,6250000,2009,850.5,"21 Nov 2026, 14:05",1984-11-21,+91 98220 12345',
  );
});
