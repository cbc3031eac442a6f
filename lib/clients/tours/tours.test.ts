import { POST as close } from '@/app/api/property/[id]/closing/route';
import { PATCH as change } from '@/app/api/property/[id]/route';
import { POST as askTour } from '@/app/api/shortlist/shared/[token]/tour/route';
import { GET as open } from '@/app/api/tours/link/[token]/route';
import { declineDepartedOnTours, takeTourStep } from '@/lib/clients/tour-links/mutations';
import { listBoardResults } from '@/lib/deals/board/data';
import { createDeal } from '@/lib/deals/mutations';
import { newDealSchema } from '@/lib/deals/schema';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { indianDay } from '@/lib/platform/time/indian-day';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { listCalendar } from '@/lib/visits/calendar/data';
import { Tour } from '@/models/clients/tour';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { at, brokerActor, openLink, SUNDAY, stepBy, toursOf, tourWorld } from '@/test/tours';
import { tokenOf, visitsOf } from '@/test/visits';
import { listTourWishes } from './data';
import type { LinkedTourDto, TourDto } from './dto';
import { removeOldTours } from './mutations';
import { type PlanHome, type PlanInput, planTour, travelMinutes } from './rules';

describe('tour rules', () => {
  /** Indian time on a Sunday. */
  const at = (time: string) => new Date(`2026-11-29T${time}:00+05:30`);
  const span = (from: string, until: string) => ({ start: at(from), end: at(until) });

  /** A home about this many kilometres east of the first, open all day. */
  const home = (id: string, km: number | null, more: Partial<PlanHome> = {}): PlanHome => ({
    id,
    place: km === null ? null : { lat: 21.1, lng: 79 + km / 103.7 },
    open: span('09:00', '20:00'),
    taken: [],
    hasOneKey: false,
    ...more,
  });
  const base = { from: at('10:00'), until: at('18:00'), minutes: 30, agents: [{ id: 'gauri', taken: [] }] };
  const plan = (input: Partial<PlanInput> & Pick<PlanInput, 'homes' | 'families'>) =>
    planTour({ ...base, ...input });
  const timeOf = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16);
  const shown = (input: Parameters<typeof plan>[0]) =>
    plan(input).stops.map(
      ({ home: id, family, agent, start }) => `${timeOf(start)} ${id} ${family} ${agent}`,
    );

  describe('route of one family', () => {
    test('follows the shortest straight lines and adds travel time', () => {
      const homes = [home('far', 6), home('middle', 3), home('near', 0)];
      const { stops, unplaced } = plan({
        homes,
        families: [{ id: 'rao', homes: ['middle', 'far', 'near'] }],
      });
      expect(stops.map(({ home: id, km }) => [id, km])).toEqual([
        ['far', null],
        ['middle', 3],
        ['near', 3],
      ]);
      const minutes = travelMinutes(3);
      expect(minutes % 5).toBe(0);
      expect(stops[1]!.start.getTime() - stops[0]!.end.getTime()).toBe(minutes * 60_000);
      expect(unplaced).toEqual([]);
    });
    test('visits a home that closes early first, even when the route is longer', () => {
      const homes = [home('a', 0), home('b', 1), home('early', 8, { open: span('09:00', '10:30') })];
      expect(shown({ homes, families: [{ id: 'rao', homes: ['a', 'b', 'early'] }] })[0]).toBe(
        '10:00 early rao gauri',
      );
    });
    test('avoids visits and busy times of the home and of the agent', () => {
      const homes = [home('a', 0, { taken: [span('10:00', '11:00')] })];
      const families = [{ id: 'rao', homes: ['a'] }];
      expect(shown({ homes, families })).toEqual(['11:00 a rao gauri']);
      const agents = [{ id: 'gauri', taken: [span('11:00', '11:40')] }];
      expect(shown({ homes, families, agents })).toEqual(['11:40 a rao gauri']);
    });
    test('counts twenty minutes of travel when a place is unknown', () => {
      const families = [{ id: 'rao', homes: ['a', 'x'] }];
      expect(shown({ homes: [home('a', 0), home('x', null)], families })[1]).toMatch(/^10:50/);
    });
  });

  test('names a home that can’t be shown and gives the reason', () => {
    const homes = [
      home('holiday', 0, { open: 'holiday' }),
      home('weekday', 0, { open: 'day' }),
      home('no', 0, { open: 'declined' }),
      home('full', 0, { taken: [span('08:00', '20:00')] }),
      home('short', 0, { open: span('10:00', '10:30') }),
      home('short-too', 0, { open: span('10:00', '10:30') }),
    ];
    const families = [{ id: 'rao', homes: homes.map(({ id }) => id) }];
    const { stops, unplaced } = plan({ homes, families });
    expect(stops).toHaveLength(1);
    expect(unplaced.map(({ home: id, why }) => [id, why])).toEqual([
      ['holiday', 'holiday'],
      ['weekday', 'day'],
      ['no', 'declined'],
      ['full', 'taken'],
      [stops[0]!.home === 'short' ? 'short-too' : 'short', 'time'],
    ]);
  });

  test('treats a home in another town as too far', () => {
    const homes = [home('a', 0), home('b', 1), home('bengaluru', 900)];
    const { stops, unplaced } = plan({ homes, families: [{ id: 'rao', homes: ['a', 'b', 'bengaluru'] }] });
    expect(stops.map(({ home: id }) => id)).toEqual(['a', 'b']);
    expect(unplaced).toEqual([{ home: 'bengaluru', family: 'rao', why: 'far' }]);
  });

  describe('several families', () => {
    const homes = [home('a', 0), home('b', 1)];
    const both = ['a', 'b'];
    test('divides families between two agents and shows a home to one family at a time', () => {
      const agents = [
        { id: 'gauri', taken: [] },
        { id: 'amit', taken: [] },
      ];
      const { stops } = plan({
        homes,
        agents,
        families: ['rao', 'kale', 'shah', 'iyer'].map((id) => ({ id, homes: both })),
      });
      expect(stops).toHaveLength(8);
      const agentsOf = new Map(stops.map(({ family, agent }) => [family, agent]));
      expect([...agentsOf.values()].sort()).toEqual(['amit', 'amit', 'gauri', 'gauri']);
      for (const one of stops)
        for (const other of stops.filter(
          (stop) => stop !== one && (stop.home === one.home || stop.agent === one.agent),
        ))
          expect(one.end <= other.start || other.end <= one.start).toBe(true);
    });
    test('assigns clients of a home with one set of keys to one agent', () => {
      const agents = [
        { id: 'gauri', taken: [] },
        { id: 'amit', taken: [] },
      ];
      const keyed = [home('a', 0, { hasOneKey: true }), home('b', 1)];
      const families = [
        { id: 'rao', homes: ['a'] },
        { id: 'kale', homes: ['b'] },
        { id: 'shah', homes: ['a', 'b'] },
      ];
      const agentOf = (of: readonly PlanHome[]) =>
        new Map(plan({ homes: of, agents, families }).stops.map((stop) => [stop.family, stop.agent]));
      const of = agentOf(keyed);
      expect(of.get('rao')).toBe(of.get('shah'));
      expect(of.get('kale')).not.toBe(of.get('rao'));
    });
  });
});

