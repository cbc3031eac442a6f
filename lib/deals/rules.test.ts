import fc from 'fast-check';
import { CHECKLISTS, DEAL_KINDS } from './constants';
import { checklistOf, commissionOf, countDocuments, dividedRupees, partOf, remindAtOf, WHOLE } from './rules';

/** Shares in hundredths of a percent that are a whole together. */
const shares = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }).map((weights) => {
  const sum = weights.reduce((a, b) => a + b, 0);
  const parts = weights.map((weight) => Math.floor((weight * WHOLE) / sum));
  parts[0] = (parts[0] ?? 0) + WHOLE - parts.reduce((a, b) => a + b, 0);
  return parts;
});

test('whatever the shares, the parts add up to the sum, and each is within a rupee of its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), shares, (rupees, given) => {
      const parts = dividedRupees(rupees, given);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(rupees);
      for (const [i, part] of parts.entries())
        expect(Math.abs(part - (rupees * (given[i] ?? 0)) / WHOLE)).toBeLessThan(1.001);
    }),
  );
});

test('half a rupee goes up, also where a float would not', () => {
  expect(partOf(25, 1800)).toBe(5);
  expect(partOf(3, 1800)).toBe(1);
  expect(partOf(2, 1800)).toBe(0);
  expect(partOf(99_999_999_999, 1)).toBe(10_000_000);
});

test('the smallest remainders give: three thirds of 100 rupees are 34, 33 and 33', () => {
  expect(dividedRupees(100, [3334, 3333, 3333])).toEqual([34, 33, 33]);
  expect(dividedRupees(1, [5000, 5000])).toEqual([1, 0]);
  expect(dividedRupees(0, [])).toEqual([]);
});

test('GST is on the commission, not on the price', () => {
  const stored = { share: 150, isTaxed: true, splits: [] };
  expect(commissionOf(stored, 4_550_000, 18)).toMatchObject({ rupees: 68_250, gst: 12_285, total: 80_535 });
});

test('each kind has its own papers, none of them twice', () => {
  for (const kind of DEAL_KINDS) {
    const keys = CHECKLISTS[kind].map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
  const labels = (kind: 'resale' | 'land' | 'rent') =>
    checklistOf(kind, 'enquiry', []).map(({ label }) => label);
  expect(labels('resale')).toEqual(
    expect.arrayContaining(['Society dues: no-dues letter', 'NOC of the society']),
  );
  expect(labels('land')).toEqual(expect.arrayContaining(['7/12 extract', 'NA order']));
  expect(labels('rent')).toContain('Leave and licence agreement');
});

test('a lost deal is late with nothing', () => {
  const documents = checklistOf('land', 'lost', [{ key: 'mutation', state: 'not-needed' }]);
  expect(countDocuments(documents)).toEqual({ seen: 0, needed: 11, late: 0 });
});

test('a reminder goes out at nine in India, so many days before', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(remindAtOf('2026-12-01', 3, now)).toEqual(new Date('2026-11-28T03:30:00Z'));
  expect(remindAtOf('2026-12-01', 0, now)).toEqual(new Date('2026-12-01T03:30:00Z'));
  expect(remindAtOf('2026-11-23', 7, now)).toBeUndefined();
  expect(remindAtOf('2026-12-01', null, now)).toBeUndefined();
});
