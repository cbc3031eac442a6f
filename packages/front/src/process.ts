import { startApplication } from './application';
import { answer, ask, type Channel } from './channel';
import type { FrontConfig } from './config';
import { Front } from './front';
import { closeGracefully } from './graceful-stop';
import { joinRelay } from './invalidation-relay';
import { LogReader } from './log-reader';
import { watchLoop } from './loop-watch';
import { measure } from './metrics-server';
import { makeServer } from './server';

const first = process as Channel;

/** Starts the application and the front, listens, and stops gracefully at SIGTERM. */
export async function runProcess(config: FrontConfig, entry: URL): Promise<void> {
  const { log, invalidation, port } = config;
  const tellApplication = async (tags: readonly string[] | undefined) => {
    const followed = tags?.filter(config.application.follows);
    if (!followed || followed.length > 0) await application.tell(followed);
  };
  const apply = async (tags: readonly string[] | undefined) => {
    if (tags) front.cache.invalidate(tags);
    else front.cache.clear();
    await tellApplication(tags);
  };
  // the application has already dropped its own cached data
  const application = startApplication(entry, log, (tags, seq) => {
    front.cache.invalidate(tags);
    reader.noteApplied(seq);
    return tellSiblings(tags, seq);
  });
  const front = new Front(config, application.upstream);
  const reader = new LogReader(apply, invalidation.read, log);
  const started = Promise.all([invalidation.connect(), application.ready]).then(() => reader.start());
  const tellSiblings = joinRelay(first, {
    apply: (tags, seq) => {
      reader.noteApplied(seq);
      return apply(tags);
    },
    // a failed start ends the process (main.ts)
    lead: () => void started.then(application.lead, () => undefined),
  });
  await started;
  answer(first, 'alive', () => undefined);
  const { metrics } = front;
  answer(first, 'measure', async ({ shared }) =>
    metrics ? [await measure(metrics.registry), ...(await application.measure(shared))] : [],
  );
  const server = makeServer(front);
  await ask(first, { site: 'listening' });
  server.listener.listen(port);
  const endWatch = watchLoop({
    ask: application.alive,
    silent: () => {
      const running = [...new Set(application.upstream.running.values())];
      log.error({ running }, 'the application does not answer: no new connections');
      server.listener.close();
    },
    back: () => {
      log.warn({}, 'the application answers again');
      server.listener.listen(port);
    },
    stuck: () => {
      const running = [...new Set(application.upstream.running.values())];
      log.fatal({ running }, 'the application does not answer: this process ends');
      process.exit(1);
    },
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    endWatch();
    void application.announceStop();
    await closeGracefully(server, () => front.drain());
    reader.stop();
    await application.stop();
    await invalidation.disconnect();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
