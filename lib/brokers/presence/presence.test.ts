import { Types } from 'mongoose';
import { POST } from '@/app/api/presence/route';
import { Presence } from '@/models/brokers/presence';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { recordsOf, type TeamRecords } from '@/test/team-records';
import { dropMember, makeTeam, type TestTeam } from '@/test/teams';
import { PRESENCE_TYPES, type PresenceType } from './constants';
import { shortNames } from './format';
import { erasePresence } from './mutations';

useTestDb();

const HOME = {
  title: 'Flat',
  description: 'With a view',
  price: 4_500_000,
  type: 'sale' as const,
  category: 'Residential' as const,
  address: 'Dharampeth, Nagpur',
  area: 900,
};

let team: TestTeam;
let records: TeamRecords;
const idOf = (type: PresenceType) => (type === 'lead' ? records.lead : records.property);
const look = (person: Person, type: PresenceType, more: object = {}) =>
  person.browser.call(POST, '/api/presence', { body: { type, id: idOf(type), ...more } });
const name = ({ id }: Person, to: string) => User.updateOne({ _id: id }, { name: to });

beforeAll(async () => {
  team = await makeTeam();
  records = await recordsOf(team, ['lead', 'property']);
  await name(team.agent, 'Gauri Kulkarni');
  await name(team.owner, 'Amit Joshi');
});
beforeEach(() => Presence.deleteMany({}));

describe.each(PRESENCE_TYPES)('two members of a team at one %s', (type) => {
  test('see each other until one leaves', async () => {
    expect((await look(team.agent, type)).json).toEqual({ others: [] });
    expect((await look(team.owner, type)).json).toEqual({ others: [{ name: 'Gauri Kulkarni' }] });
    expect((await look(team.agent, type)).json).toEqual({ others: [{ name: 'Amit Joshi' }] });
    expect((await look(team.agent, type, { isLeaving: true })).json).toEqual({ others: [] });
    expect((await look(team.owner, type)).json).toEqual({ others: [] });
  });

  test('a page that was closed without a word is over after its time, and one account in two windows is one', async () => {
    await look(team.agent, type);
    await look(team.agent, type);
    expect((await look(team.agent, type)).json).toEqual({ others: [] });
    await Presence.updateMany({}, { until: new Date(Date.now() - 1) });
    expect((await look(team.owner, type)).json).toEqual({ others: [] });
  });

  test('a stranger and a former member get the reply of an unknown id, and leave no row', async () => {
    const former = (await makeTeam()).agent;
    await dropMember(former);
    for (const person of [(await makeTeam()).owner, await signedIn('broker'), former]) {
      const reply = await look(person, type);
      expect(reply.status).toBe(404);
      const unknown = { type, id: 'f'.repeat(24) };
      const { json } = await person.browser.call(POST, '/api/presence', { body: unknown });
      expect(reply.json.message).toBe(json.message);
    }
    expect(await Presence.countDocuments()).toBe(0);
  });

  test('the office sees itself, and neither sees the team nor is seen by it', async () => {
    const [sunita, ravi] = [await signedIn('admin', { name: 'Sunita' }), await signedIn('admin')];
    await look(team.agent, type);
    expect((await look(sunita, type)).json).toEqual({ others: [] });
    expect((await look(ravi, type)).json).toEqual({ others: [{ name: 'Sunita' }] });
    expect((await look(team.owner, type)).json).toEqual({ others: [{ name: 'Gauri Kulkarni' }] });
  });
});

test('a listing and a lead are two places', async () => {
  await look(team.agent, 'lead');
  expect((await look(team.owner, 'listing')).json).toEqual({ others: [] });
});

test('a broker without a team looks alone, and no row is kept', async () => {
  const alone = await signedIn('broker');
  const { _id } = await Property.create({ ...HOME, owner: alone.id });
  const body = { type: 'listing', id: String(_id) };
  const { status, json } = await alone.browser.call(POST, '/api/presence', { body });
  expect([status, json]).toEqual([200, { others: [] }]);
  expect(await Presence.countDocuments()).toBe(0);
});

test('rows go by themselves, and with the account', async () => {
  expect(Presence.schema.indexes()).toContainEqual([
    { until: 1 },
    expect.objectContaining({ expireAfterSeconds: 0 }),
  ]);
  await look(team.agent, 'lead');
  await erasePresence(team.agent.id);
  expect(await Presence.countDocuments()).toBe(0);
});

test('colleagues are called by their first names, and two of one name in full', () => {
  const others = [{ name: 'Gauri Kulkarni' }, { name: 'Amit Joshi' }, { name: 'Amit Rao' }];
  expect(shortNames(others)).toEqual(['Gauri', 'Amit Joshi', 'Amit Rao']);
});

test('who else is here is found by an index', async () => {
  await Presence.syncIndexes();
  const filter = { record: new Types.ObjectId(), group: 'x', until: { $gt: new Date() } };
  expect(await planOf({ find: Presence.collection.name, filter })).not.toContain('COLLSCAN');
});
