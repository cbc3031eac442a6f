import { Types } from 'mongoose';
import { POST as close } from '@/app/api/property/[id]/closing/route';
import { POST as answer } from '@/app/api/property/[id]/confirmation/route';
import { POST as duplicate } from '@/app/api/property/[id]/duplicate/route';
import { DELETE as removeImage } from '@/app/api/property/[id]/images/[...publicId]/route';
import {
  PATCH,
  PATCH as patch,
  GET as read,
  DELETE as remove,
  PUT as save,
} from '@/app/api/property/[id]/route';
import { POST as add, GET as search } from '@/app/api/property/route';
import { POST as confirmAddress } from '@/app/api/user/email/verify/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { hasField } from '@/lib/listings/fields/rules';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { realEstateListing } from '@/lib/listings/structured-data.format';
import { decide } from '@/lib/moderation/mutations';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import { kilometres } from '@/lib/places/rules';
import { issueOneTimeToken } from '@/lib/platform/auth/one-time-token';
import { readLogAfter } from '@/lib/platform/cache/data';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { site } from '@/lib/settings/data';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, keepTestDb, useTestDb } from '@/test/db';
import {
  fields,
  form,
  inState,
  listPublicly,
  photo,
  photographed,
  stored,
  uploaded,
} from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { until } from '@/test/until';
import type { OwnPropertyDto, PropertyDto } from './dto';
import { listingSaved } from './events';
import { LISTING_BLOCKS, type ListingBlock, PROPERTY_STATUSES } from './fields/vocabulary';
import { requestConfirmations } from './freshness/mutations';
import {
  DEPARTURES,
  departureOf,
  hiddenBy,
  isBlockedByAccount,
  isConfirmable,
  isPublic,
  isVisible,
  type Lifecycle,
  type LifecycleEvent,
  lifecycleFor,
  lifecycleOf,
  listerStatusOf,
  missingOf,
  statusOf,
  storedState,
  transition,
} from './lifecycle';
import { createProperty, deletePropertyImage, updateProperty } from './mutations';
import { savedNotices } from './providers';
import { overlay, withoutHidden } from './rules';
import { DETAIL_FIELDS, EMPTY_FORM, propertyFormSchema } from './schema';

describe('blocks', () => {
  useTestDb();
  catchMails();
  beforeEach(clearTestDb);

  const list = async (owner: Person) => (await listPublicly(testActor(owner.id), fields))._id;
  const statusOf = async (id: string) => (await Property.findById(id, { status: 1 }).lean())?.status;
  const moderate = (id: string, decision: object) =>
    decide(id, moderationDecisionSchema.parse(decision), testAdmin());
  const confirm = (owner: Person, id: string) =>
    owner.browser.call(answer, '/', { body: { answer: 'available' }, params: { id } });

  /** Asks, warns and pauses, as after two months without a confirmation. */
  async function goStale(id: string): Promise<void> {
    for (const day of [14.1, 53.1, 60.2]) await requestConfirmations(new Date(Date.now() + day * 86_400_000));
    expect(await statusOf(id)).toBe('paused');
  }

  describe('a listing with two blocks', () => {
    test('does not publish a listing in the bin when its owner confirms the email address', async () => {
      const owner = await signedIn('seller', { isVerified: false });
      const id = await list(owner);
      expect((await owner.browser.call(remove, '/', { method: 'DELETE', params: { id } })).status).toBe(200);
      const token = await issueOneTimeToken('verify-email', owner.id, owner.email);
      expect((await new Browser().call(confirmAddress, '/', { body: { token } })).status).toBe(200);
      expect(await statusOf(id)).toBe('paused');
    });

    test('does not publish a rejected listing when its owner confirms it', async () => {
      const owner = await signedIn('seller');
      const id = await list(owner);
      await goStale(id);
      await moderate(id, { decision: 'reject', reason: 'Sold long ago' });
      expect((await confirm(owner, id)).status).toBe(409);
      expect(await statusOf(id)).toBe('paused');
    });
  });

  test('does not verify changes made while the listing was paused when its owner confirms it', async () => {
    const owner = await signedIn('seller');
    const id = await list(owner);
    await moderate(id, { decision: 'verified', reason: 'Papers seen', evidenceDate: '2026-11-03' });
    await goStale(id);
    const edit = { method: 'PUT', params: { id }, body: { area: '2000' } };
    expect((await owner.browser.call(save, '/', edit)).status).toBe(200);
    expect((await confirm(owner, id)).status).toBe(200);
    expect(await statusOf(id)).toBe('unverified');
  });
});

