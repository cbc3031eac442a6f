import { GET as exportContacts } from '@/app/api/admin/contacts/route';
import { GET as failedRows } from '@/app/api/admin/import/[id]/failed/route';
import { POST as act, DELETE as discard, GET as look, PUT as plan } from '@/app/api/admin/import/[id]/route';
import { POST as send } from '@/app/api/admin/import/route';
import { PUT as saveContact } from '@/app/api/contact/[id]/route';
import type { UserSession } from '@/lib/auth/types';
import { contactRow } from '@/lib/contact/mutations';
import { contactInputSchema } from '@/lib/contact/schema';
import { settleBackground } from '@/lib/jobs/background';
import { AuditEntry } from '@/models/audit-entry';
import { Contact } from '@/models/contact';
import { Import } from '@/models/import';
import { ImportRow } from '@/models/import-row';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './constants';
import { getImport } from './data';
import type { ImportDto } from './dto';
import { runImport, undoImport } from './mutations';
import { resumeImports, workOnImport } from './work-mutations';

// as many rows as the limit really is take seconds to write
jest.mock('./constants', () => ({ ...jest.requireActual('./constants'), MAX_IMPORT_ROWS: 600 }));

useTestDb();

let admin: Person;
beforeAll(async () => {
  admin = await signedIn('admin');
});
afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(async () => {
  await Promise.all([Contact.deleteMany({}), Import.deleteMany({}), ImportRow.deleteMany({})]);
});

async function upload(content: string | Buffer, name = 'people.csv') {
  const form = new FormData();
  form.set('kind', 'contacts');
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return admin.browser.call(send, '/api/admin/import', { method: 'POST', body: form });
}

const at = (id: string) => ({ params: { id } });
const state = async (id: string) =>
  (await admin.browser.call(look, `/api/admin/import/${id}`, at(id))).json as unknown as ImportDto;

async function check(content: string | Buffer, duplicates = 'skip', name?: string): Promise<ImportDto> {
  const { id, mapping } = (await upload(content, name)).json as unknown as ImportDto;
  const body = { mapping, duplicates, dateOrder: 'dmy' };
  const reply = await admin.browser.call(plan, `/api/admin/import/${id}`, { method: 'PUT', body, ...at(id) });
  expect(reply.status).toBe(200);
  await settleBackground();
  return state(id);
}

async function does(id: string, action: string) {
  const reply = await admin.browser.call(act, `/api/admin/import/${id}`, { body: { action }, ...at(id) });
  await settleBackground();
  return reply.status === 200 ? state(id) : reply;
}

const addContact = (values: object) => Contact.create(contactRow(contactInputSchema.parse(values)));

const FILE = [
  'First name,Last name,Mobile,Email,Organization',
  'Asha,Rao,98220 12345,asha@x.example,Orange Homes',
  'Ravi,Patil,+91 98220 54321,,',
  '',
  'Asha,R,,ASHA@x.example,',
  'Nobody,,call me,no-mail,',
  'Meera,Joshi,09822054321,meera@x.example,Vidarbha Steel',
  'Zoya,Khan,,,"=cmd|calc"',
].join('\n');

async function directory() {
  const rows = await Contact.find({}).sort({ nameKey: 1 }).lean();
  return rows.map((row) =>
    [row.firstName, row.lastName, row.mobilePhone, row.emailAddress, row.organization].join('|'),
  );
}

