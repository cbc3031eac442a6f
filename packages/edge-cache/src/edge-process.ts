import { startApplication } from './application-thread';
import type { EdgeCacheConfig } from './config';
import { EdgeCache } from './edge-cache';
import { joinRelay } from './invalidation-relay';
import { LogReader } from './log-reader';
import { measure } from './measured';
import { answerMeasure, serveMetrics } from './metrics-server';
import type { Channel } from './process-channel';
import { closeGracefully, makeServer } from './server';

/** Starts the application and the edge cache, listens, and stops gracefully at SIGTERM. */
export async function runEdgeProcess(config: EdgeCacheConfig, entry: URL): Promise<void> {
  const { log, invalidation, port } = config;
  const application = startApplication(entry, log, (tags, seq) => {
    apply(tags, seq);
    return tellSiblings(tags, seq);
  });
  const edge = new EdgeCache(config, { upstream: application.upstream });
  const reader = new LogReader({
    read: invalidation.read,
    invalidate: (tags) => edge.cache.invalidate(tags),
    clear: () => edge.cache.clear(),
    warn: (err) => log.warn({ err }, 'edge cache: the invalidation log cannot be read'),
  });
  const apply = (tags: readonly string[], seq: number | undefined) => {
    edge.cache.invalidate(tags);
    reader.noteApplied(seq);
  };
  const tellSiblings = joinRelay(process as Channel, apply);
  await Promise.all([invalidation.connect(), application.ready]);
  await reader.start();
  const { metrics } = edge;
  if (metrics && config.metrics) {
    const read = async (shared: boolean) => [
      await measure(metrics.registry),
      await application.measure(shared).catch(() => []),
    ];
    // of several processes the first one listens (main.ts)
    if (process.send) answerMeasure(process as Channel, read);
    else await serveMetrics(config.metrics, () => read(true));
  }
  const server = makeServer(edge);
  server.listen(port);
  const stop = async () => {
    application.tell('stopping');
    await closeGracefully(server, () => {
      edge.draining = true;
    });
    reader.stop();
    await application.stop();
    await invalidation.disconnect();
    process.exit(0);
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) void stop();
      stopping = true;
    });
  }
}
