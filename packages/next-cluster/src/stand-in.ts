import type { Worker } from 'node:cluster';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendNotice } from 'edge-cache/error-pages';
import { answer } from './channel';
import type { ClusterConfig } from './config';
import { heldPort } from './held-port.mjs';

const RETRY_AFTER_SECONDS = 5;

type Config = Pick<ClusterConfig, 'port' | 'failure' | 'page' | 'log'>;

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
  const held = heldPort({
    port: config.port,
    reply: (request, response) => replyUnavailable(request, response, config),
    onFailed: (err) => config.log.warn({ err }, 'nobody replies at the port until a process has started'),
  });
  let ended = false;
  held.take();
  return {
    /** Frees the port when a process is about to listen, and returns when none is left. */
    waitFor(worker: Worker): void {
      answer(worker, 'listening', () => {
        serving.add(worker);
        return held.free();
      });
      worker.once('exit', () => {
        serving.delete(worker);
        if (!ended && serving.size === 0) held.take();
      });
    },
    end(): void {
      ended = true;
      void held.free();
    },
  };
}
