import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as X from '@e965/xlsx';
import fc from 'fast-check';
import { workbook, zipOf } from '@/test/workbooks';
import { dayCell, FORMULA, timeCell, withoutGuard } from './cells';
import { MAX_ROW } from './constants';
import { csvRows } from './csv';
import { readDay } from './day';
import { readFile } from './read-file';
import { tableResponse } from './table-file';
import { vCards } from './vcard';
import { CARD_HEADINGS, cardRow } from './vcard-rows';
import { xlsxFile } from './xlsx-stream';

describe('read file', () => {
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
  ])('reads %s', async (_, bytes, encoding) => {
    const { rows, format } = await read(bytes);
    expect(rows.slice(0, 2)).toEqual(ROWS);
    expect(format).toBe(`CSV (;), ${encoding}`);
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
    ['a,b\n1,"open\n2,3\n', 'Row 2 does not end, because its quotation mark is never closed'],
    [`a,b\n1,2\n3,"${'x,\n'.repeat(MAX_ROW)}`, /^Row 3 does not end/],
    ['BEGIN:VCARD\nFN:A', /no END:VCARD/],
  ])('gives the reason why a file cannot be read (%#)', async (bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
  });

  test.each([
    ['a sheet', 'Name,City\n"Ra\u202enu\u0001 Joshi",Nag\u2066pur\n', 1],
    ['a card', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ra\u202enu\u0001 Joshi\nTEL:9876543210\nEND:VCARD\n', 1],
  ])('removes control characters and marks that reverse letters from %s', async (_, text, row) => {
    const { rows } = await read(text);
    expect(rows[row]?.join('|')).toContain('Ranu');
    const harmful = [...rows.flat().join('|')].filter((letter) => '\u0001\u202e\u2066'.includes(letter));
    expect(harmful).toEqual([]);
  });

  test('does not accept cards as listings', async () => {
    await expect(read('BEGIN:VCARD\nEND:VCARD', false)).rejects.toThrow(/Listings are imported from a sheet/);
  });

  test('reads the same rows, however the text is split into pieces', async () => {
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
  ] as const)('reads %s as %s', (text, order, read) => {
    expect(readDay(text, order)).toEqual(read);
  });
});

