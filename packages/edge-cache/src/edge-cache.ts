import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiMethods } from './api-methods';
import { watchBody } from './body-watch';
import { type Plan, Planner } from './cache-key';
import { type Answer, makeAnswer } from './cached-response';
import { type Captured, capture, type Upstream, UpstreamTimeout } from './capture';
import { type CspConfig, configFor } from './csp';
import { ErrorPages } from './error-pages';
import type { WholeAnswer } from './fast-lane';
import { type FileAnswer, sendFile } from './files';
import { Gate, Overloaded } from './limiter';
import { PageCache } from './page-cache';
import { mayWait } from './pipelining';
import { passThrough } from './proxy';
import {
  type Caller,
  forwardedFor,
  pathOf,
  type RequestHead,
  refusal,
  stripInternalHeaders,
} from './refusals';
import type { PublicRoute } from './routes';
import { securityHeaders } from './security-headers';
import { type ErrorReply, sendAnswer, sendError, wholeAnswer, wholeError } from './send';

export type FrontDoorOptions = {
  upstream: Upstream;
  /** the site's public address: kept pages are made for its host, whatever a visitor's Host header says */
  siteUrl: string;
  csp: CspConfig;
  cacheBytes: number;
  staticFiles?: { find(url: string): Promise<FileAnswer> | undefined };
  /** which methods the API's handlers have; the others are refused before Next, which would say nothing */
  apiMethods?: ApiMethods;
  mediaFiles?: { find(path: string): Promise<FileAnswer | undefined> };
  /** whether this process knows of every write (log-reader.ts); if not, `catchUp` is awaited first */
  isFresh?: () => boolean;
  catchUp?: () => Promise<void>;
  warn?: (error: unknown, where: string) => void;
  routes?: readonly PublicRoute[];
  trustForwarded?: boolean;
  renderGate?: Gate;
  writeGate?: Gate;
  now?: () => number;
};

/** Making pages is work for the processor: few at a time (scripts/bench/web/overload.ts measures it). */
const RENDER = { slots: 2, strictJobs: 1, burstJobs: 100, refillMs: 20_000, patientMs: 2000 };
/** Writes wait for bodies, disks and the database, and a refused one costs a person more than a refused page. */
const WRITE = { slots: 48, strictJobs: 96, burstJobs: 200, refillMs: 60_000, patientMs: 10_000 };

/** The one HTTP entry: refusals, files, kept pages, and the application behind a gate. */
export class FrontDoor {
  readonly cache: PageCache;
  private draining = false;
  private readonly planner: Planner;
  private readonly errorPages: ErrorPages;
  private readonly renderGate: Gate;
  private readonly writeGate: Gate;
  private readonly security: Record<string, string>;
  private readonly captureHeaders: Record<string, string>;

  constructor(private readonly options: FrontDoorOptions) {
    this.cache = new PageCache(options.cacheBytes, options.now);
    this.planner = new Planner(options.routes);
    this.errorPages = new ErrorPages((url) => this.makeErrorPage(url), options.now);
    this.renderGate = options.renderGate ?? new Gate(RENDER);
    this.writeGate = options.writeGate ?? new Gate(WRITE);
    this.security = Object.fromEntries(securityHeaders(options.csp));
    const { host, protocol } = new URL(options.siteUrl);
    this.captureHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
  }

  /** From now on every answer asks its client to close the connection, so that a stop loses no request. */
  drain(): void {
    this.draining = true;
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (!mayWait(request, response)) return;
    if (this.draining) response.shouldKeepAlive = false;
    const refused = refusal(request);
    if (refused) {
      const headers = { ...this.security, connection: 'close' };
      sendError(response, { ...refused, code: 'refused', headers });
      return;
    }
    const plan = this.planner.plan(request);
    const kept = plan && this.keptNow(plan);
    if (kept) {
      sendAnswer(request, response, kept);
      return;
    }
    this.answer(request, response, plan).catch((error: unknown) =>
      sendError(response, this.failure(request, error)),
    );
  };

  /**
   * The whole answer to a request that fast-lane.ts has read, if it is one that is kept: the same questions in the same order as
   * in `handle`, which gets every other request.
   */
  readonly answerWhole = (head: RequestHead, socket: Socket): WholeAnswer | undefined => {
    if (this.draining || refusal(head)) return undefined;
    const plan = this.planner.plan(head);
    if (!plan) return undefined;
    const kept = this.keptNow(plan);
    if (kept) return wholeAnswer(head, kept);
    return this.fromCache({ headers: head.headers, socket }, plan).then(
      (answer) => wholeAnswer(head, answer),
      (error: unknown) => wholeError(head, this.failure(head, error)),
    );
  };

