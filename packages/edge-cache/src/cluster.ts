import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Log } from './config';
import { InvalidationRelay } from './invalidation-relay';

/** A process that ends sooner than this after its start has a fault that starting it again will not cure. */
const HEALTHY_MS = 10_000;
const MAX_EARLY_EXITS = 3;

/** Processes to run: as configured, else one per core, less one when there are many, for the database. */
export function processCount(configured: number | undefined, cores = availableParallelism()): number {
  return configured ?? (cores <= 2 ? cores : cores - 1);
}

/** The first process of several: starts the others, which share the port, and restarts one that fails. */
export function runPrimary(count: number, log: Log): void {
  const relay = new InvalidationRelay();
  let stopping = false;
  let earlyExits = 0;
  const start = () => {
    const startedAt = Date.now();
    const worker = cluster.fork();
    relay.add(worker);
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      earlyExits = Date.now() - startedAt < HEALTHY_MS ? earlyExits + 1 : 0;
      log.error({ code, signal }, 'a process of the site ended by itself');
      if (earlyExits < MAX_EARLY_EXITS) start();
      else {
        log.fatal({}, 'its processes keep ending at once: giving up');
        stop(1);
      }
    });
  };
  const stop = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of workers) worker.process.kill('SIGTERM');
    const exits = workers.map(
      (worker) => worker.isDead() || new Promise((done) => worker.once('exit', done)),
    );
    Promise.all(exits).then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  for (let i = 0; i < count; i++) start();
}
