import { GET } from '@/app/api/places/route';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import type { FoundPlaceDto } from './dto';

useTestDb();

const visitor = new Browser();
async function find(query: string): Promise<FoundPlaceDto[]> {
  const { status, json } = await visitor.call(GET, `/api/places?${query}`);
  expect(status).toBe(200);
  return json.data as FoundPlaceDto[];
}
const names = async (search: string) =>
  (await find(`search=${encodeURIComponent(search)}`)).map(({ name }) => name);

test.each([
  ['dharam', 'Dharampeth'],
  ['धरम', 'Dharampeth'],
  ['Dharmapeth', 'Dharampeth'],
  ['manish n', 'Manish Nagar'],
  ['मनीष', 'Manish Nagar'],
])('"%s" offers %s first', async (typed, first) => {
  expect((await names(typed))[0]).toBe(first);
});

test('a PIN code offers its localities, with position and town', async () => {
  const found = await find('search=440010');
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dharampeth', 'Ramdaspeth']));
  expect(found[0]).toMatchObject({ city: 'Nagpur', pinCode: '440010', lat: expect.closeTo(21.1, 0) });
  expect(found.every(({ pinCode }) => pinCode === '440010')).toBe(true);
  expect((await names('4400')).length).toBeLessThanOrEqual(8);
});

test.each(['', '  ', '44', 'zzqx', '<script>', '((('])('"%s" offers nothing', async (typed) => {
  expect(await names(typed)).toEqual([]);
});

test('around a pin the nearest places, in any order of magnitude of bad input none', async () => {
  const [nearest, ...more] = await find('near=21.1402,79.0612');
  expect(nearest?.name).toBe('Dharampeth');
  expect(more.length).toBeGreaterThan(3);
  for (const wrong of ['near=200,79', 'near=abc', 'near=1,2,3', 'near='])
    expect(await find(wrong)).toEqual([]);
});
