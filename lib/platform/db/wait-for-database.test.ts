import { log } from '@/lib/platform/log/log';
import { waitForDatabase } from './wait-for-database';

const connectDb = jest.fn();
jest.mock('./connect', () => ({ connectDb: () => connectDb() }));

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  connectDb.mockReset();
  warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

it('waits for a database that starts later, with a warning for each failure', async () => {
  const refused = new Error('refused');
  connectDb.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused).mockResolvedValue(undefined);
  const waiting = waitForDatabase();
  await jest.advanceTimersByTimeAsync(10_000);
  await waiting;
  expect(warn).toHaveBeenCalledTimes(2);
});

it('gives up after a while with the reason', async () => {
  connectDb.mockRejectedValue(new Error('refused'));
  const waiting = expect(waitForDatabase()).rejects.toThrow('refused');
  await jest.advanceTimersByTimeAsync(60_000);
  await waiting;
  expect(connectDb.mock.calls.length).toBeGreaterThan(1);
});
