import { POST as makeToken } from '@/app/api/user/api-tokens/route';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Passkey } from '@/models/accounts/passkey';
import { Requirement } from '@/models/clients/requirement';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { Property } from '@/models/listings/property';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Visit } from '@/models/visits/visit';
import { apiFiles } from '@/scripts/lib/api-routes.mjs';
import { operationOf } from '@/test/api-document';
import { BROKER_HANDLERS } from '@/test/broker-handlers';
import { Browser, type Reply } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { type Attempt, dealRecordsOf, FOREIGN_DEALS } from '@/test/foreign-deals';
import { FOREIGN_LETTERS } from '@/test/foreign-letters';
import { allHandlers, type FoundHandler } from '@/test/handlers';
import { LEAD_CHANNEL_ATTEMPTS } from '@/test/lead-channel-attempts';
import { OFFICE_HANDLERS, OFFICE_PAGES } from '@/test/office-handlers';
import { FROM_ANYWHERE, PUBLIC_HANDLERS } from '@/test/open-handlers';
import { OWN } from '@/test/own-handlers';
import { pageRequest } from '@/test/page-request';
import { guest, type Person, signedIn, storeRole } from '@/test/people';
import { pageFiles, paramsFor } from '@/test/routes';
import { searchesOf } from '@/test/saved-searches';
import { SITE_CHECK_ATTEMPTS } from '@/test/site-check-attempts';
import { kindsOf, NEVER_SHARED, TEAM_ATTEMPTS, type TeamAttempt } from '@/test/team-calls';
import { recordsOf } from '@/test/team-records';
import { dropMember, makeTeam, type TestTeam } from '@/test/teams';
import { visitsOf } from '@/test/visits';
import { OFFICE_PERMISSIONS, type Permission } from './permissions';
import type { OfficeRole } from './roles';
import { API_SCOPES } from './scopes';

/**
 * Checks every handler on disk. A handler that is on none of these lists must refuse everybody but admins, so a new handler
 * is either guarded or fails the test. Public handlers are in test/open-handlers.ts.
 *
 * Handlers here are open to guests. Another test refuses a foreign guest.
 */
const GUEST = new Set([
  'PUT /api/user/recording',
  'GET /api/guest/[guestID]',
  'POST /api/guest/guest-activity',
]);

type Victim = { person: Person } & Record<
  | 'document'
  | 'session'
  | 'property'
  | 'visit'
  | 'search'
  | keyof Parameters<(typeof FOREIGN_DEALS)[string]>[0]
  | 'lead'
  | 'template'
  | 'passkey',
  string
>;

const profileBody = { name: 'Mallory', phone: '9822012345', aadhaarNumber: '', panNumber: '' };

