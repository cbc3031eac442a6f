import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { FORMULA, withoutGuard } from './cells';
import { MAX_ROW } from './constants';
import { csvRows } from './csv';
import { readDay } from './day';
import { readFile } from './read-file';
import { vCards } from './vcard';
import { CARD_HEADINGS, cardRow } from './vcard-rows';

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
    // a number above 12 says by itself which one the day is
    ['21/11/1984', 'mdy', { day: '1984-11-21' }],
    ['11/21/1984', 'dmy', { day: '1984-11-21' }],
    ['21 Nov 1984', 'mdy', { day: '1984-11-21' }],
    ['21 November, 1984', 'mdy', { day: '1984-11-21' }],
    ['--11-21', 'dmy', { noYear: '21 Nov' }],
    ['0/0/00', 'dmy', 'blank'],
    ['  ', 'dmy', 'blank'],
    ['31/02/1984', 'dmy', undefined],
    ['soon', 'dmy', undefined],
  ] as const)('%j read as %s is %j', (text, order, expected) => {
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
  ])('%j is the rows %j', async (text, expected) => {
    expect((await rows(text)).filter((row) => row.some(Boolean))).toEqual(expected);
  });

  test('a file may be cut anywhere behind its first row, by which the separator is known', async () => {
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

  test('a quotation mark that is never closed is refused with its row', async () => {
    await expect(rows('a,b\n1,"2\n3,4\n')).rejects.toThrow(/^Row 2 does not end/);
  });

  test('a million columns without a quotation mark are called columns', async () => {
    const wide = Array.from({ length: 600_000 }, (_, i) => `c${i}`).join(',');
    await expect(rows(wide.slice(0, 2_100_000), wide.slice(2_100_000))).rejects.toThrow(
      /^Row 1 has more columns/,
    );
  });

  test('a cell that a spreadsheet takes for a formula is written and read back as it was', () => {
    const written = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
    fc.assert(fc.property(fc.string(), (cell) => void expect(withoutGuard(written(cell))).toBe(cell)));
    for (const cell of ['=1+1', '+1-2', '+91 9+1', '-5+3', '-x', '@x', "'=1", "'+91 98220 12345"])
      expect(written(cell)).toBe(`'${cell}`);
    // numbers, and phones, are no formulas
    for (const cell of ['-5', '-2.5', '+91 98220 12345', '+919822012345', '+91 98220 12345, +91 98220 54321'])
      expect(written(cell)).toBe(cell);
  });

  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');

  test('numbers go where their types say, a second mobile to the others, a fax nowhere', async () => {
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

  test('folded lines are joined, quoted-printable and escapes are read', async () => {
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

  test('a card inside a card is left out, and one without an end is refused', async () => {
    const agent = card('FN:Asha', 'AGENT:', 'BEGIN:VCARD', 'FN:Her agent', 'END:VCARD', 'TITLE:Architect');
    expect(await cards(agent)).toEqual([{ 'Full name': 'Asha', 'Job title': 'Architect' }]);
    await expect(cards('BEGIN:VCARD\nFN:Asha\n')).rejects.toThrow(/no END:VCARD/);
  });

  test.each([
    ['BDAY:19841121', '1984-11-21'],
    ['BDAY:1984-11-21T00:00:00Z', '1984-11-21'],
    ['BDAY:--1121', '--11-21'],
    ['BDAY:soon', 'soon'],
  ])('%s is the birthday %s', async (line, expected) => {
    expect((await cards(card(line)))[0]).toEqual({ Birthday: expected });
  });
});