describe('events', () => {
  useTestDb();
  afterAll(() => {
    listingSaved.on('test', async () => undefined);
    savedNotices.provide('test', async () => []);
  });

  test('records a write, invalidates the caches and notifies the listeners', async () => {
    const told: string[] = [];
    listingSaved.on('test', async ({ id }) => void told.push(id));
    savedNotices.provide('test', async () => ['A warning of another area']);
    const actor = testActor();
    const form = propertyFormSchema.parse({
      title: 'Flat in Dharampeth',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Dharampeth, Nagpur 440010',
      area: '900',
    });
    const { property, warnings } = await createProperty(actor, form, []);
    expect(warnings).toContain('A warning of another area');
    await updateProperty(actor, property._id, { price: '46 lakh' }, []);
    expect(told).toEqual([property._id, property._id]);
    const entries = await AuditEntry.find({ targetId: property._id }).sort({ at: 1 }).lean();
    expect(entries.map(({ actor: by, details }) => [String(by), details])).toEqual([
      [actor.userId, { listed: 'Flat in Dharampeth' }],
      [actor.userId, { price: '4500000 → 4600000' }],
    ]);
    expect(JSON.stringify(await readLogAfter(0))).toContain(`property:${property._id}`);
  });

  test('keeps an approved listing with a possession date approved after an edit without changes', async () => {
    const actor = testActor();
    const { property } = await createProperty(
      actor,
      propertyFormSchema.parse({
        title: 'Flat in Dharampeth',
        description: 'Bright',
        price: '45 lakh',
        category: 'Residential',
        type: 'sale',
        address: 'Dharampeth, Nagpur 440010',
        area: '900',
        possession: 'ready',
        possessionDate: '2027-03-31',
      }),
      [],
    );
    const approved = { state: 'approved', since: new Date() };
    await Property.updateOne({ _id: property._id }, { $set: { review: approved } });
    await updateProperty(actor, property._id, { possessionDate: '2027-03-31' }, []);
    const state = async () => (await Property.findById(property._id).select('+review').lean())?.review?.state;
    expect(await state()).toBe('approved');
    await updateProperty(actor, property._id, { possessionDate: '2027-04-30' }, []);
    expect(await state()).toBe('pending');
  });
});

