import { Types } from 'mongoose';
import { POST as answer } from '@/app/api/freshness/[token]/route';
import { POST as confirm } from '@/app/api/property/[id]/confirmation/route';
import { POST as gone } from '@/app/api/property/[id]/gone/route';
import { POST as restore } from '@/app/api/property/[id]/restore/route';
import { DELETE, GET, GET as getProperty, PUT } from '@/app/api/property/[id]/route';
import { DELETE as deleteAccount, PUT as keepAccount } from '@/app/api/user/account/route';
import { listBin, listOwn } from '@/lib/brokers/own-listings/data';
import { BIN_DAYS } from '@/lib/listings/bin/constants';
import { binOldDrafts, emptyBin } from '@/lib/listings/bin/mutations';
import { DRAFT_DAYS } from '@/lib/listings/drafts/constants';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { settleBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { SORT_LABELS } from '@/lib/search/constants';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { form, inState, listPublicly, stored, uploaded } from '@/test/listing-form';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { until } from '@/test/until';
import { readQuestion } from './data';
import { confirmedText, whyHere } from './format';
import { confirmDemoListings, requestConfirmations } from './mutations';
import { confirmerOf, editOf, stepAfter } from './rules';

describe('confirmation requests', () => {
  useTestDb();
  const mails = catchMails();
  // the agency's account, which receives every mail
  beforeEach(async () => {
    await clearTestDb();
    mails.length = 0;
  });

  const DAY_MS = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  /** A mail's links without duplicates, because the button repeats the first one. */
  const linksOf = ({ text }: Mail) => [
    ...new Set([...text.matchAll(/still-available\/([\w-]{32})/g)].map(([, token]) => token!)),
  ];

  async function seller(role: 'seller' | 'broker' | 'admin' = 'seller') {
    const person = await signedIn(role);
    return { ...person, actor: { ...testActor(person.id), role } };
  }
  const home = (more: object = {}) => ({
    title: 'Flat in Besa',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Besa, Nagpur',
    area: '900',
    ...more,
  });
  const say = (token: string, said: string) =>
    new Browser().call(answer, `/api/freshness/${token}`, {
      method: 'POST',
      body: { answer: said },
      params: { token },
    });
  const stored = async (id: string) => (await Property.findById(id).select('+freshness').lean())!;

  test('counts creating or editing as a confirmation by the lister, but not an admin’s edit', async () => {
    const { actor } = await seller('broker');
    const { _id } = await listPublicly(actor, home());
    expect(await stored(_id)).toMatchObject({ confirmedBy: 'broker', freshness: { next: 'ask' } });
    await Property.updateOne({ _id }, { $set: { confirmedAt: inDays(-20) } }, { timestamps: false });
    const admin = await seller('admin');
    await updateProperty(admin.actor, _id, { description: 'Bright and quiet' }, []);
    expect((await stored(_id)).confirmedAt!.getTime()).toBeLessThan(inDays(-19).getTime());
    await updateProperty(actor, _id, { description: 'Bright, quiet, near the metro' }, []);
    expect((await stored(_id)).confirmedAt!.getTime()).toBeGreaterThan(inDays(-1).getTime());
    const own = await listPublicly(admin.actor, home({ address: 'Sadar, Nagpur' }));
    const { json } = await new Browser().call(getProperty, `/api/property/${own._id}`, {
      params: { id: own._id },
    });
    expect(json).toMatchObject({ data: { confirmedBy: 'agency', confirmedAt: expect.any(String) } });
  });

  test('asks at 14 days, warns at 53 and pauses at 60, with one mail for several listings', async () => {
    const { actor, email } = await seller();
    const first = await listPublicly(actor, home());
    await listPublicly(actor, home({ title: 'Flat in Sadar', address: 'Sadar, Nagpur' }));
    await requestConfirmations(inDays(13));
    expect(mails).toHaveLength(0);
    await requestConfirmations(inDays(14.1));
    await requestConfirmations(inDays(14.2));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: email,
      subject: expect.stringContaining('Are these 2 still available?'),
    });
    expect(linksOf(mails[0]!)).toHaveLength(2);
    await requestConfirmations(inDays(52));
    expect(mails).toHaveLength(1);
    await requestConfirmations(inDays(53.1));
    expect(mails[1]?.subject).toContain('will be paused');
    await requestConfirmations(inDays(59.9));
    expect((await stored(first._id)).status).toBe('active');
    await requestConfirmations(inDays(60.2));
    expect(await stored(first._id)).toMatchObject({
      status: 'paused',
      lifecycle: { blockedBy: ['stale'] },
    });
    expect(mails.map(({ subject }) => subject.includes('paused'))).toEqual([false, true, true]);
    await requestConfirmations(inDays(200));
    expect(mails).toHaveLength(3);
  });

  test('pauses no listing without a question and a week’s warning, however old it is', async () => {
    const { actor } = await seller();
    const { _id } = await listPublicly(actor, home());
    await Property.updateOne({ _id }, { $set: { confirmedAt: inDays(-300), 'freshness.at': new Date() } });
    for (const day of [0.1, 6, 7.2, 13, 14.1]) await requestConfirmations(inDays(day));
    expect((await stored(_id)).status).toBe('active');
    await requestConfirmations(inDays(14.5));
    expect((await stored(_id)).status).toBe('paused');
    expect(mails).toHaveLength(3);
  });

  test('confirms a paused listing and restores its status with one tap, once per link', async () => {
    const { actor } = await seller();
    const { _id } = await listPublicly(actor, home());
    await Property.updateOne({ _id }, { $set: inState('verified') });
    for (const day of [14.1, 53.1, 60.2]) await requestConfirmations(inDays(day));
    const [token] = linksOf(mails[2]!) as [string];
    const question = await readQuestion(token);
    expect(question).toMatchObject({ title: 'Flat in Besa', isPaused: true, propertyId: _id });
    expect(JSON.stringify(question)).not.toMatch(/@|\+91|email|phone/);
    expect((await say(token, 'perhaps')).status).toBe(400);
    expect((await say(token, 'available')).status).toBe(200);
    const row = await stored(_id);
    expect(row).toMatchObject({ status: 'verified', confirmedBy: 'owner', freshness: { next: 'ask' } });
    expect(row.lifecycle?.blockedBy).toEqual([]);
    const again = await say(token, 'ended');
    const guess = await say('x'.repeat(32), 'ended');
    expect([again.status, guess.status]).toEqual([404, 404]);
    expect(again.json.message).toBe(guess.json.message);
    expect(await readQuestion(token)).toBeUndefined();
  });

  test('closes a listing as sold through a link, which expires and dies with the listing', async () => {
    const { actor } = await seller();
    const { _id } = await listPublicly(actor, home());
    await requestConfirmations(inDays(14.1));
    const [token] = linksOf(mails[0]!) as [string];
    expect(await readQuestion(token, inDays(104))).toBeDefined();
    expect(await readQuestion(token, inDays(105))).toBeUndefined();
    expect((await say(token, 'ended')).status).toBe(200);
    expect((await stored(_id)).status).toBe('sold');
    const other = await listPublicly(actor, home({ address: 'Sadar, Nagpur' }));
    await requestConfirmations(inDays(15));
    const [left] = linksOf(mails[1]!) as [string];
    await Property.deleteOne({ _id: other._id });
    expect((await say(left, 'available')).status).toBe(404);
  });

  test('asks the owner at once after “not available any more”, and counts each address once', async () => {
    const { actor, email } = await seller();
    const { _id } = await listPublicly(actor, home());
    const path = `/api/property/${_id}/gone`;
    const tell = (browser: Browser) => browser.call(gone, path, { method: 'POST', params: { id: _id } });
    const [item, two] = [new Browser('198.51.100.1'), new Browser('198.51.100.2')];
    expect((await tell(item)).status).toBe(200);
    await tell(item);
    // another browser, or one without cookies, at the same address
    for (let i = 0; i < 5; i++) await tell(new Browser('198.51.100.1'));
    // automated browsers do not count
    const headless = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
    };
    const options = { method: 'POST', params: { id: _id }, headers: headless };
    expect((await new Browser('198.51.100.3').call(gone, path, options)).status).toBe(200);
    await tell(two);
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect((await stored(_id)).goneCount).toBe(2);
    await say(linksOf(mails[0]!)[0]!, 'available');
    expect((await stored(_id)).goneCount).toBe(0);
    await tell(two);
    expect(mails).toHaveLength(2);
    expect(
      (await new Browser().call(gone, path, { method: 'POST', params: { id: 'e'.repeat(24) } })).status,
    ).toBe(404);
  });

  test('lets only the owner and admins confirm without a link', async () => {
    const { actor, browser } = await seller();
    const { _id } = await listPublicly(actor, home());
    await Property.updateOne({ _id }, { $set: { confirmedAt: inDays(-20) } }, { timestamps: false });
    const tap = (by: Browser) =>
      by.call(confirm, `/api/property/${_id}/confirmation`, {
        method: 'POST',
        body: { answer: 'available' },
        params: { id: _id },
      });
    expect((await tap((await signedIn('seller')).browser)).status).toBe(404);
    expect((await tap(browser)).status).toBe(200);
    expect((await stored(_id)).confirmedAt!.getTime()).toBeGreaterThan(inDays(-1).getTime());
  });

  test('ranks an unconfirmed listing lower in newest-first lists, and explains why on the card', async () => {
    const { actor } = await seller();
    const titles: [string, number, number][] = [
      ['Old and fresh', -20, -1],
      ['New and stale', -16, -16],
      ['Newest', -2, -2],
    ];
    for (const [i, [title, listed, confirmed]] of titles.entries()) {
      const { _id } = await listPublicly(
        actor,
        home({ title, address: `Besa ${i}, Nagpur`, area: String(900 + i) }),
      );
      const $set = { createdAt: inDays(listed), confirmedAt: inDays(confirmed), updatedAt: new Date() };
      await Property.collection.updateOne({ title, owner: (await stored(_id)).owner! }, { $set });
    }
    const { items } = await searchListings(parseSearch({}), { pageSize: 10 });
    expect(items.map(({ title }) => title)).toEqual(['Newest', 'Old and fresh', 'New and stale']);
    expect(items[2]?.rank).toMatchObject({ sort: 'newest', backDays: 7, place: 3, of: 3 });
    expect(items[2]?.rank?.value).toBe(Date.parse(items[2]!.createdAt) - 7 * DAY_MS);
  });

  test('neither asks about nor pauses the demo set, and renews it at a later start', async () => {
    const { actor } = await seller('broker');
    const { _id } = await listPublicly(actor, home());
    await Property.collection.updateOne({ title: 'Flat in Besa' }, { $set: { demo: true } });
    for (const day of [1, 30, 60, 90]) await requestConfirmations(inDays(day));
    expect((await stored(_id)).status).toBe('active');
    await confirmDemoListings(inDays(100));
    expect((await stored(_id)).confirmedAt?.getTime()).toBeGreaterThan(inDays(99).getTime());
  });
});

