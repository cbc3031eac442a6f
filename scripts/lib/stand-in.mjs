import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.mjs';

const RETRY_AFTER_SECONDS = 5;
/** The system releases the port a moment after the last process that listened there has ended. */
const RETRY_LISTEN_MS = 50;
/** A client that is still sending would not read a reply; for longer it is not waited for. */
const MAX_BODY_MS = 1000;

const MESSAGE = 'The site is starting. Please try again in a moment.';
const PAGE = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The site is starting</title></head><body>
<h1>The site is starting</h1><p>Please try again in a moment.</p>
<p lang="mr">संकेतस्थळ सुरू होत आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.</p>
<p lang="hi">साइट शुरू हो रही है। कृपया थोड़ी देर में फिर कोशिश करें।</p>
<p><a href="">Try again</a></p></body></html>
`;

const HEADERS = {
  'retry-after': String(RETRY_AFTER_SECONDS),
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/** 503 for everything: a page for people, the API's own format for programs. */
async function replyUnavailable(request, response) {
  request.resume();
  const timer = new AbortController();
  const body = once(request, 'end', { signal: timer.signal });
  await Promise.race([body, sleep(MAX_BODY_MS, undefined, { signal: timer.signal })]).catch(() => undefined);
  timer.abort();
  body.catch(() => undefined);
  const isPage = request.headers.accept?.includes('text/html');
  const requestId = randomUUID();
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(503, { ...HEADERS, 'content-type': type, 'x-request-id': requestId });
  response.end(isPage ? PAGE : JSON.stringify({ message: MESSAGE, code: 'unavailable', requestId }));
}

/**
 * Replies 503 at the site's port while the site does not: before it listens, and after its first process has died. A site asks for the
 * port when it is about to listen (edgeCache: 'listening', packages/edge-cache/src/channel.ts).
 */
export function makeStandIn(port) {
  let server;
  let isWanted = false;
  const open = () => {
    if (!isWanted || server) return;
    const opened = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, replyUnavailable);
    server = opened.once('error', (error) => {
      server = undefined;
      if (error.code === 'EADDRINUSE') setTimeout(open, RETRY_LISTEN_MS);
      else say(`Nothing replies at port ${port} until the site does (${error.code}).`);
    });
    opened.listen(port);
  };
  const takePort = () => {
    isWanted = true;
    open();
  };
  const freePort = async () => {
    isWanted = false;
    const closing = server;
    server = undefined;
    if (!closing?.listening) return;
    const closed = once(closing, 'close');
    closing.close();
    closing.closeIdleConnections();
    // the port is free at once; replies that are under way end by themselves
    await Promise.race([closed, sleep(RETRY_LISTEN_MS)]);
  };
  let hasEnded = false;
  return {
    takePort,
    /** Leaves the port to this site, and takes it back when the site ends. */
    attend({ child, ended }) {
      child.on('message', async (sent) => {
        if (sent?.edgeCache !== 'listening') return;
        await freePort();
        // a site that has died meanwhile is no error
        child.send({ edgeCache: 'done', id: sent.id }, () => undefined);
      });
      ended.then(() => {
        if (!hasEnded) takePort();
      });
    },
    async end() {
      hasEnded = true;
      await freePort();
    },
  };
}
