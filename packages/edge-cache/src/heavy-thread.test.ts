import type { Application } from './application';
import { HeavyThread } from './heavy-thread';
import { Upstream } from './upstream';

/** Threads of the application as far as they are needed here. */
function fakeThreads() {
  const started: { onEnded: () => void; beReady: () => void; told: unknown[]; stopped: boolean }[] = [];
  const thread = new HeavyThread((onEnded) => {
    const own = { onEnded, beReady: () => {}, told: [] as unknown[], stopped: false };
    const ready = new Promise<void>((resolve) => {
      own.beReady = resolve;
    });
    started.push(own);
    return {
      upstream: new Upstream(`thread ${started.length}`),
      ready,
      tell: async (tags: unknown) => void own.told.push(tags),
      stop: async () => {
        own.stopped = true;
      },
    } as unknown as Application;
  });
  const become = async (n: number) => {
    started[n]?.beReady();
    await null;
    await null;
  };
  return { thread, started, become };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('one document after another starts no thread; two close together do', () => {
  const { thread, started } = fakeThreads();
  thread.upstream();
  jest.advanceTimersByTime(11_000);
  thread.upstream();
  expect(started).toHaveLength(0);
  jest.advanceTimersByTime(9000);
  thread.upstream();
  thread.upstream();
  expect(started).toHaveLength(1);
});

test('work goes there as soon as it is ready, and elsewhere when it has failed', async () => {
  const { thread, started, become } = fakeThreads();
  thread.upstream();
  expect(thread.upstream()).toBeUndefined();
  await become(0);
  const upstream = thread.upstream();
  expect(upstream).toBeInstanceOf(Upstream);
  thread.tell(['actor:1']);
  expect(started[0]?.told).toEqual([['actor:1']]);
  started[0]?.onEnded();
  expect(thread.upstream()).toBeUndefined();
  expect(started).toHaveLength(2);
  await become(1);
  expect(thread.upstream()).not.toBe(upstream);
});

test('a thread that nobody needs any more ends, and the next work goes elsewhere', async () => {
  const { thread, started, become } = fakeThreads();
  thread.upstream();
  thread.upstream();
  await become(0);
  jest.advanceTimersByTime(9 * 60_000);
  expect(started[0]?.stopped).toBe(false);
  jest.advanceTimersByTime(3 * 60_000);
  expect(started[0]?.stopped).toBe(true);
  expect(thread.upstream()).toBeUndefined();
});

test('a stop ends it, and none is started afterwards', async () => {
  const { thread, started } = fakeThreads();
  thread.upstream();
  thread.upstream();
  await thread.stop();
  expect(started[0]?.stopped).toBe(true);
  thread.upstream();
  expect(started).toHaveLength(1);
});
