import fc from 'fast-check';
import { FORMULA, withoutGuard } from './cells';
import { csvRows } from './csv';
import { readDay } from './day';
import { vCards } from './vcard';
import { CARD_HEADINGS, cardRow } from './vcard-rows';

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
