import { GET } from '@/app/api/admin/search/route';
import { GET as GET_OWN } from '@/app/api/user/search/route';
import { createContact } from '@/lib/contacts/mutations';
import { senderKeys } from '@/lib/contacts/rules';
import { contactInputSchema } from '@/lib/contacts/schema';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { userFilter } from '@/lib/office/users/data';
import { userSearchSchema } from '@/lib/office/users/schema';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { foldsOf } from '@/lib/platform/text/fold';
import { SETTINGS_SECTIONS } from '@/lib/settings/schema';
import { guestFilter } from '@/lib/visitors/tracking/data';
import { Contact } from '@/models/contacts/contact';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Guest } from '@/models/visitors/guest';
import { testAdmin } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { guest, type Person, signedIn } from '@/test/people';
import { findCommands, findPages } from './constants';
import { contactFilters, enquiryFilters, listingFilters } from './data';
import type { PaletteGroup } from './schema';

useTestDb();

let admin: Person;
let code: string;

beforeAll(async () => {
  admin = await signedIn('admin', { name: 'Desk Person' });
  await signedIn('seller', { name: 'Meera Patil', phone: '+919822012345' });
  await signedIn('buyer', { name: 'सुनीता वानखेडे' });
  const other = await signedIn('buyer', { name: 'Old Name' });
  await User.updateOne({ _id: other.id }, { $set: { name: 'Renamed Person' } });
  await guest('Meera Visitor');
  const contact = {
    firstName: 'Meera',
    lastName: 'Joshi',
    mobilePhone: '98220 77777',
    emailAddress: 'mj@x.example',
  };
  const actor = jobAdminActor({ userId: admin.id, name: 'Desk Person', role: 'admin', ip: '::1' });
  await createContact(contactInputSchema.parse(contact), actor);
  const sender = { email: 'Asker@x.example', phone: '+919822012399' };
  await Enquiry.create({ name: 'Asker', ...sender, message: 'm', matchKeys: senderKeys(sender) });
  const listing = propertyFormSchema.parse({
    title: 'Villa in Sadar',
    description: 'A quiet house with a garden and a well of its own.',
    price: '45 lakh',
    type: 'sale',
    category: 'Villas',
    address: 'Plot 4, Sadar, Nagpur',
    area: '900',
    possession: 'ready',
  });
  code = (await createProperty(testAdmin(admin.id), listing, [])).property._id;
});

const ask = (q: string, { browser } = admin as Pick<Person, 'browser'>) =>
  browser.call(GET, `/api/admin/search?q=${encodeURIComponent(q)}`);
const found = async (q: string) =>
  ((await ask(q)).json.groups as PaletteGroup[]).map(({ label, items }) => `${label}: ${items[0]?.title}`);

test.each([
  ['meera', ['Contacts: Meera Joshi', 'Guests: Meera Visitor', 'Users: Meera Patil']],
  ['MEERA P', ['Users: Meera Patil']],
  // in the other script, and by the family name alone
  ['मीरा पाटील', ['Users: Meera Patil']],
  ['patil', ['Users: Meera Patil']],
  ['sunita', ['Users: सुनीता वानखेडे']],
  ['सुनिता', ['Users: सुनीता वानखेडे']],
  ['renamed', ['Users: Renamed Person']],
  ['villa sad', ['Listings: Villa in Sadar']],
  ['77777', ['Contacts: Meera Joshi']],
  ['98220 12345', ['Users: Meera Patil']],
  ['mj@x', ['Contacts: Meera Joshi']],
  ['asker@', ['Enquiries: Asker']],
  // between its e-mail and its phone, and neither
  ['f@zz', []],
  ['.*', []],
  ['$where', []],
])('%s', async (q, expected) => {
  expect(await found(q)).toEqual(expected);
});

test('a listing is found by its code and by its beginning', async () => {
  expect(await found(code)).toEqual(['Listings: Villa in Sadar']);
  expect(await found(code.slice(0, 12).toUpperCase())).toEqual(['Listings: Villa in Sadar']);
});

test('only an admin asks, and not for a single letter', async () => {
  const others = [await signedIn('broker'), await signedIn('validator'), await guest()];
  const replies = await Promise.all(others.map((person) => ask('meera', person)));
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 401]);
  expect((await ask('m')).status).toBe(400);
});

