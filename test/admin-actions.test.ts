import { POST as decideOne } from '@/app/api/admin/properties/[id]/decision/route';
import { GET as lookAtBulk, DELETE as stopBulk } from '@/app/api/admin/properties/bulk/[id]/route';
import { POST as startBulk } from '@/app/api/admin/properties/bulk/route';
import { POST as addRate } from '@/app/api/admin/rates/route';
import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { DELETE as endSessions } from '@/app/api/admin/users/[id]/sessions/route';
import { contactFilter } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { ensureDefaultRates } from '@/lib/costs/rates/data';
import { enquiryFilter } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { moderationFilter, searchAllListings } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { searchUsers, userFilter, userOrder } from '@/lib/office/users/data';
import { userSearchSchema } from '@/lib/office/users/schema';
import { auditFilter, searchAudit } from '@/lib/platform/audit/data';
import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { Contact } from '@/models/contacts/contact';
import { Rate } from '@/models/costs/rate';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { testActor } from './actors';
import { useTestDb } from './db';
import { planOf } from './explain';
import { listPublicly } from './listing-form';
import { type Person, signedIn } from './people';

useTestDb();

let admin: Person;
let seller: Person;
let ids: string[];

beforeAll(async () => {
  admin = await signedIn('admin');
  seller = await signedIn('seller', { name: 'Meera Patil', phone: '+919822012345' });
  const input = {
    title: 'Flat in Dharampeth',
    description: 'A quiet flat near the lake with a balcony to the east.',
    price: '45 lakh',
    type: 'sale',
    category: 'Residential',
    address: 'Plot 4, Dharampeth, Nagpur',
    area: '900',
    possession: 'ready',
  };
  const make = () => listPublicly(testActor(seller.id), input);
  ids = [(await make())._id, (await make())._id];
});

test('requires a reason and the evidence’s day to verify, and logs it', async () => {
  const [id = '', other] = ids;
  const decide = (body: object, of = id) =>
    admin.browser.call(decideOne, '/x', { params: { id: of }, body: { decision: 'verified', ...body } });
  const wrong = await decide({});
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Please say why');
  const future = await decide({ reason: 'deed seen', evidenceDate: '2999-01-01' });
  expect(future.text).toContain('can’t be in the future');
  const evidence = { reason: 'deed seen', evidenceDate: '2026-01-02' };
  expect((await decide(evidence, '64b000000000000000000001')).status).toBe(404);
  for (const value of [id, other]) expect((await decide(evidence, value)).status).toBe(200);
  expect(await Property.countDocuments({ status: 'verified' })).toBe(2);
  const history = await searchAudit(auditSearchSchema.parse({ target: id }));
  expect(history.rows[0]?.details).toContain('deed seen');
  expect(history.rows[0]?.details).toContain('2026-01-02');
});

