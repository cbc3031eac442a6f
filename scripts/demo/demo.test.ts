import type { Collection } from 'mongodb';
import mongoose from 'mongoose';
import { getDemand } from '@/lib/brokers/demand/data';
import { contactInputSchema } from '@/lib/contacts/schema';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { CITIES, findLocality } from '@/lib/places/rules';
import { USER_ROLES } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { foldOf } from '@/lib/platform/text/fold';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SavedSearch } from '@/models/alerts/saved-search';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Team } from '@/models/teams/team';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { ListingDay } from '@/models/visitors/listing-day';
import { Visit } from '@/models/visits/visit';
import { demoListings } from '@/packages/demo-data/src/listings';
import { demoContacts, demoUsers, ownersOf } from '@/packages/demo-data/src/people';
import { demoEnquiries, demoGuests } from '@/packages/demo-data/src/visitors';
import type { Role } from '@/packages/demo-data/src/vocabulary';
import { useTestDb } from '@/test/db';
import { deleteInBulk, insertInBulk } from './bulk';
import { contactRow, enquiryRow, guestRow, listingRow, userRow } from './rows';
import { hasListings, seedDemo } from './write';

describe('rows', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const users = demoUsers('test', now);
  const records = [
    ...demoListings({ count: 600, now, seed: 'test', owners: ownersOf(users), cities: CITIES }),
  ];
  const listings = records.map((record) => listingRow(record, [], () => 'SG-NAG-1001'));

  test('match the models exactly', async () => {
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

  test('place listings in every city of the product, at places that it knows', () => {
    expect(new Set(listings.map((row) => row.citySlug))).toEqual(new Set(CITIES.map(({ slug }) => slug)));
    for (const row of listings)
      expect(findLocality(row.citySlug, row.localitySlug)?.pinCode).toBe(row.pinCode);
  });

  test('contain only contacts that the form accepts', () => {
    for (const contact of demoContacts('test', now, 300, CITIES))
      expect(contactInputSchema.safeParse(JSON.parse(JSON.stringify(contact))).error?.issues ?? []).toEqual(
        [],
      );
  });

  test('find contacts by name and by the last digits of a phone', () => {
    for (const contact of demoContacts('test', now, 100, CITIES)) {
      const { terms } = contactRow(contact);
      expect(terms).toContain(foldOf(contact.lastName).slice(0, 6));
      if (contact.mobilePhone) expect(terms).toContain(`#${contact.mobilePhone.slice(-4)}`);
    }
  });
});

describe('many rows', () => {
  useTestDb();

  const collection = () => mongoose.connection.collection('bulk_rows') as unknown as Collection;

  function* numbers(count: number) {
    for (let n = 0; n < count; n++) yield { _id: n as never, even: n % 2 === 0 };
  }

  test('inserts every row of a stream, and reports its progress', async () => {
    const seen: number[] = [];
    expect(await insertInBulk(collection(), numbers(4_500), (done) => seen.push(done))).toBe(4_500);
    expect(await collection().countDocuments()).toBe(4_500);
    expect(seen).toHaveLength(3);
    expect(seen.at(-1)).toBe(4_500);
    expect(await insertInBulk(collection(), numbers(0))).toBe(0);
  });

  test('rejects with the first error of a batch', async () => {
    const doubled = [{ _id: -1 as never }, { _id: -1 as never }];
    await expect(insertInBulk(collection(), doubled)).rejects.toThrow(/duplicate key/);
  });

  test('deletes the rows that match the filter and no others', async () => {
    await collection().deleteMany({});
    await insertInBulk(collection(), numbers(5_000));
    const seen: number[] = [];
    expect(await deleteInBulk(collection(), { even: true }, (done) => seen.push(done))).toBe(2_500);
    expect(await collection().countDocuments()).toBe(2_500);
    expect(seen).toEqual([2_000, 2_500]);
  });
});

describe('demo set', () => {
  useTestDb();

  const passwordHashes = Object.fromEntries(USER_ROLES.map((role) => [role, `hash-${role}`])) as Record<
    Role,
    string
  >;
  const options = {
    listings: 120,
    guests: 20,
    activities: 200,
    contacts: 50,
    seed: 'test',
    now: new Date('2026-11-21T04:00:00Z'),
    passwordHashes,
  };

  test('fills an empty database with exact counts', async () => {
    expect(await hasListings()).toBe(false);
    const written = await seedDemo(options);
    expect(written).toMatchObject({ listings: 120, guests: 20, activities: 200, contacts: 50 });
    expect(await Property.countDocuments({ demo: true })).toBe(120);
    expect(await Contact.countDocuments()).toBe(50);
    expect(await Guest.countDocuments()).toBe(20);
    expect(await Activity.countDocuments()).toBe(200);
    expect(await hasListings()).toBe(true);
  });

  test('gives every listing a unique code, and separates shops from offices', async () => {
    expect(await Property.distinct('propertyCode', { demo: true })).toHaveLength(120);
    expect(await Property.countDocuments({ propertyCode: /^SG-NAG-/ })).toBeGreaterThan(40);
    const subTypes = await Property.distinct('subType', { category: 'Commercial' });
    expect(subTypes.sort()).toEqual(['office', 'shop']);
  });

  const soughtAfter = {
    ...{ category: 'Residential', type: 'sale', citySlug: 'nagpur', localitySlug: 'manish-nagar' },
    ...{ bedrooms: 2, price: 4_500_000 },
  } as const;

  test('gives the demo broker and seller a team, deals, visits, demand and checked evidence', async () => {
    const [team] = await Team.find({}).lean();
    const members = await User.find({ team: team?._id }, { email: 1, teamRole: 1 }).lean();
    expect(members.map(({ teamRole }) => teamRole).sort()).toEqual(['agent', 'assistant', 'owner']);
    const broker = members.find(({ email }) => email === 'broker@demo.example');
    expect(broker?.teamRole).toBe('owner');
    expect(await Property.countDocuments({ team: team?._id })).toBeGreaterThan(5);
    const strays = { owner: op.in(members.map(({ _id }) => _id)), team: null };
    expect(await Property.countDocuments(strays)).toBe(0);
    const deals = await Deal.find({ team: team?._id }).lean();
    expect(deals.length).toBeGreaterThan(3);
    for (const row of deals) await new Deal(row).validate();
    const seller = await User.findOne({ emailKey: 'seller@demo.example' }).lean();
    for (const host of [seller?._id, broker?._id]) {
      const visits = await Visit.find({ host }).lean();
      const statuses = visits.map(({ status }) => status).sort();
      expect(statuses).toEqual(['confirmed', 'confirmed', 'confirmed', 'proposed']);
      for (const row of visits) await new Visit(row).validate();
    }
    await recordMissingLeads();
    expect(await Lead.countDocuments({ owner: seller?._id })).toBeGreaterThan(3);
    expect(await SavedSearch.countDocuments({ isPaused: false })).toBeGreaterThan(40);
    const verified = await Property.find({ owner: seller?._id, status: 'verified' }, { _id: 1 }).lean();
    const own = verified.map(({ _id }) => _id);
    const counted = await ListingDay.find({ property: op.in(own) }).lean();
    expect(counted.length).toBeGreaterThan(own.length * 3);
    for (const { views, seen, sources } of counted) {
      expect(seen).toBeGreaterThanOrEqual(views);
      expect(Object.values(sources ?? {}).filter((count) => count === views)).toHaveLength(1);
    }
    const checked = await Property.find({ status: 'verified' }).lean();
    for (const row of checked) {
      expect(row.checks?.find(({ check }) => check === 'area')?.state).toBe('seen');
      expect(row.sources?.find(({ field }) => field === 'area')?.source).toBe('measured');
    }
    // a demo buyer looks for a flat in the south, but none looks for listings that tests add elsewhere
    const item = await Property.findOneAndUpdate(
      { demo: true, status: 'verified' },
      { $set: soughtAfter },
    ).lean();
    const { points } = await getDemand(String(item?._id));
    expect(Math.max(...points.map(({ buyers }) => buyers))).toBeGreaterThan(0);
  });

  test('replaces the demo rows in a second run, and keeps people’s rows', async () => {
    const owner = await User.findOne({ role: 'seller' });
    await Property.create({
      title: 'Made by a person',
      description: 'Kept',
      price: 1,
      type: 'sale',
      category: 'Plots',
      address: 'Besa',
      area: 1,
      city: 'Nagpur',
      citySlug: 'nagpur',
      owner: owner?._id,
    });
    await recordMissingLeads();
    expect(await Lead.countDocuments({ demo: true })).toBeGreaterThan(0);
    await seedDemo({ ...options, listings: 40, seed: 'other' });
    expect(await Lead.countDocuments()).toBe(0);
    expect(await Property.countDocuments({ demo: true })).toBe(40);
    expect(await Property.countDocuments({ title: 'Made by a person' })).toBe(1);
  });

  test('gives the broker who can sign in clients with requirements and matching homes', async () => {
    expect([await Client.countDocuments(), await Requirement.countDocuments()]).toEqual([6, 6]);
    const properties = await ClientMatch.distinct('property', { demo: true, endedAt: null });
    expect(properties.length).toBeGreaterThan(0);
    expect(await Property.countDocuments({ _id: op.in(properties) })).toBe(properties.length);
  });

  test('refers enquiries and owners to existing rows', async () => {
    const ids = new Set((await Property.find({}, { _id: 1 }).lean()).map((row) => String(row._id)));
    const enquiries = await Enquiry.find({ property: op.exists() }).lean();
    expect(enquiries.length).toBeGreaterThan(5);
    for (const enquiry of enquiries) expect(ids.has(String(enquiry.property))).toBe(true);
    expect(await User.countDocuments({ demo: true, terms: null })).toBe(0);
    const owners = await Property.distinct('owner', { demo: true });
    expect(await User.countDocuments({ _id: op.in(owners) })).toBe(owners.length);
  });

  test('does nothing without listings', async () => {
    await seedDemo({ ...options, listings: 0 });
    for (const model of [Team, Deal, Visit, Client, SavedSearch, AlertSubscriber, Shortlist])
      expect([model.modelName, await (model as typeof Team).countDocuments({})]).toEqual([
        model.modelName,
        0,
      ]);
  });
});
