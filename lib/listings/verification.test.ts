import { DELETE as removeImage } from '@/app/api/property/[id]/images/[...publicId]/route';
import { GET as read, PUT as save } from '@/app/api/property/[id]/route';
import { GET as search } from '@/app/api/property/route';
import { decide } from '@/lib/moderation/mutations';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { testActor, testAdmin } from '@/test/actors';
import { keepTestDb, useTestDb } from '@/test/db';
import { form, photo, uploaded } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { createProperty, updateProperty } from './mutations';

useTestDb();

const VERIFIED_AT = new Date('2026-11-03T06:00:00Z');
const admin = testAdmin();
let owner: Person;
let id: string;
let images: string[];

let bringBack: () => Promise<void>;

beforeAll(async () => {
  owner = await signedIn('seller');
  const shop = form({ category: 'Commercial', type: 'rent', price: '57000', possession: '' });
  const actor = testActor(owner.id);
  const made = await createProperty(actor, shop, [], { mediaOrder: await uploaded(actor, 2) });
  id = made.property._id;
  images = made.property.images.map(({ public_id }) => public_id);
  await verify();
  await settleBackground();
  bringBack = await keepTestDb();
});
beforeEach(() => bringBack());
afterEach(settleBackground);

/** An admin's decision, dated 3 Nov. */
async function verify() {
  const decision = { decision: 'verified', reason: 'Papers seen', evidenceDate: '2026-11-03' };
  await decide(id, moderationDecisionSchema.parse(decision), admin);
  await Property.updateOne(
    { _id: id },
    { $set: { 'lifecycle.verification.at': VERIFIED_AT, 'priceHistory.0.at': new Date(0) } },
  );
}

const edit = (body: object) => owner.browser.call(save, '/', { method: 'PUT', params: { id }, body });
const stored = () => Property.findById(id).select('+review').lean();
const verification = async () => (await stored())?.lifecycle?.verification;
const idsWith = async (status: string) => {
  const { json } = await owner.browser.call(search, `/api/property?status=${status}`);
  return (json.data as { _id: string }[]).map(({ _id }) => _id);
};

test.each([
  ['title', { title: 'The best shop of all' }],
  ['description', { description: 'Now with a basement' }],
  ['price by more than a tenth', { price: '9000' }],
  ['category', { category: 'Industrial' }],
  ['type', { type: 'sale', price: '80 lakh', possession: 'ready' }],
  ['bedrooms', { bedrooms: '4' }],
  ['area', { area: '1700' }],
  ['carpet area', { carpetArea: '900' }],
  ['floor', { floor: '2' }],
  ['address', { address: '4 Central Avenue, Sadar, Nagpur 440001' }],
  ['locality', { locality: 'Ramdaspeth' }],
  ['city', { city: 'Pune' }],
  ['PIN code', { pinCode: '440012' }],
  ['the pin on the map', { latitude: '21.1', longitude: '79.1' }],
  ['project', { project: 'Narmada Heights' }],
])(
  'an owner who edits the %s makes it "verified on 3 Nov, edited since", and queues it',
  async (_name, body) => {
    const reply = await edit(body);
    expect(reply.json.data).toMatchObject({
      status: 'unverified',
      verifiedAt: VERIFIED_AT.toISOString(),
      unverifiedSince: expect.any(String),
    });
    expect(reply.json.warnings).toContainEqual(expect.stringContaining('shown as unverified'));
    expect((await stored())?.review).toMatchObject({ state: 'pending', before: { status: 'verified' } });
    expect(await idsWith('verified')).toEqual([]);
    expect(await idsWith('unverified')).toEqual([id]);
  },
);

test('so does one who removes, adds or replaces a photograph, but not one who only moves it', async () => {
  const moved = { media: JSON.stringify({ images: [{ keep: images[1] }, { keep: images[0] }] }) };
  expect((await edit(moved)).json.data).toMatchObject({ status: 'verified' });
  const params = { id, publicId: images[0]!.split('/') };
  const removed = await owner.browser.call(removeImage, '/', { method: 'DELETE', params });
  expect(removed.json.data).toMatchObject({ status: 'unverified', verifiedAt: VERIFIED_AT.toISOString() });
  expect((await stored())?.review?.state).toBe('pending');

  await verify();
  const { property } = await updateProperty(testActor(owner.id), id, {}, [await photo(240)]);
  expect(property).toMatchObject({ status: 'unverified', unverifiedSince: expect.any(String) });
});

test('small price edits add up: what counts is the price that was verified', async () => {
  for (const price of ['54000', '52000']) {
    expect((await edit({ price })).json.data).toMatchObject({ status: 'verified' });
  }
  expect((await edit({ price: '51000' })).json.data).toMatchObject({ status: 'unverified' });
});

test('neither an edit, nor pausing, nor changing it back dates it again or verifies it again', async () => {
  await edit({ furnishing: 'furnished' });
  await edit({ status: 'paused' });
  expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'verified' });
  expect((await verification())?.at).toEqual(VERIFIED_AT);
  await edit({ status: 'paused' });
  await edit({ price: '9000' });
  expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'unverified' });
  expect((await edit({ price: '57000', status: 'active' })).json.data).toMatchObject({
    status: 'unverified',
  });
  expect((await edit({ status: 'verified' })).status).toBe(403);
  expect((await verification())?.at).toEqual(VERIFIED_AT);
});

test("an admin's edit keeps the verification and its date; an admin's decision ends or renews it", async () => {
  await updateProperty(admin, id, { price: '9000', status: 'verified' }, []);
  expect(await stored()).toMatchObject({
    status: 'verified',
    lifecycle: { verification: { at: VERIFIED_AT } },
  });
  await edit({ area: '1700' });
  await updateProperty(admin, id, { title: 'Corrected by an admin' }, []);
  expect(await stored()).toMatchObject({
    status: 'unverified',
    lifecycle: { verification: { at: VERIFIED_AT } },
  });
  const again = { decision: 'verified', reason: 'Seen again', evidenceDate: '2026-11-20' };
  await decide(id, moderationDecisionSchema.parse(again), admin);
  const renewed = await stored();
  expect(renewed?.status).toBe('verified');
  expect(renewed?.lifecycle?.verification?.at?.getTime()).toBeGreaterThan(VERIFIED_AT.getTime());
  expect(await verification()).not.toHaveProperty('endedAt');
  await decide(id, moderationDecisionSchema.parse({ decision: 'unverified', reason: 'Papers false' }), admin);
  expect(await verification()).not.toHaveProperty('at');
  // not even by publishing it again
  await edit({ status: 'paused' });
  expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'unverified' });
});

test('a rejected listing does not come back as verified when its owner publishes it', async () => {
  await decide(id, moderationDecisionSchema.parse({ decision: 'reject', reason: 'Sold long ago' }), admin);
  expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'unverified' });
});

test('visitors get both dates', async () => {
  await edit({ area: '1700' });
  const { json } = await owner.browser.call(read, '/', { params: { id } });
  expect(json.data).toMatchObject({
    verifiedAt: VERIFIED_AT.toISOString(),
    unverifiedSince: expect.any(String),
  });
});