test('pages are found by the beginnings of their words', () => {
  const titles = (query: string) => findPages(query).map(({ title }) => title);
  expect(titles('stamp')).toEqual(['Rates']);
  expect(titles('poss dup list')).toEqual(['Possible duplicates of listings']);
  expect(titles('nowhere')).toEqual([]);
  // and none that the role in the office does not open
  expect(findPages('add').map(({ title }) => title)).toContain('Add Property');
  // every section of the settings by its name
  for (const section of SETTINGS_SECTIONS)
    expect(findPages('').map(({ href }) => href)).toContain(`/admin/settings/${section}`);
  expect(findPages('opening hours')[0]).toMatchObject({ href: '/admin/settings/hours' });
  expect(findPages('', 'read-only').map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/admin/audit', '/admin/earnings']),
  );
  for (const hidden of ['add prop', 'settings', 'users', 'rates', 'enter'])
    expect(findPages(hidden, 'read-only')).toEqual([]);
});

test('every find goes through an index', async () => {
  const finds = [
    ...(await listingFilters('abcdef')).map((filter) => ['properties', Property.find(filter).cast(Property)]),
    ...(await listingFilters('villa')).map((filter) => ['properties', Property.find(filter).cast(Property)]),
    ...contactFilters('meera').map((filter) => ['contacts', Contact.find(filter).cast(Contact)]),
    ...contactFilters('mj@x').map((filter) => ['contacts', Contact.find(filter).cast(Contact)]),
    ['guests', Guest.find(guestFilter('meera')).cast(Guest)],
    ['users', User.find(userFilter(userSearchSchema.parse({ search: 'meera' }))).cast(User)],
    ...enquiryFilters('mj@x').map((filter) => ['enquiries', Enquiry.find(filter).cast(Enquiry)] as const),
  ] as const;
  for (const [find, filter] of finds) {
    const plan = await planOf({ find, filter, limit: 5 });
    expect([find, plan]).toEqual([find, expect.arrayContaining(['IXSCAN'])]);
    expect(plan).not.toContain('COLLSCAN');
  }
});

test('a member finds own records and no others', async () => {
  const broker = await signedIn('broker', { name: 'Find Broker' });
  const stranger = await signedIn('broker');
  const listing = propertyFormSchema.parse({
    title: 'Bungalow at Bajaj Nagar',
    description: 'A quiet house with a garden and a well of its own.',
    price: '45 lakh',
    type: 'sale',
    category: 'Villas',
    address: 'Plot 4, Bajaj Nagar, Nagpur',
    area: '900',
    possession: 'ready',
  });
  const actor = { userId: broker.id, name: 'Find Broker', role: 'broker', via: 'job' } as const;
  const { property } = await createProperty(actor, listing, []);
  const own = (q: string, { browser }: Pick<Person, 'browser'> = broker) =>
    browser.call(GET_OWN, `/api/user/search?q=${encodeURIComponent(q)}`);
  expect((await own('bungalow')).json.groups).toEqual([
    {
      label: 'Listings',
      items: [
        expect.objectContaining({ title: property.title, href: `/dashboard/properties/${property._id}` }),
      ],
    },
  ]);
  expect((await own('bungalow', stranger)).json.groups).toEqual([]);
  expect((await own('b')).status).toBe(400);
});

test('a group with more than five results names its list; one with fewer does not', async () => {
  const sender = { email: 'many@x.example', phone: '+919822012388' };
  const rows = Array.from({ length: 6 }, (_, i) => ({
    ...{ name: `Vaishali Naik ${i}`, ...sender, message: 'm', matchKeys: senderKeys(sender) },
    terms: foldsOf(`Vaishali Naik ${i}`),
  }));
  for (const row of rows) await Enquiry.create(row);
  const groupOf = async (q: string) =>
    ((await ask(q)).json.groups as PaletteGroup[]).find(({ label }) => label === 'Enquiries');
  const cut = await groupOf('vaishali');
  expect([cut?.items.length, cut?.more]).toEqual([5, '/admin/enquiries?search=vaishali']);
  expect((await groupOf('asker'))?.more).toBeUndefined();
});

test('commands are those of the office role', () => {
  const titles = (query: string, office?: Parameters<typeof findCommands>[1]) =>
    findCommands(query, office).map(({ title }) => title);
  expect(titles('new')).toEqual(['New task', 'New enquiry', 'New contact', 'New listing']);
  expect(titles('approve')).toEqual(['Approve listings']);
  expect(titles('approve', 'agent')).toEqual([]);
  expect(titles('new', 'read-only')).toEqual([]);
  expect(titles('')).toEqual([]);
  expect(findPages('go to places')[0]).toMatchObject({ href: '/admin/places' });
});
