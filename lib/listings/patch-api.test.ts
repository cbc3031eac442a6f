import { PATCH } from '@/app/api/property/[id]/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, photo } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import type { PropertyDto } from './dto';
import { createProperty } from './mutations';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const patch = (person: Person, { _id }: PropertyDto, body: object) =>
  person.browser.call(PATCH, `/api/property/${_id}`, { method: 'PATCH', params: { id: _id }, body });

async function listed() {
  const owner = await signedIn('seller');
  const input = form({ price: '4000000', description: 'Two balconies' });
  return { owner, listing: (await createProperty(testActor(owner.id), input, [await photo(10)])).property };
}

test('one fact changes, every other one and the pictures stay', async () => {
  const { owner, listing } = await listed();
  const { status, json } = await patch(owner, listing, { __v: listing.__v, price: 4_200_000 });
  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    price: 4_200_000,
    __v: listing.__v + 1,
    title: listing.title,
    description: 'Two balconies',
    // its other sizes may have been made meanwhile
    images: listing.images.map(({ pending: _, ...image }) => image),
  });
});

test('an empty fact is removed', async () => {
  const { owner, listing } = await listed();
  const filled = await patch(owner, listing, { __v: listing.__v, furnishing: 'furnished' });
  expect(filled.json).toMatchObject({ data: { furnishing: 'furnished' } });
  const { json } = await patch(owner, listing, { __v: listing.__v + 1, furnishing: '' });
  expect(json.data).not.toHaveProperty('furnishing');
});

test('an older version is refused with the stored listing, and nothing is written', async () => {
  const { owner, listing } = await listed();
  await patch(owner, listing, { __v: listing.__v, price: 4_200_000 });
  const late = await patch(owner, listing, { __v: listing.__v, price: 3_900_000 });
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({ details: { current: { price: 4_200_000, __v: listing.__v + 1 } } });
});

test('what cannot be a change of this listing is refused with what to do', async () => {
  const { owner, listing } = await listed();
  const { __v } = listing;
  const message = async (body: object) => {
    const { status, json } = await patch(owner, listing, body);
    return [status, json.message];
  };
  expect(await message({ price: 1 })).toEqual([
    400,
    'Send __v, the version of the listing that you read, as a whole number',
  ]);
  expect(await message({ __v })).toEqual([400, 'Send at least one field to change']);
  expect(await message({ __v, owner: owner.id, views: 9 })).toEqual([400, 'A listing has no owner, views']);
  expect(await message({ __v, price: 'cheap' })).toEqual([400, expect.any(String)]);
  expect(await message({ __v, title: '' })).toEqual([400, expect.any(String)]);
});

test('a listing of somebody else stays as it is', async () => {
  const { listing } = await listed();
  const other = await signedIn('seller');
  const reply = await patch(other, listing, { __v: listing.__v, title: 'Mine now' });
  expect(reply.status).toBe(404);
  expect(JSON.stringify(reply.json)).not.toContain(listing.title);
});
