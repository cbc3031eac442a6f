import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POST as reply } from '@/app/api/admin/enquiries/[id]/reply/route';
import { PUT as change } from '@/app/api/admin/enquiries/[id]/route';
import { Enquiry } from '@/models/enquiries/enquiry';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { countEnquiries, enquiryFilter, getEnquiry, searchEnquiries } from './data';
import { senderAsContact } from './rules';
import { enquirySearchSchema } from './schema';

useTestDb();

const HOUR = 3_600_000;
const now = new Date();
let admin: Person;
let id: string;

beforeAll(async () => {
  admin = await signedIn('admin');
  const fields = { name: 'Asha', email: 'asha@home.example', phone: '98220', message: 'Is it free?' };
  const rows = await Enquiry.insertMany(
    [1, 30, 2].map((hours, i) => ({
      ...fields,
      status: i === 2 ? 'won' : 'new',
      createdAt: new Date(now.getTime() - hours * HOUR),
    })),
  );
  id = String(rows[0]?._id);
});

const put = (body: object, person = admin) =>
  person.browser.call(change, `/api/admin/enquiries/${id}`, { method: 'PUT', params: { id }, body });
const post = (body: object, person = admin) =>
  person.browser.call(reply, `/api/admin/enquiries/${id}/reply`, { params: { id }, body });

test('counts new, overdue and answered, and lists the newest first when asked to', async () => {
  expect(await countEnquiries(now)).toEqual({ fresh: 2, overdue: 1, answered: 0 });
  const newest = await searchEnquiries(enquirySearchSchema.parse({ by: 'createdAt' }), now);
  expect(newest.rows.map(({ status }) => status)).toEqual(['new', 'won', 'new']);
  expect((await searchEnquiries(enquirySearchSchema.parse({ status: 'overdue' }), now)).total).toBe(1);
});

test('the sender of an enquiry becomes a contact as the directory would have it', async () => {
  const enquiry = await getEnquiry(id);
  expect(enquiry?.contactId).toBeUndefined();
  const start = senderAsContact({
    email: '',
    phone: '',
    createdAt: now.toISOString(),
    ...enquiry,
    name: ' Asha  Rao Kale ',
    propertyTitle: 'A flat',
  });
  expect(start).toMatchObject({ firstName: 'Asha Rao', lastName: 'Kale', emailAddress: 'asha@home.example' });
  expect(start.notes).toMatch(/^Enquiry of .+ about A flat$/);
});

test('only an admin changes and answers', async () => {
  for (const role of ['buyer', 'seller', 'broker', 'validator'] as const) {
    const person = await signedIn(role);
    expect((await put({ status: 'won' }, person)).status).toBe(403);
    expect((await post({ text: 'x' }, person)).status).toBe(403);
  }
});

test('an answer is mailed, recorded once it left, and is the first answer', async () => {
  expect((await post({ text: ' ' })).status).toBe(400);
  expect((await post({ text: 'Yes, it is.' })).status).toBe(200);
  const folder = join(String(process.env.DATA_DIR), 'outbox');
  const mail = await readFile(join(folder, (await readdir(folder))[0] ?? ''), 'utf8');
  expect(mail).toContain('To: asha@home.example');
  expect(mail).toContain('Yes, it is.');
  const after = await getEnquiry(id);
  expect(after).toMatchObject({
    status: 'contacted',
    firstAnsweredAt: expect.any(String),
    notes: [{ kind: 'reply' }],
  });
  await put({ status: 'negotiating', note: 'wants parking', assignee: admin.id });
  const later = await getEnquiry(id);
  expect(later).toMatchObject({
    status: 'negotiating',
    assignee: admin.id,
    firstAnsweredAt: after?.firstAnsweredAt,
  });
  expect(later?.notes.map(({ kind }) => kind)).toEqual(['reply', 'status', 'note']);
  await put({ assignee: '' });
  expect((await getEnquiry(id))?.assignee).toBeUndefined();
});

test('only somebody of the office looks after it', async () => {
  const seller = await signedIn('seller');
  expect((await put({ assignee: seller.id })).status).toBe(400);
});

test.each([{}, { status: 'new' }, { status: 'overdue' }, { assignee: '64b000000000000000000001' }])(
  'no scan for %j',
  async (query) => {
    const filter = Enquiry.find(enquiryFilter(enquirySearchSchema.parse(query), now)).cast(Enquiry) as Record<
      string,
      unknown
    >;
    const plan = await planOf({ find: 'enquiries', filter, sort: { createdAt: -1 }, limit: 20 });
    expect(plan).not.toContain('COLLSCAN');
  },
);

test('a sender who left no e-mail address cannot be answered by mail', async () => {
  const { _id } = await Enquiry.create({ name: 'Ravi', phone: '+919822012345', message: 'Call me' });
  const result = await admin.browser.call(reply, `/api/admin/enquiries/${_id}/reply`, {
    params: { id: String(_id) },
    body: { text: 'Hello' },
  });
  expect([result.status, result.json.message]).toEqual([
    409,
    'The sender left no e-mail address. Please call instead',
  ]);
  expect((await getEnquiry(String(_id)))?.notes).toEqual([]);
});

describe('with two officers', () => {
  let other: Person;
  beforeAll(async () => {
    other = await signedIn('admin', { name: 'Shailesh' });
  });
  const open = async () =>
    String(
      (await Enquiry.create({ name: 'Ravi', email: 'ravi@home.example', phone: '98220', message: 'Free?' }))
        ._id,
    );
  const answer = (person: Person, of: string, body: object) =>
    person.browser.call(reply, `/api/admin/enquiries/${of}/reply`, { params: { id: of }, body });

  test('the second answer on one page is refused by name with what the first one wrote', async () => {
    const of = await open();
    expect((await answer(other, of, { text: 'Yes. Saturday 11?', seen: 0 })).status).toBe(200);
    const late = await answer(admin, of, { text: 'Sorry, it is sold.', seen: 0 });
    expect([late.status, late.json.message]).toEqual([
      409,
      expect.stringMatching(/^Shailesh answered this \d+ seconds? ago$/),
    ]);
    expect(late.json.details).toMatchObject({
      earlier: { by: 'Shailesh', text: 'Yes. Saturday 11?', answers: 1 },
    });
    expect((await answer(admin, of, { text: 'Sorry, it is sold.' })).status).toBe(409);
    expect((await getEnquiry(of))?.notes).toHaveLength(1);
    expect((await answer(admin, of, { text: 'The keys are with me.', seen: 1 })).status).toBe(200);
  });

  test('of two answers at the same moment one leaves, and who sent it looks after the enquiry', async () => {
    const of = await open();
    const both = await Promise.all([
      answer(admin, of, { text: 'Yes.', seen: 0 }),
      answer(other, of, { text: 'No.', seen: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await getEnquiry(of);
    expect(after?.notes).toHaveLength(1);
    expect(after?.assignee).toBe(both[0]?.status === 200 ? admin.id : other.id);
  });
});
