import { settleBackground } from '@/lib/platform/jobs/background';
import { Requirement } from '@/models/clients/requirement';
import { useTestDb } from '@/test/db';
import { allHandlers, type FoundHandler } from '@/test/handlers';
import { PUBLIC_HANDLERS } from '@/test/open-handlers';
import { type Person, signedIn } from '@/test/people';
import { pageFiles, paramsFor } from '@/test/routes';
import { kindsOf, NEVER_SHARED, TEAM_ATTEMPTS, type TeamAttempt } from '@/test/team-calls';
import { recordsOf } from '@/test/team-records';
import { dropMember, makeTeam, type TestTeam } from '@/test/teams';

/**
 * Every handler about one record of the members' area, found on disk, called by each role of the team, by a member of another
 * team, and by the agent in whose name the records are, before and after the removal.
 */
let cookie = '';
jest.mock('next/headers', () => ({ headers: async () => new Headers({ cookie }) }));
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
  handlers = await allHandlers();
  team = await makeTeam();
  strangers = [(await makeTeam()).owner, await signedIn('broker')];
});

const names = Object.keys(TEAM_ATTEMPTS);

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

test('every handler about one record is shared with the team, or on the list of those that are not', async () => {
  // what even a signed-in stranger is refused by the role is an admin's
  const open = handlers.filter(
    ({ name, path }) => path.includes('[') && !PUBLIC_HANDLERS.has(name) && !NEVER_SHARED.has(name),
  );
  const missing: string[] = [];
  for (const { name, path, method, handler } of open.filter(({ name }) => !TEAM_ATTEMPTS[name])) {
    const params = paramsFor(path, 'f'.repeat(24));
    const { status } = await team.owner.browser.call(handler, '/walk', {
      method,
      params,
      ...(method !== 'GET' && { body: {} }),
    });
    if (status !== 403 && status !== 401) missing.push(`${name}: ${status}`);
  }
  expect(missing).toEqual([]);
});

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

type Page = (props: { params: Promise<unknown>; searchParams: Promise<unknown> }) => Promise<unknown>;

/** The record that a page of the members' area is about; what is each account's own is in lib/platform/auth/pages-walk.test.ts. */
const PAGES = [
  ['deals/co-broking', 'introduction'],
  ['deals', 'deal'],
  ['leads', 'lead'],
  ['properties', 'property'],
  ['clients', 'client'],
  ['clients/tours', 'tour'],
] as const;
const pages = pageFiles()
  .filter(({ path }) => path.startsWith('/dashboard/') && path.includes('[id]') && !path.includes('/import/'))
  // of validators, not of a team
  .filter(({ path }) => !path.startsWith('/dashboard/checks/'))
  .map((page) => ({
    ...page,
    kind: PAGES.find(([name]) => page.path.startsWith(`/dashboard/${name}/[id]`))?.[1],
  }));

async function opens(file: string, { browser }: Person, id: string, form: string): Promise<string> {
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { default: page } = (await import(file)) as { default: Page };
  return page({ params: Promise.resolve({ id, form }), searchParams: Promise.resolve({}) }).then(
    () => 'in',
    (error: { digest?: unknown }) =>
      String(error.digest ?? error)
        .split(';')
        .at(-1) ?? '',
  );
}

test('every page about one record opens for the team, and for nobody else, nor for an agent who has left', async () => {
  expect(pages.filter(({ kind }) => !kind)).toEqual([]);
  const own = await makeTeam();
  const records = await recordsOf(own);
  const seenBy = async (person: Person) => {
    const seen: string[] = [];
    for (const { file, path, kind } of pages)
      seen.push(`${path} ${await opens(file, person, records[kind!], records.form)}`);
    return seen;
  };
  const every = (word: string) => pages.map(({ path }) => `${path} ${word}`);
  for (const member of [own.owner, own.agent, own.assistant])
    expect(await seenBy(member)).toEqual(every('in'));
  await dropMember(own.agent);
  for (const other of [own.agent, ...strangers]) expect(await seenBy(other)).toEqual(every('404'));
});

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
