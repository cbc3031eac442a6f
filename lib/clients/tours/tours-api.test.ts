import { POST as askTour } from '@/app/api/shortlist/shared/[token]/tour/route';
import { GET as open } from '@/app/api/tours/link/[token]/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { indianDay } from '@/lib/platform/time/indian-day';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { listCalendar } from '@/lib/visits/calendar/data';
import { Tour } from '@/models/clients/tour';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { at, brokerActor, SUNDAY, toursOf, tourWorld } from '@/test/tours';
import { tokenOf, visitsOf } from '@/test/visits';
import { listTourWishes } from './data';
import type { TourDto } from './dto';
import { removeOldTours } from './mutations';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

test('homes, families and agents become a route with times in straight-line order', async () => {
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
  // before it is sent there are no links
  expect([tour.homes.map(({ url }) => url), tour.families.map(({ url }) => url)].flat().join('')).toBe('');
});

test('hours, holidays, visits and other tours decide what fits', async () => {
  const { tours, planned, body, a, b, theirs, rival, rao, broker } = await tourWorld();
  await User.updateOne(
    { _id: rival.id },
    { showHours: { days: ['Sunday'], from: '10:00', until: '18:00', holidays: [SUNDAY] } },
  );
  const id = await planned({ from: '10:00', until: '11:30', families: [{ client: rao }] });
  expect((await tours.read(id)).unplaced).toEqual([{ home: theirs, client: rao, why: 'holiday' }]);
  await tours.send(id);
  // the times of a sent tour are taken for another one, and for visitors
  const second = await tours.read(await planned({ until: '11:30', families: [{ client: rao, homes: [a] }] }));
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

test('a begun tour is not planned again, its agents have it in their calendar, and enter thumbs', async () => {
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

test('what families asked for on their pages is the beginning of a tour', async () => {
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

test('foreign homes, clients, colleagues, tours and guessed links are refused', async () => {
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

test('removed clients, erased accounts and old days leave nothing behind', async () => {
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
    await planOf({ find: 'shortlists', filter: { 'tours.day': { $gte: SUNDAY } }, sort: { 'tours.day': 1 } }),
  ).not.toContain('COLLSCAN');
});
