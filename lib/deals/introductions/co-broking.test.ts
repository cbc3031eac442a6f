import { recordAllDepartures } from '@/lib/deals/ledger/mutations';
import { homesLeft } from '@/lib/listings/events';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Introduction } from '@/models/deals/introduction';
import { Property } from '@/models/listings/property';
import { clientsOf } from '@/test/clients';
import { coBrokingOf, coBrokingWorld, introductionOf, RAO } from '@/test/co-broking';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { dropMember, makeTeam } from '@/test/teams';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const FIRST = 'Thank you, but this person was introduced to this home before. The first introduction counts';

describe('terms', () => {
  test('both firms accept a text once, and nobody is introduced before', async () => {
    const { team, rival, bringer, offer, agree } = await coBrokingWorld();
    expect((await bringer.offers()).others).toMatchObject([
      { id: offer, percent: 40, terms: 'none', firm: { id: team.id } },
    ]);
    expect((await bringer.introduce(offer, RAO)).status).toBe(409);
    await bringer.accept(team.id);
    expect((await bringer.introduce(offer, RAO)).text).toContain('accept the terms first');
    const owner = coBrokingOf(team.owner.browser);
    expect((await owner.terms()).pairs).toMatchObject([{ state: 'theirs', firm: { name: 'Ravi Rival' } }]);
    await agree();
    expect((await bringer.terms()).pairs).toMatchObject([{ state: 'both', version: '2026-11-26' }]);
    expect((await bringer.introduce(offer, RAO)).status).toBe(201);
    // the pair has one row for both directions, and a second home needs no new acceptance
    const own = await listing({ title: 'Corner flat', owner: rival.id });
    const back = (await bringer.offer(own, 25)).json.id as string;
    expect((await owner.introduce(back, { name: 'Meera', phone: '9822099999' })).status).toBe(201);
    expect((await owner.terms()).pairs).toHaveLength(1);
  });

  test('only the owner of a team accepts, an old text is refused, and a firm without an offer is unknown', async () => {
    const { team, rival, bringer } = await coBrokingWorld();
    await bringer.accept(team.id);
    expect((await coBrokingOf(team.agent.browser).accept(rival.id)).status).toBe(403);
    expect((await coBrokingOf(team.owner.browser).accept(rival.id, '2020-01-01')).status).toBe(409);
    expect((await bringer.accept((await makeTeam()).id)).status).toBe(404);
    expect((await bringer.accept(rival.id)).status).toBe(404);
  });
});

