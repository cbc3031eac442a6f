import { POST as post } from '@/app/api/clients/bulk/route';
import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { env } from '@/lib/platform/env';
import { countUninvitedMail, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import type { PropertySearch } from '@/lib/search/schema';
import { removeOldShortlists } from '@/lib/shortlists/mutations';
import { Client } from '@/models/clients/client';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Shortlist } from '@/models/shortlists/shortlist';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clientsOf, clientsOf as of } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { PASSWORD, signedIn } from '@/test/people';
import { mailsTo } from '@/test/saved-searches';
import { listing, shortlistsOf } from '@/test/shortlists';
import { dropMember, makeTeam } from '@/test/teams';
import { clientFilter, listClientChoices, listClients, mapClientNames } from './data';
import { endReason, matchReasons, reasonsIn } from './requirements/format';
import { clientRow } from './rules';
import { clientInputSchema, clientSearchSchema } from './schema';

describe('requirement texts', () => {
  const FACTS = {
    bedrooms: 3,
    category: 'Residential',
    subType: 'flat',
    locality: 'Dharampeth',
    city: 'Nagpur',
    price: 6_300_000,
    area: 760,
    furnishing: 'semi-furnished',
    facing: 'east',
    possession: 'ready',
    amenities: ['lift', 'parking'],
  } as never as Parameters<typeof matchReasons>[1];

  const SEARCHES: Partial<PropertySearch>[] = [
    { maxPrice: 6_000_000, minArea: 800 },
    { maxPrice: 12_000_000, maxArea: 900 },
    { minPrice: 4_000_000, maxPrice: 7_000_000, minArea: 500, maxArea: 900 },
    { minPrice: 4_000_000, minArea: 700, furnishing: ['semi-furnished'], facing: ['east'] } as never,
    { maxEmi: 35_000, maxAllIn: 7_000_000, possession: ['ready'], amenities: ['lift', 'parking'] } as never,
  ];
  const REASONS = [
    ...SEARCHES.flatMap((search) => matchReasons(search as PropertySearch, FACTS)),
    ...matchReasons({} as PropertySearch, { ...FACTS, bedrooms: 0 } as never),
    ...SEARCHES.map((search) => endReason(search as PropertySearch, FACTS, undefined)),
    ...['sold', 'rented', 'paused', 'expired', 'gone'].map((status) =>
      endReason({} as PropertySearch, undefined, status),
    ),
  ];

  test.each(['mr', 'hi'] as const)('translates every stored reason into %s', (language) => {
    const said = REASONS.map(reasonsIn(language));
    expect(said.filter((text) => /[a-z]/i.test(text))).toEqual([]);
    expect(REASONS.map(reasonsIn('en'))).toEqual(REASONS);
  });

  test('places figures, places and words as the language requires', () => {
    const say = reasonsIn('mr');
    expect(say('3 BHK in Dharampeth')).toBe(`3 बीएचके, ${textsIn('mr').label('Dharampeth')}`);
    expect(say('₹63 L, 5 % over ₹60 L')).toBe('₹63 लाख, ₹60 लाखांपेक्षा 5 % जास्त');
    expect(say('₹1.2 Cr within ₹1.5 Cr')).toBe('₹1.2 कोटी, ₹1.5 कोटींच्या आत');
    expect(reasonsIn('hi')('760 sq ft, 5 % under 800 sq ft')).toBe('760 वर्ग फुट, 800 वर्ग फुट से 5 % कम');
    // typed text is not translated
    expect(say('Has the words “corner plot”')).toBe('यात “corner plot” हे शब्द आहेत');
  });
});