/** Requests of a signed-in stranger for the victim's records. */
const FOREIGN: Record<string, (victim: Victim) => Attempt> = {
  'GET /api/user/profile/[id]': ({ person }) => ({ params: { id: person.id } }),
  'PUT /api/user/profile/[id]': ({ person }) => ({ params: { id: person.id }, body: profileBody }),
  'GET /api/user/documents/[id]': ({ document }) => ({ params: { id: document } }),
  'DELETE /api/user/documents/[id]': ({ document }) => ({ params: { id: document } }),
  'PATCH /api/searches/[id]': ({ search }) => ({ params: { id: search }, body: { paused: true } }),
  'DELETE /api/searches/[id]': ({ search }) => ({ params: { id: search } }),
  'DELETE /api/user/sessions/[id]': ({ session }) => ({ params: { id: session } }),
  'POST /api/user/useractivity': ({ person }) => ({ body: { userid: person.id, action: 'page_view' } }),
  // every id gets the same reply, as lib/visits/calendar/calendar.test.ts checks
  'DELETE /api/calendar/busy/[id]': () => ({ params: { id: 'f'.repeat(24) } }),
  'PATCH /api/user/passkeys/[id]': ({ passkey }) => ({ params: { id: passkey }, body: { name: 'Mine' } }),
  'DELETE /api/user/passkeys/[id]': ({ passkey }) => ({ params: { id: passkey } }),
  ...FOREIGN_DEALS,
  ...FOREIGN_LETTERS,
  'PUT /api/property/[id]': ({ property }) => ({ params: { id: property }, body: { title: 'Mine now' } }),
  'PATCH /api/property/[id]': ({ property }) => ({
    params: { id: property },
    body: { __v: 0, title: 'Mine now' },
  }),
  'DELETE /api/property/images/[...publicId]': () => ({ params: { publicId: ['images', 'abc'] } }),
  'GET /api/leads/[id]': ({ lead }) => ({ params: { id: lead } }),
  'PATCH /api/leads/[id]': ({ lead }) => ({ params: { id: lead }, body: { state: 'closed' } }),
  'POST /api/leads/[id]/answer': ({ lead }) => ({ params: { id: lead }, body: { text: 'Hello' } }),
  'POST /api/leads/[id]/read': ({ lead }) => ({ params: { id: lead }, body: {} }),
  'POST /api/leads/[id]/summary': ({ lead }) => ({ params: { id: lead } }),
  'POST /api/property/[id]/wording': ({ property }) => ({ params: { id: property }, body: {} }),
  'POST /api/leads/[id]/tap': ({ lead }) => ({ params: { id: lead }, body: { way: 'call' } }),
  'POST /api/presence': ({ lead }) => ({ params: { id: lead }, body: { type: 'lead', id: lead } }),
  ...LEAD_CHANNEL_ATTEMPTS,
  'PUT /api/leads/templates/[id]': ({ template }) => ({
    params: { id: template },
    body: { name: 'Mine', text: 'Mine now' },
  }),
  'DELETE /api/leads/templates/[id]': ({ template }) => ({ params: { id: template } }),
  'GET /api/visits/[id]/answer': ({ visit }) => ({ params: { id: visit } }),
  'POST /api/visits/[id]/answer': ({ visit }) => ({ params: { id: visit }, body: { action: 'cancel' } }),
  'DELETE /api/property/[id]': ({ property }) => ({ params: { id: property } }),
  'POST /api/property/[id]/confirmation': ({ property }) => ({
    params: { id: property },
    body: { answer: 'ended' },
  }),
  'DELETE /api/team/invitations/[id]': ({ person }) => ({ params: { id: person.id } }),
  'PATCH /api/team/members/[id]': ({ person }) => ({ params: { id: person.id }, body: { role: 'agent' } }),
  'DELETE /api/team/members/[id]': ({ person }) => ({ params: { id: person.id } }),
  'POST /api/team/join/[token]': () => ({ params: { token: 'x'.repeat(32) } }),
  'GET /api/property/[id]/figures': ({ property }) => ({ params: { id: property } }),
  // lib/imports/listings/listings.test.ts tests another person's import
  'GET /api/property/import/[id]': ({ property }) => ({ params: { id: property } }),
  'PUT /api/property/import/[id]': ({ property }) => ({
    params: { id: property },
    body: { mapping: [], duplicates: 'skip' },
  }),
  'POST /api/property/import/[id]': ({ property }) => ({ params: { id: property }, body: { action: 'run' } }),
  'DELETE /api/property/import/[id]': ({ property }) => ({ params: { id: property } }),
  'GET /api/property/import/[id]/failed': ({ property }) => ({ params: { id: property } }),
  'POST /api/property/import/[id]/failed': ({ property }) => ({ params: { id: property } }),
  'GET /api/property/import/[id]/rows': ({ property }) => ({ params: { id: property } }),
  'POST /api/property/import/[id]/rows': ({ property }) => ({
    params: { id: property },
    body: { rows: [{ row: 2, cells: ['x'] }] },
  }),
  'POST /api/property/[id]/restore': ({ property }) => ({ params: { id: property } }),
  ...SITE_CHECK_ATTEMPTS,
  'DELETE /api/property/[id]/images/[...publicId]': ({ property }) => ({
    params: { id: property, publicId: ['images', 'abc'] },
  }),
};

useTestDb();