test('allows only admins to decide, deactivate, end sessions and add rates', async () => {
  for (const role of ['buyer', 'seller', 'broker', 'validator'] as const) {
    const { browser } = await signedIn(role);
    const params = { id: seller.id };
    const replies = await Promise.all([
      browser.call(decideOne, '/x', { params: { id: ids[0] ?? '' }, body: { decision: 'paused' } }),
      browser.call(startBulk, '/x', { body: { listings: ids.map((id) => ({ id })), decision: 'paused' } }),
      browser.call(lookAtBulk, '/x', { params }),
      browser.call(stopBulk, '/x', { method: 'DELETE', params }),
      browser.call(setActive, '/x', { method: 'PUT', params, body: { active: false } }),
      browser.call(endSessions, '/x', { method: 'DELETE', params }),
      browser.call(addRate, '/x', { body: { key: 'x', figure: 1, from: '2026-01-01', source: 's' } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
  }
});

test('returns not found for missing and other people’s sessions', async () => {
  const end = (id: string, query = '') =>
    admin.browser.call(endSessions, `/x${query}`, { method: 'DELETE', params: { id } });
  expect((await end('64b000000000000000000001')).status).toBe(404);
  const own = await Session.findOne({ user: admin.id }).lean();
  expect((await end(seller.id, `?session=${own?._id}`)).status).toBe(404);
  expect(await Session.countDocuments({ user: admin.id })).toBe(1);
  expect(await AuditEntry.countDocuments({ action: 'user.sessions-revoked' })).toBe(0);
});

test('signs out a deactivated account, which can be reactivated, but never one’s own', async () => {
  const call = (id: string, active: boolean) =>
    admin.browser.call(setActive, '/x', { method: 'PUT', params: { id }, body: { active } });
  expect((await call(admin.id, false)).status).toBe(409);
  expect((await call(seller.id, false)).status).toBe(200);
  expect(await Session.countDocuments({ user: seller.id })).toBe(0);
  expect((await User.findById(seller.id).lean())?.deactivatedAt).toBeInstanceOf(Date);
  expect((await call(seller.id, true)).status).toBe(200);
  expect((await User.findById(seller.id).lean())?.deactivatedAt).toBeUndefined();
  expect(await AuditEntry.countDocuments({ action: 'user.deactivate', targetId: seller.id })).toBe(1);
});

test.each([
  ['meera', 1],
  ['MEERA P', 1],
  ['98220 12345', 1],
  ['nobody', 0],
  ['.*', 0],
])('users: %s finds %i', async (search, total) => {
  expect((await searchUsers(userSearchSchema.parse({ search }))).total).toBe(total);
});

test('filters the list by words, status and view', async () => {
  const total = async (query: object) => (await searchAllListings(moderationSearchSchema.parse(query))).total;
  expect(await total({ search: 'dharam quiet' })).toBe(2);
  expect(await total({ search: 'villa' })).toBe(0);
  expect(await total({ status: 'draft' })).toBe(0);
  expect(await total({ view: 'reported' })).toBe(0);
  // both in the same place at the same price
  expect(await total({ view: 'duplicates' })).toBe(2);
});

test('adds one row to a rate per day', async () => {
  await ensureDefaultRates();
  const key = String((await Rate.findOne().lean())?.key);
  const send = () =>
    admin.browser.call(addRate, '/x', {
      body: { key, figure: '6.5', from: '2027-04-01', source: 'Gazette' },
    });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(409);
  expect(await Rate.countDocuments({ key, percent: 6.5 })).toBe(1);
});

test('scans nothing in any admin list', async () => {
  const plans = [
    ...[{ view: 'duplicates' }, { view: 'queue' }, { view: 'queue', search: 'flat' }].map(async (query) => ({
      find: 'properties',
      filter: Property.find(await moderationFilter(moderationSearchSchema.parse(query))).cast(Property),
      sort: { createdAt: -1, _id: -1 },
    })),
    ...[{}, { role: 'buyer' }, { search: 'a' }, { by: 'name' }, { by: 'lastLoginAt' }].map(async (query) => ({
      find: 'users',
      filter: User.find(userFilter(userSearchSchema.parse(query))).cast(User),
      sort: userOrder(userSearchSchema.parse(query)),
    })),
    ...[{}, { status: 'new' }, { status: 'overdue' }, { status: 'answered' }, { assignee: admin.id }].map(
      async (query) => ({
        find: 'enquiries',
        filter: Enquiry.find(enquiryFilter(enquirySearchSchema.parse(query), new Date())).cast(Enquiry),
        sort: { createdAt: -1 },
      }),
    ),
    ...[{}, { search: 'asha' }, { search: '1234' }, { homeCity: 'Nagpur', homeState: 'Maharashtra' }].map(
      async (query) => ({
        find: 'contacts',
        filter: Contact.find(contactFilter(contactSearchSchema.parse(query))).cast(Contact),
        sort: { nameKey: 1, _id: 1 },
      }),
    ),
    ...[{}, { action: 'user.login' }, { actor: admin.id }, { target: admin.id }, { from: '2026-01-01' }].map(
      async (query) => ({
        find: 'auditentries',
        filter: AuditEntry.find(auditFilter(auditSearchSchema.parse(query))).cast(AuditEntry),
        sort: { at: -1, _id: -1 },
      }),
    ),
  ];
  for (const plan of plans) {
    const stages = await planOf({ ...(await plan), limit: 20 });
    expect([await plan, stages]).not.toEqual([expect.anything(), expect.arrayContaining(['COLLSCAN'])]);
  }
});
