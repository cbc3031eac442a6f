import { GET as look, DELETE as stop } from '@/app/api/admin/properties/bulk/[id]/route';
import { POST as undo } from '@/app/api/admin/properties/bulk/[id]/undo/route';
import { POST as preview } from '@/app/api/admin/properties/bulk/preview/route';
import { POST as start } from '@/app/api/admin/properties/bulk/route';
import { GET as GET_MATCHING } from '@/app/api/admin/properties/matching/route';
import { searchAudit } from '@/lib/platform/audit/data';
import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { settleBackground } from '@/lib/platform/jobs/background';
import { byTime, timeListSchema } from '@/lib/platform/text/list-url';
import { Property } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import { AuditEntry } from '@/models/platform/audit-entry';
import { BulkChange } from '@/models/platform/bulk-change';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { catchMails } from '@/test/caught-mails';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { powerCut } from '@/test/power-cut';
import { lastBulkOf, listBulkItems, listBulks } from './data';
import type { BulkDto, BulkPreviewDto } from './dto';
import { decisionBulk } from './jobs';

describe('bulk decisions', () => {
  useTestDb();
  const { job, mailJob } = decisionBulk;
  const mails = catchMails();

  const GONE = '64b000000000000000000001';
  let admin: Person;
  let seller: Person;

  beforeAll(async () => {
    admin = await signedIn('admin');
    seller = await signedIn('seller', { phone: '+919822000001' });
  });
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    await Promise.all([Property.deleteMany({}), BulkChange.deleteMany({}), AuditEntry.deleteMany({})]);
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
    mails.length = 0;
    // creating the listings was logged too
    await AuditEntry.deleteMany({});
    return made;
  }

  const ask = (body: object) => admin.browser.call(start, '/x', { body });
  const at = (id: string) => ({ params: { id } });
  const state = async (id: string) =>
    (await admin.browser.call(look, '/x', at(id))).json as unknown as BulkDto;
  const itemsOf = async (id: string) => (await listBulkItems(id, { page: 1 })).rows;
  /** The state of a decision before its start. */
  const AGAIN = { status: 'running', cursor: 0, done: 0, failed: 0 } as const;
  const entriesOf = (id: string) => AuditEntry.find({ action: 'property.write', targetId: id }).lean();

  test('replies at once, then decides, logs and announces each listing like a single decision', async () => {
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
    const items = await itemsOf(done.id);
    expect(items.map(({ outcome, problem }) => problem ?? outcome)).toEqual([
      'done',
      'The listing has changed since you opened it. Please review it again',
      'done',
      'Property not found',
    ]);
    expect(items[0]?.title).toBe('Flat 0 in Dharampeth');
    expect(done.problems.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    expect((await listBulkItems(done.id, { page: 1, only: 'failed' })).rows).toEqual(done.problems);
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
    // mails are held while it can be undone, so nothing was sent twice
    expect(mails).toHaveLength(0);
    expect(await mailJob.runDue()).toBe(0);
    const later = new Date(Date.parse(done.undoUntil ?? '') + 1);
    // one mail about both
    expect(await mailJob.runDue(later)).toBe(1);
    expect(await mailJob.runDue(later)).toBe(0);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Flat 0 in Dharampeth[\s\S]+Flat 2 in Dharampeth/);
    expect(mails[0]?.text).toContain(words.reason);
    await BulkChange.updateOne({ _id: done.id }, { undoUntil: new Date(0) });
    expect((await admin.browser.call(undo, '/x', at(done.id))).status).toBe(409);
    delete done.undoUntil;
    expect(await lastBulkOf(admin.id)).toEqual(done);
    expect(await lastBulkOf(seller.id)).toBeUndefined();
    expect((await listBulks(timeListSchema.parse({}))).rows).toEqual([{ ...done, problems: [] }]);
  });

  const WRITES = [
    [BulkChange, 'findOneAndUpdate'],
    [BulkChangeItem.collection, 'bulkWrite'],
    [Property, 'findOneAndUpdate'],
    [Property, 'updateOne'],
    [AuditEntry.collection, 'insertMany'],
  ] as const;

  test('decides and logs each listing once after a crash at any write', async () => {
    const listings = await list(2);
    const rows = await Property.collection.find().toArray();
    // until the first event no longer repeats
    for (let n = 1, isFirst = true; isFirst; n++) {
      await Promise.all([Property.deleteMany({}), BulkChange.deleteMany({}), AuditEntry.deleteMany({})]);
      await Property.collection.insertMany(rows);
      const evidence = { decision: 'verified', reason: 'deed seen', evidenceDate: '2026-01-02' };
      const calls = powerCut(n, WRITES);
      const { id } = (await ask({ ...evidence, listings })).json as unknown as BulkDto;
      await settleBackground();
      expect(calls()).toBeGreaterThanOrEqual(n);
      jest.restoreAllMocks();
      isFirst = (await state(id)).handled === 0;
      // the lease of the dead process ends, and another process continues
      await BulkChange.updateOne({ _id: id }, { leaseUntil: new Date(0) });
      await job.runDue();
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

  test('skips a listing edited after the crash unless its decision was logged', async () => {
    const listings = await list(2);
    const [first, second] = listings;
    const { id } = (await ask({ decision: 'paused', listings })).json as unknown as BulkDto;
    await settleBackground();
    // as if the process had died after logging the first, and after marking the second
    await AuditEntry.deleteMany({ targetId: second!.id });
    await Property.updateOne({ _id: first!.id }, { $set: { status: 'active' }, $inc: { __v: 1 } });
    await Property.updateOne({ _id: second!.id }, { $set: { status: 'sold' }, $inc: { __v: 1 } });
    await BulkChange.updateOne({ _id: id }, { ...AGAIN, leaseUntil: new Date(0) });
    await BulkChangeItem.updateMany({ bulk: id }, { $unset: { outcome: 1 } });
    await job.runDue();
    const again = await state(id);
    expect((await itemsOf(id)).map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
    expect(again.problems[0]?.problem).toMatch(/has changed/);
    expect(await Property.findById(first!.id).lean()).toMatchObject({ status: 'active' });
    expect(await Property.findById(second!.id).lean()).toMatchObject({ status: 'sold' });
  });

  test('gives up one that always fails, without delaying the rest', async () => {
    const listings = await list(2);
    jest.spyOn(Property, 'findOneAndUpdate').mockImplementation(() => {
      throw new TypeError('nobody foresaw this');
    });
    const { id } = (await ask({ decision: 'paused', listings: [listings[0]] })).json as unknown as BulkDto;
    await settleBackground();
    expect((await state(id)).message).toMatch(/continues within a minute/);
    for (let tries = 0; tries < 2; tries++) {
      await BulkChange.updateOne({ _id: id }, { leaseUntil: new Date(0) });
      await job.runDue();
    }
    const ended = await state(id);
    expect(ended).toMatchObject({ status: 'done', failed: 1 });
    expect(ended).not.toHaveProperty('message');
    expect(ended.problems[0]?.problem).toMatch(/failed 3 times/);
  });

  test('is never run by two processes, and stops immediately when asked', async () => {
    const listings = await list(2);
    const { id } = (await ask({ decision: 'paused', listings })).json as unknown as BulkDto;
    await settleBackground();
    expect((await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(id) })).status).toBe(409);
    expect((await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(GONE) })).status).toBe(404);
    expect((await admin.browser.call(look, '/x', at(GONE))).status).toBe(404);

    await Property.updateMany({}, { $set: { status: 'active' } });
    const open = { ...AGAIN, leaseUntil: new Date(Date.now() + 60_000) };
    await BulkChange.updateOne({ _id: id }, { ...open, $unset: { finishedAt: 1 } });
    await job.run(id);
    expect(await state(id)).toMatchObject({ status: 'running', handled: 0 });
    expect((await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(id) })).json.stopping).toBe(true);
    await BulkChange.updateOne({ _id: id }, { leaseUntil: new Date(0) });
    await job.runDue();
    expect(await state(id)).toMatchObject({ status: 'cancelled', handled: 0 });
    expect(await Property.countDocuments({ status: 'active' })).toBe(2);
  });

  test('runs no query that scans', async () => {
    for (const command of [
      { find: 'bulkchanges', filter: { kind: 'decisions' }, sort: byTime({ dir: 'desc' }) },
      { find: 'bulkchanges', filter: { kind: 'decisions' }, sort: byTime({ dir: 'asc' }) },
      { find: 'bulkchanges', filter: { by: admin.id, kind: 'decisions' }, sort: { createdAt: -1 } },
      { find: 'bulkchangeitems', filter: { bulk: admin.id }, sort: { position: 1 } },
      { find: 'bulkchanges', filter: { status: { $in: ['running'] }, leaseUntil: { $lte: new Date() } } },
    ]) {
      const stages = await planOf(command);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('SORT');
    }
  });

  test('finds all matches of every kind of list at their versions, and decides on 105 at once', async () => {
    const facts = {
      description: 'd',
      price: 1,
      area: 1,
      type: 'sale',
      category: 'Plots',
      address: 'a',
    } as const;
    const place = { city: 'Nagpur', citySlug: 'nagpur', owner: seller.id } as const;
    const rows = Array.from({ length: 105 }, (_, i) => ({
      ...{ ...facts, ...place, title: `Plot ${i}`, status: 'unverified' },
      review: { state: 'pending', since: new Date(Date.now() - i * 60_000), before: { title: 'Before' } },
    }));
    await Property.insertMany(rows as never);
    await Property.updateMany({}, { $inc: { __v: 2 } });
    const matching = async (query: string) =>
      (await admin.browser.call(GET_MATCHING, `/api/admin/properties/matching?${query}`, { method: 'GET' }))
        .json as { total: number; items: { id: string; title: string; version: number; review: object }[] };
    const { total, items } = await matching('view=queue&page=3');
    expect([total, items.length, items[0]?.title, items[104]?.title]).toEqual([
      105,
      105,
      'Plot 104',
      'Plot 0',
    ]);
    expect(items[0]).toMatchObject({ version: 2, review: { state: 'pending' } });
    // the search engine finds the others
    const found = await matching('search=plot');
    expect([found.total, found.items.length]).toEqual([105, 105]);
    expect((await seller.browser.call(GET_MATCHING, '/x', { method: 'GET' })).status).toBe(403);

    const listings = items.map(({ id, version, review }) => ({ id, version, review }));
    const { id } = (await ask({ decision: 'approve', listings })).json as unknown as BulkDto;
    await settleBackground();
    expect(await state(id)).toMatchObject({ status: 'done', handled: 105, failed: 0, problems: [] });
    expect(await Property.countDocuments({ 'review.state': 'approved' })).toBe(105);
    const { rows: second, pages } = await listBulkItems(id, { page: 2 });
    expect([second.length, pages, second[0]?.title]).toEqual([5, 2, 'Plot 4']);
    mails.length = 0;
    expect(await mailJob.runDue(new Date(Date.now() + 3_600_000))).toBe(1);
    expect(mails[0]?.text).toContain('105 in all. The first 20 are below.');
  });

  test('accepts 5000 listings and not one more', async () => {
    const listings = Array.from({ length: 5001 }, (_, i) => ({
      ...{ id: i.toString(16).padStart(24, '0'), version: 12 },
      review: { state: 'pending', since: new Date(0).toISOString() },
    }));
    const ask5000 = (body: object) => admin.browser.call(preview, '/x', { body });
    const most = await ask5000({ decision: 'paused', listings: listings.slice(1) });
    expect([most.status, most.json.gone]).toEqual([200, 5000]);
    expect((await ask5000({ decision: 'paused', listings })).json.issues).toMatchObject([
      { path: 'listings', message: 'At most 5000 at a time' },
    ]);
  });
});

