import { GET as byLink, DELETE as deleteAll } from '@/app/api/alerts/[token]/route';
import { GET as lookAtUnsubscribe, POST as unsubscribe } from '@/app/api/alerts/[token]/unsubscribe/route';
import { POST as sendLink } from '@/app/api/searches/link/route';
import { POST as login } from '@/app/api/user/login/route';
import { recordListingChanges } from '@/lib/clients/matches/mutations';
import { secrets } from '@/lib/platform/crypto/secrets';
import { settleBackground } from '@/lib/platform/jobs/background';
import { rekeyAlertTokens } from '@/lib/registries/key-rotation';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { searchEngine } from '@/lib/search/running.data';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { ListingSnapshot } from '@/models/alerts/listing-snapshot';
import { SavedSearch } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Browser, type Reply } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { PASSWORD, signedIn } from '@/test/people';
import { mailedToken, mailsTo, saveByMail, searchesOf } from '@/test/saved-searches';
import { listing } from '@/test/shortlists';
import { recordChanges } from './matches/mutations';
import { MAX_SEARCHES } from './saved-searches/constants';
import type { OwnSearchesDto } from './saved-searches/dto';
import { removeOldSearches } from './saved-searches/mutations';

describe('saved searches', () => {
  useTestDb();
  afterEach(settleBackground);

  const FLAT = 'type=sale&city=nagpur&locality=dharampeth&bedrooms=3&maxPrice=6000000';
  const open = (token: string) => new Browser().call(byLink, '/x', { params: { token } });
  const searchesIn = (reply: Reply) => (reply.json as unknown as OwnSearchesDto).searches;

  describe('with an account', () => {
    test('saves a search once in the words and with the address of its list, and changes and deletes it', async () => {
      const { browser } = await signedIn('buyer');
      const own = searchesOf(browser);
      const saved = await own.save(`${FLAT}&page=3&sort=price-asc`, { frequency: 'instant' });
      expect(saved).toMatchObject({ status: 201, json: { message: expect.stringMatching(/^Saved/) } });
      // the same search with its keys in another order
      expect(
        (await own.save('maxPrice=60+lakh&bedrooms=3&locality=dharampeth&city=nagpur&type=sale')).json.id,
      ).toBe(saved.json.id);
      const [search, ...others] = (await own.own()).searches;
      expect(others).toEqual([]);
      expect(search).toMatchObject({
        title: 'For Sale · Nagpur · Dharampeth · 3 BHK · Up to ₹60 L',
        path: '/buy/nagpur?locality=dharampeth&maxPrice=6000000&bedrooms=3',
        frequency: 'daily',
        isConfirmed: true,
      });
      expect((await own.own('?language=mr')).searches[0]).toMatchObject({
        title: 'विक्रीसाठी · नागपूर · धरमपेठ · 3 बीएचके · ₹60 लाखांपर्यंत',
      });
      const id = search!.id;
      expect((await own.change(id, { frequency: 'weekly', paused: true })).status).toBe(200);
      expect((await own.own()).searches[0]).toMatchObject({ frequency: 'weekly', isPaused: true });
      const stranger = searchesOf((await signedIn('buyer')).browser);
      expect((await stranger.change(id, { paused: false })).status).toBe(404);
      expect((await stranger.drop(id)).status).toBe(404);
      expect((await own.drop(id)).status).toBe(200);
      expect((await own.own()).searches).toEqual([]);
    });

    test('limits a person to fifty searches, even for two simultaneous requests, and says so', async () => {
      const { browser } = await signedIn('buyer');
      const own = searchesOf(browser);
      const { _id, ...saved } = (await SavedSearch.findById((await own.save(FLAT)).json.id).lean())!;
      const others = Array.from({ length: MAX_SEARCHES - 2 }, (_, i) => ({
        ...saved,
        query: `${saved.query}&minPrice=${i + 1}`,
      }));
      await SavedSearch.insertMany(others);
      const replies = await Promise.all([own.save(`${FLAT}&minArea=1`), own.save(`${FLAT}&minArea=2`)]);
      expect((await own.own()).searches.length).toBeLessThanOrEqual(MAX_SEARCHES);
      expect(replies.map(({ status }) => status)).toContain(409);
      await own.save(`${FLAT}&minArea=3`);
      const full = await own.save(`${FLAT}&minArea=4`);
      expect(full.json.message).toBe('You have 50 saved searches already. Delete one first');
    });

    test('rejects a search without conditions', async () => {
      const { browser } = await signedIn('buyer');
      for (const query of ['', 'type=sale', 'type=sale&page=2&nonsense=1'])
        expect(await searchesOf(browser).save(query)).toMatchObject({ status: 400 });
    });

    test('moves a search saved by address to the account at sign-in', async () => {
      const person = await signedIn('buyer');
      const token = await saveByMail(new Browser(), person.email, FLAT);
      expect((await searchesOf(person.browser).own()).searches).toEqual([]);
      await new Browser().call(login, '/x', { body: { email: person.email, password: PASSWORD } });
      expect((await searchesOf(person.browser).own()).searches).toHaveLength(1);
      // the link in the mail still works
      expect((await open(token)).status).toBe(200);
    });

    test('exports searches, and erases them with the account', async () => {
      const person = await signedIn('buyer');
      await searchesOf(person.browser).save(FLAT);
      await saveByMail(new Browser(), person.email, `${FLAT}&minArea=500`);
      const { savedSearches } = (await collectPersonalData(person.id))!;
      expect((savedSearches as { searches: object[] }).searches).toHaveLength(2);
      expect(JSON.stringify(savedSearches)).not.toMatch(/token/i);
      await erasePerson({ id: person.id, email: person.email, verified: true });
      const owners = [`user:${person.id}`, `mail:${person.email}`];
      expect(await AlertSubscriber.countDocuments({ owner: owners[0] })).toBe(0);
      expect(await AlertSubscriber.countDocuments({ owner: owners[1] })).toBe(0);
      expect(await SavedSearch.countDocuments({ query: /minArea=500/ })).toBe(0);
    });
  });

  describe('with an e-mail address only', () => {
    test('starts alerts only after the mailed link is opened and confirmed', async () => {
      const email = 'asha@alerts.example';
      const token = await saveByMail(new Browser(), email, FLAT);
      expect(token).toHaveLength(32);
      expect(mailsTo(email)[0]).toMatch(/Start your alerts\?/);
      const [search] = searchesIn(await open(token));
      expect(search).toMatchObject({ isConfirmed: false });
      expect((await open(token)).text).not.toContain(email);
      const id = search!.id;
      const someone = searchesOf(new Browser());
      expect((await someone.changeByLink(token, id, { confirmed: true })).status).toBe(200);
      expect(searchesIn(await open(token))[0]).toMatchObject({ isConfirmed: true });
      // another person who types the address cannot change confirmed searches
      await someone.save(FLAT, { email, frequency: 'weekly' });
      await settleBackground();
      expect(searchesIn(await open(token))[0]).toMatchObject({ isConfirmed: true, frequency: 'instant' });
      expect(mailsTo(email).at(-1)).toMatch(/You already get these alerts/);
    });

    test('requires an address, and replies alike for every address', async () => {
      const visitor = searchesOf(new Browser());
      const without = await visitor.save(FLAT);
      expect(without).toMatchObject({ status: 400, json: { issues: [{ path: 'email' }] } });
      const known = await signedIn('buyer');
      const replies = [known.email, 'nobody@alerts.example', 'asha@alerts.example'].map((email) =>
        visitor.save(FLAT, { email }),
      );
      const [first, ...rest] = await Promise.all(replies);
      expect(first!.status).toBe(202);
      for (const reply of rest) expect([reply.status, reply.json]).toEqual([first!.status, first!.json]);
    });

    test('stops all alerts with one click in a mail program without cookies, but not by opening the link', async () => {
      const token = await saveByMail(new Browser(), 'stop@alerts.example', FLAT);
      const params = { token };
      const looked = await new Browser().call(lookAtUnsubscribe, '/x', { params });
      expect([looked.status, looked.headers.get('location')]).toEqual([303, `/searches/${token}`]);
      expect((await open(token)).json.isStopped).toBe(false);
      const headers = {
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const body = 'List-Unsubscribe=One-Click';
      const click = () => new Browser().call(unsubscribe, '/x', { method: 'POST', params, headers, body });
      expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
      expect((await open(token)).json.isStopped).toBe(true);
      expect((await searchesOf(new Browser()).stopByLink(token, false)).status).toBe(200);
      expect((await open(token)).json.isStopped).toBe(false);
    });

    test('replies alike to foreign, ended and guessed links', async () => {
      const token = await saveByMail(new Browser(), 'ended@alerts.example', FLAT);
      const other = await saveByMail(new Browser(), 'other@alerts.example', FLAT);
      const foreign = searchesIn(await open(other))[0]!.id;
      const ended = searchesIn(await open(token))[0]!.id;
      const browser = searchesOf(new Browser());
      expect((await browser.changeByLink(token, foreign, { paused: true })).status).toBe(404);
      expect((await browser.dropByLink(token, foreign)).status).toBe(404);
      await new Browser().call(deleteAll, '/x', { method: 'DELETE', params: { token }, body: {} });
      const plain = ({ status, json: { requestId: _, ...json } }: Reply) => ({ status, json });
      const guessed = plain(await open('A'.repeat(32)));
      expect(guessed.status).toBe(404);
      expect(plain(await open(token))).toEqual(guessed);
      expect(plain(await open('short'))).toEqual(guessed);
      expect(plain(await browser.changeByLink(token, ended, { paused: true }))).toEqual(guessed);
      expect(searchesIn(await open(other))).toHaveLength(1);
    });

    test('mails the link again on request, but only to subscribers', async () => {
      const token = await saveByMail(new Browser(), 'again@alerts.example', FLAT);
      const ask = (email: string) => new Browser().call(sendLink, '/x', { body: { email } });
      const [known, unknown] = [await ask('Again@alerts.example'), await ask('none@alerts.example')];
      expect([known.status, known.json]).toEqual([200, unknown.json]);
      expect(await mailedToken('again@alerts.example')).toBe(token);
      expect(mailsTo('none@alerts.example')).toEqual([]);
    });

    test('stores no usable token, and reads stored ones after a change of keys', async () => {
      const token = await saveByMail(new Browser(), 'sealed@alerts.example', FLAT);
      const rows = JSON.stringify(await AlertSubscriber.find({}).lean());
      expect(rows).not.toContain(token);
      const { data } = secrets();
      data.unshift({ version: 2, key: new Uint8Array(32).fill(7) });
      expect(await rekeyAlertTokens()).toBe(await AlertSubscriber.countDocuments({}));
      const old = data.pop();
      await new Browser().call(sendLink, '/x', { body: { email: 'sealed@alerts.example' } });
      expect(await mailedToken('sealed@alerts.example')).toBe(token);
      data.splice(0, 1, ...(old ? [old] : []));
    });

    test('deletes an unconfirmed search after a week', async () => {
      const token = await saveByMail(new Browser(), 'late@alerts.example', FLAT);
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
      await removeOldSearches(inDays(-365), inDays(6));
      expect(searchesIn(await open(token))).toHaveLength(1);
      await removeOldSearches(inDays(-365), inDays(8));
      expect(searchesIn(await open(token))).toEqual([]);
      // a subscriber without searches is deleted after the retention time
      await removeOldSearches(inDays(1), inDays(8));
      expect((await open(token)).status).toBe(404);
    });
  });

  test('tells an account without a confirmed address what its alerts wait for', async () => {
    const { browser, id } = await signedIn('buyer', { isVerified: false });
    const saved = await searchesOf(browser).save(FLAT);
    expect(saved.json.message).toMatch(/when you confirm your email address/);
    expect(await searchesOf(browser).own()).toMatchObject({ awaitsConfirmation: true });
    await User.updateOne({ _id: id }, { $set: { isVerified: true } });
    expect(await searchesOf(browser).own()).toMatchObject({ awaitsConfirmation: false });
  });
});

describe('drafts and matches', () => {
  useTestDb();
  beforeEach(clearTestDb);

  test('reports a draft as new once it is public, and as back when it returns', async () => {
    await recordChanges();
    const person = await signedIn('buyer');
    await searchesOf(person.browser).save('type=sale&city=nagpur&maxPrice=6000000', { frequency: 'instant' });
    const id = await listing({ status: 'draft' });
    await recordChanges();
    await recordChanges();
    expect(await ListingSnapshot.countDocuments({ _id: id })).toBe(0);
    const become = async (status: string) => {
      await Property.updateOne({ _id: id }, { $set: { status } });
      await recordChanges();
      return (await SearchAlert.find({ property: id }).lean()).map(({ reason }) => reason);
    };
    expect(await become('active')).toEqual(['new']);
    expect(await ListingSnapshot.countDocuments({ _id: id })).toBe(1);
    await SearchAlert.deleteMany({});
    expect(await become('paused')).toEqual(['gone']);
    await SearchAlert.deleteMany({});
    expect(await become('active')).toEqual(['back']);
  });

  test('does not read unseen drafts of an import for alerts or clients', async () => {
    await recordChanges();
    await recordListingChanges();
    const client = await signedIn('buyer');
    await searchesOf(client.browser).save('type=sale&city=nagpur', { frequency: 'instant' });
    const ids = await Promise.all(Array.from({ length: 5 }, () => listing({ status: 'draft' })));
    const shown = await listing({});
    // the search itself reads every listing
    await searchEngine.segmentTest();
    const reads = jest.spyOn(Property.collection, 'find');
    await recordChanges();
    await recordListingChanges();
    const asked = reads.mock.calls.map(([filter]) => JSON.stringify(filter));
    reads.mockRestore();
    expect(asked.filter((filter) => ids.some((id) => filter.includes(id)))).toEqual([]);
    expect(asked.filter((filter) => filter.includes(shown))).not.toEqual([]);
    expect(await SearchAlert.countDocuments({ property: shown })).toBe(1);
  });
});
