import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';

/** Sent by a process that has written to the invalidation log, and handed on to its siblings: read it now. */
export const READ_LOG = 'saptam:read-log';

/** A worker that ends sooner than this after its start has a fault that starting it again will not cure. */
const HEALTHY_MS = 10_000;
const MAX_EARLY_DEATHS = 3;

/**
 * Processes to run: WEB_CONCURRENCY, else one per core, less one when there are many, because the embedded database needs
 * one as well.
 */
export function processCount(wanted: number | undefined, cores = availableParallelism()): number {
  if (wanted) return wanted;
  return cores <= 2 ? cores : cores - 1;
}

function relay(from: Worker, message: unknown): void {
  if (message !== READ_LOG) return;
  for (const worker of Object.values(cluster.workers ?? {})) {
    if (worker && worker.id !== from.id && worker.isConnected()) worker.send(READ_LOG);
  }
}

/** The first process of several: starts the others, which share the port, and starts again one that falls. */
export function runPrimary(count: number): void {
  let stopping = false;
  let earlyDeaths = 0;
  const start = (slot: number) => {
    const began = Date.now();
    const worker = cluster.fork({ FRONT_DOOR_SLOT: String(slot) });
    worker.on('message', (message) => relay(worker, message));
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      earlyDeaths = Date.now() - began < HEALTHY_MS ? earlyDeaths + 1 : 0;
      console.error(
        `A process of the site ended by itself (${signal ?? `exit code ${code}`}); starting it again.`,
      );
      if (earlyDeaths >= MAX_EARLY_DEATHS) {
        console.error('It keeps ending at once: giving up.');
        stop(1);
      } else start(slot);
    });
  };
  const stop = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of workers) worker.process.kill('SIGTERM');
    Promise.all(
      workers.map((worker) => worker.isDead() || new Promise((done) => worker.once('exit', done))),
    ).then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  for (let slot = 1; slot <= count; slot++) start(slot);
}
