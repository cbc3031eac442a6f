import fc from 'fast-check';
import { commissionOf, dividedRupees } from '@/lib/deals/rules';
import {
  amountsOf,
  dividedAmounts,
  financialYearOf,
  isGstin,
  numberOf,
  paymentOf,
  totalOfPart,
  upiLink,
  withTotal,
} from './rules';

describe('rules', () => {
  describe('GSTIN', () => {
    test.each(['34AABCB5576G1Z', '29AAACI4798L2Z', '27AAAPZ0000A9Z'])(
      'computes one check character for %s',
      (start) => {
        const right = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((last) => isGstin(start + last));
        expect(right).toHaveLength(1);
      },
    );
    test('accepts the published example number', () => {
      expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
    });
    test('detects a wrong character or two swapped characters', () => {
      expect(
        ['27AAPFU0939F1ZW', '27AAPFU9039F1ZV', '27AAPFU0939F1Z', '27aapfu0939f1zv'].map(isGstin),
      ).toEqual([false, false, false, false]);
    });
  });

  describe('tax', () => {
    test('is CGST and SGST of 9 % each inside Maharashtra: ₹1,18,000 for ₹1,00,000', () => {
      expect(amountsOf(100_000, 1800, '27', '27')).toEqual({
        taxable: 10_000_000,
        cgst: 900_000,
        sgst: 900_000,
        igst: 0,
        roundOff: 0,
        total: 11_800_000,
      });
    });
    test('is IGST of 18 % for a home in Goa and an agent of Maharashtra (IGST Act, sections 7 and 12(3))', () => {
      expect(amountsOf(100_000, 1800, '27', '30')).toMatchObject({ cgst: 0, sgst: 0, igst: 1_800_000 });
    });
    test('is ₹2,999.97 twice for ₹33,333, rounded up by 6 paise to ₹39,333', () => {
      expect(amountsOf(33_333, 1800, '27', '27')).toMatchObject({
        cgst: 299_997,
        sgst: 299_997,
        roundOff: 6,
        total: 3_933_300,
      });
    });
    test('totals whole rupees, at most half a rupee from the sum, and the lines add up to it', () => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 12 }),
          fc.constantFrom(0, 500, 1200, 1800, 2800),
          fc.constantFrom('27', '30'),
          (lines, share, place) => {
            const rupees = lines.reduce((sum, line) => sum + line, 0);
            const all = amountsOf(rupees, share, '27', place);
            expect(all.total % 100).toBe(0);
            expect(Math.abs(all.roundOff)).toBeLessThanOrEqual(50);
            expect(all.taxable + all.cgst + all.sgst + all.igst + all.roundOff).toBe(all.total);
            const parts = dividedAmounts(lines, all);
            for (const field of ['taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'] as const)
              expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(all[field]);
          },
        ),
      );
    });
  });

  describe('fifty amounts computed by exact fractions', () => {
    const rounded = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom));
    const figures = fc.sample(
      fc.record({
        value: fc.integer({ min: 1, max: 100_000_000_000 }),
        share: fc.integer({ min: 1, max: 1000 }),
        gst: fc.constantFrom(0, 125, 500, 1200, 1800, 1825, 2800),
        first: fc.integer({ min: 0, max: 10_000 }),
      }),
      { numRuns: 50, seed: 65 },
    );

    test.each(figures)(
      '$value at $share and $gst hundredths of a percent',
      ({ value, share, gst, first }) => {
        const rupees = rounded(BigInt(value) * BigInt(share), 10_000n);
        const splits = [first, 10_000 - first].map((part) => ({ name: 'A', share: part }));
        const commission = commissionOf({ share, splits }, value, gst / 100);
        const tax = rounded(BigInt(rupees) * BigInt(gst), 10_000n);
        expect(commission).toMatchObject({ rupees, gst: tax, total: rupees + tax });
        const parts = dividedRupees(rupees, [first, 10_000 - first]);
        expect(commission.splits.map((split) => split.rupees)).toEqual(parts);
        expect(parts[0]! + parts[1]!).toBe(rupees);
        for (const [i, part] of [first, 10_000 - first].entries())
          expect(Math.abs(parts[i]! * 10_000 - Number(BigInt(rupees) * BigInt(part)))).toBeLessThan(10_000);
        const half = rounded(BigInt(rupees) * BigInt(gst), 200n);
        const all = rounded(BigInt(rupees) * BigInt(gst), 100n);
        for (const [place, taxes] of [
          ['27', { cgst: half, sgst: half, igst: 0 }],
          ['30', { cgst: 0, sgst: 0, igst: all }],
        ] as const) {
          const exact = rupees * 100 + taxes.cgst + taxes.sgst + taxes.igst;
          const total = rounded(BigInt(exact), 100n) * 100;
          const amounts = amountsOf(rupees, gst, '27', place);
          expect(amounts).toEqual({ taxable: rupees * 100, ...taxes, roundOff: total - exact, total });
        }
      },
    );
  });

  describe('credit notes', () => {
    /** Whole rupees of an amount with its tax, in paise, by exact fractions that each round half up. */
    function exactTotal(rupees: number, share: number, place: string): number {
      const tax = BigInt(rupees) * BigInt(share);
      const paise = place === '27' ? 2n * ((2n * tax + 200n) / 400n) : (2n * tax + 100n) / 200n;
      return Number(((2n * (BigInt(rupees) * 100n + paise) + 100n) / 200n) * 100n);
    }

    test('takes back ₹25,050 at 18 % in halves of ₹14,780 and ₹14,779, because the invoice was ₹29,559', () => {
      const of = (rupees: number) => amountsOf(rupees, 1800, '27', '27').total;
      expect(of(25_050)).toBe(2_955_900);
      const first = totalOfPart([], 12_525, of);
      expect([first, totalOfPart([{ rupees: 12_525, total: first }], 12_525, of)]).toEqual([
        1_478_000, 1_477_900,
      ]);
    });

    test('adds all parts up to the invoice without negative parts', () => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 30 }),
          fc.constantFrom(0, 125, 500, 1200, 1800, 1825, 2800),
          fc.constantFrom('27', '30'),
          (parts, share, place) => {
            const earlier: { rupees: number; total: number }[] = [];
            for (const rupees of parts) {
              const alone = amountsOf(rupees, share, '27', place);
              const total = totalOfPart(earlier, rupees, (sum) => amountsOf(sum, share, '27', place).total);
              const note = withTotal(alone, total);
              expect(note.taxable + note.cgst + note.sgst + note.igst + note.roundOff).toBe(total);
              expect(Math.abs(total - alone.total)).toBeLessThanOrEqual(100);
              expect(total).toBeGreaterThanOrEqual(0);
              earlier.push({ rupees, total });
            }
            const whole = exactTotal(
              parts.reduce((sum, rupees) => sum + rupees, 0),
              share,
              place,
            );
            expect(earlier.reduce((sum, { total }) => sum + total, 0)).toBe(whole);
          },
        ),
      );
    });
  });

  test('counts an invoice without a due day as overdue after thirty days', () => {
    const state = (change: object, today: string) =>
      paymentOf({ day: '2026-10-01', left: 1, ...change }, today);
    expect([state({}, '2026-10-31'), state({}, '2026-11-01')]).toEqual(['open', 'overdue']);
    expect(state({ dueOn: '2026-12-01' }, '2026-12-01')).toBe('open');
    expect([state({ paidOn: '2026-11-05' }, '2027-01-01'), state({ left: 0 }, '2027-01-01')]).toEqual([
      'paid',
      'credited',
    ]);
  });

  test('limits numbers to sixteen characters, in the financial year that begins in April', () => {
    expect([financialYearOf('2026-03-31'), financialYearOf('2026-04-01')]).toEqual([2025, 2026]);
    expect(numberOf('SG', 'invoice', 2026, 1)).toBe('SG/26-27/0001');
    expect(numberOf('SPT', 'credit-note', 2099, 12_345)).toBe('SPT/99-00/C12345');
    expect(() => numberOf('SPT', 'credit-note', 2026, 1_234_567)).toThrow('too long');
  });

  test('puts the specified fields into the UPI link, and nothing that an app would show wrongly', () => {
    const link = upiLink({
      upi: 'saptam@okbank',
      name: 'Saptam Group & Co',
      rupees: 118_000,
      note: 'SG/26-27/0001',
      reference: 'SG/26-27/0001',
    });
    expect(link).toBe(
      'upi://pay?pa=saptam@okbank&pn=Saptam%20Group%20%26%20Co&am=118000.00&cu=INR&tn=SG%2F26-27%2F0001&tr=SG26270001',
    );
    const read = new URL(link).searchParams;
    expect([read.get('pa'), read.get('pn'), read.get('am')]).toEqual([
      'saptam@okbank',
      'Saptam Group & Co',
      '118000.00',
    ]);
  });
});
