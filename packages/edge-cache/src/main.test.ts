import { log } from '@/lib/log';

const connectDb = jest.fn().mockRejectedValue(new Error('connect ECONNREFUSED'));
jest.mock('@/lib/db', () => ({ connectDb: () => connectDb(), disconnectDb: jest.fn() }));
// several processes are another matter, and this one must not start any
jest.mock('./cluster', () => ({ processCount: () => 1, runPrimary: jest.fn() }));
// the application would wait for the database too
jest.mock('./application-thread', () => ({
  startApplication: () => ({ upstream: jest.fn(), ready: new Promise(() => undefined) }),
}));

/** Whoever started the process starts it again; one that stands there without a database would never be. */
it('a process whose database stays away ends, with the reason', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { API_ROUTES: [] });
  // of mongoose's timers, none of which this test has
  process.env.SUPPRESS_JEST_WARNINGS = 'true';
  const fatal = jest.spyOn(log, 'fatal').mockImplementation(() => undefined);
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  require('./main');
  await jest.advanceTimersByTimeAsync(2000);
  expect(exit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(exit).toHaveBeenCalledWith(1);
  expect(fatal).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'connect ECONNREFUSED' }) },
    expect.any(String),
  );
  expect(connectDb.mock.calls.length).toBeGreaterThan(1);
});
