import { Types } from 'mongoose';
import { POST as decide } from '@/app/api/admin/properties/[id]/decision/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { GET as listLeads } from '@/app/api/leads/route';
import { POST as close } from '@/app/api/property/[id]/closing/route';
import { PATCH as change, DELETE as remove } from '@/app/api/property/[id]/route';
import { POST as ask, GET as suggest } from '@/app/api/visits/tours/route';
import type { OwnEnquiriesDto } from '@/lib/enquiries/conversation/dto';
import { tellEnquirersOfDeparted } from '@/lib/enquiries/departures/mutations';
import { hideListingsOf } from '@/lib/listings/bin/mutations';
import { op } from '@/lib/platform/db/operators';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, keepTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { firstTime, visitsOf as of, PHONE, visitsOf } from '@/test/visits';
import type { VisitLean } from './data';
import { cancelVisitsToDeparted } from './departures/mutations';
import { visitMailJob } from './jobs';
import { cancelForDeparture } from './mutations';
import { officeVisitFilter, searchVisits } from './office/data';
import { officeVisitSchema } from './office/schema';
import type { TourDto, TourHomeDto } from './tours/dto';
import { freeIn, halfOfKey, tourOrder } from './tours/rules';

describe('visits of the office', () => {
  useTestDb();

  let admin: Person;
  let seller: Person;
  let own: string;
  let listers: string;
  beforeEach(async () => {
    await clearTestDb();
    [admin, seller] = await Promise.all([signedIn('admin'), signedIn('seller', { name: 'Ravi Kale' })]);
    const book = async (home: string) =>
      String((await of(new Browser()).book(home, { word: 'After school' })).json.id);
    own = await book(await listing());
    listers = await book(await listing({ owner: seller.id, title: 'Plot in Wardha Road' }));
  });

  const search = async (query: object = {}, canAnswer = true) =>
    searchVisits(officeVisitSchema.parse(query), { userId: admin.id, canAnswer });
  const ids = async (query: object = {}) => (await search(query)).rows.map(({ visit }) => visit.id);

  test('lists the visits of the agency and of listers together, with a filter by host', async () => {
    expect((await ids()).toSorted()).toEqual([own, listers].toSorted());
    expect(await ids({ whose: 'agency' })).toEqual([own]);
    expect(await ids({ whose: 'listers' })).toEqual([listers]);
    expect(await ids({ visit: listers, whose: 'agency' })).toEqual([listers]);
    expect(await ids({ size: '20', page: '7' })).toHaveLength(2);
  });

  test('filters ended visits and days', async () => {
    await of(admin.browser).answer(own, { action: 'decline' });
    expect(await ids()).toEqual([listers]);
    expect(await ids({ which: 'ended' })).toEqual([own]);
    expect((await ids({ which: 'every' })).toSorted()).toEqual([own, listers].toSorted());
    expect(await ids({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  });

  test('sorts by visit time and by request time in both directions', async () => {
    await Visit.collection.updateOne({ _id: new Types.ObjectId(own) }, { $set: { createdAt: new Date(0) } });
    await Visit.collection.updateOne(
      { _id: new Types.ObjectId(listers) },
      { $set: { until: new Date('2040-01-01') } },
    );
    expect(await ids({ sort: 'newest' })).toEqual([listers, own]);
    expect(await ids({ sort: 'oldest' })).toEqual([own, listers]);
    expect(await ids({ sort: 'soonest' })).toEqual([own, listers]);
    expect(await ids({ sort: 'latest' })).toEqual([listers, own]);
    expect(await ids({ sort: 'nonsense' })).toEqual([own, listers]);
  });

  test('shows a lister’s visit read-only and without private details, and lets staff reply to the agency’s', async () => {
    const host = of(seller.browser);
    const start = firstTime((await host.own()).hosted[0]!);
    await host.answer(listers, { action: 'confirm', start, word: 'Ring at the gate' });
    const { rows } = await search();
    const { visit, lister } = rows.find((row) => row.visit.id === listers)!;
    expect(lister).toBe('Ravi Kale');
    expect(visit).toMatchObject({ state: 'confirmed', start, otherName: 'Asha', words: [], feedback: null });
    expect(Object.keys(visit)).not.toEqual(expect.arrayContaining(['phone']));
    expect(JSON.stringify(visit)).not.toMatch(/98220|school|gate|"url"|"times"|"seen"/);
    const agencys = rows.find((row) => row.visit.id === own)!;
    expect(agencys.lister).toBeUndefined();
    expect(agencys.visit).toMatchObject({ seen: 0, words: [{ text: 'After school' }] });
    expect(agencys.visit.times?.proposed.length).toBeGreaterThan(0);
    expect(agencys.visit.phone).toBeDefined();
    const read = (await search({}, false)).rows.find((row) => row.visit.id === own)!;
    expect([read.visit.url, read.visit.phone, read.visit.times]).toEqual([undefined, undefined, undefined]);
  });

  test('reads every order and filter through an index', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      ...{ property: own, propertyTitle: 'x', owner: 'guest:1', name: 'A', phone: '1', status: 'declined' },
      ...{ rounds: 1, until: new Date(i), linksUntil: new Date(i) },
      visitorLink: { hash: `v${i}`, token: {} },
      hostLink: { hash: `h${i}`, token: {} },
    }));
    await Visit.collection.insertMany(many as never[]);
    for (const query of [
      {},
      { which: 'ended' },
      { which: 'every' },
      { whose: 'agency' },
      { whose: 'listers' },
      { which: 'every', sort: 'newest' },
      { sort: 'oldest' },
      { sort: 'latest' },
    ]) {
      const wanted = officeVisitSchema.parse(query);
      const { filter, sort } = officeVisitFilter(wanted, { userId: admin.id }, new Date());
      const plan = await planOf({ find: 'visits', filter, sort, limit: 20 });
      expect([query, plan]).toEqual([query, expect.arrayContaining(['IXSCAN'])]);
    }
  });
});

