import { clearTestDb, useTestDb } from '@/lib/testing/db';
import { MediaHold } from '@/models/media-hold';
import { createHolder, removeUnused } from './in-flight';
import { releaseHolds, takeHold, takeRemoval } from './mutations';
import type { MediaStore } from './store';

useTestDb();
beforeEach(clearTestDb);

const never = async () => false;
const noStore = { name: 'local', remove: async () => {} } as unknown as MediaStore;

test('what a request holds is not removed, also when it comes while the database is asked', async () => {
  const holder = createHolder();
  await holder.hold('images/a');
  expect(await removeUnused(noStore, 'images/a', never)).toBe(false);
  await holder.release();
  const other = createHolder();
  const comesMeanwhile = async () => {
    await other.hold('images/a');
    return false;
  };
  expect(await removeUnused(noStore, 'images/a', comesMeanwhile)).toBe(false);
  await other.release();
  expect(await removeUnused(noStore, 'images/a', never)).toBe(true);
  expect(await MediaHold.countDocuments()).toBe(0);
});

test('of two holders the last one frees the object', async () => {
  const [first, second] = [createHolder(), createHolder()];
  await Promise.all([first.hold('images/d'), second.hold('images/d')]);
  await first.release();
  expect(await removeUnused(noStore, 'images/d', never)).toBe(false);
  await second.release();
  expect(await removeUnused(noStore, 'images/d', never)).toBe(true);
});

test('who comes while it is being removed waits until it is gone', async () => {
  const order: string[] = [];
  let finish = () => {};
  const removing = new Promise<void>((started) => {
    const slow = {
      ...noStore,
      remove: () =>
        new Promise<void>((resolve) => {
          started();
          finish = () => {
            order.push('removed');
            resolve();
          };
        }),
    } as MediaStore;
    void removeUnused(slow, 'images/b', never);
  });
  await removing;
  const holder = createHolder();
  const arrival = holder.hold('images/b').then(() => order.push('stored anew'));
  expect(await removeUnused(noStore, 'images/b', never)).toBe(false);
  finish();
  await arrival;
  expect(order).toEqual(['removed', 'stored anew']);
  await holder.release();
});

test('the row is for all processes: whoever asks, one side wins', async () => {
  const outcomes = await Promise.all([
    ...Array.from({ length: 4 }, (_, n) => takeRemoval('images/c', `remover-${n}`)),
    takeHold('images/c', 'bringer'),
  ]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

test('a hold and a removal of a process that died end by themselves', async () => {
  const longAgo = new Date(Date.now() - 24 * 3_600_000);
  expect(await takeHold('images/e', 'dead', longAgo)).toBe(true);
  expect(await removeUnused(noStore, 'images/e', never)).toBe(true);
  expect(await takeRemoval('images/f', 'dead', longAgo)).toBe(true);
  expect(await takeHold('images/f', 'alive')).toBe(true);
  await releaseHolds(['images/f'], 'alive');
  expect(await MediaHold.countDocuments()).toBe(0);
});
