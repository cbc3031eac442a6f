import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const PAGE = readFileSync(new URL('waiting.html', import.meta.url), 'utf8');
const [, STYLE = ''] = /<style>(.*)<\/style>/.exec(PAGE) ?? [];
const HEADERS = {
  'retry-after': '5',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'x-content-type-options': 'nosniff',
  connection: 'close',
};
const MESSAGE = 'The site is starting. Please try again in a moment.';
/** Milliseconds between retries, because the system releases a port a moment after its last listener ends. */
const RETRY_MS = 50;

/** Replies 503 at the site's port until the site listens: a self-reloading page with the progress, or the API's error for programs. */
export function waitingAt(port, { onError = () => {} } = {}) {
  let [step, server, isWanted] = ['', undefined, false];
  const reply = (request, response) => {
    const isPage = request.headers.accept?.includes('text/html');
    const requestId = randomUUID();
    const body = isPage
      ? PAGE.replace('{step}', step)
      : JSON.stringify({ message: MESSAGE, code: 'unavailable', requestId });
    const type = `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`;
    response.writeHead(503, { ...HEADERS, 'content-type': type, 'x-request-id': requestId });
    // a client that is still sending would not read the reply
    request.resume().once('end', () => response.end(body));
  };
  const open = () => {
    if (!isWanted || server) return;
    const limits = { headersTimeout: 10_000, requestTimeout: 10_000 };
    server = createServer(limits, reply).once('error', (error) => {
      server = undefined;
      if (error.code === 'EADDRINUSE') setTimeout(open, RETRY_MS).unref();
      else onError(error);
    });
    server.listen(port);
  };
  return {
    say(text) {
      step = text;
    },
    open() {
      isWanted = true;
      open();
    },
    /** Frees the port. Running replies end by themselves. */
    close() {
      isWanted = false;
      server?.close();
      server?.closeIdleConnections();
      server = undefined;
    },
  };
}
