import { settleBackground } from '@/lib/jobs/background';
import { useTestDb } from '@/lib/testing/db';
import { allHandlers, type FoundHandler } from '@/lib/testing/handlers';
import { PUBLIC_HANDLERS } from '@/lib/testing/open-handlers';
import { type Person, signedIn } from '@/lib/testing/people';
import { paramsFor } from '@/lib/testing/routes';
import { NEVER_SHARED, recordsOf, TEAM_ATTEMPTS, type TeamAttempt } from '@/lib/testing/team-records';
import { dropMember, makeTeam, type TestTeam } from '@/lib/testing/teams';

/**
 * Every handler about one record of the members' area, found on disk, called by each role of the team, by a member of another
 * team, and by the agent in whose name the records are, before and after the removal.
 */
useTestDb();
afterEach(settleBackground);

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
  const found = handlers.find((one) => one.name === name);
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
    for (const role of ['assistant', 'agent', 'owner'] as const) {
      const call = attemptOf(await recordsOf(team));
      for (const stranger of strangers) {
        const status = await attempt(stranger, name, call);
        if (status !== 404) wrong.push(`stranger: ${status}`);
      }
      const status = await attempt(team[role], name, call);
      const isDenied = call.denied?.includes(role) ?? false;
      if (isDenied ? status !== 403 : [401, 403, 404].includes(status) || status >= 500)
        wrong.push(`${role}: ${status}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('a removed agent gets the reply of unknown ids everywhere at once, also for what is in the agent’s name', async () => {
  const calls = await Promise.all(
    names.map(async (name) => [name, TEAM_ATTEMPTS[name]!(await recordsOf(team))] as const),
  );
  await dropMember(team.agent);
  const wrong: string[] = [];
  for (const [name, call] of calls) {
    const status = await attempt(team.agent, name, call);
    if (status !== 404) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});
