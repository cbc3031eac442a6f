/** The production start: one or several processes that share the port, each with the front door before Next. */
import cluster from 'node:cluster';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { processCount, runPrimary } from './cluster';
import { serve } from './edge-process';

const { PORT, WEB_CONCURRENCY } = env();
const count = processCount(WEB_CONCURRENCY);
if (cluster.isPrimary && count > 1) runPrimary(count);
else {
  serve({ port: PORT, dir: process.cwd() }).catch((err: unknown) => {
    // Next keeps a process alive through uncaught errors: one that cannot start would stand there for good
    log.fatal({ err }, 'front door: this process cannot start');
    process.exit(1);
  });
}
