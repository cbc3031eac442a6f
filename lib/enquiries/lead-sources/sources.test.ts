import { POST as contact } from '@/app/api/contact/route';
import { GET as read } from '@/app/api/leads/[id]/route';
import { GET as list } from '@/app/api/leads/route';
import { POST as tap } from '@/app/api/property/[id]/tap/route';
import { POST as login } from '@/app/api/user/login/route';
import type { LeadPageDto } from '@/lib/enquiries/lead-inbox/dto';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { removeOldLeads } from '@/lib/enquiries/leads/mutations';
import { settleBackground } from '@/lib/platform/jobs/background';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { cleanUpPersonalData, erasePerson } from '@/lib/registries/personal-data/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { recordMissingLeads } from './jobs';

useTestDb();
let owner: Person;
let listing: string;
beforeEach(async () => {
  await clearTestDb();
  owner = await signedIn('seller');
  listing = (
    await listPublicly(testActor(owner.id), {
      title: 'Flat in Besa',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Besa, Nagpur',
      area: '900',
    })
  )._id;
});
afterEach(settleBackground);

async function enquire(browser: Browser, more: Record<string, unknown> = {}): Promise<string> {
  const asha = {
    name: 'Asha Rao',
    phone: '9822012345',
    email: 'asha@people.example',
    message: 'Is it free?',
  };
  const body = { kind: 'listing', propertyId: listing, ...asha, ...more };
  return String((await browser.call(contact, '/api/contact', { body })).json.id);
}
const page = async (query = '?state=all') =>
  (await owner.browser.call(list, `/api/leads${query}`)).json as unknown as LeadPageDto;
const detail = async (id: string) =>
  (await owner.browser.call(read, '/x', { params: { id } })).json as unknown as LeadDetailDto;

test('what has no lead yet gets one, in the state that it has, and never two', async () => {
  const about = {
    property: listing,
    propertyTitle: 'Flat in Besa',
    owner: owner.id,
    message: 'Hi',
    phone: '9822012345',
  };
  const hourAgo = new Date(Date.now() - 3_600_000);
  await Enquiry.create([
    {
      ...about,
      name: 'Old',
      status: 'negotiating',
      firstAnsweredAt: new Date(),
      createdAt: hourAgo,
      sender: 'visitor:a',
    },
    { ...about, name: 'New', sender: 'visitor:b' },
    { ...about, name: 'Gone', status: 'lost', sender: 'visitor:c' },
  ]);
  expect(await recordMissingLeads()).toBe(3);
  expect(await recordMissingLeads()).toBe(0);
  // a process that ended between the two writes
  await Enquiry.updateMany({}, { $unset: { lead: 1 } });
  await recordMissingLeads();
  const { rows } = await page();
  expect(rows.map(({ name, state, sources }) => `${name} ${state} ${sources[0]?.count}`).sort()).toEqual([
    'Gone lost 1',
    'New new 1',
    'Old negotiating 1',
  ]);
  expect(rows.find(({ name }) => name === 'Old')?.answeredMs).toBeGreaterThan(3_500_000);
});

test('signing in makes one lead of what the browser and the account asked', async () => {
  const buyer = await signedIn('buyer');
  await enquire(buyer.browser);
  const browser = new Browser();
  const second = await enquire(browser, { message: 'Again' });
  expect((await page()).rows).toHaveLength(2);
  await browser.call(login, '/x', { body: { email: buyer.email, password: PASSWORD } });
  const [lead] = (await page()).rows;
  expect((await page()).rows).toHaveLength(1);
  expect((await detail(lead!.id)).enquiries.map(({ id }) => id)).toContain(second);
  expect((await detail(lead!.id)).enquiries).toHaveLength(2);
});

test('taps and saved searches of people whom nobody can reach are no lead; with the first word they become part of one', async () => {
  const buyer = await signedIn('buyer');
  const tapped = (who: Browser) => who.call(tap, '/x', { body: { way: 'call' }, params: { id: listing } });
  await tapped(new Browser());
  await tapped(buyer.browser);
  expect(await page()).toMatchObject({ rows: [], counts: { new: 0, open: 0, waiting: 0 } });
  const [row] = await Lead.find({ 'sources.kind': 'call' }).lean();
  expect((await owner.browser.call(read, '/x', { params: { id: String(row!._id) } })).status).toBe(404);
  await enquire(buyer.browser);
  expect(
    (await page()).rows.map(({ name, sources }) => [name, sources.map(({ kind }) => kind).sort()]),
  ).toEqual([['Asha Rao', ['call', 'enquiry']]]);
});

