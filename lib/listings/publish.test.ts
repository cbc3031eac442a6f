import { demoListings } from 'demo-data/listings';
import { demoUsers, ownersOf } from 'demo-data/people';
import { DELETE as removeImage } from '@/app/api/property/[id]/images/[...publicId]/route';
import { GET as read, PUT as save } from '@/app/api/property/[id]/route';
import { POST as add, GET as search } from '@/app/api/property/route';
import { POST as confirm } from '@/app/api/user/email/verify/route';
import { PUT as saveProfile } from '@/app/api/user/profile/[id]/route';
import { countWaiting, searchAllListings } from '@/lib/moderation/data';
import { decide } from '@/lib/moderation/mutations';
import { moderationDecisionSchema, moderationSearchSchema } from '@/lib/moderation/schema';
import { CITIES } from '@/lib/places/rules';
import { issueOneTimeToken } from '@/lib/platform/auth/one-time-token';
import { listingUrls } from '@/lib/search/sitemap/data';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, form, photographed } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import type { PropertyDto } from './dto';
import { createProperty, updateProperty, writeDecision } from './mutations';
import { contactIn, homeKeyOf, needsRera, publishGate } from './publish-gate/rules';

describe('the publish gate', () => {
  const flat = {
    title: '3 BHK flat in Dharampeth',
    description: 'Bright and quiet',
    type: 'sale',
    category: 'Residential',
    price: 4_500_000,
    area: 1600,
    possession: 'ready',
    citySlug: 'nagpur',
  } as const;
  const verdict = (more: object = {}, images = 1, confirmed?: number) =>
    publishGate({ ...flat, ...more }, images, confirmed);
  const paths = (more: object) => verdict(more).issues.map(({ path }) => path);

  test('passes a complete listing', () => {
    expect(verdict()).toEqual({ issues: [], asks: undefined, missing: [] });
    expect(verdict({ type: 'rent', price: 18_000, possession: undefined })).toMatchObject({
      issues: [],
      missing: [],
    });
  });

  test('keeps a listing without a photo or possession status hidden', () => {
    expect(verdict({}, 0).missing).toEqual(['photo']);
    expect(verdict({ possession: undefined }).missing).toEqual(['possession']);
    for (const said of [
      { reraNumber: 'P50500012345' },
      { reraExemption: 'not-a-project' },
      { category: 'Agricultural' },
    ])
      expect(verdict({ possession: undefined, ...said }).missing).toEqual([]);
    expect(verdict({ possession: undefined, category: 'Plots' }).missing).toEqual(['possession']);
  });

  test.each([1, 3, 5])('requires room for the bedrooms of a %d BHK', (bedrooms) => {
    const rent = { type: 'rent', price: 18_000, possession: undefined, bedrooms };
    expect(paths({ ...rent, area: bedrooms * 60 })).not.toContain('area');
    expect(paths({ ...rent, area: bedrooms * 60 - 1 })).toContain('area');
    for (const other of [{ category: 'Commercial' }, { subType: 'pg' }, { subType: 'room' }])
      expect(paths({ ...rent, ...other, area: 40 })).not.toContain('area');
  });

  test('requires a valid RERA number or a stated reason for unfinished projects', () => {
    expect(paths({ possession: 'new-launch' })).toEqual(['reraNumber']);
    expect(paths({ possession: 'under-construction', reraNumber: 'P505' })).toEqual(['reraNumber']);
    expect(paths({ possession: 'new-launch', reraExemption: 'small-project' })).toEqual([]);
    expect(paths({ possession: 'new-launch', reraNumber: 'P50500012345' })).toEqual([]);
    expect(paths({ reraNumber: 'PR1234567890123' })).toEqual([]);
    expect(paths({ citySlug: 'delhi', reraNumber: 'DLRERA2020P0001' })).toEqual([]);
    expect(needsRera({ ...flat, type: 'rent', possession: 'new-launch' })).toBe(false);
  });

  test.each(['Residential', 'Commercial', 'Villas', 'Farm Houses', 'Industrial', 'Plots'] as const)(
    'requires a RERA number for a unit of a project in the category %s',
    (category) => {
      for (const possession of ['under-construction', 'new-launch'] as const) {
        expect(paths({ category, possession })).toEqual(['reraNumber']);
        expect(paths({ category, possession, reraNumber: 'P5050001234' })).toEqual(['reraNumber']);
        expect(paths({ category, possession, reraNumber: 'P50500012345' })).toEqual([]);
        expect(paths({ category, possession, reraExemption: 'small-project' })).toEqual([]);
      }
      // plots are never "ready to move", so one in a named layout needs a number or a reason
      const named = { category, project: 'Sai Layout', possession: 'ready' };
      expect(paths(named)).toEqual(category === 'Plots' ? ['reraNumber'] : []);
      expect(paths({ ...named, reraExemption: 'not-a-project' })).toEqual([]);
      expect(paths({ category, project: ' ', possession: 'ready' })).toEqual([]);
    },
  );

  test.each([
    ['a rent as a sale', { price: 18_000 }],
    ['a sale as a rent', { type: 'rent', price: 4_500_000 }],
    ['a rent without its zeros', { type: 'rent', price: 18 }],
    ['a price with zeros too many', { price: 45_000_000_000 }],
    ['a crore read as a rupee and lakhs', { price: 198_000, area: 1300 }],
    ['a lakh read with a lost comma', { price: 485_000_000, area: 901 }],
    ['a yearly or doubled rent', { type: 'rent', price: 1_400_000, area: 800 }],
    ['a price far below its locality', { price: 4_500_000, middleRate: 12_000 }],
    ['a price far above its locality', { price: 4_500_000, middleRate: 700 }],
  ])('asks the owner to confirm %s', (_name, more: { price: number }) => {
    expect(verdict(more)).toMatchObject({ issues: [{ path: 'price' }], asks: 'price' });
    expect(verdict(more, 1, more.price)).toMatchObject({ issues: [], asks: undefined });
    // the confirmation covers only this price
    expect(verdict(more, 1, more.price + 1).asks).toBe('price');
  });

  test('rejects a zero price and a tiny area', () => {
    expect(verdict({ price: 0 })).toMatchObject({ issues: [{ path: 'price' }], asks: undefined });
    expect(paths({ area: 19.9 })).toEqual(['area']);
    expect(paths({ area: 20, price: 150_000 })).toEqual([]);
  });

  test.each([
    'Call 9850012345',
    'call me:+919850012345 today',
    '+91 98500 12345',
    '98500-12345',
    '9 8 5 0 0 1 2 3 4 5',
    '98.50.01.23.45',
    '(0712) 255-1234 x',
    '0712-2551234',
    '९८५०० १२३४५',
    'Flat 3 - 9850012345',
    'PIN 440010 9850012345',
    '09850012345',
  ])('finds a phone number in %s', (text) => {
    expect(contactIn(text)).toBe('phone number');
    expect(paths({ description: text })).toEqual(['description']);
  });

  test.each([
    'asha@mail.example',
    'asha (at) mail (dot) com',
    'asha at mail dot com',
    'Asha.Rao+home@mail.co.in',
  ])('finds an email address in %s', (text) => {
    expect(contactIn(text)).toBe('email address');
    expect(paths({ title: text })).toEqual(['title']);
  });

  test.each([
    '₹98,50,01,234',
    '₹9850012345 negotiable',
    'Rs. 98 50 012 345',
    'PIN 440010, near 440022',
    '440010 440022 440034',
    'RERA P50500012345',
    'MahaRERA PR1234567890123',
    'P505 0001 2345',
    'Plots of 800 900 1000 sq ft',
    'Built in 2019, 12-11-2026, 10 to 19 lakh',
    'Survey 123/4, plot 56, 3 BHK 1600 sq ft 2 parking',
    '21.1458, 79.0882',
    'Look at this; 24x7 water',
  ])('finds no contact details in %s', (text) => {
    expect(contactIn(text)).toBeUndefined();
  });

  test('passes the demo set', () => {
    const now = new Date('2026-11-21T04:00:00Z');
    const owners = ownersOf(demoUsers('test', now));
    for (const listing of demoListings({ count: 400, now, seed: 'test', owners, cities: CITIES })) {
      expect([listing.title, publishGate(listing as never, 1).issues]).toEqual([listing.title, []]);
    }
  });

  test('gives one home the same key for every spelling of its address', () => {
    const home = { ...flat, address: 'Flat 4, Dharampeth, Nagpur', bedrooms: 3 };
    expect(homeKeyOf({ ...home, address: ' flat 4 Dharampeth; Nagpur' })).toBe(homeKeyOf(home));
    for (const other of [
      { floor: 2 },
      { area: 900 },
      { bedrooms: 2 },
      { type: 'rent' as const },
      { address: 'Flat 5' },
    ])
      expect(homeKeyOf({ ...home, ...other })).not.toBe(homeKeyOf(home));
  });

  const GATE_LINES: readonly (readonly [string, 'phone number' | 'email address' | undefined])[] = [
    ['Call nine eight two two zero one two three four five', 'phone number'],
    ['नऊ आठ दोन दोन शून्य एक दोन तीन चार पाच वर फोन करा', 'phone number'],
    ['नौ आठ दो दो शून्य एक दो तीन चार पाँच', 'phone number'],
    [
      '9\ufe0f\u20e38\ufe0f\u20e32\ufe0f\u20e32\ufe0f\u20e30\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e3',
      'phone number',
    ],
    ['９８２２０１２３４５', 'phone number'],
    ['𝟗𝟖𝟐𝟐𝟎𝟏𝟐𝟑𝟒𝟓', 'phone number'],
    ['98220O12345', 'phone number'],
    ['9822O12345', 'phone number'],
    ['98220l2345', 'phone number'],
    ['982OO12345', 'phone number'],
    ['98220one2345', 'phone number'],
    ['asha [@] gmail.com', 'email address'],
    ['आशा@जीमेल डॉट कॉम', 'email address'],
    ['98220 12345', 'phone number'],
    ['98220-12345', 'phone number'],
    ['९८२२०१२३४५', 'phone number'],
    ['9८2२0१2३4५', 'phone number'],
    ['asha at gmail dot com', 'email address'],
    ['asha(at)gmail.com', 'email address'],
    ['asha@gmail. com', 'email address'],
    ['ASHA @ GMAIL . COM', 'email address'],
    ['Two BHK @ Besa. Ready to move', undefined],
    ['फ्लॅट @ बेसा. तयार ताबा', undefined],
    ['wa.me/919822012345', 'phone number'],
    ['0712-2234567', 'phone number'],
    ['₹98 50 000 000 for the whole', undefined],
    ['Survey 9822/1, 0.45 R, 7/12 in 2024', undefined],
    ['MahaRERA P50500012345', undefined],
    ['Built in 2019, let since 2021, 800 900 1000 sq ft', undefined],
    ['One hall, two bedrooms, three balconies, four fans on floor seven', undefined],
    ['एक हॉल, दोन बेडरूम, तीन बाल्कनी, चार पंखे', undefined],
  ];
  test.each(GATE_LINES)('reads %j as %s', (text, found) => expect(contactIn(text)).toBe(found));

  test.each([
    'Plan on t.me/ashahomes',
    'See www.ashahomes.in',
    'More at ashahomes.com/flat',
    'Instagram: asha_homes',
    'Follow @asha_homes',
    'Our page is @asha_homes. Two balconies',
  ])('asks about the outside address in: %s', (description) => {
    const read = (asks: boolean) => publishGate({ ...flat, description }, 1, undefined, asks);
    expect(read(true)).toMatchObject({ asks: 'text', issues: [{ path: 'description' }] });
    expect(read(false)).toMatchObject({ asks: undefined, issues: [] });
  });

  test.each([
    'Registered at https://maharera.maharashtra.gov.in',
    'Flat @ Dharampeth, 1.5 km from the metro. Inside a gated society.',
    'Price 45.5 L. In a quiet lane.',
    '1200 sq.ft.in Dharampeth.In a lane.',
  ])('asks nothing about %s', (description) =>
    expect(publishGate({ ...flat, description }, 1, undefined, true).issues).toEqual([]),
  );
});

