import { GET as exportContacts } from '@/app/api/admin/contacts/route';
import { GET as failedRows } from '@/app/api/admin/import/[id]/failed/route';
import { DELETE as discard, GET as readImport, PUT as saveMapping } from '@/app/api/admin/import/[id]/route';
import { PUT as saveContact } from '@/app/api/contact/[id]/route';
import { POST as sendCorrected, GET as wrongRows } from '@/app/api/property/import/[id]/failed/route';
import { POST as mend, GET as rowWindow } from '@/app/api/property/import/[id]/rows/route';
import { getImport } from '@/lib/imports/data';
import type { ImportDto } from '@/lib/imports/dto';
import { guessMapping } from '@/lib/imports/headings/rules';
import { resumeImports, workOnImport } from '@/lib/imports/run/mutations';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { settleBackground } from '@/lib/platform/jobs/background';
import { byTime } from '@/lib/platform/text/list-url';
import { Contact } from '@/models/contacts/contact';
import { ContactMerge } from '@/models/contacts/contact-merge';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { AuditEntry } from '@/models/platform/audit-entry';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { at, check, made, run, stateOf, upload, useImportingBroker } from '@/test/imported-files';
import { addContact, clearImports, directory, PEOPLE, useImportAdmin } from '@/test/imports';
import { signedIn } from '@/test/people';
import { powerCut } from '@/test/power-cut';
import { runImport, undoImport } from './mutations';
import { targetsOf } from './rules';