describe('clients', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const actor = (userId: string) => ({ userId, name: 'A', role: 'broker', via: 'cookie' }) as const;

  test('finds the client of an earlier submission whose reply was lost', async () => {
    const { browser } = await signedIn('broker');
    const clients = of(browser);
    const input = { name: 'Asha Deshmukh', idempotencyKey: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    const replies = await Promise.all([clients.add(input), clients.add(input)]);
    replies.push(await clients.add(input));
    expect(new Set(replies.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
    expect((await clients.add({ name: 'Asha Deshmukh' })).json.id).not.toBe(replies[0]!.json.id);
  });

  test('lets a broker add, read, change and delete a client', async () => {
    const { browser } = await signedIn('broker');
    const clients = of(browser);
    const reply = await clients.add({
      name: ' Asha Deshmukh ',
      phones: '98220 12345, 0712 2345678',
      email: 'Asha@Clients.example',
      consentHow: 'said',
      consentDay: '2026-11-01',
      consentNote: 'On the phone',
    });
    expect([reply.status, reply.json.samePhone]).toEqual([201, []]);
    const id = String(reply.json.id);
    const stored = {
      id,
      name: 'Asha Deshmukh',
      phones: ['+919822012345', '+917122345678'],
      email: 'asha@clients.example',
      notes: '',
      consent: { how: 'said', day: '2026-11-01', note: 'On the phone' },
      __v: 0,
    };
    expect((await clients.read(id)).json).toMatchObject(stored);
    const changed = await clients.change(id, { name: 'Asha D.', notes: 'Wants a garden', __v: 0 });
    expect(changed.json).toMatchObject({ name: 'Asha D.', phones: [], consent: null, __v: 1 });
    const late = await clients.change(id, { name: 'Too late', __v: 0 });
    expect([late.status, late.json.details]).toMatchObject([409, { client: { name: 'Asha D.' } }]);
    expect((await clients.drop(id)).status).toBe(200);
    expect((await clients.read(id)).status).toBe(404);
    expect(await AuditEntry.countDocuments({ action: 'client.delete', targetId: id })).toBe(1);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'A', phones: 'call me' }, 'phones'],
    [{ name: 'A', phones: '111,222,333,444,555,666' }, 'phones'],
    [{ name: 'A', email: 'asha' }, 'email'],
    [{ name: 'A', notes: 'x'.repeat(4001) }, 'notes'],
    [{ name: 'A', consentHow: 'guessed' }, 'consentHow'],
    [{ name: 'A', consentHow: 'said' }, 'consentDay'],
    [{ name: 'A', consentHow: 'said', consentDay: '2999-01-01' }, 'consentDay'],
    [{ name: 'A', consentHow: 'said', consentDay: '2026-02-30' }, 'consentDay'],
    [{ name: { $gt: '' } }, 'name'],
  ])('refuses %j at its field', async (body, path) => {
    const { browser } = await signedIn('broker');
    const reply = await of(browser).add(body);
    expect(reply.status).toBe(400);
    expect(reply.json.issues).toEqual([expect.objectContaining({ path })]);
    expect(await Client.countDocuments({})).toBe(0);
  });

  test('replies the same for foreign, unknown and malformed ids, and denies buyers everything', async () => {
    const [broker, rival] = [await signedIn('broker'), await signedIn('broker')];
    const id = await of(broker.browser).added('Asha', { notes: 'Secret' });
    const told = [];
    for (const value of [id, 'f'.repeat(24), '123456789012']) {
      const { status, json } = await of(rival.browser).read(value);
      told.push([status, json.code]);
      expect((await of(rival.browser).change(value, { name: 'Mine', __v: 0 })).status).toBe(404);
      expect((await of(rival.browser).drop(value)).status).toBe(404);
    }
    expect(told).toEqual(Array(3).fill([404, 'not_found']));
    expect(await of(rival.browser).names()).toEqual([]);
    expect((await mapClientNames(actor(rival.id), [id])).size).toBe(0);
    expect((await mapClientNames(actor(broker.id), [id, 'x'])).get(id)).toBe('Asha');
    for (const role of ['buyer', 'seller', 'validator'] as const)
      expect((await of((await signedIn(role)).browser).list()).status).toBe(403);
    expect((await of(new Browser()).list()).status).toBe(401);
  });

  test('finds clients through the index by word prefix, digits and name', async () => {
    const person = await signedIn('broker');
    const clients = of(person.browser);
    await clients.added('Ravi Kulkarni', { phones: '9822011111' });
    await clients.added('Asha Deshmukh', { phones: '9822022222' });
    await clients.added('meera Kulkarni');
    expect(await clients.names()).toEqual(['Asha Deshmukh', 'meera Kulkarni', 'Ravi Kulkarni']);
    expect(await clients.names('?search=kulk')).toEqual(['meera Kulkarni', 'Ravi Kulkarni']);
    expect(await clients.names('?search=22222')).toEqual(['Asha Deshmukh']);
    expect(await clients.names('?search=.*')).toHaveLength(3);
    for (const search of [undefined, 'kulk', '22222']) {
      const filter = clientFilter(actor(person.id), { search, who: 'all' });
      const plan = await planOf({ find: 'clients', filter, sort: { nameKey: 1, _id: 1 }, limit: 25 });
      expect(plan).not.toContain('COLLSCAN');
    }
  });

  test('keeps two clients with one phone number and says so', async () => {
    const { browser } = await signedIn('broker');
    const first = await of(browser).added('Asha', { phones: '98220 12345' });
    const second = await of(browser).add({ name: 'Asha again', phones: '+91 9822012345' });
    expect(second.json.samePhone).toEqual([{ id: first, name: 'Asha', phone: '+919822012345' }]);
    const elsewhere = await of((await signedIn('broker')).browser).add({ name: 'B', phones: '9822012345' });
    expect(elsewhere.json.samePhone).toEqual([]);
  });

  test('exports clients as CSV, logs the export and neutralises formulas', async () => {
    const [{ browser, id: by }, other] = [await signedIn('broker'), await signedIn('broker')];
    await of(other.browser).added('Not mine');
    const consent = { consentHow: 'form', consentDay: '2026-01-02' };
    const id = await of(browser).added('=1+1', { phones: '9822012345, 9822054321', ...consent });
    for (const query of ['type=rent&city=nagpur&bedrooms=2', 'type=sale&maxPrice=6000000'])
      await of(browser).required(id, query);
    await of(browser).bulk({ action: 'tag', ids: [id], tag: 'hot' });
    const reply = await of(browser).csv();
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.text).toBe(
      'Full name,Mobile,Other phones,Email,Notes,Wishes,Tags,Consent,Consent day,Consent note\r\n' +
        `"'=1+1",+91 98220 12345,+91 98220 54321,,,For Rent · Nagpur · 2 BHK; For Sale · Up to ₹60 L,hot,By ticking a box on a form,2026-01-02,\r\n`,
    );
    expect(await AuditEntry.countDocuments({ action: 'export', actor: by })).toBe(1);
  });

  test('applies team roles to a team’s clients and denies former members', async () => {
    const [team, rival] = [await makeTeam(), await makeTeam()];
    const id = await of(team.owner.browser).added('Asha');
    const own = await of(team.agent.browser).added('Meera');
    for (const { browser } of [team.owner, team.agent, team.assistant])
      expect(await of(browser).names()).toEqual(['Asha', 'Meera']);
    expect(await of(team.agent.browser).names('?who=mine')).toEqual(['Meera']);
    expect((await of(rival.owner.browser).read(id)).status).toBe(404);
    expect((await of(team.assistant.browser).change(id, { name: 'Asha D.', __v: 0 })).status).toBe(200);
    expect((await of(team.assistant.browser).drop(id)).status).toBe(403);
    expect((await of(team.agent.browser).drop(id)).status).toBe(403);
    expect((await of(team.assistant.browser).csv()).status).toBe(403);
    expect((await of(team.agent.browser).csv()).text).not.toContain('Asha');
    await dropMember(team.agent);
    expect(await of(team.agent.browser).names()).toEqual([]);
    expect((await of(team.agent.browser).read(own)).status).toBe(404);
    // the firm's records are not erased with an account
    await erasePerson({ id: team.agent.id, email: team.agent.email, verified: false });
    expect(await of(team.owner.browser).names()).toEqual(['Asha D.', 'Meera']);
  });

  test('exports an account’s clients, and erases them with it', async () => {
    const [person, other] = [await signedIn('broker'), await signedIn('broker')];
    await of(person.browser).added('Asha Deshmukh');
    await of(other.browser).added('Someone else');
    const { text } = await person.browser.call(exportData, '/x');
    expect(text).toContain('Asha Deshmukh');
    expect(text).not.toContain('Someone else');
    await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
    await erasePerson({ id: person.id, email: person.email, verified: false });
    expect((await Client.find({}).lean()).map(({ name }) => name)).toEqual(['Someone else']);
  });

  test('keeps names in any script, reads digits of any keyboard, and sorts names by language', async () => {
    const { browser, id: userId } = await signedIn('broker');
    const typed = { phones: '९८२२० १२३४५, ०७१२-२३४५६७८', notes: 'धरमपेठ, ३ बीएचके', email: '' };
    const id = await of(browser).added('क्षमा देशमुख', typed);
    expect((await of(browser).read(id)).json).toMatchObject({
      name: 'क्षमा देशमुख',
      phones: ['+919822012345', '+917122345678'],
      notes: typed.notes,
    });
    for (const name of ['Zoya', 'हेमा', 'ज्ञानदा', 'अमोल', 'Asha']) await of(browser).added(name);
    const search = clientSearchSchema.parse({ sort: 'name' });
    const namesIn = async (language: Language) =>
      (await listClients(actor(userId), search, { language })).rows.map(({ name }) => name);
    expect(await namesIn('en')).toEqual(['Asha', 'Zoya', 'अमोल', 'क्षमा देशमुख', 'ज्ञानदा', 'हेमा']);
    expect(await namesIn('mr')).toEqual(['अमोल', 'हेमा', 'क्षमा देशमुख', 'ज्ञानदा', 'Asha', 'Zoya']);
    expect(await namesIn('hi')).toEqual(['अमोल', 'क्षमा देशमुख', 'ज्ञानदा', 'हेमा', 'Asha', 'Zoya']);
    const choices = await listClientChoices(actor(userId), 'mr');
    expect(choices.map(({ name }) => name)).toEqual(await namesIn('mr'));
    const filter = clientFilter(actor(userId), { search: undefined, who: 'all' });
    for (const locale of ['mr', 'hi']) {
      const command = { find: 'clients', filter, sort: { nameKey: 1, _id: 1 }, limit: 25 };
      expect(await planOf({ ...command, collation: { locale } })).not.toContain('COLLSCAN');
    }
  });
});

