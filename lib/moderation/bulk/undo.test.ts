import { GET as look } from '@/app/api/admin/properties/bulk/[id]/route';
import { POST as undo } from '@/app/api/admin/properties/bulk/[id]/undo/route';
import { POST as preview } from '@/app/api/admin/properties/bulk/preview/route';
import { POST as start } from '@/app/api/admin/properties/bulk/route';
import { searchAudit } from '@/lib/platform/audit/data';
import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { settleBackground } from '@/lib/platform/jobs/background';
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
import { listBulkItems } from './data';
import type { BulkDto, BulkPreviewDto } from './dto';
import { decisionBulk } from './jobs';

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

test('the question before it says what changes, what stays, and who is mailed; it writes nothing', async () => {
  const listings = [await listingOf(sellers[0]!), await listingOf(sellers[0]!), await listingOf(sellers[1]!)];
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

test('undone, every listing is what it was, nobody is mailed, and the log has one line for each of the two', async () => {
  const [first, second] = [await listingOf(sellers[0]!), await listingOf(sellers[1]!)];
  await Report.create({ property: first.id, reason: 'sold' });
  const before = [await rowOf(first.id), await rowOf(second.id)];
  const id = await decide([first, second], { decision: 'reject', reason: 'The papers are missing' });
  expect(await rowOf(first.id)).toMatchObject({ status: 'paused', review: { state: 'rejected' } });
  expect(await Report.countDocuments({ property: first.id, status: 'open' })).toBe(0);
  // the owner of the second has changed it since
  await Property.updateOne({ _id: second.id }, { $inc: { __v: 1 }, price: 1 });

  expect((await admin.browser.call(undo, '/x', at(id))).status).toBe(202);
  await settleBackground();
  const ended = await stateNow(id);
  expect(ended).toMatchObject({ status: 'undone', failed: 1 });
  const { rows: items } = await listBulkItems(id, { page: 1 });
  expect(items.map(({ outcome }) => outcome)).toEqual(['undone', 'kept']);
  expect(ended.problems[0]?.problem).toMatch(/changed since/);
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
  expect(rows.map(({ targetId }) => targetId).toSorted()).toEqual([first.id, first.id, second.id].toSorted());
  expect((await log({ target: second.id })).rows.some(({ details }) => details.includes('papers'))).toBe(
    true,
  );
  // again, and for who may not decide
  expect((await admin.browser.call(undo, '/x', at(id))).status).toBe(409);
  expect((await admin.browser.call(undo, '/x', at('f'.repeat(24)))).status).toBe(404);
});

test('an undo that broke off after the listing was written ends as if done once', async () => {
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

test('who may not decide any more has no order carried out', async () => {
  const item = await listingOf(sellers[0]!);
  const moderator = await signedIn('admin', { officeRole: 'moderator' });
  const reply = await moderator.browser.call(start, '/x', { body: { decision: 'paused', listings: [item] } });
  await settleBackground();
  expect(await rowOf(item.id)).toMatchObject({ status: 'paused' });
  // the log names the role in the office that allowed it
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
  expect((await stateNow(String(reply.json.id))).problems[0]?.problem).toMatch(/may not do this/);
  expect(await rowOf(item.id)).toMatchObject({ status: 'active' });
});

test('an undo is done in the name of who asked for it, and by nobody who may not decide any more', async () => {
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
  expect((await stateNow(again)).problems[0]?.problem).toMatch(/may not do this/);
  expect(await rowOf(item.id)).toMatchObject({ status: 'paused' });
});

test('no query for the mails scans', async () => {
  const filter = { kind: 'decisions', undoUntil: { $lte: new Date() } };
  expect(await planOf({ find: 'bulkchanges', filter })).toContain('IXSCAN');
});