async function makeVictim(): Promise<Victim> {
  const person = await signedIn('seller', {
    documents: [{ type: 'pan', storageKey: `${'a'.repeat(24)}/${'b'.repeat(32)}`, name: 'pan.pdf' }],
  });
  const stored = await User.findById(person.id).lean();
  const session = await Session.findOne({ user: person.id }).lean();
  const property = await Property.create({
    title: 'A flat',
    description: 'With a view',
    price: 4_500_000,
    type: 'sale',
    category: 'Residential',
    address: 'Dharampeth, Nagpur',
    area: 900,
    city: 'Nagpur',
    citySlug: 'nagpur',
    owner: person.id,
    images: [{ url: '/media/images/abc.webp', public_id: 'images/abc', width: 10, height: 10 }],
  });
  const visit = await visitTo(String(property._id));
  const search = await searchesOf(person.browser).save('city=nagpur');
  return {
    person,
    ...(await dealRecordsOf(person)),
    search: String(search.json.id),
    document: String(stored?.documents[0]?._id),
    session: String(session?._id),
    passkey: String(
      (await Passkey.create({ user: person.id, credentialId: 'c', publicKey: 'k', counter: 0, name: 'n' }))
        ._id,
    ),
    property: String(property._id),
    visit,
    lead: String((await Visit.findById(visit).lean())?.lead),
    template: String((await AnswerTemplate.create({ name: 'A', text: 'B', owner: person.id }))._id),
  };
}

/** A visit that the listing's owner has yet to confirm. */
async function visitTo(property: string): Promise<string> {
  const reply = await visitsOf(new Browser()).book(property);
  return String(reply.json.id);
}

const UNKNOWN_ID = 'f'.repeat(24);

function call(
  browser: Browser,
  { handler, method, path }: FoundHandler,
  attempt: Attempt = {},
): Promise<Reply> {
  const body = attempt.body ?? (method === 'GET' ? undefined : {});
  return browser.call(handler, '/walk', {
    method,
    params: attempt.params ?? paramsFor(path, UNKNOWN_ID),
    ...(body !== undefined && { body }),
    ...(attempt.headers && { headers: attempt.headers }),
  });
}

test('every list names existing handlers', async () => {
  const names = new Set((await allHandlers()).map(({ name }) => name));
  const listed = [...PUBLIC_HANDLERS, ...GUEST, ...OWN, ...Object.keys(FOREIGN)];
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});

test('the table of API routes matches the exports of their files', async () => {
  const inTable = apiFiles().flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
  const exported = (await allHandlers()).filter(({ path }) => path.startsWith('/api/'));
  expect(inTable.toSorted()).toEqual(exported.map(({ name }) => name).toSorted());
});

