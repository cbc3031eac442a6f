import { POST as importCsv } from '@/app/api/admin/places/import/route';
import { POST as merge } from '@/app/api/admin/places/merge/route';
import { DELETE, GET, POST } from '@/app/api/admin/places/route';
import { searchAudit } from '@/lib/platform/audit/data';
import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { Property } from '@/models/listings/property';
import { PlaceEditModel } from '@/models/places/place-edit';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { forgetPlaces, getGazetteer, searchPlaces } from './data';
import { placeSearchSchema } from './schema';

useTestDb();

let admin: Person;
beforeAll(async () => {
  admin = await signedIn('admin');
});
beforeEach(async () => {
  await PlaceEditModel.deleteMany({});
  forgetPlaces();
});

const PATH = '/api/admin/places';
const tower = {
  kind: 'locality',
  city: 'nagpur',
  name: 'Tower Town',
  nameDevanagari: 'टॉवर टाऊन',
  spellings: 'towertown; tawar town',
  pinCode: '440025',
  points: '21.1 79.07',
  radius: '400',
};
const save = (body: object) => admin.browser.call(POST, PATH, { method: 'POST', body });
const remove = (body: object) => admin.browser.call(DELETE, PATH, { method: 'DELETE', body });
const send = (csv: string) =>
  admin.browser.call(importCsv, `${PATH}/import`, { method: 'POST', body: { csv } });
const slugsOf = async (name: string) => (await getGazetteer()).find(name, 'nagpur').map(({ slug }) => slug);
const exported = async () => String((await admin.browser.call(GET, PATH)).text);

test('a new place is found by every name at once, and the change is on record', async () => {
  expect(await save(tower)).toMatchObject({ status: 200, json: { slug: 'tower-town' } });
  expect(await slugsOf('tawar town')).toEqual(['tower-town']);
  expect(await slugsOf('टॉवर टाऊन')).toEqual(['tower-town']);
  const { rows } = await searchPlaces(placeSearchSchema.parse({ origin: 'added' }));
  expect(rows.map(({ name }) => name)).toEqual(['Tower Town']);
  const log = await searchAudit(auditSearchSchema.parse({ action: 'place.write' }));
  expect(log.rows[0]).toMatchObject({ details: 'action: save · name: Tower Town' });
});

test.each([
  ['points', { points: '28.6 77.2' }, 'far outside the city'],
  ['points', { points: 'here' }, 'Latitude and longitude'],
  ['pinCode', { pinCode: '411001' }, 'another district'],
  ['nameDevanagari', { nameDevanagari: 'Tower' }, 'Devanagari letters only'],
  ['city', { city: 'atlantis' }, 'one of the cities'],
  ['radius', { radius: '3' }, 'At least 50 m'],
])('a place with wrong %s is refused', async (path, wrong, message) => {
  const reply = await save({ ...tower, ...wrong });
  expect(reply.status).toBe(400);
  expect(reply.json).toMatchObject({
    issues: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
  });
});

test('a name leads to one place: a second cannot take it, nor its slug unless it is meant', async () => {
  expect((await save({ ...tower, spellings: 'धरमपेठ' })).status).toBe(409);
  expect((await save({ ...tower, name: 'Dharampeth' })).status).toBe(409);
  expect((await save({ ...tower, name: 'Dharampeth', spellings: '', slug: 'dharampeth' })).status).toBe(200);
});

