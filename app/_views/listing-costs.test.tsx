import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import defaults from '@/lib/costs/rates/default-rates.json';
import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { jurisdictionOf } from '@/lib/places/rules';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { messagesOf } from '@/lib/platform/language/messages';
import type { Site } from '@/lib/settings/dto';
import { ListingCosts } from './listing-costs';

jest.mock('#language', () => jest.requireActual('@/lib/platform/language/in-browser'));
jest.mock('@/components/shell/page-texts', () => ({
  PageTexts: ({ children }: { children: React.ReactNode }) => children,
}));

const rates = defaults.map((row) => ({
  ...{ citySlugs: [], jurisdictions: [], categories: [], womenOnly: false, underConstructionOnly: false },
  ...row,
})) as unknown as RateDto[];

/** A place of each authority, other cities of the state, a state without rates, and a place without a known authority. */
const PLACES = [
  { citySlug: 'nagpur', localitySlug: 'dharampeth' },
  { citySlug: 'nagpur', localitySlug: 'mihan' },
  { citySlug: 'nagpur', localitySlug: 'katol' },
  { citySlug: 'pune', localitySlug: 'baner' },
  { citySlug: 'mumbai', localitySlug: 'powai' },
  { citySlug: 'delhi', localitySlug: 'greater-kailash' },
  { citySlug: 'wardha' },
];

const listing = fc.record({
  type: fc.constantFrom('sale' as const, 'sale' as const, 'rent' as const),
  price: fc.integer({ min: 5_000, max: 490_000_000 }),
  category: fc.constantFrom(...CATEGORIES),
  place: fc.constantFrom(...PLACES),
  possession: fc.constantFrom('ready', 'under-construction', 'new-launch', undefined),
  carpetArea: fc.option(fc.integer({ min: 200, max: 3000 }), { nil: undefined }),
  deposit: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: undefined }),
});
/** Two months: English writes one as a word. */
const COSTS = { saleFeePercent: 1, rentFeeMonths: 2, loanCostsPercent: 0.5, legalCosts: 15_000 };
const site = fc.record({
  costs: fc.constantFrom(undefined, COSTS),
});

type Given = { property: PropertyDto; rates: RateDto[]; site: Site };

const numbersOf = (html: string) =>
  (html.replace(/<[^>]*>|&[^;]+;/g, ' ').match(/\d(?:[\d,.]*\d)?/g) ?? []).sort();

/** The costs on a listing's page, with its calculator. */
function shown(language: Language, given: Given): string {
  const messages = messagesOf(language, ['listings/facts', 'labels', 'common', 'costs/sheet'], ['Delhi']);
  return renderToStaticMarkup(
    <TextsProvider language={language} messages={messages}>
      <ListingCosts {...given} />
    </TextsProvider>,
  );
}

test('shows the same cost numbers in each language', () => {
  fc.assert(
    fc.property(listing, site, ({ place, ...facts }, own) => {
      const property = { ...facts, ...place, priceHistory: [] } as unknown as PropertyDto;
      const given = { property, rates, site: own as unknown as Site };
      const [english, ...others] = LANGUAGES.map((language) => shown(language, given));
      for (const html of others) expect(numbersOf(html)).toEqual(numbersOf(english!));
    }),
    { numRuns: 60 },
  );
});

test.each(LANGUAGES)('includes government charges in the total of a sale (%s)', (language) => {
  const property = {
    ...{ type: 'sale', price: 1_050_000, category: 'Plots', priceHistory: [] },
    ...{ citySlug: 'nagpur', localitySlug: 'dharampeth' },
  } as unknown as PropertyDto;
  expect(jurisdictionOf(property)).toBe('municipal-corporation');
  const html = shown(language, { property, rates, site: { costs: COSTS } as Site });
  // duty 52,500, local tax 10,500, cess 10,500, registration 10,500, fee 10,500, loan 3,938, papers 15,000
  expect(html).toContain('₹11,63,438');
});

test('names a state without known rates in the page’s language', () => {
  const property = {
    ...{ type: 'sale', price: 9_000_000, category: 'Residential', priceHistory: [] },
    ...{ citySlug: 'delhi', localitySlug: 'greater-kailash' },
  } as unknown as PropertyDto;
  expect(shown('hi', { property, rates, site: {} as Site })).toContain('दिल्ली');
});
