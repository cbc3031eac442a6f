import { POST as post } from '@/app/api/clients/bulk/route';
import { clientFilter } from '@/lib/clients/data';
import { clientRow } from '@/lib/clients/rules';
import { clientInputSchema } from '@/lib/clients/schema';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Client } from '@/models/clients/client';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor } from '@/test/actors';
import { catchMails } from '@/test/caught-mails';
import { clientsOf as of } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';

const mails = catchMails();

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

test('several clients are tagged, archived and restored at once; one of somebody else is refused and stops nobody', async () => {
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

test('each is sent the homes that fit best and were not sent yet, by mail with consent, else as a message for a chat', async () => {
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
    { name: 'Idle', problem: 'No home fits that was not sent already' },
  ]);
  expect(results[1]!.sent!.message).toContain('/shortlist/');
  await settleBackground();
  expect(mails.map(({ to }) => to)).toEqual(['asha@clients.example']);
  const { lists, matches } = await clients.detail(asha);
  expect(lists[0]!.homes.map(({ id }) => id)).toEqual([homes[1], homes[0], homes[2]]);
  // what was chosen was looked at
  expect(matches.map(({ isNew }) => isNew)).toEqual([false, false, false]);
  expect((await clients.list('?sort=contact')).json.rows).toMatchObject([
    { name: 'Idle' },
    { name: 'Meera' },
    { name: 'Asha', contactedAt: expect.any(String) },
  ]);
  expect((await clients.bulk({ action: 'send', ids: [asha] }))[0]).toHaveProperty('problem');
});

test('clients are given to a colleague by who may, with what they look for', async () => {
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

test('a call counts as contact, a next step has its place, and both order the list', async () => {
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

test('of 5 000 clients each order of each list is read in its index, a page at a time', async () => {
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
