import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { POST as login } from '@/app/api/user/login/route';
import defaults from '@/lib/costs/rates/default-rates.json';
import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import { kilometres } from '@/lib/places/rules';
import { secrets } from '@/lib/platform/crypto/secrets';
import { textsIn } from '@/lib/platform/language/messages';
import { rekeyShareTokens } from '@/lib/registries/key-rotation';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Property } from '@/models/listings/property';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { guest, PASSWORD, signedIn } from '@/test/people';
import { listing, shortlistsOf as of } from '@/test/shortlists';
import { distanceText } from './comparison/client';
import { compareHomes, withCharges } from './comparison/rules';
import { parseCompared } from './comparison/schema';
import { MAX_HOMES, MAX_LISTS } from './constants';
import type { HomeDto, OwnShortlistsDto, SharedShortlistDto } from './dto';
import { adoptShortlists, removeOldShortlists } from './mutations';
import { keepChanges, withWaiting } from './rules';

describe('comparison', () => {
  const home = (more: Partial<PropertyDto> = {}): PropertyDto =>
    ({
      _id: '1'.repeat(24),
      title: 'A flat',
      price: 6_000_000,
      type: 'sale',
      category: 'Residential',
      status: 'active',
      area: 1000,
      carpetArea: 800,
      bedrooms: 2,
      city: 'Nagpur',
      citySlug: 'nagpur',
      localitySlug: 'dharampeth',
      pinCode: '440010',
      address: 'Dharampeth, Nagpur',
      amenities: [],
      priceHistory: [],
      createdAt: '2026-11-01T00:00:00.000Z',
      location: { address: '', coordinates: [79.06, 21.14] },
      ...more,
    }) as PropertyDto;

  const money = {
    rates: defaults.map((row) => ({
      citySlugs: [],
      jurisdictions: [],
      categories: [],
      womenOnly: false,
      underConstructionOnly: false,
      ...row,
    })) as unknown as RateDto[],
    agency: { saleFeePercent: 1, loanCostsPercent: 0.5, legalCosts: 15_000 },
    on: new Date('2026-11-22'),
  };
  const words = { ...textsIn('en', 'listings/facts'), compared: textsIn('en', 'shortlists/comparison').t };
  const rowsOf = (homes: PropertyDto[], title: string) =>
    compareHomes(homes, money, words).find((group) => group.title === title)?.rows ?? [];
  const rowOf = (homes: PropertyDto[], title: string, label: string) =>
    rowsOf(homes, title).find((row) => row.label.startsWith(label));

  describe('parseCompared', () => {
    it('takes up to six different ids and leaves the rest out', () => {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f', '0'].map((digit) => digit.repeat(24));
      expect(parseCompared([ids[0], 'nonsense', ids[0], ids[1]].join(','))).toEqual([ids[0], ids[1]]);
      expect(parseCompared(ids.join(','))).toEqual(ids.slice(0, 6));
      expect(parseCompared([ids[0]!, ids[1]!.toUpperCase()])).toEqual([ids[0], ids[1]]);
      expect(parseCompared(undefined)).toEqual([]);
    });
  });

  describe('compareHomes', () => {
    it('computes the all-in cost by buyer, with our fee if known', () => {
      const [dear, cheap] = [home(), home({ price: 5_000_000 })];
      // 6 % duty, 1 % metro cess, registration, 1 % fee, society, loan and papers; one per cent less duty for women
      expect(rowOf([dear, cheap], 'Cost', 'All in, with')).toMatchObject({
        values: ['₹65,72,500', '₹54,88,750'],
        best: { index: 1, why: 'lowest' },
      });
      expect(rowOf([dear, cheap], 'Cost', 'All in if')?.values).toEqual(['₹65,12,500', '₹54,38,750']);
      const unknown = compareHomes([dear, cheap], { ...money, agency: {} }, words)[0]!.rows;
      expect(unknown.some(({ label }) => label.startsWith('All in'))).toBe(false);
      expect(unknown.some(({ label }) => label === 'Price and government charges')).toBe(true);
    });

    it('names the best value in words, unless two share it or the homes are not comparable', () => {
      const [cheap, dear] = [home({ price: 5_000_000 }), home()];
      expect(rowOf([dear, cheap], 'Cost', 'Price')?.best).toEqual({ index: 1, why: 'lowest' });
      expect(rowOf([dear, cheap], 'Cost', 'Per sq ft')?.best?.index).toBe(1);
      expect(rowOf([cheap, home({ price: 5_000_000, carpetArea: 900 })], 'Space', 'Carpet')?.best).toEqual({
        index: 1,
        why: 'largest',
      });
      expect(rowOf([cheap, cheap, dear], 'Cost', 'Price')?.best).toBeUndefined();
      expect(rowOf([home({ type: 'rent', price: 20_000 }), dear], 'Cost', 'Price')?.best).toBeUndefined();
    });

    it('says what is unknown, and omits rows unknown for all homes', () => {
      const row = rowOf([home({ parking: 1 }), home()], 'Space', 'Parking');
      expect(row?.values).toEqual(['1', null]);
      expect(rowOf([home(), home()], 'Space', 'Parking')).toBeUndefined();
    });

    it('puts differences first', () => {
      const rows = rowsOf([home(), home({ carpetArea: 700 })], 'Space');
      const firstSame = rows.findIndex(({ isSame }) => isSame);
      expect(rows[0]?.label).toBe('Carpet area');
      expect(rows.slice(firstSame).every(({ isSame }) => isSame)).toBe(true);
    });

    it('shows the price with charges by buyer, or none without known rates', () => {
      const [all, women] = [false, true].map((item) => withCharges(home(), item, money)!);
      expect(all).toBeGreaterThan(6_000_000);
      expect(women).toBeLessThan(all!);
      expect(withCharges(home({ citySlug: 'delhi' }), false, { ...money, rates: [] })).toBeUndefined();
      expect(withCharges(home({ type: 'rent' }), false, money)).toBeUndefined();
      for (const category of ['Agricultural', 'Farm Houses'] as const)
        expect(rowOf([home({ category }), home()], 'Cost', 'Monthly instalment')?.values[0]).toBeNull();
    });
  });

  describe('distances to own places', () => {
    const office = { name: 'Office', in: 'Civil Lines', lat: 21.1561, lng: 79.0716 };

    it('are straight lines, and unknown if the home’s place is', () => {
      expect(kilometres({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111.19, 1);
      expect(distanceText([79.0716, 21.1561], office, words.compared)).toBe(
        'about 0.0 km, some 1 min by road',
      );
      expect(distanceText([0, 0], office, words.compared)).toBeUndefined();
    });
  });
});

describe('shortlist rules', () => {
  const home = (id: string, more: Partial<HomeDto> = {}): HomeDto => ({
    id: id.repeat(24),
    title: `Home ${id}`,
    note: '',
    rating: null,
    addedAt: '2026-11-21T10:00:00.000Z',
    changes: [],
    replies: [],
    ...more,
  });
  const LIST = 'f'.repeat(24);
  const own = (homes: HomeDto[]): OwnShortlistsDto => ({
    lists: [{ id: LIST, name: 'Saved homes', isDefault: true, share: null, homes }],
    hidden: [],
  });
  const homesOf = ({ lists }: OwnShortlistsDto) => lists[0]!.homes;

  test('keeps news on an open page after the server has marked it as seen', () => {
    const opened = own([home('a', { changes: [{ kind: 'edited' }] }), home('b')]);
    const cheaper = { kind: 'price', before: 2, now: 1 } as const;
    const now = keepChanges(opened, own([home('a'), home('b', { changes: [cheaper] }), home('c')]));
    expect(homesOf(now).map(({ changes }) => changes)).toEqual([[{ kind: 'edited' }], [cheaper], []]);
    expect(homesOf(keepChanges(opened, opened))[0]!.changes).toEqual([{ kind: 'edited' }]);
  });

  test('applies changes that wait for a network to notes, ratings, names and order', () => {
    const path = `/api/shortlist/homes/${'a'.repeat(24)}`;
    const shown = withWaiting(own([home('a'), home('b')]), [
      { path, body: { list: LIST, note: 'No lift' } },
      { path, body: { list: LIST, rating: 4 } },
      { path, body: { list: '0'.repeat(24), note: 'of another list' } },
      { path: `/api/shortlist/${LIST}`, body: { order: ['b'.repeat(24), 'a'.repeat(24)] } },
      { path: `/api/shortlist/${LIST}`, body: { name: 'With Aai' } },
      { path: '/api/contact', body: { name: 'Asha', note: 'not a home' } },
    ]);
    expect(shown.lists[0]!.name).toBe('With Aai');
    expect(homesOf(shown)).toMatchObject([
      { title: 'Home b', note: '' },
      { title: 'Home a', note: 'No lift', rating: 4 },
    ]);
  });
});

describe('shared api', () => {
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
    it('opens on any device by its link, without the owner, the rating or any address', async () => {
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

    it('accepts one reply per person and home, if commenting is allowed', async () => {
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

    it('refuses replies if it is read-only, or to homes that are not in it', async () => {
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

    it('gives an ended link, a guess and a malformed one the same reply', async () => {
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

    it('stores no usable token, and re-encrypts its link with new keys', async () => {
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
    it('adopts and merges the lists of the browser and the guest', async () => {
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

    it('loses nothing when a visitor becomes a guest, then a user', async () => {
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

  describe('signing in to an account with saved homes', () => {
    it('keeps the link of a shared list working, and lets the account end it', async () => {
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

    it('loses no home when both lists together are too long', async () => {
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
    it('exports the lists and erases them', async () => {
      const person = await signedIn('buyer');
      await of(person.browser).save(await listing(), { note: 'My own note' });
      expect((await person.browser.call(exportData, '/x')).text).toContain('My own note');
      await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
      await erasePerson({ id: person.id, email: person.email, verified: false });
      expect(await Shortlist.countDocuments({})).toBe(0);
    });

    it('deletes lists without an account after the retention time', async () => {
      const [browser, person] = [new Browser(), await signedIn('buyer')];
      await of(browser).save(await listing());
      await of(person.browser).save(await listing());
      expect(await removeOldShortlists(new Date(Date.now() + 1000))).toBe(1);
      expect((await of(person.browser).ids()).saved).toHaveLength(1);
    });
  });
});

describe('shortlist api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  describe('without an account', () => {
    it('saves a home at once, in a list private to this browser', async () => {
      const [mine, theirs] = [of(new Browser()), of(new Browser())];
      const home = await listing();
      expect((await mine.save(home)).status).toBe(200);
      expect((await mine.save(home)).status).toBe(200);
      expect(await mine.ids()).toEqual({ saved: [home], hidden: [] });
      expect((await mine.own()).lists).toMatchObject([
        {
          name: 'Saved homes',
          isDefault: true,
          share: null,
          homes: [{ id: home, card: { price: 6_000_000 }, changes: [] }],
        },
      ]);
      expect(await theirs.ids()).toEqual({ saved: [], hidden: [] });
      await mine.remove(home);
      expect((await mine.ids()).saved).toEqual([]);
    });

    it('creates one list for two simultaneous hearts', async () => {
      const browser = new Browser();
      const [first, second] = [await listing(), await listing()];
      await of(browser).hide(await listing());
      await Promise.all([of(browser).save(first), of(browser).save(second)]);
      const { lists } = await of(browser).own();
      expect(lists).toHaveLength(1);
      expect(lists[0]?.homes.map(({ id }) => id).sort()).toEqual([first, second].sort());
    });

    it('reads nothing without a cookie, and sets none', async () => {
      const browser = new Browser();
      expect(await of(browser).own()).toEqual({ lists: [], hidden: [] });
      expect([...browser.cookies.keys()]).toEqual([]);
    });

    it('removes a hidden home from the lists, and brings it back', async () => {
      const mine = of(new Browser());
      const home = await listing();
      await mine.save(home);
      await mine.hide(home);
      expect(await mine.ids()).toEqual({ saved: [], hidden: [home] });
      await mine.show(home);
      expect(await mine.ids()).toEqual({ saved: [], hidden: [] });
      await mine.hide(home);
      await mine.save(home);
      expect(await mine.ids()).toEqual({ saved: [home], hidden: [] });
    });
  });

  describe('lists', () => {
    it('have names, notes, ratings and an order', async () => {
      const mine = of(new Browser());
      const homes = [await listing(), await listing(), await listing()];
      const { id } = (await mine.create('  With Aai ')).json as { id: string };
      for (const home of homes) await mine.save(home, { list: id });
      await mine.save(homes[0]!, { list: id, note: 'Third floor, no lift', rating: 2 });
      await mine.change(id, { name: 'Dharampeth', order: [homes[2], homes[0], homes[1]] });
      const [list] = (await mine.own()).lists;
      expect(list).toMatchObject({ name: 'Dharampeth', isDefault: false });
      expect(list?.homes.map((home) => home.id)).toEqual([homes[2], homes[0], homes[1]]);
      expect(list?.homes[1]).toMatchObject({ note: 'Third floor, no lift', rating: 2 });
      await mine.save(homes[0]!, { list: id, rating: null });
      expect((await mine.own()).lists[0]?.homes[1]?.rating).toBeNull();
      await mine.drop(id);
      expect((await mine.own()).lists).toEqual([]);
    });

    it('belong to one owner, and are a 404 for others like unknown lists', async () => {
      const mine = of(new Browser());
      const { id } = (await mine.create('Mine')).json as { id: string };
      const person = await signedIn('buyer');
      for (const stranger of [of(new Browser()), of(person.browser), of((await guest()).browser)]) {
        await stranger.save(await listing());
        expect((await stranger.change(id, { name: 'Yours' })).status).toBe(404);
        expect((await stranger.drop(id)).status).toBe(404);
        expect((await stranger.save(await listing(), { list: id })).status).toBe(404);
      }
      expect((await mine.change('0'.repeat(24), { name: 'x' })).status).toBe(404);
    });

    it('have limits with clear messages', async () => {
      const mine = of(new Browser());
      for (let i = 0; i < MAX_LISTS; i++) expect((await mine.create(`List ${i}`)).status).toBe(201);
      const tooMany = await mine.create('One more');
      expect([tooMany.status, tooMany.json.message]).toEqual([
        409,
        `You have ${MAX_LISTS} lists already. Delete one first`,
      ]);
      const { id } = (await mine.own()).lists[0]!;
      const home = await listing();
      const full = Array.from({ length: MAX_HOMES }, () => ({
        property: home,
        addedAt: new Date(),
        seen: { at: new Date(), price: 1, status: 'active' },
      }));
      await Shortlist.updateOne({ _id: id }, { $set: { homes: full } });
      const refused = await mine.save(await listing(), { list: id });
      expect([refused.status, refused.json.message]).toEqual([
        409,
        `A list can have ${MAX_HOMES} homes. Remove one, or create another list`,
      ]);
    });

    it('refuse listings that are not visible and bad input, with a message', async () => {
      const mine = of(new Browser());
      expect((await mine.save(await listing({ status: 'draft' }))).status).toBe(404);
      expect((await mine.save('0'.repeat(24))).status).toBe(404);
      expect((await mine.save('nonsense')).status).toBe(404);
      const unnamed = await mine.create('  ');
      expect([unnamed.status, JSON.stringify(unnamed.json.issues)]).toEqual([
        400,
        expect.stringContaining('Give the list a name'),
      ]);
      expect((await mine.save(await listing(), { rating: 6 })).status).toBe(400);
      expect((await mine.save(await listing(), { note: 'x'.repeat(1001) })).status).toBe(400);
    });
  });

  it('reports changes of a home since its owner last looked', async () => {
    const mine = of(new Browser());
    const homes = [await listing(), await listing(), await listing(), await listing(), await listing()];
    const [cheaper, sold, expired, gone, edited] = homes as [string, string, string, string, string];
    for (const home of homes) await mine.save(home);
    await Property.updateOne({ _id: cheaper }, { $set: { price: 5_800_000 } });
    await Property.updateOne({ _id: sold }, { $set: { status: 'sold' } });
    await Property.updateOne({ _id: expired }, { $set: { status: 'expired' } });
    await Property.deleteOne({ _id: gone });
    await Property.updateOne({ _id: edited }, { $set: { title: 'A sunny flat' } });
    const changes = async () =>
      Object.fromEntries((await mine.own()).lists[0]!.homes.map((home) => [home.id, home.changes]));
    expect(await changes()).toEqual({
      [cheaper]: [{ kind: 'price', before: 6_000_000, now: 5_800_000 }],
      [sold]: [{ kind: 'status', now: 'sold' }],
      [expired]: [{ kind: 'status', now: 'expired' }],
      [gone]: [{ kind: 'status', now: 'gone' }],
      [edited]: [{ kind: 'edited' }],
    });
    await mine.seen();
    expect(await changes()).toEqual({
      [cheaper]: [],
      [sold]: [{ kind: 'status', now: 'sold' }],
      [expired]: [{ kind: 'status', now: 'expired' }],
      [gone]: [{ kind: 'status', now: 'gone' }],
      [edited]: [],
    });
    // homes that are no longer visible keep the title they were saved with
    const titles = Object.fromEntries((await mine.own()).lists[0]!.homes.map(({ id, title }) => [id, title]));
    expect(titles).toMatchObject({ [gone]: 'A flat in Dharampeth', [edited]: 'A sunny flat' });
  });
});