describe('lifecycle', () => {
  const AT = new Date('2026-11-03T06:00:00Z');
  const LATER = new Date('2026-11-20T06:00:00Z');

  const CHOSEN = {
    draft: lifecycleFor('draft'),
    active: lifecycleFor('active'),
    verified: lifecycleFor('verified', AT),
    unverified: lifecycleFor('unverified'),
    'edited since': {
      ...lifecycleFor('verified'),
      verification: { state: 'unverified', at: AT, endedAt: LATER },
    },
    paused: lifecycleFor('paused'),
    sold: lifecycleFor('sold'),
    rented: lifecycleFor('rented'),
    expired: lifecycleFor('expired'),
  } satisfies Record<string, Lifecycle>;

  /** A state written as "active +photo +bin". */
  function stateOf(text: string): Lifecycle {
    const [name, ...rest] = text.split(' +') as [keyof typeof CHOSEN, ...ListingBlock[]];
    return { ...CHOSEN[name], blockedBy: rest, ...(rest.includes('bin') && { binnedAt: AT }) };
  }

  const EVENTS = {
    'chosen active': { name: 'chosen', status: 'active' },
    'chosen paused': { name: 'chosen', status: 'paused' },
    'chosen draft': { name: 'chosen', status: 'draft' },
    'chosen sold': { name: 'chosen', status: 'sold' },
    'decided verified': { name: 'decided', status: 'verified', at: AT },
    'decided active': { name: 'decided', status: 'active', at: AT },
    'decided paused': { name: 'decided', status: 'paused', at: AT },
    'decided expired': { name: 'decided', status: 'expired', at: AT },
    rejected: { name: 'rejected' },
    'verification ended': { name: 'verification ended', at: LATER },
    'nothing missing': { name: 'checked', missing: [] },
    'photo missing': { name: 'checked', missing: ['photo'] },
    'confirmation given': { name: 'given', facts: ['confirmation'] },
    'went stale': { name: 'went stale' },
    confirmed: { name: 'confirmed' },
    closed: { name: 'closed', as: 'sold' },
    binned: { name: 'binned', at: AT },
    restored: { name: 'restored' },
    'erasure requested': { name: 'erasure requested' },
    'erasure cancelled': { name: 'erasure cancelled' },
  } satisfies Record<string, LifecycleEvent>;

  /** State, event, next state, and the resulting status in queries. */
  const TRANSITIONS: [string, keyof typeof EVENTS, string, string][] = [
    // chosen by the lister
    ['draft', 'chosen active', 'active', 'active'],
    ['draft', 'chosen sold', 'sold', 'sold'],
    ['active', 'chosen active', 'active', 'active'],
    ['active', 'chosen paused', 'paused', 'paused'],
    ['active', 'chosen draft', 'draft', 'draft'],
    ['active +photo', 'chosen active', 'active +photo', 'paused'],
    ['active +photo', 'chosen paused', 'paused', 'paused'],
    ['verified', 'chosen active', 'verified', 'verified'],
    ['edited since', 'chosen active', 'edited since', 'unverified'],
    ['active +stale', 'chosen paused', 'active +stale', 'paused'],
    ['active +stale', 'chosen active', 'active', 'active'],
    ['active +rejected', 'chosen paused', 'active +rejected', 'paused'],
    ['active +rejected', 'chosen active', 'active', 'active'],
    ['verified +rejected', 'chosen active', 'verified', 'verified'],
    ['sold', 'chosen active', 'active', 'active'],
    ['expired', 'chosen active', 'active', 'active'],
    // decided by a moderator
    ['active', 'decided verified', 'verified', 'verified'],
    ['draft', 'decided verified', 'verified', 'verified'],
    ['verified', 'decided active', 'active', 'active'],
    ['active +stale', 'decided active', 'active', 'active'],
    ['active +stale', 'decided paused', 'paused', 'paused'],
    ['active +rejected', 'decided active', 'active', 'active'],
    ['active +photo', 'decided paused', 'paused', 'paused'],
    ['active', 'decided expired', 'expired', 'expired'],
    ['active', 'rejected', 'active +rejected', 'paused'],
    ['active +photo', 'rejected', 'active +rejected', 'paused'],
    ['active +stale', 'rejected', 'active +stale +rejected', 'paused'],
    ['paused', 'rejected', 'paused +rejected', 'paused'],
    ['sold', 'rejected', 'sold +rejected', 'paused'],
    // facts of the listing and of its owner's account
    ['active', 'verification ended', 'active', 'active'],
    ['verified', 'verification ended', 'edited since', 'unverified'],
    ['edited since', 'verification ended', 'edited since', 'unverified'],
    ['verified +stale', 'verification ended', 'edited since +stale', 'paused'],
    ['active', 'photo missing', 'active +photo', 'paused'],
    ['active +possession', 'photo missing', 'active +photo', 'paused'],
    ['verified +photo', 'nothing missing', 'verified', 'verified'],
    ['sold +photo', 'nothing missing', 'sold', 'sold'],
    ['active +stale', 'nothing missing', 'active +stale', 'paused'],
    ['active +confirmation', 'confirmation given', 'active', 'active'],
    ['active +photo +confirmation', 'confirmation given', 'active +photo', 'paused'],
    ['active +confirmation +bin', 'confirmation given', 'active +bin', 'paused'],
    ['active', 'confirmation given', 'active', 'active'],
    // whether the home is still available
    ['verified', 'went stale', 'verified +stale', 'paused'],
    ['paused', 'went stale', 'paused', 'paused'],
    ['active +photo', 'went stale', 'active +photo', 'paused'],
    ['verified +stale', 'confirmed', 'verified', 'verified'],
    ['edited since +stale', 'confirmed', 'edited since', 'unverified'],
    ['active +stale +rejected', 'confirmed', 'active +rejected', 'paused'],
    ['active', 'confirmed', 'active', 'active'],
    ['active +stale', 'closed', 'sold', 'sold'],
    ['active +rejected', 'closed', 'sold', 'sold'],
    ['active +photo', 'closed', 'sold', 'sold'],
    // the bin, and the erasure of an account
    ['verified', 'binned', 'verified +bin', 'paused'],
    ['active +photo', 'binned', 'active +photo +bin', 'paused'],
    ['active +erasure', 'binned', 'active +erasure +bin', 'paused'],
    ['verified +bin', 'restored', 'verified', 'verified'],
    ['active +stale +bin', 'restored', 'active +stale', 'paused'],
    ['active +erasure +bin', 'restored', 'active +erasure', 'paused'],
    ['sold', 'erasure requested', 'sold +erasure', 'paused'],
    ['draft', 'erasure requested', 'draft', 'draft'],
    ['active +bin', 'erasure requested', 'active +bin', 'paused'],
    ['sold +erasure', 'erasure cancelled', 'sold', 'sold'],
    ['active +erasure +bin', 'erasure cancelled', 'active +bin', 'paused'],
  ];

  describe('the state of a listing', () => {
    test.each(TRANSITIONS)('%s, %s: %s, which queries see as %s', (before, event, then, status) => {
      const state = stateOf(before);
      const next = transition(state, EVENTS[event]);
      expect(next).toEqual(stateOf(then));
      expect(storedState(next)).toEqual({ status, lifecycle: next });
      expect(state).toEqual(stateOf(before));
    });

    test('dates a verification by the latest decision', () => {
      const verified = transition(CHOSEN.active, { name: 'decided', status: 'verified', at: AT });
      expect(verified.verification).toEqual({ state: 'verified', at: AT });
      const again = transition(verified, { name: 'decided', status: 'verified', at: LATER });
      expect(again.verification).toEqual({ state: 'verified', at: LATER });
      const ended = transition(again, { name: 'decided', status: 'unverified', at: LATER });
      expect(ended.verification).toEqual({ state: 'unverified', endedAt: LATER });
      expect(transition(ended, { name: 'decided', status: 'paused', at: LATER }).verification).toEqual(
        ended.verification,
      );
    });

    test('is public only if it is listed without any block', () => {
      for (const name of Object.keys(CHOSEN) as (keyof typeof CHOSEN)[]) {
        const state = CHOSEN[name];
        expect([name, isPublic(state)]).toEqual([name, state.choice === 'listed']);
        expect([name, isVisible(state)]).toEqual([name, ['listed', 'sold', 'rented'].includes(state.choice)]);
        for (const block of LISTING_BLOCKS) {
          const blocked = { ...state, blockedBy: [block] };
          expect([name, block, isPublic(blocked), isVisible(blocked), statusOf(blocked)]).toEqual([
            name,
            block,
            false,
            false,
            'paused',
          ]);
        }
      }
    });

    test('shows the lister the chosen status and the missing facts in the order they are requested', () => {
      const state = stateOf('verified +agentNumber +photo +bin');
      expect([listerStatusOf(state), missingOf(state)]).toEqual(['verified', ['photo', 'agentNumber']]);
      expect(listerStatusOf(stateOf('verified +stale'))).toBe('paused');
    });

    test('can be confirmed if it is public or blocked only by a missing confirmation', () => {
      for (const text of ['active', 'verified', 'unverified +stale'])
        expect([text, isConfirmable(stateOf(text))]).toEqual([text, true]);
      for (const text of ['draft', 'sold', 'active +photo', 'active +stale +rejected', 'active +stale +bin'])
        expect([text, isConfirmable(stateOf(text))]).toEqual([text, false]);
    });

    test('cannot be visited once it is sold, rented, paused or removed, but can while a fact is missing', () => {
      for (const [text, departure] of [
        ['active', undefined],
        ['verified', undefined],
        ['active +photo', undefined],
        ['active +stale', undefined],
        ['active +rejected', 'removed'],
        ['active +photo +rejected', 'removed'],
        ['active +bin', 'removed'],
        ['sold +bin', 'removed'],
        ['active +erasure', 'removed'],
        ['sold', 'sold'],
        ['rented', 'rented'],
        ['paused', 'paused'],
        ['draft', 'paused'],
        ['expired', 'paused'],
      ] as const)
        expect([text, departureOf(stateOf(text))]).toEqual([text, departure]);
      expect(departureOf(undefined)).toBe('removed');
      expect(DEPARTURES).toEqual(['sold', 'rented', 'paused', 'removed']);
    });

    test("is blocked by its owner's account if a fact is missing there", () => {
      for (const block of ['confirmation', 'agentNumber', 'certificate'])
        expect([block, isBlockedByAccount(stateOf(`active +photo +${block}`))]).toEqual([block, true]);
      for (const text of ['active', 'active +photo', 'active +bin +stale'])
        expect([text, isBlockedByAccount(stateOf(text))]).toEqual([text, false]);
    });

    test('reports the bin before the erasure of the account', () => {
      expect(hiddenBy(stateOf('active +erasure +bin'))).toBe('bin');
      expect(hiddenBy(stateOf('active +erasure'))).toBe('erasure');
      expect(hiddenBy(stateOf('active +stale'))).toBeUndefined();
    });

    test.each(PROPERTY_STATUSES)('uses the status of a row without a lifecycle: %s', (status) => {
      expect(statusOf(lifecycleOf({ status }))).toBe(status);
    });
  });
});

