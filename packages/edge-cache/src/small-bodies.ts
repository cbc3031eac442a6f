import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';
import { CallerBusy, type Callers } from './limiter';
import { watchBody } from './request-body';

/** Maximum bodies arriving at this process at once: beyond that the slowest is given up. */
const MAX_OPEN = 2000;
const MAX_OPEN_PER_CALLER = 64;
const RETRY_AFTER_SECONDS = 5;

type Open = { callers: Callers; giveUp: (error: HttpError) => void };

const tooSlow = () =>
  new HttpError({
    status: 408,
    message: 'The request arrived too slowly',
    code: 'refused',
    headers: { connection: 'close' },
  });

/**
 * Reads bodies of a few kilobytes to their end before their requests wait for a slot: a sender of a byte a second occupies a
 * little memory, and nothing that others need ("slow POST").
 */
export class SmallBodies {
  private readonly open = new Set<Open>();
  private readonly counts = new Map<string, number>();

  private readonly maxPerCaller: number;

  constructor(factor = 1) {
    this.maxPerCaller = Math.ceil(MAX_OPEN_PER_CALLER * factor);
  }

  /** The whole body; rejects with 413, 408, 429 for a caller with too many, and when the client disconnects. */
  async read(request: IncomingMessage, maxBytes: number, callers: Callers): Promise<Buffer> {
    if (callers.some((caller) => (this.counts.get(caller) ?? 0) >= this.maxPerCaller))
      throw new CallerBusy(RETRY_AFTER_SECONDS);
    let body: Open | undefined;
    for (const caller of callers) this.counts.set(caller, (this.counts.get(caller) ?? 0) + 1);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        body = { callers, giveUp: reject };
        this.open.add(body);
        if (this.open.size > MAX_OPEN) this.oldest()?.giveUp(tooSlow());
        collect(request, maxBytes, resolve, reject);
      });
    } finally {
      if (body) this.open.delete(body);
      for (const caller of callers) {
        const left = (this.counts.get(caller) ?? 1) - 1;
        if (left > 0) this.counts.set(caller, left);
        else this.counts.delete(caller);
      }
    }
  }

  private oldest(): Open | undefined {
    const [first] = this.open;
    return first;
  }
}

function collect(
  request: IncomingMessage,
  maxBytes: number,
  resolve: (body: Buffer) => void,
  reject: (error: HttpError) => void,
): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => resolve(Buffer.concat(chunks)));
  const hungUp = () =>
    reject(new HttpError({ status: 400, message: 'The request was not sent to its end', code: 'refused' }));
  request.once('close', hungUp);
  request.once('error', hungUp);
  watchBody(request, maxBytes, (status, message) =>
    reject(new HttpError({ status, message, code: 'refused', headers: { connection: 'close' } })),
  );
}
