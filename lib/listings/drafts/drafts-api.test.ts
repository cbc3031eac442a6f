import { readFile } from 'node:fs/promises';
import { PUT as edit } from '@/app/api/property/[id]/route';
import { DELETE, PUT } from '@/app/api/property/drafts/[key]/route';
import { GET } from '@/app/api/property/drafts/route';
import { DELETE as deletePicture } from '@/app/api/property/images/[...publicId]/route';
import { POST as sendPicture } from '@/app/api/property/images/route';
import { POST as create } from '@/app/api/property/route';
import { cleanUpMedia } from '@/lib/listings/upload/mutations';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { ListingDraft } from '@/models/listings/listing-draft';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { fields, photo, stored } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { until } from '@/test/until';
import { MAX_DRAFTS } from './constants';
import type { ListingDraftDto } from './dto';

useTestDb();
beforeEach(clearTestDb);

const KEY = 'draft-key-1';
const begun = { values: { title: 'A' }, step: 0, rev: 0 };

const save = (person: Person, body: object, key = KEY) =>
  person.browser.call(PUT, '/x', { method: 'PUT', params: { key }, body });
const drafts = async (person: Person) =>
  (await person.browser.call(GET, '/x')).json.data as ListingDraftDto[];

async function uploaded(person: Person, hue: number): Promise<string> {
  const body = new FormData();
  body.append('images', new File([await readFile((await photo(hue)).path)], 'a.jpg'));
  const reply = await person.browser.call(sendPicture, '/x', { body });
  return (reply.json.data as { public_id: string }).public_id;
}

test('the first change is stored without any rule, and is there on another device', async () => {
  const person = await signedIn('seller');
  const reply = await save(person, { ...begun, values: { title: 'A', price: 'not yet', nonsense: 'x' } });
  expect(reply.status).toBe(200);
  expect(reply.json.data).toMatchObject({ rev: 1, savedAt: expect.any(String) });
  expect(await drafts(person)).toEqual([
    expect.objectContaining({ key: KEY, values: { title: 'A', price: 'not yet' }, step: 0, rev: 1 }),
  ]);
});

test('drafts are their owner’s alone', async () => {
  const [person, other] = [await signedIn('seller'), await signedIn('admin')];
  await save(person, begun);
  expect(await drafts(other)).toEqual([]);
  await other.browser.call(DELETE, '/x', { method: 'DELETE', params: { key: KEY } });
  await save(other, { ...begun, values: { title: 'Of the other' } });
  expect((await drafts(person))[0]?.values).toEqual({ title: 'A' });
});

test('of two devices, the one with the older revision gets the stored draft instead of overwriting it', async () => {
  const person = await signedIn('seller');
  await save(person, begun);
  expect((await save(person, { ...begun, rev: 1, values: { title: 'On the phone' } })).status).toBe(200);
  const late = await save(person, { ...begun, rev: 1, values: { title: 'On the desk' } });
  expect(late.status).toBe(409);
  expect(late.json.details).toMatchObject({ current: { values: { title: 'On the phone' }, rev: 2 } });
  const first = await Promise.all([
    save(person, begun, 'twice-at-once'),
    save(person, begun, 'twice-at-once'),
  ]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
});

// a rendition that is being written when its picture is removed is removed just after it
test('pictures of a draft stay as long as the draft, and a day after it was put aside', async () => {
  const person = await signedIn('seller');
  const [kept, loose] = [await uploaded(person, 10), await uploaded(person, 200)];
  await save(person, { ...begun, images: [{ publicId: kept, name: 'kitchen.jpg' }] });
  expect((await drafts(person))[0]?.images).toEqual([
    { publicId: kept, name: 'kitchen.jpg', url: expect.stringMatching(/^\/media\//) },
  ]);
  const day = 86_400_000;
  await cleanUpMedia(Date.now() + 2 * day);
  const fileOf = (id: string) => id.split('/')[1];
  expect(await stored()).toContain(fileOf(kept));
  await until(async () => expect(await stored()).not.toContain(fileOf(loose)));
  await person.browser.call(DELETE, '/x', { method: 'DELETE', params: { key: KEY } });
  expect(await drafts(person)).toEqual([]);
  await cleanUpMedia(Date.now() + day / 2);
  expect(await stored()).toContain(fileOf(kept));
  await cleanUpMedia(Date.now() + 3 * day);
  await until(async () => expect(await stored()).not.toContain(fileOf(kept)));
});

test('a picture that was taken out of a draft is gone: at once by its uploader, else after a day', async () => {
  const [person, other] = [await signedIn('seller'), await signedIn('seller')];
  const [first, second] = [await uploaded(person, 10), await uploaded(person, 120)];
  await save(person, { ...begun, images: [first, second].map((publicId) => ({ publicId, name: 'a.jpg' })) });
  const remove = (by: Person, id: string) =>
    by.browser.call(deletePicture, '/x', { method: 'DELETE', params: { publicId: id.split('/') } });
  expect((await remove(other, first)).status).toBe(404);
  expect((await remove(person, first)).status).toBe(200);
  expect((await remove(person, first)).status).toBe(404);
  const fileOf = (id: string) => id.split('/')[1];
  await until(async () => expect(await stored()).not.toContain(fileOf(first)));
  await save(person, { ...begun, rev: 1 });
  expect(await stored()).toContain(fileOf(second));
  await cleanUpMedia(Date.now() + 2 * 86_400_000);
  await until(async () => expect(await stored()).not.toContain(fileOf(second)));
});

test('a form that was sent leaves no draft behind, neither a new one nor an edit', async () => {
  const person = await signedIn('seller');
  const publicId = await uploaded(person, 40);
  await save(person, { ...begun, images: [{ publicId, name: 'a.jpg' }] });
  const reply = await person.browser.call(create, '/x', {
    body: { ...fields, media: { images: [{ uploaded: publicId }] } },
    headers: { 'idempotency-key': KEY },
  });
  expect(reply.status).toBe(201);
  expect(await drafts(person)).toEqual([]);
  const { _id: id } = reply.json.data as { _id: string };
  await save(person, { ...begun, property: id, version: 0 }, 'edit-of-it');
  expect(await drafts(person)).toEqual([expect.objectContaining({ property: id, version: 0 })]);
  const edited = await person.browser.call(edit, '/x', {
    method: 'PUT',
    params: { id },
    body: { title: 'Better' },
    headers: { 'idempotency-key': 'edit-of-it' },
  });
  expect(edited.status).toBe(200);
  expect(await drafts(person)).toEqual([]);
});

test('a person has so many drafts and no more, takes them along, and they go with the account', async () => {
  const person = await signedIn('seller');
  for (let i = 0; i < MAX_DRAFTS; i++) expect((await save(person, begun, `draft-${i}-key`)).status).toBe(200);
  expect((await save(person, begun, 'one-too-many')).status).toBe(409);
  expect((await collectPersonalData(person.id))?.drafts).toHaveLength(MAX_DRAFTS);
  await erasePerson({ id: person.id, email: person.email, verified: false });
  expect(await ListingDraft.countDocuments()).toBe(0);
});

test('lists of drafts use an index', async () => {
  const plan = await planOf({ find: 'listingdrafts', filter: { owner: 'x' }, sort: { savedAt: -1 } });
  expect(plan).not.toContain('COLLSCAN');
});
