import { Types } from 'mongoose';
import { POST as log } from '@/app/api/admin/enquiries/[id]/log/route';
import { POST as reply } from '@/app/api/admin/enquiries/[id]/reply/route';
import { PUT as change } from '@/app/api/admin/enquiries/[id]/route';
import { POST as undo } from '@/app/api/admin/enquiries/bulk/[id]/undo/route';
import { POST as bulk } from '@/app/api/admin/enquiries/bulk/route';
import { GET as matching } from '@/app/api/admin/enquiries/matching/route';
import { GET as exportCsv } from '@/app/api/admin/enquiries/route';
import { PATCH as changeLead } from '@/app/api/leads/[id]/route';
import { medianFirstAnswer } from '@/lib/enquiries/answer-time/data';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquiryDueAt } from '@/lib/enquiries/rules';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { RemovedEnquiry } from '@/models/enquiries/removed-enquiry';
import { AuditEntry } from '@/models/platform/audit-entry';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { enquiryFilter, enquiryOrder, getEnquiry, nextEnquiry, searchEnquiries } from './data';
import { enquirySearchSchema } from './schema';

useTestDb();

const HOUR = 3_600_000;
const now = new Date();
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
let admin: Person;

beforeAll(async () => {
  admin = await signedIn('admin');
});

/** An enquiry as the form stores it, with its lead, received so many hours ago. */
async function asked(
  name: string,
  hours = 1,
  email: string | undefined = `${name.toLowerCase()}@home.example`,
) {
  const form = { name, phone: '+919822012345', message: `Is the flat of ${name} free?` };
  const { id } = await createEnquiry({ ...form, email } as never, `visitor:${name}`);
  const createdAt = ago(hours);
  const $set = { createdAt, dueAt: enquiryDueAt({ status: 'new', createdAt }) };
  await Enquiry.collection.updateOne({ _id: new Types.ObjectId(id) }, { $set });
  return id;
}

const at = (id: string) => ({ params: { id } });
const put = (id: string, body: object) =>
  admin.browser.call(change, `/api/admin/enquiries/${id}`, { method: 'PUT', ...at(id), body });
const logged = (id: string, body: object) =>
  admin.browser.call(log, `/api/admin/enquiries/${id}/log`, { ...at(id), body });
const many = (body: object) => admin.browser.call(bulk, '/api/admin/enquiries/bulk', { body });
const takeBack = (id: unknown) =>
  admin.browser.call(undo, '/x', { method: 'POST', params: { id: String(id) } });
const list = (query: object) => searchEnquiries(enquirySearchSchema.parse(query), now);
const names = async (query: object) => (await list(query)).rows.map(({ name }) => name);

test('a change of state is no answer; a mail, a logged call and a WhatsApp are, a missed call is not one', async () => {
  const id = await asked('Meera', 2);
  expect((await put(id, { status: 'contacted' })).status).toBe(200);
  expect((await logged(id, { way: 'missed' })).status).toBe(200);
  const lead = await Lead.findOne({ name: 'Meera' }).lean();
  await admin.browser.call(changeLead, `/api/leads/${lead?._id}`, {
    method: 'PATCH',
    params: { id: String(lead?._id) },
    body: { state: 'negotiating' },
  });
  expect((await getEnquiry(id))?.firstAnsweredAt).toBeUndefined();
  expect((await Lead.findById(lead?._id).lean())?.firstAnsweredAt).toBeUndefined();
  expect(await medianFirstAnswer(now)).toBeUndefined();
  expect((await logged(id, { way: 'fax' })).status).toBe(400);
  expect((await logged(id, { way: 'call', text: 'Comes on Sunday' })).status).toBe(200);
  const answered = await getEnquiry(id);
  expect(answered?.firstAnsweredAt).toBeDefined();
  expect(answered?.notes.map(({ kind }) => kind)).toEqual(['status', 'missed', 'call']);
  const known = await Lead.findById(lead?._id).lean();
  expect([known?.firstAnsweredAt, known?.notes.map(({ kind }) => kind)]).toEqual([
    expect.any(Date),
    ['state', 'state', 'call'],
  ]);
  for (const answer of ['whatsapp', 'mail'] as const) {
    const other = await asked(answer === 'mail' ? 'Nikhil' : 'Ojas');
    const params = { params: { id: other } };
    if (answer === 'mail')
      await admin.browser.call(reply, `/api/admin/enquiries/${other}/reply`, {
        ...params,
        body: { text: 'Yes' },
      });
    else await logged(other, { way: 'whatsapp' });
    expect(await getEnquiry(other)).toMatchObject({
      status: 'contacted',
      firstAnsweredAt: expect.any(String),
    });
  }
  expect((await medianFirstAnswer(now))?.of).toBe(3);
  await Enquiry.deleteMany({});
});

