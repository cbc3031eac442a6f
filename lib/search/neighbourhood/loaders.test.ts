import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { loadCompared } from './loaders';

useTestDb();

test('homes are compared with what their surroundings say: fairness, what is near, who sells', async () => {
  const seller = await signedIn('seller');
  const ids: string[] = [];
  for (let i = 0; i < 7; i++) {
    const { _id } = await listPublicly(testActor(seller.id), {
      title: `Flat ${i}`,
      description: 'Bright',
      price: `${40 + i} lakh`,
      category: 'Residential',
      type: 'sale',
      city: 'Nagpur',
      area: '900',
      carpetArea: '700',
      bedrooms: '2',
      address: `House ${i}, Mihan, Nagpur`,
      latitude: `21.04${i}`,
      longitude: '79.0257',
    });
    ids.push(_id);
  }
  const { groups, homes } = await loadCompared(ids.slice(0, 6), 'en');
  expect(homes).toHaveLength(6);
  const rowOf = (label: string) => groups.flatMap(({ rows }) => rows).find((row) => row.label === label);
  expect(rowOf('Beside similar homes')?.values[0]).toMatch(/sq ft|middle|similar/);
  expect(rowOf('Nearest station or landmark')?.values.every((value) => / to /.test(value ?? ''))).toBe(true);
  expect(rowOf('Sold by')?.values[0]).toMatch(/, its owner$/);
});
