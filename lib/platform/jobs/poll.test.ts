import { setFrontLink } from 'front/link';
import { pagesInvalidated } from '@/lib/platform/cache/events';
import { settleBackground } from './background';
import { poll } from './poll';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setFrontLink(undefined);
  jest.useRealTimers();
});

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

test('a quiet site is polled once a minute, one where something changed at the pace of its work', async () => {
  const runDue = jest.fn(async () => undefined);
  poll('quiet', 10_000, runDue);
  // what was left before the start is found at once
  await minutes(2);
  expect(runDue).toHaveBeenCalledTimes(13);
  await minutes(5);
  runDue.mockClear();
  await minutes(10);
  expect(runDue).toHaveBeenCalledTimes(10);
  runDue.mockClear();
  await pagesInvalidated.emit(['lists']);
  await minutes(1);
  expect(runDue.mock.calls.length).toBeGreaterThanOrEqual(5);
});

test('a change that another process made wakes it too', async () => {
  const heard: (() => void)[] = [];
  setFrontLink({
    invalidate: async () => undefined,
    whenLeading: (begin) => begin(),
    follow: (listener) => void heard.push(listener),
  });
  const runDue = jest.fn(async () => undefined);
  poll('woken', 10_000, runDue);
  await minutes(10);
  runDue.mockClear();
  for (const listener of heard) listener();
  await minutes(1);
  expect(runDue.mock.calls.length).toBeGreaterThanOrEqual(5);
});

test('rare work keeps its own pace', async () => {
  const runDue = jest.fn(async () => undefined);
  poll('rare', 600_000, runDue);
  await minutes(60);
  expect(runDue).toHaveBeenCalledTimes(7);
});

test('work that a stop does not wait for goes on after it, and its failure ends neither process nor rounds', async () => {
  let finish = () => {};
  const runDue = jest
    .fn<Promise<unknown>, []>()
    .mockRejectedValueOnce(new Error('broken'))
    .mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
  poll('long', 600_000, runDue, { isAwaited: false });
  await minutes(11);
  expect(runDue).toHaveBeenCalledTimes(2);
  // a process that waited for it would never end
  await settleBackground();
  await minutes(20);
  expect(runDue).toHaveBeenCalledTimes(2);
  finish();
  await minutes(10);
  expect(runDue).toHaveBeenCalledTimes(3);
});
