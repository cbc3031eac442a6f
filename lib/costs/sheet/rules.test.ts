import defaults from '@/lib/costs/rates/default-rates.json';
import type { Purchase, RateDto } from '@/lib/costs/rates/rules';
import type { CostSheet } from './dto';
import { allInOf, canBorrowOn, commonEmi, commonLoan, purchaseSheet, rentSheet, womenPayLess } from './rules';

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
const AGENCY = { saleFeePercent: 1, rentFeeMonths: 1, loanCostsPercent: 0.5, legalCosts: 15_000 };
const amounts = (sheet: CostSheet) =>
  Object.fromEntries([...sheet.base, ...sheet.onTop].map(({ key, rupees }) => [key, rupees]));

describe('a purchase', () => {
  test('all in: price, charges, fee, society, loan and papers; what is estimated says so', () => {
    const sheet = purchaseSheet(flat, rates, AGENCY, 4_500_000);
    expect(amounts(sheet)).toEqual({
      price: 6_000_000,
      'stamp-duty': 300_000,
      'local-body': 60_000,
      'metro-cess': 60_000,
      registration: 30_000,
      fee: 60_000,
      society: 25_000,
      loan: 22_500,
      legal: 15_000,
    });
    expect(sheet).toMatchObject({ baseTotal: 6_450_000, total: 6_572_500, estimated: true });
    const estimates = sheet.onTop.filter(({ estimated }) => estimated).map(({ key }) => key);
    expect(estimates).toEqual(['society', 'loan', 'legal']);
  });

  test('as long as a part is unknown there is no total, only price and government charges', () => {
    const sheet = purchaseSheet(flat, rates, {}, 4_500_000);
    expect(amounts(sheet)).toMatchObject({
      fee: undefined,
      loan: undefined,
      legal: undefined,
      society: 25_000,
    });
    expect(sheet.baseTotal).toBe(6_450_000);
    expect(sheet).not.toHaveProperty('total');
    const unknown = purchaseSheet(flat, rates, { ...AGENCY, legalCosts: undefined }, 0);
    expect(unknown).not.toHaveProperty('total');
    expect(unknown.onTop.find(({ key }) => key === 'legal')).not.toHaveProperty('estimated');
  });

  test('a free service is known, and is no unknown', () => {
    expect(purchaseSheet(flat, rates, { ...AGENCY, saleFeePercent: 0, legalCosts: 0 }, 0).total).toBe(
      6_475_000,
    );
  });

  test('no society where there is none to transfer from, no loan where none is taken', () => {
    const keys = (change: Partial<Purchase>) =>
      purchaseSheet({ ...flat, ...change }, rates, AGENCY, 0).onTop.map(({ key }) => key);
    expect(keys({ category: 'Plots' })).toEqual(['fee', 'legal']);
    expect(keys({ underConstruction: true })).toEqual(['fee', 'legal']);
    expect(keys({})).toEqual(['fee', 'society', 'legal']);
    // the circular speaks of municipal corporations
    const village = purchaseSheet({ ...flat, jurisdiction: 'gram-panchayat' }, rates, AGENCY, 0);
    expect(amounts(village).society).toBeUndefined();
  });

  test('homes are compared by a loan of three quarters: the total, or what is known as long as a part is not', () => {
    expect(commonLoan(6_000_000, 'Residential')).toBe(4_500_000);
    expect(allInOf(flat, rates, AGENCY)).toEqual({ rupees: 6_572_500, isTotal: true });
    expect(allInOf(flat, rates, {})).toEqual({ rupees: 6_450_000, isTotal: false });
    expect(allInOf({ ...flat, jurisdiction: undefined }, rates, AGENCY)).toBeUndefined();
    expect(commonEmi(6_000_000, 'Agricultural' as never, rates, flat.on)).toBeUndefined();
    expect(commonEmi(6_000_000, 'Residential', [], flat.on)).toBeUndefined();
  });

  test('women are asked about only where it changes something', () => {
    expect(womenPayLess(flat, rates)).toBe(true);
    expect(womenPayLess({ ...flat, category: 'Plots' }, rates)).toBe(false);
    expect(womenPayLess({ ...flat, category: 'Agricultural' }, rates)).toBe(false);
  });

  test('nobody lends on farmland, or on a house on it', () => {
    const lent = [
      'Residential',
      'Commercial',
      'Plots',
      'Villas',
      'Farm Houses',
      'Industrial',
      'Agricultural',
    ] as const;
    expect(lent.filter(canBorrowOn)).toEqual(['Residential', 'Commercial', 'Plots', 'Villas', 'Industrial']);
  });
});

describe('a rent', () => {
  const rent = { ...flat, rent: 20_000, deposit: 60_000 };

  test('first month, deposit, duty and registration of the agreement, fee, and the total', () => {
    const sheet = rentSheet(rent, rates, AGENCY);
    // 0.25 % of eleven rents and of ten per cent a year of the deposit: 220,000 + 5,500
    expect(amounts(sheet)).toEqual({
      rent: 20_000,
      deposit: 60_000,
      duty: 564,
      registration: 1000,
      fee: 20_000,
    });
    expect(sheet).toMatchObject({ total: 101_564, estimated: false });
    expect(amounts(rentSheet({ ...rent, jurisdiction: 'gram-panchayat' }, rates, AGENCY)).registration).toBe(
      500,
    );
  });

  test('the duty says by which rate, for how many months and since when, or that it is not known', () => {
    const t = Object.assign(
      (text: string, values: object = {}) =>
        Object.entries(values).reduce((said, [key, value]) => said.replace(`{${key}}`, String(value)), text),
      { language: 'en' },
    ) as never;
    const said = (sheet: CostSheet) => {
      const { label, note } = sheet.onTop.find(({ key }) => key === 'duty')!;
      return [label(t), note?.(t)];
    };
    const [{ label, percent }] = rates.filter(({ group }) => group === 'rent-duty') as [RateDto];
    expect(said(rentSheet(rent, rates, AGENCY))).toEqual([
      `${label}, ${percent}%`,
      expect.stringMatching(/^for 11 months, as from \d+ \w+ \d{4}$/),
    ]);
    expect(said(rentSheet({ ...rent, region: 'Delhi' }, rates, AGENCY))).toEqual([
      'Stamp duty on the agreement',
      undefined,
    ]);
  });

  test('what holds for women or for new homes alone holds for no rent', () => {
    const own = rates.filter(({ group }) => group === 'rent-duty');
    for (const limit of [{ womenOnly: true }, { underConstructionOnly: true }]) {
      const special = own.map((rate) => ({ ...rate, ...limit, percent: 9, from: '2026-01-01' }));
      expect(amounts(rentSheet(rent, [...rates, ...special], AGENCY)).duty).toBe(564);
    }
  });

  test('an unknown deposit, fee or place leaves no total', () => {
    expect(rentSheet({ ...rent, deposit: undefined }, rates, AGENCY)).not.toHaveProperty('total');
    expect(rentSheet(rent, rates, {})).not.toHaveProperty('total');
    expect(
      amounts(rentSheet({ ...rent, jurisdiction: undefined }, rates, AGENCY)).registration,
    ).toBeUndefined();
    expect(amounts(rentSheet({ ...rent, region: 'Delhi' }, rates, AGENCY)).duty).toBeUndefined();
    // none is asked for: that is known
    expect(rentSheet({ ...rent, deposit: 0 }, rates, AGENCY)).toHaveProperty('total');
  });
});