test('check, run and undo: counts are true, and only the run writes to the directory', async () => {
  await addContact({ firstName: 'Ravi', mobilePhone: '9822054321' });
  const checked = await check(FILE);
  expect(checked).toMatchObject({
    status: 'checked',
    rows: 6,
    handled: 8,
    by: expect.stringContaining('admin'),
  });
  expect(checked.counts).toMatchObject({ new: 2, duplicate: 3, wrong: 1 });
  expect(await Contact.countDocuments({})).toBe(1);
  const wrong = await ImportRow.findOne({ verdict: 'wrong' }).lean();
  expect(wrong).toMatchObject({
    row: 6,
    problems: [
      { column: 'Mobile', value: 'call me' },
      { column: 'Email', value: 'no-mail' },
    ],
  });
  const twice = await ImportRow.findOne({ row: 5 }).lean();
  expect(twice).toMatchObject({ verdict: 'duplicate', duplicateRow: 2 });

  const done = (await does(checked.id, 'run')) as ImportDto;
  expect(done).toMatchObject({ status: 'done', counts: { created: 2, skipped: 3, failed: 1, updated: 0 } });
  expect(await directory()).toEqual([
    'Asha|Rao|98220 12345|asha@x.example|Orange Homes',
    'Ravi||9822054321||',
    'Zoya|Khan|||=cmd|calc',
  ]);

  const csv = await admin.browser.call(failedRows, `/api/admin/import/${done.id}/failed`, at(done.id));
  expect(csv.text.split('\r\n').slice(0, 2)).toEqual([
    'Row,Reason,First name,Last name,Mobile,Email,Organization',
    expect.stringMatching(/^6,"Mobile ""call me"": Use digits.*",Nobody,,call me,no-mail,$/),
  ]);

  const late = { mapping: done.mapping, duplicates: 'skip' };
  const refused = await admin.browser.call(plan, '/', { method: 'PUT', body: late, ...at(done.id) });
  expect(refused.status).toBe(409);
  expect(await ImportRow.countDocuments({ import: done.id, verdict: 'wrong' })).toBe(1);

  const undone = (await does(done.id, 'undo')) as ImportDto;
  expect(undone).toMatchObject({ status: 'undone', counts: { undone: 2, kept: 0 } });
  expect(await directory()).toEqual(['Ravi||9822054321||']);
  expect(
    (await AuditEntry.find({ action: 'import', targetId: done.id }).sort({ at: 1 }).lean()).map(
      ({ details }) => details.kind,
    ),
  ).toEqual(['upload', 'check', 'run', 'undo']);
});

test('filling in keeps what is there; undo empties it again, but not what somebody has touched since', async () => {
  const [ravi, asha] = await Promise.all([
    addContact({ firstName: 'Ravi', lastName: 'Kale', mobilePhone: '9822054321' }),
    addContact({ firstName: 'Asha', emailAddress: 'asha@x.example' }),
  ]);
  const { id } = await check(FILE, 'update');
  expect(await does(id, 'run')).toMatchObject({ counts: { created: 1, updated: 2, skipped: 2, failed: 1 } });
  expect(await directory()).toEqual([
    'Asha|Rao|98220 12345|asha@x.example|Orange Homes',
    'Ravi|Kale|9822054321|meera@x.example|Vidarbha Steel',
    'Zoya|Khan|||=cmd|calc',
  ]);
  const params = { id: String(asha._id) };
  await admin.browser.call(saveContact, '/', {
    method: 'PUT',
    params,
    body: { firstName: 'Asha', notes: 'mine', __v: 1 },
  });
  expect(await does(id, 'undo')).toMatchObject({ status: 'undone', counts: { undone: 2, kept: 1 } });
  expect(await Contact.findById(asha._id).lean()).toMatchObject({ notes: 'mine', __v: 2 });
  const restored = await Contact.findById(ravi._id).select('+terms +matchKeys').lean();
  expect(restored).toMatchObject({ __v: 0, matchKeys: ['p:+919822054321'] });
  expect(restored).not.toHaveProperty('emailAddress');
  expect(await ImportRow.findOne({ outcome: 'kept' }).lean()).toMatchObject({
    problems: [{ message: expect.stringMatching(/changed it since/) }],
  });
});

test('creating anyway creates every row', async () => {
  const { id } = await check(FILE, 'create');
  expect(await does(id, 'run')).toMatchObject({ counts: { created: 5, failed: 1 } });
  expect(await does(id, 'undo')).toMatchObject({ counts: { undone: 5 } });
  expect(await directory()).toEqual([]);
});

