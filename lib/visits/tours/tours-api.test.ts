import { POST as ask, GET as suggest } from '@/app/api/visits/tours/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { PHONE, visitsOf } from '@/test/visits';
import type { TourDto, TourHomeDto } from './dto';
import { freeIn, halfOfKey, tourOrder } from './rules';

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

test('a tour suggests homes of the lister or the locality, the nearest first, with their free times', async () => {
  const { first, far, near, elsewhere } = await world();
  await listing({ title: 'To let', type: 'rent', ...inBesa });
  // of the same lister, but nobody sees two towns on one way
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

test('several homes are asked for at once, in the order of the way, each as a visit of its own', async () => {
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

test('of homes that cannot be seen together none is booked', async () => {
  const { first, near, far, elsewhere } = await world();
  const visitor = browser();
  const send = async (ids: string[], more: object = {}) =>
    (await visitor.call(ask, '/x', { body: await body(visitor, ids, more) })).status;
  expect(await send([first, elsewhere])).toBe(400);
  expect(await send([first])).toBe(400);
  expect(await send([first, first])).toBe(400);
  await Property.updateOne({ _id: far }, { status: 'sold' });
  expect(await send([first, far])).toBe(404);
  // one of them was asked for already: the other is not booked either
  await visitsOf(visitor).book(near);
  expect(await send([first, near])).toBe(409);
  expect(await Visit.countDocuments({ property: first })).toBe(0);
  expect(await send([first, near], { website: 'http://spam.example' })).toBe(201);
  expect(await Visit.countDocuments({})).toBe(1);
  expect((await Visit.findOne({ property: near }).lean())?.phone).toBe(PHONE);
});

test('from the first home the way goes on to the nearest; homes without a place come last', () => {
  const home = (id: string, lng?: number) => ({ id, place: lng === undefined ? null : { lat: 21, lng } });
  const order = (...homes: ReturnType<typeof home>[]) => tourOrder(homes).map(({ id }) => id);
  expect(order(home('a', 79), home('x'), home('c', 79.3), home('b', 79.1))).toEqual(['a', 'b', 'c', 'x']);
  expect(order(home('x'), home('c', 79.3), home('b', 79.1))).toEqual(['x', 'c', 'b']);
  expect(order()).toEqual([]);
});

test('half-days and hours of two listers meet in the half-day', () => {
  expect(halfOfKey('2026-11-28-h12')).toBe('2026-11-28-morning');
  expect(halfOfKey('2026-11-28-h13')).toBe('2026-11-28-afternoon');
  const free = ['2026-11-28-h10', '2026-11-28-h14', '2026-11-28-h15', '2026-11-29-h10'];
  expect(freeIn(['2026-11-28-afternoon'], free)).toEqual(['2026-11-28-h14', '2026-11-28-h15']);
  expect(freeIn(['2026-11-28-h09'], ['2026-11-28-morning'])).toEqual(['2026-11-28-morning']);
  expect(freeIn(['2026-11-30-morning'], free)).toEqual([]);
});

test('what is suggested is found by an index', async () => {
  const { first } = await world();
  const { owner, citySlug, localitySlug } = (await Property.findById(first).lean())!;
  const filter = { type: 'sale', status: { $in: ['active'] }, $or: [{ owner }, { citySlug, localitySlug }] };
  expect(await planOf({ find: 'properties', filter })).not.toContain('COLLSCAN');
});
