import { POST as answer } from '@/app/api/freshness/[token]/route';
import { POST as confirm } from '@/app/api/property/[id]/confirmation/route';
import { POST as gone } from '@/app/api/property/[id]/gone/route';
import { GET as getProperty } from '@/app/api/property/[id]/route';
import { updateProperty } from '@/lib/listings/mutations';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { searchListings } from '@/lib/search/data';
import { parseSearch, SORT_LABELS } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { inState, listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { readQuestion } from './data';
import { confirmedText, whyHere } from './format';
import { confirmDemoListings, requestConfirmations } from './mutations';
import { confirmerOf, editOf, stepAfter } from './rules';

describe('freshness api', () => {
  useTestDb();
  const mails = catchMails();
  // who gets all mails
  beforeEach(async () => {
    await clearTestDb();
    mails.length = 0;
  });

  const DAY_MS = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  /** Each once: the button is the link of the first. */
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

  test('creating and editing confirms, by the person who offers it; an admin’s edit of another’s listing does not', async () => {
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

  test('asked at 14 days, warned at 53, paused at 60; one mail for several listings, each mail once', async () => {
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
    expect(await stored(first._id)).toMatchObject({ status: 'paused', lifecycle: { blockedBy: ['stale'] } });
    expect(mails.map(({ subject }) => subject.includes('paused'))).toEqual([false, true, true]);
    await requestConfirmations(inDays(200));
    expect(mails).toHaveLength(3);
  });

  test('nothing is paused that was not asked about and warned of a week before, however old it is', async () => {
    const { actor } = await seller();
    const { _id } = await listPublicly(actor, home());
    await Property.updateOne({ _id }, { $set: { confirmedAt: inDays(-300), 'freshness.at': new Date() } });
    for (const day of [0.1, 6, 7.2, 13, 14.1]) await requestConfirmations(inDays(day));
    expect((await stored(_id)).status).toBe('active');
    await requestConfirmations(inDays(14.5));
    expect((await stored(_id)).status).toBe('paused');
    expect(mails).toHaveLength(3);
  });

  test('one tap confirms and shows a paused listing again, with its status; the link answers once', async () => {
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

  test('a link can say that it is sold, expires, and is worth nothing once the listing is gone', async () => {
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

  test('“not available any more” asks the owner at once and counts each address once', async () => {
    const { actor, email } = await seller();
    const { _id } = await listPublicly(actor, home());
    const path = `/api/property/${_id}/gone`;
    const tell = (browser: Browser) => browser.call(gone, path, { method: 'POST', params: { id: _id } });
    const [item, two] = [new Browser('198.51.100.1'), new Browser('198.51.100.2')];
    expect((await tell(item)).status).toBe(200);
    await tell(item);
    // another browser, or one that takes no cookies, behind the same address
    for (let i = 0; i < 5; i++) await tell(new Browser('198.51.100.1'));
    // a program counts nowhere
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

  test('its owner and admins confirm without a link; for others it does not exist', async () => {
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

  test('what nobody confirms sinks in lists of the newest, and the card says so with the number that ranked it', async () => {
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

  test('the demo set is never asked or paused, and a later start renews it', async () => {
    const { actor } = await seller('broker');
    const { _id } = await listPublicly(actor, home());
    await Property.collection.updateOne({ title: 'Flat in Besa' }, { $set: { demo: true } });
    for (const day of [1, 30, 60, 90]) await requestConfirmations(inDays(day));
    expect((await stored(_id)).status).toBe('active');
    await confirmDemoListings(inDays(100));
    expect((await stored(_id)).confirmedAt?.getTime()).toBeGreaterThan(inDays(99).getTime());
  });
});

describe('rules', () => {
  const day = (text: string) => new Date(`${text}T12:00:00+05:30`);

  test('who confirmed, and how long ago by the Indian calendar', () => {
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

  test('a step never comes without a week of notice', () => {
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

  test('a confirmation is no edit', () => {
    const [edited, confirmed] = [day('2026-11-01'), day('2026-11-20')];
    expect(editOf({ updatedAt: confirmed, confirmedAt: confirmed, editedAt: edited })).toEqual(edited);
    expect(editOf({ updatedAt: edited, confirmedAt: day('2026-10-01'), editedAt: null })).toEqual(edited);
  });

  test('why a card is where it is, in words made of the number that ranked it', () => {
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
      'Number 3 of 1,240, newest first: listed on 3 Nov 2026, but nobody has confirmed it for 17 days, so it counts as listed on 27 Oct 2026, 7 days earlier.',
    );
    expect(why({ sort: 'all-in-asc', value: 4_738_000 })).toBe(
      'Number 3 of 1,240, lowest all-in cost first: ₹47,38,000 in all.',
    );
    expect(why({ words: { found: 1, of: 2 } })).toBe(
      'Homes with the words that you typed come first: this one has 1 of 2. Number 3 of 1,240, newest first: listed on 3 Nov 2026, and confirmed within 14 days.',
    );
    expect(why({ liked: { found: 1, of: 2 } })).toMatch(
      /^Homes with what you prefer come first: this one has 1 of 2\. Number 3 of 1,240, newest first:/,
    );
    expect(why({ sort: 'distance', value: 3.2 })).toBe('Number 3 of 1,240, nearest first: 3.2 km away.');
    expect(why({ sort: 'carpet-rate-asc', value: null, place: undefined })).toBe(
      'Lowest price for each carpet square foot first: its carpet area is not known, so it comes last.',
    );
  });

  test.each(Object.keys(SORT_LABELS).filter((sort) => sort !== 'newest'))(
    'in the order %s no card says that it is the newest',
    (sort) => {
      const explained = {
        rank: { sort, value: 5, place: 1, of: 2 },
        createdAt: day('2026-11-03').toISOString(),
      };
      expect(whyHere(explained, Date.now(), textsIn('en', 'listings/card').t)).not.toContain('newest');
    },
  );
});
