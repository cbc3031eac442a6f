import fc from 'fast-check';
import { textsIn } from '@/lib/platform/language/messages';
import { adviceMessage, GOOD_PHOTO_COUNT, listingQuality, type QualityFacts } from './rules';

const EMPTY: QualityFacts = { images: 0, videos: 0 };
const COMPLETE: QualityFacts = {
  title: '3 BHK flat in Dharampeth',
  description: Array.from({ length: 40 }, () => 'word').join(' '),
  price: 4_500_000,
  type: 'sale',
  category: 'Residential',
  address: '12 West High Court Road, Nagpur',
  locality: 'Dharampeth',
  bedrooms: 3,
  bathrooms: 2,
  area: 1600,
  carpetArea: 1200,
  facing: 'east',
  furnishing: 'unfurnished',
  possession: 'ready',
  amenities: ['lift', 'parking', 'garden'],
  // of a home to let
  tenants: 'anyone',
  availableFrom: '2027-01-01',
  images: GOOD_PHOTO_COUNT,
  videos: 1,
};
const fields = (facts: QualityFacts) => listingQuality(facts).advice.map(({ field }) => field);

test('a complete listing has 100 points and nothing to do', () => {
  expect(listingQuality(COMPLETE)).toEqual({ score: 100, advice: [] });
});

test('an empty one has none, and begins with the photographs', () => {
  const { score, advice } = listingQuality(EMPTY);
  expect(score).toBe(0);
  expect(advice[0]).toEqual({
    field: 'images',
    text: 'add photos: listings without one are passed over',
    points: 30,
  });
  const points = advice.map(({ points }) => points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

test('half of the photographs count half; the advice counts the rest', () => {
  const { advice } = listingQuality({ ...COMPLETE, images: 5, amenities: ['lift'] });
  expect(advice.map(({ text }) => text).toSorted()).toEqual(['add 1 more photo', 'add 2 more amenities']);
  expect(advice.map(adviceMessage).map(textsIn('mr', 'listings/wizard').reply).toSorted()).toEqual([
    'आणखी 1 फोटो जोडा',
    'आणखी 2 सुविधा जोडा',
  ]);
});

test('land is not asked for rooms, a carpet area or possession', () => {
  const land = fields({ ...EMPTY, category: 'Plots', type: 'sale' });
  for (const field of ['bedrooms', 'bathrooms', 'carpetArea', 'furnishing', 'possession'])
    expect(land).not.toContain(field);
  expect(fields({ ...EMPTY, category: 'Residential', type: 'sale' })).toContain('carpetArea');
});

test('possession is asked of a sale alone; a project number or why there is none, of what is being built', () => {
  expect(fields({ ...COMPLETE, type: 'rent', possession: undefined })).toEqual([]);
  expect(fields({ ...COMPLETE, possession: undefined })).toEqual(['possession']);
  expect(fields({ ...COMPLETE, possession: 'under-construction' })).toEqual(['reraNumber']);
  expect(fields({ ...COMPLETE, possession: 'under-construction', reraExemption: 'small-project' })).toEqual(
    [],
  );
});

test('the score is a percentage, and no photograph lowers it', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(3), fc.boolean(), (images, videos, isFull) => {
      const facts = { ...(isFull ? COMPLETE : EMPTY), images, videos };
      const { score } = listingQuality(facts);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(listingQuality({ ...facts, images: images + 1 }).score).toBeGreaterThanOrEqual(score);
    }),
  );
});
