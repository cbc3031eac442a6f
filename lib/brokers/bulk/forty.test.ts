import { POST as bulk } from '@/app/api/property/bulk/route';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import type { BulkResult } from './dto';

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