describe('text', () => {
  async function* pieces(...texts: string[]) {
    yield* texts;
  }
  const rows = async (...texts: string[]) => {
    const found: string[][] = [];
    for await (const row of csvRows(pieces(...texts))) found.push(row);
    return found;
  };
  const cards = async (text: string) => {
    const found: Record<string, string>[] = [];
    for await (const card of vCards(pieces(text))) {
      const row = cardRow(card);
      found.push(Object.fromEntries(CARD_HEADINGS.flatMap((name, i) => (row[i] ? [[name, row[i]]] : []))));
    }
    return found;
  };

  test.each([
    ['1984-11-21', 'dmy', { day: '1984-11-21' }],
    ['1984-11-21T00:00:00Z', 'dmy', { day: '1984-11-21' }],
    ['3/4/1984', 'dmy', { day: '1984-04-03' }],
    ['3/4/1984', 'mdy', { day: '1984-03-04' }],
    // a number above 12 must be the day
    ['21/11/1984', 'mdy', { day: '1984-11-21' }],
    ['11/21/1984', 'dmy', { day: '1984-11-21' }],
    ['21 Nov 1984', 'mdy', { day: '1984-11-21' }],
    ['21 November, 1984', 'mdy', { day: '1984-11-21' }],
    ['--11-21', 'dmy', { noYear: '21 Nov' }],
    ['0/0/00', 'dmy', 'blank'],
    ['  ', 'dmy', 'blank'],
    ['31/02/1984', 'dmy', undefined],
    ['soon', 'dmy', undefined],
  ] as const)('reads %j in order %s as %j', (text, order, expected) => {
    expect(readDay(text, order)).toEqual(expected);
  });

  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n1;2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['sep=;\na;b,c\n', [['a', 'b,c']]],
    ['"a ""b""","c\nd"\n', [['a "b"', 'c\nd']]],
  ])('reads %j as the rows %j', async (text, expected) => {
    expect((await rows(text)).filter((row) => row.some(Boolean))).toEqual(expected);
  });

  test('reads a file split anywhere after its first row, which shows the separator', async () => {
    const text = 'name,note\nAsha,"likes, gardens\nand light"\nRavi,none\n';
    const whole = [
      ['name', 'note'],
      ['Asha', 'likes, gardens\nand light'],
      ['Ravi', 'none'],
    ];
    for (let at = text.indexOf('\nRavi'); at < text.length; at++) {
      const found = await rows(text.slice(0, at), text.slice(at));
      expect(found.filter((row) => row.some(Boolean))).toEqual(whole);
    }
  });

  test('refuses an unclosed quotation mark with its row', async () => {
    await expect(rows('a,b\n1,"2\n3,4\n')).rejects.toThrow(/^Row 2 does not end/);
  });

  test('reports a million columns without a quotation mark as columns', async () => {
    const wide = Array.from({ length: 600_000 }, (_, i) => `c${i}`).join(',');
    await expect(rows(wide.slice(0, 2_100_000), wide.slice(2_100_000))).rejects.toThrow(
      /^Row 1 has more than 200 columns/,
    );
  });

  test('writes a cell that looks like a formula and reads it back unchanged', () => {
    const written = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
    fc.assert(fc.property(fc.string(), (cell) => void expect(withoutGuard(written(cell))).toBe(cell)));
    for (const cell of ['=1+1', '+1-2', '+91 9+1', '-5+3', '-x', '@x', "'=1", "'+91 98220 12345"])
      expect(written(cell)).toBe(`'${cell}`);
    // numbers and phone numbers are not formulas
    for (const cell of ['-5', '-2.5', '+91 98220 12345', '+919822012345', '+91 98220 12345, +91 98220 54321'])
      expect(written(cell)).toBe(cell);
  });

  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');

  test('assigns numbers by their types, and ignores a fax', async () => {
    const text = card(
      'FN:Asha Rao',
      'N:Rao;Asha;;;',
      'TEL;TYPE=CELL:98000 00001',
      'item1.TEL;CELL:98000 00002',
      'TEL;TYPE="work,voice":0712 1',
      'TEL;HOME;FAX:0712 2',
    );
    expect(await cards(text)).toEqual([
      {
        'Full name': 'Asha Rao',
        'First name': 'Asha',
        'Last name': 'Rao',
        Mobile: '98000 00001',
        'Other phones': '98000 00002',
        'Business phone': '0712 1',
      },
    ]);
  });

  test('joins folded lines, and decodes quoted-printable and escapes', async () => {
    const [item] = await cards(card('NOTE:Likes gar', ' dens\\, and light\\nin May', 'ORG:A\\;B;Sales'));
    expect(item).toEqual({
      Notes: 'Likes gardens, and light\nin May',
      Organization: 'A;B',
      Department: 'Sales',
    });
    const [two] = await cards(
      card('FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=E0=A4=86=', '=E0=A4=B6=E0=A4=BE'),
    );
    expect(two).toEqual({ 'Full name': 'आशा' });
  });

  test('leaves out a nested card, and refuses one without an end', async () => {
    const agent = card('FN:Asha', 'AGENT:', 'BEGIN:VCARD', 'FN:Her agent', 'END:VCARD', 'TITLE:Architect');
    expect(await cards(agent)).toEqual([{ 'Full name': 'Asha', 'Job title': 'Architect' }]);
    await expect(cards('BEGIN:VCARD\nFN:Asha\n')).rejects.toThrow(/no END:VCARD/);
  });

  test.each([
    ['BDAY:19841121', '1984-11-21'],
    ['BDAY:1984-11-21T00:00:00Z', '1984-11-21'],
    ['BDAY:--1121', '--11-21'],
    ['BDAY:soon', 'soon'],
  ])('reads %s as the birthday %s', async (line, expected) => {
    expect((await cards(card(line)))[0]).toEqual({ Birthday: expected });
  });
});