/** The process dies at the nth write. That is also the death after the write before it, whose answer is lost. */
function dieAt(n: number): () => number {
  let calls = 0;
  const die = (object: object, method: string) => {
    const target = object as Record<string, (...args: unknown[]) => unknown>;
    const real = target[method]!;
    jest.spyOn(target, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      calls += 1;
      return calls === n ? Promise.reject(new Error('the power went')) : real.apply(this, args);
    });
  };
  die(ImportRow, 'bulkWrite');
  die(ImportRow, 'updateOne');
  die(ImportRow, 'updateMany');
  die(Contact, 'updateOne');
  die(Contact, 'deleteMany');
  die(Contact.collection, 'insertMany');
  return () => calls;
}

test('killed at any write and taken up again, run and undo end as if nothing had happened', async () => {
  const people = [
    'Mobile,First name,Organization',
    '9822000001,A,',
    '9822000002,B,',
    '9822000001,A,Filled',
    '9822000003,C,In',
    '9822000004,,',
    '9822000009,New,x',
  ].join('\n');
  const { id } = await check(people, 'update');
  const start = await Import.findById(id).lean();
  const rows = await ImportRow.find({ import: id }).lean();
  const session = { kind: 'user', user: { id: admin.id, name: 'Admin', role: 'admin' } } as UserSession;
  const doAndResume = async (action: typeof runImport) => {
    await action(id, { session, ip: '' });
    await workOnImport(id);
    await Import.updateOne({ _id: id }, { leaseUntil: new Date(0) });
    await resumeImports();
    return getImport(id);
  };
  let [n, more] = [0, true];
  while (more) {
    n += 1;
    await Promise.all([Contact.deleteMany({}), Import.deleteMany({}), ImportRow.deleteMany({})]);
    await ImportRow.collection.insertMany(rows.map((row) => ({ ...row })));
    await Import.collection.insertOne({ ...start! });
    await addContact({ firstName: 'Old', mobilePhone: '9822000003' });
    const calls = dieAt(n);
    expect(await doAndResume(runImport)).toMatchObject({
      status: 'done',
      counts: { created: 4, updated: 2, skipped: 0 },
    });
    expect(await directory()).toEqual([
      '9822000004||9822000004||',
      'A||9822000001||Filled',
      'B||9822000002||',
      'New||9822000009||x',
      'Old||9822000003||In',
    ]);
    expect(await doAndResume(undoImport)).toMatchObject({ status: 'undone', counts: { undone: 6, kept: 0 } });
    expect(await directory()).toEqual(['Old||9822000003||']);
    more = calls() > n;
    jest.restoreAllMocks();
  }
  expect(n).toBeGreaterThan(8);
}, 180_000);

test('two processes never work on one import, and a cancelled one stops where it is', async () => {
  const { id } = await check(FILE);
  await Import.updateOne(
    { _id: id },
    { status: 'running', cursor: 0, leaseUntil: new Date(Date.now() + 60_000) },
  );
  await workOnImport(id);
  expect(await Contact.countDocuments({})).toBe(0);
  await Import.updateOne({ _id: id }, { leaseUntil: new Date(0) });
  expect(await does(id, 'cancel')).toMatchObject({ status: 'cancelled', counts: { created: 0 } });
  expect(await does(id, 'run')).toMatchObject({ status: 409 });
  expect(await does(id, 'undo')).toMatchObject({ status: 'undone', counts: { undone: 0 } });
});

test('what cannot be read is refused in words, and leaves nothing behind', async () => {
  const big = Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a');
  expect((await upload(big)).status).toBe(413);
  const long = await upload(`Name\n${'x\n'.repeat(MAX_IMPORT_ROWS + 1)}`);
  expect(long.json.message).toMatch(/more than 600 rows/);
  for (const [content, message] of [
    ['Name\n"Asha', /Row 2 does not end/],
    ['Name,City\n', /no rows/],
    ['Name\nA\0', /zero bytes/],
    [`${'a,'.repeat(300)}\nx`, /columns/],
  ] as const) {
    const reply = await upload(content);
    expect(reply.status).toBe(400);
    expect(reply.json.message).toMatch(message);
  }
  expect(await ImportRow.countDocuments({})).toBe(0);
  expect(await Import.countDocuments({})).toBe(0);
});

