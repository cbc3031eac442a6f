import { Types } from 'mongoose';
import { POST as restore } from '@/app/api/property/[id]/restore/route';
import { DELETE, GET, PUT } from '@/app/api/property/[id]/route';
import { DELETE as deleteAccount, PUT as keepAccount } from '@/app/api/user/account/route';
import { listBin, listOwn } from '@/lib/brokers/own-listings/data';
import { DRAFT_DAYS } from '@/lib/listings/drafts/constants';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { form, stored, uploaded } from '@/test/listing-form';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { BIN_DAYS } from './constants';
import { binOldDrafts, emptyBin } from './mutations';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

let hue = 0;
async function list(owner: Person, more: Record<string, unknown> = {}) {
  hue += 30;
  // each on a floor of its own: nobody lists one home twice
  const input = form({
    floor: `${hue / 30}`,
    price: `${4_000_000 + hue * 10_000}`,
    title: `Flat ${hue}`,
    ...more,
  });
  const actor = testActor(owner.id);
  return (await createProperty(actor, input, [], { mediaOrder: await uploaded(actor) })).property;
}

const call = (browser: Browser, handler: typeof DELETE, method: string, id: string, body?: object) =>
  browser.call(handler, `/api/property/${id}`, { method, params: { id }, ...(body && { body }) });
const shown = async () => (await searchListings(parseSearch({}), { pageSize: 20 })).total;
const days = (n: number) => new Date(Date.now() + n * 86_400_000);

test('a draft is removed at once, with its pictures', async () => {
  const owner = await signedIn('seller');
  const draft = await list(owner, { status: 'draft' });
  const reply = await call(owner.browser, DELETE, 'DELETE', draft._id);
  expect(reply.json).toEqual({ message: 'Draft deleted' });
  expect(await Property.countDocuments()).toBe(0);
  expect(await stored()).not.toContain(draft.images[0]?.public_id.split('/')[1]);
  expect((await call(owner.browser, DELETE, 'DELETE', draft._id)).status).toBe(404);
});

test('a listing goes to the bin: nobody sees it, its owner can restore it as it was', async () => {
  const owner = await signedIn('seller');
  const { _id } = await list(owner, { status: 'sold' });
  const active = await list(owner);
  expect(await shown()).toBe(1);
  for (const id of [_id, active._id]) {
    const reply = await call(owner.browser, DELETE, 'DELETE', id);
    expect(reply.json).toMatchObject({ message: 'Moved to the bin' });
    const until = new Date(String(reply.json.restorableUntil)).getTime();
    expect(Math.abs(until - days(BIN_DAYS).getTime())).toBeLessThan(60_000);
    expect((await call(new Browser(), GET, 'GET', id)).status).toBe(404);
  }
  expect(await shown()).toBe(0);
  expect((await listOwn(testActor(owner.id))).total).toBe(0);
  expect((await listBin(testActor(owner.id))).map((listing) => listing._id).sort()).toEqual(
    [_id, active._id].sort(),
  );

  expect((await call(owner.browser, DELETE, 'DELETE', _id)).status).toBe(409);
  const edit = await call(owner.browser, PUT, 'PUT', _id, { title: 'From the bin', status: 'active' });
  expect(edit.status).toBe(409);
  expect(edit.json.message).toBe('This listing is in the bin. Restore it first');

  expect((await call(owner.browser, restore, 'POST', _id)).json).toEqual({ message: 'Restored' });
  expect((await call(owner.browser, restore, 'POST', active._id)).status).toBe(200);
  expect((await call(new Browser(), GET, 'GET', _id)).json.data).toMatchObject({ status: 'sold' });
  expect(await shown()).toBe(1);
  expect((await call(owner.browser, restore, 'POST', active._id)).status).toBe(409);
  expect(await AuditEntry.countDocuments({ 'details.status': 'active → bin' })).toBe(1);
});

test('strangers can neither delete nor restore; an admin can', async () => {
  const [owner, stranger, admin] = [
    await signedIn('seller'),
    await signedIn('broker'),
    await signedIn('admin'),
  ];
  const { _id } = await list(owner);
  expect((await call(stranger.browser, DELETE, 'DELETE', _id)).status).toBe(404);
  expect((await call(admin.browser, DELETE, 'DELETE', _id)).status).toBe(200);
  expect((await call(stranger.browser, restore, 'POST', _id)).status).toBe(404);
  expect((await call(admin.browser, restore, 'POST', _id)).status).toBe(200);
  expect(await shown()).toBe(1);
});

test('after its time the bin is emptied, pictures included, and not a day before', async () => {
  const owner = await signedIn('seller');
  const { _id, images } = await list(owner);
  await list(owner);
  await call(owner.browser, DELETE, 'DELETE', _id);
  expect(await emptyBin(days(BIN_DAYS - 1))).toBe(0);
  expect(await emptyBin(days(BIN_DAYS + 1))).toBe(1);
  expect(await Property.countDocuments()).toBe(1);
  expect(await isMediaReferenced(images[0]!.public_id)).toBe(false);
  expect(await stored()).not.toContain(images[0]!.public_id.split('/')[1]);
  const filter = { 'lifecycle.binnedAt': { $lte: new Date() } };
  expect(await planOf({ find: 'properties', filter })).not.toContain('COLLSCAN');
});

