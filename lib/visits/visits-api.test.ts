import { MIN_FILL_MS } from '@/lib/enquiries/rules';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { guest, PASSWORD, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { firstTime, visitsOf as of, PHONE, tokenOf } from '@/test/visits';
import { MAX_OPEN_VISITS } from './constants';
import { sortHalfDays } from './hours/rules';

useTestDb();
beforeEach(clearTestDb);

/** A home of a seller, and a visitor without an account who has asked to see it. */
async function asked(more: Record<string, unknown> = {}) {
  const seller = await signedIn('seller');
  const home = await listing({ owner: seller.id });
  const visitor = of(new Browser());
  const reply = await visitor.book(home, more);
  const host = of(seller.browser);
  const { id, url } = reply.json as { id: string; url: string };
  return { seller, host, home, visitor, id, token: tokenOf(url), reply };
}

async function confirmed() {
  const given = await asked();
  const start = firstTime((await given.host.own()).hosted[0]!);
  expect((await given.host.answer(given.id, { action: 'confirm', start })).status).toBe(200);
  return { ...given, start };
}

describe('asking for a visit', () => {
  it('needs a name, a mobile number and a half-day; the visitor gets a link, and needs no account', async () => {
    const { reply, visitor, home, token } = await asked({ withFamily: true, word: 'After school' });
    expect(reply.status).toBe(201);
    expect(token).toMatch(/^[\w-]{32}$/);
    const [visit] = (await visitor.own()).own;
    expect(visit).toMatchObject({
      side: 'visitor',
      home: { id: home, title: 'A flat in Dharampeth' },
      state: 'proposed',
      turn: 'host',
      withFamily: true,
      words: [{ by: 'visitor', text: 'After school' }],
    });
    expect(visit?.url).toContain(token);
    expect((await Visit.findOne().lean())?.phone).toBe(PHONE);
  });

  it('offers two weeks with both weekends in the order of time, and refuses others, more than three, and none', async () => {
    const home = await listing();
    const visitor = of(new Browser());
    const halfDays = await visitor.halfDays(home);
    expect(halfDays.length).toBeGreaterThan(20);
    const days = new Set(halfDays.map((key) => new Date(`${key.slice(0, 10)}T00:00:00Z`).getUTCDay()));
    expect([...days].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(halfDays).toEqual(sortHalfDays(halfDays));
    expect((await visitor.book(home, { halfDays: ['2020-01-01-morning'] })).status).toBe(409);
    expect((await visitor.book(home, { halfDays: halfDays.slice(0, 4) })).status).toBe(400);
    expect((await visitor.book(home, { halfDays: [] })).status).toBe(400);
    expect((await visitor.book(home, { phone: '12345' })).status).toBe(400);
    expect((await visitor.book(home, { name: ' ' })).status).toBe(400);
    expect((await visitor.book(home, { halfDays: halfDays.slice(0, 3) })).status).toBe(201);
  });

  it('books a home once, however many requests come at once and in however many browsers', async () => {
    const home = await listing();
    const visitor = of(new Browser());
    const halfDays = (await visitor.halfDays(home)).slice(0, 1);
    const again = await Promise.all(Array.from({ length: 8 }, () => visitor.book(home, { halfDays })));
    const strangers = await Promise.all(
      Array.from({ length: 10 }, () => of(new Browser()).book(home, { halfDays })),
    );
    expect([...again, ...strangers].map(({ status }) => status).sort()).toEqual([
      201,
      ...Array(17).fill(409),
    ]);
    expect(await Visit.countDocuments()).toBe(1);
    const booked = [...again, ...strangers].find(({ status }) => status === 201);
    const cancelled = await of(new Browser()).step(tokenOf(booked?.json.url), { action: 'cancel' });
    expect(cancelled.status).toBe(200);
    expect((await of(new Browser()).book(home, { halfDays })).status).toBe(201);
  });

  it('can be asked for again when its time has passed without an answer', async () => {
    const { home, visitor } = await asked();
    await Visit.updateMany({}, { until: new Date(0) });
    expect((await visitor.book(home)).status).toBe(201);
  });

  it('is for homes on the market only; for others there is nothing to choose', async () => {
    const visitor = of(new Browser());
    for (const home of [
      await listing({ status: 'sold' }),
      await listing({ status: 'draft' }),
      'f'.repeat(24),
    ]) {
      expect(await visitor.halfDays(home)).toEqual([]);
      expect((await visitor.book(home, { halfDays: ['2030-01-01-morning'] })).status).toBe(404);
    }
  });

  it('thanks a program and stores nothing; one home once at a time; at most ten open ones', async () => {
    const visitor = of(new Browser());
    expect((await visitor.book(await listing(), { website: 'http://spam.example' })).status).toBe(201);
    expect(await Visit.countDocuments()).toBe(0);
    // a browser that fills forms in is quick: it waits here, and nobody is refused
    const quick = of(new Browser());
    expect(
      (await quick.book(await listing(), { fillMs: MIN_FILL_MS - 50, phone: '98220 54321' })).status,
    ).toBe(201);
    const home = await listing();
    expect((await visitor.book(home)).status).toBe(201);
    const again = await visitor.book(home);
    expect([again.status, again.json.message]).toEqual([
      409,
      'You have asked to visit this home already. See My visits',
    ]);
    for (let i = 3; i < MAX_OPEN_VISITS; i++) expect((await visitor.book(await listing())).status).toBe(201);
    // of five at once as many as fit
    const homes = [await listing(), await listing(), await listing(), await listing(), await listing()];
    const atOnce = await Promise.all(homes.map((each) => visitor.book(each)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const tooMany = await visitor.book(await listing());
    expect([tooMany.status, tooMany.json.message]).toEqual([
      409,
      'You have 10 open visits already. Cancel one of them first',
    ]);
    const [first] = (await visitor.own()).own;
    await visitor.change(first!.id, { action: 'cancel' });
    expect((await visitor.book(await listing())).status).toBe(201);
  });
});

describe('the answer', () => {
  it('confirms one of the proposed times', async () => {
    const { visitor, host, start } = await confirmed();
    const [[mine], [theirs]] = [(await visitor.own()).own, (await host.own()).hosted];
    expect([mine?.state, mine?.start, mine?.turn]).toEqual(['confirmed', start, null]);
    expect([theirs?.state, theirs?.phone, theirs?.otherName]).toEqual(['confirmed', PHONE, 'Asha']);
  });

  it('moves: the visitor accepts the other time, or proposes again', async () => {
    const { visitor, host, id, home } = await asked();
    const other = (await host.own()).hosted[0]!.times!.others[0]!;
    expect((await host.answer(id, { action: 'confirm', start: other })).status).toBe(409);
    expect((await host.answer(id, { action: 'move', start: other, word: 'Keys come later' })).status).toBe(
      200,
    );
    expect((await visitor.own()).own[0]).toMatchObject({
      turn: 'visitor',
      offered: other,
      words: [{ by: 'host', text: 'Keys come later' }],
    });
    const halfDays = (await visitor.halfDays(home)).slice(1, 2);
    expect((await visitor.change(id, { action: 'propose', halfDays })).status).toBe(200);
    expect((await visitor.change(id, { action: 'accept' })).status).toBe(409);
    await host.answer(id, { action: 'move', start: other });
    expect((await visitor.change(id, { action: 'accept' })).status).toBe(200);
    expect((await visitor.own()).own[0]).toMatchObject({ state: 'confirmed', start: other });
  });

  it('declines with a word, and nothing else can be done then', async () => {
    const { visitor, host, id } = await asked();
    await host.answer(id, { action: 'decline', word: 'It is let' });
    expect((await visitor.own()).own[0]).toMatchObject({ state: 'declined', turn: null });
    expect((await visitor.change(id, { action: 'cancel' })).status).toBe(409);
    expect((await host.answer(id, { action: 'decline' })).status).toBe(409);
  });

  it('keeps a confirmed time until another one is confirmed, three proposals in all', async () => {
    const { visitor, host, id, home, start } = await confirmed();
    const [, second, third] = await visitor.halfDays(home);
    await visitor.change(id, { action: 'propose', halfDays: [second] });
    expect((await host.own()).hosted[0]).toMatchObject({ state: 'confirmed', start, turn: 'host' });
    await host.answer(id, { action: 'decline', word: 'Only then' });
    expect((await visitor.own()).own[0]).toMatchObject({ state: 'confirmed', start, turn: null });
    await visitor.change(id, { action: 'propose', halfDays: [third] });
    const moved = firstTime((await host.own()).hosted[0]!);
    await host.answer(id, { action: 'confirm', start: moved });
    expect((await visitor.own()).own[0]).toMatchObject({ state: 'confirmed', start: moved, roundsLeft: 0 });
    const refused = await visitor.change(id, { action: 'propose', halfDays: [second] });
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Times can be proposed 3 times. Please call instead',
    ]);
  });

  it('is the agency’s for its listings: every admin, and nobody else', async () => {
    const [admin, seller] = [await signedIn('admin'), await signedIn('seller')];
    const visitor = of(new Browser());
    const { id } = (await visitor.book(await listing())).json as { id: string };
    expect((await visitor.own()).own[0]?.otherName).toBe('Saptam Group');
    expect((await of(seller.browser).own()).hosted).toEqual([]);
    const [visit] = (await of(admin.browser).own()).hosted;
    expect((await of(admin.browser).answer(id, { action: 'confirm', start: firstTime(visit!) })).status).toBe(
      200,
    );
  });
});

describe('one time for one visitor', () => {
  it('of parallel confirmations of one slot one succeeds', async () => {
    const seller = await signedIn('seller');
    const home = await listing({ owner: seller.id });
    const visitors = Array.from({ length: 6 }, () => of(new Browser()));
    for (const [i, visitor] of visitors.entries())
      expect((await visitor.book(home, { phone: `982201234${i}` })).status).toBe(201);
    const host = of(seller.browser);
    const { hosted } = await host.own();
    const start = firstTime(hosted[0]!);
    const replies = await Promise.all(hosted.map(({ id }) => host.answer(id, { action: 'confirm', start })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(new Set(replies.filter(({ status }) => status === 409).map(({ json }) => json.message))).toEqual(
      new Set(['Somebody else has that time. Please choose another']),
    );
    expect(await Visit.countDocuments({ status: 'confirmed' })).toBe(1);
    const free = (await host.own()).hosted.find(({ state }) => state === 'proposed');
    expect(free?.times?.proposed).not.toContain(start);
  });

  it('two steps at once: one is refused; a cancelled time is free again', async () => {
    const { host, visitor, id, home, start } = await confirmed();
    const both = await Promise.all([
      visitor.change(id, { action: 'cancel' }),
      host.answer(id, { action: 'cancel' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const next = of(new Browser());
    await next.book(home);
    const visit = (await host.own()).hosted.find(({ state }) => state === 'proposed');
    expect(visit?.times?.proposed).toContain(start);
  });
});

describe('whose visits they are', () => {
  it('others get the same 404 as for a visit that does not exist', async () => {
    const { id } = await asked();
    const [stranger, other] = [await signedIn('seller'), await guest()];
    for (const browser of [new Browser(), other.browser, stranger.browser])
      expect((await of(browser).change(id, { action: 'cancel' })).status).toBe(404);
    for (const given of [id, 'f'.repeat(24)]) {
      const reply = await of(stranger.browser).answer(given, { action: 'cancel' });
      expect([reply.status, reply.json.message]).toEqual([404, 'Visit not found']);
    }
    expect((await of(stranger.browser).own()).hosted).toEqual([]);
  });

  it('they move into the account at sign-in', async () => {
    const person = await signedIn('buyer');
    const browser = new Browser();
    await of(browser).book(await listing());
    const { POST: guestLogin } = await import('@/app/api/guest/login/route');
    await browser.call(guestLogin, '/x', { body: {} });
    expect((await of(browser).own()).own).toHaveLength(1);
    const { POST: login } = await import('@/app/api/user/login/route');
    await browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
    expect((await of(person.browser).own()).own).toHaveLength(1);
  });
});

test('who only reads in the office sees visits to homes of the agency, without their links, and answers none', async () => {
  const home = await listing();
  const visitor = of(new Browser());
  const { id } = (await visitor.book(home)).json as { id: string };
  const [reader, agent] = [
    of((await signedIn('admin', { officeRole: 'read-only' })).browser),
    of((await signedIn('admin', { officeRole: 'agent' })).browser),
  ];
  const [seen] = (await reader.own()).hosted;
  expect([seen?.id, seen?.url, seen?.phone]).toEqual([id, undefined, undefined]);
  const start = firstTime((await agent.own()).hosted[0]!);
  expect((await reader.answer(id, { action: 'confirm', start })).status).toBe(404);
  expect((await agent.answer(id, { action: 'confirm', start })).status).toBe(200);
});
