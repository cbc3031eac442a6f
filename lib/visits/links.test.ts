import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { secrets } from '@/lib/platform/crypto/secrets';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, signedIn } from '@/test/people';
import { listing, shortlistsOf } from '@/test/shortlists';
import { firstTime, visitsOf as of, tokenOf } from '@/test/visits';
import { rekeyVisitLinks, removeOldHomeVisits } from './mutations';

useTestDb();
beforeEach(clearTestDb);

const DAY_MS = 86_400_000;

async function booked(browser = new Browser(), more: Record<string, unknown> = {}) {
  const seller = await signedIn('seller');
  const home = await listing({ owner: seller.id });
  const visitor = of(browser);
  const { id, url } = (await visitor.book(home, more)).json as { id: string; url: string };
  return { seller, home, visitor, id, token: tokenOf(url), host: of(seller.browser) };
}

/** A visit that took place yesterday. */
async function over(browser = new Browser()) {
  const given = await booked(browser);
  const start = firstTime((await given.host.own()).hosted[0]!);
  await given.host.answer(given.id, { action: 'confirm', start });
  const then = new Date(Date.now() - DAY_MS);
  await Visit.updateOne({ _id: given.id }, { $set: { start: then, until: then } });
  return given;
}

describe('links', () => {
  it('ended, expired, malformed and guessed ones get one and the same reply', async () => {
    const { visitor, id, token } = await booked();
    const stranger = of(new Browser());
    expect((await stranger.linked(token)).status).toBe(200);
    await visitor.change(id, { action: 'renew-link' });
    const fresh = tokenOf((await visitor.own()).own[0]?.url);
    expect((await stranger.linked(fresh)).status).toBe(200);
    const gone = await booked();
    await Visit.updateOne({ _id: gone.id }, { $set: { linksUntil: new Date(0) } });
    for (const bad of [token, gone.token, 'A'.repeat(32), 'short']) {
      const replies = [
        await stranger.linked(bad),
        await stranger.calendar(bad),
        await stranger.step(bad, { action: 'cancel' }),
      ];
      for (const { status, json } of replies)
        expect([status, json.message, json.code]).toEqual([404, 'Not found', 'not_found']);
    }
  });

  it('let each side do what is its own', async () => {
    const { token, host } = await booked();
    const stranger = of(new Browser());
    const start = (await host.own()).hosted[0]!.times!.proposed[0];
    expect((await stranger.step(token, { action: 'confirm', start })).status).toBe(403);
    expect((await stranger.step(token, { action: 'renew-link' })).status).toBe(403);
    expect((await stranger.step(token, { action: 'cancel', word: 'Ill' })).status).toBe(200);
    expect((await host.own()).hosted[0]).toMatchObject({ state: 'cancelled', words: [{ text: 'Ill' }] });
  });

  it('are stored so that nobody can use them, and survive new keys', async () => {
    const { visitor, token } = await booked();
    expect(JSON.stringify(await Visit.find({}).lean())).not.toContain(token);
    const { data } = secrets();
    data.unshift({ version: 2, key: new Uint8Array(32).fill(7) });
    expect(await rekeyVisitLinks()).toBe(2);
    const old = data.pop();
    expect(tokenOf((await visitor.own()).own[0]?.url)).toBe(token);
    data.splice(0, 1, ...(old ? [old] : []));
  });
});

describe('how it was', () => {
  it('is asked after the visit, noted in the shortlist, and told to the host only if wanted', async () => {
    const browser = new Browser();
    const { home, host, visitor, id, seller, token } = await over(browser);
    await shortlistsOf(browser).save(home, { note: 'Near the school' });
    const feedback = { action: 'feedback', verdict: 'maybe', note: 'Dark kitchen' };
    expect((await of(new Browser()).step(token, feedback)).status).toBe(200);
    const saved = (await shortlistsOf(browser).own()).lists[0]?.homes[0];
    expect(saved?.note).toMatch(/^Near the school\nVisited .+: Maybe\. Dark kitchen$/);
    expect((await host.own()).hosted[0]?.feedback).toBeNull();
    await visitor.change(id, { ...feedback, isShared: true });
    expect((await host.own()).hosted[0]?.feedback).toEqual({ verdict: 'maybe', isShared: true });
    const mails = await mailsTo(seller.email);
    expect(mails.at(-1)?.text).toContain('after the visit: Maybe');
    expect(mails.at(-1)?.text).not.toContain('Dark kitchen');
    expect((await shortlistsOf(browser).own()).lists[0]?.homes[0]?.note).toBe(saved?.note);
  });

  it('a no saves nothing that was not saved; before the visit there is nothing to say', async () => {
    const browser = new Browser();
    const { visitor, id } = await over(browser);
    expect((await visitor.change(id, { action: 'feedback', verdict: 'no' })).status).toBe(200);
    expect((await shortlistsOf(browser).own()).lists).toEqual([]);
    const early = await booked();
    expect((await early.visitor.change(early.id, { action: 'feedback', verdict: 'yes' })).status).toBe(409);
  });
});

describe('privacy', () => {
  it('the export contains own visits, and of shown ones nothing of the visitor', async () => {
    const person = await signedIn('buyer');
    await booked(person.browser, { word: 'My own word', email: 'other@home.example' });
    const shown = await listing({ owner: person.id });
    await of(new Browser()).book(shown, { name: 'Meera Stranger', email: 'meera@home.example' });
    const { text } = await person.browser.call(exportData, '/x');
    expect(text).toContain('My own word');
    expect(text).toContain(shown);
    expect(text).not.toMatch(/Meera|meera@|"tokenHash"|visitorLink|hostLink/);
  });

  it('erasure removes own visits, also those booked with the confirmed address, and tells who waits', async () => {
    const person = await signedIn('buyer');
    const mine = await booked(person.browser);
    await booked(new Browser(), { email: person.email });
    const shown = await listing({ owner: person.id });
    await of(new Browser()).book(shown, { email: 'visitor@home.example' });
    await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
    await erasePerson({ id: person.id, email: person.email, verified: true });
    const left = await Visit.find().lean();
    expect(left.map(({ property, status }) => [String(property), status])).toEqual([[shown, 'cancelled']]);
    expect((await mailsTo(mine.seller.email)).at(-1)?.subject).toMatch(/^\S.* cancelled the visit of /);
    expect((await mailsTo('visitor@home.example')).at(-1)?.subject).toMatch(
      /^This home is offered no longer\. The visit of .* is cancelled: /,
    );
  });

  it('visits go when they have been over for the retention time', async () => {
    await booked();
    await over();
    expect(await removeOldHomeVisits(new Date())).toBe(1);
    expect(await Visit.countDocuments()).toBe(1);
  });
});

it('every query reads through an index', async () => {
  const now = new Date();
  const filters = [
    { filter: { owner: 'user:1', status: { $in: ['proposed'] }, until: { $gt: now } } },
    { filter: { owner: 'user:1' }, sort: { until: -1 } },
    { filter: { host: { $in: [null] } }, sort: { until: -1 } },
    { filter: { property: 1, until: { $gt: now } } },
    { filter: { matchKeys: { $in: ['e:a'] } } },
    { filter: { $or: [{ 'visitorLink.hash': 'a' }, { 'hostLink.hash': 'a' }] } },
    { filter: { due: { $elemMatch: { at: { $lte: now } } } } },
    { filter: { until: { $lt: now } } },
  ];
  for (const query of filters) expect(await planOf({ find: 'visits', ...query })).not.toContain('COLLSCAN');
});
