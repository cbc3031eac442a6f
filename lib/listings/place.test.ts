import { GET as read, PUT as save } from '@/app/api/property/[id]/route';
import { POST as add, GET as search } from '@/app/api/property/route';
import { realEstateListing } from '@/lib/listings/structured-data/format';
import { site } from '@/lib/settings/data';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, noise } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import type { PropertyDto } from './dto';
import { updateProperty } from './mutations';

useTestDb();

let owner: Person;
let made = 0;
beforeAll(async () => {
  await clearTestDb();
  owner = await signedIn('seller');
});

const post = async (address: string, more: object = {}) => {
  const floor = String(made++);
  const reply = await owner.browser.call(add, '/', { body: { ...fields, floor, address, ...more } });
  expect([reply.status, reply.json.data]).toEqual([201, expect.objectContaining({ awaiting: ['photo'] })]);
  const { _id } = reply.json.data as PropertyDto;
  const { property, warnings } = await updateProperty(testActor(owner.id), _id, {}, [await noise()]);
  return { property, warnings };
};
const geoOf = async (property: PropertyDto) => realEstateListing(await site(), property).mainEntity;

test.each([
  ['Camp Road, Amravati 444602', 'amravati'],
  ['Main Road, Wardha', 'wardha'],
  ['Near the bus stand, Bhandara', 'bhandara'],
  ['Ghodbunder Road, Thane 400607', 'thane'],
])('%s is not in Nagpur, and has no pin', async (address, city) => {
  const { property, warnings } = await post(address);
  expect(property).toMatchObject({
    citySlug: city,
    placePrecision: 'unknown',
    location: { coordinates: [0, 0] },
  });
  expect(warnings).toEqual([]);
  expect(await geoOf(property)).not.toHaveProperty('geo');
});

test('an address that says no town is stored, and asks for it; the answer settles it', async () => {
  const { property, warnings } = await post('12 Main Street, Timbuktu');
  expect(property).toMatchObject({ city: '', citySlug: '', placePrecision: 'unknown' });
  expect(warnings).toEqual([expect.stringContaining('Which town is this?')]);
  const all = await owner.browser.call(search, '/api/property?city=nagpur');
  expect((all.json.data as PropertyDto[]).map(({ _id }) => _id)).not.toContain(property._id);
  const { facets } = (await owner.browser.call(search, '/api/property?type=sale')).json;
  expect((facets as { city: { value: string }[] }).city.map(({ value }) => value)).not.toContain('');
  const answer = { method: 'PUT', params: { id: property._id }, body: { city: 'Timbuktu' } };
  const reply = await owner.browser.call(save, '/', answer);
  expect(reply.json.data).toMatchObject({
    city: 'Timbuktu',
    citySlug: 'timbuktu',
    placePrecision: 'unknown',
  });
  expect(reply.json.warnings).toEqual([]);
});

test('the middle of a locality is approximate and stays it in an edit; a pin is exact', async () => {
  const { property } = await post('4 North Avenue, Dharampeth, Nagpur');
  expect(property).toMatchObject({ localitySlug: 'dharampeth', placePrecision: 'approximate' });
  expect(await geoOf(property)).not.toHaveProperty('geo');
  const params = { id: property._id };
  const edit = (body: object) => owner.browser.call(save, '/', { method: 'PUT', params, body });
  expect((await edit({ title: 'Another title' })).json.data).toMatchObject({ placePrecision: 'approximate' });
  await edit({ latitude: '21.1411', longitude: '79.0633' });
  const pinned = (await owner.browser.call(read, '/', { params })).json.data as PropertyDto;
  expect(pinned).toMatchObject({ placePrecision: 'exact', location: { coordinates: [79.0633, 21.1411] } });
  expect(await geoOf(pinned)).toHaveProperty('geo');
  expect((await edit({ address: 'Plot 4, Hingna, Nagpur' })).json.data).toMatchObject({
    localitySlug: 'hingna',
    placePrecision: 'approximate',
  });
});
