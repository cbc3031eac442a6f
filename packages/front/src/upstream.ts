import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { HttpError } from './http-error';
import { pathOf } from './refusals';

/** Maximum header bytes for the application: the visitor's (server.ts) plus those added by the front. */
export const MAX_INNER_HEADER_BYTES = 64 * 1024;
const RENDER_TIMEOUT_MS = 30_000;

/** A response of the application, read to its end. */
export type Whole = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export async function readWhole(reply: IncomingMessage): Promise<Whole> {
  const body = Buffer.concat(await reply.toArray());
  return { status: reply.statusCode ?? 502, headers: reply.headers, body };
}

/** The head of the response; rejects if the application disconnects before it. */
export function replyTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
}

/** The application behind its Unix socket, over persistent connections. */
export class Upstream {
  /** what it is working at: method and path of each request */
  readonly running = new Map<ClientRequest, string>();
  private readonly agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 });

  constructor(private readonly socketPath: string) {}

  /** Opens a request; the caller writes and ends its body. */
  open(options: Pick<RequestOptions, 'method' | 'path' | 'headers' | 'signal'>): ClientRequest {
    const outgoing = http.request({ ...options, socketPath: this.socketPath, agent: this.agent });
    this.running.set(outgoing, `${outgoing.method} ${pathOf(outgoing.path)}`);
    outgoing.once('close', () => this.running.delete(outgoing));
    return outgoing;
  }

  /** Requests as an anonymous visitor, so that nothing sent by one visitor can be in a response for others. */
  async fetchWhole(path: string, headers: Record<string, string>): Promise<Whole> {
    const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
    try {
      const outgoing = this.open({ path, headers, signal });
      outgoing.end();
      return await readWhole(await replyTo(outgoing));
    } catch (error) {
      const message = 'This took too long. Please try again.';
      throw signal.aborted ? new HttpError({ status: 504, message, code: 'timeout' }) : error;
    }
  }
}