describe('departures', () => {
  useTestDb();
  const mails = catchMails();

  let owner: Person;
  let home: string;
  /** Asha has a confirmed visit, Mira only a requested one. */
  let asha: ReturnType<typeof visitsOf>;
  let mira: Browser;
  let bringBack: () => Promise<void>;

  beforeAll(async () => {
    owner = await signedIn('seller', { name: 'Ravi Kale' });
    home = await listed('Flat in Besa');
    await listed('Another flat in Besa', await signedIn('seller'));
    await waiting();
    bringBack = await keepTestDb();
  });
  beforeEach(async () => {
    await bringBack();
    mails.length = 0;
  });
  afterEach(settleBackground);

  async function listed(title: string, by = owner): Promise<string> {
    const fields = { title, description: 'Bright', price: '45 lakh', category: 'Residential', type: 'sale' };
    const where = { address: `${title}, Nagpur`, area: '900', bedrooms: '2', locality: 'Besa' };
    return (await listPublicly(testActor(by.id), { ...fields, ...where }))._id;
  }

  async function waiting(): Promise<void> {
    asha = visitsOf(new Browser());
    mira = new Browser();
    await asha.book(home, { name: 'Asha', email: 'asha@people.example' });
    const [visit] = (await visitsOf(owner.browser).own()).hosted;
    await visitsOf(owner.browser).answer(visit!.id, { action: 'confirm', start: firstTime(visit!) });
    const person = { name: 'Mira', phone: '9822054321', email: 'mira@people.example' };
    await mira.call(contact, '/x', {
      body: { kind: 'listing', propertyId: home, ...person, message: 'Is it free?' },
    });
    await settleBackground();
  }
  const version = async () => (await Property.findById(home).lean())?.__v ?? 0;
  const params = {
    get id() {
      return home;
    },
  };

  const WAYS: Record<string, { why: string; word: string; go: () => Promise<unknown> }> = {
    sold: {
      why: 'sold',
      word: 'This home is sold.',
      go: async () => owner.browser.call(close, '/x', { params, body: { __v: await version() } }),
    },
    'paused by its owner': {
      why: 'paused',
      word: 'This home is not available at the moment.',
      go: async () =>
        owner.browser.call(change, '/x', {
          method: 'PATCH',
          params,
          body: { status: 'paused', __v: await version() },
        }),
    },
    'put into the bin': {
      why: 'removed',
      word: 'This home is no longer offered.',
      go: () => owner.browser.call(remove, '/x', { method: 'DELETE', params }),
    },
    'rejected by the office': {
      why: 'removed',
      word: 'This home is no longer offered.',
      go: async () => {
        const admin = await signedIn('admin');
        const body = { decision: 'reject', reason: 'It is not theirs', version: await version() };
        return admin.browser.call(decide, '/x', { params, body });
      },
    },
    'hidden because its owner leaves': {
      why: 'removed',
      word: 'This home is no longer offered.',
      go: () => hideListingsOf(owner.id),
    },
  };

  describe.each(Object.entries(WAYS))('a home that is %s', (_, { why, word, go }) => {
    test('cancels its visit and mails a message, a calendar cancellation and similar homes', async () => {
      await go();
      await settleBackground();
      expect((await asha.own()).own).toMatchObject([
        {
          state: 'cancelled',
          departure: { why, similar: expect.stringMatching(/^\/buy/) },
          words: [{ by: 'host', text: word }],
        },
      ]);
      const mail = mails.find(({ to }) => to === 'asha@people.example');
      expect(mail?.calendar).toMatchObject({ method: 'CANCEL' });
      expect(mail?.text).toContain(word);
      for (const text of [mail?.text, mail?.html]) expect(text).toContain('Another flat in Besa');
      expect(mails.filter(({ to }) => to === 'asha@people.example')).toHaveLength(1);
    });

    test('is announced once to those who asked about it, and appears in the lead of its lister', async () => {
      await go();
      await tellEnquirersOfDeparted();
      await cancelVisitsToDeparted();
      await settleBackground();
      const sent = mails.filter(({ to }) => to === 'mira@people.example');
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain(word);
      expect(sent[0]?.text).toContain('Another flat in Besa');
      const { enquiries } = (await mira.call(readOwn, '/x')).json as unknown as OwnEnquiriesDto;
      expect(enquiries[0]?.departure?.why).toBe(why);
      const { rows } = (await owner.browser.call(listLeads, '/api/leads?state=all')).json as {
        rows: object[];
      };
      for (const lead of rows) expect(lead).toMatchObject({ departure: why });
    });
  });

  test('messages visitors and enquirers when a lister’s account is erased', async () => {
    await erasePerson({ id: owner.id, email: owner.email, verified: true });
    await settleBackground();
    expect((await asha.own()).own[0]?.state).toBe('cancelled');
    const told = mails.map(({ to }) => to);
    expect(told).toEqual(expect.arrayContaining(['asha@people.example', 'mira@people.example']));
    const { enquiries } = (await mira.call(readOwn, '/x')).json as unknown as OwnEnquiriesDto;
    expect(enquiries[0]?.departure?.why).toBe('removed');
  });

  test('announces each pause of a home', async () => {
    const set = async (status: string) => {
      await owner.browser.call(change, '/x', {
        method: 'PATCH',
        params,
        body: { status, __v: await version() },
      });
      await tellEnquirersOfDeparted();
      await settleBackground();
    };
    for (const status of ['paused', 'active', 'paused']) await set(status);
    expect(mails.filter(({ to }) => to === 'mira@people.example')).toHaveLength(2);
  });

  test('keeps visits when a photo is missing for a moment', async () => {
    await Property.updateOne({ _id: home }, { status: 'paused', 'lifecycle.blockedBy': ['photo'] });
    await cancelVisitsToDeparted();
    expect((await asha.own()).own[0]?.state).toBe('confirmed');
  });

  describe('a process that ends between the change and its mail', () => {
    const MINUTES = 60_000;

    test('leaves the mails of a cancelled visit to the job, which sends each once', async () => {
      const visit = (await Visit.findOne({ email: 'asha@people.example' }).lean<VisitLean>())!;
      const now = new Date();
      // like cancelVisitsTo, but without the mails
      await cancelForDeparture(visit, 'sold', 'This home is sold.', now);
      expect(mails).toEqual([]);
      expect(await visitMailJob.runDue(new Date(now.getTime() + MINUTES))).toBe(0);
      expect(await visitMailJob.runDue(new Date(now.getTime() + 3 * MINUTES))).toBe(2);
      expect(await visitMailJob.runDue(new Date(now.getTime() + 60 * MINUTES))).toBe(0);
      expect(mails.map(({ to }) => to).sort()).toEqual(['asha@people.example', owner.email].sort());
      for (const mail of mails) {
        expect(mail.subject).toContain('This home is sold.');
        expect(mail.calendar).toMatchObject({ method: 'CANCEL' });
      }
    });

    test('leaves the mail of an enquiry to the job, which sends it once', async () => {
      await Property.updateOne({ _id: home }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
      const since = new Date();
      await Enquiry.updateOne(
        { email: 'mira@people.example' },
        { departure: 'sold', departureDue: since },
        { timestamps: false },
      );
      for (const minutes of [1, 3, 6, 30]) {
        await tellEnquirersOfDeparted(new Date(since.getTime() + minutes * MINUTES));
        await settleBackground();
        expect(mails.filter(({ to }) => to === 'mira@people.example')).toHaveLength(minutes < 2 ? 0 : 1);
      }
      expect(await Enquiry.exists({ departureDue: op.exists() })).toBeNull();
    });

    test('finds what is owed by an index', async () => {
      const filter = { departureDue: { $lte: new Date() } };
      expect(await planOf({ find: 'enquiries', filter, projection: { _id: 1 } })).not.toContain('COLLSCAN');
    });
  });
});

describe('tours', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const inBesa = { citySlug: 'nagpur', localitySlug: 'besa', locality: 'Besa' };
  const at = (lng: number) => ({
    placePrecision: 'exact',
    location: { address: 'Besa', coordinates: [lng, 21.08] },
  });

  async function world() {
    const owner = await signedIn('seller');
    const of = (title: string, more: object) => listing({ title, type: 'sale', owner: owner.id, ...more });
    const first = await of('First', { ...inBesa, ...at(79.08) });
    const far = await of('Far', { ...inBesa, ...at(79.12) });
    const near = await of('Near', { ...inBesa, ...at(79.09) });
    const elsewhere = await listing({
      title: 'Elsewhere',
      type: 'sale',
      citySlug: 'nagpur',
      localitySlug: 'sadar',
    });
    return { owner, first, far, near, elsewhere };
  }

  const browser = () => new Browser();
  const homesFor = async (property: string) =>
    (await browser().call(suggest, `/x?property=${property}`)).json.homes as TourHomeDto[];
  const body = async (visitor: Browser, propertyIds: string[], more: object = {}) => ({
    propertyIds,
    name: 'Asha',
    phone: '98220 12345',
    halfDays: (await visitsOf(visitor).halfDays(propertyIds[0]!)).slice(0, 1),
    ...more,
  });

  test('suggests nearby homes of the lister or the locality with their free times', async () => {
    const { first, far, near, elsewhere } = await world();
    await listing({ title: 'To let', type: 'rent', ...inBesa });
    // same lister, but a trip never covers two towns
    const owner = (await Property.findById(first).lean())?.owner;
    const inPune = await listing({ title: 'In Pune', type: 'sale', owner, citySlug: 'pune' });
    await listing({ title: 'On a farm', type: 'sale', owner, ...at(79.6) });
    const homes = await homesFor(first);
    expect(homes.map(({ id, km }) => [id, km])).toEqual([
      [near, 1],
      [far, 4.2],
    ]);
    expect(homes.every(({ halfDays }) => halfDays.length > 0)).toBe(true);
    expect((await homesFor(elsewhere)).length).toBe(0);
    expect(await homesFor('f'.repeat(24))).toEqual([]);
    const visitor = browser();
    const reply = await visitor.call(ask, '/x', { body: await body(visitor, [first, inPune]) });
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });

  test('requests several homes at once as separate visits in route order', async () => {
    const { first, far, near } = await world();
    const visitor = browser();
    const reply = await visitor.call(ask, '/x', { body: await body(visitor, [first, far, near]) });
    expect(reply.status).toBe(201);
    const tour = reply.json as unknown as TourDto;
    expect(tour.stops.map(({ title, km }) => [title, km])).toEqual([
      ['First', null],
      ['Near', 1],
      ['Far', 3.1],
    ]);
    expect([tour.totalKm, tour.mapUrl?.includes('21.08')]).toEqual([
      tour.stops.reduce((sum, { km }) => sum + (km ?? 0), 0),
      true,
    ]);
    const { own } = await visitsOf(visitor).own();
    expect(own.map(({ tour: part }) => [part?.id, part?.of])).toEqual([0, 1, 2].map(() => [tour.id, 3]));
    expect(own.map(({ tour: part }) => part?.stop).sort()).toEqual([1, 2, 3]);
    expect((await visitor.call(ask, '/x', { body: await body(visitor, [first, near]) })).status).toBe(409);
  });

  test('books no home when the homes cannot be seen on one trip', async () => {
    const { first, near, far, elsewhere } = await world();
    const visitor = browser();
    const send = async (ids: string[], more: object = {}) =>
      (await visitor.call(ask, '/x', { body: await body(visitor, ids, more) })).status;
    expect(await send([first, elsewhere])).toBe(400);
    expect(await send([first])).toBe(400);
    expect(await send([first, first])).toBe(400);
    await Property.updateOne({ _id: far }, { status: 'sold' });
    expect(await send([first, far])).toBe(404);
    // one home was already requested, so the other is not booked either
    await visitsOf(visitor).book(near);
    expect(await send([first, near])).toBe(409);
    expect(await Visit.countDocuments({ property: first })).toBe(0);
    expect(await send([first, near], { website: 'http://spam.example' })).toBe(201);
    expect(await Visit.countDocuments({})).toBe(1);
    expect((await Visit.findOne({ property: near }).lean())?.phone).toBe(PHONE);
  });

  test('goes from the first home to the nearest next one, with unlocated homes last', () => {
    const home = (id: string, lng?: number) => ({ id, place: lng === undefined ? null : { lat: 21, lng } });
    const order = (...homes: ReturnType<typeof home>[]) => tourOrder(homes).map(({ id }) => id);
    expect(order(home('a', 79), home('x'), home('c', 79.3), home('b', 79.1))).toEqual(['a', 'b', 'c', 'x']);
    expect(order(home('x'), home('c', 79.3), home('b', 79.1))).toEqual(['x', 'c', 'b']);
    expect(order()).toEqual([]);
  });

  test('combines half-days and hours of two listers in the half-day', () => {
    expect(halfOfKey('2026-11-28-h12')).toBe('2026-11-28-morning');
    expect(halfOfKey('2026-11-28-h13')).toBe('2026-11-28-afternoon');
    const free = ['2026-11-28-h10', '2026-11-28-h14', '2026-11-28-h15', '2026-11-29-h10'];
    expect(freeIn(['2026-11-28-afternoon'], free)).toEqual(['2026-11-28-h14', '2026-11-28-h15']);
    expect(freeIn(['2026-11-28-h09'], ['2026-11-28-morning'])).toEqual(['2026-11-28-morning']);
    expect(freeIn(['2026-11-30-morning'], free)).toEqual([]);
  });

  test('finds suggestions through an index', async () => {
    const { first } = await world();
    const { owner, citySlug, localitySlug } = (await Property.findById(first).lean())!;
    const filter = {
      type: 'sale',
      status: { $in: ['active'] },
      $or: [{ owner }, { citySlug, localitySlug }],
    };
    expect(await planOf({ find: 'properties', filter })).not.toContain('COLLSCAN');
  });
});
