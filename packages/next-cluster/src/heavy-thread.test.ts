import { Upstream } from 'edge-cache/upstream';
import type { Application } from './application';
import { HeavyThread } from './heavy-thread';

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
  return { thread, started };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('one document after another starts no thread; two close together do', async () => {
  const { thread, started } = fakeThreads();
  expect(await thread.upstream()).toBeUndefined();
  vi.advanceTimersByTime(11_000);
  expect(await thread.upstream()).toBeUndefined();
  expect(started).toHaveLength(0);
  vi.advanceTimersByTime(9000);
  void thread.upstream();
  void thread.upstream();
  expect(started).toHaveLength(1);
});

test('work waits for a thread that is starting, and goes elsewhere when that fails', async () => {
  const { thread, started } = fakeThreads();
  void thread.upstream();
  const first = thread.upstream();
  started[0]?.beReady();
  expect(await first).toBeInstanceOf(Upstream);
  expect(await thread.upstream()).toBe(await first);
  thread.tell(['actor:1']);
  expect(started[0]?.told).toEqual([['actor:1']]);
  started[0]?.onEnded();
  const second = thread.upstream();
  expect(started).toHaveLength(2);
  started[1]?.onEnded();
  expect(await second).toBeUndefined();
});

test('work does not wait for ever for a thread that does not start', async () => {
  const { thread } = fakeThreads();
  void thread.upstream();
  const waiting = thread.upstream();
  vi.advanceTimersByTime(20_000);
  expect(await waiting).toBeUndefined();
});

test('a thread that nobody needs any more ends, and the next work goes elsewhere', async () => {
  const { thread, started } = fakeThreads();
  void thread.upstream();
  void thread.upstream();
  started[0]?.beReady();
  vi.advanceTimersByTime(9 * 60_000);
  expect(started[0]?.stopped).toBe(false);
  vi.advanceTimersByTime(3 * 60_000);
  expect(started[0]?.stopped).toBe(true);
  expect(await thread.upstream()).toBeUndefined();
});

test('a stop ends it, and none is started afterwards', async () => {
  const { thread, started } = fakeThreads();
  void thread.upstream();
  void thread.upstream();
  await thread.stop();
  expect(started[0]?.stopped).toBe(true);
  expect(await thread.upstream()).toBeUndefined();
  expect(started).toHaveLength(1);
});