test('the queue: overdue first, then the oldest, then by date; "next" goes on from where the answer was given', async () => {
  const fresh = await asked('Fresh', 2);
  const late = await asked('Late', 50);
  await asked('Later', 30);
  const dated = await asked('Dated', 90);
  await put(dated, { status: 'contacted', nextAt: new Date(now.getTime() + 48 * HOUR).toISOString() });
  const undated = await asked('Undated', 80);
  await put(undated, { status: 'contacted' });
  const won = await asked('Won', 100);
  await put(won, { status: 'won' });
  expect(await names({})).toEqual(['Late', 'Later', 'Fresh', 'Dated', 'Undated', 'Won']);
  expect(await names({ status: 'open' })).toEqual(['Late', 'Later', 'Fresh', 'Dated', 'Undated']);
  expect(await names({ status: 'overdue' })).toEqual(['Late', 'Later']);
  const search = enquirySearchSchema.parse({ status: 'new' });
  const place = (await list({ status: 'new' })).rows[0]?.at ?? '';
  await logged(late, { way: 'call' });
  const next = await nextEnquiry(search, place, now);
  expect(next?.name).toBe('Later');
  expect((await nextEnquiry(search, next?.at ?? '', now))?._id).toBe(fresh);
  expect((await nextEnquiry(search, (await getEnquiry(fresh))?.at ?? '', now))?.name).toBeUndefined();
  // a date that has passed is overdue; an ended one has none
  await Enquiry.updateOne({ _id: dated }, { $set: { nextAt: ago(1) } });
  expect((await list({ status: 'overdue' })).total).toBe(2);
  await put(dated, { status: 'lost' });
  expect((await getEnquiry(dated))?.nextAt).toBeUndefined();
  expect((await list({ status: 'overdue' })).total).toBe(1);
});

test('a planned visit has a date; it is the next step of the lead too', async () => {
  const id = await asked('Visitor');
  const refused = await put(id, { status: 'visit planned' });
  expect([refused.status, refused.json.issues]).toEqual([
    400,
    [{ path: 'nextAt', message: 'Say when the visit is' }],
  ]);
  expect((await put(id, { status: 'visit planned', nextAt: '2031-05-11T11:00' })).status).toBe(200);
  const visit = new Date('2031-05-11T11:00:00+05:30');
  expect((await getEnquiry(id))?.nextAt).toBe(visit.toISOString());
  expect((await Lead.findOne({ name: 'Visitor' }).lean())?.nextStep).toMatchObject({
    text: 'Visit',
    at: visit,
  });
  // left for another state, the day of the visit is not one of it
  await put(id, { status: 'negotiating' });
  expect((await getEnquiry(id))?.nextAt).toBeUndefined();
});

test('found by name, words of the message, address and number; filtered by day and person', async () => {
  expect(await names({ search: 'undat' })).toEqual(['Undated']);
  expect(await names({ search: 'flat later' })).toEqual(['Later']);
  expect(await names({ search: 'fresh@home' })).toEqual(['Fresh']);
  expect((await list({ search: '98220 12345' })).total).toBe((await list({})).total);
  expect(await names({ search: '98220 99999' })).toEqual([]);
  expect((await list({ from: '2020-01-01', to: '2020-01-02' })).total).toBe(0);
  for (const query of [{}, { status: 'new' }, { status: 'open' }, { search: 'late' }, { assignee: 'none' }]) {
    const search = enquirySearchSchema.parse(query);
    const filter = Enquiry.find(enquiryFilter(search, now)).cast(Enquiry) as Record<string, unknown>;
    const plan = await planOf({ find: 'enquiries', filter, sort: enquiryOrder(search), limit: 20 });
    expect([query, plan]).toEqual([query, expect.arrayContaining(['IXSCAN'])]);
  }
});

