import { DELETE as removeImage } from '@/app/api/property/[id]/images/[...publicId]/route';
import { GET as read, PUT as save } from '@/app/api/property/[id]/route';
import { POST as add, GET as search } from '@/app/api/property/route';
import { POST as confirm } from '@/app/api/user/email/verify/route';
import { countWaiting, searchAllListings } from '@/lib/moderation/data';
import { decide } from '@/lib/moderation/mutations';
import { moderationDecisionSchema, moderationSearchSchema } from '@/lib/moderation/schema';
import { issueOneTimeToken } from '@/lib/platform/auth/one-time-token';
import { listingUrls } from '@/lib/search/sitemap/data';
import { Property } from '@/models/listings/property';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, form, noise } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import type { PropertyDto } from './dto';
import { createProperty, updateProperty } from './mutations';

useTestDb();

let owner: Person;
beforeEach(async () => {
  await clearTestDb();
  owner = await signedIn('seller');
});

const visitor = new Browser();
const post = (more: object = {}, by = owner) => by.browser.call(add, '/', { body: { ...fields, ...more } });
const put = (id: string, body: object, by = owner) =>
  by.browser.call(save, '/', { method: 'PUT', params: { id }, body });
const idOf = (reply: { json: Record<string, unknown> }) => (reply.json.data as PropertyDto)._id;
const isListed = async (id: string) => {
  const { json } = await visitor.call(search, '/api/property?type=sale');
  const whole = await visitor.call(search, '/api/property');
  const ids = [json, whole.json].map(({ data }) =>
    (data as PropertyDto[]).map(({ _id }) => _id).includes(id),
  );
  const page = (await visitor.call(read, '/', { params: { id } })).status === 200;
  return [...ids, page];
};
const NOWHERE = [false, false, false];
const EVERYWHERE = [true, true, true];

test('without a photograph a listing is stored, and public once it has one', async () => {
  const reply = await post();
  expect(reply.status).toBe(201);
  expect(reply.json).toMatchObject({
    data: { status: 'active', awaiting: ['photo'] },
    warnings: [expect.stringContaining('becomes public as soon as you add a photo')],
  });
  const id = idOf(reply);
  expect(await isListed(id)).toEqual(NOWHERE);
  const { property } = await updateProperty(testActor(owner.id), id, {}, [await noise()]);
  expect(property).toMatchObject({ status: 'active' });
  expect(property).not.toHaveProperty('awaiting');
  expect(await isListed(id)).toEqual(EVERYWHERE);

  const publicId = property.images[0]!.public_id.split('/');
  const removed = await owner.browser.call(removeImage, '/', { method: 'DELETE', params: { id, publicId } });
  expect(removed).toMatchObject({ status: 400, json: { issues: [{ path: 'images' }] } });
  const none = { media: JSON.stringify({ images: [] }) };
  expect(await put(id, none)).toMatchObject({ status: 400, json: { issues: [{ path: 'images' }] } });
  expect(await isListed(id)).toEqual(EVERYWHERE);
});

test('a sale that says nothing about possession is not public until it does', async () => {
  const { property } = await createProperty(testActor(owner.id), form({ possession: '' }), [await noise()]);
  expect(property).toMatchObject({ status: 'active', awaiting: ['possession'] });
  expect(await isListed(property._id)).toEqual(NOWHERE);
  expect(await put(property._id, { possession: 'under-construction' })).toMatchObject({
    status: 400,
    json: { issues: [{ path: 'reraNumber' }] },
  });
  expect((await put(property._id, { possession: 'ready' })).json.data).not.toHaveProperty('awaiting');
  expect(await isListed(property._id)).toEqual(EVERYWHERE);
  expect((await put(property._id, { possession: '' })).status).toBe(400);
});

test.each([
  ['area', { area: '19' }],
  ['title', { title: 'Flat, call 98500 12345' }],
  ['description', { description: 'Write to asha@mail.example' }],
  ['reraNumber', { possession: 'new-launch' }],
  ['reraNumber', { category: 'Plots', project: 'Sai Layout' }],
])(
  '%s: what nobody may see is refused at creation, in an edit and by a status, and free in a draft',
  async (path, wrong) => {
    expect(await post(wrong)).toMatchObject({ status: 400, json: { issues: [{ path }] } });
    const draft = await post({ ...wrong, status: 'draft' });
    expect(draft.status).toBe(201);
    expect(await put(idOf(draft), { status: 'active' })).toMatchObject({
      status: 400,
      json: { issues: [{ path }] },
    });
    expect((await put(idOf(draft), { bedrooms: '2' })).status).toBe(200);
    const made = await post({ address: 'Plot 4, Besa, Nagpur' });
    expect((await put(idOf(made), wrong)).status).toBe(400);
    const admin = await signedIn('admin');
    expect((await put(idOf(made), wrong, admin)).status).toBe(400);
    expect((await post({ ...wrong, address: 'Plot 5, Besa, Nagpur' }, admin)).status).toBe(400);
  },
);

test('a price of nothing is refused in a draft, too', async () => {
  expect(await post({ price: '0', status: 'draft' })).toMatchObject({
    status: 400,
    json: { issues: [{ path: 'price' }] },
  });
});

test('a rent entered as a sale is questioned, and stored when its owner confirms it', async () => {
  const questioned = await post({ price: '18000' });
  expect(questioned).toMatchObject({
    status: 400,
    json: {
      issues: [{ path: 'price', message: expect.stringContaining('month’s rent') }],
      details: { confirm: 'price' },
    },
  });
  const reply = await post({ price: '18000', confirmPrice: 'true' });
  expect(reply.status).toBe(201);
  expect((await put(idOf(reply), { title: 'Another title' })).status).toBe(200);
  expect((await put(idOf(reply), { price: '17000' })).status).toBe(400);
  expect((await put(idOf(reply), { price: '17000', confirmPrice: true })).status).toBe(200);
});

