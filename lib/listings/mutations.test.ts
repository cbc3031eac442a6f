import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { POST as say } from '@/app/api/property/[id]/evidence/route';
import { GET as own } from '@/app/api/property/[id]/own/route';
import { PATCH as change, GET as read, GET as readOne } from '@/app/api/property/[id]/route';
import { GET as readAll } from '@/app/api/property/route';
import { listOwn } from '@/lib/brokers/own-listings/data';
import { listSharedPhotos } from '@/lib/listings/duplicates/data';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { MediaStore } from '@/lib/platform/media/media-store';
import { createObjectMedia } from '@/lib/platform/media/object-media';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, form, listPublicly, photo, photographed, stored } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { until } from '@/test/until';
import type { PropertyDto } from './dto';
import type { EvidenceDto } from './evidence/dto';
import { checksOf } from './evidence/rules';
import { MISSING_FACTS, PROPERTY_STATUSES } from './fields/vocabulary';
import {
  hiddenBy,
  isAway,
  isConfirmable,
  isPublic,
  isVisible,
  type Lifecycle,
  type LifecycleEvent,
  lifecycleFor,
  missingOf,
  statusOf,
  transition,
} from './lifecycle';
import { createProperty, deletePropertyImage, updateProperty } from './mutations';

describe('changes', () => {
  useTestDb();

  const dir = env().DATA_DIR;

  beforeEach(clearTestDb);

  const seller = testActor();
  const other = testActor();
  const admin = testAdmin();

  /** Number of leftover upload files after the background work. */
  const temporary = async () => {
    await settleBackground();
    return readdir(join(dir, 'tmp')).catch(() => []);
  };

  describe('create', () => {
    test('writes the listing with its pictures, price history and search words', async () => {
      const { property } = await createProperty(seller, form(), [await photo(10), await photo(200)]);
      expect(property).toMatchObject({ status: 'active', price: 4_500_000, citySlug: 'nagpur', __v: 0 });
      expect(property.images).toHaveLength(2);
      expect(JSON.stringify(property)).not.toMatch(/phash|idempotency|terms/);
      expect(property.priceHistory).toEqual([{ price: 4_500_000, at: expect.any(String) }]);
      for (const q of ['dharampeth', 'quiet'])
        expect((await searchListings(parseSearch({ q }), { pageSize: 9 })).total).toBe(1);
      // renditions are made in the background
      await until(async () => expect(await temporary()).toEqual([]));
    });

    test('creates one listing per key, even when the form is sent twice at once', async () => {
      const options = { idempotencyKey: 'key-of-this-form' };
      const [a, b] = await Promise.all([
        createProperty(seller, form(), [await photo(20)], options),
        createProperty(seller, form(), [await photo(20)], options),
      ]);
      const again = await createProperty(seller, form(), [await photo(20)], options);
      expect(new Set([a, b, again].map(({ property }) => property._id)).size).toBe(1);
      expect(again.replayed).toBe(true);
      expect(await Property.countDocuments()).toBe(1);
      expect(await isMediaReferenced(a.property.images[0]!.public_id)).toBe(true);
      expect(await stored()).toContain(a.property.images[0]!.public_id.split('/')[1]);
      const ofSomebodyElse = await createProperty(other, form(), [], options);
      expect(ofSomebodyElse.property._id).not.toBe(a.property._id);
    });

    test('stores nothing if one file is bad, and names that file', async () => {
      // pictures of the test before are removed in the background
      await settleBackground();
      const before = await stored();
      const bad = { ...(await photo(30)), name: 'notes.pdf' };
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
        .tiff()
        .toFile(`${bad.path}.tiff`);
      await expect(
        createProperty(seller, form(), [await photo(31), { ...bad, path: `${bad.path}.tiff` }]),
      ).rejects.toMatchObject({
        code: 'invalid',
        issues: [{ path: 'images', message: expect.stringContaining('notes.pdf') }],
      });
      expect(await stored()).toEqual(before);
      expect(await temporary()).toEqual([]);
      const nothing = { ...(await photo(32)), name: 'empty.jpg', path: `${bad.path}.empty` };
      await writeFile(nothing.path, '');
      await expect(createProperty(seller, form(), [nothing])).rejects.toMatchObject({
        message: 'File is smaller than 1 bytes',
      });
      expect(await Property.countDocuments()).toBe(0);
    });

    test('leaves no files behind if the store fails half-way', async () => {
      const before = await stored();
      const local = createObjectMedia(createDiskObjects(dir));
      let puts = 0;
      const failing: MediaStore = {
        ...local,
        putImage: (image) => (++puts === 2 ? Promise.reject(new Error('gone')) : local.putImage(image)),
      };
      const files = [await photo(40), await photo(140), await photo(240)];
      await expect(createProperty(seller, form(), files, { store: failing })).rejects.toThrow('gone');
      expect(await stored()).toEqual(before);
      expect(await temporary()).toEqual([]);
    });

    test('requires the RERA number of an unfinished project, except in a draft', async () => {
      const launch = { possession: 'new-launch' };
      await expect(createProperty(seller, form(launch), [])).rejects.toMatchObject({
        issues: [{ path: 'reraNumber' }],
      });
      const draft = await createProperty(seller, form({ ...launch, status: 'draft' }), []);
      expect(draft.property.status).toBe('draft');
      await expect(
        updateProperty(seller, draft.property._id, { status: 'active' }, []),
      ).rejects.toMatchObject({
        issues: [{ path: 'reraNumber' }],
      });
      const published = await updateProperty(
        seller,
        draft.property._id,
        { status: 'active', reraNumber: 'P50500012345' },
        [],
      );
      expect(published.property.status).toBe('active');
    });

    test('lets only an admin verify', async () => {
      await expect(createProperty(seller, form({ status: 'verified' }), [])).rejects.toMatchObject({
        code: 'forbidden',
      });
      const { property } = await createProperty(admin, form({ status: 'verified' }), []);
      expect(property.verifiedAt).toBeDefined();
    });

    test("flags a photo from another owner's listing, but not from one's own", async () => {
      await createProperty(seller, form(), [await photo(50)]);
      expect((await createProperty(seller, form({ floor: '2' }), [await photo(50)])).warnings).toEqual([]);
      const copy = await createProperty(other, form(), [await photo(50)]);
      expect(copy.warnings).toHaveLength(1);
      const row = await Property.findById(copy.property._id).select('+samePhotoAs').lean();
      expect(row?.samePhotoAs).toHaveLength(2);
      expect((await createProperty(other, form({ floor: '2' }), [await photo(300)])).warnings).toEqual([]);
    });

    test('tells both owners which photo they share, showing only public details, for as long as they do', async () => {
      const { property: first } = await createProperty(seller, form(), [await photo(50), await photo(200)]);
      const { property: copy } = await createProperty(other, form({ title: 'A copy' }), [await photo(50)]);
      const told = async (id: string) => (await listSharedPhotos([id])).get(id);
      const publicId = first.images[0]!.public_id;
      expect(await told(first._id)).toEqual([
        { publicId, listings: [{ id: copy._id, title: 'A copy' }], hidden: 0 },
      ]);
      expect((await listOwn(seller)).rows[0]?.samePhotos).toBe(1);
      const { updatedAt } = (await Property.findById(first._id).lean())!;
      expect(updatedAt.toISOString()).toBe(first.updatedAt);
      await updateProperty(other, copy._id, { status: 'draft' }, []);
      expect(await told(first._id)).toEqual([{ publicId, listings: [], hidden: 1 }]);
      await deletePropertyImage(other, copy._id, copy.images[0]!.public_id);
      expect(await told(first._id)).toBeUndefined();
      expect(await Property.countDocuments({ samePhotoAs: op.exists() })).toBe(0);
    });
  });

  describe('update', () => {
    test('changes given fields, clears empty ones and keeps the rest', async () => {
      const { property } = await createProperty(seller, form({ bathrooms: '2', facing: 'east' }), [
        await photo(60),
      ]);
      await Property.updateOne({ _id: property._id }, { $set: { 'priceHistory.0.at': new Date(0) } });
      const { property: after } = await updateProperty(
        seller,
        property._id,
        { price: '50 lakh', bathrooms: '' },
        [],
      );
      expect(after).toMatchObject({ price: 5_000_000, facing: 'east', title: fields.title, __v: 1 });
      expect(after.bathrooms).toBeUndefined();
      const ids = ({ images }: PropertyDto) => images.map(({ public_id }) => public_id);
      expect(ids(after)).toEqual(ids(property));
      expect(after.priceHistory.map(({ price }) => price)).toEqual([4_500_000, 5_000_000]);
    });

    test('leaves a price that was corrected within the hour out of the history', async () => {
      const { property } = await createProperty(seller, form(), [await photo(61)]);
      await Property.updateOne({ _id: property._id }, { $set: { 'priceHistory.0.at': new Date(0) } });
      const prices: number[][] = [];
      for (const price of ['450000', '45 lakh', '4 cr', '46 lakh']) {
        const { property: after } = await updateProperty(seller, property._id, { price }, [], {
          confirmsPrice: true,
        });
        prices.push(after.priceHistory.map((item) => item.price));
      }
      expect(prices).toEqual([
        [4_500_000, 450_000],
        [4_500_000],
        [4_500_000, 40_000_000],
        [4_500_000, 4_600_000],
      ]);
    });

    test('derives the place again from a new address', async () => {
      const { property } = await createProperty(seller, form(), []);
      const moved = await updateProperty(seller, property._id, { address: 'Plot 4, Besa, Nagpur' }, []);
      expect(moved.property).toMatchObject({ localitySlug: 'besa' });
      expect(moved.property.location.coordinates).not.toEqual(property.location.coordinates);
    });

    test('sends the stored version to the second of two editors', async () => {
      const { property } = await createProperty(seller, form(), []);
      await updateProperty(seller, property._id, { title: 'First' }, [], { version: 0 });
      await expect(
        updateProperty(admin, property._id, { title: 'Second' }, [await photo(70)], { version: 0 }),
      ).rejects.toMatchObject({ code: 'conflict', details: { current: { title: 'First', __v: 1 } } });
      expect((await Property.findById(property._id).lean())?.title).toBe('First');
    });

    test('accepts exactly one of many simultaneous edits', async () => {
      const { property } = await createProperty(seller, form(), []);
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, i) =>
          updateProperty(seller, property._id, { title: `Editor ${i}` }, [], { version: 0 }),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('reorders, adds and removes pictures in one save', async () => {
      const files = [await photo(80), await photo(180), await photo(280)];
      const { property } = await createProperty(seller, form(), files);
      const [a, b, c] = property.images.map(({ public_id }) => public_id);
      const mediaOrder = { images: [{ keep: c! }, { add: 0 }, { keep: a! }] };
      const { property: after } = await updateProperty(seller, property._id, {}, [await photo(330)], {
        mediaOrder,
      });
      expect(after.images.map(({ public_id }) => public_id)).toEqual([c, expect.any(String), a]);
      expect(await isMediaReferenced(b!)).toBe(false);
      await until(async () => expect(await stored()).not.toContain(b!.split('/')[1]));
    });

    test('rejects more than ten pictures before reading any file', async () => {
      const { property } = await createProperty(seller, form(), [await photo(90)]);
      const ten = Array.from({ length: 10 }, (_, i) => ({ field: 'images', path: '/nowhere', name: `${i}` }));
      await expect(updateProperty(seller, property._id, {}, ten)).rejects.toMatchObject({
        message: 'Too many files',
      });
    });

    test('replies alike to strangers and for unknown ids', async () => {
      const { property } = await createProperty(seller, form(), [await photo(95)]);
      const missing = new Types.ObjectId().toHexString();
      for (const [actor, id] of [
        [other, property._id],
        [seller, missing],
        [seller, 'nonsense'],
      ] as const)
        await expect(updateProperty(actor, id, {}, [])).rejects.toMatchObject({
          code: 'not_found',
          message: 'Property not found',
        });
      await expect(
        deletePropertyImage(other, property._id, property.images[0]!.public_id),
      ).rejects.toMatchObject({ code: 'not_found' });
    });

    test('ends the verification when the owner changes a checked fact, but not when an admin does', async () => {
      const { property } = await createProperty(seller, form(), []);
      await updateProperty(admin, property._id, { status: 'verified' }, []);
      expect((await updateProperty(seller, property._id, { price: '48 lakh' }, [])).property.status).toBe(
        'verified',
      );
      expect((await updateProperty(admin, property._id, { area: '1500' }, [])).property.status).toBe(
        'verified',
      );
      expect((await updateProperty(seller, property._id, { area: '1700' }, [])).property.status).toBe(
        'unverified',
      );
    });
  });

  test('stores one picture for a file sent twice or sent again later', async () => {
    const [file, second] = [await photo(110), await photo(210)];
    const { property } = await createProperty(seller, form(), [file, file]);
    expect(property.images).toHaveLength(1);
    const mediaOrder = { images: [{ add: 1 }, { keep: property.images[0]!.public_id }, { add: 0 }] };
    const before = await stored();
    const { property: after } = await updateProperty(seller, property._id, {}, [file, second], {
      mediaOrder,
    });
    expect(after.images).toHaveLength(2);
    expect(after.images[1]).toMatchObject({ public_id: property.images[0]!.public_id });
    expect(await stored()).toHaveLength(before.length + 1);
  });
});

describe('own listings', () => {
  useTestDb();

  const FLAT = {
    title: 'Flat in Dharampeth',
    description: 'A quiet flat near the lake.',
    price: '45 lakh',
    type: 'sale',
    category: 'Residential',
    address: 'Plot 4, Dharampeth, Nagpur',
    area: '900',
    possession: 'ready',
  };
  const ask = async ({ browser }: Person, id: string) =>
    (await browser.call(own, `/api/property/${id}/own`, { params: { id } })).json;

  test('confirms ownership only to the owner, and replies to others as for an unknown id', async () => {
    const [seller, stranger] = [await signedIn('seller'), await signedIn('broker')];
    const { _id: id } = await listPublicly(testActor(seller.id), FLAT);
    expect(await ask(seller, id)).toEqual({ isOwn: true, isPublic: true });
    const unknown = await ask(stranger, 'f'.repeat(24));
    expect(unknown).toEqual({ isOwn: false, isPublic: false });
    expect(await ask(stranger, id)).toEqual(unknown);
    // a person who can edit it does not own it
    expect(await ask(await signedIn('admin'), id)).toEqual(unknown);
  });

  test('shows the flat number only to the owner and the office until the owner makes it public', async () => {
    const seller = await signedIn('seller');
    const address = 'Flat 302, Orange Residency, Dharampeth, Nagpur';
    const { _id: id, __v } = await listPublicly(testActor(seller.id), {
      ...FLAT,
      title: 'Flat in Orange Residency',
      address,
    });
    const read = async (browser: Browser) =>
      (await browser.call(readOne, `/api/property/${id}`, { params: { id } })).json.data as {
        address: string;
      };
    const listed = async () => {
      const { json } = await new Browser().call(readAll, '/api/property?limit=50');
      return (json.data as { address: string }[])
        .map((home) => home.address)
        .filter((text) => text.includes('Orange'));
    };
    const hidden = 'Orange Residency, Dharampeth, Nagpur';
    expect([(await read(new Browser())).address, (await read(seller.browser)).address]).toEqual([
      hidden,
      address,
    ]);
    expect(await listed()).toEqual([hidden]);
    const { status } = await seller.browser.call(change, `/api/property/${id}`, {
      method: 'PATCH',
      params: { id },
      body: { __v, unitShown: 'yes' },
    });
    expect(status).toBe(200);
    expect([(await read(new Browser())).address, await listed()]).toEqual([address, [address]]);
  });
});

describe('invariants of the lifecycle', () => {
  const AT = new Date('2026-11-03T06:00:00Z');
  const at = fc.integer({ min: 0, max: 1000 }).map((minutes) => new Date(AT.getTime() + minutes * 60_000));
  const status = fc.constantFrom(...PROPERTY_STATUSES);
  const facts = fc.subarray([...MISSING_FACTS]);

  const event: fc.Arbitrary<LifecycleEvent> = fc.oneof(
    status.map((status) => ({ name: 'chosen', status }) as const),
    fc.record({ name: fc.constant('decided' as const), status, at }),
    facts.map((missing) => ({ name: 'checked', missing }) as const),
    facts.map((facts) => ({ name: 'given', facts }) as const),
    fc.record({
      name: fc.constant('closed' as const),
      as: fc.constantFrom('sold' as const, 'rented' as const),
    }),
    fc.record({ name: fc.constantFrom('verification ended' as const, 'binned' as const), at }),
    fc
      .constantFrom(
        'rejected',
        'went stale',
        'confirmed',
        'restored',
        'erasure requested',
        'erasure cancelled',
      )
      .map((name) => ({ name }) as LifecycleEvent),
  );

  /** Every reachable state of a listing. */
  const state = fc
    .tuple(status, fc.array(event, { maxLength: 8 }))
    .map(([status, events]) => events.reduce(transition, lifecycleFor(status, AT)));

  const sorted = ({ blockedBy, ...rest }: Lifecycle) => ({ ...rest, blockedBy: blockedBy.toSorted() });
  const holds = <T>(values: fc.Arbitrary<T>, law: (value: T) => void) =>
    fc.assert(
      fc.property(values, (value) => law(value)),
      { numRuns: 500 },
    );

  test('applies a repeated event once, and does not change the given state', () => {
    holds(fc.tuple(state, event), ([before, event]) => {
      const copy = structuredClone(before);
      const once = transition(before, event);
      expect(transition(once, event)).toEqual(once);
      expect(before).toEqual(copy);
    });
  });

  test('adds no block twice, and hides a blocked listing from lists', () => {
    holds(state, (state) => {
      expect(new Set(state.blockedBy).size).toBe(state.blockedBy.length);
      if (state.blockedBy.length > 0)
        expect([statusOf(state), isPublic(state), isVisible(state)]).toEqual(['paused', false, false]);
      if (isPublic(state)) expect([isVisible(state), isConfirmable(state)]).toEqual([true, true]);
    });
  });

  test('restores the earlier state when an event is reversed', () => {
    holds(fc.tuple(state, at), ([before, at]) => {
      const there = transition(before, { name: 'restored' });
      const binned = transition(there, { name: 'binned', at });
      expect(hiddenBy(binned)).toBe('bin');
      expect(binned.binnedAt).toBe(at);
      expect(transition(binned, { name: 'restored' })).toEqual(there);
      const kept = transition(before, { name: 'erasure cancelled' });
      const asked = transition(kept, { name: 'erasure requested' });
      expect(transition(asked, { name: 'erasure cancelled' })).toEqual(kept);
    });
  });

  test('accepts missing facts one by one or together, in any order', () => {
    holds(fc.tuple(state, facts, facts), ([before, some, others]) => {
      const give = (state: Lifecycle, facts: typeof some) => transition(state, { name: 'given', facts });
      const together = give(before, [...some, ...others]);
      expect(give(give(before, some), others)).toEqual(together);
      expect(give(give(before, others), some)).toEqual(together);
      expect(missingOf(together)).toEqual(
        missingOf(before).filter((fact) => ![...some, ...others].includes(fact)),
      );
    });
  });

  test('reports only what the last check found missing', () => {
    holds(fc.tuple(state, facts, facts), ([before, first, last]) => {
      const check = (state: Lifecycle, missing: typeof first) =>
        transition(state, { name: 'checked', missing });
      expect(sorted(check(check(before, first), last))).toEqual(sorted(check(before, last)));
      expect(missingOf(check(before, last)).toSorted()).toEqual(last.toSorted());
    });
  });

  test('calls a listing away only if it has no other page and was not rejected, deleted or left unfinished', () => {
    fc.assert(
      fc.property(state, (lifecycle) => {
        fc.pre(isAway(lifecycle));
        expect(isVisible(lifecycle)).toBe(false);
        expect(['paused', 'expired']).toContain(statusOf(lifecycle));
        expect(lifecycle.choice).not.toBe('draft');
        expect(lifecycle.blockedBy.filter((reason) => reason !== 'stale')).toEqual([]);
      }),
    );
  });
});

describe('evidence', () => {
  useTestDb();

  let owner: Person;
  let admin: Person;
  let id: string;
  beforeEach(async () => {
    await clearTestDb();
    [owner, admin] = [await signedIn('seller'), await signedIn('admin')];
    const facts = form({ carpetArea: '1200' });
    id = (await createProperty(testActor(owner.id), facts, [], await photographed(owner))).property._id;
  });

  const post = (by: Person, body: object) => by.browser.call(say, '/', { params: { id }, body });
  const shown = async () => {
    const reply = await new Browser().call(read, '/', { params: { id } });
    return (reply.json.data as PropertyDto).evidence;
  };

  test('records statements of owner and agency with their day and without a name', async () => {
    expect(await shown()).toBeUndefined();
    expect((await post(owner, { check: 'tax', state: 'told' })).status).toBe(200);
    const reply = await post(admin, { check: 'area', state: 'seen' });
    expect((reply.json.data as EvidenceDto).checks).toEqual([
      { check: 'tax', state: 'told', by: 'lister', at: expect.any(String) },
      { check: 'area', state: 'seen', by: 'agency', at: expect.any(String) },
    ]);
    expect((await shown())?.checks).toHaveLength(2);
    expect(JSON.stringify(await shown())).not.toContain(admin.id);
  });

  test.each([
    { check: 'place', state: 'seen' },
    { field: 'area', source: 'measured' },
    { field: 'carpetArea', source: 'document' },
  ])('does not let the owner claim %o', async (claim) => {
    expect((await post(owner, claim)).status).toBe(403);
    expect(await shown()).toBeUndefined();
    expect((await post(admin, claim)).status).toBe(200);
  });

  test("lets only the agency withdraw the agency's evidence", async () => {
    await post(admin, { check: 'lien', state: 'missing' });
    expect((await post(owner, { check: 'lien', state: 'told' })).status).toBe(409);
    expect((await post(admin, { check: 'lien', state: 'not-asked' })).status).toBe(200);
    expect(await shown()).toBeUndefined();
  });

  test('drops the source and checks of a changed fact without a new review', async () => {
    await post(admin, { check: 'area', state: 'seen' });
    await post(admin, { check: 'tax', state: 'seen' });
    await post(admin, { field: 'carpetArea', source: 'measured' });
    await post(admin, { field: 'bedrooms', source: 'document' });
    await updateProperty(testActor(owner.id), id, { title: 'Corner flat in Dharampeth' }, []);
    expect(await shown()).toMatchObject({ checks: { length: 2 }, sources: { length: 2 } });
    await updateProperty(testActor(owner.id), id, { carpetArea: '1250' }, []);
    expect(await shown()).toMatchObject({
      checks: [{ check: 'tax' }],
      sources: [{ field: 'bedrooms', source: 'document', by: 'agency' }],
    });
  });

  test('replies 404 to others, and 400 to invalid input', async () => {
    expect((await post(await signedIn('seller'), { check: 'tax', state: 'told' })).status).toBe(404);
    for (const wrong of [
      {},
      { check: 'tax' },
      { check: 'luck', state: 'seen' },
      { field: 'title', source: 'said' },
    ])
      expect((await post(admin, wrong)).status).toBe(400);
  });

  test('requests evidence that suits the kind of home', () => {
    expect(checksOf({ category: 'Agricultural', type: 'sale' })).toEqual([
      'place',
      'area',
      'land-record',
      'tax',
      'lien',
    ]);
    expect(checksOf({ category: 'Residential', type: 'rent' })).toEqual([
      'place',
      'area',
      'occupation',
      'tax',
      'society-noc',
    ]);
    expect(checksOf({ category: 'Residential', type: 'sale', reraNumber: 'P50500012345' })).toContain('rera');
  });
});
