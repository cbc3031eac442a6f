import { POST as say } from '@/app/api/property/[id]/evidence/route';
import { GET as read } from '@/app/api/property/[id]/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, noise } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import type { EvidenceDto } from './dto';
import { checksOf } from './rules';

useTestDb();

let owner: Person;
let admin: Person;
let id: string;
beforeEach(async () => {
  await clearTestDb();
  [owner, admin] = [await signedIn('seller'), await signedIn('admin')];
  id = (await createProperty(testActor(owner.id), form({ carpetArea: '1200' }), [await noise()])).property
    ._id;
});

const post = (by: Person, body: object) => by.browser.call(say, '/', { params: { id }, body });
const shown = async () => {
  const reply = await new Browser().call(read, '/', { params: { id } });
  return (reply.json.data as PropertyDto).evidence;
};

test('the owner tells, the agency sees; both with the day and without a name', async () => {
  expect(await shown()).toBeUndefined();
  expect((await post(owner, { check: 'tax', state: 'told' })).status).toBe(200);
  const reply = await post(admin, { check: 'area', state: 'seen' });
  expect((reply.json.data as EvidenceDto).checks).toEqual([
    { check: 'tax', state: 'told', by: 'lister', at: expect.any(String) },
    { check: 'area', state: 'seen', by: 'agency', at: expect.any(String) },
  ]);
  expect((await shown())?.checks).toHaveLength(2);
  expect(JSON.stringify(await shown())).not.toContain(admin.id);
});

test.each([
  { check: 'place', state: 'seen' },
  { field: 'area', source: 'measured' },
  { field: 'carpetArea', source: 'document' },
])('the owner cannot claim %o', async (claim) => {
  expect((await post(owner, claim)).status).toBe(403);
  expect(await shown()).toBeUndefined();
  expect((await post(admin, claim)).status).toBe(200);
});

test('what the agency has said its lister cannot take back; the agency can', async () => {
  await post(admin, { check: 'lien', state: 'missing' });
  expect((await post(owner, { check: 'lien', state: 'told' })).status).toBe(409);
  expect((await post(admin, { check: 'lien', state: 'not-asked' })).status).toBe(200);
  expect(await shown()).toBeUndefined();
});

test('a fact that changes loses its source and its checks; the rest stays, and nothing waits for review', async () => {
  await post(admin, { check: 'area', state: 'seen' });
  await post(admin, { check: 'tax', state: 'seen' });
  await post(admin, { field: 'carpetArea', source: 'measured' });
  await post(admin, { field: 'bedrooms', source: 'document' });
  await updateProperty(testActor(owner.id), id, { title: 'Corner flat in Dharampeth' }, []);
  expect(await shown()).toMatchObject({ checks: { length: 2 }, sources: { length: 2 } });
  await updateProperty(testActor(owner.id), id, { carpetArea: '1250' }, []);
  expect(await shown()).toMatchObject({
    checks: [{ check: 'tax' }],
    sources: [{ field: 'bedrooms', source: 'document', by: 'agency' }],
  });
});

test('others get a 404, and nonsense a 400', async () => {
  expect((await post(await signedIn('seller'), { check: 'tax', state: 'told' })).status).toBe(404);
  for (const wrong of [
    {},
    { check: 'tax' },
    { check: 'luck', state: 'seen' },
    { field: 'title', source: 'said' },
  ])
    expect((await post(admin, wrong)).status).toBe(400);
});

test('what is asked depends on what it is', () => {
  expect(checksOf({ category: 'Agricultural', type: 'sale' })).toEqual([
    'place',
    'area',
    'land-record',
    'tax',
    'lien',
  ]);
  expect(checksOf({ category: 'Residential', type: 'rent' })).toEqual([
    'place',
    'area',
    'occupation',
    'tax',
    'society-noc',
  ]);
  expect(checksOf({ category: 'Residential', type: 'sale', reraNumber: 'P50500012345' })).toContain('rera');
});
