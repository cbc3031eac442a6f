import mongoose, { Types } from 'mongoose';
import PreviewPage from '@/app/(member)/dashboard/properties/[id]/page';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import type { UserRole } from '@/lib/platform/auth/roles';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import type { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { fields, inState, listPublicly } from '@/test/listing-form';
import { pageRequest } from '@/test/page-request';
import { type Person, signedIn } from '@/test/people';
import { OWN_PAGE_SIZE } from './constants';
import { countStates, getSavedListing, listOwn } from './data';
import { loadOwnListings } from './loaders';
import { ownListingsSchema } from './schema';

describe('preview', () => {
  useTestDb();

  /** 'in' when the page renders, else the status or the redirect that it ends with. */
  async function outcome(browser: Browser, id: string): Promise<string> {
    pageRequest({ browser });
    try {
      await PreviewPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });
      return 'in';
    } catch (error) {
      return String((error as { digest?: unknown }).digest ?? error);
    }
  }

  test.each(['draft', 'paused', 'expired', 'active'] as const)(
    'a listing that is %s is previewed by its owner and admins, and does not exist for anyone else',
    async (status) => {
      const [owner, admin, stranger] = [
        await signedIn('seller'),
        await signedIn('admin'),
        await signedIn('broker'),
      ];
      const where = { type: 'sale', category: 'Plots', address: 'a', city: 'Nagpur', citySlug: 'nagpur' };
      const listing = { title: 't', description: 'd', price: 1, area: 1, owner: owner.id, status, ...where };
      const id = String((await Property.create(listing as never))._id);
      expect(await outcome(owner.browser, id)).toBe('in');
      expect(await outcome(admin.browser, id)).toBe('in');
      const refused = await outcome(stranger.browser, id);
      expect(refused).toContain('404');
      expect(refused).toBe(await outcome(stranger.browser, 'e'.repeat(24)));
    },
  );
});

describe('saved', () => {
  useTestDb();

  const seller = testActor();
  const draft = {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur',
    area: '900',
    status: 'draft',
  };

  test('what was saved is asked to its owner and to admins, to nobody else', async () => {
    const { property } = await createProperty(seller, propertyFormSchema.parse(draft), []);
    const as = (id: string, role: UserRole, isVerified = true) =>
      getSavedListing({ id, role, isVerified }, property._id);
    const { _id, title, propertyCode } = property;
    const told = { _id, title, propertyCode, status: 'draft', owner: seller.userId };
    expect(await as(seller.userId, 'seller', false)).toEqual({ ...told, waitsForEmail: true });
    expect(await as('e'.repeat(24), 'Admin' as UserRole, false)).toEqual({ ...told, waitsForEmail: false });
    expect(await as('e'.repeat(24), 'seller')).toBeUndefined();
    expect(
      await getSavedListing({ id: seller.userId, role: 'seller', isVerified: true }, 'x'),
    ).toBeUndefined();
  });
});

describe('table', () => {
  useTestDb();
  beforeEach(clearTestDb);

  let count = 0;
  async function list(owner: Person, given: Record<string, unknown> = {}, stored: object = {}) {
    count += 1;
    const { _id } = await listPublicly(testActor(owner.id), {
      ...fields,
      floor: String(count % 100),
      ...given,
    });
    await Property.updateOne({ _id }, { $set: stored });
    return _id;
  }

  async function sample() {
    const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
    await list(broker, { title: 'Flat in Sadar' });
    await list(broker, { title: 'Villa in Besa', category: 'Villas', price: '2 cr' }, inState('verified'));
    await list(
      broker,
      { title: 'Shop to let', category: 'Commercial', type: 'rent', price: '30000' },
      inState('paused'),
    );
    await list(broker, { title: 'Bare flat' }, inState('active', 'photo'));
    await list(broker, { title: 'Sold flat' }, { ...inState('sold'), closing: { on: new Date(), price: 1 } });
    await list(
      broker,
      { title: 'Wrong flat' },
      { 'review.state': 'rejected', 'review.reason': 'The photos' },
    );
    await list(broker, { title: 'In the bin' }, inState('active', 'bin'));
    await list(other, { title: 'Foreign flat' });
    return broker;
  }

  test('states have true counts, and each finds its own; a refused one is in its state too', async () => {
    const broker = await sample();
    expect(await countStates(testActor(broker.id))).toEqual({
      all: 6,
      live: 3,
      waiting: 1,
      paused: 1,
      draft: 0,
      closed: 1,
      expired: 0,
      refused: 1,
    });
    const titles = async (query: object) =>
      (await listOwn(testActor(broker.id), ownListingsSchema.parse(query))).rows.map(({ title }) => title);
    expect(await titles({ state: 'waiting' })).toEqual(['Bare flat']);
    expect(await titles({ state: 'paused' })).toEqual(['Shop to let']);
    expect(await titles({ state: 'closed' })).toEqual(['Sold flat']);
    expect(await titles({ state: 'refused' })).toEqual(['Wrong flat']);
    expect(await titles({ type: 'rent' })).toEqual(['Shop to let']);
    expect(await titles({ category: 'Villas', state: 'live' })).toEqual(['Villa in Besa']);
    expect(await titles({ search: 'villa bes' })).toEqual(['Villa in Besa']);
    expect(await titles({ search: 'foreign' })).toEqual([]);
    expect((await titles({ sort: 'price-desc' }))[0]).toBe('Villa in Besa');
    // what cannot be read counts as absent
    expect(await titles({ state: 'nonsense', sort: 'x', page: '-3', type: ['rent', 'sale'] })).toEqual([
      'Shop to let',
    ]);
  });

  test('a row has the score with the three best pieces of advice, the review, and what it was sold for', async () => {
    const broker = await sample();
    const { rows } = await listOwn(testActor(broker.id));
    const of = (title: string) => rows.find((row) => row.title === title);
    expect(of('Flat in Sadar')?.quality.advice).toHaveLength(3);
    const points = of('Flat in Sadar')!.quality.advice.map(({ points }) => points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(of('Wrong flat')).toMatchObject({
      state: 'live',
      review: { state: 'rejected', reason: 'The photos' },
    });
    expect(of('Sold flat')).toMatchObject({ state: 'closed', closing: { price: 1 } });
    // as its owner has chosen
    expect(of('Bare flat')).toMatchObject({ state: 'waiting', status: 'active', awaiting: ['photo'] });
  });

  test('the number of queries does not grow with the listings', async () => {
    const broker = await signedIn('broker');
    pageRequest({ browser: broker.browser });
    const queries = async () => {
      await settleBackground();
      let n = 0;
      mongoose.set('debug', () => {
        n += 1;
      });
      const { list: page } = await loadOwnListings({});
      mongoose.set('debug', false);
      return [n, page.rows.length];
    };
    await list(broker);
    const [item] = await queries();
    for (let i = 0; i < 4; i++) await list(broker);
    expect(await queries()).toEqual([item, 5]);
    expect(OWN_PAGE_SIZE).toBeGreaterThanOrEqual(40);
  });

  test('no query of the table scans', async () => {
    const owner = new Types.ObjectId();
    for (const filter of [{ owner }, { owner, status: 'draft' }, { owner, 'review.state': 'rejected' }]) {
      const stages = await planOf({ find: 'properties', filter, sort: { createdAt: -1 } });
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
    }
  });
});