describe('bulk actions', () => {
  const mails = catchMails();

  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  test('tags, archives and restores several clients, and refuses only foreign ones', async () => {
    const [person, rival] = [await signedIn('broker'), await signedIn('broker')];
    const clients = of(person.browser);
    const [asha, meera] = [await clients.added('Asha', { tags: 'NRI' }), await clients.added('Meera')];
    const foreign = await of(rival.browser).added('Secret');
    const results = await clients.bulk({ action: 'tag', ids: [asha, meera, foreign], tag: ' Hot ' });
    expect(results).toEqual([
      { id: asha, name: 'Asha' },
      { id: meera, name: 'Meera' },
      { id: foreign, name: '', problem: 'Client not found' },
    ]);
    expect((await clients.list()).json.rows).toMatchObject([{ tags: ['nri', 'hot'] }, { tags: ['hot'] }]);
    expect(await clients.names('?tag=NRI')).toEqual(['Asha']);
    await clients.bulk({ action: 'untag', ids: [meera], tag: 'hot' });
    expect(await clients.names('?tag=hot')).toEqual(['Asha']);
    await clients.bulk({ action: 'archive', ids: [asha] });
    expect([await clients.names(), await clients.names('?view=archived')]).toEqual([['Meera'], ['Asha']]);
    await clients.bulk({ action: 'restore', ids: [asha] });
    expect(await clients.names()).toEqual(['Asha', 'Meera']);
    expect((await of(rival.browser).list()).json.rows).toMatchObject([{ name: 'Secret', tags: [] }]);
    expect(await AuditEntry.countDocuments({ action: 'client.bulk', actor: person.id })).toBe(4);
    const none = await person.browser.call(post, '/x', { body: { action: 'archive', ids: [] } });
    expect(none.status).toBe(400);
  });

  test('sends each the best unsent homes, by mail with consent, otherwise as a chat message', async () => {
    const person = await signedIn('broker');
    const clients = of(person.browser);
    const homes = [];
    for (const price of [5_800_000, 4_000_000, 6_000_000]) homes.push(await listing({ price }));
    const asha = await clients.added('Asha', {
      email: 'asha@clients.example',
      consentHow: 'said',
      consentDay: '2026-11-01',
    });
    const meera = await clients.added('Meera', { phones: '9822012345' });
    const idle = await clients.added('Idle');
    for (const id of [asha, meera]) await clients.required(id, 'type=sale&city=nagpur&maxPrice=6000000');
    const results = await clients.bulk({ action: 'send', ids: [asha, meera, idle] });
    expect(results).toMatchObject([
      { name: 'Asha', sent: { homes: 3, isMailed: true } },
      { name: 'Meera', sent: { homes: 3, isMailed: false, phone: '+919822012345' } },
      { name: 'Idle', problem: 'You’ve already sent every home that fits' },
    ]);
    expect(results[1]!.sent!.message).toContain('/shortlist/');
    await settleBackground();
    expect(mails.map(({ to }) => to)).toEqual(['asha@clients.example']);
    const { lists, matches } = await clients.detail(asha);
    expect(lists[0]!.homes.map(({ id }) => id)).toEqual([homes[2], homes[0], homes[1]]);
    // sending a home marks it as seen
    expect(matches.map(({ isNew }) => isNew)).toEqual([false, false, false]);
    expect((await clients.list('?sort=contact')).json.rows).toMatchObject([
      { name: 'Idle' },
      { name: 'Meera' },
      { name: 'Asha', contactedAt: expect.any(String) },
    ]);
    expect((await clients.bulk({ action: 'send', ids: [asha] }))[0]).toHaveProperty('problem');
  });

  test('assigns clients with their requirements to a colleague, for roles that may', async () => {
    const team = await makeTeam();
    const id = await of(team.owner.browser).added('Asha');
    await of(team.owner.browser).required(id, 'type=sale&city=nagpur');
    const to = team.agent.id;
    const denied = await of(team.assistant.browser).bulk({ action: 'assign', ids: [id], to });
    expect(denied[0]!.problem).toMatch(/role in the team/);
    expect(await of(team.owner.browser).bulk({ action: 'assign', ids: [id], to })).toEqual([
      { id, name: 'Asha' },
    ]);
    expect(await of(team.agent.browser).names('?who=mine')).toEqual(['Asha']);
    const stranger = await signedIn('broker');
    const reply = await team.owner.browser.call(post, '/x', {
      body: { action: 'assign', ids: [id], to: stranger.id },
    });
    expect(reply.status).toBe(400);
  });

  test('orders the list by last contact and by next step', async () => {
    const { browser } = await signedIn('broker');
    const clients = of(browser);
    const asha = await clients.added('Asha', {
      nextStep: 'Call about the loan',
      nextDay: '2026-12-01',
      source: 'Walk-in',
    });
    await clients.added('Meera');
    await clients.added('Zoya', { nextStep: 'Show the plot', nextDay: '2026-11-28' });
    expect((await clients.contact(asha)).json).toEqual({ recorded: true });
    expect(await clients.names('?sort=step')).toEqual(['Zoya', 'Asha', 'Meera']);
    expect(await clients.names('?sort=contact')).toEqual(['Meera', 'Zoya', 'Asha']);
    expect((await clients.list('?search=asha')).json.rows).toMatchObject([
      { source: 'Walk-in', nextStep: { text: 'Call about the loan', day: '2026-12-01' } },
    ]);
    expect((await clients.add({ name: 'B', nextStep: 'Call' })).json.issues).toMatchObject([
      { path: 'nextDay' },
    ]);
    expect((await clients.contact('f'.repeat(24))).status).toBe(404);
  });

  test('reads each order of a list of 5 000 clients through an index, one page at a time', async () => {
    const { id, browser } = await signedIn('broker');
    const rows = Array.from({ length: 5000 }, (_, i) => ({
      ...clientRow(clientInputSchema.parse({ name: `Client ${i}` })),
      owner: id,
      team: null,
    }));
    await Client.insertMany(rows);
    for (const first of [{ newsAt: -1 }, { contactedAt: 1 }, { nextAt: 1 }, {}])
      for (const scope of [
        clientFilter(testActor(id), { search: undefined, who: 'all' }),
        { team: id, isArchived: false },
      ]) {
        const sort = { ...first, nameKey: 1, _id: 1 };
        const plan = await planOf({ find: 'clients', filter: scope, sort, limit: 25 });
        expect(plan).toContain('IXSCAN');
        expect(plan).not.toContain('COLLSCAN');
        expect(plan).not.toContain('SORT');
      }
    const { json } = await of(browser).list();
    expect([json.total, json.pages, (json.rows as unknown[]).length]).toEqual([5000, 200, 25]);
  });
});

