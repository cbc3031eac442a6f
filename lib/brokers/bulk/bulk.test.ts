import { Types } from 'mongoose';
import { POST as bulk } from '@/app/api/property/bulk/route';
import { Property } from '@/models/listings/property';
import { Team } from '@/models/teams/team';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import type { BulkResult } from './dto';

describe('forty', () => {
  useTestDb();

  const FORTY = 40;

  test('forty listings have new prices by one call', async () => {
    const broker = await signedIn('broker');
    const actor = testActor(broker.id);
    await listPublicly(actor, fields);
    const { _id, propertyCode, ...first } = (await Property.findOne().lean())!;
    // the others are copies: how a listing is saved has its own tests
    await Property.insertMany(
      Array.from({ length: FORTY - 1 }, (_, i) => ({
        ...first,
        // floors of their own, from 0 to 199
        floor: (Number(first.floor) + i + 1) % 200,
        propertyCode: `SG-NAG-${5000 + i}`,
      })) as never,
    );
    const prices = async () =>
      (await Property.find({}, { price: 1 }).sort({ _id: 1 })).map(({ price }) => price);
    const before = await prices();
    const run = async (body: object) => {
      const { json } = await broker.browser.call(bulk, '/api/property/bulk', { body });
      const results = json.results as unknown as BulkResult[];
      expect(results.map(({ problem }) => problem)).toEqual(Array(FORTY).fill(undefined));
      return results;
    };
    const rows = await Property.find({}, { __v: 1 }).lean();
    const read = rows.map(({ _id, __v }) => ({ id: String(_id), __v }));
    await run({
      action: 'price',
      items: read,
      change: { by: 'percent', value: -2 },
    });
    expect(await prices()).toEqual(before.map((price) => price * 0.98));
  });
});

describe('transfer', () => {
  useTestDb();
  beforeEach(clearTestDb);

  let count = 0;
  async function list(owner: Person, team?: unknown) {
    count += 1;
    const { _id: id } = await listPublicly(testActor(owner.id), { ...fields, floor: String(count) });
    if (team) await Property.updateOne({ _id: id }, { $set: { team } });
    return id;
  }
  async function give(by: Person, id: string, to: string) {
    const body = { action: 'transfer', items: [{ id, __v: 0 }], to };
    const { json } = await by.browser.call(bulk, '/api/property/bulk', { body });
    return (json.results as unknown as BulkResult[])[0]?.problem;
  }
  const ownerOf = async (id: string) => String((await Property.findById(id).lean())?.owner);

  test('a listing of the team goes into another member’s name, and stays the team’s', async () => {
    const team = await Team.create({ name: 'Orange Homes' });
    const [boss, agent, helper] = [
      await signedIn('broker', { team: team._id, teamRole: 'owner' }),
      await signedIn('broker', { team: team._id, teamRole: 'agent' }),
      await signedIn('broker', { team: team._id, teamRole: 'assistant' }),
    ];
    const stranger = await signedIn('broker');
    const id = await list(agent, team._id);
    expect(await give(helper, id, boss.id)).toMatch(/Your role in the team does not allow this/);
    expect(await give(boss, id, stranger.id)).toBe('Choose a member of your team');
    expect(await give(boss, id, new Types.ObjectId().toHexString())).toBe('Choose a member of your team');
    expect(await give(stranger, id, stranger.id)).toBe('Property not found');
    expect(await ownerOf(id)).toBe(agent.id);
    expect(await give(boss, id, boss.id)).toBeUndefined();
    expect(await ownerOf(id)).toBe(boss.id);
    expect(String((await Property.findById(id).lean())?.team)).toBe(String(team._id));
    // an agent gives away what is in their own name, nothing else
    expect(await give(agent, id, agent.id)).toMatch(/Your role in the team does not allow this/);
  });

  test('what is of no team cannot be given away', async () => {
    const [alone, other] = [await signedIn('broker'), await signedIn('broker')];
    const id = await list(alone);
    expect(await give(alone, id, other.id)).toBe('Only a listing of your team can be given to a member');
  });
});
