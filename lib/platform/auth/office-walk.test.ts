import { POST as makeToken } from '@/app/api/user/api-tokens/route';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Requirement } from '@/models/clients/requirement';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { allHandlers, type FoundHandler } from '@/test/handlers';
import { OFFICE_HANDLERS, OFFICE_PAGES } from '@/test/office-handlers';
import { pageRequest } from '@/test/page-request';
import { type Person, signedIn, storeRole } from '@/test/people';
import { pageFiles, paramsFor } from '@/test/routes';
import { kindsOf, TEAM_ATTEMPTS, type TeamAttempt } from '@/test/team-calls';
import { recordsOf } from '@/test/team-records';
import { dropMember, makeTeam, type TestTeam } from '@/test/teams';
import { OFFICE_PERMISSIONS, type Permission } from './permissions';
import type { OfficeRole } from './roles';
import { API_SCOPES } from './scopes';

const { operationOf } = globalThis.ofWorker.apiSchemas;

/** A handler's path as the API document writes it. */
const documentPath = (path: string) => path.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}');

describe('office roles', () => {
  /** Every handler and page of the office, found on disk, called by each role of the office. */

  useTestDb();

  const ROLES = ['moderator', 'agent', 'read-only'] as const satisfies OfficeRole[];
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

  test('each handler of the office lets in those roles that have its permission, and no other one', async () => {
    const permissions = inverted(OFFICE_HANDLERS);
    const handlers = await allHandlers();
    expect(
      [...permissions.keys()].filter((name) => !handlers.some((handler) => handler.name === name)),
    ).toEqual([]);
    const wrong: string[] = [];
    for (const found of handlers) {
      const permission = permissions.get(found.name);
      // what is not below it refuses buyers too: lib/platform/auth/handlers-walk.test.ts
      if (!permission && found.path.startsWith('/api/admin/')) wrong.push(`${found.name} is on no list`);
      if (!permission) continue;
      const { description = '' } = operationOf(documentPath(found.path), found.method) ?? {};
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

  test('each page of the office sends roles without its permission away', async () => {
    const permissions = inverted(OFFICE_PAGES);
    const pages = pageFiles().filter(({ group }) => group === '(admin)');
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

  test('another role in the office holds with the next request of a session that is open', async () => {
    const { browser, id } = await signedIn('admin', { officeRole: 'agent' });
    const save = (await allHandlers()).find(({ name }) => name === 'POST /api/admin/contacts');
    if (!save) throw new Error('the handler is gone');
    expect(await call(browser, save)).toBe(400);
    await User.updateOne({ _id: id }, { officeRole: 'read-only' });
    expect(await call(browser, save)).toBe(403);
    await User.updateOne({ _id: id }, { $unset: { officeRole: 1 } });
    expect(await call(browser, save)).toBe(400);
  });

  /** What a token with these scopes is let into, of the calls that need an account; `isMeant` says which of them are called. */
  async function openedBy(scopes: readonly string[], isMeant: (opens?: string) => boolean) {
    const { browser } = await signedIn('broker');
    const body = { name: 'Website', scopes, days: 30 };
    const { token } = (await browser.call(makeToken, '/x', { body })).json;
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1000);
    resetLimiters();
    const program = new Browser();
    const called: { name: string; opens?: string; isOpen: boolean }[] = [];
    for (const { handler, method, path, name } of await allHandlers()) {
      const { security = [{}], 'x-api-token-scope': opens } = operationOf(documentPath(path), method) ?? {};
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

  test.each(API_SCOPES)('a token with the scope %s opens the calls of that scope alone', async (scope) => {
    const called = await openedBy([scope], (opens) => opens !== undefined);
    expect(called.some(({ isOpen }) => isOpen)).toBe(true);
    expect(called.filter(({ opens, isOpen }) => isOpen !== (opens === scope))).toEqual([]);
  });

  test('a token with every scope opens no call that has none in the API document', async () => {
    const called = await openedBy(API_SCOPES, (opens) => opens === undefined);
    expect(called.length).toBeGreaterThan(100);
    expect(called.filter(({ isOpen }) => isOpen)).toEqual([]);
  });
});

describe('team roles', () => {
  /**
   * Every handler about one record of the members' area, called by each role of the team, by a member of another team, and by the
   * agent in whose name the records are, before and after the removal. That none is missing is in handlers-walk.test.ts, the pages
   * are in pages-walk.test.ts: those load all handlers and all pages anyway.
   */
  const names = Object.keys(TEAM_ATTEMPTS);

  useTestDb();
  afterEach(async () => {
    await settleBackground();
    // else every home of the next test is compared with the wishes of all earlier ones
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
    '%s: members reach it as their roles say, others get the reply of unknown ids',
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
        // what was only read, or denied, is there as it was for the next role
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

  test('a removed agent gets the reply of unknown ids everywhere at once, also for what is in the agent’s name', async () => {
    // what nobody may change is there as it was for the next call
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