describe('rules of freshness', () => {
  const day = (text: string) => new Date(`${text}T12:00:00+05:30`);

  test('shows who confirmed and how many Indian calendar days ago', () => {
    const said = (confirmedAt: string, now: string) =>
      confirmedText(
        { confirmedAt: day(confirmedAt).toISOString(), confirmedBy: 'owner' },
        day(now).getTime(),
        textsIn('en', 'listings/card').t,
      );
    expect(said('2026-11-19', '2026-11-22')).toBe('Confirmed 3 days ago by the owner');
    expect(said('2026-11-22', '2026-11-22')).toBe('Confirmed today by the owner');
    expect(said('2026-11-21', '2026-11-22')).toBe('Confirmed yesterday by the owner');
    expect(said('2026-01-02', '2026-11-22')).toBe('Confirmed on 2 Jan 2026 by the owner');
    expect(['Admin', 'broker', 'seller', 'validator'].map(confirmerOf)).toEqual([
      'agency',
      'broker',
      'owner',
      'owner',
    ]);
  });

  test('gives a week of notice before every step', () => {
    expect(stepAfter('ask', day('2026-10-01'), day('2026-10-15'))).toEqual({
      next: 'warn',
      at: day('2026-11-23'),
    });
    expect(stepAfter('ask', day('2026-01-01'), day('2026-10-15'))).toEqual({
      next: 'warn',
      at: day('2026-10-22'),
    });
    expect(stepAfter('warn', day('2026-01-01'), day('2026-10-22'))).toEqual({
      next: 'pause',
      at: day('2026-10-29'),
    });
    expect(stepAfter('pause', day('2026-01-01'), day('2026-10-29'))).toBeUndefined();
  });

  test('does not count a confirmation as an edit', () => {
    const [edited, confirmed] = [day('2026-11-01'), day('2026-11-20')];
    expect(editOf({ updatedAt: confirmed, confirmedAt: confirmed, editedAt: edited })).toEqual(edited);
    expect(editOf({ updatedAt: edited, confirmedAt: day('2026-10-01'), editedAt: null })).toEqual(edited);
  });

  test('explains the position of a card with the number that ranked it', () => {
    const now = day('2026-11-22').getTime();
    const why = (rank: Partial<Parameters<typeof whyHere>[0]['rank']>, confirmedAt = '2026-11-20') =>
      whyHere(
        {
          rank: { sort: 'newest', value: now, place: 3, of: 1240, ...rank },
          createdAt: day('2026-11-03').toISOString(),
          confirmedAt: day(confirmedAt).toISOString(),
        },
        now,
        textsIn('en', 'listings/card').t,
      );
    expect(why({})).toBe(
      'Number 3 of 1,240, newest first: listed on 3 Nov 2026, and confirmed within 14 days.',
    );
    expect(why({ backDays: 7, value: day('2026-10-27').getTime() }, '2026-11-05')).toBe(
      'Number 3 of 1,240, newest first: listed on 3 Nov 2026, but not confirmed for 17 days, so it counts as listed on 27 Oct 2026, 7 days earlier.',
    );
    expect(why({ sort: 'all-in-asc', value: 4_738_000 })).toBe(
      'Number 3 of 1,240, lowest all-in cost first: ₹47,38,000 in all.',
    );
    expect(why({ words: { found: 1, of: 2 } })).toBe(
      'Homes with the words you typed come first. This one has 1 of 2. Number 3 of 1,240, newest first: listed on 3 Nov 2026, and confirmed within 14 days.',
    );
    expect(why({ liked: { found: 1, of: 2 } })).toMatch(
      /^Homes with what you prefer come first. This one has 1 of 2\. Number 3 of 1,240, newest first:/,
    );
    expect(why({ sort: 'distance', value: 3.2 })).toBe('Number 3 of 1,240, nearest first: 3.2 km away.');
    expect(why({ sort: 'carpet-rate-asc', value: null, place: undefined })).toBe(
      'Lowest price per carpet sq ft first. Its carpet area isn’t known, so it comes last.',
    );
  });

  test.each(Object.keys(SORT_LABELS).filter((sort) => sort !== 'newest'))(
    'never calls a card the newest in the order %s',
    (sort) => {
      const explained = {
        rank: { sort, value: 5, place: 1, of: 2 },
        createdAt: day('2026-11-03').toISOString(),
      };
      expect(whyHere(explained, Date.now(), textsIn('en', 'listings/card').t)).not.toContain('newest');
    },
  );
});

