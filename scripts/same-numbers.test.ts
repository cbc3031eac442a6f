import fc from 'fast-check';
import { factsOf, reasonText } from '@/lib/alerts/digests/format';
import type { HomeWeek } from '@/lib/brokers/letters/dto';
import { letterText } from '@/lib/brokers/letters/format';
import defaults from '@/lib/costs/rates/default-rates.json';
import type { RateDto } from '@/lib/costs/rates/rules';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import { invoiceRows } from '@/lib/deals/invoices/loaders';
import { amountsOf } from '@/lib/deals/invoices/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import { CATEGORIES, FACINGS, FURNISHINGS } from '@/lib/listings/fields/vocabulary';
import { keyFacts, propertyDescription } from '@/lib/listings/format';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { cellText } from '@/lib/platform/tabular/cells';
import { printedCosts } from '@/lib/prints/brochure/rules';
import { chipsFor } from '@/lib/search/format';
import { parseSearch } from '@/lib/search/schema';
import { compareHomes } from '@/lib/shortlists/comparison/rules';
import { numbersOf } from '@/test/pdf-marks';

/** Every language must state the same numbers; comparing a label instead of a value would change them. */

const RATES = defaults.map((row) => ({
  ...{ citySlugs: [], jurisdictions: [], categories: [], womenOnly: false, underConstructionOnly: false },
  ...row,
})) as unknown as RateDto[];
const AGENCY = { saleFeePercent: 1, rentFeeMonths: 2, loanCostsPercent: 0.5, legalCosts: 15_000 };
const ON = new Date('2026-11-22');

const home = fc
  .record({
    type: fc.constantFrom('sale' as const, 'sale' as const, 'rent' as const),
    category: fc.constantFrom(...CATEGORIES),
    price: fc.integer({ min: 5_000, max: 490_000_000 }),
    area: fc.integer({ min: 200, max: 200_000 }),
    carpetArea: fc.option(fc.integer({ min: 150, max: 3000 }), { nil: undefined }),
    bedrooms: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    floor: fc.option(fc.integer({ min: -1, max: 30 }), { nil: undefined }),
    totalFloors: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    ageYears: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    deposit: fc.option(fc.integer({ min: 1000, max: 900_000 }), { nil: undefined }),
    maintenance: fc.option(fc.integer({ min: 100, max: 20_000 }), { nil: undefined }),
    furnishing: fc.option(fc.constantFrom(...FURNISHINGS), { nil: undefined }),
    facing: fc.option(fc.constantFrom(...FACINGS), { nil: undefined }),
    possession: fc.constantFrom('ready', 'under-construction', 'new-launch', undefined),
    place: fc.constantFrom(
      { citySlug: 'nagpur', city: 'Nagpur', localitySlug: 'dharampeth', locality: 'Dharampeth' },
      { citySlug: 'nagpur', city: 'Nagpur', localitySlug: 'katol', locality: 'Katol' },
      { citySlug: 'pune', city: 'Pune', localitySlug: 'baner', locality: 'Baner' },
    ),
  })
  .map(
    ({ place, ...facts }) =>
      ({
        ...facts,
        ...place,
        ...{ _id: '1'.repeat(24), title: 'Home 7', description: 'Quiet', status: 'active', amenities: [] },
        ...{
          address: 'Dharampeth, Nagpur 440010',
          priceHistory: [],
          images: [],
          createdAt: '2026-11-01T00:00:00Z',
        },
        location: { address: '', coordinates: [79.06, 21.14] },
      }) as unknown as PropertyDto,
  );

const week = fc.record({
  title: fc.constant('Home 7'),
  type: fc.constantFrom('sale' as const, 'rent' as const),
  price: fc.integer({ min: 5_000, max: 490_000_000 }),
  ...Object.fromEntries(
    ['shown', 'opened', 'openedBefore', 'asked', 'askedBefore', 'visits', 'ahead', 'buyers'].map((name) => [
      name,
      fc.nat(90),
    ]),
  ),
  said: fc.record({ yes: fc.nat(9), maybe: fc.nat(9), no: fc.nat(9) }),
  like: fc.record({
    opened: fc.option(fc.nat(50), { nil: undefined }),
    lowered: fc.nat(5),
    closed: fc.nat(5),
  }),
  lower: fc.option(fc.record({ price: fc.integer({ min: 4_000, max: 400_000_000 }), buyers: fc.nat(90) }), {
    nil: undefined,
  }),
}) as unknown as fc.Arbitrary<HomeWeek>;

