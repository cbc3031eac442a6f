import { Types } from 'mongoose';
import { contactTermConditions } from '@/lib/contacts/data';
import { Contact } from '@/models/contacts/contact';
import { DealForm } from '@/models/deals/deal-form';
import { Counter } from '@/models/platform/counter';
import { clearTestDb, useTestDb } from '@/test/db';
import { migrate } from './migrations';

useTestDb();
beforeEach(clearTestDb);

const form = (state: string) => ({
  _id: new Types.ObjectId(),
  ...{ deal: new Types.ObjectId(), kind: 'mandate', state, version: 1, checks: [] },
  versions: [{ version: 1, language: 'en', fields: {}, at: new Date() }],
});

test('a document that was signed by link keeps its file as its scan; one that waits is a draft', async () => {
  const [signed, sent] = [form('signed'), form('sent')];
  await DealForm.collection.insertMany([signed, sent]);
  const file = { storageKey: `${signed._id}/${'a'.repeat(32)}`, size: 1200, isEncrypted: true };
  const signedAt = new Date('2026-11-20T10:00:00Z');
  await DealForm.db
    .collection('formsignings')
    .insertOne({ form: signed._id, state: 'signed', signedAt, file: { ...file, name: 'x.pdf' } });
  await migrate();
  const stored = await DealForm.findById(signed._id).lean();
  expect(stored?.scan).toMatchObject({ ...file, mimeType: 'application/pdf', at: signedAt });
  expect(await DealForm.findById(sent._id).lean()).toMatchObject({ state: 'draft' });
  const names = (await DealForm.db.listCollections()).map(({ name }) => name);
  expect(names).not.toContain('formsignings');
});

test('a migration is applied once, also by two starts at the same moment', async () => {
  await Promise.all([migrate(), migrate()]);
  const later = form('sent');
  await DealForm.collection.insertOne(later);
  await migrate();
  expect(await DealForm.findById(later._id).lean()).toMatchObject({ state: 'sent' });
  expect(await Counter.countDocuments({ _id: 'signed documents as scans' })).toBe(1);
});

test('contacts of before are found by parts of their names', async () => {
  const _id = new Types.ObjectId();
  const row = { firstName: 'Anita', lastName: 'Sharma', nameKey: 'anita sharma', terms: ['anit', 'sarm'] };
  await Contact.collection.insertOne({ _id, ...row } as never);
  const found = async () =>
    (await Contact.find({ $and: contactTermConditions('harm') }, { _id: 1 }).lean()).map(({ _id: id }) =>
      String(id),
    );
  expect(await found()).toEqual([]);
  await migrate();
  expect(await found()).toEqual([String(_id)]);
});
