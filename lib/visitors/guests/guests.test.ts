import fc from 'fast-check';
import { GET as readGuest } from '@/app/api/guest/[guestID]/route';
import { POST as record } from '@/app/api/guest/guest-activity/route';
import { GET as listGuests } from '@/app/api/guest/guests/route';
import { POST as guestLogin } from '@/app/api/guest/login/route';
import { POST as login } from '@/app/api/user/login/route';
import { GET as me } from '@/app/api/user/me/route';
import { PUT as setRecording } from '@/app/api/user/recording/route';
import { POST as recordUser } from '@/app/api/user/useractivity/route';
import { flushActivity, recordActivity } from '@/lib/visitors/activity/mutations';
import { countGuests, getActivityStats } from '@/lib/visitors/tracking/data';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { guest, PASSWORD, signedIn } from '@/test/people';
import { guestTerms, idPart, termsOfGuest } from './rules';

describe('guest api', () => {
  useTestDb();

  const view = (browser: Browser, guestID: string, page: string, extra: object = {}) =>
    browser.call(record, '/api/guest/guest-activity', {
      body: { guestID, action: 'page_view', metadata: { page }, ...extra },
    });

  test('a guest login returns the guestID and sets its cookie and a session', async () => {
    const browser = new Browser('198.51.100.23');
    const reply = await browser.call(guestLogin, '/api/guest/login', { body: { name: ' Asha ' } });
    expect(reply.json).toEqual({ guestID: expect.stringMatching(/^guest_[0-9a-f]{24}$/) });
    expect(browser.cookies.get('guestID')).toBe(reply.json.guestID);
    expect((await browser.call(me, '/api/user/me')).json).toEqual({
      kind: 'guest',
      guestID: reply.json.guestID,
    });
    expect(await Guest.findOne({ guestID: String(reply.json.guestID) }).lean()).toMatchObject({
      name: 'Asha',
      ip: '198.51.100.23',
      userAgent: 'Mozilla/5.0 Chrome/140',
      deviceFingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const again = await browser.call(guestLogin, '/api/guest/login', { body: {} });
    expect(again.json).toEqual(reply.json);
    const person = await signedIn('buyer');
    expect((await person.browser.call(guestLogin, '/x', { body: {} })).status).toBe(409);
  });

  test('activity is written in batches with what the server saw, whatever the client claims', async () => {
    const { guestID, browser } = await guest();
    const forged = { userAgent: 'forged', ip: '6.6.6.6', timestamp: '2001-01-01' };
    expect((await view(browser, guestID, '/a', forged)).json).toEqual({ recorded: true });
    await view(browser, guestID, '/b');
    expect(await Activity.countDocuments({ guestID })).toBe(0);
    expect(await GuestDay.countDocuments({ guestID })).toBe(0);
    await flushActivity();
    const entries = await Activity.find({ guestID }).sort({ timestamp: 1 }).lean();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 Chrome/140',
      metadata: { page: '/a' },
    });
    expect(entries[0]?.timestamp.getFullYear()).toBeGreaterThan(2020);
    expect(await Guest.findOne({ guestID }).lean()).toMatchObject({ activityCount: 2 });
  });

  test.each([
    [{ action: 'hack' }],
    [{ metadata: { $where: 1 } }],
    [{ metadata: { 'a.b': 1 } }],
    [{ metadata: { deep: { er: 1 } } }],
    [{ metadata: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, 1])) }],
    [{ metadata: { page: 'x'.repeat(501) } }],
  ])('refuses %j', async (change) => {
    const { guestID, browser } = await guest();
    expect((await view(browser, guestID, '/a', change)).status).toBe(400);
  });

  test('a refused recording is kept by nobody, and loses the guest nothing else', async () => {
    const browser = new Browser();
    const reply = await browser.call(guestLogin, '/api/guest/login', { body: { recordActivity: false } });
    const guestID = String(reply.json.guestID);
    expect((await view(browser, guestID, '/a')).json).toEqual({ recorded: false });
    const stored = await Guest.findOne({ guestID }).lean();
    expect([stored?.ip, stored?.userAgent, stored?.deviceFingerprint]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const options = { method: 'PUT', body: { recordActivity: true } };
    expect((await browser.call(setRecording, '/api/user/recording', options)).status).toBe(200);
    expect((await view(browser, guestID, '/a')).json).toEqual({ recorded: true });
  });

  test('a user writes only their own activity log, and may refuse it', async () => {
    const [mine, other] = [await signedIn('buyer'), await signedIn('buyer')];
    const send = (userid: string) =>
      mine.browser.call(recordUser, '/api/user/useractivity', {
        body: { userid, action: 'page_view', metadata: { page: '/buy' } },
      });
    expect((await send(other.id)).status).toBe(403);
    expect((await send(mine.id)).json).toEqual({ recorded: true });
    await mine.browser.call(setRecording, '/api/user/recording', {
      method: 'PUT',
      body: { recordActivity: false },
    });
    expect((await send(mine.id)).json).toEqual({ recorded: false });
    await flushActivity();
    expect(await Activity.countDocuments({ user: mine.id })).toBe(1);
  });

  test('a guest who signs in takes the activity along, and the guest session ends', async () => {
    const { guestID, browser } = await guest();
    await view(browser, guestID, '/properties/1');
    await flushActivity();
    const person = await signedIn('buyer');
    await browser.call(login, '/api/user/login', { body: { email: person.email, password: PASSWORD } });
    await flushActivity();
    expect(await Activity.countDocuments({ user: person.id })).toBe(1);
    expect(await Activity.countDocuments({ guestID })).toBe(0);
    // the tracker still shows them, the same number in the list and in the detail
    const admin = await signedIn('admin');
    const list = await admin.browser.call(listGuests, '/api/guest/guests');
    expect(list.json.guests).toContainEqual(expect.objectContaining({ guestID, activityCount: 1 }));
    const reply = await admin.browser.call(readGuest, '/x', { params: { guestID } });
    expect(reply.json).toMatchObject({
      activityCount: 1,
      activityLog: [{ metadata: { page: '/properties/1' } }],
    });
    expect(await getActivityStats(guestID)).toEqual({ stored: 1, pages: 1 });
    expect(await Session.countDocuments({ guestID })).toBe(0);
    expect(browser.cookies.has('guestID')).toBe(false);
    const adopted = await Guest.findOne({ guestID }).select('+lastOf').lean();
    expect(adopted).toMatchObject({ adoptedBy: expect.anything() });
    expect(adopted).not.toHaveProperty('lastOf');
  });

  test('a refusal follows the guest into a new account, and leaves an older one as it is', async () => {
    const records = async (id: string) => (await User.findById(id).lean())?.recordActivity;
    const refuse = async () => {
      const { browser } = await guest();
      const options = { method: 'PUT', body: { recordActivity: false } };
      await browser.call(setRecording, '/api/user/recording', options);
      return browser;
    };
    const enter = async (email: string) =>
      (await refuse()).call(login, '/api/user/login', { body: { email, password: PASSWORD } });
    const [older, fresh] = [await signedIn('buyer'), await signedIn('buyer')];
    await User.updateOne({ _id: fresh.id }, { $unset: { lastLoginAt: 1 } });
    await enter(older.email);
    await enter(fresh.email);
    expect([await records(older.id), await records(fresh.id)]).toEqual([true, false]);
  });

  test('admins list guests and read one with its log', async () => {
    const [admin, visitor] = [await signedIn('admin'), await guest('Ravi')];
    await view(visitor.browser, visitor.guestID, '/a');
    await flushActivity();
    const list = await admin.browser.call(listGuests, '/api/guest/guests');
    expect(list.json.guests).toContainEqual(
      expect.objectContaining({ guestID: visitor.guestID, name: 'Ravi' }),
    );
    const reply = await admin.browser.call(readGuest, '/x', { params: { guestID: visitor.guestID } });
    expect(reply.json.activityLog).toEqual([
      {
        _id: expect.any(String),
        action: 'page_view',
        timestamp: expect.any(String),
        metadata: { page: '/a' },
      },
    ]);
    const none = await admin.browser.call(readGuest, '/x', { params: { guestID: 'guest_nobody' } });
    expect(none).toMatchObject({ status: 404, json: { message: 'Guest not found' } });
    const stats = await countGuests(new Date());
    expect(stats.totalGuests).toBe(await Guest.countDocuments({}));
    expect(stats.activeToday).toBe(stats.totalGuests);
  });

  test('a database that is away never fails the caller, and the memory stays bounded', async () => {
    const entry = {
      subject: { guestID: 'guest_x' },
      action: 'other' as const,
      metadata: {},
      userAgent: undefined,
      ip: '1.2.3.4',
    };
    const insert = jest.spyOn(Activity, 'insertMany').mockRejectedValue(new Error('away'));
    for (let i = 0; i < 150; i++) expect(recordActivity(entry)).toBe(true);
    await expect(flushActivity()).resolves.toBeUndefined();
    insert.mockRestore();
  });
});

