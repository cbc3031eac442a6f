import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Upstream } from './capture';

/** What concerns one connection and not the next (RFC 9110 §7.6.1); `expect` has been answered by listen.ts. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'upgrade',
  'expect',
]);
/** Written anew towards the visitor. */
const OF_THE_ANSWER = new Set([...OF_THE_CONNECTION, 'transfer-encoding', 'date']);

/** Answers up to here go on in one piece, so that the front door can see that they are small (pass-through.ts). */
const WHOLE_BYTES = 16 * 1024;

/** The visitor's header bytes, and what the front door adds to them. */
export const MAX_INNER_HEADER_BYTES = 64 * 1024;

function headersOf(request: IncomingMessage): NodeJS.Dict<string | string[]> {
  const { headers } = request;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));
}

function adoptHead(answer: IncomingMessage, response: ServerResponse): void {
  response.statusCode = answer.statusCode ?? 502;
  for (let i = 0; i + 1 < answer.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = answer.rawHeaders.slice(i, i + 2);
    if (!OF_THE_ANSWER.has(name.toLowerCase())) response.appendHeader(name, value);
  }
}

function handOn(answer: IncomingMessage, response: ServerResponse): void {
  adoptHead(answer, response);
  if (!(Number(answer.headers['content-length']) <= WHOLE_BYTES)) {
    answer.pipe(response);
    return;
  }
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => response.end(Buffer.concat(chunks)));
}

/**
 * The application behind a socket of this machine. Bodies stream both ways at the pace of the slower side, and a visitor who
 * goes away is gone for the application too. Settles when the application has written its answer.
 */
export function upstreamAt(socketPath: string): Upstream {
  const agent = new Agent({ keepAlive: true });
  return (request, response) =>
    new Promise<void>((resolve, reject) => {
      const { method, url: path } = request;
      const headers = headersOf(request);
      const outgoing = ask({
        socketPath,
        agent,
        method,
        path,
        headers,
        maxHeaderSize: MAX_INNER_HEADER_BYTES,
      });
      outgoing.once('response', (answer) => {
        answer.once('error', reject);
        answer.once('end', resolve);
        handOn(answer, response);
      });
      outgoing.on('error', reject);
      response.once('close', () => {
        resolve();
        outgoing.destroy();
      });
      request.pipe(outgoing);
    });
}
