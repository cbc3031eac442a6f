import { textsIn } from '@/lib/platform/language/messages';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { priceSpread } from './data';
import { listIntro } from './format';

useTestDb();
beforeEach(clearTestDb);

async function spreadOf(lakhs: number[]) {
  await Property.insertMany(
    lakhs.map((lakh) => ({
      title: 'Flat',
      description: 'd',
      price: lakh * 100_000,
      area: 900,
      status: 'active',
      type: 'sale',
      category: 'Residential',
      address: 'a',
      city: 'Nagpur',
      citySlug: 'nagpur',
    })) as never,
  );
  return priceSpread(parseSearch({ type: 'sale' }));
}
const intro = async (lakhs: number[]) =>
  listIntro(lakhs.length, await spreadOf(lakhs), [], textsIn('en', 'search/list')).replaceAll('\u00a0', ' ');

test.each([
  [[], ''],
  [[49], '1 listing today. The price is ₹49 L.'],
  [[49, 60], '2 listings today. Prices run from ₹49 L to ₹60 L.'],
  [[20, 30, 40, 50], '4 listings today. Prices run from ₹20 L to ₹50 L.'],
  [[20, 30, 40, 50, 90], '5 listings today. Prices run from ₹20 L to ₹90 L; the middle price is ₹40 L.'],
  [[20, 30, 40, 50, 60, 90], '6 listings today. Prices run from ₹20 L to ₹90 L; the middle price is ₹45 L.'],
  // ties: "half of them are below ₹49 L" would be false
  [[49, 49, 49, 49, 60], '5 listings today. Prices run from ₹49 L to ₹60 L; the middle price is ₹49 L.'],
  [[49, 49, 49, 49, 49], '5 listings today. The price is ₹49 L.'],
])('prices %j', async (lakhs, expected) => {
  expect(await intro(lakhs)).toBe(expected);
});
