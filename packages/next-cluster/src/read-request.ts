import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A read as a `Request` of the web API, of which a handler uses the address and some headers: the platform's own parses, checks and
 * copies everything, and registers its signal for garbage collection. What is not defined here fails, since a read has nothing else.
 */
export class ReadRequest {
  readonly method = 'GET';
  readonly body = null;
  readonly bodyUsed = false;
  private ownHeaders: Headers | undefined;
  private abort: AbortController | undefined;

  constructor(
    private readonly incoming: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  /** Next calls a handler with the address at which it listens; who called is in the headers. */
  get url(): string {
    return `http://localhost${this.incoming.url}`;
  }

  get headers(): Headers {
    this.ownHeaders ??= webHeaders(this.incoming);
    return this.ownHeaders;
  }

  /** Aborted when the caller has gone before the end of the reply. */
  get signal(): AbortSignal {
    if (!this.abort) {
      const abort = new AbortController();
      this.abort = abort;
      const { response } = this;
      if (response.destroyed) abort.abort();
      else response.once('close', () => !response.writableFinished && abort.abort());
    }
    return this.abort.signal;
  }

  // a read has no body
  readonly text = async (): Promise<string> => '';
}
Object.setPrototypeOf(ReadRequest.prototype, Request.prototype);

function webHeaders({ headers }: IncomingMessage): Headers {
  const made = new Headers();
  for (const name in headers) {
    const value = headers[name];
    if (Array.isArray(value)) for (const one of value) made.append(name, one);
    else if (value !== undefined) made.append(name, value);
  }
  return made;
}
