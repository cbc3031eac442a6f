import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PUT as edit } from '@/app/api/property/[id]/route';
import { DELETE, PUT } from '@/app/api/property/drafts/[key]/route';
import { GET } from '@/app/api/property/drafts/route';
import { DELETE as deletePicture } from '@/app/api/property/images/[...publicId]/route';
import { POST as sendPicture } from '@/app/api/property/images/route';
import { POST as create, POST } from '@/app/api/property/route';
import { env } from '@/lib/platform/env';
import { consume, resetLimit, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { RESERVE } from '@/lib/platform/objects/free-disk';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { childProgram } from '@/test/child-program';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { fields, form, photo, stored } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { until } from '@/test/until';
import { MAX_DRAFTS } from './drafts/constants';
import type { ListingDraftDto } from './drafts/dto';
import { createProperty } from './mutations';
import { MAX_LISTINGS } from './quota/constants';
import { chargeUpload } from './quota/mutations';
import { cleanUpMedia } from './upload/mutations';

describe('drafts', () => {
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

  test('stores the first change without validation and shows it on another device', async () => {
    const person = await signedIn('seller');
    const reply = await save(person, { ...begun, values: { title: 'A', price: 'not yet', nonsense: 'x' } });
    expect(reply.status).toBe(200);
    expect(reply.json.data).toMatchObject({ rev: 1, savedAt: expect.any(String) });
    expect(await drafts(person)).toEqual([
      expect.objectContaining({ key: KEY, values: { title: 'A', price: 'not yet' }, step: 0, rev: 1 }),
    ]);
  });

  test('shows a draft only to its owner', async () => {
    const [person, other] = [await signedIn('seller'), await signedIn('admin')];
    await save(person, begun);
    expect(await drafts(other)).toEqual([]);
    await other.browser.call(DELETE, '/x', { method: 'DELETE', params: { key: KEY } });
    await save(other, { ...begun, values: { title: 'Of the other' } });
    expect((await drafts(person))[0]?.values).toEqual({ title: 'A' });
  });

  test('sends the stored draft to the device with an older revision instead of overwriting it', async () => {
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

  // a rendition being written while its picture is removed is deleted right afterwards
  test('keeps the pictures of a draft, and for one more day after it is discarded', async () => {
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

  test('lets the uploader delete a picture taken out of a draft at once, and removes it otherwise after a day', async () => {
    const [person, other] = [await signedIn('seller'), await signedIn('seller')];
    const [first, second] = [await uploaded(person, 10), await uploaded(person, 120)];
    await save(person, {
      ...begun,
      images: [first, second].map((publicId) => ({ publicId, name: 'a.jpg' })),
    });
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

  test('deletes the draft of a new or edited listing once the form is sent', async () => {
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

  test('limits the drafts of a person, exports them and erases them with the account', async () => {
    const person = await signedIn('seller');
    for (let i = 0; i < MAX_DRAFTS; i++)
      expect((await save(person, begun, `draft-${i}-key`)).status).toBe(200);
    expect((await save(person, begun, 'one-too-many')).status).toBe(409);
    expect((await collectPersonalData(person.id))?.drafts).toHaveLength(MAX_DRAFTS);
    await erasePerson({ id: person.id, email: person.email, verified: false });
    expect(await ListingDraft.countDocuments()).toBe(0);
  });

  test('reads lists of drafts through an index', async () => {
    const plan = await planOf({ find: 'listingdrafts', filter: { owner: 'x' }, sort: { savedAt: -1 } });
    expect(plan).not.toContain('COLLSCAN');
  });
});

describe('cleaning of text', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  /** Control characters and marks that reverse letters (lib/platform/text/clean.ts). A form cannot contain half a surrogate pair. */
  const HARMFUL = { title: '\u202eA\u0000 flat', description: 'Two\u0007 balconies\u2066' };
  const CLEAN = { title: 'A flat', description: 'Two balconies' };

  function asForm(more: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
    return form;
  }

  test.each([
    ['JSON', { ...fields, ...HARMFUL, title: `${HARMFUL.title}\ud800` }],
    ['a form', asForm(HARMFUL)],
  ])('removes harmful characters from a listing sent as %s', async (_, body) => {
    const { browser } = await signedIn('seller');
    const { status, json } = await browser.call(POST, '/api/property', { method: 'POST', body });
    expect([status, json.data]).toEqual([201, expect.objectContaining(CLEAN)]);
  });

  test('removes harmful characters from an edited listing', async () => {
    const { browser } = await signedIn('seller');
    const { json } = await browser.call(POST, '/api/property', { method: 'POST', body: fields });
    const { _id, __v } = json.data as { _id: string; __v: number };
    const edited = await browser.call(edit, `/api/property/${_id}`, {
      method: 'PUT',
      params: { id: _id },
      body: { ...fields, ...HARMFUL, __v },
    });
    expect([edited.status, edited.json.data]).toEqual([200, expect.objectContaining(CLEAN)]);
  });

  test('removes harmful characters from a picture description sent as JSON in a form field', async () => {
    const { browser } = await signedIn('seller');
    const body = asForm({ media: JSON.stringify({ images: [{ add: 0, alt: 'The\u0001 \u202ehall' }] }) });
    const { path } = await photo(10);
    body.append('images', new File([await readFile(path)], 'a.jpg', { type: 'image/jpeg' }));
    const { status, json } = await browser.call(POST, '/api/property', { method: 'POST', body });
    expect([status, json.data]).toEqual([
      201,
      expect.objectContaining({ images: [expect.objectContaining({ alt: 'The hall' })] }),
    ]);
  });
});

describe('idempotency', () => {
  useTestDb();

  const KEY = 'key-of-one-form';

  async function body(more: Record<string, string> = {}, hues: number[] = [10]): Promise<FormData> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
    for (const hue of hues) {
      const { path } = await photo(hue);
      form.append('images', new File([await readFile(path)], `${hue}.jpg`, { type: 'image/jpeg' }));
    }
    return form;
  }

  async function sender() {
    const { browser } = await signedIn('seller');
    return async (content: FormData) => {
      const reply = await browser.call(POST, '/api/property', {
        body: content,
        headers: { 'idempotency-key': KEY },
      });
      return { ...reply, data: reply.json.data as { _id: string; title: string } | undefined };
    };
  }

  test('stores one listing for a form sent twice under one key', async () => {
    const send = await sender();
    const first = await send(await body());
    const again = await body();
    const reordered = new FormData();
    for (const [name, value] of [...again].reverse())
      reordered.append(name, value instanceof File ? new File([value], 'other-name.jpg') : value);
    const second = await send(reordered);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.data?._id).toBe(first.data?._id);
  });

  test.each([
    ['a corrected price', () => body({ price: '46 lakh' })],
    ['another listing', () => body({ title: 'A shop in Sitabuldi', category: 'Commercial' })],
    ['another photograph', () => body({}, [200])],
    ['one photograph more', () => body({}, [10, 200])],
  ])('rejects %s under the same key as a conflict and sends the stored listing', async (_what, changed) => {
    const send = await sender();
    const first = await send(await body());
    const second = await send(await changed());
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({
      code: 'conflict',
      details: { current: { _id: first.data?._id, title: fields.title, __v: 0 } },
    });
    const { owner } = (await Property.findById(first.data?._id).lean()) ?? {};
    expect(await Property.countDocuments({ owner })).toBe(1);
  });

  test('stores one of two different forms sent at once under one key, and rejects the other', async () => {
    const send = await sender();
    const replies = await Promise.all([send(await body()), send(await body({ price: '46 lakh' }))]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('memory of an upload', () => {
  useTestDb();

  const dir = mkdtempSync(join(tmpdir(), 'saptam-memory-'));
  afterAll(() => rm(dir, { recursive: true, force: true }));

  /** Maximum growth in MB while receiving. The files alone would take 120 MB, and the sender runs in the same process. */
  const MAX_RECEIVING_MB = 90;
  /** Maximum working memory in MB of one decoder and the AVIF encoder, plus what the allocator keeps. It does not grow with the files. */
  const MAX_MB = 420;

  test('receives six pictures of 20 MB without keeping them all in memory', async () => {
    const env = { ...process.env, DATA_DIR: dir };
    const { stdout } = await promisify(execFile)(process.execPath, childProgram('upload-child', '6'), {
      env,
    });
    const { stored, receivingMB, peakMB } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
    expect(stored).toBe(6);
    expect(receivingMB).toBeLessThan(MAX_RECEIVING_MB);
    expect(peakMB).toBeLessThan(MAX_MB);
    expect(await readdir(join(dir, 'tmp'))).toEqual([]);
  });
});

describe('quotas', () => {
  useTestDb();

  const dir = mkdtempSync(join(tmpdir(), 'saptam-quota-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const path = join(dir, 'film');
  writeFileSync(path, Buffer.alloc(20 * 1024 ** 2));
  const film = { path };

  beforeEach(() => {
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
  });
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
    resetLimiters();
  });

  const seller = async (isVerified: boolean) => testActor((await signedIn('seller', { isVerified })).id);

  test('allows an unconfirmed account a few files, and says how to upload more', async () => {
    const actor = await seller(false);
    for (let i = 0; i < 7; i++) await chargeUpload(actor, [film]);
    await expect(chargeUpload(actor, [film])).rejects.toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('confirm your email address'),
    });
    await User.updateOne({ _id: actor.userId }, { isVerified: true });
    await chargeUpload(actor, [film]);
  });

  test('does not count a file that was not stored', async () => {
    const actor = await seller(false);
    for (let i = 0; i < 20; i++) await (await chargeUpload(actor, [film]))();
    const crowd = { ...actor, ip: '203.0.113.7' };
    for (let i = 0; i < 6; i++) await chargeUpload(crowd, [film]);
  });

  test('shares one allowance among all accounts at a network address', async () => {
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 0.01);
    resetLimiters();
    const people = await Promise.all([seller(true), seller(true), seller(true)]);
    const [a, b, c] = people.map((actor) => ({ ...actor, ip: '203.0.113.9' }));
    await chargeUpload(a!, [film]);
    await chargeUpload(b!, [film]);
    await chargeUpload(c!, [film]);
    await expect(chargeUpload({ ...(await seller(true)), ip: '203.0.113.9' }, [film])).rejects.toMatchObject({
      code: 'rate_limited',
    });
  });

  test('limits the daily uploads of all accounts together, but not of the office', async () => {
    // forget the bytes stored by earlier tests
    await resetLimit('storedBytesAll', 'all');
    await consume('storedBytesAll', 'all', 49_990);
    const actor = { ...(await seller(true)), ip: '203.0.113.8' };
    await expect(chargeUpload(actor, [film])).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no space left'),
    });
    await resetLimit('storedBytesAll', 'all');
    await chargeUpload(actor, [film]);
    await consume('storedBytesAll', 'all', 49_970);
    const admin = { ...testActor((await signedIn('admin')).id), role: 'admin' as const };
    await chargeUpload(admin, [film]);
  });

  test('refuses files with an explanation when the disk is nearly full', async () => {
    // a reserve of the full disk is never free
    jest.replaceProperty(RESERVE, 'bytes', Number.MAX_SAFE_INTEGER);
    jest.replaceProperty(RESERVE, 'share', 1);
    await expect(chargeUpload(await seller(true), [film])).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('counts drafts towards the limit of listings', async () => {
    const actor = await seller(false);
    const list = () => createProperty(actor, form({ status: 'draft' }), []);
    for (let i = 0; i < MAX_LISTINGS.unconfirmed; i++) await list();
    await expect(list()).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('confirm your email address'),
    });
    await User.updateOne({ _id: actor.userId }, { isVerified: true });
    await list();
  });
});
