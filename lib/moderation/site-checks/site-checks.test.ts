import sharp from 'sharp';
import { POST as decide } from '@/app/api/admin/properties/[id]/decision/route';
import { GET as read } from '@/app/api/property/[id]/route';
import { GET as photo } from '@/app/api/property/[id]/site-checks/[check]/photo/route';
import { POST as confirm } from '@/app/api/property/[id]/site-checks/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { rekeyDocuments } from '@/lib/registries/key-rotation';
import { Property } from '@/models/listings/property';
import { SiteCheck } from '@/models/moderation/site-check';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, photographed } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { listCheckable, listSiteChecks } from './data';
import { eraseSiteChecks } from './mutations';

useTestDb();

const HOME = { latitude: 21.1437, longitude: 79.0602 };
/** Places about 250 m and 1.1 km north of it. */
const [NEAR, FAR] = [
  { ...HOME, latitude: 21.14595 },
  { ...HOME, latitude: 21.1537 },
];

let owner: Person;
let validator: Person;
let id: string;
beforeEach(async () => {
  await clearTestDb();
  [owner, validator] = [await signedIn('seller'), await signedIn('validator')];
  id = (await createProperty(testActor(owner.id), form({}), [], await photographed(owner))).property._id;
  await Property.updateOne(
    { _id: id },
    {
      $set: {
        placePrecision: 'exact',
        'location.coordinates': [HOME.longitude, HOME.latitude],
      },
    },
  );
});

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#557799' } })
    .withExif({ IFD0: { Make: 'Secret phone' } })
    .jpeg()
    .toBuffer();

type Sent = Record<string, string | number>;

async function send(person: Person, fields: Sent, bytes?: Buffer | null, on = id) {
  const body = new FormData();
  const all = { check: 'place', state: 'seen', accuracy: 12, ...HOME, ...fields };
  for (const [name, value] of Object.entries(all)) body.set(name, String(value));
  const file = bytes === undefined ? await picture() : bytes;
  if (file) body.set('photo', new File([new Uint8Array(file)], 'p.jpg', { type: 'image/jpeg' }));
  return person.browser.call(confirm, '/x', { method: 'POST', params: { id: on }, body });
}

const shown = async () => {
  const reply = await new Browser().call(read, '/', { params: { id } });
  return (reply.json.data as PropertyDto).evidence?.checks ?? [];
};

const open = (person: Person, check: string, property = id) =>
  person.browser.call(photo, '/x', { params: { id: property, check } });

test('lets a validator confirm the place and a paper, and shows on the listing that the agency has seen them', async () => {
  expect((await send(validator, { note: 'Gate on the left' })).status).toBe(201);
  expect((await send(validator, { check: 'tax', ...FAR })).status).toBe(201);
  expect((await send(validator, { check: 'index-ii', state: 'missing' })).status).toBe(201);
  expect(await shown()).toMatchObject([
    { check: 'place', state: 'seen', by: 'agency' },
    { check: 'tax', state: 'seen', by: 'agency' },
    { check: 'index-ii', state: 'missing', by: 'agency' },
  ]);
  const stored = await listSiteChecks(id);
  expect(stored.map(({ check }) => check)).toEqual(['index-ii', 'tax', 'place']);
  expect(stored[2]).toMatchObject({ ...HOME, accuracy: 12, distance: 0, note: 'Gate on the left' });
  expect(stored[2]?.by).toMatch(/^validator number/);
  const entry = await AuditEntry.findOne({ targetId: id, 'details.onSite': true }).lean();
  expect(String(entry?.actor)).toBe(validator.id);
});

test('requires a photograph and a location', async () => {
  for (const [fields, bytes] of [
    [{}, null],
    [{}, Buffer.from('%PDF-1.7 not a picture')],
    [{ latitude: '' }],
    [{ longitude: 200 }],
    [{ accuracy: 900 }],
    [{ check: 'luck' }],
    [{ check: 'land-record' }],
    [{ state: 'told' }],
  ] as [Sent, (Buffer | null)?][])
    expect([fields, (await send(validator, fields, bytes)).status]).toEqual([fields, 400]);
  expect(await SiteCheck.countDocuments()).toBe(0);
  expect(await shown()).toEqual([]);
});

