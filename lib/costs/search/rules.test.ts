import fc from 'fast-check';
import defaults from '@/lib/costs/rates/default-rates.json';
import type { RateDto } from '@/lib/costs/rates/rules';
import { allInOf, commonEmi, costClassOf, readCostClass } from '@/lib/costs/sheet/rules';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { CITIES } from '@/lib/places/rules';
import type { AgencyCosts } from '@/lib/settings/dto';
import { areWomen, BUYERS } from './constants';
import { CostModel } from './rules';

const RATES = defaults.map((row) => ({
  citySlugs: [],
  jurisdictions: [],
  categories: [],
  womenOnly: false,
  underConstructionOnly: false,
  ...row,
})) as unknown as RateDto[];
const ON = new Date('2026-11-21');

/** A charge that falls again above a price, as no statute has it today: the bounds must not rely on rising costs. */
const FALLING: RateDto = {
  ...RATES.find(({ key }) => key === 'mh-metro-cess')!,
  key: 'falling',
  maxPrice: 3_000_000,
  percent: 7.35,
};

const rupees = (max: number) => fc.integer({ min: 1, max });
const home = fc.record({
  price: fc.oneof(rupees(20_000_000), fc.constantFrom(2_999_999, 3_000_000, 3_000_001, 4_500_000, 4_500_001)),
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

/** What the page of the home says. */
function pageSays(item: Home, rates: RateDto[], costs: AgencyCosts, women: boolean) {
  const facts = readCostClass(costClassOf(item));
  const region = CITIES.find(({ slug }) => slug === item.citySlug)?.state;
  const area = item.carpetArea === undefined ? {} : { carpetArea: item.carpetArea };
  const purchase = { ...facts, ...area, region, price: item.price, women, on: ON };
  return { allIn: allInOf(purchase, rates, costs), emi: commonEmi(item.price, item.category, rates, ON) };
}

test('the figure of a listing is that of its cost sheet, to the rupee', () => {
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

test('within the bounds is exactly what costs no more: every home, every limit, also at the limit itself', () => {
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
        const bounds = new CostModel(rates, costs, women, ON).bounds({ maxAllIn, maxEmi })(costClassOf(item));
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

test('women pay less where all buyers are women; a joint purchase costs what a man pays', () => {
  const costClass = costClassOf({ citySlug: 'nagpur', localitySlug: 'dharampeth', category: 'Residential' });
  const cost = (buyer: (typeof BUYERS)[number]) =>
    new CostModel(RATES, {}, areWomen(buyer), ON).allIn(costClass, 6_000_000, 900);
  expect(cost('man')).toEqual({ rupees: 6_450_000, isTotal: false });
  expect(cost('joint')).toEqual(cost('man'));
  expect(cost('woman')).toEqual({ rupees: 6_390_000, isTotal: false });
});

test('bounds are worked out once for a search, however many listings ask', () => {
  const model = new CostModel(RATES, {}, false, ON);
  const boundsOf = model.bounds({ maxAllIn: 6_000_000 });
  const costClass = costClassOf({ citySlug: 'nagpur', localitySlug: 'dharampeth', category: 'Residential' });
  expect(boundsOf(costClass)).toBe(boundsOf(costClass));
});