describe('lists sent to clients', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const tokenOf = (url: string | null | undefined) => url?.split('/').pop() ?? '';
  const CONSENT = { email: 'asha@clients.example', consentHow: 'said', consentDay: '2026-11-01' };

  /** A broker who has sent one client a list of one home. */
  async function sent(client: object = {}) {
    const person = await signedIn('broker', { name: 'Suresh Broker' });
    const clients = clientsOf(person.browser);
    const id = await clients.added('Asha Deshmukh', client);
    const home = await listing({ title: 'Garden flat', price: 5_800_000 });
    const reply = await clients.send(id, [home, home]);
    expect(reply.status).toBe(201);
    const list = (await clients.detail(id)).lists[0]!;
    return { person, clients, id, home, list, token: tokenOf(list.url) };
  }

  test('sends a client a list as a page, and shows the family’s reply as news once', async () => {
    const { clients, id, home, list, token } = await sent();
    expect(list).toMatchObject({ name: 'Homes for Asha', homes: [{ id: home }] });
    expect(list.message).toBe(
      `Hello Asha, here is a home that may suit you.\n• Garden flat, ₹58 L\nLook at them and tell me yes, maybe or no: ${list.url}`,
    );
    const reader = shortlistsOf(new Browser());
    const opened = await reader.shared(token);
    expect(opened.json).toMatchObject({ from: 'Suresh Broker', mode: 'comment', homes: [{ id: home }] });
    expect(opened.text).not.toMatch(/client:|Deshmukh|@/);
    // the only number is the broker's
    expect(opened.text.match(/\+91\d+/g)).toEqual(['+919800000000']);
    expect((await clients.detail(id)).hasReacted).toBe(false);
    await reader.reply(token, { property: home, name: 'Aai', verdict: 'yes', note: 'The garden' });
    const detail = await clients.detail(id);
    expect(detail.hasReacted).toBe(true);
    expect(detail.lists[0]!.homes[0]!.replies).toMatchObject([
      { name: 'Aai', verdict: 'yes', note: 'The garden' },
    ]);
    expect(await clients.names('?view=reactions')).toEqual(['Asha Deshmukh']);
    await clients.seen(id);
    expect(await clients.names('?view=reactions')).toEqual([]);
  });

  test('revokes a link for good and creates a new one', async () => {
    const { clients, id, list, token } = await sent();
    const reader = shortlistsOf(new Browser());
    await clients.share(id, list.id, false);
    expect((await reader.shared(token)).status).toBe(404);
    expect((await clients.detail(id)).lists[0]).toMatchObject({ url: null });
    await clients.share(id, list.id, true);
    const next = tokenOf((await clients.detail(id)).lists[0]!.url);
    expect([next === token, (await reader.shared(next)).status, (await reader.shared(token)).status]).toEqual(
      [false, 200, 404],
    );
    await clients.dropList(id, list.id);
    expect([(await reader.shared(next)).status, await Shortlist.countDocuments({})]).toEqual([404, 0]);
  });

  test('sends no list to a mailbox that got five mails of any kind within the hour', async () => {
    const { clients, id, list } = await sent(CONSENT);
    const factor = jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
    for (let i = 0; i < 5; i++) await countUninvitedMail(emailKeyOf(CONSENT.email));
    expect((await clients.mail(id, list.id, 'One more')).status).toBe(429);
    factor.restore();
    resetLimiters();
  });

  test('mails only a client with recorded consent, with replies to the broker', async () => {
    const { person, clients, id, list } = await sent({ email: CONSENT.email });
    const refused = await clients.mail(id, list.id, list.message);
    expect([refused.status, refused.json.message]).toEqual([
      403,
      'First record how and when this client agreed to be contacted',
    ]);
    await clients.change(id, { name: 'Asha Deshmukh', ...CONSENT, __v: 0 });
    expect((await clients.mail(id, list.id, 'Namaste Asha, look at this')).status).toBe(200);
    const [mail, ...others] = mailsTo(CONSENT.email);
    expect(others).toEqual([]);
    expect(mail).toContain(list.url);
    expect(mail).toContain('Namaste Asha');
    expect(mail).toContain(`Reply-To: ${person.email}`);
    expect(await AuditEntry.countDocuments({ action: 'client.mail', targetId: id })).toBe(1);
    await clients.change(id, { name: 'Asha Deshmukh', email: CONSENT.email, __v: 1 });
    expect((await clients.mail(id, list.id, 'Again')).status).toBe(403);
    await clients.change(id, { name: 'Asha', consentHow: 'said', consentDay: '2026-11-01', __v: 2 });
    expect((await clients.mail(id, list.id, 'No address')).status).toBe(409);
  });

  test('refuses bad input and foreign ids, and creates nothing', async () => {
    const { clients, id, home, list } = await sent();
    const rival = clientsOf((await signedIn('broker')).browser);
    const draft = await listing({ status: 'draft' });
    const statuses = [
      await clients.send(id, []),
      await clients.send(id, [draft]),
      await clients.send(id, [home], ' '),
      await clients.send(
        id,
        Array.from({ length: 31 }, (_, i) => String(i).padStart(24, '0')),
      ),
      await clients.send(id, ['nonsense']),
      await clients.mail(id, list.id, ' '),
      await rival.send(id, [home]),
      await rival.share(id, list.id, false),
      await rival.dropList(id, list.id),
      await rival.mail(id, list.id, 'Hello'),
      await clients.share(id, 'f'.repeat(24), false),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 404, 404, 404, 404, 404]);
    expect(await Shortlist.countDocuments({})).toBe(1);
  });

  test('marks a home that is no longer available in the list', async () => {
    const { clients, id, home } = await sent();
    await Property.updateOne({ _id: home }, { $set: { status: 'sold' } });
    expect((await clients.detail(id)).lists[0]!.homes[0]!.changes).toEqual([{ kind: 'status', now: 'sold' }]);
  });

  test('keeps lists as long as the client, and deletes them with the client or the account', async () => {
    const [item, other] = [await sent(), await sent()];
    expect(await removeOldShortlists(new Date(Date.now() + 1000))).toBe(0);
    await item.clients.drop(item.id);
    expect((await shortlistsOf(new Browser()).shared(item.token)).status).toBe(404);
    await erasePerson({ id: other.person.id, email: other.person.email, verified: false });
    expect(await Shortlist.countDocuments({})).toBe(0);
  });
});