test('accepts "place seen" only within 300 m plus the phone’s inaccuracy', async () => {
  const reply = await send(validator, FAR);
  expect([reply.status, reply.json.message]).toEqual([
    400,
    'You are 1112 m from this listing. Confirm the place when you are there',
  ]);
  expect((await send(validator, NEAR)).status).toBe(201);
  expect((await listSiteChecks(id))[0]?.distance).toBe(250);
  await Property.updateOne({ _id: id }, { $set: { placePrecision: 'approximate' } });
  expect((await send(validator, FAR)).status).toBe(201);
  expect((await listSiteChecks(id))[0]).not.toHaveProperty('distance');
});

test('hides the page from all but validators and moderators, and refuses read-only staff', async () => {
  const others = [
    owner,
    await signedIn('buyer'),
    await signedIn('broker'),
    await signedIn('admin', { officeRole: 'agent' }),
    await signedIn('admin', { officeRole: 'read-only' }),
    await signedIn('validator', { secondFactorAskedAt: new Date(0) }),
  ];
  for (const person of others) expect((await send(person, {})).status).toBe(404);
  expect((await send(await signedIn('admin', { officeRole: 'moderator' }), {})).status).toBe(201);
});

test('strips all traces of the phone from the photograph, and opens it only for the office and its validator', async () => {
  const made = String((await send(validator, {})).json.id);
  const reply = await open(validator, made);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  expect(reply.text).not.toContain('Secret phone');
  const moderator = await signedIn('admin', { officeRole: 'moderator' });
  expect((await open(moderator, made)).status).toBe(200);
  expect(await AuditEntry.countDocuments({ action: 'document.view', actor: moderator.id })).toBe(1);
  for (const person of [owner, await signedIn('validator'), await signedIn('broker')])
    expect((await open(person, made)).status).toBe(404);
  expect((await open(validator, made, 'f'.repeat(24))).status).toBe(404);
});

test('refuses a listing that is not public, and drops the confirmation when the place changes', async () => {
  await send(validator, {});
  await updateProperty(testActor(owner.id), id, { address: 'Ramdaspeth, Nagpur' }, []);
  expect(await shown()).toEqual([]);
  expect(await SiteCheck.countDocuments({ property: id })).toBe(1);
  const moderator = await signedIn('admin');
  const body = { decision: 'reject', reason: 'No such place' };
  expect((await moderator.browser.call(decide, '/x', { params: { id }, body })).status).toBe(200);
  expect((await send(validator, {})).status).toBe(404);
});

test('lists waiting listings with their open checks, and finds others by code', async () => {
  const before = await listCheckable(undefined, 1);
  expect(before.rows).toMatchObject([{ id, open: expect.arrayContaining(['place', 'tax']) }]);
  await send(validator, {});
  expect((await listCheckable(undefined, 1)).rows[0]?.open).not.toContain('place');
  const moderator = await signedIn('admin');
  const body = { decision: 'approve' };
  expect((await moderator.browser.call(decide, '/x', { params: { id }, body })).status).toBe(200);
  expect((await listCheckable(undefined, 1)).rows).toEqual([]);
  const { propertyCode } = (await Property.findById(id).lean()) ?? {};
  expect((await listCheckable(propertyCode ?? '', 1)).rows).toMatchObject([{ id, code: propertyCode }]);
});

test('keeps confirmations without the person when the account is deleted, and deletes them with the listing', async () => {
  await send(validator, {});
  expect((await rekeyDocuments()).failed).toEqual([]);
  await User.deleteOne({ _id: validator.id });
  expect((await listSiteChecks(id))[0]?.by).toBe('');
  await eraseSiteChecks(id);
  expect(await SiteCheck.countDocuments()).toBe(0);
});