describe('RERA numbers of agents', () => {
  useTestDb();

  const visitor = new Browser();
  const seenBy = async (id: string) => (await visitor.call(read, '/', { params: { id } })).status;
  const profile = (person: Person, reraAgentNumber: string) =>
    person.browser.call(saveProfile, '/', {
      method: 'PUT',
      params: { id: person.id },
      body: { name: 'Ravi Kale', phone: '+919822012345', reraAgentNumber },
    });
  const listed = async (person: Person) =>
    (await createProperty(testActor(person.id), form(), [], await photographed(person))).property;

  test("stores a broker's listing without an agent number, and publishes it once the number is given", async () => {
    const broker = await signedIn('broker', { reraAgentNumber: undefined });
    const { _id: id, ...property } = await listed(broker);
    expect(property).toMatchObject({ status: 'active', awaiting: ['agentNumber'] });
    const bare = await broker.browser.call(add, '/', { body: { ...fields, floor: '9' } });
    expect(bare.json.data).toMatchObject({ awaiting: ['photo', 'agentNumber'] });
    expect(bare.json.warnings).toContainEqual(expect.stringContaining('MahaRERA agent number'));
    expect(await seenBy(id)).toBe(404);

    expect((await profile(broker, '')).status).toBe(200);
    expect(await seenBy(id)).toBe(404);
    const saved = await profile(broker, ' a505 00012345 ');
    expect([saved.status, saved.json.reraAgentNumber]).toEqual([200, 'A50500012345']);
    expect(await seenBy(id)).toBe(200);
    expect(await seenBy((bare.json.data as PropertyDto)._id)).toBe(404);

    expect(await profile(broker, '')).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'reraAgentNumber' }] },
    });
    expect((await profile(broker, 'A50500054321')).status).toBe(200);
  });

  test('accepts an unusual number, and requires one only from brokers', async () => {
    expect(await listed(await signedIn('broker', { reraAgentNumber: 'A505' }))).not.toHaveProperty(
      'awaiting',
    );
    for (const role of ['buyer', 'seller', 'validator'] as const)
      expect(await listed(await signedIn(role))).not.toHaveProperty('awaiting');
  });

  test("keeps it hidden after an admin's edit or a decision, and leaves public listings public", async () => {
    const broker = await signedIn('broker', { reraAgentNumber: undefined });
    const { _id: id, __v } = await listed(broker);
    const edited = await updateProperty(testAdmin(), id, { title: '3 BHK flat, Dharampeth' }, []);
    expect(edited.property.awaiting).toEqual(['agentNumber']);
    const verified = { name: 'decided', status: 'verified', at: new Date() } as const;
    await expect(writeDecision(testAdmin(), id, verified, { version: __v + 1 })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('has not entered a MahaRERA agent number'),
    });
    expect(await seenBy(id)).toBe(404);

    const older = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    const shown = await listed(older);
    await User.updateOne({ _id: older.id }, { $unset: { reraAgentNumber: 1 } });
    const { property } = await updateProperty(testActor(older.id), shown._id, { title: 'Corner flat' }, []);
    expect(property).not.toHaveProperty('awaiting');
  });
});