describe('tours api', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  test('makes homes, families and agents a route with times in straight-line order', async () => {
    const { tours, planned, a, b, theirs, rao, kale, broker } = await tourWorld();
    const tour = await tours.read(await planned());
    expect(tour).toMatchObject({
      state: 'draft',
      day: SUNDAY,
      minutes: 30,
      unplaced: [],
      agents: [{ id: broker.id, name: 'Gauri Broker', totalKm: expect.any(Number) }],
    });
    expect(tour.stops.filter(({ client }) => client === rao).map(({ home, km }) => [home, km])).toEqual([
      [a, null],
      [b, 1],
      [theirs, 1],
    ]);
    expect(tour.stops[0]!.start).toBe(at('10:00'));
    expect(tour.stops.at(-1)).toMatchObject({ client: kale, home: a });
    // no links exist before it is sent
    expect([tour.homes.map(({ url }) => url), tour.families.map(({ url }) => url)].flat().join('')).toBe('');
  });

  test('limits the plan by hours, holidays, visits and other tours', async () => {
    const { tours, planned, body, a, b, theirs, rival, rao, broker } = await tourWorld();
    await User.updateOne(
      { _id: rival.id },
      { showHours: { days: ['Sunday'], from: '10:00', until: '18:00', holidays: [SUNDAY] } },
    );
    const id = await planned({ from: '10:00', until: '11:30', families: [{ client: rao }] });
    expect((await tours.read(id)).unplaced).toEqual([{ home: theirs, client: rao, why: 'holiday' }]);
    await tours.send(id);
    // the times of a sent tour are busy for other tours and for visitors
    const second = await tours.read(
      await planned({ until: '11:30', families: [{ client: rao, homes: [a] }] }),
    );
    const [first] = (await tours.read(id)).stops;
    expect(second.stops.some(({ start }) => start === first!.start)).toBe(false);
    const visitor = visitsOf(new Browser());
    const morning = `${SUNDAY}-morning`;
    const { id: visit } = (await visitor.book(b, { halfDays: [morning] })).json as { id: string };
    const times = (await visitsOf(broker.browser).own()).hosted.find((row) => row.id === visit)?.times
      ?.proposed;
    expect(times).not.toContain(at('10:00'));
    expect(times).toContain(at('12:00'));
    expect((await tours.create({ ...body, until: '09:00' })).status).toBe(400);
  });

  test('refuses to replan a begun tour, shows it in its agents’ calendar, and lets them enter thumbs', async () => {
    const { tours, planned, broker } = await tourWorld();
    const id = await planned();
    await tours.send(id);
    const items = await listCalendar({ userId: broker.id, role: 'broker' }, SUNDAY, SUNDAY, 'en');
    expect(items.filter(({ title }) => title.startsWith('Tour: '))).toHaveLength(4);
    const earlier = new Date(Date.now() - 3_600_000);
    await Tour.updateOne({ _id: id }, { $set: { 'stops.0.start': earlier, day: indianDay(earlier) } });
    const { __v, hasBegun, stops } = await tours.read(id);
    expect(hasBegun).toBe(true);
    expect((await tours.change(id, { __v, minutes: 45 })).json.message).toBe('This tour has begun');
    const reply = await tours.enter(id, {
      stop: stops.find(({ start }) => start === earlier.toISOString())!.id,
      verdict: 'no',
    });
    expect((reply.json as unknown as TourDto).stops.map(({ verdict }) => verdict)).toContain('no');
  });

  test('starts a tour from wishes that families left on their pages', async () => {
    const { clients, rao, a, b, broker, rival } = await tourWorld();
    await clients.send(rao, [a, b]);
    const { url } = (await clients.detail(rao)).lists[0]!;
    const wish = { name: 'Aai', phone: '', day: SUNDAY, homes: [b] };
    await new Browser().call(askTour, '/x', { params: { token: tokenOf(url) }, body: wish });
    expect(await listTourWishes(brokerActor(broker.id))).toEqual([
      {
        day: SUNDAY,
        families: [{ client: rao, name: 'Asha Rao', homes: [b] }],
        homes: [{ id: b, name: 'Corner flat' }],
      },
    ]);
    expect(await listTourWishes(brokerActor(rival.id))).toEqual([]);
  });

  test('refuses foreign homes, clients, colleagues and tours, and guessed links', async () => {
    const { tours, planned, body, rival, a, rao } = await tourWorld();
    const theirs = toursOf(rival.browser);
    expect((await theirs.create({ ...body, homes: [a], families: [{ client: rao }] })).status).toBe(404);
    expect((await tours.create({ ...body, homes: ['f'.repeat(24)] })).status).toBe(404);
    expect((await tours.create({ ...body, agents: [rival.id] })).status).toBe(400);
    for (const bad of [
      { day: '2020-01-05' },
      { homes: [] },
      { families: [] },
      { families: [{ client: rao }, { client: rao }] },
      { minutes: 7 },
    ])
      expect((await tours.create({ ...body, ...bad })).status).toBe(400);
    const id = await planned();
    expect([(await theirs.send(id)).status, (await theirs.end(id)).status]).toEqual([404, 404]);
    const { families } = (await tours.send(id)).json as unknown as TourDto;
    const token = tokenOf(families[0]!.url);
    for (const guess of [`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, 'a'.repeat(43)])
      expect((await new Browser().call(open, '/x', { params: { token: guess } })).status).toBe(404);
    expect((await toursOf((await signedIn('seller')).browser).list()).status).toBe(403);
  });

  test('deletes removed clients, erased accounts and old days completely', async () => {
    const { tours, planned, clients, rao, broker } = await tourWorld();
    const id = await planned();
    await clients.drop(rao);
    const left = await tours.read(id);
    expect([left.families.length, left.stops.length]).toEqual([1, 1]);
    expect(await removeOldTours(SUNDAY)).toBe(0);
    await erasePerson({ id: broker.id, email: broker.email, verified: true });
    expect(await Tour.countDocuments({})).toBe(0);
    for (const filter of [
      { team: broker.id },
      { 'homes._id': id },
      { 'families._id': id },
      { day: { $lt: SUNDAY } },
      { agents: broker.id, day: SUNDAY },
      { 'homes.property': id, day: SUNDAY },
    ])
      expect(await planOf({ find: 'tours', filter })).not.toContain('COLLSCAN');
    expect(
      await planOf({
        find: 'shortlists',
        filter: { 'tours.day': { $gte: SUNDAY } },
        sort: { 'tours.day': 1 },
      }),
    ).not.toContain('COLLSCAN');
  });
});

describe('tour departures', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  async function sentTour() {
    const world = await tourWorld();
    const id = await world.planned();
    const sent = (await world.tours.send(id)).json as unknown as TourDto;
    await settleBackground();
    return { ...world, id, sent, before: (await mailsTo('rao@clients.example')).length };
  }
  const stopsOf = async (url: string) =>
    ((await openLink(url)) as Extract<LinkedTourDto, { side: 'family' }>).stops.map(({ title, isOff }) => [
      title,
      isOff,
    ]);

  describe('home of a tour that is no longer available', () => {
    test.each([
      ['sold', 'This home is sold.'],
      ['paused', 'This home is not available at the moment.'],
    ])('mails the family and the broker, and shortens the route: %s', async (how, why) => {
      const { broker, tours, id, sent, a, before } = await sentTour();
      const { __v = 0 } = (await Property.findById(a).lean())!;
      const reply =
        how === 'sold'
          ? broker.browser.call(close, '/x', { params: { id: a }, body: { __v } })
          : broker.browser.call(change, '/x', {
              method: 'PATCH',
              params: { id: a },
              body: { status: how, __v },
            });
      expect((await reply).status).toBe(200);
      await settleBackground();
      expect((await tours.read(id)).homes.find((home) => home.id === a)).toMatchObject({
        answer: 'declined',
        word: why,
      });
      expect(await stopsOf(sent.families[0]!.url)).toEqual([
        ['Garden flat', true],
        ['Corner flat', false],
        ['Their flat', false],
      ]);
      const mails = (await mailsTo('rao@clients.example')).slice(before);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Garden flat can’t be shown on Sun/),
      ]);
      for (const line of [why, 'Your other homes and times stay as they are.', sent.families[0]!.url])
        expect(mails[0]!.text).toContain(line);
      const told = (await mailsTo(broker.email)).filter(({ subject }) => /can’t be shown/.test(subject));
      expect(told).toHaveLength(1);
      // the new plan leaves the home out
      const { __v: version } = await tours.read(id);
      const again = (await tours.change(id, { __v: version })).json as unknown as TourDto;
      expect(again.unplaced.map(({ home, why: reason }) => [home, reason])).toContainEqual([a, 'declined']);
      // a second run finds nothing to do
      expect(await declineDepartedOnTours()).toBe(0);
    });

    test('finds changes without an event in the job', async () => {
      const { a, sent, before } = await sentTour();
      await Property.updateOne({ _id: a }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
      expect(await declineDepartedOnTours()).toBe(1);
      await settleBackground();
      expect((await stopsOf(sent.families[0]!.url))[0]).toEqual(['Garden flat', true]);
      expect((await mailsTo('rao@clients.example')).length).toBe(before + 1);
    });

    test('plans a draft without the home, and writes to no person', async () => {
      const { tours, planned, a, rao } = await tourWorld();
      const id = await planned();
      const before = (await mailsTo('rao@clients.example')).length;
      await Property.updateOne({ _id: a }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
      await declineDepartedOnTours();
      await settleBackground();
      const { __v } = await tours.read(id);
      const again = (await tours.change(id, { __v })).json as unknown as TourDto;
      expect(again.unplaced).toContainEqual({ home: a, client: rao, why: 'declined' });
      expect(await mailsTo('rao@clients.example')).toHaveLength(before);
    });
  });
});

describe('tour links', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
    resetLimiters();
  });

  test('lets owners confirm or decline by link, and asks another firm’s broker by mail without a family’s name', async () => {
    const { tours, planned, a, theirs, rival, broker, rao } = await tourWorld();
    const id = await planned();
    const { __v } = await tours.read(id);
    const opening = {
      property: a,
      keys: 'office',
      note: 'Red tag',
      name: 'Mr Joshi',
      phone: '98220 33333',
      email: 'joshi@owners.example',
    };
    expect((await tours.change(id, { __v, openings: [opening] })).status).toBe(200);
    expect((await tours.change(id, { __v, minutes: 45 })).status).toBe(409);
    const sent = (await tours.send(id)).json as unknown as TourDto;
    expect(sent.agents[0]!.collects).toEqual(['Garden flat']);
    const [asked, rivals] = [await mailsTo('joshi@owners.example'), await mailsTo(rival.email)];
    expect(asked.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^May we show Garden flat on Sun/),
    ]);
    expect(rivals).toHaveLength(1);
    expect(rivals[0]!.text + asked[0]!.text).not.toMatch(/Rao|Kale/);
    expect(JSON.stringify(sent)).not.toContain(rival.email);
    // sending again repeats no question
    await tours.send(id);
    expect(await mailsTo('joshi@owners.example')).toHaveLength(1);
    const urlOf = (home: string) => sent.homes.find((row) => row.id === home)!.url;
    expect(await openLink(urlOf(a))).toMatchObject({
      side: 'owner',
      title: 'Garden flat',
      from: 'Gauri Broker',
      answer: 'none',
    });
    expect(
      (await stepBy(urlOf(a), { action: 'thumb', stop: sent.stops[0]!.id, verdict: 'yes' })).status,
    ).toBe(403);
    expect((await stepBy(urlOf(a), { action: 'confirm', word: 'Ring twice' })).json.answer).toBe('confirmed');
    // an answer stays while its times stay
    const { __v: next } = await tours.read(id);
    const same = (await tours.change(id, { __v: next })).json as unknown as TourDto;
    expect(same.homes[0]).toMatchObject({ answer: 'confirmed', isAsked: true });
    expect(same.stops).toEqual(sent.stops);
    await stepBy(urlOf(theirs), { action: 'decline' });
    expect((await mailsTo(broker.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Garden flat can be shown/),
      expect.stringMatching(/^Their flat can’t be shown/),
    ]);
    const after = await tours.read(id);
    expect(after.homes.map(({ answer, word }) => [answer, word])).toEqual([
      ['confirmed', 'Ring twice'],
      ['none', ''],
      ['declined', ''],
    ]);
    const family = (await openLink(after.families[0]!.url)) as Extract<LinkedTourDto, { side: 'family' }>;
    expect(family.stops.map(({ title, isOff }) => [title, isOff])).toEqual([
      ['Garden flat', false],
      ['Corner flat', false],
      ['Their flat', true],
    ]);
    // replanning leaves the home out, so the next family comes earlier and this home is asked again
    const again = (await tours.change(id, { __v: after.__v })).json as unknown as TourDto;
    expect(again.unplaced).toEqual([{ home: theirs, client: rao, why: 'declined' }]);
    expect(again.homes[0]).toMatchObject({ answer: 'none', isAsked: false });
    expect(again.families.map(({ isMailed }) => isMailed)).toEqual([false, false]);
    // the next tour starts with the opening entered before
    expect((await tours.read(await planned())).homes[0]).toMatchObject({
      keys: 'office',
      name: 'Mr Joshi',
      answer: 'none',
    });
  });

  test('mails the broker at most five times an hour when an answer keeps changing', async () => {
    const { tours, planned, a, broker } = await tourWorld();
    const id = await planned();
    const sent = (await tours.send(id)).json as unknown as TourDto;
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
    const { url } = sent.homes.find((row) => row.id === a)!;
    for (let n = 0; n < 8; n++) await stepBy(url, { action: 'confirm', word: `Ring ${n} times` });
    await settleBackground();
    expect(await mailsTo(broker.email)).toHaveLength(5);
    expect((await tours.read(id)).homes.find((row) => row.id === a)).toMatchObject({
      word: 'Ring 7 times',
    });
  });

  test('gives each family one link with its own stops', async () => {
    const { tours, planned, clients, broker, rao, a } = await tourWorld();
    const id = await planned();
    const sent = (await tours.send(id)).json as unknown as TourDto;
    const mail = (await mailsTo('rao@clients.example')).at(-1);
    const [first, second] = sent.families;
    expect([first!.isMailed, second!.isMailed, first!.url]).toEqual([
      true,
      false,
      mail!.text.match(/\S*\/tours\/\S*/)?.[0],
    ]);
    expect(second!.message).toContain(second!.url);
    const way = (await openLink(first!.url)) as Extract<LinkedTourDto, { side: 'family' }>;
    expect([way.name, way.stops.length, way.stops[0]!.mayJudge]).toEqual(['Asha', 3, false]);
    expect(JSON.stringify(way)).not.toMatch(/Kale|Joshi/);
    const stop = way.stops[0]!;
    const thumb = { action: 'thumb' as const, stop: stop.id, verdict: 'yes' as const, note: 'The garden' };
    expect((await stepBy(first!.url, thumb)).status).toBe(409);
    expect((await stepBy(first!.url, { action: 'confirm' })).status).toBe(403);
    expect((await stepBy(second!.url, thumb)).status).toBe(404);
    const between = new Date(new Date(stop.end).getTime() + 60_000);
    const after = await takeTourStep(tokenOf(first!.url), thumb, between);
    expect(after).toMatchObject({ stops: [{ verdict: 'yes', note: 'The garden' }, {}, {}] });
    expect((await clients.detail(rao)).hasReacted).toBe(true);
    expect((await tours.read(id)).stops[0]).toMatchObject({
      client: rao,
      verdict: 'yes',
      note: 'The garden',
    });

    // Monday's board has the family that liked a home first, with the resulting deal
    const monday = new Date(new Date(at('12:00')).getTime() + 86_400_000);
    const me = brokerActor(broker.id);
    const results = await listBoardResults(me, monday);
    expect(
      results.map(({ name, homes }) => [
        name,
        homes.map(({ title, verdict, deal }) => [title, verdict, deal]),
      ]),
    ).toEqual([
      [
        'Asha Rao',
        [
          ['Garden flat', 'yes', null],
          ['Corner flat', null, null],
          ['Their flat', null, null],
        ],
      ],
      ['Meera Kale', [['Garden flat', null, null]]],
    ]);
    const started = newDealSchema.parse({
      property: a,
      stage: 'visit',
      parties: [{ role: 'buyer', client: rao }],
    });
    const deal = await createDeal(me, started);
    expect((await listBoardResults(me, monday))[0]!.homes[0]!.deal).toBe(deal.id);
    expect(await listBoardResults(me, new Date(monday.getTime() + 8 * 86_400_000))).toEqual([]);
  });

  test('mails the cancellation to notified people, and deletes a draft', async () => {
    const { tours, planned, rival } = await tourWorld();
    const draft = await planned();
    await tours.end(draft);
    expect(await Tour.countDocuments({})).toBe(0);
    const id = await planned();
    const { families } = (await tours.send(id)).json as unknown as TourDto;
    await tours.end(id);
    expect((await mailsTo('rao@clients.example')).at(-1)!.subject).toMatch(/cancelled the tour of homes on/);
    expect(await mailsTo(rival.email)).toHaveLength(2);
    expect(await openLink(families[0]!.url)).toMatchObject({ state: 'cancelled' });
    const stop = (await tours.read(id)).stops[0]!.id;
    expect((await stepBy(families[0]!.url, { action: 'thumb', stop, verdict: 'yes' })).status).toBe(409);
    expect((await tours.send(id)).status).toBe(409);
  });
});