test.each([
  ['1', 'sale'],
  ['15000000000', 'sale'],
  ['1', 'rent'],
])(
  'a price of %s (%s) waits for review before it is public, however often it is saved',
  async (price, type) => {
    const admin = testAdmin();
    const odd = form({ price, type });
    const made = await createProperty(testActor(owner.id), odd, [await noise()], { confirmsPrice: true });
    const id = made.property._id;
    expect(made.property).toMatchObject({ status: 'active', awaiting: ['priceReview'] });
    expect(made.warnings).toContainEqual(expect.stringContaining('our team is looking at it'));
    const seen = async () => (await visitor.call(read, '/', { params: { id } })).status;
    for (const body of [
      { title: 'Another title' },
      { status: 'paused' },
      { status: 'active', confirmPrice: true },
    ]) {
      expect((await put(id, body)).status).toBe(200);
      expect(await seen()).toBe(404);
    }
    const queue = () => searchAllListings(moderationSearchSchema.parse({ view: 'queue' }));
    expect((await queue()).rows.map(({ _id }) => _id)).toContain(id);
    expect(await countWaiting()).toBe(1);

    await decide(id, moderationDecisionSchema.parse({ decision: 'approve' }), admin);
    expect([await seen(), await countWaiting()]).toEqual([200, 0]);
    expect((await put(id, { title: 'A third title' })).json.data).not.toHaveProperty('awaiting');
    expect((await put(id, { price: '2', confirmPrice: true })).json.data).toMatchObject({
      awaiting: ['priceReview'],
    });
    expect(await seen()).toBe(404);
    expect((await put(id, { price: type === 'sale' ? '4500000' : '18000' })).json.data).not.toHaveProperty(
      'awaiting',
    );
    expect(await seen()).toBe(200);
  },
);

test('a price that an officer enters needs no second look', async () => {
  const admin = await signedIn('admin');
  const { property } = await createProperty(testActor(owner.id), form(), [await noise()]);
  const body = { price: '1', confirmPrice: true };
  expect((await put(property._id, body, admin)).json.data).not.toHaveProperty('awaiting');
});

test('moderation asks the same gate', async () => {
  const id = idOf(await post());
  const publish = moderationDecisionSchema.parse({ decision: 'active' });
  await expect(decide(id, publish, testAdmin())).rejects.toMatchObject({ issues: [{ path: 'images' }] });
  await Property.updateOne({ _id: id }, { $set: { description: 'Call 9850012345' } });
  await expect(decide(id, publish, testAdmin())).rejects.toMatchObject({ issues: [{ path: 'description' }] });
});

test('the same home is listed once by one owner; drafts, ended ones and other owners are free', async () => {
  const first = idOf(await post());
  const twin = { title: 'Lovely flat', address: ' 12 west high court road; Dharampeth, Nagpur - 440010' };
  const again = await post(twin);
  expect(again).toMatchObject({
    status: 409,
    json: {
      code: 'conflict',
      details: {
        duplicate: { id: first, url: `/dashboard/properties/${first}/edit`, title: expect.any(String) },
      },
    },
  });
  expect((await post({ ...twin, floor: '7' })).status).toBe(201);
  expect((await post(twin, await signedIn('seller'))).status).toBe(201);
  const draft = idOf(await post({ ...twin, status: 'draft' }));
  expect((await put(draft, { status: 'active' })).status).toBe(409);
  expect((await put(first, { title: 'Same home, same listing' })).status).toBe(200);
  expect((await put(first, { status: 'sold' })).status).toBe(200);
  expect((await put(draft, { status: 'active' })).status).toBe(200);
  const both = await Promise.all([post({ floor: '9' }), post({ floor: '9' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('an account without a confirmed e-mail address stores a listing, which the confirmation publishes', async () => {
  const fresh = await signedIn('seller', { isVerified: false });
  const made = await createProperty(testActor(fresh.id), form(), [await noise()]);
  expect(made.property).toMatchObject({ status: 'active', awaiting: ['confirmation'] });
  expect(made.warnings).toContainEqual(expect.stringContaining('confirm your e-mail address'));
  const id = made.property._id;
  const bare = idOf(await post({ address: 'Plot 9, Besa, Nagpur' }, fresh));
  expect(await isListed(id)).toEqual(NOWHERE);
  expect(JSON.stringify((await listingUrls(1)) ?? [])).not.toContain(id);
  const own = await fresh.browser.call(read, '/', { params: { id } });
  expect(own).toMatchObject({
    status: 200,
    json: { data: { status: 'active', awaiting: ['confirmation'] } },
  });
  // an edit does not publish it
  expect((await put(id, { title: 'Another title' }, fresh)).json.data).toMatchObject({
    awaiting: ['confirmation'],
  });
  expect(await isListed(id)).toEqual(NOWHERE);

  const token = await issueOneTimeToken('verify-email', fresh.id, fresh.email);
  expect((await visitor.call(confirm, '/', { body: { token } })).status).toBe(200);
  expect(await isListed(id)).toEqual(EVERYWHERE);
  expect(JSON.stringify(await listingUrls(1))).toContain(id);
  expect(await isListed(bare)).toEqual(NOWHERE);
  expect((await fresh.browser.call(read, '/', { params: { id: bare } })).json.data).toMatchObject({
    awaiting: ['photo'],
  });
});