describe('workbooks', () => {
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

  const sheetXml = (inside: string) =>
    zipOf({
      '[Content_Types].xml': '',
      'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': `<worksheet>${inside}</worksheet>`,
    });

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
    test('keeps dates, phones and texts of its sheets unchanged', async () => {
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

    test("repeats a tower's name that spans three rows in all of them", async () => {
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

    test('reads the stored value of a formula, and refuses one that fetches with its place', async () => {
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
    'refuses overlapping merged cells of %s with their place',
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

  test('leaves out hidden sheets and names hidden columns', async () => {
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

  test('includes a unit that only the number format shows', async () => {
    const bytes = workbook([{ name: 'S', rows: [['Price'], [62.5]], formats: { A2: '0.0" Lakh"' } }]);
    expect((await read(bytes)).sheets[0]!.rows[1]).toEqual(['62.5 Lakh']);
  });

  test('reads an HTML table that a portal exports as .xls', async () => {
    const html =
      '<html><body><table><tr><th>Name</th><th>Mobile</th></tr><tr><td>Asha</td><td>9822012345</td></tr></table></body></html>';
    expect((await read(html)).sheets[0]!.rows).toEqual([
      ['Name', 'Mobile'],
      ['Asha', '9822012345'],
    ]);
  });

  test('decodes references in an HTML table', async () => {
    const html =
      '<html><body><table><tr><th>Price</th><th>Name</th></tr><tr><td>&#8377; 48.5 Lac</td><td>R&amp;D &#x2013; A</td></tr></table></body></html>';
    expect((await read(html)).sheets[0]!.rows[1]).toEqual(['₹ 48.5 Lac', 'R&D – A']);
  });

  test('identifies a sign-in page with the name of a sheet, and an exported chat', async () => {
    const page =
      '<!DOCTYPE html><html><body><form><table><tr><td>User</td><td><input name=u></td></tr><tr><td>Password</td><td><input type="password"></td></tr></table></form></body></html>';
    await expect(read(page)).rejects.toThrow(/web page, not a sheet/);
    await expect(read('<html><body><h1>503</h1></body></html>')).rejects.toThrow(/web page, not a sheet/);
    const chat = '12/11/26, 10:32 am - Ravi: 2bhk besa 45 L\n[13/11/26, 10:33:02] Asha: 3bhk, 62 L\n';
    await expect(read(chat)).rejects.toThrow(/exported chat/);
  });

  test('refuses a password-protected workbook with that reason', async () => {
    const locked = X.CFB.utils.cfb_new();
    X.CFB.utils.cfb_add(locked, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
    X.CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(4096, 7));
    await expect(read(X.CFB.write(locked, { type: 'buffer' }) as Buffer)).rejects.toThrow(
      /password-protected/,
    );
  });

  test.each([
    [
      'a million columns',
      async () => workbook([{ name: 'S', rows: [Array.from({ length: 300 }, (_, i) => i)] }]),
      /300 columns|limit is 200/,
    ],
    [
      'a hundred million rows in one',
      () => sheetXml('<sheetData><row r="99999999"><c><v>1</v></c></row></sheetData>'),
      /row 99999999, but 1048576/,
    ],
    ['no workbook', () => zipOf({ 'a.txt': 'x' }), /has no workbook/],
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
    [
      'a workbook of more sheets than are read',
      async () => workbook(Array.from({ length: 31 }, (_, i) => ({ name: `S${i}`, rows: [['a']] }))),
      /more than 30 sheets/,
    ],
    [
      'an old one of more sheets than are read',
      async () =>
        workbook(
          Array.from({ length: 31 }, (_, i) => ({ name: `S${i}`, rows: [['a']] })),
          'biff8',
        ),
      /more than 30 sheets/,
    ],
    [
      'an OpenDocument sheet of more sheets than are read',
      async () =>
        workbook(
          Array.from({ length: 31 }, (_, i) => ({ name: `S${i}`, rows: [['a']] })),
          'ods',
        ),
      /more than 30 sheets/,
    ],
    [
      'one of more merged areas than are filled',
      () => sheetXml(`<sheetData/>${'<mergeCell ref="A1:B2"/>'.repeat(20_001)}`),
      /more than 20,000 merged areas/,
    ],
    [
      'one of elements inside one another',
      () => sheetXml('<a>'.repeat(1_000_000)),
      /nested more than 100 levels deep/,
    ],
    [
      'one of an element with many attributes',
      () => sheetXml(`<a ${Array.from({ length: 300_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
      /more than 500 attributes/,
    ],
    [
      'a ZIP of more files than are read',
      () =>
        zipOf({
          '[Content_Types].xml': '',
          ...Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}`, ''])),
        }),
      /more than 5,000 files/,
    ],
    ['a binary workbook', () => zipOf({ '[Content_Types].xml': '', 'xl/workbook.bin': 'x' }), /XLSB/],
    ['half a workbook', async () => workbook([SALE]).subarray(0, 3000), /damaged/],
    [
      'half an old workbook',
      async () => workbook([SALE], 'biff8').subarray(0, 700),
      /couldn’t read|no sheet/,
    ],
  ])('refuses %s with a message', async (_, make, message) => {
    await expect(read(await make())).rejects.toThrow(message);
  });

  test('readers end with rows or a message, whichever bytes are changed', async () => {
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

  test('a written table can be read by this and another reader', async () => {
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

  test('writes figures, moments and days as typed cells, in Indian time and groups', async () => {
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
});
