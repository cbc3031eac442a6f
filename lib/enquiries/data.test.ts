import { Types } from 'mongoose';
import { PUT as putSeen } from '@/app/api/user/enquiries/route';
import { GET as getMe } from '@/app/api/user/me/route';
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

test('enquiries are unread until their owner has looked', async () => {
  const seller = await signedIn('seller');
  const unread = async () => (await seller.browser.call(getMe, '/api/user/me')).json.unread;
  const news = async () =>
    (await listOwnerEnquiries(testActor(seller.id), { page: 1 })).rows.map(({ isNew }) => isNew);
  const mine = new Types.ObjectId(seller.id);
  await Enquiry.create(asked(flat, mine, 'one'));
  await Enquiry.create(asked(flat, mine, 'two'));
  expect([await unread(), await news()]).toEqual([2, [true, true]]);
  await seller.browser.call(putSeen, '/api/user/enquiries', { method: 'PUT' });
  expect([await unread(), await news()]).toEqual([0, [false, false]]);
  await Enquiry.create(asked(flat, mine, 'three'));
  expect([await unread(), await news()]).toEqual([1, [true, false, false]]);
});

test('enquiries and views are counted per listing and day', async () => {
  const day = (daysAgo: number) => indianDay(new Date(Date.now() - daysAgo * 86_400_000));
  const days = [day(2), day(1), day(0)];
  const ids = [String(flat), String(plot)];
  expect(await enquiriesByDay(ids, days)).toEqual(
    new Map([
      [String(flat), [0, 0, 6]],
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
