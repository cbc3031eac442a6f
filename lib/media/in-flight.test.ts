import { hold, release, removeUnused } from './in-flight';
import type { MediaStore } from './store';

const never = async () => false;
const noStore = { name: 'local', remove: async () => {} } as unknown as MediaStore;

test('what a request holds is not removed, also when it comes while the database is asked', async () => {
  await hold('images/a');
  expect(await removeUnused(noStore, 'images/a', never)).toBe(false);
  release('images/a');
  const comesMeanwhile = async () => {
    void hold('images/a');
    return false;
  };
  expect(await removeUnused(noStore, 'images/a', comesMeanwhile)).toBe(false);
  release('images/a');
  expect(await removeUnused(noStore, 'images/a', never)).toBe(true);
});

test('who comes while it is being removed waits until it is gone', async () => {
  const order: string[] = [];
  let finish = () => {};
  const slow = {
    ...noStore,
    remove: () =>
      new Promise<void>((resolve) => {
        finish = () => {
          order.push('removed');
          resolve();
        };
      }),
  } as MediaStore;
  const removal = removeUnused(slow, 'images/b', never);
  await new Promise(setImmediate);
  const arrival = hold('images/b').then(() => order.push('stored anew'));
  finish();
  await Promise.all([removal, arrival]);
  expect(order).toEqual(['removed', 'stored anew']);
  release('images/b');
});

test('while any video arrives no video is removed, but pictures are', async () => {
  await hold('videos/*');
  expect(await removeUnused(noStore, 'videos/c', never)).toBe(false);
  expect(await removeUnused(noStore, 'images/c', never)).toBe(true);
  release('videos/*');
  expect(await removeUnused(noStore, 'videos/c', never)).toBe(true);
});
