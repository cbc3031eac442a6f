import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The application: Next's request handler, or a stand-in in tests. */
export type Upstream = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type Captured = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

export class UpstreamTimeout extends Error {}

/** A response without a connection: keeps what is written to it. */
class CapturedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  private begun = false;
  private ended = false;

  constructor(request: IncomingMessage) {
    super(request);
    // accessors on Node's prototype that look at the connection, which there is none of
    Object.defineProperties(this, {
      headersSent: { get: () => this.begun },
      writableEnded: { get: () => this.ended },
      writableFinished: { get: () => this.ended },
      finished: { get: () => this.ended, set: () => undefined },
    });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const given = rest.find((value) => typeof value === 'object' && value !== null);
    if (Array.isArray(given)) {
      for (let i = 0; i + 1 < given.length; i += 2) this.appendHeader(String(given[i]), String(given[i + 1]));
    } else if (given) {
      for (const [name, value] of Object.entries(given as OutgoingHttpHeaders)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    this.begun = true;
    return this;
  }

  override flushHeaders(): void {
    this.begun = true;
  }

  private keep(chunk: unknown, encoding: unknown): void {
    this.begun = true;
    if (typeof chunk === 'string') {
      this.chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
      // the writer may use its buffer again
    } else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.keep(chunk, rest[0]);
    const done = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
    if (done) process.nextTick(done);
    return true;
  }

  override end(...rest: unknown[]): this {
    if (this.ended) return this;
    if (typeof rest[0] !== 'function') this.keep(rest[0], rest[1]);
    this.begun = true;
    this.ended = true;
    const done = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
    process.nextTick(() => {
      this.emit('finish');
      done?.();
      this.emit('close');
    });
    return this;
  }
}

/**
 * Asks the application as a visitor who has nothing: no cookie, no query but the declared one, the site's own host. So
 * nothing that one visitor sends can be in an answer that others get.
 */
export function capture(
  upstream: Upstream | RequestListener,
  url: string,
  headers: Record<string, string>,
  timeoutMs = 30_000,
): Promise<Captured> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { ...headers };
  request.rawHeaders = Object.entries(headers).flat();
  request.complete = true;
  request.push(null);
  const response = new CapturedResponse(request);
  return new Promise<Captured>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new UpstreamTimeout(`${url} took longer than ${timeoutMs} ms`));
    }, timeoutMs);
    response.once('finish', () => {
      clearTimeout(timer);
      resolve({
        status: response.statusCode,
        headers: response.getHeaders(),
        body: Buffer.concat(response.chunks),
      });
    });
    Promise.resolve()
      .then(() => upstream(request, response))
      .catch((error: unknown) => {
        clearTimeout(timer);
        reject(error);
      });
  });
}