describe('the bin', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  let hue = 0;
  async function list(owner: Person, more: Record<string, unknown> = {}) {
    hue += 30;
    // a different floor each time, because one home can be listed only once
    const input = form({
      floor: `${hue / 30}`,
      price: `${4_000_000 + hue * 10_000}`,
      title: `Flat ${hue}`,
      ...more,
    });
    const actor = testActor(owner.id);
    return (await createProperty(actor, input, [], { mediaOrder: await uploaded(actor) })).property;
  }

  const call = (browser: Browser, handler: typeof DELETE, method: string, id: string, body?: object) =>
    browser.call(handler, `/api/property/${id}`, { method, params: { id }, ...(body && { body }) });
  const shown = async () => (await searchListings(parseSearch({}), { pageSize: 20 })).total;
  const days = (n: number) => new Date(Date.now() + n * 86_400_000);

  test('removes a draft at once with its pictures', async () => {
    const owner = await signedIn('seller');
    const draft = await list(owner, { status: 'draft' });
    const reply = await call(owner.browser, DELETE, 'DELETE', draft._id);
    expect(reply.json).toEqual({ message: 'Draft deleted' });
    expect(await Property.countDocuments()).toBe(0);
    await until(async () => expect(await stored()).not.toContain(draft.images[0]?.public_id.split('/')[1]));
    expect((await call(owner.browser, DELETE, 'DELETE', draft._id)).status).toBe(404);
  });

  test('hides a listing in the bin, and lets its owner restore it unchanged', async () => {
    const owner = await signedIn('seller');
    const { _id } = await list(owner, { status: 'sold' });
    const active = await list(owner);
    expect(await shown()).toBe(1);
    for (const id of [_id, active._id]) {
      const reply = await call(owner.browser, DELETE, 'DELETE', id);
      expect(reply.json).toMatchObject({ message: 'Moved to the bin' });
      const until = new Date(String(reply.json.restorableUntil)).getTime();
      expect(Math.abs(until - days(BIN_DAYS).getTime())).toBeLessThan(60_000);
      expect((await call(new Browser(), GET, 'GET', id)).status).toBe(404);
    }
    expect(await shown()).toBe(0);
    expect((await listOwn(testActor(owner.id))).total).toBe(0);
    expect((await listBin(testActor(owner.id))).map((listing) => listing._id).sort()).toEqual(
      [_id, active._id].sort(),
    );

    expect((await call(owner.browser, DELETE, 'DELETE', _id)).status).toBe(409);
    const edit = await call(owner.browser, PUT, 'PUT', _id, { title: 'From the bin', status: 'active' });
    expect(edit.status).toBe(409);
    expect(edit.json.message).toBe('This listing is in the bin. Restore it first');

    expect((await call(owner.browser, restore, 'POST', _id)).json).toEqual({ message: 'Restored' });
    expect((await call(owner.browser, restore, 'POST', active._id)).status).toBe(200);
    expect((await call(new Browser(), GET, 'GET', _id)).json.data).toMatchObject({ status: 'sold' });
    expect(await shown()).toBe(1);
    expect((await call(owner.browser, restore, 'POST', active._id)).status).toBe(409);
    expect(await AuditEntry.countDocuments({ 'details.status': 'active → bin' })).toBe(1);
  });

  test('lets admins but not strangers delete and restore', async () => {
    const [owner, stranger, admin] = [
      await signedIn('seller'),
      await signedIn('broker'),
      await signedIn('admin'),
    ];
    const { _id } = await list(owner);
    expect((await call(stranger.browser, DELETE, 'DELETE', _id)).status).toBe(404);
    expect((await call(admin.browser, DELETE, 'DELETE', _id)).status).toBe(200);
    expect((await call(stranger.browser, restore, 'POST', _id)).status).toBe(404);
    expect((await call(admin.browser, restore, 'POST', _id)).status).toBe(200);
    expect(await shown()).toBe(1);
  });

  test('empties the bin with its pictures only after the retention period', async () => {
    const owner = await signedIn('seller');
    const { _id, images } = await list(owner);
    await list(owner);
    await call(owner.browser, DELETE, 'DELETE', _id);
    expect(await emptyBin(days(BIN_DAYS - 1))).toBe(0);
    expect(await emptyBin(days(BIN_DAYS + 1))).toBe(1);
    expect(await Property.countDocuments()).toBe(1);
    expect(await isMediaReferenced(images[0]!.public_id)).toBe(false);
    await until(async () => expect(await stored()).not.toContain(images[0]!.public_id.split('/')[1]));
    const filter = { 'lifecycle.binnedAt': { $lte: new Date() } };
    expect(await planOf({ find: 'properties', filter })).not.toContain('COLLSCAN');
  });

  test('moves a draft untouched for 90 days to the bin, and deletes its files with the bin', async () => {
    const owner = await signedIn('seller');
    const { _id, images } = await list(owner, { status: 'draft' });
    await list(owner);
    expect(await binOldDrafts(days(DRAFT_DAYS - 1))).toBe(0);
    expect(await binOldDrafts(days(DRAFT_DAYS + 1))).toBe(1);
    expect(await binOldDrafts(days(DRAFT_DAYS + 1))).toBe(0);
    expect((await listBin(testActor(owner.id))).map((listing) => listing._id)).toEqual([_id]);
    expect(await isMediaReferenced(images[0]!.public_id)).toBe(true);
    expect(await emptyBin(days(DRAFT_DAYS + BIN_DAYS + 2))).toBe(1);
    expect(await isMediaReferenced(images[0]!.public_id)).toBe(false);
    expect(await Property.countDocuments()).toBe(1);
    const filter = { status: 'draft', updatedAt: { $lte: new Date() }, demo: { $exists: false } };
    expect(await planOf({ find: 'properties', filter })).not.toContain('COLLSCAN');
  });

  describe('an account about to be erased', () => {
    const ask = (person: Person) =>
      person.browser.call(deleteAccount, '/api/user/account', {
        method: 'DELETE',
        body: { password: PASSWORD },
      });
    const keep = (person: Person) => person.browser.call(keepAccount, '/api/user/account', { method: 'PUT' });

    test('hides its listings at once, and shows them again if the erasure is cancelled', async () => {
      const [owner, other] = [await signedIn('seller'), await signedIn('seller')];
      const [active, sold, paused, binned] = [
        await list(owner),
        await list(owner, { status: 'sold' }),
        await list(owner, { status: 'paused' }),
        await list(owner),
      ];
      await list(other);
      await call(owner.browser, DELETE, 'DELETE', binned._id);
      expect(await shown()).toBe(2);

      expect((await ask(owner)).status).toBe(200);
      expect(await shown()).toBe(1);
      for (const { _id } of [active, sold])
        expect((await call(new Browser(), GET, 'GET', _id)).status).toBe(404);
      const statuses = async () =>
        Object.fromEntries((await listOwn(testActor(owner.id))).rows.map(({ _id, status }) => [_id, status]));
      const hidden = async () =>
        (await listOwn(testActor(owner.id))).rows.filter(({ isHidden }) => isHidden).map(({ _id }) => _id);
      expect((await hidden()).sort()).toEqual([active._id, sold._id].sort());
      expect(await statuses()).toEqual({
        [active._id]: 'paused',
        [sold._id]: 'paused',
        [paused._id]: 'paused',
      });

      expect((await keep(owner)).status).toBe(200);
      expect(await hidden()).toEqual([]);
      expect(await statuses()).toEqual({
        [active._id]: 'active',
        [sold._id]: 'sold',
        [paused._id]: 'paused',
      });
      expect(await shown()).toBe(2);
      expect((await listBin(testActor(owner.id))).map(({ _id }) => _id)).toEqual([binned._id]);
    });

    test('publishes nothing by an edit, a new listing or the bin until the erasure is cancelled', async () => {
      const owner = await signedIn('seller');
      const actor = testActor(owner.id);
      const [paused, binned] = [await list(owner, { status: 'paused' }), await list(owner)];
      await call(owner.browser, DELETE, 'DELETE', binned._id);
      await ask(owner);
      await expect(updateProperty(actor, paused._id, { status: 'active' }, [])).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('Keep my account'),
      });
      await expect(list(owner)).rejects.toMatchObject({ code: 'conflict' });
      await call(owner.browser, restore, 'POST', binned._id);
      expect(await shown()).toBe(0);
      await keep(owner);
      expect((await Property.findById(new Types.ObjectId(binned._id)).lean())?.status).toBe('active');
    });

    test('erases listings in the bin with the account', async () => {
      const owner = await signedIn('seller');
      const { _id } = await list(owner);
      await call(owner.browser, DELETE, 'DELETE', _id);
      await erasePerson({ id: owner.id, email: owner.email, verified: false });
      expect(await Property.countDocuments()).toBe(0);
    });
  });

  describe('the publish gate for listings restored from the bin', () => {
    const back = (owner: Person, id: string) => call(owner.browser, restore, 'POST', id);

    test('does not restore a home that was listed again meanwhile', async () => {
      const owner = await signedIn('seller');
      const first = await list(owner, { floor: '7', price: '4200000' });
      await call(owner.browser, DELETE, 'DELETE', first._id);
      const second = await list(owner, { floor: '7', price: '4200000' });
      const reply = await back(owner, first._id);
      expect(reply.status).toBe(409);
      expect(reply.json).toMatchObject({ details: { duplicate: { id: second._id } } });
      expect(await shown()).toBe(1);
      await call(owner.browser, DELETE, 'DELETE', second._id);
      expect((await back(owner, first._id)).status).toBe(200);
      await expect(list(owner, { floor: '7', price: '4200000' })).rejects.toThrow(/already listed this home/);
    });

    test('pauses a restored listing that breaks a newer rule, until it is corrected', async () => {
      const owner = await signedIn('seller');
      const { _id } = await list(owner);
      await call(owner.browser, DELETE, 'DELETE', _id);
      await Property.updateOne({ _id }, { title: 'Call 98765 43210 for this flat' });
      expect((await back(owner, _id)).status).toBe(200);
      expect(await shown()).toBe(0);
      const fixed = await call(owner.browser, PUT, 'PUT', _id, { title: 'Flat', status: 'active' });
      expect(fixed.status).toBe(200);
      expect(await shown()).toBe(1);
    });

    test('keeps a restored listing hidden until it has a photo', async () => {
      const owner = await signedIn('seller');
      const { _id } = await list(owner);
      await call(owner.browser, DELETE, 'DELETE', _id);
      await Property.updateOne({ _id }, { images: [] });
      expect((await back(owner, _id)).status).toBe(200);
      expect(await shown()).toBe(0);
      expect((await call(owner.browser, GET, 'GET', _id)).json.data).toMatchObject({ awaiting: ['photo'] });
    });
  });
});
