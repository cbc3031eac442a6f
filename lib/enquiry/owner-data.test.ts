import { Types } from 'mongoose';
import { viewsOf } from '@/lib/activity/views-data';
import { Activity } from '@/models/activity';
import { Enquiry } from '@/models/enquiry';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { countByListing, listOwnerEnquiries } from './owner-data';

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
  notes: [{ kind: 'note', text: 'desk only', by: 'Desk', at: new Date() }],
});

beforeAll(async () => {
  await Enquiry.create(asked(flat, owner, 'first'));
  await Enquiry.create(asked(flat, owner, 'second'));
  await Enquiry.create(asked(plot, owner, 'about the plot'));
  // the flat was somebody else's before: what was asked then is not the new owner's to read
  await Enquiry.create(asked(flat, other, 'to the owner before'));
});

test('an owner sees what was asked about his listings, newest first, without the notes of the desk', async () => {
  const list = await listOwnerEnquiries(String(owner), { page: 1 });
  expect(list.rows.map(({ message }) => message)).toEqual(['about the plot', 'second', 'first']);
  expect(JSON.stringify(list)).not.toContain('desk only');
  const one = await listOwnerEnquiries(String(owner), { page: 9, property: String(flat) });
  expect([one.total, one.page]).toEqual([2, 1]);
  expect((await listOwnerEnquiries(String(other), { page: 1 })).rows).toHaveLength(1);
});

test('enquiries and views are counted per listing', async () => {
  expect(await countByListing(String(owner), [String(flat), String(plot)])).toEqual(
    new Map([
      [String(flat), 2],
      [String(plot), 1],
    ]),
  );
  const [seen, unseen] = [`/properties/${flat}`, `/properties/${plot}`];
  const entry = (page: string, daysAgo: number, action = 'page_view') => ({
    guestID: 'g',
    action,
    metadata: { page },
    timestamp: new Date(Date.now() - daysAgo * 86_400_000),
  });
  await Activity.insertMany([
    entry(seen, 1),
    entry(seen, 2),
    entry(seen, 40),
    entry(seen, 1, 'button_click'),
    entry('/', 1),
  ]);
  const since = new Date(Date.now() - 30 * 86_400_000);
  expect(await viewsOf([seen, unseen], since)).toEqual(
    new Map([
      [seen, 2],
      [unseen, 0],
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
      count: 'activities',
      query: { 'metadata.page': '/', action: 'page_view', timestamp: { $gte: new Date(0) } },
    },
  ];
  for (const plan of plans) expect((await planOf(plan)).join()).toMatch(/IXSCAN|COUNT_SCAN/);
});
