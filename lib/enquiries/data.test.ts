import { Types } from 'mongoose';
import { GET as getMe } from '@/app/api/user/me/route';
import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { changeLead } from '@/lib/enquiries/leads/mutations';
import { indianDay } from '@/lib/platform/time/indian-day';
import { viewsByDay } from '@/lib/visitors/views/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { ListingDay } from '@/models/visitors/listing-day';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { enquiriesByDay, listOwnerEnquiries } from './data';

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

test('an owner sees what was asked about his listings, newest first, without the notes of the admins', async () => {
  const list = await listOwnerEnquiries(testActor(String(owner)), { page: 1 });
  expect(list.rows.map(({ message }) => message)).toEqual(['about the plot', 'second', 'first']);
  expect(JSON.stringify(list)).not.toContain('admins only');
  const page = await listOwnerEnquiries(testActor(String(owner)), { page: 9, property: String(flat) });
  expect([page.total, page.page]).toEqual([2, 1]);
  expect((await listOwnerEnquiries(testActor(String(other)), { page: 1 })).rows).toHaveLength(1);
});

test('an enquiry has one state in every list, and the badge counts the new ones until somebody answers', async () => {
  const seller = await signedIn('seller');
  const actor = testActor(seller.id);
  const unread = async () => (await seller.browser.call(getMe, '/api/user/me')).json.unread;
  const enquiries = async () => (await listOwnerEnquiries(actor, { page: 1 })).rows.map(({ state }) => state);
  const leads = async (state: string) => listLeads(actor, leadSearchSchema.parse({ state, who: 'mine' }));
  const mine = new Types.ObjectId(seller.id);
  await Enquiry.create({ ...asked(flat, mine, 'one'), sender: 'guest:one' });
  await Enquiry.create({ ...asked(flat, mine, 'two'), sender: 'guest:two' });
  await recordMissingLeads();
  expect([await unread(), await enquiries()]).toEqual([2, ['new', 'new']]);
  // looking at them changes nothing: they still wait
  expect([await unread(), (await leads('new')).rows.length]).toEqual([2, 2]);
  const [lead] = (await leads('new')).rows;
  await changeLead(actor, lead!.id, { state: 'visiting' });
  expect((await enquiries()).sort()).toEqual(['new', 'visiting']);
  expect([await unread(), (await leads('new')).rows.length, (await leads('visiting')).rows.length]).toEqual([
    1, 1, 1,
  ]);
  expect((await leads('all')).counts).toMatchObject({ new: 1, visiting: 1, open: 2 });
});

test('enquiries and views are counted per listing and day', async () => {
  const day = (daysAgo: number) => indianDay(new Date(Date.now() - daysAgo * 86_400_000));
  const days = [day(2), day(1), day(0)];
  const ids = [String(flat), String(plot)];
  expect(await enquiriesByDay(ids, days)).toEqual(
    new Map([
      [String(flat), [0, 0, 5]],
      [String(plot), [0, 0, 1]],
    ]),
  );
  await ListingDay.insertMany([
    { day: day(1), property: flat, views: 2 },
    { day: day(2), property: flat, views: 3 },
    { day: day(40), property: flat, views: 7 },
  ]);
  expect(await viewsByDay(ids, days)).toEqual(
    new Map([
      [String(flat), [3, 2, 0]],
      [String(plot), [0, 0, 0]],
    ]),
  );
});

test('every query reads through an index', async () => {
  const plans = [
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