const search = fc
  .record({
    type: fc.constantFrom('sale', 'rent'),
    minPrice: fc.integer({ min: 1, max: 900 }).map((lakh) => lakh * 100_000),
    maxArea: fc.integer({ min: 300, max: 90_000 }),
    minBedrooms: fc.integer({ min: 1, max: 5 }),
    listedWithin: fc.integer({ min: 2, max: 60 }),
  })
  .map((values) =>
    parseSearch(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))),
  );

const invoice = fc
  .record({ rupees: fc.integer({ min: 1, max: 90_000_000 }), share: fc.integer({ min: 1, max: 100 }) })
  .map(
    ({ rupees, share }) =>
      ({
        ...{ deal: 'd', kind: 'invoice', number: 'SG/26-27/0007', day: '2026-11-21', gstPercent: 18 },
        ...{ recipient: { name: 'Asha', gstin: '' }, placeOfSupply: '27' },
        lines: [{ what: 'Commission', rupees, sac: '997222', share }],
        amounts: amountsOf(rupees, 100, '27', '27'),
      }) as unknown as InvoiceDto,
  );

/** Expects the same numbers in each language's texts. */
function expectSame<T>(given: fc.Arbitrary<T>, say: (value: T, language: Language) => string): void {
  fc.assert(
    fc.property(given, (value) => {
      const [english, ...others] = LANGUAGES.map((language) => numbersOf(say(value, language)));
      for (const numbers of others) expect(numbers).toEqual(english);
    }),
    { numRuns: 60 },
  );
}

test('the facts and the description of a listing say the same numbers in each language', () =>
  expectSame(home, (property, language) => {
    const words = textsIn(language, 'listings/facts');
    return [
      ...keyFacts(property, words).map(([, value]) => value),
      propertyDescription(property, words),
    ].join('\n');
  }));

test('a comparison says the same numbers', () =>
  expectSame(fc.tuple(home, home), (homes, language) => {
    const words = {
      ...textsIn(language, 'listings/facts'),
      compared: textsIn(language, 'shortlists/comparison').t,
    };
    return compareHomes(homes, { rates: RATES, agency: AGENCY, on: ON }, words)
      .flatMap(({ rows }) => rows.flatMap(({ values }) => values))
      .join('\n');
  }));

test('the costs of a brochure say the same numbers', () =>
  expectSame(home, (property, language) => {
    const costs = printedCosts(property, RATES, AGENCY, ON, language);
    return costs
      ? [...costs.items, costs.total].map(({ label, rupees }) => `${label}: ${rupees}`).join('\n')
      : '';
  }));

test('the filters above a list say the same numbers', () =>
  expectSame(search, (wanted, language) => {
    const words = textsIn(language, 'search/applied');
    return chipsFor(wanted, words)
      .map(({ label }) => label)
      .join('\n');
  }));

test('a letter to an owner says the same numbers', () =>
  expectSame(fc.array(week, { minLength: 1, maxLength: 3 }), (homes, language) =>
    letterText(homes, textsIn(language, 'brokers/letters').t, language),
  ));

test('a mail about matches says the same numbers', () =>
  // without a translation, the title would be built from facts
  expectSame(
    fc.tuple(home, fc.integer({ min: 5_000, max: 490_000_000 })),
    ([card, priceBefore], language) => {
      const { t } = textsIn(language, 'alerts/mails');
      const found = { reason: 'price', card, priceBefore } as never;
      return `${reasonText(found, t)}: ${factsOf(found, t)}`;
    },
  ));

test('a sheet of invoices says the same numbers', () =>
  expectSame(fc.array(invoice, { maxLength: 3 }), (invoices, language) =>
    invoiceRows(invoices, new Map([['d', 'Deal 3']]), textsIn(language, 'deals/invoices').t)
      .map((row) => row.map(cellText).join(';'))
      .join('\n'),
  ));
