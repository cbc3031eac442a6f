import { memoizeFor } from './memoize';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('reads once, answers the old value while it reads again, and forgets failures', async () => {
  let n = 0;
  const read = memoizeFor(10, async () => ++n);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + 11_000);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toBe(2);
  // the value of an hour ago is answered to nobody
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await read()).toBe(3);

  let fail = true;
  const shaky = memoizeFor(10, async (key: string) => {
    if (fail) throw new Error(key);
    return key;
  });
  await expect(shaky('a')).rejects.toThrow('a');
  fail = false;
  expect(await shaky('a')).toBe('a');
});
