import { getContact } from '@/lib/contacts/data';
import type { ContactDto } from '@/lib/contacts/dto';
import { contactRow } from '@/lib/contacts/mutations';
import type { ContactNoteDto } from '@/lib/contacts/notes/dto';
import { contactInputSchema } from '@/lib/contacts/schema';
import { getEnquiry } from '@/lib/enquiries/inbox/data';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquirySchema } from '@/lib/enquiries/schema';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { recordVisit } from '@/lib/visitors/exit-popup/mutations';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { VisitRecord } from '@/models/visitors/visit-record';
import { Visit } from '@/models/visits/visit';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { getContactThread } from './data';

useTestDb();

beforeEach(() => Promise.all([Contact.deleteMany({}), Enquiry.deleteMany({}), VisitRecord.deleteMany({})]));

const threadOf = (contact: ContactDto, notes: ContactNoteDto[] = [], seesDeals = true) =>
  getContactThread(contact, notes, { seesDeals, opensDeals: false });
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
    otherPhones: '+1 415 555 2671',
  });
  const asked = [
    await ask('aSHA@work.EXAMPLE', '9000000001'),
    await ask('other@x.example', '+91 98220 12345'),
    await ask('a.rao@home.example', '9000000002'),
    await ask('third@x.example', '+14155552671'),
  ];
  const stranger = await ask('nobody@x.example', '9822012346');
  await recordVisit({ email: 'ASHA@WORK.example', visitedPages: ['/buy'] });
  const thread = await threadOf(contact);
  const links = thread.filter(({ kind }) => kind === 'enquiry').map(({ href }) => href);
  expect(links.sort()).toEqual(asked.map((id) => `/admin/enquiries/${id}`).sort());
  expect(thread.filter(({ kind }) => kind === 'page')).toMatchObject([
    { text: expect.stringMatching(/^Pages before: /) },
  ]);
  for (const id of asked) expect((await getEnquiry(id))?.contactId).toBe(contact._id);
  expect((await getEnquiry(stranger))?.contactId).toBeUndefined();
});

test('where the e-mail is of one and the phone of another, the e-mail says who it is', async () => {
  await add({ firstName: 'Father', mobilePhone: '9822012345' });
  const son = await add({ firstName: 'Son', emailAddress: 'son@x.example' });
  expect((await getEnquiry(await ask('Son@x.example', '9822012345')))?.contactId).toBe(son._id);
});

test('who is erased leaves no enquiry behind, in whatever letters the address was typed', async () => {
  await ask('Asha@X.example', '9000000001');
  await recordVisit({ email: 'ASHA@x.example', visitedPages: [] });
  await erasePerson({ id: '64b000000000000000000001', email: 'asha@x.example', verified: true });
  expect((await Enquiry.countDocuments({})) + (await VisitRecord.countDocuments({}))).toBe(0);
});

test('no query of a history scans', async () => {
  const filter = { matchKeys: { $in: ['e:a@x.example', 'p:+919822012345'] } };
  for (const [find, sort] of [
    ['enquiries', { createdAt: -1 }],
    ['visitrecords', { createdAt: -1 }],
    ['visits', { until: -1 }],
    ['deals', {}],
  ] as const)
    expect(await planOf({ find, filter, sort })).toContain('IXSCAN');
});

test('conversation, visits, listings, deals and notes are one thread, the newest first', async () => {
  const asha = await signedIn('seller');
  // an account that only says so has not shown that the address is its own
  const other = await signedIn('seller', { phone: '+919822012399' });
  const contact = await add({
    firstName: 'Asha',
    emailAddress: asha.email,
    mobilePhone: '9822012399',
  });
  const listing = {
    ...{
      title: 'Flat at Besa',
      description: 'd',
      price: 5_000_000,
      area: 900,
      type: 'sale',
      category: 'Plots',
    },
    ...{ address: 'Besa', city: 'Nagpur', citySlug: 'nagpur', status: 'active' },
  };
  const day = (n: number) => new Date(`2026-11-${String(n).padStart(2, '0')}T06:00:00Z`);
  await Property.create({ ...listing, owner: asha.id, createdAt: day(1) } as never);
  await Property.create({ ...listing, title: 'Not hers', owner: other.id, createdAt: day(1) } as never);
  const matchKeys = ['p:+919822012399'];
  const enquiry = await Enquiry.create({
    ...{ name: 'Asha', email: 'x@x.example', phone: '9822012399', message: 'Is it free?', matchKeys },
    ...{ propertyTitle: 'Villa at Hingna', createdAt: day(2) },
    messages: [{ from: 'sender', text: 'And the parking?', at: day(5) }],
    notes: [{ kind: 'reply', text: 'Yes.', by: 'Sunita', at: day(3) }],
  });
  await Visit.collection.insertOne({
    ...{ property: enquiry._id, propertyTitle: 'Villa at Hingna', owner: 'guest:1', name: 'A', phone: '1' },
    ...{ matchKeys, status: 'confirmed', start: day(6), until: day(7), createdAt: day(1), proposed: [] },
  } as never);
  await Deal.create({
    ...{
      owner: other.id,
      kind: 'resale',
      title: 'Villa at Hingna',
      stage: 'token',
      stageSince: day(9),
      matchKeys,
    },
  } as never);
  const note = { id: 'n1', day: '2026-11-04', text: 'Loan approved', by: 'Sunita' };
  const thread = await threadOf(contact, [note]);
  expect(thread.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['deal', 'Deal ‘Villa at Hingna’: token', undefined],
    ['visit', 'Visit to ‘Villa at Hingna’: over', '6 Nov 2026, 11:30, shown by the agency'],
    ['enquiry', 'Wrote about ‘Villa at Hingna’', 'And the parking?'],
    ['note', 'Noted', 'Loan approved'],
    ['answer', 'Answered by mail', 'Yes.'],
    ['enquiry', 'Asked about ‘Villa at Hingna’', 'Is it free?'],
    ['listing', 'Listed ‘Flat at Besa’', 'Active, ₹50 L'],
  ]);
  const withoutDeals = await threadOf(contact, [note], false);
  expect(withoutDeals.map(({ kind }) => kind)).not.toContain('deal');
});
