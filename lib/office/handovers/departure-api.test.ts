import { DELETE as undo } from '@/app/api/admin/users/[id]/departure/route';
import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { searchContacts } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { searchEnquiries } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { StaffHandover } from '@/models/office/staff-handover';
import { Task } from '@/models/office/task';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { Visit } from '@/models/visits/visit';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { movedText } from './format';

useTestDb();

let admin: Person;
let meera: Person;
beforeAll(async () => {
  admin = await signedIn('admin', { name: 'Sunita' });
  meera = await signedIn('admin', { name: 'Meera', officeRole: 'agent' });
});

const close = (id: string, handOver?: object, by = admin) =>
  by.browser.call(setActive, `/api/admin/users/${id}`, {
    method: 'PUT',
    params: { id },
    body: { active: false, ...(handOver && { handOver }) },
  });
const takeBack = (id: string) =>
  admin.browser.call(undo, `/api/admin/users/${id}/departure`, { method: 'DELETE', params: { id } });

/** Somebody of the office with two contacts, an open and a finished task, an enquiry, a visit to come, an open and a closed deal. */
async function worker(): Promise<Person> {
  const person = await signedIn('admin', { officeRole: 'agent' });
  const { id } = person;
  await Contact.create([
    { firstName: 'Ojas', lastName: 'Kale', nameKey: `kale ${id}`, owner: id },
    { firstName: 'Tara', lastName: 'Rao', nameKey: `rao ${id}`, owner: id },
  ]);
  await Task.create([
    { text: 'Call', day: '2031-05-12', assignee: id },
    { text: 'Called', day: '2031-05-12', assignee: id, isDone: true, doneAt: new Date(), doneBy: 'x' },
  ]);
  await Enquiry.create({ name: 'Ravi', phone: '1', message: 'm', assignee: id });
  const until = new Date(Date.now() + 86_400_000);
  const token = { cipher: 'c', iv: 'i', tag: 't', keyVersion: 'k1', last4: '' };
  await Visit.collection.insertOne({
    property: admin.id,
    host: (await User.findById(id).lean())?._id,
    propertyTitle: 'Flat',
    status: 'confirmed',
    until,
    linksUntil: until,
    revision: 0,
    visitorLink: { hash: `v${id}`, token },
    hostLink: { hash: `h${id}`, token },
  } as never);
  const deal = { owner: id, title: 'Deal', kind: 'resale', stageSince: new Date() } as const;
  await Deal.create([
    { ...deal, stage: 'offer' },
    { ...deal, stage: 'registered', closedOn: '2026-01-01' },
  ]);
  return person;
}

const heldBy = async (id: string) => [
  await Contact.countDocuments({ owner: id }),
  await Task.countDocuments({ assignee: id }),
  await Enquiry.countDocuments({ assignee: id }),
  await Visit.countDocuments({ host: id }),
  await Deal.countDocuments({ owner: id }),
];

test('without a word who takes over nothing happens, and how much is in the name is said', async () => {
  const leaver = await worker();
  const refused = await close(leaver.id);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Say who takes over what is in the name of this person',
  ]);
  expect(refused.json.details).toEqual({
    handover: { contacts: 2, tasks: 1, enquiries: 1, visits: 1, deals: 1 },
  });
  expect((await User.findById(leaver.id).lean())?.deactivatedAt).toBeUndefined();
  expect((await close(leaver.id, { kinds: { contacts: meera.id } })).status).toBe(409);
  const buyer = await signedIn('buyer');
  for (const to of [buyer.id, leaver.id]) expect((await close(leaver.id, { to })).status).toBe(400);
  expect(await heldBy(leaver.id)).toEqual([2, 2, 1, 1, 2]);
});

