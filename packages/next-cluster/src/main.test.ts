import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { CONFIG } from '../testing/harness';
import { main, processCount } from './main';

// the application would wait for the database too
vi.mock('./application', async () => ({
  ...(await vi.importActual<typeof import('./application')>('./application')),
  startApplication: () => ({ upstream: vi.fn(), ready: new Promise(() => undefined) }),
}));

/** What started the process starts it again; one that stays there without a database would never be. */
it('a process that cannot read the log ends, with the reason', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const fatal = vi.fn();
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

it('has a process per core, one core left to the database when there are many', () => {
  expect([1, 2, 4, 8].map((cores) => processCount(undefined, cores))).toEqual([1, 2, 3, 7]);
  expect(processCount(5, 2)).toBe(5);
});

/** What `main` forks; nothing that it listens for stays. */
async function forkedBy(use: (forked: EventEmitter[]) => Promise<void> | void): Promise<void> {
  const signals = (['SIGTERM', 'SIGINT'] as const).map((name) => [name, process.listeners(name)] as const);
  const forked: EventEmitter[] = [];
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const child = Object.assign(new EventEmitter(), { send: vi.fn() });
    const worker = Object.assign(new EventEmitter(), { send: vi.fn(), process: child });
    forked.push(worker);
    return worker as never;
  });
  await use(forked);
  // the first process lets go of the port
  forked[0]!.emit('message', { site: 'listening', id: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  for (const [name, before] of signals)
    for (const listener of process.listeners(name))
      if (!before.includes(listener)) process.off(name, listener);
}

it('has one process serve before it starts the others', () =>
  forkedBy((forked) => {
    main({ ...CONFIG, processes: 3 }, new URL('file:///nowhere.mjs'));
    expect(forked).toHaveLength(1);
    cluster.emit('listening', forked[0] as never, {} as never);
    expect(forked).toHaveLength(3);
    // as each of them does
    cluster.emit('listening', forked[1] as never, {} as never);
    expect(forked).toHaveLength(3);
  }));

it('has a first process that can let the whole build take over also where a single one serves', () =>
  forkedBy((forked) => {
    const unfinished = { lacks: () => true, page: () => '', message: '' };
    main({ ...CONFIG, processes: 1, unfinished }, new URL('file:///nowhere.mjs'));
    expect(forked).toHaveLength(1);
    cluster.emit('listening', forked[0] as never, {} as never);
    expect(forked).toHaveLength(1);
  }));
