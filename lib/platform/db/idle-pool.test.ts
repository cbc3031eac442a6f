import timers from 'node:timers';
import { ConnectionPool } from 'mongodb/lib/cmap/connection_pool.js';
import { putBack, replaceProperty } from '@/test/replace-property';
import { LOOK_MS, lookAtPoolsRarely } from './idle-pool';

function poolOf(minPoolSize: number) {
  const prune = vi.fn();
  const pool = Object.assign(Object.create(ConnectionPool.prototype) as ConnectionPool, {
    poolState: 'ready',
    connections: { length: 0, prune },
    pending: 0,
    checkedOut: { size: 0 },
    options: { minPoolSize, maxConnecting: 0, minPoolSizeCheckFrequencyMS: 100 },
  });
  return { pool, prune };
}

beforeEach(() => {
  vi.useFakeTimers();
  // the driver asks the module for the function
  replaceProperty(timers, 'setTimeout', setTimeout as typeof timers.setTimeout);
  lookAtPoolsRarely();
});
afterEach(() => {
  vi.useRealTimers();
  putBack();
});

test('an idle pool is looked at every ten seconds, not ten times a second', () => {
  const { pool, prune } = poolOf(0);
  pool.ensureMinPoolSize();
  expect(prune).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6 * LOOK_MS);
  expect(prune).toHaveBeenCalledTimes(7);
});

test('a pool that opens connections ahead is looked at as the driver does', () => {
  const { pool, prune } = poolOf(1);
  pool.ensureMinPoolSize();
  vi.advanceTimersByTime(1000);
  expect(prune).toHaveBeenCalledTimes(11);
});

test('one that is closed is left alone', () => {
  const { pool, prune } = poolOf(0);
  pool.ensureMinPoolSize();
  Object.assign(pool, { poolState: 'closed' });
  vi.advanceTimersByTime(6 * LOOK_MS);
  expect(prune).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
