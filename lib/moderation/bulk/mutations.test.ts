import { GET as look, DELETE as stop } from '@/app/api/admin/properties/bulk/[id]/route';
import { POST as undo } from '@/app/api/admin/properties/bulk/[id]/undo/route';
import { POST as start } from '@/app/api/admin/properties/bulk/route';
import { bulkMailJob } from '@/lib/moderation/undo/jobs';
import { byTime, timeListSchema } from '@/lib/platform/browser/list-url';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { BulkDecision } from '@/models/moderation/bulk-decision';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { powerCut } from '@/test/power-cut';
import { lastBulkOf, listBulks } from './data';
import type { BulkDto } from './dto';
import { bulkJob } from './jobs';

const mockTold: string[] = [];
jest.mock('@/lib/platform/mail/mailer', () => ({
  getMailer: () => ({ send: async ({ text }: { text: string }) => void mockTold.push(text) }),
}));

useTestDb();

const GONE = '64b000000000000000000001';
let admin: Person;
let seller: Person;

beforeAll(async () => {
  admin = await signedIn('admin');
  seller = await signedIn('seller', { phone: '+919822000001' });
});
beforeEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([Property.deleteMany({}), BulkDecision.deleteMany({}), AuditEntry.deleteMany({})]);
});

async function list(count: number): Promise<{ id: string; version: number }[]> {
  const made: { id: string; version: number }[] = [];
  for (let i = 0; i < count; i++) {
    const input = {
      title: `Flat ${i} in Dharampeth`,
      description: 'A quiet flat near the lake with a balcony to the east.',
      price: `${40 + i} lakh`,
      type: 'sale',
      category: 'Residential',
      address: `Plot ${i}, Dharampeth, Nagpur`,
      area: '900',
      possession: 'ready',
    };
    const property = await listPublicly(testActor(seller.id), input);
    made.push({ id: property._id, version: property.__v });
  }
  await settleBackground();
  mockTold.length = 0;
  // their creation is in the log too
  await AuditEntry.deleteMany({});
  return made;
}

const ask = (body: object) => admin.browser.call(start, '/x', { body });
const at = (id: string) => ({ params: { id } });
const state = async (id: string) => (await admin.browser.call(look, '/x', at(id))).json as unknown as BulkDto;
const entriesOf = (id: string) => AuditEntry.find({ action: 'property.write', targetId: id }).lean();

test('the answer comes at once; each listing is decided, recorded and told as by a single decision', async () => {
  const listings = await list(3);
  const [first, edited, last] = listings;
  await Property.updateOne({ _id: edited!.id }, { $inc: { __v: 1 } });
  const words = { decision: 'reject', reason: 'The papers are missing' };
  expect((await ask({ listings, decision: 'reject' })).status).toBe(400);
  const reply = await ask({ ...words, listings: [...listings, { id: GONE }] });
  expect(reply.status).toBe(202);
  expect(reply.json).toMatchObject({ status: 'running', handled: 0, total: 4 });
  await settleBackground();

  const done = await state(String(reply.json.id));
  expect(done).toMatchObject({ status: 'done', label: 'Reject', handled: 4, total: 4, failed: 2 });
  expect(done.items.map(({ outcome, problem }) => problem ?? outcome)).toEqual([
    'done',
    'The listing has changed since you opened it. Please review it again',
    'done',
    'Property not found',
  ]);
  expect(done.items[0]?.title).toBe('Flat 0 in Dharampeth');
  for (const { id } of [first!, last!]) {
    expect(await Property.findById(id).select('+review').lean()).toMatchObject({
      status: 'paused',
      review: { state: 'rejected', reason: words.reason },
    });
    const [entry, ...more] = await entriesOf(id);
    expect(more).toEqual([]);
    expect(String(entry?.actor)).toBe(admin.id);
    expect(entry).toMatchObject({
      actorRole: 'admin',
      details: { ...words, status: 'active → paused' },
    });
  }
  expect(await entriesOf(edited!.id)).toEqual([]);
  // the mails wait as long as it can be undone; nothing was sent twice
  expect(mockTold).toHaveLength(0);
  expect(await bulkMailJob.runDue()).toBe(0);
  const later = new Date(Date.parse(done.undoUntil ?? '') + 1);
  expect(await bulkMailJob.runDue(later)).toBe(2);
  expect(await bulkMailJob.runDue(later)).toBe(0);
  expect(mockTold).toHaveLength(2);
  expect(mockTold[0]).toContain(words.reason);
  expect((await admin.browser.call(undo, '/x', at(done.id))).status).toBe(409);
  delete done.undoUntil;
  expect(await lastBulkOf(admin.id)).toEqual(done);
  expect(await lastBulkOf(seller.id)).toBeUndefined();
  expect((await listBulks(timeListSchema.parse({}))).rows).toEqual([done]);
});

const WRITES = [
  [BulkDecision, 'findOneAndUpdate'],
  [Property, 'findOneAndUpdate'],
  [Property, 'updateOne'],
  [AuditEntry.collection, 'insertMany'],
] as const;