describe('import api', () => {
  useTestDb();
  const imports = useImportAdmin();
  const at = (id: string) => ({ params: { id } });

  test('counts correctly in check, run and undo, and changes the directory only in the run', async () => {
    await addContact({ firstName: 'Ravi', mobilePhone: '9822054321' });
    const checked = await imports.check(PEOPLE);
    expect(checked).toMatchObject({
      status: 'checked',
      rows: 6,
      handled: 6,
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

    const done = (await imports.does(checked.id, 'run')) as ImportDto;
    expect(done).toMatchObject({
      status: 'done',
      counts: { created: 2, skipped: 3, failed: 1, updated: 0 },
    });
    expect(await directory()).toEqual([
      'Asha|Rao|98220 12345|asha@x.example|Orange Homes',
      'Ravi||9822054321||',
      'Zoya|Khan|||=cmd|calc',
    ]);

    const csv = await imports.admin.browser.call(
      failedRows,
      `/api/admin/import/${done.id}/failed`,
      at(done.id),
    );
    expect(csv.text.split('\r\n').slice(0, 2)).toEqual([
      'Row,Reason,First name,Last name,Mobile,Email,Organization',
      expect.stringMatching(
        /^6,"Mobile ""call me"": This isn’t a mobile number.*",Nobody,,call me,no-mail,$/,
      ),
    ]);

    const late = { mapping: done.mapping, duplicates: 'skip' };
    const refused = await imports.admin.browser.call(saveMapping, '/', {
      method: 'PUT',
      body: late,
      ...at(done.id),
    });
    expect(refused.status).toBe(409);
    expect(await ImportRow.countDocuments({ import: done.id, verdict: 'wrong' })).toBe(1);

    const undone = (await imports.does(done.id, 'undo')) as ImportDto;
    expect(undone).toMatchObject({ status: 'undone', counts: { undone: 2, kept: 0 } });
    expect(await directory()).toEqual(['Ravi||9822054321||']);
    expect(
      (await AuditEntry.find({ action: 'import', targetId: done.id }).sort({ at: 1 }).lean()).map(
        ({ details }) => details.kind,
      ),
    ).toEqual(['upload', 'check', 'run', 'undo']);
  });

  test('fills only empty fields, and empties them again on undo unless they were edited since', async () => {
    const [ravi, asha] = await Promise.all([
      addContact({ firstName: 'Ravi', lastName: 'Kale', mobilePhone: '9822054321' }),
      addContact({ firstName: 'Asha', emailAddress: 'asha@x.example' }),
    ]);
    const { id } = await imports.check(PEOPLE, 'update');
    expect(await imports.does(id, 'run')).toMatchObject({
      counts: { created: 1, updated: 2, skipped: 2, failed: 1 },
    });
    expect(await directory()).toEqual([
      'Asha|Rao|98220 12345|asha@x.example|Orange Homes',
      'Ravi|Kale|9822054321|meera@x.example|Vidarbha Steel',
      'Zoya|Khan|||=cmd|calc',
    ]);
    const params = { id: String(asha._id) };
    await imports.admin.browser.call(saveContact, '/', {
      method: 'PUT',
      params,
      body: { firstName: 'Asha', notes: 'mine', __v: 1 },
    });
    expect(await imports.does(id, 'undo')).toMatchObject({
      status: 'undone',
      counts: { undone: 2, kept: 1 },
    });
    expect(await Contact.findById(asha._id).lean()).toMatchObject({ notes: 'mine', __v: 2 });
    const restored = await Contact.findById(ravi._id).select('+terms +matchKeys').lean();
    expect(restored).toMatchObject({ __v: 0, matchKeys: ['p:+919822054321'] });
    expect(restored).not.toHaveProperty('emailAddress');
    expect(await ImportRow.findOne({ outcome: 'kept' }).lean()).toMatchObject({
      problems: [{ message: expect.stringMatching(/changed after the import/) }],
    });
  });

  test('creates every row if duplicates are allowed', async () => {
    const { id } = await imports.check(PEOPLE, 'create');
    expect(await imports.does(id, 'run')).toMatchObject({ counts: { created: 5, failed: 1 } });
    expect(await imports.does(id, 'undo')).toMatchObject({ counts: { undone: 5 } });
    expect(await directory()).toEqual([]);
  });

  test('allows new columns until the run, and lets an upload be discarded', async () => {
    const { id } = await imports.check(PEOPLE);
    const choose = (mapping: string[]) =>
      imports.admin.browser.call(saveMapping, '/', {
        method: 'PUT',
        body: { mapping, duplicates: 'skip' },
        ...at(id),
      });
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
    expect((await imports.state(id)).counts).toMatchObject({ new: 6, duplicate: 0, wrong: 0 });
    expect((await imports.admin.browser.call(discard, '/', { method: 'DELETE', ...at(id) })).status).toBe(
      200,
    );
    expect((await imports.admin.browser.call(readImport, '/', at(id))).status).toBe(404);
    expect(await ImportRow.countDocuments({})).toBe(0);
  });

  test.each(['csv', 'vcf'])('restores an export as %s unchanged', async (format) => {
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
    const file = await imports.admin.browser.call(exportContacts, `/api/admin/contacts?format=${format}`);
    await Contact.deleteMany({});
    const { id, counts } = await imports.check(file.text, 'create', `contacts.${format}`);
    expect(counts).toMatchObject({ new: 2, wrong: 0 });
    await imports.does(id, 'run');
    expect(await stored()).toEqual(before);
  });

  test.each(['csv', 'vcf', 'xlsx'])('creates no duplicates from an own export as %s', async (format) => {
    await Contact.deleteMany({});
    await addContact({ firstName: 'Zoë', lastName: '' });
    await addContact({ firstName: 'Zoë', lastName: '', homePhone: '(0712) 255' });
    await addContact({ firstName: 'Asha', mobilePhone: '98220 12345' });
    const path = `/api/admin/contacts?format=${format}`;
    const file = await imports.admin.browser.call(exportContacts, path);
    const ids = async () => (await Contact.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id));
    const before = await ids();
    const { id, counts } = await imports.check(file.bytes, 'update', `contacts.${format}`);
    expect(counts).toMatchObject({ new: 0, duplicate: 3, wrong: 0 });
    await imports.does(id, 'run');
    expect(await ids()).toEqual(before);
  });

  test('follows a merged contact of an export to the remaining one, and creates a deleted one again', async () => {
    await Contact.deleteMany({});
    for (const firstName of ['Kept', 'Gone', 'Deleted']) await addContact({ firstName });
    const file = await imports.admin.browser.call(exportContacts, '/api/admin/contacts?format=csv');
    const rows = await Contact.find({}, { firstName: 1 }).lean();
    const idOf = (name: string) => rows.find(({ firstName }) => firstName === name)?._id;
    const side = {
      at: new Date(),
      by: imports.admin.id,
      byName: 'A',
      keptBefore: {},
      goneBefore: {},
      version: 1,
    };
    await ContactMerge.create({ ...side, kept: idOf('Kept'), gone: idOf('Gone'), done: true } as never);
    await Contact.deleteMany({ firstName: op.in(['Gone', 'Deleted']) });
    const { counts } = await imports.check(file.text, 'update', 'contacts.csv');
    expect(counts).toMatchObject({ new: 1, duplicate: 2, wrong: 0 });
  });

  test('reads imports through indexes', async () => {
    const { id } = await imports.check(PEOPLE);
    const item = (await Import.findById(id).lean())?._id;
    for (const command of [
      { find: 'imports', filter: { kind: 'contacts' }, sort: byTime({ dir: 'desc' }) },
      { find: 'imports', filter: { kind: 'contacts' }, sort: byTime({ dir: 'asc' }) },
      { find: 'imports', filter: { status: { $in: ['running'] }, leaseUntil: { $lte: new Date() } } },
      { find: 'importrows', filter: { import: item, row: { $gt: 3 } }, sort: { row: 1 } },
      { find: 'importrows', filter: { import: item, verdict: 'wrong' }, sort: { row: 1 } },
      { find: 'importrows', filter: { import: item, outcome: 'failed' }, sort: { row: 1 } },
      { find: 'contacts', filter: { matchKeys: { $in: ['p:+919822012345'] } } },
    ]) {
      const stages = await planOf(command);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
    }
  });
});

describe('rules of imports', () => {
  const listing = (...without: string[]) =>
    ['title', 'description', 'type', 'category', 'price', 'area', 'address'].filter(
      (value) => !without.includes(value),
    );

  test.each([
    [['firstName', '', 'mobilePhone'], true],
    [['fullName'], true],
    [['organization'], true],
    [['anyEmail'], true],
    [['mobilePhone', 'homeCity'], false],
    [[], false],
  ])('checks for names in contacts from the columns %j: %s', (mapping, isEnough) => {
    const missing = targetsOf('contacts').missing(mapping);
    if (isEnough) expect(missing).toBeUndefined();
    else
      expect(missing).toBe(
        'Choose a column for the first name, the full name, the organization or the email',
      );
  });

  test('names all missing columns of listings, which need a price and an area', () => {
    const { missing } = targetsOf('listings');
    expect(missing(listing())).toBeUndefined();
    expect(missing(listing('price'))).toBe('Choose a column for price');
    expect(missing(listing('price', 'area', 'title', 'address'))).toBe('Choose a column for price, area');
    // a rate, a carpet area and a locality are equivalent
    expect(missing(['ratePerSqFt', 'carpetArea', 'locality'])).toBeUndefined();
  });

  test("needs no choice of columns for a file with the template's headings", () => {
    const { fields, missing } = targetsOf('listings');
    const mapping = guessMapping(
      'listings',
      fields.map(({ label }) => label),
    );
    expect(mapping).toEqual(fields.map(({ field }) => field));
    expect(missing(mapping)).toBeUndefined();
  });

  test('lets several columns fill only fields with several values', () => {
    expect(targetsOf('contacts').several.size).toBeGreaterThan(0);
    expect(targetsOf('listings').several.has('price')).toBe(false);
  });
});

describe('corrections', () => {
  useTestDb();
  const broker = useImportingBroker();

  const FILE = Buffer.from(
    [
      'Title,Type,Category,Price,Area,Location,City',
      'One,Sale,Flat,45 L,900,Besa,Nagpur',
      'Two,Sale,Flat,much,900,Besa,Nagpur',
      'Three,Sale,Flat,much,,Besa,Nagpur',
    ].join('\n'),
  );

  const corrected = (text: string) => {
    const body = new FormData();
    body.set('file', new Blob([text]), 'rows-to-correct.csv');
    return body;
  };

  test('groups wrong rows by fault, and checks them again after a correction', async () => {
    const one = await check(await upload(FILE, 'list.csv'));
    expect(one.faults).toEqual([
      { column: 'Price', rows: 2 },
      { column: 'Area', rows: 1 },
    ]);
    const window = await broker().browser.call(rowWindow, '/x?fault=Area', at(one.id));
    expect(window.json).toMatchObject({ total: 1, rows: [{ row: 4 }] });
    const rows = [
      { row: 3, cells: ['Two', 'Sale', 'Flat', '46 L', '900', 'Besa', 'Nagpur'] },
      { row: 4, cells: ['Three', 'Sale', 'Flat', '47 L', '', 'Besa', 'Nagpur'] },
    ];
    const mended = await broker().browser.call(mend, '/x', { body: { rows }, ...at(one.id) });
    expect(mended.json).toMatchObject({
      counts: { new: 2, wrong: 1 },
      faults: [{ column: 'Area', rows: 1 }],
      rows: [
        { row: 3, verdict: 'new', problems: [] },
        { row: 4, verdict: 'wrong', problems: [{ column: 'Area' }] },
      ],
    });
    await run(await stateOf(one.id));
    expect((await made()).map(({ price }) => price).sort()).toEqual([4_500_000, 4_600_000]);
    const late = await broker().browser.call(mend, '/x', { body: { rows }, ...at(one.id) });
    expect(late.status).toBe(409);
  });

  test('imports corrected rows into the same import', async () => {
    const one = await check(await upload(FILE, 'list.csv'));
    const file = (await broker().browser.call(wrongRows, '/x', at(one.id))).text;
    const text = file.replaceAll('much', '48 L').replace('48 L,,', '49 L,700,');
    const sent = await broker().browser.call(sendCorrected, '/x', { body: corrected(text), ...at(one.id) });
    expect(sent.json).toMatchObject({ counts: { new: 3, wrong: 0 }, faults: [] });
    const other = await broker().browser.call(sendCorrected, '/x', {
      body: corrected('a,b\n1,2'),
      ...at(one.id),
    });
    expect(other.status).toBe(400);
  });

  test("neither shows nor corrects another person's rows", async () => {
    const one = await check(await upload(FILE, 'list.csv'));
    const { browser } = await signedIn('broker');
    expect((await browser.call(rowWindow, '/x', at(one.id))).status).toBe(404);
    const rows = [{ row: 3, cells: ['x'] }];
    expect((await browser.call(mend, '/x', { body: { rows }, ...at(one.id) })).status).toBe(404);
  });
});

describe('recovery from a crash', () => {
  useTestDb();
  const imports = useImportAdmin();
  afterEach(() => jest.restoreAllMocks());

  const WRITES = [
    [ImportRow.collection, 'bulkWrite'],
    [ImportRow, 'updateOne'],
    [ImportRow, 'updateMany'],
    [Contact, 'updateOne'],
    [Contact, 'deleteMany'],
    [Contact.collection, 'insertMany'],
  ] as const;

  test('completes run and undo correctly after a crash at any write', async () => {
    const people = [
      'Mobile,First name,Organization',
      '9822000001,A,',
      '9822000002,B,',
      '9822000001,A,Filled',
      '9822000003,C,In',
      '9822000004,,',
      '9822000009,New,x',
    ].join('\n');
    const { id } = await imports.check(people, 'update');
    const start = await Import.findById(id).lean();
    const rows = await ImportRow.find({ import: id }).lean();
    const actor = jobAdminActor({ userId: imports.admin.id, name: 'Admin', role: 'admin' });
    const doAndResume = async (action: typeof runImport) => {
      await action(id, actor);
      await workOnImport(id);
      await Import.updateOne({ _id: id }, { leaseUntil: new Date(0) });
      await resumeImports();
      return getImport(id);
    };
    let [n, more] = [0, true];
    while (more) {
      n += 1;
      await clearImports();
      await ImportRow.collection.insertMany(rows.map((row) => ({ ...row })));
      await Import.collection.insertOne({ ...start! });
      await addContact({ firstName: 'Old', mobilePhone: '9822000003' });
      const calls = powerCut(n, WRITES);
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
      expect(await doAndResume(undoImport)).toMatchObject({
        status: 'undone',
        counts: { undone: 6, kept: 0 },
      });
      expect(await directory()).toEqual(['Old||9822000003||']);
      more = calls() > n;
      jest.restoreAllMocks();
    }
    expect(n).toBeGreaterThan(8);
  });

  test('processes an import in one process at a time, and stops a cancelled one', async () => {
    const { id } = await imports.check(PEOPLE);
    await Import.updateOne(
      { _id: id },
      { status: 'running', cursor: 0, leaseUntil: new Date(Date.now() + 60_000) },
    );
    await workOnImport(id);
    expect(await Contact.countDocuments({})).toBe(0);
    await Import.updateOne({ _id: id }, { leaseUntil: new Date(0) });
    expect(await imports.does(id, 'cancel')).toMatchObject({ status: 'cancelled', counts: { created: 0 } });
    expect(await imports.does(id, 'run')).toMatchObject({ status: 409 });
    expect(await imports.does(id, 'undo')).toMatchObject({ status: 'undone', counts: { undone: 0 } });
  });

  test('resumes an import at once if a fast clock set its lease', async () => {
    const { id } = await imports.check(PEOPLE);
    const ahead = new Date(Date.now() + 2 * 3_600_000);
    await Import.updateOne({ _id: id }, { status: 'running', cursor: 0, leaseUntil: ahead });
    await resumeImports();
    expect(await imports.state(id)).toMatchObject({ status: 'done' });
  });
});
