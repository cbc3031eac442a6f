import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The system releases a port a moment after the last process that listened there has ended. */
const RETRY_LISTEN_MS = 50;

/**
 * Replies to every request at a port while a site does not: after `take`, until `free` has settled. Plain JavaScript without a
 * dependency, because `npm start` imports it before anything is installed.
 *
 * @param {{
 *   port: number,
 *   reply: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown,
 *   onFailed: (error: NodeJS.ErrnoException) => void,
 * }} options `onFailed`: nobody will reply at the port until the site does
 */
export function heldPort({ port, reply, onFailed }) {
  /** @type {import('node:http').Server | undefined} */
  let server;
  let isWanted = false;
  const open = () => {
    if (!isWanted || server) return;
    const opened = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, reply);
    server = opened.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      server = undefined;
      if (error.code === 'EADDRINUSE') setTimeout(open, RETRY_LISTEN_MS);
      else onFailed(error);
    });
    opened.listen(port);
  };
  return {
    take() {
      isWanted = true;
      open();
    },
    /** Settles when the port is free; replies that are under way end by themselves. */
    async free() {
      isWanted = false;
      const closing = server;
      server = undefined;
      if (!closing?.listening) return;
      const closed = once(closing, 'close');
      closing.close();
      closing.closeIdleConnections();
      await Promise.race([closed, sleep(RETRY_LISTEN_MS)]);
    },
  };
}
