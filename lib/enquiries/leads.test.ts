import { POST as contact } from '@/app/api/contact/route';
import { POST as write } from '@/app/api/enquiry/[id]/messages/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { POST as answer } from '@/app/api/leads/[id]/answer/route';
import { PATCH as change, GET as read } from '@/app/api/leads/[id]/route';
import { POST as tapBack } from '@/app/api/leads/[id]/tap/route';
import { GET as list } from '@/app/api/leads/route';
import { DELETE as withdraw } from '@/app/api/number-release/[id]/route';
import { POST as release } from '@/app/api/number-release/route';
import { POST as tap } from '@/app/api/property/[id]/tap/route';
import { POST as login } from '@/app/api/user/login/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { cleanUpPersonalData, erasePerson } from '@/lib/registries/personal-data/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import { Browser, type Reply } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { dropMember, makeTeam } from '@/test/teams';
import { firstTime, visitsOf } from '@/test/visits';
import type { LeadPageDto } from './lead-inbox/dto';
import { recordMissingLeads } from './lead-sources/jobs';
import type { LeadDetailDto, LeadDto } from './leads/dto';
import { removeOldLeads } from './leads/mutations';

describe('leads', () => {
  useTestDb();
  let owner: Person;
  let listing: string;
  const fields = {
    title: 'Flat in Besa',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Besa, Nagpur',
    area: '900',
  };
  beforeEach(async () => {
    await clearTestDb();
    owner = await signedIn('seller');
    listing = (await listPublicly(testActor(owner.id), fields))._id;
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
    const { json } = await browser.call(contact, '/api/contact', { body });
    return String(json.id);
  }
  const page = async (person = owner, query = '') =>
    (await person.browser.call(list, `/api/leads${query}`)).json as unknown as LeadPageDto;
  const only = async (person = owner): Promise<LeadDto> => {
    const { rows } = await page(person, '?state=all');
    expect(rows).toHaveLength(1);
    return rows[0]!;
  };
  const patch = (id: string, body: object, person = owner): Promise<Reply> =>
    person.browser.call(change, `/api/leads/${id}`, { method: 'PATCH', params: { id }, body });
  const detail = async (id: string, person = owner) =>
    (await person.browser.call(read, `/api/leads/${id}`, { params: { id } }))
      .json as unknown as LeadDetailDto;
  const doTap = (browser: Browser, way: string, headers = {}) =>
    browser.call(tap, `/x`, { body: { way }, params: { id: listing }, headers });

  test("merges one person's enquiry, visit, shared number and taps about a listing into one lead", async () => {
    const buyer = await signedIn('buyer');
    await doTap(buyer.browser, 'call');
    await doTap(buyer.browser, 'call');
    const id = await enquire(buyer.browser);
    const { releases } = (await buyer.browser.call(readOwn, '/x')).json as { releases: { id: string }[] };
    const given = { id: releases[0]!.id };
    await buyer.browser.call(withdraw, '/x', { method: 'DELETE', params: given });
    expect(await only()).not.toHaveProperty('phone');
    await buyer.browser.call(release, '/x', { body: { enquiry: id } });
    await visitsOf(buyer.browser).book(listing);
    const lead = await only();
    expect(lead).toMatchObject({
      state: 'new',
      name: 'Asha',
      propertyTitle: 'Flat in Besa',
      phone: '+919822012345',
      email: 'asha@people.example',
      excerpt: 'Is it free?',
      waitingSince: expect.any(String),
      assignee: { id: owner.id },
    });
    expect(lead.sources.map(({ kind, count }) => `${kind} ${count}`).sort()).toEqual([
      'call 1',
      'enquiry 1',
      'number 1',
      'visit 1',
    ]);
  });

  test('ends the wait at the first answer, updates the state on both sides, and measures the time', async () => {
    const buyer = new Browser();
    const enquiry = await enquire(buyer);
    const { id } = await only();
    const reply = await owner.browser.call(answer, '/x', { params: { id }, body: { text: 'Yes, it is.' } });
    expect(reply.status).toBe(200);
    const lead = await only();
    expect(lead).toMatchObject({ state: 'contacted', answeredMs: expect.any(Number) });
    expect(lead.waitingSince).toBeUndefined();
    const own = (await buyer.call(readOwn, '/x')).json as { enquiries: object[] };
    expect(own.enquiries).toMatchObject([
      { status: 'contacted', messages: [{ from: 'owner', text: 'Yes, it is.' }] },
    ]);
    await buyer.call(write, '/x', { params: { id: enquiry }, body: { text: 'On Sunday?' } });
    expect(await only()).toMatchObject({
      state: 'contacted',
      waitingSince: expect.any(String),
      excerpt: 'On Sunday?',
    });
    expect((await only()).answeredMs).toBe(lead.answeredMs);
  });

  test('stores state, reason, next step, note and assignee, and shows the buyer the state', async () => {
    const buyer = new Browser();
    await enquire(buyer);
    const { id, __v } = await only();
    const nextStep = { text: 'Call about the loan', at: '2026-12-01T05:30:00.000Z' };
    const saved = await patch(id, {
      __v,
      state: 'negotiating',
      nextStep,
      note: 'wants parking',
      assignee: '',
    });
    expect(saved.json).toMatchObject({
      state: 'negotiating',
      nextStep,
      notes: [{ kind: 'state' }, { text: 'wants parking' }],
    });
    expect(saved.json).not.toHaveProperty('assignee');
    const own = (await buyer.call(readOwn, '/x')).json as { enquiries: { status: string }[] };
    expect(own.enquiries[0]?.status).toBe('negotiating');
    const older = await patch(id, { __v, state: 'closed' });
    expect([older.status, (older.json.details as { current: LeadDto }).current.state]).toEqual([
      409,
      'negotiating',
    ]);
    expect((await patch(id, { state: 'lost' })).json.issues).toMatchObject([{ path: 'lostReason' }]);
    expect((await patch(id, { state: 'lost', lostReason: 'price' })).json).toMatchObject({
      lostReason: 'price',
    });
    expect((await page()).rows).toEqual([]);
    expect((await patch(id, { assignee: 'f'.repeat(24) })).status).toBe(400);
    for (const bad of [{ state: 'won' }, { nextStep: { text: '', at: 'x' } }, { note: 'x'.repeat(4001) }])
      expect((await patch(id, bad)).status).toBe(400);
    // another question reopens the lead
    await enquire(buyer, { message: 'And at 42?' });
    expect(await only()).toMatchObject({ state: 'new', waitingSince: expect.any(String) });
  });

  test('records a call or chat from the list as a reply to the person', async () => {
    await enquire(new Browser());
    const { id } = await only();
    await owner.browser.call(tapBack, '/x', { params: { id }, body: { way: 'call' } });
    expect(await detail(id)).toMatchObject({
      state: 'contacted',
      notes: [{ kind: 'call', by: expect.any(String) }],
      answeredMs: expect.any(Number),
    });
  });

  test('shows a confirmed visit as the next step, and allows no message to a person who only booked', async () => {
    const visits = visitsOf(new Browser());
    const { json } = await visits.book(listing);
    const [hosted] = (await visitsOf(owner.browser).own()).hosted;
    await visitsOf(owner.browser).answer(String(json.id), { action: 'confirm', start: firstTime(hosted!) });
    const lead = await only();
    expect(lead).toMatchObject({
      state: 'visiting',
      nextStep: { text: 'Visit' },
      answeredMs: expect.any(Number),
    });
    expect(await detail(lead.id)).toMatchObject({ canAnswer: false, visits: [{ status: 'confirmed' }] });
    const reply = await owner.browser.call(answer, '/x', {
      params: { id: lead.id },
      body: { text: 'Hello' },
    });
    expect(reply.status).toBe(409);
  });

  test('counts taps of unknown people without a lead, and ignores taps of the lister and of programs', async () => {
    await doTap(new Browser('203.0.113.1'), 'call');
    await doTap(new Browser('203.0.113.1'), 'call');
    await doTap(new Browser('203.0.113.2'), 'whatsapp');
    await doTap(owner.browser, 'call');
    expect((await doTap(new Browser(), 'call', { 'user-agent': 'Googlebot/2.1' })).json).toEqual({
      recorded: false,
    });
    expect((await doTap(new Browser(), 'fax')).status).toBe(400);
    expect((await page(owner, '?state=all')).rows).toEqual([]);
    const [taps] = await Lead.find({}).lean();
    expect(taps?.sources.map(({ kind }) => kind).sort()).toEqual(['call', 'whatsapp']);
    const refused = await signedIn('buyer', { recordActivity: false });
    await doTap(refused.browser, 'call');
    expect(await Lead.findOne({ person: `user:${refused.id}` })).toBeNull();
  });

  test('routes enquiries and visits as the listing says', async () => {
    const admin = await signedIn('admin');
    await Property.updateOne({ _id: listing }, { $set: { contactRoute: 'agency' } });
    await enquire(new Browser());
    await visitsOf(new Browser()).book(listing);
    expect((await page()).rows).toEqual([]);
    expect((await page(admin)).rows).toHaveLength(2);
    expect(await Visit.countDocuments({ host: null })).toBe(1);
    await Property.updateOne({ _id: listing }, { $set: { contactRoute: 'both' } });
    await enquire(new Browser());
    expect((await page()).rows).toHaveLength(1);
    expect(await Enquiry.countDocuments({ isForAgency: true })).toBe(1);
  });

  test("shows and changes no other person's leads, and replies alike for foreign and unknown ids", async () => {
    await enquire(new Browser());
    const { id } = await only();
    const stranger = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    expect((await page(stranger, '?state=all')).rows).toEqual([]);
    const foreign = [
      await patch(id, { state: 'closed' }, stranger),
      await stranger.browser.call(read, '/x', { params: { id } }),
      await stranger.browser.call(answer, '/x', { params: { id }, body: { text: 'Hi' } }),
      await stranger.browser.call(tapBack, '/x', { params: { id }, body: { way: 'mail' } }),
      await patch('e'.repeat(24), { state: 'closed' }, stranger),
    ];
    expect(foreign.map(({ status, json }) => `${status} ${json.message}`)).toEqual(
      Array(5).fill('404 Lead not found'),
    );
    expect((await new Browser().call(list, '/api/leads')).status).toBe(401);
  });

  test('shares leads within a team, and removes access from members who leave', async () => {
    const team = await makeTeam();
    const { _id } = await listPublicly(testActor(team.agent.id), {
      ...fields,
      title: 'Villa',
    });
    listing = _id;
    await Property.updateOne({ _id }, { $set: { team: team.id } });
    await enquire(new Browser());
    const { id } = await only(team.owner);
    expect((await patch(id, { assignee: team.assistant.id, state: 'contacted' }, team.owner)).status).toBe(
      200,
    );
    expect(await only(team.assistant)).toMatchObject({ assignee: { id: team.assistant.id } });
    expect((await patch(id, { assignee: owner.id }, team.owner)).status).toBe(400);
    await dropMember(team.agent);
    expect((await page(team.agent, '?state=all')).rows).toEqual([]);
    expect((await page(team.owner, '?state=all')).rows).toHaveLength(1);
  });

  test('shows every lead once in filters, search and pages, newest first', async () => {
    for (let i = 0; i < 23; i++)
      await enquire(new Browser(), { name: `Person${i} Kale`, phone: `98220123${10 + i}` });
    const first = await page(owner, '?sort=due');
    expect(first.rows).toHaveLength(20);
    const second = await page(owner, `?sort=due&after=${first.next}`);
    expect(second.next).toBeUndefined();
    const names = [...first.rows, ...second.rows].map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 23 }, (_, i) => `Person${i} Kale`));
    expect(first.counts).toMatchObject({ waiting: 23, new: 23, open: 23, lost: 0 });
    const newest = await page();
    expect(newest.rows[0]?.name).toBe('Person22 Kale');
    expect((await page(owner, `?after=${newest.next}`)).rows).toHaveLength(3);
    expect((await page(owner, '?q=person7')).rows.map(({ name }) => name)).toEqual(['Person7 Kale']);
    expect((await page(owner, '?q=person7+besa')).rows).toHaveLength(1);
    expect((await page(owner, `?q=${encodeURIComponent('+91 98220 12313')}`)).rows).toMatchObject([
      { name: 'Person3 Kale' },
    ]);
    const { id } = first.rows[0]!;
    await patch(id, { state: 'contacted', nextStep: { text: 'Call', at: new Date().toISOString() } });
    expect((await page(owner, '?state=open&due=today')).rows.map((row) => row.id)).toEqual([id]);
    expect((await page(owner, '?state=contacted&source=enquiry')).rows).toHaveLength(1);
    expect((await page(owner, `?assignee=${owner.id}`)).rows).toHaveLength(20);
    expect((await page(owner, '?assignee=none')).rows).toEqual([]);
    expect((await page(owner, `?property=${'a'.repeat(24)}`)).rows).toEqual([]);
    expect((await page(owner, '?state=bad&after=x&due=never')).rows).toHaveLength(20);
  });
});

describe('lead sources', () => {
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

  test('creates one lead with the right state for an enquiry without one', async () => {
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
    // the process ended between the two writes
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

  test('merges the leads of browser and account at sign-in', async () => {
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

  test('makes no lead of taps and saved searches by unreachable people, but adds them to a later lead', async () => {
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

  test('counts thirty taps from one network address once in half an hour, and never counts programs', async () => {
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

  test("exports a person's interests and notes, and erases both", async () => {
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
  ] as const)('reads leads through an index for %j', async (filter, sort) => {
    expect(await planOf({ find: 'leads', filter, ...(sort && { sort }) })).not.toContain('COLLSCAN');
  });

  test('removes ended leads with their enquiries and taps with the activity log, but keeps open and returned ones', async () => {
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
    // without a retention time for enquiries, nothing that was asked is deleted
    await cleanUpPersonalData(now);
    expect(await left()).toEqual(['ended lately', 'ended long ago', 'open', 'tapped lately']);
    expect(await removeOldLeads(daysAgo(730), daysAgo(365))).toBe(1);
    expect(await left()).toEqual(['ended lately', 'open', 'tapped lately']);
  });
});