test('a hostile cell makes its own row wrong and no other', async () => {
  const file = `Name,Notes\nAsha,${'x'.repeat(1_000_000)}\nRavi,<script>alert(1)</script>\nZoya,a,b`;
  const checked = await check(file);
  expect(checked.counts).toMatchObject({ new: 1, wrong: 2 });
  const rows = await ImportRow.find({ verdict: 'wrong' }).sort({ row: 1 }).lean();
  expect(rows.map(({ problems }) => problems?.[0]?.message)).toEqual([
    expect.stringMatching(/shorten/),
    expect.stringMatching(/more cells than the first one/),
  ]);
  expect(JSON.stringify(rows[0]).length).toBeLessThan(12_000);
});

test('columns can be chosen again, sensibly, until the run; an upload can be thrown away', async () => {
  const { id } = await check(FILE);
  const choose = (mapping: string[]) =>
    admin.browser.call(plan, '/', { method: 'PUT', body: { mapping, duplicates: 'skip' }, ...at(id) });
  expect((await choose(['firstName', 'firstName', '', '', ''])).json.message).toMatch(
    /Two columns fill "First name"/,
  );
  expect((await choose(['', '', 'mobilePhone', '', ''])).json.message).toMatch(
    /Choose a column for the first name/,
  );
  expect((await choose(['firstName', 'nonsense', '', '', ''])).json.mapping).toEqual([
    'firstName',
    '',
    '',
    '',
    '',
  ]);
  await settleBackground();
  expect((await state(id)).counts).toMatchObject({ new: 6, duplicate: 0, wrong: 0 });
  expect((await admin.browser.call(discard, '/', { method: 'DELETE', ...at(id) })).status).toBe(200);
  expect((await admin.browser.call(look, '/', at(id))).status).toBe(404);
  expect(await ImportRow.countDocuments({})).toBe(0);
});

test.each(['csv', 'vcf'])('what goes out as %s comes back as it was', async (format) => {
  const people = [
    {
      firstName: '=HYPERLINK("x")',
      lastName: "'+quoted",
      mobilePhone: '+91 98220 12345',
      otherPhones: '0712 255, 0712 256',
      emailAddress: 'a@x.example',
      otherEmails: 'b@x.example, c@x.example',
      birthday: '1984-02-29',
      anniversary: '2001-12-01',
      gender: 'Female',
      organization: 'Rao; Sons, "Ltd"',
      department: '@home',
      jobTitle: '-1',
      homeCity: 'नागपूर',
      homeState: 'Maharashtra',
      businessState: 'Goa',
      businessPhone: '0712-255 1234',
      homePhone: '(0712) 255',
      notes: 'one\n"two"; three\\n, four',
    },
    { firstName: 'Zoë', lastName: '' },
  ];
  for (const person of people) await addContact(person);
  const stored = async () => {
    const rows = await Contact.find({}, { _id: 0, createdAt: 0, updatedAt: 0 })
      .select('+terms +matchKeys')
      .sort({ nameKey: 1 })
      .lean();
    return rows;
  };
  const before = await stored();
  const file = await admin.browser.call(exportContacts, `/api/admin/contacts?format=${format}`);
  await Contact.deleteMany({});
  const { id, counts } = await check(file.text, 'create', `contacts.${format}`);
  expect(counts).toMatchObject({ new: 2, wrong: 0 });
  await does(id, 'run');
  expect(await stored()).toEqual(before);
});

test('no query of the imports scans', async () => {
  const { id } = await check(FILE);
  const one = (await Import.findById(id).lean())?._id;
  for (const command of [
    { find: 'imports', filter: { kind: 'contacts' }, sort: { createdAt: -1 } },
    { find: 'imports', filter: { status: { $in: ['running'] }, leaseUntil: { $lte: new Date() } } },
    { find: 'importrows', filter: { import: one, row: { $gt: 3 } }, sort: { row: 1 } },
    { find: 'importrows', filter: { import: one, verdict: 'wrong' }, sort: { row: 1 } },
    { find: 'importrows', filter: { import: one, outcome: 'failed' }, sort: { row: 1 } },
    { find: 'contacts', filter: { matchKeys: { $in: ['p:+919822012345'] } } },
  ]) {
    const stages = await planOf(command);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
  }
});
