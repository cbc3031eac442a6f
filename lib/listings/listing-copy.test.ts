import { POST as close } from '@/app/api/property/[id]/closing/route';
import { POST as duplicate } from '@/app/api/property/[id]/duplicate/route';
import { GET as read } from '@/app/api/property/[id]/route';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { env } from '@/lib/platform/env';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, inState, listPublicly, stored } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { putBack, replaceProperty } from '@/test/replace-property';
import { deletePropertyImage } from './mutations';

useTestDb();
beforeEach(clearTestDb);

const list = (owner: Person) => listPublicly(testActor(owner.id), { ...fields, amenities: ['lift'] });
const copy = (person: Person, id: string) =>
  person.browser.call(duplicate, `/api/property/${id}/duplicate`, { method: 'POST', params: { id } });

test('a copy is a draft with the facts and pictures, a number of its own, and no verification', async () => {
  const broker = await signedIn('broker');
  const first = await list(broker);
  await Property.updateOne({ _id: first._id }, { ...inState('verified'), code: 'B-1', goneCount: 3 });
  const reply = await copy(broker, first._id);
  expect(reply.status).toBe(201);
  const made = reply.json.data as unknown as typeof first;
  expect(made).toMatchObject({
    title: `${first.title} (copy)`,
    status: 'draft',
    price: first.price,
    area: first.area,
    amenities: ['lift'],
    images: [{ public_id: first.images[0]?.public_id }],
  });
  expect(made._id).not.toBe(first._id);
  expect(made.propertyCode).not.toBe(first.propertyCode);
  const row = await Property.findById(made._id).select('+code +homeKey').lean();
  expect(row?.lifecycle).not.toHaveProperty('verification');
  expect([row?.code, row?.homeKey, row?.goneCount]).toEqual([undefined, undefined, 0]);
  expect(String(row?.owner)).toBe(broker.id);
});

test('a shared picture stays until the last of the two listings drops it', async () => {
  const broker = await signedIn('broker');
  const first = await list(broker);
  const made = (await copy(broker, first._id)).json.data as unknown as typeof first;
  const id = first.images[0]!.public_id;
  await deletePropertyImage(testActor(broker.id), made._id, id);
  expect(await isMediaReferenced(id)).toBe(true);
  expect(await stored()).toContain(id.split('/')[1]);
});

test('a foreign listing cannot be copied or closed, and reads like an unknown one', async () => {
  const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
  const { _id: id } = await list(broker);
  expect((await copy(other, id)).status).toBe(404);
  const body = { __v: 0 };
  const foreign = await other.browser.call(close, '/', { body, params: { id } });
  const unknown = await other.browser.call(close, '/', { body, params: { id: 'f'.repeat(24) } });
  expect([foreign.status, foreign.json.message]).toEqual([unknown.status, unknown.json.message]);
  expect(await Property.countDocuments()).toBe(1);
});

test('for how much it was sold is seen by nobody else; an older version is a conflict with the stored listing', async () => {
  const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
  const { _id: id } = await list(broker);
  const stale = await broker.browser.call(close, '/', { body: { __v: 9 }, params: { id } });
  expect([stale.status, (stale.json.details as { current: { _id: string } }).current._id]).toEqual([409, id]);
  const done = await broker.browser.call(close, '/', {
    body: { __v: 0, price: 4_444_444, on: '2026-02-01' },
    params: { id },
  });
  expect(done.json.data).toMatchObject({ status: 'sold', before: 'active', __v: 1 });
  const seen = await buyer.browser.call(read, `/api/property/${id}`, { params: { id } });
  expect(seen.json.data).toMatchObject({ status: 'sold' });
  expect(seen.text).not.toContain('4444444');
  expect((await broker.browser.call(close, '/', { body: { __v: 1 }, params: { id } })).status).toBe(409);
});

test('copies count as listings, also those of eight requests at once', async () => {
  const seller = await signedIn('seller', { isVerified: false });
  const { _id: id } = await list(seller);
  replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  const replies = await Promise.all(Array.from({ length: 8 }, () => copy(seller, id)));
  const last = await copy(seller, id);
  putBack();
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(MAX_LISTINGS.unconfirmed - 1);
  expect(await Property.countDocuments({ owner: seller.id })).toBe(MAX_LISTINGS.unconfirmed);
  expect([last.status, last.json.message]).toEqual([
    409,
    'You have 5 listings. Please confirm your e-mail address, or remove one first',
  ]);
});
