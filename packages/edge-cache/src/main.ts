import cluster from 'node:cluster';
import { applicationData, runApplication } from './application';
import { processCount, runPrimary } from './cluster';
import type { EdgeCacheConfig } from './config';
import { runEdgeProcess } from './edge-process';

/**
 * Runs the site. Every process and thread of it calls this: the first process starts one per core, each of these starts the thread
 * of its application from the same `entry`.
 */
export function main(config: EdgeCacheConfig, entry: URL): void {
  const count = processCount(config.processes);
  if (!applicationData && cluster.isPrimary && count > 1) {
    runPrimary(count, config.log);
    return;
  }
  const running = applicationData
    ? runApplication(config, applicationData.socketPath)
    : runEdgeProcess(config, entry);
  running.catch((err: unknown) => {
    // Next keeps a process alive through uncaught errors: one that cannot start would stay there for good
    config.log.fatal({ err }, applicationData ? 'the application cannot start' : 'this process cannot start');
    process.exit(1);
  });
}