test('killed at any write and taken up again, each listing is decided and recorded once', async () => {
  const listings = await list(2);
  const rows = await Property.collection.find().toArray();
  // until the first of the two is over: what comes then is the same again
  for (let n = 1, isFirst = true; isFirst; n++) {
    await Promise.all([Property.deleteMany({}), BulkDecision.deleteMany({}), AuditEntry.deleteMany({})]);
    await Property.collection.insertMany(rows);
    const evidence = { decision: 'verified', reason: 'deed seen', evidenceDate: '2026-01-02' };
    const calls = powerCut(n, WRITES);
    const { id } = (await ask({ ...evidence, listings })).json as unknown as BulkDto;
    await settleBackground();
    expect(calls()).toBeGreaterThanOrEqual(n);
    jest.restoreAllMocks();
    isFirst = (await state(id)).handled === 0;
    // the lease of the process that died runs out; another one looks
    await BulkDecision.updateOne({ _id: id }, { leaseUntil: new Date(0) });
    await bulkJob.runDue();
    await settleBackground();
    expect(await state(id)).toMatchObject({ status: 'done', handled: 2, failed: 0 });
    for (const listing of listings) {
      expect(await Property.findById(listing.id).select('+review').lean()).toMatchObject({
        status: 'verified',
        review: { state: 'approved' },
        __v: listing.version + 1,
      });
      const entries = await entriesOf(listing.id);
      expect(entries.map(({ details }) => details.status)).toEqual(['active → verified']);
    }
  }
});

test('a listing that somebody edits after the crash is not decided on, unless it was on record', async () => {
  const listings = await list(2);
  const [first, second] = listings;
  const { id } = (await ask({ decision: 'paused', listings })).json as unknown as BulkDto;
  await settleBackground();
  // as if the process had died after the log of the first, and after the note of the second
  await AuditEntry.deleteMany({ targetId: second!.id });
  await Property.updateOne({ _id: first!.id }, { $set: { status: 'active' }, $inc: { __v: 1 } });
  await Property.updateOne({ _id: second!.id }, { $set: { status: 'sold' }, $inc: { __v: 1 } });
  await BulkDecision.updateOne({ _id: id }, { status: 'running', cursor: 0, leaseUntil: new Date(0) });
  await bulkJob.runDue();
  const again = await state(id);
  expect(again.items.map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
  expect(again.items[1]?.problem).toMatch(/has changed/);
  expect(await Property.findById(first!.id).lean()).toMatchObject({ status: 'active' });
  expect(await Property.findById(second!.id).lean()).toMatchObject({ status: 'sold' });
});

test('one that always fails is given up and does not hold up the rest', async () => {
  const listings = await list(2);
  jest.spyOn(Property, 'findOneAndUpdate').mockImplementation(() => {
    throw new TypeError('nobody foresaw this');
  });
  const { id } = (await ask({ decision: 'paused', listings: [listings[0]] })).json as unknown as BulkDto;
  await settleBackground();
  expect((await state(id)).message).toMatch(/continues within a minute/);
  for (let tries = 0; tries < 2; tries++) {
    await BulkDecision.updateOne({ _id: id }, { leaseUntil: new Date(0) });
    await bulkJob.runDue();
  }
  const ended = await state(id);
  expect(ended).toMatchObject({ status: 'done', failed: 1 });
  expect(ended).not.toHaveProperty('message');
  expect(ended.items[0]?.problem).toMatch(/failed 3 times/);
});

test('two processes never work on one, and a stopped one stops where it is', async () => {
  const listings = await list(2);
  const { id } = (await ask({ decision: 'paused', listings })).json as unknown as BulkDto;
  await settleBackground();
  expect((await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(id) })).status).toBe(409);
  expect((await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(GONE) })).status).toBe(404);
  expect((await admin.browser.call(look, '/x', at(GONE))).status).toBe(404);

  await Property.updateMany({}, { $set: { status: 'active' } });
  const open = { status: 'running', cursor: 0, leaseUntil: new Date(Date.now() + 60_000) };
  await BulkDecision.updateOne({ _id: id }, { ...open, $unset: { finishedAt: 1 } });
  await bulkJob.run(id);
  expect(await state(id)).toMatchObject({ status: 'running', handled: 0 });
  expect((await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(id) })).json.stopping).toBe(true);
  await BulkDecision.updateOne({ _id: id }, { leaseUntil: new Date(0) });
  await bulkJob.runDue();
  expect(await state(id)).toMatchObject({ status: 'cancelled', handled: 0 });
  expect(await Property.countDocuments({ status: 'active' })).toBe(2);
});

test('no query of the bulk decisions scans', async () => {
  for (const command of [
    { find: 'bulkdecisions', filter: {}, sort: byTime({ dir: 'desc' }) },
    { find: 'bulkdecisions', filter: {}, sort: byTime({ dir: 'asc' }) },
    { find: 'bulkdecisions', filter: { by: admin.id }, sort: { createdAt: -1 } },
    { find: 'bulkdecisions', filter: { status: { $in: ['running'] }, leaseUntil: { $lte: new Date() } } },
  ]) {
    const stages = await planOf(command);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('SORT');
  }
});
