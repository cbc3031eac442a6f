import { Types } from 'mongoose';
import { USER_ROLES } from '@/lib/user/constants';
import { Contact } from '@/models/contact';
import { User } from '@/models/user';
import { demoEmail } from '../../../scripts/demo/sign-ins';
import { demoContacts, demoUsers, ownersOf, type PasswordHashes } from './people';
import { demoEnquiries, demoGuests } from './visitors';

const now = new Date('2026-11-21T04:00:00Z');
const hashes = Object.fromEntries(USER_ROLES.map((role) => [role, `hash-of-${role}`])) as PasswordHashes;
const listings = [
  { _id: new Types.ObjectId('a'.repeat(24)), title: 'A flat', owner: new Types.ObjectId('b'.repeat(24)) },
];

test('users of every role, each with the hash of the role and an e-mail of its own', async () => {
  const users = demoUsers('test', now, hashes);
  expect(new Set(users.map((user) => user.emailKey)).size).toBe(users.length);
  for (const role of USER_ROLES) {
    expect(users.find((user) => user.email === demoEmail(role))).toMatchObject({
      role,
      passwordHash: `hash-of-${role}`,
    });
  }
  for (const user of users) await new User(user).validate();
  const owners = ownersOf(users);
  expect(owners).toHaveLength(38);
  expect(users.find((user) => user._id === owners[0])?.role).toMatch(/seller|broker/);
});

test('contacts: exact count, found by name and by the last digits of a phone', async () => {
  const contacts = [...demoContacts('test', now, 300)];
  expect(contacts).toHaveLength(300);
  for (const contact of contacts) {
    await new Contact(contact).validate();
    expect(contact.terms).toContain(contact.lastName.toLowerCase().slice(0, 6));
    if (contact.mobilePhone) expect(contact.terms).toContain(`#${contact.mobilePhone.slice(-4)}`);
  }
  expect(new Set(contacts.map((contact) => contact.organization)).size).toBeGreaterThan(20);
});

test('guests: the activities add up, lie within thirty days and point at listings', () => {
  const trails = [...demoGuests('test', now, { guests: 40, activities: 700 }, listings)];
  const activities = trails.flatMap((trail) => trail.activities);
  expect(trails).toHaveLength(40);
  expect(activities).toHaveLength(700);
  for (const { guest, activities: own } of trails) {
    expect(guest.activityCount).toBe(own.length);
    for (const activity of own) {
      expect(activity.timestamp.getTime()).toBeLessThanOrEqual(guest.lastActive.getTime());
      expect(now.getTime() - activity.timestamp.getTime()).toBeLessThanOrEqual(30 * 86_400_000);
    }
  }
  const today = trails.filter((trail) => now.getTime() - trail.guest.lastActive.getTime() < 86_400_000);
  expect(today.length).toBeGreaterThan(1);
});

test('enquiries: an answered one was answered after it came', () => {
  for (const enquiry of demoEnquiries('test', now, 80, listings)) {
    if ('firstAnsweredAt' in enquiry && enquiry.firstAnsweredAt)
      expect(enquiry.firstAnsweredAt.getTime()).toBeGreaterThanOrEqual(enquiry.createdAt.getTime());
    else expect(enquiry.status).toBe('new');
  }
});