test('several are assigned at once, to anyone of the office, and back again', async () => {
  const agent = await signedIn('admin', { officeRole: 'agent' });
  const stranger = await signedIn('broker');
  const ids = (await list({ search: 'late' })).rows.map(({ _id }) => _id);
  const items = ids.map((id) => ({ id, assignee: agent.id }));
  expect((await many({ action: 'assign', items: [{ id: ids[0], assignee: stranger.id }] })).status).toBe(400);
  const done = await many({ action: 'assign', items });
  expect(done.json).toMatchObject({ status: 'done', done: 2, result: '2 enquiries assigned' });
  expect((await list({ assignee: agent.id })).total).toBe(2);
  // given to somebody else since: there it stays
  await Enquiry.updateOne({ _id: ids[0] }, { assignee: admin.id });
  expect((await takeBack(done.json.id)).json).toMatchObject({ status: 'undone', done: 1, failed: 1 });
  expect((await list({ assignee: agent.id })).total).toBe(0);
  expect(String((await Enquiry.findById(ids[0]).lean())?.assignee)).toBe(admin.id);
  await Enquiry.updateOne({ _id: ids[0] }, { $unset: { assignee: 1 } });
  expect((await takeBack(done.json.id)).status).toBe(404);
  const entry = await AuditEntry.findOne({ 'details.kind': 'bulk assign' }).lean();
  expect(entry?.details).toMatchObject({ count: 2, items: expect.arrayContaining(ids) });
});

test('spam and deleted ones are in no list and no figure, with their leads, and come back as they were', async () => {
  const all = await list({});
  const leads = await Lead.countDocuments();
  const ids = (await list({ search: 'late' })).rows.map(({ _id }) => _id);
  const before = await Enquiry.findById(ids[0]).select('+terms +matchKeys').lean();
  for (const [action, status] of [
    ['spam', 'spam'],
    ['delete', 'deleted'],
  ] as const) {
    const taken = await many({ action, ids });
    expect(taken.json).toMatchObject({ done: 2 });
    expect([(await list({})).total, await Lead.countDocuments()]).toEqual([all.total - 2, leads - 2]);
    expect((await list({ status })).rows[0]?.removed).toMatchObject({ why: status, by: expect.any(String) });
    const back = action === 'spam' ? await many({ action: 'restore', ids }) : await takeBack(taken.json.id);
    expect(back.json).toMatchObject({ done: 2 });
    expect([(await list({})).total, await Lead.countDocuments()]).toEqual([all.total, leads]);
  }
  expect(await Enquiry.findById(ids[0]).select('+terms +matchKeys').lean()).toEqual(before);
  expect((await many({ action: 'spam', ids: [] })).status).toBe(400);
});

test('the export has the rows of the filters, and is on record', async () => {
  const { status, text } = await admin.browser.call(exportCsv, '/api/admin/enquiries?search=undat', {
    method: 'GET',
  });
  expect(status).toBe(200);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Undated');
  expect(await AuditEntry.exists({ action: 'export', 'details.what': 'enquiries' })).not.toBeNull();
});

test('what was taken out of a person is in the export of the account, and goes with it', async () => {
  const buyer = await signedIn('buyer');
  const { id } = await createEnquiry(
    { name: 'B', email: buyer.email, phone: '+919822012340', message: 'Hello there' } as never,
    `user:${buyer.id}`,
  );
  await many({ action: 'delete', ids: [id] });
  expect(await collectPersonalData(buyer.id)).toMatchObject({
    removedEnquiries: [{ message: 'Hello there' }],
  });
  await erasePerson({ id: buyer.id, email: buyer.email, verified: true });
  expect(await RemovedEnquiry.exists({ _id: id })).toBeNull();
});

test('all that match are found on every page, also among the removed ones', async () => {
  await Enquiry.deleteMany({});
  await RemovedEnquiry.deleteMany({});
  for (let i = 0; i < 22; i++) await asked(`Match${i}`, i + 1);
  const find = async (query: string) => {
    const reply = await admin.browser.call(matching, `/api/admin/enquiries/matching?${query}`, {
      method: 'GET',
    });
    return reply.json as { total: number; items: { id: string }[] };
  };
  const { total, items } = await find('page=2&status=new');
  expect([total, new Set(items.map(({ id }) => id)).size]).toEqual([22, 22]);
  expect((await find('search=match3')).total).toBe(1);
  await many({ action: 'spam', ids: items.map(({ id }) => id) });
  expect([(await find('status=new')).total, (await find('status=spam')).total]).toEqual([0, 22]);
});