test('thirty taps of one network address by thirty browsers count once in half an hour, programs never', async () => {
  const tapped = (agent: string, ip = '198.51.100.7') =>
    new Browser(ip).call(tap, '/x', {
      body: { way: 'call' },
      params: { id: listing },
      headers: { 'user-agent': agent },
    });
  for (let i = 0; i < 30; i++) await tapped(`Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/${i}`);
  const others = await tapped('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/1', '198.51.100.8');
  expect(others.json).toEqual({ recorded: true });
  expect((await tapped('curl/8.5.0', '198.51.100.9')).json).toEqual({ recorded: false });
  const leads = await Lead.find({ 'sources.kind': 'call' }).lean();
  expect(leads.flatMap(({ sources }) => sources)).toHaveLength(2);
});

test('the export has what a person was interested in and noted; the erasure leaves nothing of either', async () => {
  const buyer = await signedIn('buyer');
  await enquire(buyer.browser, { email: buyer.email });
  await enquire(new Browser(), { phone: '9822099999', email: '' });
  expect(await collectPersonalData(buyer.id)).toMatchObject({
    leads: { own: [{ propertyTitle: 'Flat in Besa', sources: [{ kind: 'enquiry' }] }] },
  });
  const [asked] = (await page()).rows;
  await Lead.updateOne(
    { _id: asked!.id },
    { $push: { notes: { kind: 'note', text: 'mine', by: 'Seller', byId: owner.id, at: new Date() } } },
  );
  expect(await collectPersonalData(owner.id)).toMatchObject({
    leads: { noted: [{ notes: [{ text: 'mine' }] }] },
  });
  await erasePerson({ id: buyer.id, email: buyer.email, verified: true });
  expect(await Lead.countDocuments({})).toBe(1);
  await erasePerson({ id: owner.id, email: owner.email, verified: true });
  const [left] = await Lead.find({}).lean();
  expect([left?.owner, left?.assignee, left?.notes]).toEqual([undefined, undefined, []]);
});

const OWNER = { owner: 'a'.repeat(24), team: null };
test.each([
  [
    { ...OWNER, isOpen: true },
    { dueAt: 1, _id: 1 },
  ],
  [
    { ...OWNER, state: 'new' },
    { dueAt: 1, _id: 1 },
  ],
  [{ ...OWNER }, { lastAt: -1, _id: -1 }],
  [
    { team: 'b'.repeat(24), isOpen: true },
    { dueAt: 1, _id: 1 },
  ],
  [{ isOpen: true }, { dueAt: 1, _id: 1 }],
  [{ person: 'user:a' }, undefined],
  [{ matchKeys: 'p:+919822012345' }, undefined],
] as const)('no scan for %j', async (filter, sort) => {
  expect(await planOf({ find: 'leads', filter, ...(sort && { sort }) })).not.toContain('COLLSCAN');
});

test('ended leads go with ended enquiries, taps with the activity log; open ones and those that came back stay', async () => {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const lead = (name: string, more: object) =>
    Lead.create({ key: name, name, owner: owner.id, dueAt: now, askedAt: daysAgo(900), ...more });
  const ended = { state: 'lost', isOpen: false };
  await lead('ended long ago', { ...ended, lastAt: daysAgo(800) });
  await lead('ended lately', { ...ended, lastAt: daysAgo(10) });
  await lead('open', { lastAt: daysAgo(800) });
  await lead('tapped long ago', { askedAt: null, lastAt: daysAgo(400) });
  await lead('tapped lately', { askedAt: null, lastAt: daysAgo(10) });
  const left = async () => (await Lead.find().lean()).map(({ name }) => name).sort();
  // without a time for enquiries nothing that was asked goes
  await cleanUpPersonalData(now);
  expect(await left()).toEqual(['ended lately', 'ended long ago', 'open', 'tapped lately']);
  expect(await removeOldLeads(daysAgo(730), daysAgo(365))).toBe(1);
  expect(await left()).toEqual(['ended lately', 'open', 'tapped lately']);
});
