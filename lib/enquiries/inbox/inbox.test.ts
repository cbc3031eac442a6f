import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { POST as log } from '@/app/api/admin/enquiries/[id]/log/route';
import { POST as reply } from '@/app/api/admin/enquiries/[id]/reply/route';
import { PUT as change } from '@/app/api/admin/enquiries/[id]/route';
import { POST as undo } from '@/app/api/admin/enquiries/bulk/[id]/undo/route';
import { POST as bulk } from '@/app/api/admin/enquiries/bulk/route';
import { GET as matching } from '@/app/api/admin/enquiries/matching/route';
import { GET as exportCsv } from '@/app/api/admin/enquiries/route';
import { PATCH as changeLead } from '@/app/api/leads/[id]/route';
import { DELETE as remove, PUT as update } from '@/app/api/leads/templates/[id]/route';
import { POST as create, GET as read } from '@/app/api/leads/templates/route';
import { medianFirstAnswer } from '@/lib/enquiries/answer-time/data';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquiryDueAt } from '@/lib/enquiries/rules';
import { STARTER_TEMPLATES } from '@/lib/enquiries/templates/constants';
import { fillTemplate, unknownFields } from '@/lib/enquiries/templates/rules';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { RemovedEnquiry } from '@/models/enquiries/removed-enquiry';
import { AuditEntry } from '@/models/platform/audit-entry';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import {
  countEnquiries,
  enquiryFilter,
  enquiryOrder,
  getEnquiry,
  nextEnquiry,
  searchEnquiries,
} from './data';
import { senderAsContact } from './rules';
import { enquirySearchSchema } from './schema';

