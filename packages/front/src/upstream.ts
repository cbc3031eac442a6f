import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { HttpError } from './http-error';
import { pathOf } from './refusals';

/** Maximum header size for the application in bytes, with the visitor's headers (server.ts) and those added by the front. */
export const MAX_INNER_HEADER_BYTES = 64 * 1024;
const RENDER_TIMEOUT_MS = 30_000;

export type Whole = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export async function readWhole(reply: IncomingMessage): Promise<Whole> {
  const body = Buffer.concat(await reply.toArray());
  return { status: reply.statusCode ?? 502, headers: reply.headers, body };
}

/** The head of the response. Rejects if the application disconnects first. */
export function replyTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
}

/** The application behind its Unix socket, over persistent connections. */
export class Upstream {
  /** Current requests with method and path. */
  readonly running = new Map<ClientRequest, string>();
  private readonly agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 });

  constructor(private readonly socketPath: string) {}

  /** Opens a request. The caller writes and ends its body. */
  open(options: Pick<RequestOptions, 'method' | 'path' | 'headers' | 'signal'>): ClientRequest {
    const outgoing = http.request({ ...options, socketPath: this.socketPath, agent: this.agent });
    this.running.set(outgoing, `${outgoing.method} ${pathOf(outgoing.path)}`);
    outgoing.once('close', () => this.running.delete(outgoing));
    return outgoing;
  }

  /** Requests a page as an anonymous visitor, so that responses for others contain nothing sent by one visitor. */
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
