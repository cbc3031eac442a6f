import { act, renderHook } from '@testing-library/react';
import { apiDouble } from '@/test/api-double';
import { useProgress } from './use-progress';

const network = apiDouble();
const PATH = '/api/work/1';
type Work = { handled: number; isRunning: boolean };
const START: Work = { handled: 0, isRunning: true };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function follow() {
  const onEnd = jest.fn();
  const hook = renderHook(() => useProgress<Work>(PATH, START, ({ isRunning }) => isRunning, onEnd));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { ...hook, onEnd, wait };
}

test('short work is known after a quarter of a second', async () => {
  network.replies(`GET ${PATH}`, { handled: 9, isRunning: false });
  const { onEnd, wait } = follow();
  await wait(250);
  expect(onEnd).toHaveBeenCalledWith({ handled: 9, isRunning: false });
});

test('long work is asked about every second, and no more after its end', async () => {
  network.replies(`GET ${PATH}`, { handled: 1, isRunning: true });
  network.replies(`GET ${PATH}`, { handled: 5, isRunning: true });
  network.replies(`GET ${PATH}`, { handled: 9, isRunning: false });
  const { result, onEnd, wait } = follow();
  expect(result.current).toEqual(START);
  await wait(250);
  expect(result.current.handled).toBe(1);
  await wait(1000);
  expect(result.current.handled).toBe(5);
  await wait(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await wait(5000);
  expect(network.calls).toHaveLength(3);
});

test('a lost connection ends nothing: the next question follows', async () => {
  const { result, onEnd, wait } = follow();
  await wait(250);
  expect(result.current).toEqual(START);
  network.replies(`GET ${PATH}`, { handled: 9, isRunning: false });
  await wait(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a page that was left asks no more', async () => {
  network.replies(`GET ${PATH}`, { handled: 1, isRunning: true });
  const { unmount, wait } = follow();
  await wait(250);
  unmount();
  await wait(5000);
  expect(network.calls).toHaveLength(1);
});