  private keptNow({ key, matched }: Plan): Answer | undefined {
    if (this.options.isFresh?.() === false) return undefined;
    return this.cache.fresh(key, matched.route.lifetime);
  }

  private async answer(request: IncomingMessage, response: ServerResponse, plan: Plan | undefined) {
    if (plan) return sendAnswer(request, response, await this.fromCache(request, plan));
    const { method, url = '/' } = request;
    if (method === 'GET' || method === 'HEAD') {
      const file = await this.file(url);
      if (file) return sendFile(request, response, file);
    }
    return this.fromApplication(request, response);
  }

  private file(url: string): Promise<FileAnswer | undefined> | undefined {
    const { staticFiles, mediaFiles } = this.options;
    const known = staticFiles?.find(url);
    if (known) return known;
    return url.startsWith('/media/') ? mediaFiles?.find(pathOf(url)) : undefined;
  }

  private async fromCache(caller: Caller, { key, url, matched }: Plan): Promise<Answer> {
    if (this.options.isFresh?.() === false) await this.options.catchUp?.();
    const headers = this.headersFor(caller, url);
    const make = () => this.renderGate.run(() => this.make(url, headers, matched.tags));
    const { answer } = await this.cache.get({ key, lifetime: matched.route.lifetime, make });
    return answer;
  }

  /** The API counts callers by address, so it gets to know who caused a miss; pages get to know nothing. */
  private headersFor(caller: Caller, url: string): Record<string, string> {
    if (!url.startsWith('/api/')) return this.captureHeaders;
    return { ...this.captureHeaders, 'x-forwarded-for': forwardedFor(caller) };
  }

  private async make(url: string, headers: Record<string, string>, tags: readonly string[]) {
    const captured = await capture(this.options.upstream, url, headers);
    const instead = await this.errorPages.instead(pathOf(url), captured);
    return instead ?? this.answerOf(url, captured, tags);
  }

  private answerOf(url: string, captured: Captured, tags: readonly string[]) {
    const now = (this.options.now ?? Date.now)();
    return makeAnswer(captured, { csp: configFor(pathOf(url), this.options.csp), tags, now });
  }

  private async makeErrorPage(url: string) {
    const captured = await capture(this.options.upstream, url, this.captureHeaders);
    if (captured.status !== 200) throw new Error(`${url} answered ${captured.status}`);
    return this.answerOf(url, { ...captured, status: 404 }, []);
  }

  private async fromApplication(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { upstream, csp } = this.options;
    stripInternalHeaders(request, this.options.trustForwarded ?? false);
    request.headers['x-forwarded-for'] = forwardedFor(request);
    watchBody(request, response);
    const path = pathOf(request.url ?? '/');
    const allow = this.options.apiMethods?.allowInstead(request.method ?? '', path);
    if (allow) return this.refuseMethod(response, allow);
    const job = () =>
      passThrough(upstream, request, response, {
        csp: configFor(path, csp),
        instead: (captured) => this.errorPages.instead(path, captured),
      });
    if (path === '/api/health') return job();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    return (reads ? this.renderGate : this.writeGate).run(job);
  }

  private refuseMethod(response: ServerResponse, allow: string): void {
    // the body, if there is one, is not read
    const headers = { ...this.security, allow, connection: 'close' };
    const message = 'This method is not allowed here';
    sendError(response, { status: 405, message, code: 'method_not_allowed', headers });
  }

  /** What a request is told that could not be answered. */
  private failure({ method, url = '/' }: RequestHead, error: unknown): ErrorReply {
    const { security } = this;
    if (error instanceof Overloaded) {
      const message = 'Many people are here right now. Please try again in a moment.';
      const headers = { ...security, 'retry-after': String(error.retryAfterSeconds) };
      return { status: 503, message, code: 'overloaded', headers };
    }
    this.options.warn?.(error, `${method} ${pathOf(url)}`);
    if (error instanceof UpstreamTimeout) {
      const message = 'This took too long. Please try again.';
      return { status: 504, message, code: 'timeout', headers: security };
    }
    return {
      status: 500,
      message: 'Something went wrong on our side.',
      code: 'internal',
      headers: security,
    };
  }
}
