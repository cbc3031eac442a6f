import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** A whole build takes one minute on two idle cores; what is silent for longer is taken for dead by many clients. */
const MAX_WAIT_MS = 120_000;
const MAX_HELD = 200;

/** Asks the server that has taken this one's port, and passes its reply on. */
function handOn(request: IncomingMessage, response: ServerResponse, onFailed: () => void): void {
  const { localAddress: host, localPort: port } = request.socket;
  const { method, url: path } = request;
  const headers = { ...request.headers, connection: 'close' };
  const next = ask({ host, port, method, path, headers, setHost: false }, (reply) => {
    const own = { ...reply.headers, connection: 'close' };
    response.writeHead(reply.statusCode ?? 503, own);
    pipeline(reply, response, () => undefined);
  });
  next.on('error', () => (response.headersSent ? response.destroy() : onFailed()));
  // nobody waits for it any more
  response.once('close', () => next.destroy());
  request.pipe(next);
}

/**
 * Requests of programs for what only the whole build has: a person sees a page and comes again, a script fails. They wait until this
 * process ends because the whole build serves, and are then answered by that.
 */
export class HeldRequests {
  private readonly held = new Map<ServerResponse, () => void>();
  private isReleased = false;

  /** `onLate` replies when there are too many, or when the other build has not come in time. */
  hold(request: IncomingMessage, response: ServerResponse, onLate: () => void): void {
    if (this.isReleased) handOn(request, response, onLate);
    else if (this.held.size >= MAX_HELD) onLate();
    else this.wait(request, response, onLate);
  }

  private wait(request: IncomingMessage, response: ServerResponse, onLate: () => void): void {
    const end = () => {
      clearTimeout(timer);
      this.held.delete(response);
    };
    const timer = setTimeout(() => {
      end();
      onLate();
    }, MAX_WAIT_MS);
    response.once('close', end);
    this.held.set(response, () => {
      end();
      handOn(request, response, onLate);
    });
  }

  release(): void {
    this.isReleased = true;
    for (const next of [...this.held.values()]) next();
  }
}
