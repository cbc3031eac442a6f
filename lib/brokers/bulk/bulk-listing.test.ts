import { POST as bulk } from '@/app/api/property/bulk/route';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, inState, listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { MAX_BULK } from './constants';
import type { BulkResult } from './dto';
import { priceAfter } from './rules';

useTestDb();
beforeEach(clearTestDb);

let count = 0;
async function list(owner: Person, more: Record<string, unknown> = {}) {
  count += 1;
  const title = `Flat ${count}`;
  const given = { ...fields, title, floor: String(count % 100), ...more };
  const { _id: id, __v, price } = await listPublicly(testActor(owner.id), given);
  return { id, __v, price, title };
}
const stored = async (id: string) => (await Property.findById(id).lean())!;
const send = (person: Person, body: object) => person.browser.call(bulk, '/api/property/bulk', { body });
const run = async (person: Person, body: object) =>
  (await send(person, body)).json.results as unknown as BulkResult[];
const items = (...some: { id: string; __v: number }[]) => some.map(({ id, __v }) => ({ id, __v }));

test('prices change by per cent or amount, each by the rules of a single edit, and can be taken back', async () => {
  const broker = await signedIn('broker');
  const [item, two] = [await list(broker), await list(broker, { price: '60 lakh' })];
  await Property.updateMany({}, { $set: { 'priceHistory.0.at': new Date(0) } });
  const results = await run(broker, {
    action: 'price',
    items: items(item, two),
    change: { by: 'percent', value: -2 },
  });
  expect(results.map(({ before, after }) => [before?.price, after?.price])).toEqual([
    [4_500_000, 4_410_000],
    [6_000_000, 5_880_000],
  ]);
  const row = await stored(item.id);
  expect(row.priceHistory.map(({ price }) => price)).toEqual([4_500_000, 4_410_000]);
  expect(await AuditEntry.countDocuments({ targetId: item.id })).toBe(2);
  const undone = await run(broker, {
    action: 'undo',
    items: results.map(({ id, __v, before }) => ({ id, __v, price: before?.price })),
  });
  expect(undone.map(({ after }) => after?.price)).toEqual([4_500_000, 6_000_000]);
  const [less] = await run(broker, {
    action: 'price',
    items: undone.slice(0, 1).map(({ id, __v }) => ({ id, __v })),
    change: { by: 'amount', value: -50_000 },
  });
  expect(less?.after?.price).toBe(4_450_000);
});

test('what one listing is refused for does not stop the rest; ids of others are refused as unknown ones', async () => {
  const [broker, other] = [await signedIn('broker'), await signedIn('seller')];
  const [mine, old, theirs] = [await list(broker), await list(broker), await list(other)];
  const results = await run(broker, {
    action: 'price',
    items: [...items(theirs, { ...old, __v: 7 }), { id: 'f'.repeat(24), __v: 0 }, ...items(mine)],
    change: { by: 'amount', value: 1000 },
  });
  expect(results.map(({ problem }) => problem)).toEqual([
    'Property not found',
    'Somebody else saved this listing while you were editing it',
    'Property not found',
    undefined,
  ]);
  expect(results[0]?.title).toBe('');
  expect((await stored(theirs.id)).price).toBe(theirs.price);
  const [nothing] = await run(broker, {
    action: 'price',
    items: items(old),
    change: { by: 'amount', value: -9_000_000 },
  });
  expect(nothing?.problem).toBe('The new price would be nothing');
});

test('pause takes listings off the market, renew and undo bring them back with the status that they had', async () => {
  const broker = await signedIn('broker');
  const [item, two] = [await list(broker), await list(broker)];
  await Property.updateOne({ _id: two.id }, inState('verified'));
  const paused = await run(broker, { action: 'pause', items: items(item, two) });
  expect(paused.map(({ after }) => after?.status)).toEqual(['paused', 'paused']);
  const [again] = await run(broker, { action: 'pause', items: items({ ...item, __v: item.__v + 1 }) });
  expect(again?.problem).toBe('It is not on the market');
  const back = await run(broker, {
    action: 'undo',
    items: paused.map(({ id, __v, before }) => ({ id, __v, status: before?.status })),
  });
  expect(back.map(({ after }) => after?.status)).toEqual(['active', 'verified']);
  await Property.updateOne({ _id: item.id }, { ...inState('active', 'stale'), confirmedAt: new Date(0) });
  const [renewed] = await run(broker, { action: 'renew', items: items(item) });
  expect(renewed?.after?.status).toBe('active');
  expect((await stored(item.id)).confirmedAt!.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('several are confirmed, or closed with their prices and one day', async () => {
  const broker = await signedIn('broker');
  const [flat, let_] = [await list(broker), await list(broker, { type: 'rent', price: '20000' })];
  await Property.updateMany({}, { confirmedAt: new Date(0) });
  const confirmed = await run(broker, { action: 'confirm', items: items(flat, let_) });
  expect(confirmed.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  for (const { id } of [flat, let_]) expect((await stored(id)).confirmedAt!.getTime()).toBeGreaterThan(0);
  const closed = await run(broker, {
    action: 'close',
    on: '2026-01-15',
    items: confirmed.map(({ id, __v }, i) => ({ id, __v, ...(i === 0 && { price: 4_400_000 }) })),
  });
  expect(closed.map(({ after }) => after?.status)).toEqual(['sold', 'rented']);
  expect((await stored(flat.id)).closing).toMatchObject({
    price: 4_400_000,
    on: new Date('2026-01-14T18:30:00Z'),
  });
  expect((await stored(let_.id)).closing?.price).toBeUndefined();
  const [open] = await run(broker, {
    action: 'undo',
    items: closed.slice(0, 1).map(({ id, __v }) => ({ id, __v, status: 'active' })),
  });
  expect(open?.after?.status).toBe('active');
  expect((await stored(flat.id)).closing).toBeUndefined();
});

test.each([
  [{ action: 'price', items: [] }],
  [{ action: 'price', items: [{ id: 'f'.repeat(24), __v: 0 }] }],
  [{ action: 'price', items: [{ id: 'f'.repeat(24), __v: 0 }], change: { by: 'percent', value: -95 } }],
  [{ action: 'close', items: [{ id: 'f'.repeat(24), __v: 0 }], on: '2999-01-01' }],
  [{ action: 'close', items: [{ id: 'f'.repeat(24), __v: 0, price: -1 }] }],
  [{ action: 'pause', items: [{ id: 'nonsense', __v: 0 }] }],
  [{ action: 'pause', items: Array.from({ length: 2 }, () => ({ id: 'f'.repeat(24), __v: 0 })) }],
  [
    {
      action: 'pause',
      items: Array.from({ length: MAX_BULK + 1 }, (_, i) => ({
        id: i.toString(16).padStart(24, '0'),
        __v: 0,
      })),
    },
  ],
  [{ action: 'verify', items: [{ id: 'f'.repeat(24), __v: 0 }] }],
])('bad input is refused: %j', async (body) => {
  const broker = await signedIn('broker');
  expect((await send(broker, body)).status).toBe(400);
});

test('an owner cannot verify by taking back', async () => {
  const broker = await signedIn('broker');
  const item = await list(broker);
  const [after] = await run(broker, { action: 'undo', items: [{ ...items(item)[0], status: 'verified' }] });
  expect(after?.after?.status).toBe('active');
});

test('prices are whole rupees', () => {
  expect(priceAfter(4_510_001, { by: 'percent', value: -2.5 })).toBe(4_397_251);
  expect(priceAfter(20_000, { by: 'amount', value: -500 })).toBe(19_500);
});
