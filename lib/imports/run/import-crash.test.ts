import { runImport, undoImport } from '@/lib/imports/admin/mutations';
import { getImport } from '@/lib/imports/data';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { Contact } from '@/models/contacts/contact';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { useTestDb } from '@/test/db';
import { addContact, clearImports, directory, PEOPLE, useImportAdmin } from '@/test/imports';
import { powerCut } from '@/test/power-cut';
import { resumeImports, workOnImport } from './mutations';

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
    expect(await doAndResume(undoImport)).toMatchObject({ status: 'undone', counts: { undone: 6, kept: 0 } });
    expect(await directory()).toEqual(['Old||9822000003||']);
    more = calls() > n;
    jest.restoreAllMocks();
  }
  expect(n).toBeGreaterThan(8);
});

test('two processes never work on one import, and a cancelled one stops where it is', async () => {
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

test('an import goes on at once whose lease was given by a clock that was two hours ahead', async () => {
  const { id } = await imports.check(PEOPLE);
  const ahead = new Date(Date.now() + 2 * 3_600_000);
  await Import.updateOne({ _id: id }, { status: 'running', cursor: 0, leaseUntil: ahead });
  await resumeImports();
  expect(await imports.state(id)).toMatchObject({ status: 'done' });
});