describe('copies of a listing', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const list = (owner: Person) => listPublicly(testActor(owner.id), { ...fields, amenities: ['lift'] });
  const copy = (person: Person, id: string) =>
    person.browser.call(duplicate, `/api/property/${id}/duplicate`, { method: 'POST', params: { id } });

  test('copies facts and pictures into a draft with a new code and no verification', async () => {
    const broker = await signedIn('broker');
    const first = await list(broker);
    await Property.updateOne({ _id: first._id }, { ...inState('verified'), code: 'B-1', goneCount: 3 });
    const reply = await copy(broker, first._id);
    expect(reply.status).toBe(201);
    const made = reply.json.data as unknown as typeof first;
    expect(made).toMatchObject({
      title: `${first.title} (copy)`,
      status: 'draft',
      price: first.price,
      area: first.area,
      amenities: ['lift'],
      images: [{ public_id: first.images[0]?.public_id }],
    });
    expect(made._id).not.toBe(first._id);
    expect(made.propertyCode).not.toBe(first.propertyCode);
    const row = await Property.findById(made._id).select('+code +homeKey').lean();
    expect(row?.lifecycle).not.toHaveProperty('verification');
    expect([row?.code, row?.homeKey, row?.goneCount]).toEqual([undefined, undefined, 0]);
    expect(String(row?.owner)).toBe(broker.id);
  });

  test('keeps a shared picture until neither listing shows it', async () => {
    const broker = await signedIn('broker');
    const first = await list(broker);
    const made = (await copy(broker, first._id)).json.data as unknown as typeof first;
    const id = first.images[0]!.public_id;
    await deletePropertyImage(testActor(broker.id), made._id, id);
    expect(await isMediaReferenced(id)).toBe(true);
    expect(await stored()).toContain(id.split('/')[1]);
  });

  test("replies about another owner's listing as about an unknown one when asked to copy or close it", async () => {
    const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
    const { _id: id } = await list(broker);
    expect((await copy(other, id)).status).toBe(404);
    const body = { __v: 0 };
    const foreign = await other.browser.call(close, '/', { body, params: { id } });
    const unknown = await other.browser.call(close, '/', { body, params: { id: 'f'.repeat(24) } });
    expect([foreign.status, foreign.json.message]).toEqual([unknown.status, unknown.json.message]);
    expect(await Property.countDocuments()).toBe(1);
  });

  test('shows the sale price only to the lister, and rejects an outdated version', async () => {
    const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
    const { _id: id } = await list(broker);
    const stale = await broker.browser.call(close, '/', { body: { __v: 9 }, params: { id } });
    expect([stale.status, (stale.json.details as { current: { _id: string } }).current._id]).toEqual([
      409,
      id,
    ]);
    const done = await broker.browser.call(close, '/', {
      body: { __v: 0, price: 4_444_444, on: '2026-02-01' },
      params: { id },
    });
    expect(done.json.data).toMatchObject({ status: 'sold', before: 'active', __v: 1 });
    const seen = await buyer.browser.call(read, `/api/property/${id}`, { params: { id } });
    expect(seen.json.data).toMatchObject({ status: 'sold' });
    expect(seen.text).not.toContain('4444444');
    expect((await broker.browser.call(close, '/', { body: { __v: 1 }, params: { id } })).status).toBe(409);
  });

  test('counts copies towards the limit of listings, even when eight are requested at once', async () => {
    const seller = await signedIn('seller', { isVerified: false });
    const { _id: id } = await list(seller);
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    const replies = await Promise.all(Array.from({ length: 8 }, () => copy(seller, id)));
    const last = await copy(seller, id);
    jest.restoreAllMocks();
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(MAX_LISTINGS.unconfirmed - 1);
    expect(await Property.countDocuments({ owner: seller.id })).toBe(MAX_LISTINGS.unconfirmed);
    expect([last.status, last.json.message]).toEqual([
      409,
      'You have 5 listings. Please confirm your email address, or remove one first',
    ]);
  });
});

