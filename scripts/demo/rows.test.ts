import { CITIES, findLocality } from '@/lib/places/rules';
import { foldOf } from '@/lib/platform/text/fold';
import { Contact } from '@/models/contacts/contact';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Guest } from '@/models/visitors/guest';
import { demoListings } from '@/packages/demo-data/src/listings';
import { demoContacts, demoUsers, ownersOf } from '@/packages/demo-data/src/people';
import { demoEnquiries, demoGuests } from '@/packages/demo-data/src/visitors';
import { contactRow, enquiryRow, guestRow, listingRow, userRow } from './rows';

const now = new Date('2026-11-21T04:00:00Z');
const users = demoUsers('test', now);
const records = [...demoListings({ count: 600, now, seed: 'test', owners: ownersOf(users), cities: CITIES })];
const listings = records.map((record) => listingRow(record, [], () => 'SG-NAG-1001'));

test('the models accept every row as it stands', async () => {
  for (const row of listings.slice(0, 200)) await new Property(row).validate();
  for (const user of users) await new User(userRow(user, 'hash')).validate();
  for (const contact of demoContacts('test', now, 100, CITIES))
    await new Contact(contactRow(contact)).validate();
  const visited = { listings: records.slice(0, 20), cities: CITIES };
  for (const { guest } of demoGuests('test', now, { guests: 20, activities: 100 }, visited))
    await new Guest(guestRow(guest)).validate();
  for (const enquiry of demoEnquiries('test', now, 40, records))
    await new Enquiry(enquiryRow(enquiry)).validate();
});

test('listings are in every city of the product, at places that it knows', () => {
  expect(new Set(listings.map((row) => row.citySlug))).toEqual(new Set(CITIES.map(({ slug }) => slug)));
  for (const row of listings) expect(findLocality(row.citySlug, row.localitySlug)?.pinCode).toBe(row.pinCode);
});

test('contacts are found by name and by the last digits of a phone', () => {
  for (const contact of demoContacts('test', now, 100, CITIES)) {
    const { terms } = contactRow(contact);
    expect(terms).toContain(foldOf(contact.lastName).slice(0, 6));
    if (contact.mobilePhone) expect(terms).toContain(`#${contact.mobilePhone.slice(-4)}`);
  }
});
