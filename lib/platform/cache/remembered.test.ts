import { setFrontLink } from 'front/link';
import { remembered, rememberedEach } from './remembered';

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
  return remembered('site', async () => ++reads);
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
  remembered('site', async () => 0).forget();
  expect(await value.get()).toBe(2);
});

test('a read that a write overtook is not kept', async () => {
  let finish = (_: string) => {};
  const value = remembered('site', () => new Promise<string>((resolve) => (finish = resolve)));
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
  const value = remembered('site', async () => {
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
  vi.useFakeTimers();
  const value = counted();
  await value.get();
  vi.setSystemTime(Date.now() + 5001);
  expect(await value.get()).toBe(2);
  vi.useRealTimers();
});

test('values of several keys end together, and the oldest makes room', async () => {
  const reads: string[] = [];
  const values = rememberedEach('lists', async (key) => reads.push(key), { name: 'by key', max: 2 });
  for (const key of ['a', 'b', 'a', 'b']) await values.get(key);
  expect(reads).toEqual(['a', 'b']);
  for (const key of ['c', 'b', 'a']) await values.get(key);
  expect(reads).toEqual(['a', 'b', 'c', 'a']);
  tell(['lists']);
  await values.get('a');
  expect(reads).toEqual(['a', 'b', 'c', 'a', 'a']);
});

test('what ends with the same tag is remembered apart', async () => {
  const [one, other] = ['one', 'other'].map((name) => remembered('site', async () => name, { name }));
  expect([await one?.get(), await other?.get(), await one?.get()]).toEqual(['one', 'other', 'one']);
});