test('a draft that nobody changes for 90 days goes to the bin, and its files with the bin', async () => {
  const owner = await signedIn('seller');
  const { _id, images } = await list(owner, { status: 'draft' });
  await list(owner);
  expect(await binOldDrafts(days(DRAFT_DAYS - 1))).toBe(0);
  expect(await binOldDrafts(days(DRAFT_DAYS + 1))).toBe(1);
  expect(await binOldDrafts(days(DRAFT_DAYS + 1))).toBe(0);
  expect((await listBin(testActor(owner.id))).map((listing) => listing._id)).toEqual([_id]);
  expect(await isMediaReferenced(images[0]!.public_id)).toBe(true);
  expect(await emptyBin(days(DRAFT_DAYS + BIN_DAYS + 2))).toBe(1);
  expect(await isMediaReferenced(images[0]!.public_id)).toBe(false);
  expect(await Property.countDocuments()).toBe(1);
  const filter = { status: 'draft', updatedAt: { $lte: new Date() }, demo: { $exists: false } };
  expect(await planOf({ find: 'properties', filter })).not.toContain('COLLSCAN');
});

describe('an account that asked for erasure', () => {
  const ask = (person: Person) =>
    person.browser.call(deleteAccount, '/api/user/account', {
      method: 'DELETE',
      body: { password: PASSWORD },
    });
  const keep = (person: Person) => person.browser.call(keepAccount, '/api/user/account', { method: 'PUT' });

  test('hides its listings at once and shows them again when it stays', async () => {
    const [owner, other] = [await signedIn('seller'), await signedIn('seller')];
    const [active, sold, paused, binned] = [
      await list(owner),
      await list(owner, { status: 'sold' }),
      await list(owner, { status: 'paused' }),
      await list(owner),
    ];
    await list(other);
    await call(owner.browser, DELETE, 'DELETE', binned._id);
    expect(await shown()).toBe(2);

    expect((await ask(owner)).status).toBe(200);
    expect(await shown()).toBe(1);
    for (const { _id } of [active, sold])
      expect((await call(new Browser(), GET, 'GET', _id)).status).toBe(404);
    const statuses = async () =>
      Object.fromEntries((await listOwn(testActor(owner.id))).rows.map(({ _id, status }) => [_id, status]));
    const hidden = async () =>
      (await listOwn(testActor(owner.id))).rows.filter(({ isHidden }) => isHidden).map(({ _id }) => _id);
    expect((await hidden()).sort()).toEqual([active._id, sold._id].sort());
    expect(await statuses()).toEqual({
      [active._id]: 'paused',
      [sold._id]: 'paused',
      [paused._id]: 'paused',
    });

    expect((await keep(owner)).status).toBe(200);
    expect(await hidden()).toEqual([]);
    expect(await statuses()).toEqual({ [active._id]: 'active', [sold._id]: 'sold', [paused._id]: 'paused' });
    expect(await shown()).toBe(2);
    expect((await listBin(testActor(owner.id))).map(({ _id }) => _id)).toEqual([binned._id]);
  });

  test('publishes nothing until it stays: not by an edit, a new listing or the bin', async () => {
    const owner = await signedIn('seller');
    const actor = testActor(owner.id);
    const [paused, binned] = [await list(owner, { status: 'paused' }), await list(owner)];
    await call(owner.browser, DELETE, 'DELETE', binned._id);
    await ask(owner);
    await expect(updateProperty(actor, paused._id, { status: 'active' }, [])).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Keep my account'),
    });
    await expect(list(owner)).rejects.toMatchObject({ code: 'conflict' });
    await call(owner.browser, restore, 'POST', binned._id);
    expect(await shown()).toBe(0);
    await keep(owner);
    expect((await Property.findById(new Types.ObjectId(binned._id)).lean())?.status).toBe('active');
  });

  test('takes the bin with it', async () => {
    const owner = await signedIn('seller');
    const { _id } = await list(owner);
    await call(owner.browser, DELETE, 'DELETE', _id);
    await erasePerson({ id: owner.id, email: owner.email, verified: false });
    expect(await Property.countDocuments()).toBe(0);
  });
});

describe('what comes back from the bin passes the gate', () => {
  const back = (owner: Person, id: string) => call(owner.browser, restore, 'POST', id);

  test('a home that was listed again meanwhile is not listed twice', async () => {
    const owner = await signedIn('seller');
    const first = await list(owner, { floor: '7', price: '4200000' });
    await call(owner.browser, DELETE, 'DELETE', first._id);
    const second = await list(owner, { floor: '7', price: '4200000' });
    const reply = await back(owner, first._id);
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({ details: { duplicate: { id: second._id } } });
    expect(await shown()).toBe(1);
    await call(owner.browser, DELETE, 'DELETE', second._id);
    expect((await back(owner, first._id)).status).toBe(200);
    await expect(list(owner, { floor: '7', price: '4200000' })).rejects.toThrow(/listed this home already/);
  });

  test('one that breaks a rule that is newer than it is paused, and can be corrected', async () => {
    const owner = await signedIn('seller');
    const { _id } = await list(owner);
    await call(owner.browser, DELETE, 'DELETE', _id);
    await Property.updateOne({ _id }, { title: 'Call 98765 43210 for this flat' });
    expect((await back(owner, _id)).status).toBe(200);
    expect(await shown()).toBe(0);
    const fixed = await call(owner.browser, PUT, 'PUT', _id, { title: 'Flat', status: 'active' });
    expect(fixed.status).toBe(200);
    expect(await shown()).toBe(1);
  });

  test('one without a photograph waits for it', async () => {
    const owner = await signedIn('seller');
    const { _id } = await list(owner);
    await call(owner.browser, DELETE, 'DELETE', _id);
    await Property.updateOne({ _id }, { images: [] });
    expect((await back(owner, _id)).status).toBe(200);
    expect(await shown()).toBe(0);
    expect((await call(owner.browser, GET, 'GET', _id)).json.data).toMatchObject({ awaiting: ['photo'] });
  });
});
