import type { Worker } from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer } from './channel';
import type { EdgeCacheConfig } from './config';
import { sendNotice } from './error-pages';

const RETRY_AFTER_SECONDS = 5;
/** Node releases the port a moment after the last process has ended. */
const RETRY_LISTEN_MS = 50;

type Config = Pick<EdgeCacheConfig, 'port' | 'failure' | 'page' | 'log'>;

/** 503 for everything: a page for people, the API's own format for programs. */
function replyUnavailable(request: IncomingMessage, response: ServerResponse, config: Config): void {
  const message = 'The site is starting. Please try again in a moment.';
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), connection: 'close' };
  sendNotice(request, response, config, { status: 503, message, code: 'unavailable', headers });
}

/**
 * Replies at the site's port in the first process while none of the others does: before they have started, and after all of them
 * were killed. So no connection is refused, and proxies in front learn when to retry.
 */
export function makeStandIn(config: Config) {
  const serving = new Set<Worker>();
  let server: Server | undefined;
  let ended = false;
  const open = () => {
    if (ended || server || serving.size > 0) return;
    const opened = createServer((request, response) => replyUnavailable(request, response, config));
    server = opened.once('error', (err: NodeJS.ErrnoException) => {
      close();
      if (err.code === 'EADDRINUSE') setTimeout(open, RETRY_LISTEN_MS);
      else config.log.warn({ err }, 'nobody replies at the port until a process has started');
    });
    opened.listen(config.port);
  };
  const close = () => {
    server?.close();
    server = undefined;
  };
  open();
  return {
    /** Frees the port when a process is about to listen, and returns when none is left. */
    waitFor(worker: Worker): void {
      answer(worker, 'listening', () => {
        serving.add(worker);
        close();
      });
      worker.once('exit', () => {
        serving.delete(worker);
        open();
      });
    },
    end(): void {
      ended = true;
      close();
    },
  };
}
