import { log } from '@/lib/platform/log/log';
import { waitForDatabase } from './wait-for-database';

const connectDb = vi.fn();
vi.mock('./connect', () => ({ connectDb: () => connectDb() }));

let warn: import('vitest').MockInstance;
beforeEach(() => {
  vi.useFakeTimers();
  connectDb.mockReset();
  warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

it('waits for a database that comes later, with a warning for each failure', async () => {
  const refused = new Error('refused');
  connectDb.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused).mockResolvedValue(undefined);
  const waiting = waitForDatabase();
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
  expect(warn).toHaveBeenCalledTimes(2);
});

it('gives up after a while, with the reason', async () => {
  connectDb.mockRejectedValue(new Error('refused'));
  const waiting = expect(waitForDatabase()).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  await waiting;
  expect(connectDb.mock.calls.length).toBeGreaterThan(1);
});