test('everything that goes on is moved at once, said, on record, and comes back', async () => {
  const leaver = await worker();
  const link = (await Visit.findOne({ host: leaver.id }).lean())?.hostLink?.hash;
  const before = await heldBy(meera.id);
  const done = await close(leaver.id, { to: meera.id });
  expect([done.status, done.json.message]).toEqual([
    200,
    'Account deactivated and signed out. Moved: 2 contacts, 1 open task, 1 enquiry, 1 visit to come and 1 open deal to Meera',
  ]);
  expect(await heldBy(leaver.id)).toEqual([0, 1, 0, 0, 1]);
  const after = await heldBy(meera.id);
  expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([2, 1, 1, 1, 1]);
  // the link that was mailed to the former host opens nothing
  expect(await Visit.countDocuments({ 'hostLink.hash': link })).toBe(0);
  const entry = await AuditEntry.findOne({ action: 'user.deactivate', targetId: leaver.id }).lean();
  expect(entry?.details).toMatchObject({ moved: expect.stringContaining('2 contacts') });
  // what somebody else has taken meanwhile stays with them
  await Contact.updateOne({ owner: meera.id, nameKey: `kale ${leaver.id}` }, { owner: admin.id });
  const back = await takeBack(leaver.id);
  expect(back.status).toBe(200);
  expect((await User.findById(leaver.id).lean())?.deactivatedAt).toBeUndefined();
  expect(await heldBy(leaver.id)).toEqual([1, 2, 1, 1, 2]);
  expect((await takeBack(leaver.id)).status).toBe(409);
  expect((await close(leaver.id, { to: meera.id })).status).toBe(200);
  expect(await StaffHandover.countDocuments({ user: leaver.id })).toBe(2);
});

test('each kind can go to somebody else, or to nobody, and is found under "Nobody" then', async () => {
  const leaver = await worker();
  const kinds = { contacts: '', tasks: meera.id, enquiries: '', visits: '', deals: meera.id };
  const done = await close(leaver.id, { kinds });
  expect(done.json.message).toContain('2 contacts, 1 enquiry and 1 visit to come to nobody');
  const nobody = await searchContacts(contactSearchSchema.parse({ owner: 'none' }));
  expect(nobody.contacts.map(({ firstName }) => firstName).sort()).toEqual(['Ojas', 'Tara']);
});

test('what is in the name of an account that was closed without a handover is found under "Nobody" too', async () => {
  const leaver = await signedIn('admin', { officeRole: 'agent' });
  await Contact.create({ firstName: 'Left', lastName: 'Alone', nameKey: 'alone left', owner: leaver.id });
  await Enquiry.create({ name: 'Left', phone: '1', message: 'm', assignee: leaver.id });
  const found = async () => {
    const { contacts } = await searchContacts(contactSearchSchema.parse({ owner: 'none' }));
    const { rows } = await searchEnquiries(enquirySearchSchema.parse({ assignee: 'none' }), new Date());
    return [contacts.some(({ lastName }) => lastName === 'Alone'), rows.some(({ name }) => name === 'Left')];
  };
  expect(await found()).toEqual([false, false]);
  await User.updateOne({ _id: leaver.id }, { deactivatedAt: new Date() });
  expect(await found()).toEqual([true, true]);
});

test('of two admins who deactivate somebody, the second reads who was quicker', async () => {
  const [leaver, other] = [await worker(), await signedIn('admin', { name: 'Shailesh' })];
  const both = await Promise.all([
    close(leaver.id, { to: meera.id }),
    close(leaver.id, { to: other.id }, other),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await close(leaver.id, { to: admin.id }, both[0]?.status === 200 ? other : admin);
  expect(late.json.message).toMatch(/^(Sunita|Shailesh) deactivated this account \d+ seconds? ago$/);
});

test('people who are not of the office leave without a question', async () => {
  const seller = await signedIn('seller');
  await Visit.updateMany({}, { host: seller.id });
  expect((await close(seller.id)).json.message).toBe('Account deactivated and signed out');
});

test('what was moved, in words', () => {
  expect(movedText([{ kind: 'tasks', count: 1, to: 'Meera' }])).toBe('1 open task to Meera');
});
