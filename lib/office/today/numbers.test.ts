import { Types } from 'mongoose';
import { GET as getMe } from '@/app/api/user/me/route';
import { OWN_STATES } from '@/lib/brokers/own-listings/constants';
import { countStates, listOwn } from '@/lib/brokers/own-listings/data';
import { ownListingsSchema } from '@/lib/brokers/own-listings/schema';
import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { LEAD_STATES } from '@/lib/enquiries/leads/constants';
import { createProperty } from '@/lib/listings/mutations';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay, lastDays } from '@/lib/platform/time/indian-day';
import { viewsByDay } from '@/lib/visitors/views/data';
import { linkContext, listHosted } from '@/lib/visits/data';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { ListingDay } from '@/models/visitors/listing-day';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { form, inState } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { getToday } from './data';

/**
 * Every number of a member's pages, with the list that its link opens: state chips of listings and leads, the badge of the
 * navigation bar, and the figures of Today. Those of the office's pages: lib/office/dashboard/data.test.ts.
 */
useTestDb();

const DAY = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);

let owner: Person;
const actor = () => testActor(owner.id);
const query = (href: string) => Object.fromEntries(new URL(href, 'http://site.example').searchParams);
const ownOf = async (href: string) => (await listOwn(actor(), ownListingsSchema.parse(query(href)))).total;
const leadsOf = async (href: string) =>
  (await listLeads(actor(), leadSearchSchema.parse(query(href)))).rows.length;

let floor = 0;
async function list(by: Person, stored: object): Promise<string> {
  floor += 1;
  const { property } = await createProperty(
    testActor(by.id),
    form({ title: `Flat ${floor}`, floor: `${floor}` }),
    [],
  );
  await Property.updateOne({ _id: property._id }, { $set: stored }, { timestamps: false });
  return property._id;
}

function visitRow(by: Person, updatedAt: Date) {
  const _id = new Types.ObjectId();
  const link = (side: 'visitor' | 'host') => ({
    hash: new Types.ObjectId().toHexString(),
    token: encrypt('token', linkContext(_id, side)),
  });
  return {
    ...{ _id, property: new Types.ObjectId(), propertyTitle: 'Villa', host: new Types.ObjectId(by.id) },
    ...{ owner: 'guest:x', name: 'Meera', phone: '+919822012345', status: 'proposed', words: [] },
    ...{ proposed: ['2099-01-05-morning'], rounds: 1, until: new Date('2099-01-06'), updatedAt },
    ...{ visitorLink: link('visitor'), hostLink: link('host') },
  };
}

beforeAll(async () => {
  owner = await signedIn('seller');
  const other = await signedIn('seller');
  const [old, recent] = [ago(5 * DAY), ago(DAY)];
  for (const by of [owner, other]) {
    const id = await list(by, { ...inState('active'), review: { state: 'approved', since: recent } });
    await list(by, { ...inState('verified'), review: { state: 'approved', since: old } });
    await list(by, { ...inState('sold'), review: { state: 'rejected', since: recent } });
    await list(by, inState('draft'));
    await list(by, { ...inState('active', 'photo'), updatedAt: recent });
    await list(by, { ...inState('active', 'stale'), updatedAt: recent });
    await list(by, { ...inState('active', 'stale'), updatedAt: old });
    await list(by, { ...inState('active', 'bin', 'stale'), updatedAt: recent });
    await ListingDay.create({ day: indianDay(Date.now()), property: id, views: 4 });
    await Lead.insertMany(
      LEAD_STATES.flatMap((state, i) =>
        [recent, old].map((lastAt, j) => ({
          key: `${by.id} ${i} ${j}`,
          owner: by.id,
          state,
          isOpen: !['closed', 'lost'].includes(state),
          lastAt,
          dueAt: lastAt,
          askedAt: lastAt,
          ...(state === 'new' && { waitingSince: lastAt }),
          sources: [{ kind: 'enquiry', ref: `${i}${j}`, at: lastAt }],
        })),
      ),
    );
    await Visit.collection.insertMany([recent, old].map((at) => visitRow(by, at)) as never);
  }
  await User.updateOne({ _id: owner.id }, { todaySeenAt: ago(2 * DAY) });
});

test('each state of own listings has as many as its list', async () => {
  const counts = await countStates(actor());
  expect(await ownOf('/dashboard/properties')).toBe(counts.all);
  for (const state of OWN_STATES)
    expect([state, await ownOf(`/dashboard/properties?state=${state}`)]).toEqual([state, counts[state]]);
  expect(counts).toMatchObject({ live: 2, waiting: 1, paused: 2, draft: 1, closed: 1, refused: 1 });
});

test('a listing that is not public yet is in that state alone: nothing calls it active', async () => {
  const { rows } = await listOwn(actor(), { state: 'waiting' });
  expect(rows.map(({ state, awaiting }) => [state, awaiting])).toEqual([['waiting', ['photo']]]);
});

test('each state of leads, the open ones and the badge have as many as their lists', async () => {
  const { counts } = await listLeads(actor(), leadSearchSchema.parse({}));
  expect(await leadsOf('/dashboard/leads')).toBe(counts.waiting);
  expect(await leadsOf('/dashboard/leads?state=open')).toBe(counts.open);
  for (const state of LEAD_STATES)
    expect([state, await leadsOf(`/dashboard/leads?state=${state}`)]).toEqual([state, counts[state]]);
  const { waiting } = (await owner.browser.call(getMe, '/api/user/me')).json;
  expect([waiting, await leadsOf('/dashboard/leads')]).toEqual([2, 2]);
});

test('each figure of Today leads to exactly what it counts', async () => {
  const { changes, since, listings } = await getToday(textsIn('en', 'office/today').t, actor());
  // the bin is not among them
  expect(await ownOf('/dashboard/properties')).toBe(listings);
  const counted = new Map(changes.map(({ key, text }) => [key, Number(/\d+/.exec(text)?.[0])]));
  expect([...counted.keys()].sort()).toEqual(['approved', 'leads', 'paused', 'rejected', 'views', 'visits']);
  for (const { key, href } of changes) {
    const path = href.split('?')[0];
    const behind =
      key === 'views'
        ? await viewsSince(since!)
        : path === '/dashboard/visits'
          ? (await hosted(query(href).since)).length
          : await (path === '/dashboard/leads' ? leadsOf(href) : ownOf(href));
    expect([key, behind]).toEqual([key, counted.get(key)]);
  }
});

const hosted = async (since: string | undefined) =>
  listHosted(
    {
      kind: 'user',
      actor: actor(),
      user: { id: owner.id, role: 'seller' },
      secondFactor: { isSet: true },
    } as never,
    new Date(),
    since,
  );

/** The sum of the column that the rows of own listings have, from that day on. */
async function viewsSince(since: string): Promise<number> {
  const { rows } = await listOwn(actor());
  const days = lastDays(14, new Date()).filter((day) => day >= indianDay(Date.parse(since)));
  const views = await viewsByDay(
    rows.map(({ _id }) => _id),
    days,
  );
  return [...views.values()].flat().reduce((sum, count) => sum + count, 0);
}
