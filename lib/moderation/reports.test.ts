import { POST as decideOne } from '@/app/api/admin/properties/[id]/decision/route';
import { POST as report } from '@/app/api/report/route';
import { countAttention } from '@/lib/office/dashboard/data';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { searchAllListings } from './data';
import { moderationSearchSchema } from './schema';

useTestDb();
afterEach(settleBackground);

let admin: Person;
let id: string;

beforeAll(async () => {
  admin = await signedIn('admin');
  const seller = await signedIn('seller');
  const fields = {
    title: 'Flat in Dharampeth',
    description: 'Quiet',
    price: '45 lakh',
    type: 'sale',
    category: 'Residential',
    address: 'Plot 4, Dharampeth, Nagpur',
    area: '900',
  };
  id = (await listPublicly(testActor(seller.id), fields))._id;
});

const visitor = new Browser();
const tell = () => visitor.call(report, '/x', { body: { propertyId: id, reason: 'sold' } });
const reported = async () =>
  (await searchAllListings(moderationSearchSchema.parse({ view: 'reported' }))).rows.map(({ _id }) => _id);
const decide = async (decision: string) => {
  const version = (await Property.findById(id).lean())?.__v;
  const reply = await admin.browser.call(decideOne, '/x', {
    params: { id },
    body: { decision, version, reason: 'checked' },
  });
  return reply.status;
};

test('a decision settles what was reported, also on a listing that was approved before', async () => {
  expect([(await tell()).status, (await tell()).status]).toEqual([201, 201]);
  // listings are counted, as the list shows them
  expect([await reported(), (await countAttention()).reports]).toEqual([[id], 1]);
  expect(await decide('approve')).toBe(200);
  expect([await reported(), (await countAttention()).reports]).toEqual([[], 0]);

  expect(await decide('approve')).toBe(409);
  await tell();
  expect(await reported()).toEqual([id]);
  expect(await decide('approve')).toBe(200);
  await tell();
  expect(await decide('paused')).toBe(200);
  expect((await countAttention()).reports).toBe(0);
});