describe('mutations', () => {
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

  test('counts new, overdue and answered enquiries, and lists the newest first on request', async () => {
    expect(await countEnquiries(now)).toEqual({ fresh: 2, overdue: 1, answered: 0 });
    const newest = await searchEnquiries(enquirySearchSchema.parse({ by: 'createdAt' }), now);
    expect(newest.rows.map(({ status }) => status)).toEqual(['new', 'won', 'new']);
    expect((await searchEnquiries(enquirySearchSchema.parse({ status: 'overdue' }), now)).total).toBe(1);
  });

  test('creates a contact from the sender of an enquiry', async () => {
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
    expect(start).toMatchObject({
      firstName: 'Asha Rao',
      lastName: 'Kale',
      emailAddress: 'asha@home.example',
    });
    expect(start.notes).toMatch(/^Enquiry of .+ about A flat$/);
  });

  test('lets only an admin change and answer enquiries', async () => {
    for (const role of ['buyer', 'seller', 'broker', 'validator'] as const) {
      const person = await signedIn(role);
      expect((await put({ status: 'won' }, person)).status).toBe(403);
      expect((await post({ text: 'x' }, person)).status).toBe(403);
    }
  });

  test('mails an answer and records it after sending as the first answer', async () => {
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

  test('accepts only a member of the office as assignee', async () => {
    const seller = await signedIn('seller');
    expect((await put({ assignee: seller.id })).status).toBe(400);
  });

  test.each([{}, { status: 'new' }, { status: 'overdue' }, { assignee: '64b000000000000000000001' }])(
    'reads the inbox through an index for %j',
    async (query) => {
      const filter = Enquiry.find(enquiryFilter(enquirySearchSchema.parse(query), now)).cast(
        Enquiry,
      ) as Record<string, unknown>;
      const plan = await planOf({ find: 'enquiries', filter, sort: { createdAt: -1 }, limit: 20 });
      expect(plan).not.toContain('COLLSCAN');
    },
  );

  test('offers no mail reply to a sender without an email address', async () => {
    const { _id } = await Enquiry.create({ name: 'Ravi', phone: '+919822012345', message: 'Call me' });
    const result = await admin.browser.call(reply, `/api/admin/enquiries/${_id}/reply`, {
      params: { id: String(_id) },
      body: { text: 'Hello' },
    });
    expect([result.status, result.json.message]).toEqual([
      409,
      'The sender left no email address. Please call instead',
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
        (
          await Enquiry.create({
            name: 'Ravi',
            email: 'ravi@home.example',
            phone: '98220',
            message: 'Free?',
          })
        )._id,
      );
    const answer = (person: Person, of: string, body: object) =>
      person.browser.call(reply, `/api/admin/enquiries/${of}/reply`, { params: { id: of }, body });

    test('rejects a second answer from an outdated page with the first answer and its author', async () => {
      const of = await open();
      expect((await answer(other, of, { text: 'Yes. Saturday 11?', seen: 0 })).status).toBe(200);
      const late = await answer(admin, of, { text: 'Sorry, it is sold.', seen: 0 });
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(/^Shailesh replied to this \d+ seconds? ago$/),
      ]);
      expect(late.json.details).toMatchObject({
        earlier: { by: 'Shailesh', text: 'Yes. Saturday 11?', answers: 1 },
      });
      expect((await answer(admin, of, { text: 'Sorry, it is sold.' })).status).toBe(409);
      expect((await getEnquiry(of))?.notes).toHaveLength(1);
      expect((await answer(admin, of, { text: 'The keys are with me.', seen: 1 })).status).toBe(200);
    });

    test('sends one of two simultaneous answers, whose author becomes the assignee', async () => {
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
});

describe('queue api', () => {
  useTestDb();

  const HOUR = 3_600_000;
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  let admin: Person;

  beforeAll(async () => {
    admin = await signedIn('admin');
  });

  /** Stores an enquiry as the form does, with its lead, received this many hours ago. */
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

  test('counts a mail, a logged call or a WhatsApp message as an answer, but not a state change or missed call', async () => {
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

  test('orders the queue by overdue, age and date, and continues after the answered enquiry', async () => {
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
    // a past date is overdue, and an ended enquiry has no date
    await Enquiry.updateOne({ _id: dated }, { $set: { nextAt: ago(1) } });
    expect((await list({ status: 'overdue' })).total).toBe(2);
    await put(dated, { status: 'lost' });
    expect((await getEnquiry(dated))?.nextAt).toBeUndefined();
    expect((await list({ status: 'overdue' })).total).toBe(1);
  });

  test("requires the date of a planned visit, which becomes the lead's next step", async () => {
    const id = await asked('Visitor');
    const refused = await put(id, { status: 'visit planned' });
    expect([refused.status, refused.json.issues]).toEqual([
      400,
      [{ path: 'nextAt', message: 'Enter the time of the visit' }],
    ]);
    expect((await put(id, { status: 'visit planned', nextAt: '2031-05-11T11:00' })).status).toBe(200);
    const visit = new Date('2031-05-11T11:00:00+05:30');
    expect((await getEnquiry(id))?.nextAt).toBe(visit.toISOString());
    expect((await Lead.findOne({ name: 'Visitor' }).lean())?.nextStep).toMatchObject({
      text: 'Visit',
      at: visit,
    });
    // in another state the enquiry loses the day of the visit
    await put(id, { status: 'negotiating' });
    expect((await getEnquiry(id))?.nextAt).toBeUndefined();
  });

  test('finds enquiries by name, message, address and number, and filters by day and person', async () => {
    expect(await names({ search: 'undat' })).toEqual(['Undated']);
    expect(await names({ search: 'flat later' })).toEqual(['Later']);
    expect(await names({ search: 'fresh@home' })).toEqual(['Fresh']);
    expect((await list({ search: '98220 12345' })).total).toBe((await list({})).total);
    expect(await names({ search: '98220 99999' })).toEqual([]);
    expect((await list({ from: '2020-01-01', to: '2020-01-02' })).total).toBe(0);
    for (const query of [
      {},
      { status: 'new' },
      { status: 'open' },
      { search: 'late' },
      { assignee: 'none' },
    ]) {
      const search = enquirySearchSchema.parse(query);
      const filter = Enquiry.find(enquiryFilter(search, now)).cast(Enquiry) as Record<string, unknown>;
      const plan = await planOf({ find: 'enquiries', filter, sort: enquiryOrder(search), limit: 20 });
      expect([query, plan]).toEqual([query, expect.arrayContaining(['IXSCAN'])]);
    }
  });

  test('assigns several enquiries to a member of the office at once, and undoes it', async () => {
    const agent = await signedIn('admin', { officeRole: 'agent' });
    const stranger = await signedIn('broker');
    const ids = (await list({ search: 'late' })).rows.map(({ _id }) => _id);
    const items = ids.map((id) => ({ id, assignee: agent.id }));
    expect((await many({ action: 'assign', items: [{ id: ids[0], assignee: stranger.id }] })).status).toBe(
      400,
    );
    const done = await many({ action: 'assign', items });
    expect(done.json).toMatchObject({ status: 'done', done: 2, result: '2 enquiries assigned' });
    expect((await list({ assignee: agent.id })).total).toBe(2);
    // reassigned since, so the undo leaves it unchanged
    await Enquiry.updateOne({ _id: ids[0] }, { assignee: admin.id });
    expect((await takeBack(done.json.id)).json).toMatchObject({ status: 'undone', done: 1, failed: 1 });
    expect((await list({ assignee: agent.id })).total).toBe(0);
    expect(String((await Enquiry.findById(ids[0]).lean())?.assignee)).toBe(admin.id);
    await Enquiry.updateOne({ _id: ids[0] }, { $unset: { assignee: 1 } });
    const again = await takeBack(done.json.id);
    expect([again.status, again.json.message]).toEqual([409, 'This was already undone']);
    const entry = await AuditEntry.findOne({ 'details.kind': 'bulk assign' }).lean();
    expect(entry?.details).toMatchObject({ count: 2, items: expect.arrayContaining(ids) });
  });

  test('hides spam and deleted enquiries with their leads from lists and figures, and restores them unchanged', async () => {
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
      expect((await list({ status })).rows[0]?.removed).toMatchObject({
        why: status,
        by: expect.any(String),
      });
      const back = action === 'spam' ? await many({ action: 'restore', ids }) : await takeBack(taken.json.id);
      expect(back.json).toMatchObject({ done: 2 });
      expect([(await list({})).total, await Lead.countDocuments()]).toEqual([all.total, leads]);
    }
    expect(await Enquiry.findById(ids[0]).select('+terms +matchKeys').lean()).toEqual(before);
    expect((await many({ action: 'spam', ids: [] })).status).toBe(400);
  });

  test('exports the filtered rows, and logs the export', async () => {
    const { status, text } = await admin.browser.call(exportCsv, '/api/admin/enquiries?search=undat', {
      method: 'GET',
    });
    expect(status).toBe(200);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Undated');
    expect(await AuditEntry.exists({ action: 'export', 'details.what': 'enquiries' })).not.toBeNull();
  });

  test('exports an enquiry that the office removed with the account, and erases it', async () => {
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

  test('finds all matches on every page, even among removed enquiries', async () => {
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
});

describe('templates', () => {
  useTestDb();
  let broker: Person;
  beforeEach(async () => {
    broker = await signedIn('broker');
  });

  const add = (body: object, { browser } = broker) => browser.call(create, '/x', { body });
  const change = (id: string, body: object, { browser } = broker) =>
    browser.call(update, '/x', { method: 'PUT', params: { id }, body });
  const template = { name: 'Free', text: 'Hello {name}, {title} costs {price}: {link}' };
  const idOf = (json: Record<string, unknown>) => String((json.template as { id: string }).id);

  test('lets only the owner of a template add, change and delete it', async () => {
    const added = await add(template);
    expect(added.status).toBe(201);
    const id = idOf(added.json);
    expect((await add(template)).status).toBe(409);
    expect((await change(id, { ...template, text: 'Hi {name}' })).json).toMatchObject({
      template: { text: 'Hi {name}' },
    });
    const stranger = await signedIn('broker');
    expect((await change(id, template, stranger)).status).toBe(404);
    const drop = ({ browser }: Person) => browser.call(remove, '/x', { method: 'DELETE', params: { id } });
    expect((await drop(stranger)).status).toBe(404);
    expect((await stranger.browser.call(read, '/x')).json).toEqual({ templates: [] });
    expect((await broker.browser.call(read, '/x')).json).toMatchObject({ templates: [{ id }] });
    expect((await drop(broker)).status).toBe(200);
  });

  test('rejects an unknown field with the list of fields', async () => {
    const reply = await add({ name: 'Bad', text: 'Hello {nam}' });
    expect([reply.status, reply.json.message]).toEqual([
      400,
      'Unknown field {nam}. The fields are {name}, {title}, {price}, {link}, {agent}',
    ]);
    expect((await add({ name: ' ', text: 'x' })).status).toBe(400);
    expect((await add({ name: 'Long', text: 'x'.repeat(2001) })).status).toBe(400);
  });

  test('fills in fields, even repeated ones, and leaves no gap for missing values', () => {
    const values = {
      name: 'Asha',
      title: 'Flat in Besa',
      price: '₹45 L',
      link: 'https://x.example',
      agent: 'Ravi',
    };
    expect(fillTemplate('Hello {name}, {name}! {price}', values)).toBe('Hello Asha, Asha! ₹45 L');
    expect(fillTemplate('Hello {name},\n{title}', { ...values, name: '' })).toBe('Hello,\nFlat in Besa');
    // a person's name is not treated as a template
    expect(fillTemplate('{name}', { ...values, name: '{price}' })).toBe('{price}');
    for (const { text } of STARTER_TEMPLATES) expect(unknownFields(text)).toEqual([]);
  });

  test('exports and erases templates with the account, and reads them through an index', async () => {
    await add(template);
    expect(await collectPersonalData(broker.id)).toMatchObject({ answerTemplates: [template] });
    await erasePerson({ id: broker.id, email: broker.email, verified: true });
    expect(await AnswerTemplate.countDocuments({ owner: broker.id })).toBe(0);
    const filter = { owner: 'a'.repeat(24) };
    expect(await planOf({ find: 'answertemplates', filter, sort: { name: 1 } })).toContain('IXSCAN');
  });
});
