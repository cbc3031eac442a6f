import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { heldPort } from '../../packages/next-cluster/src/held-port.mjs';
import { say } from './say.mjs';

const RETRY_AFTER_SECONDS = 5;
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
 * port when it is about to listen (site: 'listening', packages/next-cluster/src/channel.ts).
 */
export function makeStandIn(port) {
  const held = heldPort({
    port,
    reply: replyUnavailable,
    onFailed: ({ code }) => say(`Nothing replies at port ${port} until the site does (${code}).`),
  });
  let hasEnded = false;
  return {
    takePort: () => held.take(),
    /** Leaves the port to this site, and takes it back when the site ends. */
    attend({ child, ended }) {
      child.on('message', async (sent) => {
        if (sent?.site !== 'listening') return;
        await held.free();
        // a site that has died meanwhile is no error
        child.send({ site: 'done', id: sent.id }, () => undefined);
      });
      ended.then(() => {
        if (!hasEnded) held.take();
      });
    },
    async end() {
      hasEnded = true;
      await held.free();
    },
  };
}
