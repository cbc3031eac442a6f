import fc from 'fast-check';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { CITIES } from '@/lib/places/rules';
import type { AgencyCosts } from '@/lib/settings/dto';
import defaults from './rates/default-rates.json';
import { knowsRegion, loanOf, type Purchase, purchaseCharges, type RateDto } from './rates/rules';
import { newRateSchema } from './rates/schema';
import { areWomen, BUYERS } from './search/constants';
import { CostModel } from './search/rules';
import type { CostSheet } from './sheet/dto';
import {
  allInOf,
  canBorrowOn,
  commonEmi,
  commonLoan,
  costClassOf,
  purchaseSheet,
  readCostClass,
  rentSheet,
  womenPayLess,
} from './sheet/rules';

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

test('parses the amounts of a new rate like every form', () => {
  const rate = { key: 'registration', from: '2026-12-01', source: 'Gazette' };
  expect(newRateSchema.parse({ ...rate, figure: '30,000' })).toMatchObject({ figure: 30_000 });
  for (const figure of ['1e4', '850,5', '0x6'])
    expect(newRateSchema.safeParse({ ...rate, figure }).success).toBe(false);
});

describe('rates', () => {
  const charges = (change: Partial<Purchase> = {}) =>
    Object.fromEntries(
      purchaseCharges({ ...flat, ...change }, rates).map((line) => [line.group, line.rupees]),
    );

  describe('all-in cost', () => {
    test('charges 5% duty, 1% local body tax, 1% metro cess and at most 30,000 registration in Nagpur', () => {
      expect(charges()).toEqual({
        'stamp-duty': 300_000,
        'local-body': 60_000,
        'metro-cess': 60_000,
        registration: 30_000,
      });
    });

    test('charges a woman one per cent less duty on a home, but not on a plot', () => {
      expect(charges({ women: true })['stamp-duty']).toBe(240_000);
      expect(charges({ women: true, category: 'Plots' })['stamp-duty']).toBe(300_000);
    });

    test('calculates duty, cess and tax by the governing authority', () => {
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

    test('charges one per cent for registration below the cap', () => {
      expect(charges({ price: 2_000_000 }).registration).toBe(20_000);
    });

    test('charges GST only on homes under construction, less on affordable ones by the city’s size limit', () => {
      expect(charges().gst).toBeUndefined();
      expect(charges({ underConstruction: true }).gst).toBe(300_000);
      expect(charges({ underConstruction: true, price: 4_000_000 }).gst).toBe(40_000);
      expect(charges({ underConstruction: true, price: 4_000_000, citySlug: 'mumbai' }).gst).toBe(200_000);
      expect(charges({ underConstruction: true, price: 4_000_000, carpetArea: undefined }).gst).toBe(200_000);
    });

    test('charges no local body tax in Mumbai, and no metro cess before April 2022', () => {
      expect(charges({ citySlug: 'mumbai' })['local-body']).toBeUndefined();
      expect(charges({ on: new Date('2022-03-01') })['metro-cess']).toBeUndefined();
    });

    test('replaces an older row of the same rule from the date of the newer one', () => {
      const newer: RateDto = { ...rates[0]!, percent: 6, from: '2027-01-01' };
      const on = (date: string) =>
        purchaseCharges({ ...flat, on: new Date(date) }, [...rates, newer]).find(
          (l) => l.group === 'stamp-duty',
        );
      expect(on('2026-12-31')?.percent).toBe(5);
      expect(on('2027-01-02')?.percent).toBe(6);
    });

    test('reports a state without rows as unknown', () => {
      expect(knowsRegion('Maharashtra', rates)).toBe(true);
      expect(knowsRegion('Delhi', rates)).toBe(false);
    });
  });

  describe('instalment', () => {
    test("matches banks' instalment for 50 lakh at 8.5% over 20 years", () => {
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
            // half a rupee of rounding per instalment, with interest
            const slack = 0.5 * (rate < 1e-6 ? n : ((1 + rate / 1200) ** n - 1) / (rate / 1200)) + 1;
            expect(Math.abs(balance)).toBeLessThanOrEqual(slack);
            expect(total - p).toBe(interest);
          },
        ),
      );
    });

    test('returns nothing for no loan', () => {
      expect(loanOf(0, 8, 240)).toEqual({ emi: 0, interest: 0, total: 0 });
    });
  });
});