describe('rules', () => {
  const isFound = (terms: string[], text: string) => terms.some((term) => term.startsWith(text));

  test('a guest is found by any part of the name and of the id', () => {
    const terms = termsOfGuest('guest_k3x9', 'Asha Rao');
    for (const text of ['asha rao', 'rao', 'ha r', 'o'])
      expect([text, isFound(terms, text)]).toEqual([text, true]);
    for (const text of ['k3x', 'x9', 'est_k']) {
      const part = idPart(text);
      expect([text, part !== undefined && isFound(terms, part)]).toEqual([text, text.length >= 3]);
    }
    expect(isFound(terms, 'k3x')).toBe(false);
  });

  test('part of an id is no name, and fewer than three letters of one are not', () => {
    expect(idPart('ab')).toBeUndefined();
    expect(idPart('asha rao')).toBeUndefined();
    expect(idPart('ABC')).toBeUndefined();
    expect(idPart('g_1')).toBe('#g_1');
  });

  test('whatever the name: every part of it up to forty letters is found, and no term is empty or repeated', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-Z ]{1,60}$/),
        fc.nat(59),
        fc.integer({ min: 1, max: 40 }),
        (name, at, length) => {
          const terms = guestTerms(name);
          expect(terms).not.toContain('');
          expect(new Set(terms).size).toBe(terms.length);
          const part = name
            .toLowerCase()
            .trim()
            .slice(at, at + length)
            .trim();
          if (part) expect(isFound(terms, part)).toBe(true);
        },
      ),
    );
  });

  test('a guest without a name has only an id', () => {
    expect(termsOfGuest('guest_1')).toEqual(['#guest_1', '#uest_1', '#est_1', '#st_1', '#t_1']);
  });
});
