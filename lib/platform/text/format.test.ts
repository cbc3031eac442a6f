import fc from 'fast-check';
import {
  formatArea,
  formatDate,
  formatDateTime,
  formatLand,
  formatRate,
  formatRupees,
  formatRupeesShort,
  rupeesInWords,
} from './format';
import { parseArea, parseLength, parseRupees, readFigure, typedRupees } from './typed-figures';

describe('rupees', () => {
  it.each([
    [15_000_000, '₹1,50,00,000', '₹1.5 Cr', '1.5 crore'],
    [4_550_000, '₹45,50,000', '₹45.5 L', '45.5 lakh'],
    [100_000, '₹1,00,000', '₹1 L', '1 lakh'],
    [18_500, '₹18,500', '₹18,500', '18,500 rupees'],
    [9_999_900, '₹99,99,900', '₹1 Cr', '100 lakh'],
    [1, '₹1', '₹1', '1 rupee'],
    [0, '₹0', '₹0', '0 rupees'],
  ])('%d', (rupees, full, short, words) => {
    expect(formatRupees(rupees)).toBe(full);
    expect(formatRupeesShort(rupees)).toBe(short);
    expect(rupeesInWords(rupees)).toBe(words);
  });

  it.each([
    [6_000_000, '60 lakh'],
    [6_012_345, '60,12,345'],
    [45_000, '45,000'],
    [0, '0'],
  ])('%d as a field shows it', (rupees, text) => {
    expect(typedRupees(rupees)).toBe(text);
    expect(parseRupees(text)).toBe(rupees);
  });

  it.each([
    ['1.5 cr', 15_000_000],
    ['45 lakh', 4_500_000],
    ['45,00,000', 4_500_000],
    ['₹ 45L', 4_500_000],
    ['Rs. 12k', 12_000],
    ['.5 crore', 5_000_000],
    ['60 lacs', 6_000_000],
    ['18,500 rupees', 18_500],
  ])('reads %s', (text, rupees) => {
    expect(parseRupees(text)).toBe(rupees);
  });

  it.each(['', 'cheap', '45 miles', '1.2.3 cr', '-5', '99999999999999999999', 'L'])('refuses %s', (text) => {
    expect(parseRupees(text)).toBeUndefined();
  });

  it('reads back what it wrote, to the rounding of each form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (rupees) => {
        expect(parseRupees(formatRupees(rupees))).toBe(rupees);
        const tolerance = rupees >= 9_999_500 ? 50_000 : rupees >= 100_000 ? 500 : 0;
        expect(Math.abs((parseRupees(formatRupeesShort(rupees)) ?? -1) - rupees)).toBeLessThanOrEqual(
          tolerance,
        );
        expect(Math.abs((parseRupees(rupeesInWords(rupees)) ?? -1) - rupees)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseRupees(text)));
  });
});

it('writes areas and rates', () => {
  expect(formatArea(1600)).toBe('1,600 sq ft');
  expect(formatRate(4_550_000, 600)).toBe('₹7,583/sq ft');
  expect(formatRate(4_550_000, 0)).toBeUndefined();
  expect(formatRate(4_550_000, undefined)).toBeUndefined();
});

it('writes dates in Indian time', () => {
  expect(formatDate('2026-11-20T20:00:00Z')).toBe('21 Nov 2026');
  expect(formatDate('2026-09-05T00:00:00Z')).toBe('5 Sep 2026');
  expect(formatDateTime('2026-11-21T08:35:00Z')).toBe('21 Nov 2026, 14:05');
});

describe('the reader of figures', () => {
  const indian = (n: number) => n.toLocaleString('en-IN');
  const western = (n: number) => n.toLocaleString('en-US');

  it('reads every number in Indian and Western groups, with and without a fraction', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.integer({ min: 1, max: 99 }), (n, cents) => {
        const whole = [String(n), indian(n), western(n)];
        expect(whole.map((text) => readFigure(text))).toEqual([n, n, n]);
        const value = Number(`${n}.${String(cents).padStart(2, '0')}`);
        for (const text of whole) expect(readFigure(`${text}.${String(cents).padStart(2, '0')}`)).toBe(value);
      }),
    );
  });

  it('reads commas nowhere else', () => {
    const placed = fc.tuple(
      fc.stringMatching(/^[1-9]\d{2,9}$/),
      fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(placed, ([digits, places]) => {
        const at = new Set(places.map((place) => 1 + (place % (digits.length - 1))));
        const text = [...digits].map((digit, i) => (at.has(i) ? `,${digit}` : digit)).join('');
        const isRight = [indian(Number(digits)), western(Number(digits))].includes(text);
        expect(readFigure(text)).toBe(isRight ? Number(digits) : undefined);
        expect(parseRupees(text)).toBe(isRight ? Number(digits) : undefined);
        expect(parseArea(text)).toBe(isRight ? Number(digits) : undefined);
      }),
    );
  });

  it.each(['850,5', '1.200', '12.500', '1,23', '1,2345', '0,500', '1e3', '9.82201E+09', '1..2', '', '.'])(
    'asks about %j',
    (text) => {
      expect([readFigure(text), parseRupees(text), parseArea(text), parseLength(text)]).toEqual(
        Array(4).fill(undefined),
      );
    },
  );

  it.each([
    ['1.125 cr', 11_250_000],
    ['4.35 lakh', 435_000],
    ['1.2345678 cr', 12_345_678],
    ['1234.00', 1234],
  ])('takes %j as %d rupees', (text, rupees) => expect(parseRupees(text)).toBe(rupees));

  it.each(['1234.56', '12.3456 k', '1.23456785 cr'])(
    'refuses the paise of %j rather than round them',
    (text) => expect(parseRupees(text)).toBeUndefined(),
  );

  it('takes a point in a length in metres and in land as it is meant', () => {
    expect([parseLength('1.200 m'), parseArea('1.125 acres')]).toEqual([3.94, 49_005]);
  });
});

describe('land', () => {
  it.each([
    [43_560, '1 acre'],
    [108_900, '2 acres 20 guntha'],
    [13_068, '12 guntha'],
    [1_200, '1.1 guntha'],
    [1_000, undefined],
    [43_555, '1 acre'],
    [5_000_000, '114 acres 31.4 guntha'],
  ])('%d sq ft', (squareFeet, text) => {
    expect(formatLand(squareFeet)).toBe(text);
  });

  it.each([
    ['1600', 1600],
    ['1,600 sq ft', 1600],
    ['1600 sq. ft.', 1600],
    ['2 acres', 87_120],
    ['2 acres 20 guntha', 108_900],
    ['.5 acre', 21_780],
    ['12 Guntha', 13_068],
    ['100 sq m', 1076.39],
  ])('reads %s', (text, squareFeet) => {
    expect(parseArea(text)).toBe(squareFeet);
  });

  it.each(['', 'large', '2 bigha', '2 acres and more', '-5', '1..2'])('%j is not an area', (text) => {
    expect(parseArea(text)).toBeUndefined();
  });

  it('reads what it writes, to a twentieth of a guntha', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1089, max: 100_000_000 }), (squareFeet) => {
        const read = parseArea(formatLand(squareFeet) ?? '') ?? Number.NaN;
        expect(Math.abs(read - squareFeet)).toBeLessThanOrEqual(1089 / 20 + 0.01);
      }),
    );
  });
});
