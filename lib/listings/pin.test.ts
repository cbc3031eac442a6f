import { PATCH as patch, GET as read } from '@/app/api/property/[id]/route';
import { GET as search } from '@/app/api/property/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { kilometres } from '@/lib/places/rules';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, noise } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import type { OwnPropertyDto } from './dto';
import { createProperty } from './mutations';

useTestDb();

const PIN = { latitude: '21.141137', longitude: '79.063311' };
const visitor = new Browser();
let owner: Person;
let listing: OwnPropertyDto;

beforeEach(async () => {
  await clearTestDb();
  owner = await signedIn('seller');
  const input = form({ ...PIN, placeShown: 'area' });
  listing = (await createProperty(testActor(owner.id), input, [await noise()])).property;
});

const get = async (by: Browser) =>
  (await by.call(read, '/', { params: { id: listing._id } })).json.data as OwnPropertyDto;
const change = (body: object) =>
  owner.browser.call(patch, '/', {
    method: 'PATCH',
    params: { id: listing._id },
    body: { __v: listing.__v, ...body },
  });

test('visitors get a point within 200 m, marked as approximate, and nowhere the pin', async () => {
  const stranger = await signedIn('seller');
  const replies = [
    await visitor.call(read, '/', { params: { id: listing._id } }),
    await stranger.browser.call(read, '/', { params: { id: listing._id } }),
    await visitor.call(search, '/api/property'),
    await visitor.call(search, '/api/property?type=sale'),
  ];
  for (const { status, text } of replies) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/21\.1411|79\.0633|"pin"/);
  }
  const shown = await get(visitor);
  expect(shown).toMatchObject({ placePrecision: 'approximate', placeShown: 'area' });
  const [lng, lat] = shown.location.coordinates;
  const metres = 1000 * kilometres({ lat, lng }, { lat: 21.141137, lng: 79.063311 });
  expect(metres).toBeGreaterThan(0);
  expect(metres).toBeLessThanOrEqual(201);
});

test('the owner and admins get the pin, and an edit of something else keeps it', async () => {
  const admin = await signedIn('admin');
  for (const by of [owner.browser, admin.browser])
    expect((await get(by)).pin).toEqual([79.063311, 21.141137]);
  const { json } = await change({ title: 'Corner flat in Dharampeth' });
  expect(json.data).toMatchObject({ pin: [79.063311, 21.141137], placePrecision: 'approximate' });
  expect((await change({ title: 'Another one' })).json).toMatchObject({
    code: 'conflict',
    details: { current: { pin: [79.063311, 21.141137] } },
  });
  const stored = await Property.findById(listing._id).select('+pin').lean();
  expect(stored?.pin).toEqual([79.063311, 21.141137]);
});

test('an owner who shows the exact place again shows it, and a new address forgets the pin', async () => {
  const { json } = await change({ placeShown: 'exact' });
  expect(json.data).not.toHaveProperty('pin');
  expect(await get(visitor)).toMatchObject({
    placePrecision: 'exact',
    location: { coordinates: [79.063311, 21.141137] },
  });
  expect((await Property.findById(listing._id).select('+pin').lean())?.pin).toBeUndefined();
  listing = json.data as OwnPropertyDto;
  await change({ placeShown: 'area', address: 'Plot 4, Hingna, Nagpur' });
  expect(await get(owner.browser)).toMatchObject({ localitySlug: 'hingna', placePrecision: 'approximate' });
  expect(await get(owner.browser)).not.toHaveProperty('pin');
});

test('the middle of a locality that only the gazetteer knows is approximate, never a default', async () => {
  const inputs = [
    form({ address: 'Gorewada, Nagpur', locality: 'Gorewada', city: 'Nagpur', floor: '1' }),
    form({ address: 'Nowhere Lane, Nagpur', locality: 'Nowhere Lane', city: 'Nagpur', floor: '2' }),
  ];
  const [known, unknown] = await Promise.all(
    inputs.map(async (input) => (await createProperty(testActor(owner.id), input, [])).property),
  );
  expect(known).toMatchObject({ localitySlug: 'gorewada', placePrecision: 'approximate' });
  expect(known?.location.coordinates).not.toEqual([0, 0]);
  expect(unknown).toMatchObject({ placePrecision: 'unknown', location: { coordinates: [0, 0] } });
});

test('the export of the owner has it', async () => {
  const reply = await owner.browser.call(exportData, '/');
  expect(reply.text).toContain('21.141137');
});