describe('PATCH of a listing', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const patch = (person: Person, { _id }: PropertyDto, body: object) =>
    person.browser.call(PATCH, `/api/property/${_id}`, { method: 'PATCH', params: { id: _id }, body });

  async function listed() {
    const owner = await signedIn('seller');
    const input = form({ price: '4000000', description: 'Two balconies' });
    return { owner, listing: (await createProperty(testActor(owner.id), input, [await photo(10)])).property };
  }

  test('changes one fact and keeps the others and the pictures', async () => {
    const { owner, listing } = await listed();
    const { status, json } = await patch(owner, listing, { __v: listing.__v, price: 4_200_000 });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      price: 4_200_000,
      __v: listing.__v + 1,
      title: listing.title,
      description: 'Two balconies',
      // the other sizes may exist by now
      images: listing.images.map(({ pending: _, ...image }) => image),
    });
  });

  test('removes a fact that is sent empty', async () => {
    const { owner, listing } = await listed();
    const filled = await patch(owner, listing, { __v: listing.__v, furnishing: 'furnished' });
    expect(filled.json).toMatchObject({ data: { furnishing: 'furnished' } });
    const { json } = await patch(owner, listing, { __v: listing.__v + 1, furnishing: '' });
    expect(json.data).not.toHaveProperty('furnishing');
  });

  test('rejects an outdated version with the stored listing and writes nothing', async () => {
    const { owner, listing } = await listed();
    await patch(owner, listing, { __v: listing.__v, price: 4_200_000 });
    const late = await patch(owner, listing, { __v: listing.__v, price: 3_900_000 });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ details: { current: { price: 4_200_000, __v: listing.__v + 1 } } });
  });

  test('explains how to correct an impossible change', async () => {
    const { owner, listing } = await listed();
    const { __v } = listing;
    const message = async (body: object) => {
      const { status, json } = await patch(owner, listing, body);
      return [status, json.message];
    };
    expect(await message({ price: 1 })).toEqual([
      400,
      'Send __v, the version of the listing that you read, as a whole number',
    ]);
    expect(await message({ __v })).toEqual([400, 'Send at least one field to change']);
    expect(await message({ __v, owner: owner.id, views: 9 })).toEqual([400, 'A listing has no owner, views']);
    expect(await message({ __v, price: 'cheap' })).toEqual([400, expect.any(String)]);
    expect(await message({ __v, title: '' })).toEqual([400, expect.any(String)]);
  });

  test("does not change another owner's listing", async () => {
    const { listing } = await listed();
    const other = await signedIn('seller');
    const reply = await patch(other, listing, { __v: listing.__v, title: 'Mine now' });
    expect(reply.status).toBe(404);
    expect(JSON.stringify(reply.json)).not.toContain(listing.title);
  });
});

