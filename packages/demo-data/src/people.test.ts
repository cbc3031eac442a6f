import { demoContacts, demoEmail, demoUsers, ownersOf } from './people';
import { CITIES } from './test-places';
import { demoEnquiries, demoGuests } from './visitors';
import { ROLES } from './vocabulary';

const now = new Date('2026-11-21T04:00:00Z');
const listings = [{ id: 'a'.repeat(24), title: 'A flat', owner: 'b'.repeat(24) }];

test('users of every role, each with an e-mail address of its own', () => {
  const users = demoUsers('test', now);
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
  for (const role of ROLES)
    expect(users.find((user) => user.email === demoEmail(role))).toMatchObject({ role });
  const owners = ownersOf(users);
  expect(owners).toHaveLength(38);
  const firstTwo = owners.slice(0, 2).map((id) => users.find((user) => user.id === id)?.email);
  expect(firstTwo).toEqual([demoEmail('seller'), demoEmail('broker')]);
});

test('contacts: exact count, many organisations, blank fields absent', () => {
  const contacts = [...demoContacts('test', now, 300, CITIES)];
  expect(contacts).toHaveLength(300);
  expect(new Set(contacts.map((contact) => contact.organization)).size).toBeGreaterThan(20);
  for (const contact of contacts) expect(Object.values(contact)).not.toContain(undefined);
});

test('guests: the activities add up, lie within thirty days and point at listings', () => {
  const visitors = [
    ...demoGuests('test', now, { guests: 40, activities: 700 }, { listings, cities: CITIES }),
  ];
  const activities = visitors.flatMap((visitor) => visitor.activities);
  expect(visitors).toHaveLength(40);
  expect(activities).toHaveLength(700);
  for (const { guest, activities: own } of visitors) {
    expect(guest.activityCount).toBe(own.length);
    for (const activity of own) {
      expect(activity.timestamp.getTime()).toBeLessThanOrEqual(guest.lastActive.getTime());
      expect(now.getTime() - activity.timestamp.getTime()).toBeLessThanOrEqual(30 * 86_400_000);
    }
  }
  const today = visitors.filter((visitor) => now.getTime() - visitor.guest.lastActive.getTime() < 86_400_000);
  expect(today.length).toBeGreaterThan(1);
});

test('enquiries: replies come after the enquiry', () => {
  for (const enquiry of demoEnquiries('test', now, 80, listings)) {
    if ('firstAnsweredAt' in enquiry && enquiry.firstAnsweredAt)
      expect(enquiry.firstAnsweredAt.getTime()).toBeGreaterThanOrEqual(enquiry.createdAt.getTime());
    else expect(enquiry.status).toBe('new');
  }
});
