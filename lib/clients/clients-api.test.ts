import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import type { Language } from '@/lib/platform/language/languages';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Client } from '@/models/clients/client';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Browser } from '@/test/browser';
import { clientsOf as of } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { PASSWORD, signedIn } from '@/test/people';
import { dropMember, makeTeam } from '@/test/teams';
import { clientFilter, listClientChoices, listClients, mapClientNames } from './data';
import { clientSearchSchema } from './schema';

useTestDb();
beforeEach(clearTestDb);

const actor = (userId: string) => ({ userId, name: 'A', role: 'broker', via: 'cookie' }) as const;

test('a broker adds, reads, changes and deletes a client', async () => {
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
])('%j is refused at its field', async (body, path) => {
  const { browser } = await signedIn('broker');
  const reply = await of(browser).add(body);
  expect(reply.status).toBe(400);
  expect(reply.json.issues).toEqual([expect.objectContaining({ path })]);
  expect(await Client.countDocuments({})).toBe(0);
});

test('foreign, unknown and malformed ids get the same reply, and buyers none at all', async () => {
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

test('clients are found by beginnings of words and by digits, by name, over the index', async () => {
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

test('two clients with one phone are both kept, and it is said', async () => {
  const { browser } = await signedIn('broker');
  const first = await of(browser).added('Asha', { phones: '98220 12345' });
  const second = await of(browser).add({ name: 'Asha again', phones: '+91 9822012345' });
  expect(second.json.samePhone).toEqual([{ id: first, name: 'Asha', phone: '+919822012345' }]);
  const elsewhere = await of((await signedIn('broker')).browser).add({ name: 'B', phones: '9822012345' });
  expect(elsewhere.json.samePhone).toEqual([]);
});

test('clients leave as CSV, on record, and nothing in it runs in a spreadsheet', async () => {
  const [{ browser, id: by }, other] = [await signedIn('broker'), await signedIn('broker')];
  await of(other.browser).added('Not mine');
  const consent = { consentHow: 'form', consentDay: '2026-01-02' };
  await of(browser).added('=1+1', { phones: '9822012345, 9822054321', ...consent });
  const reply = await of(browser).csv();
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.text).toBe(
    'Full name,Mobile,Other phones,Email,Notes,Consent,Consent day,Consent note\r\n' +
      `"'=1+1",+919822012345,+919822054321,,,Ticked it in a form,2026-01-02,\r\n`,
  );
  expect(await AuditEntry.countDocuments({ action: 'export', actor: by })).toBe(1);
});

test('clients of a team are the team’s: roles decide, and who has left has none', async () => {
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
  // what belongs to the firm goes with no account
  await erasePerson({ id: team.agent.id, email: team.agent.email, verified: false });
  expect(await of(team.owner.browser).names()).toEqual(['Asha D.', 'Meera']);
});

test('the export of the account contains its clients, and its erasure removes them', async () => {
  const [person, other] = [await signedIn('broker'), await signedIn('broker')];
  await of(person.browser).added('Asha Deshmukh');
  await of(other.browser).added('Somebody else');
  const { text } = await person.browser.call(exportData, '/x');
  expect(text).toContain('Asha Deshmukh');
  expect(text).not.toContain('Somebody else');
  await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
  await erasePerson({ id: person.id, email: person.email, verified: false });
  expect((await Client.find({}).lean()).map(({ name }) => name)).toEqual(['Somebody else']);
});

test('names in any script are kept, digits of any keyboard understood, and names are in the order of the language', async () => {
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
