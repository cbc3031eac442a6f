import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { applicationSocket, runApplication } from './application';
import { ask, type Channel } from './channel';
import type { ClusterConfig } from './config';
import { runEdgeProcess } from './edge-process';
import { makeHandover } from './handed-connections';
import { makeRelay } from './invalidation-relay';
import { MetricsMembers, serveMetrics } from './metrics-server';
import { takeMoves } from './move';
import { makeStandIn } from './stand-in';

/** A process that ends sooner after its start has a fault that a restart will not cure. */
const HEALTHY_MS = 10_000;
const MAX_EARLY_EXITS = 3;

/** Number of processes: as configured, else one per core, minus one for the database if there are many. */
export const processCount = (configured: number | undefined, cores = availableParallelism()): number =>
  configured ?? (cores <= 2 ? cores : cores - 1);

/** The first process of several: starts the others, which share the port, and restarts failed ones. */
function runPrimary(count: number, config: ClusterConfig): void {
  const { log, metrics } = config;
  // what started this process may reply at its port
  if (process.send) void ask(process as Channel, { site: 'listening' });
  const standIn = makeStandIn(config);
  const relay = makeRelay();
  const handOver = makeHandover();
  const members = new MetricsMembers();
  let stopping = false;
  let earlyExits = 0;
  const leaving = new Set<Worker>();
  const start = (): Worker => {
    const startedAt = Date.now();
    const worker = cluster.fork();
    // killed while a message is being sent to it: without a listener the error would end this process, and all others with it
    worker.on('error', (err) => log.warn({ err }, 'a process of the site could not be told'));
    handOver(worker);
    relay(worker);
    standIn.waitFor(worker);
    members.add(worker);
    worker.once('exit', (code, signal) => {
      if (stopping || leaving.delete(worker)) return;
      earlyExits = Date.now() - startedAt < HEALTHY_MS ? earlyExits + 1 : 0;
      log.error({ code, signal }, 'a process of the site ended by itself');
      if (earlyExits < MAX_EARLY_EXITS) return void start();
      log.fatal({}, 'its processes keep ending at once: giving up');
      stop(1);
    });
    return worker;
  };
  const startOthers = () => {
    for (let i = 1; i < count && !stopping; i++) start();
  };
  const stop = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    standIn.end();
    const exits = Object.values(cluster.workers ?? {}).map((worker) => {
      worker?.process.kill('SIGTERM');
      return worker?.isDead() || new Promise((done) => worker?.once('exit', done));
    });
    Promise.all(exits).then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  start();
  // the first one has the machine to itself until it serves: visitors wait for one process, not for all of them
  cluster.once('listening', startOthers);
  if (process.send) takeMoves(process as Channel, start, leaving, startOthers);
  if (metrics) {
    serveMetrics(metrics, () => members.read()).catch((err: unknown) => {
      log.fatal({ err }, 'METRICS_PORT cannot be used');
      stop(1);
    });
  }
}

/** Called in every process and thread: the first process starts one per core, and each of these its application's thread from `entry`. */
export function main(config: ClusterConfig, entry: URL): void {
  const count = processCount(config.processes);
  const cannotStart = (what: string) => (err: unknown) => {
    // Next keeps a process alive through uncaught errors: one that cannot start would stay forever
    config.log.fatal({ err }, `${what} cannot start`);
    process.exit(1);
  };
  if (applicationSocket) runApplication(config, applicationSocket).catch(cannotStart('the application'));
  // of a build that another one will replace, a single process has a first one too, which does that
  else if (cluster.isPrimary && (count > 1 || config.unfinished)) runPrimary(count, config);
  else runEdgeProcess(config, entry).catch(cannotStart('this process'));
}