describe('undo', () => {
  useTestDb();
  const { job, mailJob } = decisionBulk;
  const mails = catchMails();

  let admin: Person;
  let sellers: Person[];
  beforeAll(async () => {
    admin = await signedIn('admin');
    sellers = [
      await signedIn('seller', { name: 'Asha Patil' }),
      await signedIn('seller', { name: 'Ravi Deshmukh' }),
    ];
  });

  let made = 0;
  async function listingOf({ id }: Person) {
    made++;
    const facts = {
      title: `Flat ${made}`,
      address: `Plot ${made}, Dharampeth, Nagpur`,
      price: `${40 + made} lakh`,
    };
    const described = {
      description: 'A quiet flat near the lake with a balcony.',
      area: '900',
      possession: 'ready',
    };
    const kind = { type: 'sale', category: 'Residential' };
    const { _id, __v } = await listPublicly(testActor(id), { ...facts, ...described, ...kind });
    return { id: _id, version: __v };
  }

  const rowOf = (id: string) => Property.findById(id).select('+review').lean();
  const at = (id: string) => ({ params: { id } });
  const decide = async (listings: object[], words: object) => {
    const reply = await admin.browser.call(start, '/x', { body: { ...words, listings } });
    await settleBackground();
    return String(reply.json.id);
  };
  const stateNow = async (id: string) =>
    (await admin.browser.call(look, '/x', at(id))).json as unknown as BulkDto;

  test('previews the changes, exceptions and mails without writing anything', async () => {
    const listings = [
      await listingOf(sellers[0]!),
      await listingOf(sellers[0]!),
      await listingOf(sellers[1]!),
    ];
    const [changed] = [await listingOf(sellers[1]!)];
    await Property.updateOne({ _id: changed.id }, { $inc: { __v: 1 } });
    await Property.updateOne({ _id: listings[2]!.id }, { owner: null });
    const body = { decision: 'paused', listings: [...listings, changed, { id: 'f'.repeat(24) }] };
    const reply = await admin.browser.call(preview, '/x', { body });
    expect(reply.json as unknown as BulkPreviewDto).toEqual({
      total: 3,
      leftOut: [expect.stringMatching(/^Flat/)],
      gone: 1,
      changes: [{ from: 'Active', to: 'Paused', count: 3 }],
      mails: [{ name: 'Asha Patil', email: sellers[0]!.email, listings: 2 }],
      withoutMail: 1,
    });
    expect(await BulkChange.countDocuments()).toBe(0);
    expect(await Property.countDocuments({ status: 'active' })).toBe(4);
  });

  test('restores every listing, mails no owner, and logs one line for each of the two', async () => {
    const [first, second] = [await listingOf(sellers[0]!), await listingOf(sellers[1]!)];
    await Report.create({ property: first.id, reason: 'sold' });
    const before = [await rowOf(first.id), await rowOf(second.id)];
    const id = await decide([first, second], { decision: 'reject', reason: 'The papers are missing' });
    expect(await rowOf(first.id)).toMatchObject({ status: 'paused', review: { state: 'rejected' } });
    expect(await Report.countDocuments({ property: first.id, status: 'open' })).toBe(0);
    // the second listing's owner has changed it since
    await Property.updateOne({ _id: second.id }, { $inc: { __v: 1 }, price: 1 });

    expect((await admin.browser.call(undo, '/x', at(id))).status).toBe(202);
    await settleBackground();
    const ended = await stateNow(id);
    expect(ended).toMatchObject({ status: 'undone', failed: 1 });
    const { rows: items } = await listBulkItems(id, { page: 1 });
    expect(items.map(({ outcome }) => outcome)).toEqual(['undone', 'kept']);
    expect(ended.problems[0]?.problem).toMatch(/changed in the meantime/);
    const after = await rowOf(first.id);
    expect([after?.status, after?.review]).toEqual([before[0]?.status, before[0]?.review]);
    expect(after?.__v).toBe((before[0]?.__v ?? 0) + 2);
    expect(await Report.countDocuments({ property: first.id, status: 'open' })).toBe(1);
    expect(await rowOf(second.id)).toMatchObject({ status: 'paused' });

    expect(await mailJob.runDue(new Date(Date.now() + 3_600_000))).toBe(0);
    expect(mails).toEqual([]);
    const log = (query: object) => searchAudit(auditSearchSchema.parse(query));
    const lines = (await log({})).rows.filter(({ targetId }) => targetId === id);
    expect(lines.map(({ action }) => action)).toEqual(['property.bulk-undo', 'property.bulk']);
    const { rows } = await log({ group: id });
    expect(rows.map(({ targetId }) => targetId).toSorted()).toEqual(
      [first.id, first.id, second.id].toSorted(),
    );
    expect((await log({ target: second.id })).rows.some(({ details }) => details.includes('papers'))).toBe(
      true,
    );
    // a second undo, and an undo of an unknown decision
    expect((await admin.browser.call(undo, '/x', at(id))).json.message).toBe('This was already undone');
    expect((await admin.browser.call(undo, '/x', at('f'.repeat(24)))).status).toBe(404);
  });

  test.each([
    [{ status: 'running' }, 'This is still running. Stop it, then undo it'],
    [{ status: 'undoing' }, 'This is already being undone'],
    [{ status: 'done' }, 'Nothing was changed, so there is nothing to undo'],
    [
      { status: 'done', undoUntil: new Date(0) },
      'It can no longer be undone, because the owners have been notified',
    ],
  ])('is refused for a bulk decision with %j with a specific reason', async (state, message) => {
    const row = { kind: 'decisions', action: 'paused', value: '', total: 1, cursor: 0, detail: { total: 1 } };
    const by = {
      by: admin.id,
      byName: 'A',
      byRole: 'admin',
      ip: '',
      expiresAt: new Date(Date.now() + 60_000),
    };
    const { _id } = await BulkChange.create({ ...row, ...by, ...state, leaseUntil: by.expiresAt } as never);
    const { status, json } = await admin.browser.call(undo, '/x', at(String(_id)));
    expect([status, json.message]).toEqual([409, message]);
    await BulkChange.deleteOne({ _id });
  });

  test('names the colleague who decided on a listing meanwhile', async () => {
    const item = await listingOf(sellers[0]!);
    const other = await signedIn('admin', { name: 'Sunita Gawande' });
    const body = { decision: 'expired', reason: 'Let', listings: [item] };
    await other.browser.call(start, '/x', { body });
    await settleBackground();
    const id = await decide([item], { decision: 'paused' });
    expect((await stateNow(id)).problems).toMatchObject([
      { outcome: 'failed', problem: expect.stringMatching(/^Sunita Gawande \w+ this .+: Let$/) },
    ]);
  });

  test('finishes as if done once after a crash between listing and log', async () => {
    const item = await listingOf(sellers[0]!);
    const id = await decide([item], { decision: 'paused' });
    await Property.updateOne({ _id: item.id }, { $set: { status: 'active' }, $inc: { __v: 1 } });
    await BulkChange.updateOne(
      { _id: id },
      { status: 'undoing', cursor: 0, total: 1, done: 0, failed: 0, leaseUntil: new Date(0) },
    );
    await job.runDue();
    expect(await stateNow(id)).toMatchObject({ status: 'undone', failed: 0 });
    expect((await rowOf(item.id))?.__v).toBe(item.version + 2);
  });

  test('skips orders of a moderator who has lost the permission', async () => {
    const item = await listingOf(sellers[0]!);
    const moderator = await signedIn('admin', { officeRole: 'moderator' });
    const reply = await moderator.browser.call(start, '/x', {
      body: { decision: 'paused', listings: [item] },
    });
    await settleBackground();
    expect(await rowOf(item.id)).toMatchObject({ status: 'paused' });
    // the log names the office role that had the permission
    const rows = await AuditEntry.find({ actor: moderator.id }, { action: 1, actorRole: 1 }).lean();
    const entries = rows.filter(({ action }) => action.startsWith('property'));
    expect(entries.map(({ action, actorRole }) => [action, actorRole])).toEqual(
      expect.arrayContaining([
        ['property.write', 'moderator'],
        ['property.bulk', 'moderator'],
      ]),
    );
    expect(entries).toHaveLength(2);
    await Property.updateOne({ _id: item.id }, { $set: { status: 'active' }, $inc: { __v: -1 } });
    const again = { status: 'running', cursor: 0, done: 0, failed: 0, leaseUntil: new Date(0) };
    await User.updateOne({ _id: moderator.id }, { officeRole: 'agent' });
    await BulkChange.updateOne({ _id: reply.json.id }, again);
    await BulkChangeItem.updateOne({ bulk: String(reply.json.id) }, { $unset: { before: 1, outcome: 1 } });
    await job.runDue();
    expect((await stateNow(String(reply.json.id))).problems[0]?.problem).toMatch(/no longer has permission/);
    expect(await rowOf(item.id)).toMatchObject({ status: 'active' });
  });

  test('acts in the name of the person who requested it, and not without permission', async () => {
    const item = await listingOf(sellers[0]!);
    const id = await decide([item], { decision: 'paused' });
    const other = await signedIn('admin', { officeRole: 'moderator' });
    await User.updateOne({ _id: other.id }, { officeRole: 'moderator' });
    expect((await other.browser.call(undo, '/x', at(id))).status).toBe(202);
    await settleBackground();
    const entry = await AuditEntry.findOne({ targetId: item.id, actor: other.id }).lean();
    expect(entry).toMatchObject({ action: 'property.write', actorRole: 'moderator' });

    await User.updateOne({ _id: other.id }, { officeRole: 'agent' });
    const again = await decide([{ id: item.id }], { decision: 'paused' });
    const { by, byName, byRole } = { by: other.id, byName: 'Asha', byRole: 'admin' };
    const undoing = { status: 'undoing', cursor: 0, done: 0, failed: 0, by, byName, byRole };
    await BulkChange.updateOne({ _id: again }, { ...undoing, byOffice: 'moderator' });
    await BulkChange.updateOne({ _id: again }, { leaseUntil: new Date(0) });
    await job.runDue();
    expect(await stateNow(again)).toMatchObject({ status: 'undone', failed: 1 });
    expect((await stateNow(again)).problems[0]?.problem).toMatch(/no longer has permission/);
    expect(await rowOf(item.id)).toMatchObject({ status: 'paused' });
  });

  test('runs no mail query that scans', async () => {
    const filter = { kind: 'decisions', undoUntil: { $lte: new Date() } };
    expect(await planOf({ find: 'bulkchanges', filter })).toContain('IXSCAN');
  });
});
