import cluster from 'node:cluster';
import { EdgeCache } from 'edge-cache';
import { makeServer } from 'edge-cache/server';
import { type Application, startApplication } from './application';
import { ALONE, answer, ask, type Channel } from './channel';
import type { ClusterConfig } from './config';
import { renderFirst } from './first-pages';
import { closeGracefully } from './graceful-stop';
import { HeavyThread } from './heavy-thread';
import { InUse } from './in-use';
import { joinRelay } from './invalidation-relay';
import { LogReader } from './log-reader';
import { measure, serveMetrics } from './metrics-server';

/** Longer than the pauses between slow pages of a busy site: connecting first would make a look at a busy database late. */
const LET_GO_MS = 60_000;

/** A parent that does not know the question never replies. */
const MAX_HANDOVER_MS = 2000;

const siblings: Channel = cluster.isWorker ? (process as Channel) : ALONE;

/** The figures of both threads, at an address of their own or to the first process. */
async function giveMetrics(
  { metrics: address }: ClusterConfig,
  { metrics }: EdgeCache,
  application: Application,
) {
  if (!metrics || !address) return;
  const read = async (shared: boolean) => [
    await measure(metrics.registry),
    ...(await application.measure(shared)),
  ];
  // of several processes the first one listens (main.ts)
  if (cluster.isWorker) answer(siblings, 'measure', ({ shared }) => read(shared));
  else await serveMetrics(address, () => read(true));
}

/** Looks whether the database replies, which connects, and lets go of the connection of a process that has no other use for it. */
function lettingGo(config: ClusterConfig, mayLetGo: () => boolean): ClusterConfig {
  const { failure, invalidation } = config;
  let timer: NodeJS.Timeout | undefined;
  const letGo = () => {
    if (mayLetGo()) void invalidation.disconnect();
  };
  const isReady = async () => {
    clearTimeout(timer);
    try {
      return await failure.isReady();
    } finally {
      clearTimeout(timer);
      timer = setTimeout(letGo, LET_GO_MS).unref();
    }
  };
  return { ...config, failure: { ...failure, isReady } };
}

/** Starts the application and the edge cache, listens, and stops gracefully at SIGTERM. */
export async function runEdgeProcess(config: ClusterConfig, entry: URL): Promise<void> {
  const { log, invalidation, port } = config;
  const invalidate = (tags: readonly string[], seq: number | undefined) => {
    edge.cache.invalidate(tags);
    reader.noteApplied(seq);
    return tellSiblings(tags, seq);
  };
  const followed = (tags: readonly string[]) => tags.filter((tag) => config.application.follows?.(tag));
  const tellApplication = async (tags: readonly string[]) => {
    if (followed(tags).length > 0) await application.tell(followed(tags));
  };
  const tellHeavy = (tags: readonly string[]) => {
    if (followed(tags).length > 0) heavy.tell(followed(tags));
  };
  // each of the two threads has already dropped its own cached data
  const application = startApplication(entry, log, (tags, seq) => {
    tellHeavy(tags);
    return invalidate(tags, seq);
  });
  const invalidateFromHeavy = async (tags: readonly string[], seq: number | undefined) => {
    await Promise.all([tellApplication(tags), invalidate(tags, seq)]);
  };
  const heavy = new HeavyThread((onEnded) =>
    startApplication(entry, log, invalidateFromHeavy, { isHeavy: true, onEnded }),
  );
  let isLeading = false;
  const looking = lettingGo(config, () => !isLeading);
  const edge = new EdgeCache(looking, { pages: application.upstream, heavy: () => heavy.upstream() });
  const apply = (tags: readonly string[] | undefined) => {
    if (!tags) {
      edge.cache.clear();
      heavy.tell(undefined);
      return application.tell(undefined);
    }
    edge.cache.invalidate(tags);
    tellHeavy(tags);
    return tellApplication(tags);
  };
  const applyAndTell = (tags: readonly string[] | undefined, seq: number) =>
    Promise.all([apply(tags), tellSiblings(tags, seq)]);
  const found = { invalidate: applyAndTell, clear: (seq: number) => applyAndTell(undefined, seq) };
  // a cache in front of the site answers without asking it
  const mayRest = !config.frontCache && !config.sharedHeaders;
  const reader = new LogReader(found, invalidation.read, log, mayRest);
  const readEnd = async () => {
    await reader.start();
    // only the leader reads on; a connection costs a little even when nothing is asked
    if (!isLeading) await invalidation.disconnect();
  };
  const started = Promise.all([invalidation.connect(), application.ready]).then(readEnd);
  const lead = () => {
    isLeading = true;
    const begin = () => {
      reader.follow();
      return application.lead();
    };
    // a failed start ends the process (main.ts)
    void started.then(begin, () => undefined);
  };
  const { tell: tellSiblings, sayUsed } = joinRelay(siblings, {
    apply: (tags, seq) => {
      reader.noteApplied(seq);
      return apply(tags);
    },
    lead,
    used: () => reader.wake(),
  });
  await started;
  await giveMetrics(config, edge, application);
  const inUse = new InUse(sayUsed);
  const server = makeServer({ handle: inUse.watch(edge.handle), refusals: edge.refusals });
  inUse.watchConnections(server.listener);
  // the first process, or what started a single one, replies at the port while no other one does (stand-in.ts)
  if (process.send) await ask(process as Channel, { site: 'listening' }, MAX_HANDOVER_MS);
  server.listener.listen(port);
  void renderFirst(config.application.firstPages ?? [], {
    upstream: application.upstream,
    siteUrl: config.siteUrl,
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    void application.announceStop();
    await closeGracefully(server, () => edge.drain());
    reader.stop();
    await Promise.all([application.stop(), heavy.stop()]);
    await invalidation.disconnect();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
