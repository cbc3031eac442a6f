import fc from 'fast-check';
import defaults from './default-rates.json';
import { knowsRegion, loanOf, type Purchase, purchaseCharges, type RateDto } from './rules';

const rates = defaults.map((row) => ({
  citySlugs: [],
  jurisdictions: [],
  categories: [],
  womenOnly: false,
  underConstructionOnly: false,
  ...row,
})) as unknown as RateDto[];

const flat: Purchase = {
  price: 6_000_000,
  category: 'Residential',
  region: 'Maharashtra',
  citySlug: 'nagpur',
  jurisdiction: 'municipal-corporation',
  carpetArea: 900,
  women: false,
  underConstruction: false,
  on: new Date('2026-11-21'),
};
const charges = (change: Partial<Purchase> = {}) =>
  Object.fromEntries(purchaseCharges({ ...flat, ...change }, rates).map((line) => [line.group, line.rupees]));

describe('the all-in cost', () => {
  test('in Nagpur: duty 5%, local body 1%, metro cess 1%, registration capped at 30,000', () => {
    expect(charges()).toEqual({
      'stamp-duty': 300_000,
      'local-body': 60_000,
      'metro-cess': 60_000,
      registration: 30_000,
    });
  });

  test('a woman buying a home pays one per cent less duty, on a plot she does not', () => {
    expect(charges({ women: true })['stamp-duty']).toBe(240_000);
    expect(charges({ women: true, category: 'Plots' })['stamp-duty']).toBe(300_000);
  });

  test('duty, cess and tax depend on who governs the place', () => {
    const of = (jurisdiction?: Purchase['jurisdiction']) => {
      const { gst: _gst, registration: _registration, ...rest } = charges({ jurisdiction });
      return rest;
    };
    expect(of('municipal-council')).toEqual({ 'stamp-duty': 240_000, 'local-body': 60_000 });
    expect(of('metropolitan-region')).toEqual({ 'stamp-duty': 240_000, 'local-body': 60_000 });
    expect(of('gram-panchayat')).toEqual({ 'stamp-duty': 180_000, 'local-body': 60_000 });
    expect(charges({ jurisdiction: 'gram-panchayat', women: true })['stamp-duty']).toBe(120_000);
    // an unknown place has no city taxes
    expect(of(undefined)).toEqual({});
    for (const rate of rates.filter(({ jurisdictions }) => jurisdictions.length > 0)) {
      expect(rate.source).toMatch(/Act|order|circular|fee table/);
      expect(new Date(rate.from).getTime()).toBeLessThan(Date.now());
    }
  });

  test('registration below the cap is one per cent', () => {
    expect(charges({ price: 2_000_000 }).registration).toBe(20_000);
  });

  test('GST falls on homes under construction only, less on affordable ones, by the size limit of the city', () => {
    expect(charges().gst).toBeUndefined();
    expect(charges({ underConstruction: true }).gst).toBe(300_000);
    expect(charges({ underConstruction: true, price: 4_000_000 }).gst).toBe(40_000);
    expect(charges({ underConstruction: true, price: 4_000_000, citySlug: 'mumbai' }).gst).toBe(200_000);
    expect(charges({ underConstruction: true, price: 4_000_000, carpetArea: undefined }).gst).toBe(200_000);
  });

  test('Mumbai has no local body tax, and before April 2022 there was no metro cess', () => {
    expect(charges({ citySlug: 'mumbai' })['local-body']).toBeUndefined();
    expect(charges({ on: new Date('2022-03-01') })['metro-cess']).toBeUndefined();
  });

  test('a newer row replaces an older one of the same rule from its date on', () => {
    const newer: RateDto = { ...rates[0]!, percent: 6, from: '2027-01-01' };
    const on = (date: string) =>
      purchaseCharges({ ...flat, on: new Date(date) }, [...rates, newer]).find(
        (l) => l.group === 'stamp-duty',
      );
    expect(on('2026-12-31')?.percent).toBe(5);
    expect(on('2027-01-02')?.percent).toBe(6);
  });

  test('a state without rows is said to be unknown', () => {
    expect(knowsRegion('Maharashtra', rates)).toBe(true);
    expect(knowsRegion('Delhi', rates)).toBe(false);
  });
});

describe('the instalment', () => {
  test('of 50 lakh at 8.5% over 20 years, as banks print it', () => {
    expect(loanOf(5_000_000, 8.5, 240).emi).toBe(43_391);
  });

  test('repays exactly: the balance after the last instalment is 0', () => {
    const sane = { max: 100_000_000, min: 100_000 };
    fc.assert(
      fc.property(
        fc.integer(sane),
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.integer({ min: 12, max: 360 }),
        (p, rate, n) => {
          const { emi, total, interest } = loanOf(p, rate, n);
          let balance = p;
          for (let i = 0; i < n; i++) balance = balance * (1 + rate / 1200) - emi;
          // half a rupee of rounding in each instalment, with its interest
          const slack = 0.5 * (rate < 1e-6 ? n : ((1 + rate / 1200) ** n - 1) / (rate / 1200)) + 1;
          expect(Math.abs(balance)).toBeLessThanOrEqual(slack);
          expect(total - p).toBe(interest);
        },
      ),
    );
  });

  test('of nothing is nothing', () => {
    expect(loanOf(0, 8, 240)).toEqual({ emi: 0, interest: 0, total: 0 });
  });
});
