import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { applicationSocket, runApplication } from './application';
import { answer, ask, type Channel } from './channel';
import type { FrontConfig } from './config';
import { makeRelay } from './invalidation-relay';
import { watchLoop } from './loop-watch';
import { MetricsMembers, serveMetrics } from './metrics-server';
import { runProcess } from './process';

/** The pause before an ended process is replaced: one with a lasting fault ends again at once. */
const PAUSE_MS = 1000;
/** A parent that does not know the question never replies. */
const MAX_HANDOVER_MS = 2000;

/** Number of processes: as configured, else one per core, minus one for the database if there are many. */
export const processCount = (configured: number | undefined, cores = availableParallelism()): number =>
  configured ?? (cores <= 2 ? cores : cores - 1);

/**
 * The first process: starts the others, which share the port, and replaces those that end. When none is left that listens, it ends as well:
 * what started it starts the whole again (scripts/start.mjs, systemd, the container) and knows how to reply meanwhile.
 */
function runFirst({ log, metrics, processes }: FrontConfig): void {
  const relay = makeRelay();
  const members = new MetricsMembers();
  const serving = new Set<Worker>();
  let isStopping = false;
  const start = () => {
    if (isStopping) return;
    const worker = cluster.fork();
    // killed while a message is being sent to it: without a listener the error would end this process, and all others with it
    worker.on('error', (err) => log.warn({ err }, 'a process of the site could not be told'));
    relay(worker);
    members.add(worker);
    // what started this process may reply at the port until now
    answer(worker, 'listening', async () => {
      if (process.send) await ask(process as Channel, { site: 'listening' }, MAX_HANDOVER_MS);
    });
    let endWatch: (() => void) | undefined;
    worker.once('listening', () => {
      serving.add(worker);
      endWatch = watchLoop({
        ask: (maxWaitMs) => ask(worker, { site: 'alive' }, maxWaitMs),
        silent: () => log.error({ pid: worker.process.pid }, 'a process of the site does not answer'),
        back: () => log.warn({ pid: worker.process.pid }, 'a process of the site answers again'),
        // the loop of one that hangs reads no signal but this
        stuck: () => worker.process.kill('SIGKILL'),
      });
    });
    worker.once('exit', (code, signal) => {
      endWatch?.();
      serving.delete(worker);
      if (isStopping) return;
      log.error({ code, signal }, 'a process of the site ended by itself');
      if (serving.size > 0) setTimeout(start, PAUSE_MS);
      else stop(1);
    });
  };
  const stop = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    const exits = Object.values(cluster.workers ?? {}).map((worker) => {
      worker?.process.kill('SIGTERM');
      return worker?.isDead() || new Promise((done) => worker?.once('exit', done));
    });
    Promise.all(exits).then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  start();
  // the first one has the machine to itself until it serves: visitors wait for one process, not for all of them
  cluster.once('listening', () => {
    for (let i = 1; i < processCount(processes); i++) start();
  });
  if (!metrics) return;
  serveMetrics(metrics, () => members.read()).catch((err: unknown) => {
    log.fatal({ err }, 'METRICS_PORT cannot be used');
    stop(1);
  });
}

/** Called in every process and thread: the first process starts one per core, and each of these its application's thread from `entry`. */
export function main(config: FrontConfig, entry: URL): void {
  const cannotStart = (what: string) => (err: unknown) => {
    // Next keeps a process alive through uncaught errors: one that cannot start would stay forever
    config.log.fatal({ err }, `${what} cannot start`);
    process.exit(1);
  };
  if (applicationSocket) runApplication(config, applicationSocket).catch(cannotStart('the application'));
  else if (cluster.isPrimary) runFirst(config);
  else runProcess(config, entry).catch(cannotStart('this process'));
}