describe('publishing', () => {
  useTestDb();

  let owner: Person;
  beforeEach(async () => {
    await clearTestDb();
    owner = await signedIn('seller');
  });

  const visitor = new Browser();
  const post = (more: object = {}, by = owner) => by.browser.call(add, '/', { body: { ...fields, ...more } });
  const put = (id: string, body: object, by = owner) =>
    by.browser.call(save, '/', { method: 'PUT', params: { id }, body });
  const idOf = (reply: { json: Record<string, unknown> }) => (reply.json.data as PropertyDto)._id;
  const isListed = async (id: string) => {
    const { json } = await visitor.call(search, '/api/property?type=sale');
    const whole = await visitor.call(search, '/api/property');
    const ids = [json, whole.json].map(({ data }) =>
      (data as PropertyDto[]).map(({ _id }) => _id).includes(id),
    );
    const page = (await visitor.call(read, '/', { params: { id } })).status === 200;
    return [...ids, page];
  };
  const NOWHERE = [false, false, false];
  const EVERYWHERE = [true, true, true];

  test('stores a listing without a photo, and publishes it once it has one', async () => {
    const reply = await post();
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({
      data: { status: 'active', awaiting: ['photo'] },
      warnings: [expect.stringContaining('goes public once you add a photo')],
    });
    const id = idOf(reply);
    expect(await isListed(id)).toEqual(NOWHERE);
    const { property } = await updateProperty(testActor(owner.id), id, {}, [], await photographed(owner));
    expect(property).toMatchObject({ status: 'active' });
    expect(property).not.toHaveProperty('awaiting');
    expect(await isListed(id)).toEqual(EVERYWHERE);

    const publicId = property.images[0]!.public_id.split('/');
    const removed = await owner.browser.call(removeImage, '/', {
      method: 'DELETE',
      params: { id, publicId },
    });
    expect(removed).toMatchObject({ status: 400, json: { issues: [{ path: 'images' }] } });
    const none = { media: JSON.stringify({ images: [] }) };
    expect(await put(id, none)).toMatchObject({ status: 400, json: { issues: [{ path: 'images' }] } });
    expect(await isListed(id)).toEqual(EVERYWHERE);
  });

  test('hides a sale until its possession status is given', async () => {
    const { property } = await createProperty(
      testActor(owner.id),
      form({ possession: '' }),
      [],
      await photographed(owner),
    );
    expect(property).toMatchObject({ status: 'active', awaiting: ['possession'] });
    expect(await isListed(property._id)).toEqual(NOWHERE);
    expect(await put(property._id, { possession: 'under-construction' })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'reraNumber' }] },
    });
    expect((await put(property._id, { possession: 'ready' })).json.data).not.toHaveProperty('awaiting');
    expect(await isListed(property._id)).toEqual(EVERYWHERE);
    expect((await put(property._id, { possession: '' })).status).toBe(400);
  });

  test.each([
    ['area', { area: '19' }],
    ['title', { title: 'Flat, call 98500 12345' }],
    ['description', { description: 'Write to asha@mail.example' }],
    ['reraNumber', { possession: 'new-launch' }],
    ['reraNumber', { category: 'Plots', project: 'Sai Layout' }],
  ])(
    'rejects a wrong %s in a new listing, an edit and a status change, but not in a draft',
    async (path, wrong) => {
      expect(await post(wrong)).toMatchObject({ status: 400, json: { issues: [{ path }] } });
      const draft = await post({ ...wrong, status: 'draft' });
      expect(draft.status).toBe(201);
      expect(await put(idOf(draft), { status: 'active' })).toMatchObject({
        status: 400,
        json: { issues: [{ path }] },
      });
      expect((await put(idOf(draft), { bedrooms: '2' })).status).toBe(200);
      const made = await post({ address: 'Plot 4, Besa, Nagpur' });
      expect((await put(idOf(made), wrong)).status).toBe(400);
      const admin = await signedIn('admin');
      expect((await put(idOf(made), wrong, admin)).status).toBe(400);
      expect((await post({ ...wrong, address: 'Plot 5, Besa, Nagpur' }, admin)).status).toBe(400);
    },
  );

  test('rejects a zero price even in a draft', async () => {
    expect(await post({ price: '0', status: 'draft' })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'price' }] },
    });
  });

  test('asks about a rent entered as a sale, and stores it once the owner confirms', async () => {
    const questioned = await post({ price: '18000' });
    expect(questioned).toMatchObject({
      status: 400,
      json: {
        issues: [{ path: 'price', message: expect.stringContaining('month’s rent') }],
        details: { confirm: 'price' },
      },
    });
    const reply = await post({ price: '18000', confirmPrice: 'true' });
    expect(reply.status).toBe(201);
    expect((await put(idOf(reply), { title: 'Another title' })).status).toBe(200);
    expect((await put(idOf(reply), { price: '17000' })).status).toBe(400);
    expect((await put(idOf(reply), { price: '17000', confirmPrice: true })).status).toBe(200);
  });

  test.each([
    ['1', 'sale'],
    ['15000000000', 'sale'],
    ['1', 'rent'],
  ])('holds a price of %s (%s) for review, however often it is saved', async (price, type) => {
    const admin = testAdmin();
    const odd = form({ price, type });
    const made = await createProperty(testActor(owner.id), odd, [], {
      confirmsPrice: true,
      ...(await photographed(owner)),
    });
    const id = made.property._id;
    expect(made.property).toMatchObject({ status: 'active', awaiting: ['priceReview'] });
    expect(made.warnings).toContainEqual(expect.stringContaining('wait for our team to approve its price'));
    const seen = async () => (await visitor.call(read, '/', { params: { id } })).status;
    for (const body of [
      { title: 'Another title' },
      { status: 'paused' },
      { status: 'active', confirmPrice: true },
    ]) {
      expect((await put(id, body)).status).toBe(200);
      expect(await seen()).toBe(404);
    }
    const queue = () => searchAllListings(moderationSearchSchema.parse({ view: 'queue' }));
    expect((await queue()).rows.map(({ _id }) => _id)).toContain(id);
    expect(await countWaiting()).toBe(1);

    await decide(id, moderationDecisionSchema.parse({ decision: 'approve' }), admin);
    expect([await seen(), await countWaiting()]).toEqual([200, 0]);
    expect((await put(id, { title: 'A third title' })).json.data).not.toHaveProperty('awaiting');
    expect((await put(id, { price: '2', confirmPrice: true })).json.data).toMatchObject({
      awaiting: ['priceReview'],
    });
    expect(await seen()).toBe(404);
    expect((await put(id, { price: type === 'sale' ? '4500000' : '18000' })).json.data).not.toHaveProperty(
      'awaiting',
    );
    expect(await seen()).toBe(200);
  });

  test('asks about a price far from similar homes nearby, wherever it is entered', async () => {
    const row = async (price: number) => {
      const { property } = await createProperty(
        testActor(owner.id),
        form({ price: String(price) }),
        [],
        await photographed(owner),
      );
      return property._id;
    };
    const first = await row(6_400_000);
    const { _id, propertyCode, homeKey, ...rest } = (await Property.findById(first)
      .select('+homeKey')
      .lean())!;
    const like = (count: number, more: object = {}) =>
      Property.collection.insertMany(Array.from({ length: count }, () => ({ ...rest, ...more })) as never);
    await like(6);
    // seven homes are too few to compare with
    const cheap = { address: '14 West High Court Road, Dharampeth, Nagpur 440010', price: '1300000' };
    const draft = idOf(await post({ ...cheap, status: 'draft' }));
    expect((await post({ ...cheap, address: '15 Temple Road, Dharampeth, Nagpur' })).status).toBe(201);
    await like(1);
    const asked = { status: 400, json: { details: { confirm: 'price' } } };
    expect(await post({ ...cheap, address: '16 Temple Road, Dharampeth, Nagpur' })).toMatchObject(asked);
    expect(await put(draft, { status: 'active' })).toMatchObject(asked);
    expect(await put(first, { price: '32000000' })).toMatchObject(asked);
    expect((await put(first, { price: '32000000', confirmPrice: true })).status).toBe(200);
    // only the newest two hundred count, however many older prices there are
    await like(200);
    await like(250, { price: 1_300_000, createdAt: new Date('2020-01-01') });
    expect(await post({ ...cheap, address: '17 Temple Road, Dharampeth, Nagpur' })).toMatchObject(asked);
  });

  test('accepts a price entered by an officer without a review', async () => {
    const admin = await signedIn('admin');
    const { property } = await createProperty(testActor(owner.id), form(), [], await photographed(owner));
    const body = { price: '1', confirmPrice: true };
    expect((await put(property._id, body, admin)).json.data).not.toHaveProperty('awaiting');
  });

  test('applies the gate to moderation decisions', async () => {
    const id = idOf(await post());
    const publish = moderationDecisionSchema.parse({ decision: 'active' });
    await expect(decide(id, publish, testAdmin())).rejects.toMatchObject({ issues: [{ path: 'images' }] });
    await Property.updateOne({ _id: id }, { $set: { description: 'Call 9850012345' } });
    await expect(decide(id, publish, testAdmin())).rejects.toMatchObject({
      issues: [{ path: 'description' }],
    });
  });

  test('lets an owner list a home once, not counting drafts, ended listings and other owners', async () => {
    const first = idOf(await post());
    const twin = { title: 'Lovely flat', address: ' 12 west high court road; Dharampeth, Nagpur - 440010' };
    const again = await post(twin);
    expect(again).toMatchObject({
      status: 409,
      json: {
        code: 'conflict',
        details: {
          duplicate: { id: first, url: `/dashboard/properties/${first}/edit`, title: expect.any(String) },
        },
      },
    });
    expect((await post({ ...twin, floor: '7' })).status).toBe(201);
    expect((await post(twin, await signedIn('seller'))).status).toBe(201);
    const draft = idOf(await post({ ...twin, status: 'draft' }));
    expect((await put(draft, { status: 'active' })).status).toBe(409);
    expect((await put(first, { title: 'Same home, same listing' })).status).toBe(200);
    expect((await put(first, { status: 'sold' })).status).toBe(200);
    expect((await put(draft, { status: 'active' })).status).toBe(200);
    const both = await Promise.all([post({ floor: '9' }), post({ floor: '9' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('stores a listing of an unconfirmed account, and publishes it once the email address is confirmed', async () => {
    const fresh = await signedIn('seller', { isVerified: false });
    const made = await createProperty(testActor(fresh.id), form(), [], await photographed(fresh));
    expect(made.property).toMatchObject({ status: 'active', awaiting: ['confirmation'] });
    expect(made.warnings).toContainEqual(expect.stringContaining('confirm your email address'));
    const id = made.property._id;
    const bare = idOf(await post({ address: 'Plot 9, Besa, Nagpur' }, fresh));
    expect(await isListed(id)).toEqual(NOWHERE);
    expect(JSON.stringify((await listingUrls(1)) ?? [])).not.toContain(id);
    const own = await fresh.browser.call(read, '/', { params: { id } });
    expect(own).toMatchObject({
      status: 200,
      json: { data: { status: 'active', awaiting: ['confirmation'] } },
    });
    // an edit does not publish it
    expect((await put(id, { title: 'Another title' }, fresh)).json.data).toMatchObject({
      awaiting: ['confirmation'],
    });
    expect(await isListed(id)).toEqual(NOWHERE);

    const token = await issueOneTimeToken('verify-email', fresh.id, fresh.email);
    expect((await visitor.call(confirm, '/', { body: { token } })).status).toBe(200);
    expect(await isListed(id)).toEqual(EVERYWHERE);
    expect(JSON.stringify(await listingUrls(1))).toContain(id);
    expect(await isListed(bare)).toEqual(NOWHERE);
    expect((await fresh.browser.call(read, '/', { params: { id: bare } })).json.data).toMatchObject({
      awaiting: ['photo'],
    });
  });
});
