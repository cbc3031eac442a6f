import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { applicationSocket, runApplication } from './application';
import { answer, ask, type Channel } from './channel';
import type { FrontConfig } from './config';
import { makeRelay } from './invalidation-relay';
import { watchLoop } from './loop-watch';
import { MetricsMembers, serveMetrics } from './metrics-server';
import { runProcess } from './process';

/** Pause before an ended process is replaced, because one with a lasting fault ends again at once. */
const PAUSE_MS = 1000;
/** Time limit of the handover, because a parent that does not know the question never replies. */
const MAX_HANDOVER_MS = 2000;

/** Number of processes, as configured or one per core, minus one for the database if there are many. */
export const processCount = (configured: number | undefined, cores = availableParallelism()): number =>
  configured ?? (cores <= 2 ? cores : cores - 1);

/**
 * Runs the first process. It starts the others, which share the port, and replaces the ones that end. When none of them is
 * listening any more, it ends too. Its parent (scripts/start.mjs, systemd, the container) then restarts everything and can
 * reply in the meantime.
 */
function runFirst({ log, metrics, processes }: FrontConfig): void {
  const relay = makeRelay();
  const members = new MetricsMembers();
  const serving = new Set<Worker>();
  let isStopping = false;
  const start = () => {
    if (isStopping) return;
    const worker = cluster.fork();
    // a process may be killed while a message is being sent to it, and without a listener the error would end all processes
    worker.on('error', (err) => log.warn({ err }, 'a process of the site could not be told'));
    relay(worker);
    members.add(worker);
    // this process's parent may have replied at the port until now
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
        // a hanging loop reacts to no other signal
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
  // the first process has the machine to itself until it serves, because visitors wait only for one
  cluster.once('listening', () => {
    for (let i = 1; i < processCount(processes); i++) start();
  });
  if (!metrics) return;
  serveMetrics(metrics, () => members.read()).catch((err: unknown) => {
    log.fatal({ err }, 'METRICS_PORT cannot be used');
    stop(1);
  });
}

/** Called in every process and thread. The first process starts one per core, and each of these starts its application's thread from `entry`. */
export function main(config: FrontConfig, entry: URL): void {
  const cannotStart = (what: string) => (err: unknown) => {
    // Next keeps a process alive through uncaught errors, so one that cannot start would stay forever
    config.log.fatal({ err }, `${what} cannot start`);
    process.exit(1);
  };
  if (applicationSocket) runApplication(config, applicationSocket).catch(cannotStart('the application'));
  else if (cluster.isPrimary) runFirst(config);
  else runProcess(config, entry).catch(cannotStart('this process'));
}
