import { Types } from 'mongoose';
import { POST as readLead } from '@/app/api/leads/[id]/read/route';
import { GET as getMe } from '@/app/api/user/me/route';
import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { waitLevel } from '@/lib/enquiries/leads/format';
import { changeLead } from '@/lib/enquiries/leads/mutations';
import { indianDay } from '@/lib/platform/time/indian-day';
import { viewsByDay } from '@/lib/visitors/views/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { ListingDay } from '@/models/visitors/listing-day';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { enquiriesByDay } from './data';

useTestDb();

const id = () => new Types.ObjectId();
const [owner, other, flat, plot] = [id(), id(), id(), id()];
const asked = (property: Types.ObjectId, of: Types.ObjectId, message: string) => ({
  name: 'Asha',
  email: 'asha@home.example',
  phone: '98220 00000',
  message,
  property,
  propertyTitle: '2 BHK',
  owner: of,
  notes: [{ kind: 'note', text: 'admins only', by: 'Desk', at: new Date() }],
});

beforeAll(async () => {
  await Enquiry.create(asked(flat, owner, 'first'));
  await Enquiry.create(asked(flat, owner, 'second'));
  await Enquiry.create(asked(plot, owner, 'about the plot'));
  // the flat was somebody else's before: what was asked then is not the new owner's to read
  await Enquiry.create(asked(flat, other, 'to the owner before'));
});

test('looking at a lead does not answer it: the badge, the inbox and its count agree until somebody does', async () => {
  const seller = await signedIn('seller');
  const actor = testActor(seller.id);
  const badge = async () => (await seller.browser.call(getMe, '/api/user/me')).json.waiting;
  const leads = async (state: string) => listLeads(actor, leadSearchSchema.parse({ state }));
  const waiting = async () => (await leads('waiting')).rows.map(({ isUnread }) => isUnread);
  const mine = new Types.ObjectId(seller.id);
  await Enquiry.create({ ...asked(flat, mine, 'one'), sender: 'guest:one' });
  await Enquiry.create({ ...asked(flat, mine, 'two'), sender: 'guest:two' });
  await recordMissingLeads();
  expect([await badge(), await waiting()]).toEqual([2, [true, true]]);
  const [lead] = (await leads('waiting')).rows;
  const params = { id: lead!.id };
  expect((await seller.browser.call(readLead, '/x', { method: 'POST', params, body: {} })).json).toEqual({
    read: true,
  });
  expect([await badge(), (await waiting()).sort()]).toEqual([2, [false, true]]);
  await changeLead(actor, lead!.id, { state: 'visiting' });
  expect([await badge(), await waiting()]).toEqual([1, [true]]);
  expect((await leads('all')).counts).toMatchObject({ waiting: 1, new: 1, visiting: 1, open: 2 });
  const other = await signedIn('seller');
  expect((await other.browser.call(readLead, '/x', { method: 'POST', params, body: {} })).status).toBe(404);
});

test('people who wait are in one list, the newest first, and the longest wait first when that is asked', async () => {
  const seller = await signedIn('seller');
  const mine = new Types.ObjectId(seller.id);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const [sender, minutes] of [
    ['a', 90],
    ['b', 5],
    ['c', 30],
  ] as const)
    await Enquiry.create({ ...asked(flat, mine, sender), sender, name: sender, createdAt: ago(minutes) });
  await recordMissingLeads();
  const names = async (query: object) => {
    const { rows } = await listLeads(testActor(seller.id), leadSearchSchema.parse(query));
    return rows.map(({ name }) => name);
  };
  expect(await names({})).toEqual(['b', 'c', 'a']);
  expect(await names({ sort: 'due' })).toEqual(['a', 'c', 'b']);
  const levels = [5, 15, 59, 60, 9000].map((minutes) => waitLevel(ago(minutes).toISOString(), Date.now()));
  expect(levels).toEqual(['fresh', 'warning', 'warning', 'late', 'late']);
});

test('enquiries and views are counted per listing and day of India', async () => {
  const [shop, shed] = [id(), id()];
  const day = (daysAgo: number) => indianDay(new Date(Date.now() - daysAgo * 86_400_000));
  const days = [day(2), day(1), day(0)];
  const at = (indian: string, time: string) => new Date(`${indian}T${time}+05:30`);
  await Enquiry.create([
    { ...asked(shop, owner, 'late in the evening'), createdAt: at(day(1), '23:59:59') },
    { ...asked(shop, owner, 'just after midnight'), createdAt: at(day(0), '00:00:01') },
    { ...asked(shed, owner, 'too long ago'), createdAt: at(day(3), '12:00:00') },
    { ...asked(shed, owner, 'at noon'), createdAt: at(day(2), '12:00:00') },
  ]);
  const ids = [String(shop), String(shed)];
  expect(await enquiriesByDay(ids, days)).toEqual(
    new Map([
      [String(shop), [0, 1, 1]],
      [String(shed), [1, 0, 0]],
    ]),
  );
  await ListingDay.insertMany([
    { day: day(1), property: shop, views: 2 },
    { day: day(2), property: shop, views: 3 },
    { day: day(40), property: shop, views: 7 },
  ]);
  expect(await viewsByDay(ids, days)).toEqual(
    new Map([
      [String(shop), [3, 2, 0]],
      [String(shed), [0, 0, 0]],
    ]),
  );
});

test('every query reads through an index', async () => {
  const plans = [
    {
      find: 'leads',
      filter: { owner, team: null, askedAt: { $ne: null }, isOpen: true, waitingSince: { $gt: new Date(0) } },
      sort: { waitingSince: -1, _id: -1 },
    },
    { find: 'enquiries', filter: { owner }, sort: { createdAt: -1 } },
    { find: 'enquiries', filter: { owner, property: flat }, sort: { createdAt: -1 } },
    {
      aggregate: 'enquiries',
      pipeline: [{ $match: { property: { $in: [flat, plot] }, owner } }, { $group: { _id: '$property' } }],
      cursor: {},
    },
    {
      aggregate: 'listingdays',
      pipeline: [
        { $match: { property: { $in: [flat, plot] }, day: { $gte: '2026-01-01' } } },
        { $group: { _id: '$property', views: { $sum: '$views' } } },
      ],
      cursor: {},
    },
  ];
  for (const plan of plans) expect((await planOf(plan)).join()).toMatch(/IXSCAN|COUNT_SCAN/);
});