describe('offers', () => {
  test('a changed share counts for introductions to come, and a withdrawn offer takes none', async () => {
    const { home, lister, bringer, offer, agree, introduced } = await coBrokingWorld();
    await agree();
    const first = await introduced();
    expect((await lister.offer(home, 30)).json).toMatchObject({ id: offer, percent: 30 });
    expect(introductionOf(await bringer.read(first.id)).percent).toBe(40);
    expect((await introduced({ name: 'Meera', phone: '9822099999' })).percent).toBe(30);
    expect((await lister.withdraw(offer)).json.state).toBe('withdrawn');
    expect((await bringer.introduce(offer, { name: 'Om', phone: '9822077777' })).status).toBe(409);
    expect((await bringer.offers()).others).toEqual([]);
    expect(introductionOf(await bringer.read(first.id)).state).toBe('open');
  });

  test('only a public listing of the firm is offered, by a member who may see its earnings', async () => {
    const { team, rival, home, bringer } = await coBrokingWorld();
    expect((await bringer.offer(home, 10)).status).toBe(404);
    expect((await coBrokingOf(team.assistant.browser).offer(home, 10)).status).toBe(403);
    const draft = await listing({ owner: rival.id, status: 'draft' });
    expect((await bringer.offer(draft, 10)).status).toBe(409);
    expect((await bringer.offer(await listing({ owner: rival.id }), 0)).status).toBe(400);
    expect((await coBrokingOf((await signedIn('seller')).browser).offer(home, 10)).status).toBe(403);
  });

  test('a sold home is offered no more, its introductions stay, and the firm that brings gets one mail', async () => {
    const { home, rival, bringer, offer, agree, introduced } = await coBrokingWorld();
    await agree();
    const { id } = await introduced();
    await Property.updateOne({ _id: home }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
    // a bulk change raises no event: the job finds it
    await recordAllDepartures();
    for (let times = 0; times < 2; times++) await homesLeft.emit(new Map([[home, 'sold']]));
    const subjects = (await mailsTo(rival.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Garden flat is sold'))).toHaveLength(1);
    expect((await bringer.introduce(offer, { name: 'Om', phone: '9822077777' })).status).toBe(409);
    const row = introductionOf(await bringer.read(id));
    expect(row.state).toBe('open');
    expect(row.events.map(({ kind }) => kind)).toEqual(['introduced', 'left']);
  });
});

describe('introductions', () => {
  test('the first one counts, by phone or address however they are typed; the second gets polite words', async () => {
    const { team, bringer, offer, agree, introduced } = await coBrokingWorld();
    await agree();
    const before = Date.now();
    const first = await introduced();
    expect(+new Date(first.introducedAt)).toBeGreaterThanOrEqual(before);
    const other = await signedIn('broker', { name: 'Third Broker' });
    const third = coBrokingOf(other.browser);
    await third.accept(team.id);
    await coBrokingOf(team.owner.browser).accept(other.id);
    for (const person of [
      { name: 'A. Rao', phone: '+91 98220-12345' },
      { name: 'Rao', phone: '9811111111', email: 'ASHA@clients.example' },
    ]) {
      const second = await third.introduce(offer, person);
      expect([second.status, second.json.message]).toEqual([409, FIRST]);
      expect(second.text).not.toContain('Ravi');
      expect(second.text).not.toContain(first.id);
    }
    const again = await bringer.introduce(offer, RAO);
    expect(again.text).toContain('Your firm has introduced this person to this home already');
    expect(await Introduction.countDocuments()).toBe(1);
  });

  test('of several at the same moment one is stored', async () => {
    const { bringer, offer, agree } = await coBrokingWorld();
    await agree();
    const replies = await Promise.all(Array.from({ length: 5 }, () => bringer.introduce(offer, RAO)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('both firms see the same row; the number is masked for the firm that lists until it is given', async () => {
    const { lister, bringer, agree, introduced } = await coBrokingWorld();
    await agree();
    const { id, ...theirs } = await introduced();
    const seen = introductionOf(await lister.read(id));
    const same = ['name', 'percent', 'introducedAt', 'lister', 'bringer', 'events', 'state'] as const;
    for (const field of same) expect(seen[field]).toEqual(theirs[field]);
    expect([seen.side, seen.phone, seen.email]).toEqual(['lister', '•••••• 2345', 'a•••@clients.example']);
    expect(theirs.phone).toBe('+919822012345');
    expect((await lister.step(id, 'contact')).status).toBe(403);
    expect((await bringer.step(id, 'contact')).status).toBe(200);
    expect(introductionOf(await lister.read(id)).phone).toBe('+919822012345');
    expect((await lister.list()).map((row) => row.id)).toEqual((await bringer.list()).map((row) => row.id));
  });

  test('neither firm sees more of the other: not its other clients, nor rows with third firms', async () => {
    const { team, rival, lister, agree, introduced } = await coBrokingWorld();
    await agree();
    const clients = clientsOf(rival.browser);
    const rao = await clients.added('Asha Rao', { phones: '9822012345' });
    await clients.added('Hidden Client', { phones: '9822055555' });
    const { id } = await introduced({ client: rao });
    const seen = await lister.read(id);
    expect(seen.text).not.toContain('Hidden');
    expect(seen.text).not.toContain(rao);
    expect((await clientsOf(team.owner.browser).list()).json.rows).toEqual([]);
    const stranger = coBrokingOf((await signedIn('broker')).browser);
    expect((await stranger.read(id)).status).toBe(404);
    expect((await stranger.step(id, 'note', 'Hello')).status).toBe(404);
    expect(await stranger.list()).toEqual([]);
    await dropMember(team.agent);
    expect((await lister.read(id)).status).toBe(404);
  });

  test('a withdrawn introduction leaves the person to others', async () => {
    const { bringer, offer, agree, introduced } = await coBrokingWorld();
    await agree();
    const { id } = await introduced();
    expect(introductionOf(await bringer.step(id, 'withdrawn')).state).toBe('withdrawn');
    expect((await bringer.introduce(offer, RAO)).status).toBe(201);
  });

  test('a client must have agreed, and be reachable', async () => {
    const { bringer, offer, agree } = await coBrokingWorld();
    await agree();
    expect((await bringer.introduce(offer, { ...RAO, hasAgreed: false })).status).toBe(400);
    expect((await bringer.introduce(offer, { name: 'Asha' })).status).toBe(400);
    expect((await bringer.introduce(offer, { phone: '9822012345' })).status).toBe(400);
  });
});

describe('disputes', () => {
  test('are begun by either firm, answered, and settled by the firm that began; the history only grows', async () => {
    const { rival, lister, bringer, agree, introduced } = await coBrokingWorld();
    await agree();
    const { id } = await introduced();
    expect((await lister.step(id, 'disputed')).status).toBe(400);
    const disputed = introductionOf(await lister.step(id, 'disputed', 'She called us in October.'));
    expect(disputed.disputedBy).toBe('lister');
    const mails = await mailsTo(rival.email);
    expect(mails.filter(({ subject }) => subject.includes('disputes an introduction'))).toHaveLength(1);
    expect((await bringer.step(id, 'disputed', 'No')).status).toBe(409);
    expect((await bringer.step(id, 'withdrawn')).status).toBe(409);
    expect((await bringer.step(id, 'settled', 'Done')).status).toBe(409);
    await bringer.step(id, 'note', 'She did not know the home.');
    const settled = introductionOf(await lister.step(id, 'settled', 'Agreed.'));
    expect(settled.disputedBy).toBeNull();
    const history = introductionOf(await bringer.read(id)).events;
    expect(history.map(({ kind, side, text }) => [kind, side, text])).toEqual([
      ['introduced', 'bringer', ''],
      ['disputed', 'lister', 'She called us in October.'],
      ['note', 'bringer', 'She did not know the home.'],
      ['settled', 'lister', 'Agreed.'],
    ]);
    expect(history.slice(0, 2)).toEqual(disputed.events);
  });
});
