import { setFrontLink } from 'front/link';
import { remember } from './remember';

type Follower = (tags?: readonly string[]) => void;
const followers: Follower[] = [];
const tell: Follower = (tags) => {
  for (const follower of followers) follower(tags);
};
beforeEach(() => {
  followers.length = 0;
  setFrontLink({
    invalidate: async () => undefined,
    follow: (follower) => void followers.push(follower),
  });
});
afterEach(() => setFrontLink(undefined));

/** A value that counts its reads. */
function counted() {
  let reads = 0;
  return remember('counted', ['site'], async () => ++reads);
}

test('a value is read once until a write with its tag is announced', async () => {
  const value = counted();
  expect([await value.get(), await value.get()]).toEqual([1, 1]);
  tell(['lists']);
  expect(await value.get()).toBe(1);
  tell(['lists', 'site']);
  expect(await value.get()).toBe(2);
  // unknown tags: anything may have changed
  tell();
  expect(await value.get()).toBe(3);
});

test('its writer forgets it, in every copy of the module', async () => {
  const value = counted();
  expect(await value.get()).toBe(1);
  remember('counted', ['site'], async () => 0).forget();
  expect(await value.get()).toBe(2);
});

test('a read that a write overtook is not kept', async () => {
  let finish = (_: string) => {};
  const value = remember('slow', ['site'], () => new Promise<string>((resolve) => (finish = resolve)));
  const reading = value.get();
  value.forget();
  finish('old');
  expect(await reading).toBe('old');
  const again = value.get();
  finish('new');
  expect(await again).toBe('new');
});

test('a failed read is not kept, and nothing is kept where writes are not announced', async () => {
  let fails = true;
  const value = remember('shaky', ['site'], async () => {
    if (fails) throw new Error('away');
    return 'there';
  });
  await expect(value.get()).rejects.toThrow('away');
  fails = false;
  expect(await value.get()).toBe('there');
  setFrontLink(undefined);
  fails = true;
  await expect(value.get()).rejects.toThrow('away');
});

test('it ends by itself after some seconds', async () => {
  jest.useFakeTimers();
  const value = counted();
  await value.get();
  jest.setSystemTime(Date.now() + 5001);
  expect(await value.get()).toBe(2);
  jest.useRealTimers();
});

test('values of several keys end together, and the oldest makes room', async () => {
  const reads: string[] = [];
  const values = remember('by key', ['lists'], async (key) => reads.push(key), { max: 2 });
  for (const key of ['a', 'b', 'a', 'b']) await values.get(key);
  expect(reads).toEqual(['a', 'b']);
  for (const key of ['c', 'b', 'a']) await values.get(key);
  expect(reads).toEqual(['a', 'b', 'c', 'a']);
  tell(['lists']);
  await values.get('a');
  expect(reads).toEqual(['a', 'b', 'c', 'a', 'a']);
});

test('values may have tags of their own', async () => {
  const reads: string[] = [];
  const read = async (key: string) => {
    reads.push(key);
    return key;
  };
  const values = remember('own tags', (key) => [`user:${key}`, 'users'], read);
  await Promise.all(['a', 'b', 'a'].map((key) => values.get(key)));
  expect(reads).toEqual(['a', 'b']);
  tell(['user:a']);
  for (const key of ['a', 'b']) await values.get(key);
  expect(reads).toEqual(['a', 'b', 'a']);
  values.forget(['users']);
  for (const key of ['a', 'b']) await values.get(key);
  expect(reads).toEqual(['a', 'b', 'a', 'a', 'b']);
});

test('what is missing is asked again, and those who ask together wait for one read', async () => {
  let reads = 0;
  const value = remember('missing', [], async () => (++reads < 2 ? undefined : reads));
  expect(await Promise.all([value.get(), value.get()])).toEqual([undefined, undefined]);
  expect(await value.get()).toBe(2);
  tell(['lists']);
  expect(await value.get()).toBe(2);
});