describe('two officers who edit one place', () => {
  const besa = { ...tower, name: 'Besa North', slug: 'besa', spellings: '', pinCode: '' };

  test('the later gets what is stored now, and saves upon it', async () => {
    expect(await save({ ...besa, __v: 0 })).toMatchObject({ status: 200, json: { data: { __v: 1 } } });
    const late = await save({ ...besa, name: 'Besa South', __v: 0 });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ details: { current: { name: 'Besa North', slug: 'besa', __v: 1 } } });
    const { status, json } = await save({ ...besa, name: 'Besa South', __v: 1 });
    expect({ status, json }).toMatchObject({ status: 200, json: { data: { name: 'Besa South', __v: 2 } } });
  });

  test('a file read meanwhile is a change too', async () => {
    await save({ ...besa, __v: 0 });
    const [heading] = (await exported()).split('\r\n');
    await send(`${heading}\r\nlocality,nagpur,besa,Besa,बेसा,,,,21.1 79.07,400,`);
    expect((await save({ ...besa, __v: 1 })).status).toBe(409);
  });

  test('a save of a place that was removed is refused in words', async () => {
    await save({ ...besa, __v: 0 });
    await remove({ city: 'nagpur', slug: 'besa' });
    expect(await save({ ...besa, __v: 1 })).toMatchObject({
      status: 404,
      json: { message: 'There is no such place' },
    });
  });
});

test('a built-in place is changed, removed and given back', async () => {
  await save({ ...tower, name: 'Besa North', slug: 'besa' });
  expect((await getGazetteer()).locality('nagpur', 'besa')?.name).toBe('Besa North');
  expect((await remove({ city: 'nagpur', slug: 'besa' })).status).toBe(200);
  expect(await slugsOf('besa')).toEqual([]);
  expect((await remove({ city: 'nagpur', slug: 'besa', builtIn: true })).status).toBe(200);
  expect(await slugsOf('बेसा')).toEqual(['besa']);
  expect((await remove({ city: 'nagpur', slug: 'besa', builtIn: true })).status).toBe(404);
});

test('a merge moves names and listings, and ends as it did when it is done again', async () => {
  const fields = {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
  };
  await listPublicly(testActor(), {
    ...fields,
    address: '4 Hill Road, Nagpur',
    locality: 'Tower Town',
    bedrooms: '2',
    area: '900',
  });
  await save(tower);
  const body = { city: 'nagpur', into: 'khamla', from: 'tower-town' };
  const first = await admin.browser.call(merge, `${PATH}/merge`, { method: 'POST', body });
  expect(first).toMatchObject({ status: 200, json: { listings: 1 } });
  expect(await Property.countDocuments({ localitySlug: 'khamla', locality: 'Khamla' })).toBe(1);
  expect(await slugsOf('tawar town')).toEqual(['khamla']);
  expect((await admin.browser.call(merge, `${PATH}/merge`, { method: 'POST', body })).status).toBe(404);
  const mixed = { ...body, from: 'aiims' };
  expect((await admin.browser.call(merge, `${PATH}/merge`, { method: 'POST', body: mixed })).status).toBe(
    400,
  );
});

test('the export comes back unchanged, and an edited row of it is the only one that is written', async () => {
  const csv = await exported();
  expect(csv.split('\r\n')[0]).toBe(
    'kind,city,slug,name,nameDevanagari,nameHindi,spellings,pinCode,points,radius,removed',
  );
  expect((await send(csv)).json).toMatchObject({ written: 0 });
  const edited = csv.replace(',Manish Nagar,', ',Manish Nagar East,');
  expect((await send(edited)).json).toMatchObject({ written: 1 });
  expect((await getGazetteer()).locality('nagpur', 'manish-nagar')?.name).toBe('Manish Nagar East');
  expect(await send(await exported())).toMatchObject({ status: 200, json: { written: 0 } });
});

test('a file with a wrong row writes nothing and names the line', async () => {
  const rows = ['kind,city,name,points', 'lake,nagpur,New Lake,21.1 79.1', 'lake,nagpur,Far Lake,1 2'];
  const reply = await send(rows.join('\n'));
  expect(reply.json).toMatchObject({ issues: [{ message: expect.stringContaining('Line 3, points:') }] });
  expect(await PlaceEditModel.countDocuments()).toBe(0);
  expect((await send('name\nx')).status).toBe(400);
  expect((await send(rows.slice(0, 2).join('\n'))).json).toMatchObject({ written: 1 });
});
