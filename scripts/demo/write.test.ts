import { trusted } from 'mongoose';
import { USER_ROLES } from '@/lib/auth/roles';
import { recordMissingLeads } from '@/lib/lead-source/mutations';
import { useTestDb } from '@/lib/testing/db';
import { Activity } from '@/models/activity';
import { Client } from '@/models/client';
import { ClientMatch } from '@/models/client-match';
import { Contact } from '@/models/contact';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { Lead } from '@/models/lead';
import { Property } from '@/models/property';
import { Requirement } from '@/models/requirement';
import { User } from '@/models/user';
import type { Role } from '@/packages/demo-data/src/vocabulary';
import { hasListings, seedDemo } from './write';

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

test('every listing has a code of its own, and shops are apart from offices', async () => {
  expect(await Property.distinct('propertyCode', { demo: true })).toHaveLength(120);
  expect(await Property.countDocuments({ propertyCode: /^SG-NAG-/ })).toBeGreaterThan(40);
  const subTypes = await Property.distinct('subType', { category: 'Commercial' });
  expect(subTypes.sort()).toEqual(['office', 'shop']);
});

test('a second run replaces the demo rows and leaves what people made', async () => {
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

test('the broker who can sign in has clients, each with what it looks for, and homes that fit', async () => {
  expect([await Client.countDocuments(), await Requirement.countDocuments()]).toEqual([6, 6]);
  const properties = await ClientMatch.distinct('property', { demo: true, endedAt: null });
  expect(properties.length).toBeGreaterThan(0);
  expect(await Property.countDocuments({ _id: trusted({ $in: properties }) })).toBe(properties.length);
});

test('enquiries and owners refer to rows that exist', async () => {
  const ids = new Set((await Property.find({}, { _id: 1 }).lean()).map((row) => String(row._id)));
  const enquiries = await Enquiry.find({ property: trusted({ $exists: true }) }).lean();
  expect(enquiries.length).toBeGreaterThan(5);
  for (const enquiry of enquiries) expect(ids.has(String(enquiry.property))).toBe(true);
  const owners = await Property.distinct('owner', { demo: true });
  expect(await User.countDocuments({ _id: trusted({ $in: owners }) })).toBe(owners.length);
});
