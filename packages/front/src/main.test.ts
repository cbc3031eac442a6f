import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { CONFIG } from '../testing/harness';
import { main, processCount } from './main';

// the application would also wait for the database
jest.mock('./application', () => ({
  ...jest.requireActual<typeof import('./application')>('./application'),
  startApplication: () => ({ upstream: jest.fn(), ready: new Promise(() => undefined) }),
}));

afterEach(() => jest.restoreAllMocks());

/** The parent starts an ended process again, but not one that stays without a database. */
it('ends a process that cannot read the log and gives the reason', async () => {
  jest.replaceProperty(cluster, 'isPrimary', false);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const fatal = jest.fn();
  const err = new Error('connect ECONNREFUSED');
  const connect = () => Promise.reject(err);
  const config = {
    ...CONFIG,
    processes: 1,
    log: { ...CONFIG.log, fatal },
    invalidation: { ...CONFIG.invalidation, connect },
  };
  main(config, new URL('file:///nowhere.mjs'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(exit).toHaveBeenCalledWith(1);
  expect(fatal).toHaveBeenCalledWith({ err }, expect.any(String));
});

it('runs a process per core, but leaves one to the database if there are many', () => {
  expect([1, 2, 4, 8].map((cores) => processCount(undefined, cores))).toEqual([1, 2, 3, 7]);
  expect(processCount(5, 2)).toBe(5);
});

describe('the first process', () => {
  type Forked = EventEmitter & { send: () => void; process: { kill: () => void }; isDead: () => boolean };
  let forked: Forked[];
  beforeEach(() => {
    forked = [];
    jest.spyOn(cluster, 'fork').mockImplementation(() => {
      const parts = { send: jest.fn(), process: { kill: jest.fn() }, isDead: () => true };
      const worker = Object.assign(new EventEmitter(), parts);
      forked.push(worker);
      return worker as never;
    });
    jest.spyOn(process, 'on').mockReturnThis();
    jest.useFakeTimers();
  });
  afterEach(() => {
    cluster.removeAllListeners('listening');
    jest.useRealTimers();
  });
  const serve = (worker: Forked | undefined) => {
    worker?.emit('listening');
    cluster.emit('listening', worker as never, {} as never);
  };

  it('starts the others only after one process serves', () => {
    main({ ...CONFIG, processes: 3 }, new URL('file:///nowhere.mjs'));
    expect(forked).toHaveLength(1);
    serve(forked[0]);
    expect(forked).toHaveLength(3);
    serve(forked[1]);
    expect(forked).toHaveLength(3);
  });

  it('replaces a process that ends while another one listens', async () => {
    main({ ...CONFIG, processes: 2 }, new URL('file:///nowhere.mjs'));
    for (const i of [0, 1]) serve(forked[i]);
    forked[0]?.emit('exit', null, 'SIGKILL');
    await jest.advanceTimersByTimeAsync(1000);
    expect(forked).toHaveLength(3);
  });

  it('ends if no process listens any more, so that its parent restarts everything', async () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    main({ ...CONFIG, processes: 2 }, new URL('file:///nowhere.mjs'));
    for (const i of [0, 1]) serve(forked[i]);
    for (const i of [0, 1]) forked[i]?.emit('exit', null, 'SIGKILL');
    await jest.advanceTimersByTimeAsync(0);
    expect(exit).toHaveBeenCalledWith(1);
  });
});
