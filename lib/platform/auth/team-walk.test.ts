import { settleBackground } from '@/lib/platform/jobs/background';
import { Requirement } from '@/models/clients/requirement';
import { useTestDb } from '@/test/db';
import { allHandlers, type FoundHandler } from '@/test/handlers';
import { type Person, signedIn } from '@/test/people';
import { kindsOf, TEAM_ATTEMPTS, type TeamAttempt } from '@/test/team-calls';
import { recordsOf } from '@/test/team-records';
import { dropMember, makeTeam, type TestTeam } from '@/test/teams';

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