describe('pin', () => {
  useTestDb();

  const PIN = { latitude: '21.141137', longitude: '79.063311' };
  const visitor = new Browser();
  let owner: Person;
  let listing: OwnPropertyDto;

  beforeEach(async () => {
    await clearTestDb();
    owner = await signedIn('seller');
    const input = form({ ...PIN, placeShown: 'area' });
    listing = (await createProperty(testActor(owner.id), input, [], await photographed(owner))).property;
  });

  const get = async (by: Browser) =>
    (await by.call(read, '/', { params: { id: listing._id } })).json.data as OwnPropertyDto;
  const change = (body: object) =>
    owner.browser.call(patch, '/', {
      method: 'PATCH',
      params: { id: listing._id },
      body: { __v: listing.__v, ...body },
    });

  test('shows visitors an approximate point within 200 m instead of the pin', async () => {
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

  test('shows the pin to the owner and admins, and keeps it in an unrelated edit', async () => {
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

  test('shows the exact place again when the owner chooses so, and forgets the pin with a new address', async () => {
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

  test("marks a locality's centre as approximate, and invents none for an unknown locality", async () => {
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

  test("includes the pin in the owner's export", async () => {
    const reply = await owner.browser.call(exportData, '/');
    expect(reply.text).toContain('21.141137');
  });
});

describe('place', () => {
  useTestDb();

  let owner: Person;
  let made = 0;
  beforeAll(async () => {
    await clearTestDb();
    owner = await signedIn('seller');
  });

  const post = async (address: string, more: object = {}) => {
    const floor = String(made++);
    const reply = await owner.browser.call(add, '/', { body: { ...fields, floor, address, ...more } });
    expect([reply.status, reply.json.data]).toEqual([201, expect.objectContaining({ awaiting: ['photo'] })]);
    const { _id } = reply.json.data as PropertyDto;
    const { property, warnings } = await updateProperty(
      testActor(owner.id),
      _id,
      {},
      [],
      await photographed(owner),
    );
    return { property, warnings };
  };
  const geoOf = async (property: PropertyDto) => realEstateListing(await site(), property).mainEntity;

  test.each([
    ['Camp Road, Amravati 444602', 'amravati'],
    ['Main Road, Wardha', 'wardha'],
    ['Near the bus stand, Bhandara', 'bhandara'],
    ['Ghodbunder Road, Thane 400607', 'thane'],
  ])('places %s outside Nagpur, without a pin', async (address, city) => {
    const { property, warnings } = await post(address);
    expect(property).toMatchObject({
      citySlug: city,
      placePrecision: 'unknown',
      location: { coordinates: [0, 0] },
    });
    expect(warnings).toEqual([]);
    expect(await geoOf(property)).not.toHaveProperty('geo');
  });

  test('stores an address without a town, asks for the town, and accepts the answer', async () => {
    const { property, warnings } = await post('12 Main Street, Timbuktu');
    expect(property).toMatchObject({ city: '', citySlug: '', placePrecision: 'unknown' });
    expect(warnings).toEqual([expect.stringContaining('Which town is this?')]);
    const all = await owner.browser.call(search, '/api/property?city=nagpur');
    expect((all.json.data as PropertyDto[]).map(({ _id }) => _id)).not.toContain(property._id);
    const { facets } = (await owner.browser.call(search, '/api/property?type=sale')).json;
    expect((facets as { city: { value: string }[] }).city.map(({ value }) => value)).not.toContain('');
    const answer = { method: 'PUT', params: { id: property._id }, body: { city: 'Timbuktu' } };
    const reply = await owner.browser.call(save, '/', answer);
    expect(reply.json.data).toMatchObject({
      city: 'Timbuktu',
      citySlug: 'timbuktu',
      placePrecision: 'unknown',
    });
    expect(reply.json.warnings).toEqual([]);
  });

  test("keeps a locality's centre approximate in an edit, and a pin exact", async () => {
    const { property } = await post('4 North Avenue, Dharampeth, Nagpur');
    expect(property).toMatchObject({ localitySlug: 'dharampeth', placePrecision: 'approximate' });
    expect(await geoOf(property)).not.toHaveProperty('geo');
    const params = { id: property._id };
    const edit = (body: object) => owner.browser.call(save, '/', { method: 'PUT', params, body });
    expect((await edit({ title: 'Another title' })).json.data).toMatchObject({
      placePrecision: 'approximate',
    });
    await edit({ latitude: '21.1411', longitude: '79.0633' });
    const pinned = (await owner.browser.call(read, '/', { params })).json.data as PropertyDto;
    expect(pinned).toMatchObject({ placePrecision: 'exact', location: { coordinates: [79.0633, 21.1411] } });
    expect(await geoOf(pinned)).toHaveProperty('geo');
    expect((await edit({ address: 'Plot 4, Hingna, Nagpur' })).json.data).toMatchObject({
      localitySlug: 'hingna',
      placePrecision: 'approximate',
    });
  });
});

describe('single pictures', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const seller = testActor();
  const other = testActor();

  describe('removing a picture', () => {
    test('deletes the file unless another listing shows it', async () => {
      const { property } = await createProperty(seller, form({ status: 'draft' }), [
        await photo(100),
        await photo(220),
      ]);
      const [shared, own] = property.images.map(({ public_id }) => public_id);
      // demo listings share files like this, and so do old listings that got the same file
      const row = await Property.findById(property._id).lean();
      await Property.create({
        ...row,
        _id: new Types.ObjectId(),
        propertyCode: undefined,
        images: [row?.images[0]],
      });
      expect((await deletePropertyImage(seller, property._id, own!)).images).toHaveLength(1);
      await deletePropertyImage(seller, property._id, shared!);
      expect(await stored()).toContain(shared!.split('/')[1]);
      await until(async () => expect(await stored()).not.toContain(own!.split('/')[1]));
      await expect(deletePropertyImage(seller, property._id, own!)).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    test('keeps a photo that is removed from one listing while another takes it', async () => {
      for (let round = 0; round < 6; round++) {
        const { property } = await createProperty(seller, form({ status: 'draft' }), [await photo(170)]);
        const id = property.images[0]!.public_id;
        const [, second] = await Promise.all([
          deletePropertyImage(seller, property._id, id),
          createProperty(other, form({ status: 'draft' }), [await photo(170)]),
        ]);
        const arrived = second.property.images[0]!.public_id;
        expect(arrived).not.toBe(id);
        expect(await stored()).toContain(arrived.split('/')[1]);
        await deletePropertyImage(other, second.property._id, arrived);
        await until(async () => expect(await stored()).not.toContain(arrived.split('/')[1]));
      }
    });
  });
});

describe('rules of the form', () => {
  const flat = { ...EMPTY_FORM, category: 'Residential', type: 'sale', bathrooms: '2', carpetArea: '900' };

  test('drops values that the new kind of listing does not show', () => {
    expect(withoutHidden({ ...flat, category: 'Plots', possession: 'ready' })).toMatchObject({
      bathrooms: '',
      carpetArea: '',
      possession: 'ready',
    });
    expect(withoutHidden({ ...flat, type: 'rent', reraNumber: 'P5', deposit: '5' })).toMatchObject({
      bathrooms: '2',
      reraNumber: '',
      deposit: '5',
    });
    expect(withoutHidden({ ...flat, deposit: '5' })).toEqual(flat);
  });

  test('drops nothing if the kind stays the same', () => {
    const letting = { ...flat, type: 'rent', possession: 'ready' };
    expect(withoutHidden(letting, letting)).toEqual(letting);
    expect(withoutHidden({ ...letting, category: 'Plots' }, letting)).toMatchObject({ possession: '' });
  });

  test('gives every field one place in the form', () => {
    expect(DETAIL_FIELDS).toEqual(expect.arrayContaining(['locality', 'amenities', 'deposit', 'reraNumber']));
    expect(DETAIL_FIELDS).not.toEqual(expect.arrayContaining(['title', 'bedrooms', 'status']));
    expect(hasField('title', { category: '', type: '' })).toBe(true);
  });

  test('replaces town, neighbourhood and pin with a new address, but keeps a town that no address named', () => {
    const place = {
      city: 'Nagpur',
      locality: 'Dharampeth',
      pinCode: '440010',
      latitude: '21.1',
      longitude: '79',
    };
    const stored = { ...flat, ...place, address: 'Dharampeth, Nagpur 440010' };
    const emptied = { city: '', locality: '', pinCode: '', latitude: '', longitude: '' };
    expect(overlay(stored, { ...stored, address: 'Camp, Amravati' })).toMatchObject(emptied);
    expect(overlay(stored, { address: 'Camp, Amravati', locality: 'Rajapeth' })).toMatchObject({
      ...emptied,
      locality: 'Rajapeth',
    });
    expect(overlay(stored, { ...stored, address: 'Camp, Amravati' }, true)).toMatchObject(place);
    expect(overlay(stored, { address: 'Camp, Amravati' }, true)).toMatchObject(emptied);
    expect(overlay(stored, { ...stored, title: 'Other' })).toMatchObject(place);
    const far = { ...stored, address: 'Main Road', city: 'Timbuktu' };
    expect(overlay(far, { ...far, address: 'Main Road 4' })).toMatchObject({
      city: 'Timbuktu',
      locality: '',
    });
  });
});

describe('verification', () => {
  useTestDb();

  const VERIFIED_AT = new Date('2026-11-03T06:00:00Z');
  const admin = testAdmin();
  let owner: Person;
  let id: string;
  let images: string[];

  let bringBack: () => Promise<void>;

  beforeAll(async () => {
    owner = await signedIn('seller');
    const shop = form({ category: 'Commercial', type: 'rent', price: '57000', possession: '' });
    const actor = testActor(owner.id);
    const made = await createProperty(actor, shop, [], { mediaOrder: await uploaded(actor, 2) });
    id = made.property._id;
    images = made.property.images.map(({ public_id }) => public_id);
    await verify();
    await settleBackground();
    bringBack = await keepTestDb();
  });
  beforeEach(() => bringBack());
  afterEach(settleBackground);

  /** Verifies as an admin on 3 Nov. */
  async function verify() {
    const decision = { decision: 'verified', reason: 'Papers seen', evidenceDate: '2026-11-03' };
    await decide(id, moderationDecisionSchema.parse(decision), admin);
    await Property.updateOne(
      { _id: id },
      { $set: { 'lifecycle.verification.at': VERIFIED_AT, 'priceHistory.0.at': new Date(0) } },
    );
  }

  const edit = (body: object) => owner.browser.call(save, '/', { method: 'PUT', params: { id }, body });
  const stored = () => Property.findById(id).select('+review').lean();
  const verification = async () => (await stored())?.lifecycle?.verification;
  const idsWith = async (status: string) => {
    const { json } = await owner.browser.call(search, `/api/property?status=${status}`);
    return (json.data as { _id: string }[]).map(({ _id }) => _id);
  };

  test.each([
    ['title', { title: 'The best shop of all' }],
    ['description', { description: 'Now with a basement' }],
    ['price by more than a tenth', { price: '9000' }],
    ['category', { category: 'Industrial' }],
    ['type', { type: 'sale', price: '80 lakh', possession: 'ready' }],
    ['bedrooms', { bedrooms: '4' }],
    ['area', { area: '1700' }],
    ['carpet area', { carpetArea: '900' }],
    ['floor', { floor: '2' }],
    ['address', { address: '4 Central Avenue, Sadar, Nagpur 440001' }],
    ['locality', { locality: 'Ramdaspeth' }],
    ['city', { city: 'Pune' }],
    ['PIN code', { pinCode: '440012' }],
    ['the pin on the map', { latitude: '21.1', longitude: '79.1' }],
    ['project', { project: 'Narmada Heights' }],
  ])(
    'an owner who edits the %s makes it "verified on 3 Nov, edited since", and queues it',
    async (_name, body) => {
      const reply = await edit(body);
      expect(reply.json.data).toMatchObject({
        status: 'unverified',
        verifiedAt: VERIFIED_AT.toISOString(),
        unverifiedSince: expect.any(String),
      });
      expect(reply.json.warnings).toContainEqual(expect.stringContaining('shown as unverified'));
      expect((await stored())?.review).toMatchObject({ state: 'pending', before: { status: 'verified' } });
      expect(await idsWith('verified')).toEqual([]);
      expect(await idsWith('unverified')).toEqual([id]);
    },
  );

  test('ends the verification when a photo is removed, added or replaced, but not when it is moved', async () => {
    const moved = { media: JSON.stringify({ images: [{ keep: images[1] }, { keep: images[0] }] }) };
    expect((await edit(moved)).json.data).toMatchObject({ status: 'verified' });
    const params = { id, publicId: images[0]!.split('/') };
    const removed = await owner.browser.call(removeImage, '/', { method: 'DELETE', params });
    expect(removed.json.data).toMatchObject({ status: 'unverified', verifiedAt: VERIFIED_AT.toISOString() });
    expect((await stored())?.review?.state).toBe('pending');

    await verify();
    const { property } = await updateProperty(testActor(owner.id), id, {}, [await photo(240)]);
    expect(property).toMatchObject({ status: 'unverified', unverifiedSince: expect.any(String) });
  });

  test('compares small price edits with the verified price', async () => {
    for (const price of ['54000', '52000']) {
      expect((await edit({ price })).json.data).toMatchObject({ status: 'verified' });
    }
    expect((await edit({ price: '51000' })).json.data).toMatchObject({ status: 'unverified' });
  });

  test('does not renew a verification by editing, pausing or changing back', async () => {
    await edit({ furnishing: 'furnished' });
    await edit({ status: 'paused' });
    expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'verified' });
    expect((await verification())?.at).toEqual(VERIFIED_AT);
    await edit({ status: 'paused' });
    await edit({ price: '9000' });
    expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'unverified' });
    expect((await edit({ price: '57000', status: 'active' })).json.data).toMatchObject({
      status: 'unverified',
    });
    expect((await edit({ status: 'verified' })).status).toBe(403);
    expect((await verification())?.at).toEqual(VERIFIED_AT);
  });

  test("keeps the verification after an admin's edit, and ends or renews it by an admin's decision", async () => {
    await updateProperty(admin, id, { price: '9000', status: 'verified' }, []);
    expect(await stored()).toMatchObject({
      status: 'verified',
      lifecycle: { verification: { at: VERIFIED_AT } },
    });
    await edit({ area: '1700' });
    await updateProperty(admin, id, { title: 'Corrected by an admin' }, []);
    expect(await stored()).toMatchObject({
      status: 'unverified',
      lifecycle: { verification: { at: VERIFIED_AT } },
    });
    const again = { decision: 'verified', reason: 'Seen again', evidenceDate: '2026-11-20' };
    await decide(id, moderationDecisionSchema.parse(again), admin);
    const renewed = await stored();
    expect(renewed?.status).toBe('verified');
    expect(renewed?.lifecycle?.verification?.at?.getTime()).toBeGreaterThan(VERIFIED_AT.getTime());
    expect(await verification()).not.toHaveProperty('endedAt');
    await decide(
      id,
      moderationDecisionSchema.parse({ decision: 'unverified', reason: 'Papers false' }),
      admin,
    );
    expect(await verification()).not.toHaveProperty('at');
    // publishing again does not verify it either
    await edit({ status: 'paused' });
    expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'unverified' });
  });

  test('does not restore the verification when an owner publishes a rejected listing', async () => {
    await decide(id, moderationDecisionSchema.parse({ decision: 'reject', reason: 'Sold long ago' }), admin);
    expect((await edit({ status: 'active' })).json.data).toMatchObject({ status: 'unverified' });
  });

  test('shows visitors the dates of the verification and of the change', async () => {
    await edit({ area: '1700' });
    const { json } = await owner.browser.call(read, '/', { params: { id } });
    expect(json.data).toMatchObject({
      verifiedAt: VERIFIED_AT.toISOString(),
      unverifiedSince: expect.any(String),
    });
  });
});
