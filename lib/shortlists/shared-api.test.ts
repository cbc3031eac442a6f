import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { POST as login } from '@/app/api/user/login/route';
import { secrets } from '@/lib/platform/crypto/secrets';
import { rekeyShareTokens } from '@/lib/registries/key-rotation';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { guest, PASSWORD, signedIn } from '@/test/people';
import { listing, shortlistsOf as of } from '@/test/shortlists';
import { MAX_HOMES } from './constants';
import type { SharedShortlistDto } from './dto';
import { adoptShortlists, removeOldShortlists } from './mutations';

useTestDb();
beforeEach(clearTestDb);

const tokenOf = (url: string | undefined) => url?.split('/').pop() ?? '';

async function sharedList(mode: 'read' | 'comment' = 'comment') {
  const owner = of(new Browser());
  const home = await listing();
  await owner.save(home, { note: 'Near the school', rating: 4 });
  const id = (await owner.own()).lists[0]!.id;
  await owner.change(id, { share: mode });
  return { owner, home, id, token: tokenOf((await owner.own()).lists[0]?.share?.url) };
}

describe('a shared list', () => {
  it('opens on any device by its link, without the owner, the rating or any address in it', async () => {
    const { home, token } = await sharedList('read');
    expect(token).toMatch(/^[\w-]{32}$/);
    const opened = await of(new Browser()).shared(token);
    expect(opened.json).toMatchObject({
      name: 'Saved homes',
      mode: 'read',
      homes: [{ id: home, note: 'Near the school' }],
    });
    expect(opened.text).not.toMatch(/owner|rating|visitor:|@|tokenHash/);
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  it('takes one reply of each person for each home, when it may be commented', async () => {
    const { owner, home, token } = await sharedList();
    const [aai, baba] = [of(new Browser()), of(new Browser())];
    await aai.reply(token, { property: home, name: 'Aai', verdict: 'maybe' });
    await baba.reply(token, { property: home, name: 'Baba', verdict: 'no', note: 'Too far' });
    await aai.reply(token, { property: home, name: 'Aai', verdict: 'yes', note: 'The kitchen is large' });
    const replies = (await owner.own()).lists[0]!.homes[0]!.replies;
    expect(replies.map(({ name, verdict, note, isOwn }) => [name, verdict, note, isOwn])).toEqual([
      ['Baba', 'no', 'Too far', false],
      ['Aai', 'yes', 'The kitchen is large', false],
    ]);
    const seen = (await aai.shared(token)).json as unknown as SharedShortlistDto;
    expect(seen.homes[0]?.replies.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['Baba', false],
      ['Aai', true],
    ]);
  });

  it('refuses replies when it can only be read, or about homes that are not in it', async () => {
    const { home, token, owner, id } = await sharedList('read');
    const body = { property: home, name: 'Aai', verdict: 'yes' };
    expect((await of(new Browser()).reply(token, body)).status).toBe(403);
    await owner.change(id, { share: 'comment' });
    expect(tokenOf((await owner.own()).lists[0]?.share?.url)).toBe(token);
    expect((await of(new Browser()).reply(token, body)).status).toBe(200);
    expect((await of(new Browser()).reply(token, { ...body, property: await listing() })).status).toBe(404);
    expect((await of(new Browser()).reply(token, { ...body, name: ' ' })).status).toBe(400);
    expect((await of(new Browser()).reply(token, { ...body, verdict: 'perhaps' })).status).toBe(400);
  });

  it('ends for good: an ended link, a guess and a malformed one get the same reply', async () => {
    const { owner, id, token } = await sharedList();
    await owner.change(id, { share: null });
    const stranger = of(new Browser());
    const replies = [
      await stranger.shared(token),
      await stranger.shared('A'.repeat(32)),
      await stranger.shared('short'),
    ];
    const told = replies.map(({ status, json: { message, code } }) => ({ status, message, code }));
    expect(told).toEqual(Array(3).fill({ status: 404, message: 'Not found', code: 'not_found' }));
    await owner.change(id, { share: 'read' });
    expect((await stranger.shared(token)).status).toBe(404);
  });

  it('stores no token that could be used, and keeps its link under new keys', async () => {
    const { owner, token } = await sharedList();
    expect(JSON.stringify(await Shortlist.find({}).lean())).not.toContain(token);
    const { data } = secrets();
    data.unshift({ version: 2, key: new Uint8Array(32).fill(7) });
    expect(await rekeyShareTokens()).toBe(1);
    const old = data.pop();
    expect(tokenOf((await owner.own()).lists[0]?.share?.url)).toBe(token);
    data.splice(0, 1, ...(old ? [old] : []));
  });
});

describe('signing in', () => {
  it('takes over what the browser and the guest have set aside, and merges it', async () => {
    const person = await signedIn('buyer');
    const [known, fresh, named] = [await listing(), await listing(), await listing()];
    await of(person.browser).save(known);
    const { browser } = await guest('Meera');
    await of(browser).save(known);
    await of(browser).save(fresh);
    const { id } = (await of(browser).create('With Aai')).json as { id: string };
    await of(browser).save(named, { list: id });
    await browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
    const { lists } = await of(browser).own();
    expect(lists.map(({ name, homes }) => [name, homes.length])).toEqual([
      ['Saved homes', 2],
      ['With Aai', 1],
    ]);
    expect((await of(person.browser).ids()).saved.sort()).toEqual([known, fresh, named].sort());
  });

  it('a visitor who becomes a guest, then a user, loses nothing', async () => {
    const person = await signedIn('buyer');
    const browser = new Browser();
    const home = await listing();
    await of(browser).save(home);
    const { POST: guestLogin } = await import('@/app/api/guest/login/route');
    await browser.call(guestLogin, '/x', { body: {} });
    expect((await of(browser).ids()).saved).toEqual([home]);
    await browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
    expect((await of(browser).ids()).saved).toEqual([home]);
    await adoptShortlists('visitor:nobody', `user:${person.id}`);
    expect((await of(browser).ids()).saved).toEqual([home]);
  });
});

describe('signing in to an account that has saved homes already', () => {
  it('adopts the link of a shared list: it goes on to work, and the account can end it', async () => {
    const person = await signedIn('buyer');
    await of(person.browser).save(await listing());
    const { owner, home, token } = await sharedList();
    const visitor = of(new Browser());
    await visitor.reply(token, { property: home, name: 'Aai', verdict: 'yes' });
    await owner.browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
    const { lists } = await owner.own();
    expect(lists.map(({ name, homes }) => [name, homes.length])).toEqual([
      ['Saved homes', 1],
      ['Saved before signing in', 1],
    ]);
    expect(lists[1]!.homes[0]!.replies).toMatchObject([{ name: 'Aai', verdict: 'yes' }]);
    expect(tokenOf(lists[1]!.share?.url)).toBe(token);
    expect((await visitor.shared(token)).status).toBe(200);
    await of(person.browser).change(lists[1]!.id, { share: null });
    expect((await visitor.shared(token)).status).toBe(404);
  });

  it('loses no home when both together are more than a list holds', async () => {
    const person = await signedIn('buyer');
    await of(person.browser).save(await listing());
    const visitor = of(new Browser());
    await visitor.save(await listing());
    const { id } = (await visitor.own()).lists[0]!;
    const home = (i: number) => ({
      property: String(i).padStart(24, '0'),
      addedAt: new Date(),
      seen: { at: new Date(), price: 1, status: 'active' },
    });
    await Shortlist.updateOne(
      { _id: id },
      { $set: { homes: Array.from({ length: MAX_HOMES }, (_, i) => home(i)) } },
    );
    await visitor.browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
    expect((await visitor.own()).lists.map(({ homes }) => homes.length)).toEqual([1, MAX_HOMES]);
  });
});

describe('privacy', () => {
  it('the export contains the lists, erasure removes them', async () => {
    const person = await signedIn('buyer');
    await of(person.browser).save(await listing(), { note: 'My own note' });
    expect((await person.browser.call(exportData, '/x')).text).toContain('My own note');
    await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
    await erasePerson({ id: person.id, email: person.email, verified: false });
    expect(await Shortlist.countDocuments({})).toBe(0);
  });

  it('lists that no account holds go after the retention time', async () => {
    const [browser, person] = [new Browser(), await signedIn('buyer')];
    await of(browser).save(await listing());
    await of(person.browser).save(await listing());
    expect(await removeOldShortlists(new Date(Date.now() + 1000))).toBe(1);
    expect((await of(person.browser).ids()).saved).toHaveLength(1);
  });
});