describe('cost sheet', () => {
  const AGENCY = { saleFeePercent: 1, rentFeeMonths: 1, loanCostsPercent: 0.5, legalCosts: 15_000 };
  const amounts = (sheet: CostSheet) =>
    Object.fromEntries([...sheet.base, ...sheet.onTop].map(({ key, rupees }) => [key, rupees]));

  describe('purchase', () => {
    test('adds price, charges, fee, society, loan and papers, and marks estimates', () => {
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

    test('shows no total while a part is unknown', () => {
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

    test('counts a free service as known', () => {
      expect(purchaseSheet(flat, rates, { ...AGENCY, saleFeePercent: 0, legalCosts: 0 }, 0).total).toBe(
        6_475_000,
      );
    });

    test('adds no society transfer for a new home, and no loan costs without a loan', () => {
      const keys = (change: Partial<Purchase>) =>
        purchaseSheet({ ...flat, ...change }, rates, AGENCY, 0).onTop.map(({ key }) => key);
      expect(keys({ category: 'Plots' })).toEqual(['fee', 'legal']);
      expect(keys({ underConstruction: true })).toEqual(['fee', 'legal']);
      expect(keys({})).toEqual(['fee', 'society', 'legal']);
      // the circular applies to municipal corporations only
      const village = purchaseSheet({ ...flat, jurisdiction: 'gram-panchayat' }, rates, AGENCY, 0);
      expect(amounts(village).society).toBeUndefined();
    });

    test('compares homes by a loan of three quarters, by the total or else its known part', () => {
      expect(commonLoan(6_000_000, 'Residential')).toBe(4_500_000);
      expect(allInOf(flat, rates, AGENCY)).toEqual({ rupees: 6_572_500, isTotal: true });
      expect(allInOf(flat, rates, {})).toEqual({ rupees: 6_450_000, isTotal: false });
      expect(allInOf({ ...flat, jurisdiction: undefined }, rates, AGENCY)).toBeUndefined();
      expect(commonEmi(6_000_000, 'Agricultural' as never, rates, flat.on)).toBeUndefined();
      expect(commonEmi(6_000_000, 'Residential', [], flat.on)).toBeUndefined();
    });

    test('asks about women only where the answer changes the cost', () => {
      expect(womenPayLess(flat, rates)).toBe(true);
      expect(womenPayLess({ ...flat, category: 'Plots' }, rates)).toBe(false);
      expect(womenPayLess({ ...flat, category: 'Agricultural' }, rates)).toBe(false);
    });

    test('offers no loan for farmland or a house on it', () => {
      const lent = [
        'Residential',
        'Commercial',
        'Plots',
        'Villas',
        'Farm Houses',
        'Industrial',
        'Agricultural',
      ] as const;
      expect(lent.filter(canBorrowOn)).toEqual([
        'Residential',
        'Commercial',
        'Plots',
        'Villas',
        'Industrial',
      ]);
    });
  });

  describe('rent', () => {
    const rent = { ...flat, rent: 20_000, deposit: 60_000 };

    test('adds first month, deposit, duty and registration of the agreement, and fee', () => {
      const sheet = rentSheet(rent, rates, AGENCY);
      // 0.25 % of eleven rents and of ten per cent a year of the deposit (220,000 + 5,500), rounded up to whole hundreds
      expect(amounts(sheet)).toEqual({
        rent: 20_000,
        deposit: 60_000,
        duty: 600,
        registration: 1000,
        fee: 20_000,
      });
      expect(sheet).toMatchObject({ total: 101_600, estimated: false });
      expect(
        amounts(rentSheet({ ...rent, jurisdiction: 'gram-panchayat' }, rates, AGENCY)).registration,
      ).toBe(500);
    });

    test('states the rate, months and start of the duty, or that it is unknown', () => {
      const t = Object.assign(
        (text: string, values: object = {}) =>
          Object.entries(values).reduce(
            (said, [key, value]) => said.replace(`{${key}}`, String(value)),
            text,
          ),
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

    test('ignores rates for women and new homes', () => {
      const own = rates.filter(({ group }) => group === 'rent-duty');
      for (const limit of [{ womenOnly: true }, { underConstructionOnly: true }]) {
        const special = own.map((rate) => ({ ...rate, ...limit, percent: 9, from: '2026-01-01' }));
        expect(amounts(rentSheet(rent, [...rates, ...special], AGENCY)).duty).toBe(600);
      }
    });

    test('shows no total if the deposit, fee or place is unknown', () => {
      expect(rentSheet({ ...rent, deposit: undefined }, rates, AGENCY)).not.toHaveProperty('total');
      expect(rentSheet(rent, rates, {})).not.toHaveProperty('total');
      expect(
        amounts(rentSheet({ ...rent, jurisdiction: undefined }, rates, AGENCY)).registration,
      ).toBeUndefined();
      expect(amounts(rentSheet({ ...rent, region: 'Delhi' }, rates, AGENCY)).duty).toBeUndefined();
      // a deposit of 0 is a known one
      expect(rentSheet({ ...rent, deposit: 0 }, rates, AGENCY)).toHaveProperty('total');
    });
  });
});

describe('cost search', () => {
  const RATES = defaults.map((row) => ({
    citySlugs: [],
    jurisdictions: [],
    categories: [],
    womenOnly: false,
    underConstructionOnly: false,
    ...row,
  })) as unknown as RateDto[];
  const ON = new Date('2026-11-21');

  /** An imaginary charge that falls above a price, because the bounds must not assume rising costs. */
  const FALLING: RateDto = {
    ...RATES.find(({ key }) => key === 'mh-metro-cess')!,
    key: 'falling',
    maxPrice: 3_000_000,
    percent: 7.35,
  };

  const rupees = (max: number) => fc.integer({ min: 1, max });
  const home = fc.record({
    price: fc.oneof(
      rupees(20_000_000),
      fc.constantFrom(2_999_999, 3_000_000, 3_000_001, 4_500_000, 4_500_001),
    ),
    carpetArea: fc.option(fc.oneof(rupees(3000), fc.constantFrom(645, 646, 968, 969)), { nil: undefined }),
    category: fc.constantFrom(...CATEGORIES),
    citySlug: fc.constantFrom(...CITIES.map(({ slug }) => slug), 'wardha'),
    localitySlug: fc.constantFrom(undefined, 'dharampeth', 'besa', 'kamptee', 'hingna', 'baner'),
    pinCode: fc.constantFrom(undefined, '440010', '441108'),
    possession: fc.constantFrom(undefined, 'ready', 'under-construction', 'new-launch'),
  });
  type Home = typeof home extends fc.Arbitrary<infer Made> ? Made : never;
  const percent = fc.option(fc.double({ min: 0, max: 3, noNaN: true }), { nil: undefined });
  const agency: fc.Arbitrary<AgencyCosts> = fc.record({
    saleFeePercent: percent,
    loanCostsPercent: percent,
    legalCosts: fc.option(fc.nat(50_000), { nil: undefined }),
  });

  function pageSays(item: Home, rates: RateDto[], costs: AgencyCosts, women: boolean) {
    const facts = readCostClass(costClassOf(item));
    const region = CITIES.find(({ slug }) => slug === item.citySlug)?.state;
    const area = item.carpetArea === undefined ? {} : { carpetArea: item.carpetArea };
    const purchase = { ...facts, ...area, region, price: item.price, women, on: ON };
    return { allIn: allInOf(purchase, rates, costs), emi: commonEmi(item.price, item.category, rates, ON) };
  }

  test('gives a listing the cost of its cost sheet, to the rupee', () => {
    fc.assert(
      fc.property(home, agency, fc.boolean(), fc.boolean(), (item, costs, women, falls) => {
        const rates = falls ? [FALLING, ...RATES] : RATES;
        const model = new CostModel(rates, costs, women, ON);
        const { allIn } = pageSays(item, rates, costs, women);
        expect(model.allIn(costClassOf(item), item.price, item.carpetArea)).toEqual(allIn);
      }),
      { numRuns: 2000 },
    );
  });

  test('bounds exactly the homes within every limit, also at the limit itself', () => {
    const limits = fc.record({
      allIn: fc.option(fc.oneof(rupees(25_000_000), fc.constant('own')), { nil: undefined }),
      emi: fc.option(fc.oneof(rupees(150_000), fc.constant('own')), { nil: undefined }),
      off: fc.integer({ min: -1, max: 1 }),
    });
    fc.assert(
      fc.property(
        home,
        agency,
        limits,
        fc.constantFrom(...BUYERS),
        fc.boolean(),
        (item, costs, asked, buyer, falls) => {
          const rates = falls ? [FALLING, ...RATES] : RATES;
          const women = areWomen(buyer);
          const says = pageSays(item, rates, costs, women);
          const limitOf = (limit: number | string | undefined, own: number | undefined) =>
            limit === 'own' ? (own ?? 1) + asked.off : (limit as number | undefined);
          const maxAllIn = limitOf(asked.allIn, says.allIn?.rupees);
          const maxEmi = limitOf(asked.emi, says.emi);
          const bounds = new CostModel(rates, costs, women, ON).bounds({ maxAllIn, maxEmi })(
            costClassOf(item),
          );
          const carpet = item.carpetArea ?? Number.POSITIVE_INFINITY;
          const isFound = bounds.some(
            (bound) =>
              item.price >= bound.minPrice &&
              item.price <= bound.maxPrice &&
              carpet > bound.minCarpet &&
              carpet <= bound.maxCarpet,
          );
          const fits = (cost: number | undefined, limit: number | undefined) =>
            limit === undefined || (cost !== undefined && cost <= limit);
          expect(isFound).toBe(fits(says.allIn?.rupees, maxAllIn) && fits(says.emi, maxEmi));
        },
      ),
      { numRuns: 4000 },
    );
  });

  test('lowers the cost if all buyers are women, and not for joint buyers', () => {
    const costClass = costClassOf({
      citySlug: 'nagpur',
      localitySlug: 'dharampeth',
      category: 'Residential',
    });
    const cost = (buyer: (typeof BUYERS)[number]) =>
      new CostModel(RATES, {}, areWomen(buyer), ON).allIn(costClass, 6_000_000, 900);
    expect(cost('man')).toEqual({ rupees: 6_450_000, isTotal: false });
    expect(cost('joint')).toEqual(cost('man'));
    expect(cost('woman')).toEqual({ rupees: 6_390_000, isTotal: false });
  });

  test('computes bounds once per search, for any number of listings', () => {
    const model = new CostModel(RATES, {}, false, ON);
    const boundsOf = model.bounds({ maxAllIn: 6_000_000 });
    const costClass = costClassOf({
      citySlug: 'nagpur',
      localitySlug: 'dharampeth',
      category: 'Residential',
    });
    expect(boundsOf(costClass)).toBe(boundsOf(costClass));
  });
});
