import { textsIn } from '@/lib/platform/language/messages';
import type { PropertySearch } from '@/lib/search/schema';
import { endReason, matchReasons, reasonsIn } from './format';

const FACTS = {
  bedrooms: 3,
  category: 'Residential',
  subType: 'flat',
  locality: 'Dharampeth',
  city: 'Nagpur',
  price: 6_300_000,
  area: 760,
  furnishing: 'semi-furnished',
  facing: 'east',
  possession: 'ready',
  amenities: ['lift', 'parking'],
} as never as Parameters<typeof matchReasons>[1];

const SEARCHES: Partial<PropertySearch>[] = [
  { maxPrice: 6_000_000, minArea: 800 },
  { maxPrice: 12_000_000, maxArea: 900 },
  { minPrice: 4_000_000, maxPrice: 7_000_000, minArea: 500, maxArea: 900 },
  { minPrice: 4_000_000, minArea: 700, furnishing: ['semi-furnished'], facing: ['east'] } as never,
  { maxEmi: 35_000, maxAllIn: 7_000_000, possession: ['ready'], amenities: ['lift', 'parking'] } as never,
];
const REASONS = [
  ...SEARCHES.flatMap((search) => matchReasons(search as PropertySearch, FACTS)),
  ...matchReasons({} as PropertySearch, { ...FACTS, bedrooms: 0 } as never),
  ...SEARCHES.map((search) => endReason(search as PropertySearch, FACTS, undefined)),
  ...['sold', 'rented', 'paused', 'expired', 'gone'].map((status) =>
    endReason({} as PropertySearch, undefined, status),
  ),
];

test.each(['mr', 'hi'] as const)('every reason, as it is stored, is said in %s', (language) => {
  const said = REASONS.map(reasonsIn(language));
  expect(said.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  expect(REASONS.map(reasonsIn('en'))).toEqual(REASONS);
});

test('figures, places and words stand where the language has them', () => {
  const say = reasonsIn('mr');
  expect(say('3 BHK in Dharampeth')).toBe(`3 बीएचके, ${textsIn('mr').label('Dharampeth')}`);
  expect(say('₹63 L, 5 % over ₹60 L')).toBe('₹63 लाख, ₹60 लाखांपेक्षा 5 % जास्त');
  expect(say('₹1.2 Cr within ₹1.5 Cr')).toBe('₹1.2 कोटी, ₹1.5 कोटींच्या आत');
  expect(reasonsIn('hi')('760 sq ft, 5 % under 800 sq ft')).toBe('760 वर्ग फुट, 800 वर्ग फुट से 5 % कम');
  // what somebody typed stays
  expect(say('Has the words “corner plot”')).toBe('यात “corner plot” हे शब्द आहेत');
});
