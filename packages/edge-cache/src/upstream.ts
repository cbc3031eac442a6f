import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { HttpError } from './http-error';

/** Header bytes that the application takes: the visitor's (server.ts) and what the edge cache adds. */
export const MAX_INNER_HEADER_BYTES = 64 * 1024;
const RENDER_TIMEOUT_MS = 30_000;

/** A response of the application that has been read to its end. */
export type Whole = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export async function readWhole(reply: IncomingMessage): Promise<Whole> {
  const body = Buffer.concat(await reply.toArray());
  return { status: reply.statusCode ?? 502, headers: reply.headers, body };
}

/** The head of the response; rejects when the application hangs up before it. */
export function replyTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
}

/** The application behind its Unix socket, over connections that stay open. */
export class Upstream {
  private readonly agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 });

  constructor(private readonly socketPath: string) {}

  /** Opens a request, of which the caller writes and ends the body. */
  open(options: Pick<RequestOptions, 'method' | 'path' | 'headers' | 'signal'>): ClientRequest {
    return http.request({ ...options, socketPath: this.socketPath, agent: this.agent });
  }

  /** Asks as a visitor who has nothing, so that nothing that one visitor sends can be in a response that others get. */
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
