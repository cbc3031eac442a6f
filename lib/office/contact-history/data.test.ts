import { getContact } from '@/lib/contacts/data';
import { contactRow } from '@/lib/contacts/mutations';
import { contactInputSchema } from '@/lib/contacts/schema';
import { getEnquiry } from '@/lib/enquiries/inbox/data';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquirySchema } from '@/lib/enquiries/schema';
import { fillSenderKeys } from '@/lib/registries/migrations';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { recordVisit } from '@/lib/visitors/exit-popup/mutations';
import { Contact } from '@/models/contacts/contact';
import { Enquiry } from '@/models/enquiries/enquiry';
import { VisitRecord } from '@/models/visitors/visit-record';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { getContactActivity } from './data';

useTestDb();

beforeEach(() => Promise.all([Contact.deleteMany({}), Enquiry.deleteMany({}), VisitRecord.deleteMany({})]));

const add = async (values: object) =>
  (await getContact(String((await Contact.create(contactRow(contactInputSchema.parse(values))))._id)))!;
const ask = async (email: string, phone: string) =>
  (await createEnquiry(enquirySchema.parse({ name: 'Asha', email, phone, message: 'Is it free?' }))).id;

test('an enquiry is found by e-mail and by phone, however both were typed, from both sides', async () => {
  const contact = await add({
    firstName: 'Asha',
    emailAddress: 'Asha@Work.example',
    mobilePhone: '098220-12345',
    otherEmails: 'a@x.example, A.Rao@Home.example',
    otherPhones: '+1 555 010 0199',
  });
  const asked = [
    await ask('aSHA@work.EXAMPLE', '9000000001'),
    await ask('other@x.example', '+91 98220 12345'),
    await ask('a.rao@home.example', '9000000002'),
    await ask('third@x.example', '+15550100199'),
  ];
  const stranger = await ask('nobody@x.example', '9822012346');
  await recordVisit({ email: 'ASHA@WORK.example', visitedPages: ['/buy'] });
  const { enquiries, visits } = await getContactActivity(contact);
  expect(enquiries.map(({ id }) => id).sort()).toEqual(asked.sort());
  expect(visits).toMatchObject([{ pages: ['/buy'] }]);
  for (const id of asked) expect((await getEnquiry(id))?.contactId).toBe(contact._id);
  expect((await getEnquiry(stranger))?.contactId).toBeUndefined();
});

test('where the e-mail is of one and the phone of another, the e-mail says who it is', async () => {
  await add({ firstName: 'Father', mobilePhone: '9822012345' });
  const son = await add({ firstName: 'Son', emailAddress: 'son@x.example' });
  expect((await getEnquiry(await ask('Son@x.example', '9822012345')))?.contactId).toBe(son._id);
});

test('what an older version stored is found once it was brought up to date', async () => {
  const contact = await add({ firstName: 'Asha', mobilePhone: '9822012345' });
  const old = { name: 'A', email: 'A@x.example', phone: '098220 12345', message: 'm', createdAt: new Date() };
  await Enquiry.collection.insertOne({ ...old, status: 'new' } as never);
  await VisitRecord.collection.insertOne({
    email: 'Old@x.example',
    visitedPages: [],
    createdAt: new Date(),
  } as never);
  expect((await getContactActivity(contact)).enquiries).toEqual([]);
  await fillSenderKeys();
  await fillSenderKeys();
  expect((await getContactActivity(contact)).enquiries).toHaveLength(1);
  expect(await VisitRecord.exists({ matchKeys: 'e:old@x.example' })).not.toBeNull();
});

test('who is erased leaves no enquiry behind, in whatever letters the address was typed', async () => {
  await ask('Asha@X.example', '9000000001');
  await recordVisit({ email: 'ASHA@x.example', visitedPages: [] });
  await erasePerson({ id: '64b000000000000000000001', email: 'asha@x.example', verified: true });
  expect((await Enquiry.countDocuments({})) + (await VisitRecord.countDocuments({}))).toBe(0);
});

test('no query of a history scans', async () => {
  const filter = { matchKeys: { $in: ['e:a@x.example', 'p:+919822012345'] } };
  for (const find of ['enquiries', 'visitrecords'])
    expect(await planOf({ find, filter, sort: { createdAt: -1 } })).toContain('IXSCAN');
});