test('every handler that is not public refuses a visitor without a session', async () => {
  const wrong: string[] = [];
  for (const found of (await allHandlers()).filter(({ name }) => !PUBLIC_HANDLERS.has(name))) {
    const { status } = await call(new Browser(), found);
    if (status !== 401) wrong.push(`${found.name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('guests can only call handlers for guests', async () => {
  const { browser } = await guest();
  const wrong: string[] = [];
  for (const found of (await allHandlers()).filter(
    ({ name }) => !PUBLIC_HANDLERS.has(name) && !GUEST.has(name),
  )) {
    const { status } = await call(browser, found);
    if (status !== 401) wrong.push(`${found.name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

/** Headers by which browsers identify requests from other sites. */
const ELSEWHERE = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  // sent by a sandboxed frame, a file or a redirect
  { origin: 'null' },
] as const;

test('no handler accepts a write from another site, or with the cookie but without its token', async () => {
  const { browser } = await signedIn('admin');
  const wrong: string[] = [];
  const writes = (await allHandlers()).filter(
    ({ method, name }) => method !== 'GET' && !FROM_ANYWHERE.has(name),
  );
  for (const found of writes) {
    const without = PUBLIC_HANDLERS.has(found.name)
      ? []
      : [{ 'x-xsrf-token': '' }, { 'x-xsrf-token': 'x'.repeat(43) }];
    for (const headers of [...ELSEWHERE, ...without]) {
      const { status, json } = await call(browser, found, { headers });
      if (status !== 403 || json.code !== 'csrf')
        wrong.push(`${found.name} ${JSON.stringify(headers)}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('handlers on no list are only for admins', async () => {
  const people = await Promise.all(
    (['buyer', 'seller', 'broker', 'validator'] as const).map(async (role) => ({
      role,
      ...(await signedIn(role)),
    })),
  );
  for (const one of people) await storeRole(one.role.toUpperCase(), [one]);
  const wrong: string[] = [];
  for (const found of await allHandlers()) {
    const { name } = found;
    if (PUBLIC_HANDLERS.has(name) || GUEST.has(name) || OWN.has(name) || FOREIGN[name]) continue;
    for (const { browser, role } of people) {
      if (role === 'broker' && BROKER_HANDLERS.has(name)) continue;
      const { status } = await call(browser, found);
      if (status !== 403) wrong.push(`${name}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every handler for one record is shared with the team or listed as an exception', async () => {
  const { owner } = await makeTeam();
  const missing: string[] = [];
  for (const found of await allHandlers()) {
    const { name, path } = found;
    if (!path.includes('[') || PUBLIC_HANDLERS.has(name) || NEVER_SHARED.has(name) || TEAM_ATTEMPTS[name])
      continue;
    // handlers that refuse even a signed-in stranger by role are for admins
    const { status } = await call(owner.browser, found);
    if (status !== 403 && status !== 401) missing.push(`${name}: ${status}`);
  }
  expect(missing).toEqual([]);
});

test("a stranger cannot reach another person's records or learn of them", async () => {
  const [victim, stranger] = [await makeVictim(), await signedIn('seller')];
  const before = await User.findById(victim.person.id).lean();
  const wrong: string[] = [];
  for (const found of await allHandlers()) {
    const attempt = FOREIGN[found.name];
    if (!attempt) continue;
    const reply = await call(stranger.browser, found, attempt(victim));
    const given = attempt(victim).params ? [404] : [403];
    if (!given.includes(reply.status)) wrong.push(`${found.name}: ${reply.status} ${reply.text}`);
    if (reply.text.includes(victim.person.email)) wrong.push(`${found.name}: leaks`);
  }
  expect(wrong).toEqual([]);
  expect(await User.findById(victim.person.id).lean()).toEqual(before);
  expect(await Session.countDocuments({ user: victim.person.id })).toBe(1);
  expect((await Property.findById(victim.property).lean())?.title).toBe('A flat');
});

test('a guest reads only their own data and writes only to their own activity log', async () => {
  const [mine, other] = [await guest('Asha'), await guest('Ravi')];
  const all = await allHandlers();
  const read = all.find(({ name }) => name === 'GET /api/guest/[guestID]');
  const write = all.find(({ name }) => name === 'POST /api/guest/guest-activity');
  if (!read || !write) throw new Error('the guest handlers are gone');
  const params = (guestID: string) => ({ params: { guestID } });
  expect((await call(mine.browser, read, params(mine.guestID))).json).toMatchObject({ name: 'Asha' });
  expect((await call(mine.browser, read, params(other.guestID))).status).toBe(404);
  const body = { guestID: other.guestID, action: 'page_view' };
  expect((await call(mine.browser, write, { body })).status).toBe(403);
});

/** A handler's path in the format of the API document. */
describe('office roles', () => {
  /** Calls every handler and page of the office, found on disk, in each office role. */

  useTestDb();

  const ROLES = ['moderator', 'agent', 'accountant', 'read-only'] as const satisfies OfficeRole[];
  const UNKNOWN_ID = 'e'.repeat(24);

  let people: { office: OfficeRole; person: Person }[];
  beforeAll(async () => {
    people = await Promise.all(
      ROLES.map(async (office) => ({ office, person: await signedIn('admin', { officeRole: office }) })),
    );
    await storeRole(
      'ADMIN',
      people.map(({ person }) => person),
    );
  });

  const inverted = (lists: typeof OFFICE_HANDLERS) =>
    new Map(Object.entries(lists).flatMap(([key, names]) => names.map((name) => [name, key as Permission])));

  const has = (office: OfficeRole, permission: Permission) => OFFICE_PERMISSIONS[office].includes(permission);

  async function call(browser: Browser, found: Awaited<ReturnType<typeof allHandlers>>[number]) {
    const { handler, method, path } = found;
    const reply = await browser.call(handler, '/walk', {
      method,
      params: paramsFor(path, UNKNOWN_ID),
      ...(method !== 'GET' && { body: {} }),
    });
    return reply.status;
  }

  test('each office handler admits exactly the roles with its permission', async () => {
    const permissions = inverted(OFFICE_HANDLERS);
    const handlers = await allHandlers();
    expect(
      [...permissions.keys()].filter((name) => !handlers.some((handler) => handler.name === name)),
    ).toEqual([]);
    const wrong: string[] = [];
    for (const found of handlers) {
      const permission = permissions.get(found.name);
      // handlers outside it also refuse buyers, as tested above
      if (!permission && found.path.startsWith('/api/admin/')) wrong.push(`${found.name} is on no list`);
      if (!permission) continue;
      const { description = '' } = operationOf(found);
      const [who] = description.split(',');
      if (who !== `Somebody of the office with the permission ${permission}`)
        wrong.push(`${found.name}: the API document says "${who}"`);
      for (const { office, person } of people) {
        const status = await call(person.browser, found);
        const isOpen = status !== 401 && status !== 403 && status < 500;
        if (isOpen !== has(office, permission)) wrong.push(`${found.name} ${office}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  type Page = (props: { params: Promise<unknown>; searchParams: Promise<unknown> }) => Promise<unknown>;

  test('each office page redirects roles without its permission', async () => {
    const permissions = inverted(OFFICE_PAGES);
    const pages = pageFiles().filter(({ group, path }) => group === '(admin)' && path !== '/admin');
    expect([...permissions.keys()].filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
    const wrong: string[] = [];
    for (const { file, path } of pages) {
      const page = ((await import(file)) as { default: Page }).default;
      for (const { office, person } of people) {
        pageRequest({ browser: person.browser });
        const props = {
          params: Promise.resolve(paramsFor(path, UNKNOWN_ID)),
          searchParams: Promise.resolve({}),
        };
        const away = await page(props).then(
          () => false,
          (error: { digest?: unknown }) => String(error.digest).includes(';/unauthorized;'),
        );
        if (away === has(office, permissions.get(path) ?? 'read')) wrong.push(`${path} ${office}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the address of the office leads each role to a page that it may open', async () => {
    const found = pageFiles().find(({ path }) => path === '/admin');
    const page = ((await import(found?.file ?? '')) as { default: Page }).default;
    const homes: (string | undefined)[] = [];
    for (const { person } of people) {
      pageRequest({ browser: person.browser });
      const none = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
      await page(none).catch((error: { digest?: unknown }) => homes.push(String(error.digest).split(';')[2]));
    }
    const dashboard = '/admin/admindashboard';
    expect(homes).toEqual([dashboard, dashboard, '/admin/earnings', dashboard]);
  });

  test('a changed office role applies from the next request of an open session', async () => {
    const { browser, id } = await signedIn('admin', { officeRole: 'agent' });
    const save = (await allHandlers()).find(({ name }) => name === 'POST /api/admin/contacts');
    if (!save) throw new Error('the handler is gone');
    expect(await call(browser, save)).toBe(400);
    await User.updateOne({ _id: id }, { officeRole: 'read-only' });
    expect(await call(browser, save)).toBe(403);
    await User.updateOne({ _id: id }, { $unset: { officeRole: 1 } });
    expect(await call(browser, save)).toBe(400);
  });

  /** Calls allowed by a token with these scopes, out of those that need an account and pass `isMeant`. */
  async function openedBy(scopes: readonly string[], isMeant: (opens?: string) => boolean) {
    const { browser } = await signedIn('broker');
    const body = { name: 'Website', scopes, days: 30 };
    const { token } = (await browser.call(makeToken, '/x', { body })).json;
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1000);
    resetLimiters();
    const program = new Browser();
    const called: { name: string; opens?: string; isOpen: boolean }[] = [];
    for (const found of await allHandlers()) {
      const { handler, method, path, name } = found;
      const { security = [{}], 'x-api-token-scope': opens } = operationOf(found);
      if (security.some((way: object) => Object.keys(way).length === 0) || !isMeant(opens)) continue;
      const { status } = await program.call(handler, '/walk', {
        method,
        params: paramsFor(path, 'f'.repeat(24)),
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { body: {} }),
      });
      called.push({ name, opens, isOpen: status !== 401 && status !== 403 && status !== 429 });
    }
    return called;
  }

  test.each(API_SCOPES)('a token with the scope %s opens only the calls of that scope', async (scope) => {
    const called = await openedBy([scope], (opens) => opens !== undefined);
    expect(called.some(({ isOpen }) => isOpen)).toBe(true);
    expect(called.filter(({ opens, isOpen }) => isOpen !== (opens === scope))).toEqual([]);
  });

  test('a token with every scope opens no call without a scope in the API document', async () => {
    const called = await openedBy(API_SCOPES, (opens) => opens === undefined);
    expect(called.length).toBeGreaterThan(100);
    expect(called.filter(({ isOpen }) => isOpen)).toEqual([]);
  });
});

describe('team roles', () => {
  /**
   * Calls every handler for one record of the members' area in each role of the team, as a member of another team, and as
   * the agent who owns the records, before and after the agent's removal. The test above checks that none is missing. Pages
   * are in pages-walk.test.ts, which loads all pages anyway.
   */
  const names = Object.keys(TEAM_ATTEMPTS);

  useTestDb();
  afterEach(async () => {
    await settleBackground();
    // otherwise every home of the next test is compared with the wishes of all earlier ones
    await Requirement.deleteMany({});
  });

  let handlers: FoundHandler[];
  let team: TestTeam;
  let strangers: Person[];

  beforeAll(async () => {
    handlers = await allHandlers(names);
    team = await makeTeam();
    strangers = [(await makeTeam()).owner, await signedIn('broker')];
  });

  async function attempt({ browser }: Person, name: string, { params, body }: TeamAttempt): Promise<number> {
    const found = handlers.find((handler) => handler.name === name);
    if (!found) throw new Error(`${name} is gone`);
    const { method, handler } = found;
    const sent = body ?? (method === 'GET' ? undefined : {});
    const reply = await browser.call(handler, '/walk', {
      method,
      params,
      ...(sent !== undefined && { body: sent }),
    });
    return reply.status;
  }

  test.each(names)(
    '%s: members have access by role, and others get the reply for unknown ids',
    async (name) => {
      const attemptOf = TEAM_ATTEMPTS[name]!;
      const wrong: string[] = [];
      const kinds = kindsOf(attemptOf);
      let call = attemptOf(await recordsOf(team, kinds));
      let isUsed = false;
      for (const stranger of strangers) {
        const status = await attempt(stranger, name, call);
        if (status !== 404) wrong.push(`stranger: ${status}`);
      }
      for (const role of ['assistant', 'agent', 'owner'] as const) {
        // a record that was only read or denied is still unchanged for the next role
        if (isUsed) call = attemptOf(await recordsOf(team, kinds));
        const status = await attempt(team[role], name, call);
        const isDenied = call.denied?.includes(role) ?? false;
        if (isDenied ? status !== 403 : [401, 403, 404].includes(status) || status >= 500)
          wrong.push(`${role}: ${status}`);
        isUsed = !isDenied && !name.startsWith('GET ');
      }
      expect(wrong).toEqual([]);
    },
  );

  test('a removed agent immediately gets the reply for unknown ids everywhere, even for their own records', async () => {
    // a record that nobody can change is still unchanged for the next call
    const records = await recordsOf(team);
    await dropMember(team.agent);
    const wrong: string[] = [];
    for (const name of names) {
      const status = await attempt(team.agent, name, TEAM_ATTEMPTS[name]!(records));
      if (status !== 404) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
