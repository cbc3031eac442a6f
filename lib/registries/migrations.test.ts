import { Types } from 'mongoose';
import { contactTermConditions } from '@/lib/contacts/data';
import { wordFilter } from '@/lib/deals/data';
import { personFilter } from '@/lib/platform/db/connect';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Counter } from '@/models/platform/counter';
import { User } from '@/models/platform/user';
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

test('accounts, enquiries, leads and deals of before are found by parts of words', async () => {
  const [user, enquiry, lead, deal] = Array.from({ length: 4 }, () => new Types.ObjectId());
  const name = 'Anita Sharma';
  const terms = ['anit', 'sarm'];
  const key = `general:${lead}`;
  await User.collection.insertOne({ _id: user, name, terms, emailKey: 'a@x.example' } as never);
  await Enquiry.collection.insertOne({ _id: enquiry, name, message: 'When?', terms } as never);
  await Lead.collection.insertOne({ _id: lead, key, name, terms } as never);
  await Deal.collection.insertOne({ _id: deal, title: 'Flat', parties: [{ name }], terms } as never);
  const found = async (typed: string) => {
    const filter = personFilter(typed);
    const rows = await Promise.all([
      User.exists(filter),
      Enquiry.exists(filter),
      Lead.exists(filter),
      Deal.exists(wordFilter(typed)),
    ]);
    return rows.map((row) => row && String(row._id));
  };
  expect(await found('harm')).toEqual([null, null, null, null]);
  await migrate();
  expect(await found('harm')).toEqual([user, enquiry, lead, deal].map(String));
  expect(await found('anit')).toEqual([user, enquiry, lead, deal].map(String));
});
