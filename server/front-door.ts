import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeAnswer } from './answer';
import type { ApiMethods } from './api-methods';
import { type Captured, capture, type Upstream, UpstreamTimeout } from './capture';
import { type CspConfig, configFor } from './csp';
import { ErrorPages } from './error-pages';
import { type FileAnswer, sendFile } from './files';
import { Gate, Overloaded } from './gate';
import { PageCache } from './page-cache';
import { passThrough } from './pass-through';
import { mayWait } from './pipelining';
import { type Plan, Planner } from './plan';
import { forwardedFor, pathOf, refusal, stripInternalHeaders } from './refusals';
import type { PublicRoute } from './routes';
import { securityHeaders } from './security-headers';
import { sendAnswer, sendError } from './send';
import { watchBody } from './slow-bodies';

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
      sendError(response, refused.status, refused.message, 'refused', {
        ...this.security,
        connection: 'close',
      });
      return;
    }
    const plan = this.planner.plan(request);
    if (plan && (this.options.isFresh?.() ?? true)) {
      const answer = this.cache.fresh(plan.key, plan.matched.route.lifetime);
      if (answer) {
        sendAnswer(request, response, answer);
        return;
      }
    }
    this.answer(request, response, plan).catch((error: unknown) => this.fail(request, response, error));
  };

  private async answer(request: IncomingMessage, response: ServerResponse, plan: Plan | undefined) {
    if (plan) return this.fromCache(request, response, plan);
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

  private async fromCache(request: IncomingMessage, response: ServerResponse, plan: Plan): Promise<void> {
    if (this.options.isFresh?.() === false) await this.options.catchUp?.();
    const { key, url, matched } = plan;
    const headers = this.headersFor(request, url);
    const make = () => this.renderGate.run(() => this.make(url, headers, matched.tags));
    const { answer } = await this.cache.get({ key, lifetime: matched.route.lifetime, make });
    sendAnswer(request, response, answer);
  }

  /** The API counts callers by address, so it gets to know who caused a miss; pages get to know nothing. */
  private headersFor(request: IncomingMessage, url: string): Record<string, string> {
    if (!url.startsWith('/api/')) return this.captureHeaders;
    return { ...this.captureHeaders, 'x-forwarded-for': forwardedFor(request) };
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
    sendError(response, 405, 'This method is not allowed here', 'method_not_allowed', headers);
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (error instanceof Overloaded) {
      sendError(
        response,
        503,
        'Many people are here right now. Please try again in a moment.',
        'overloaded',
        {
          ...this.security,
          'retry-after': String(error.retryAfterSeconds),
        },
      );
      return;
    }
    this.options.warn?.(error, `${request.method} ${pathOf(request.url ?? '/')}`);
    if (error instanceof UpstreamTimeout) {
      sendError(response, 504, 'This took too long. Please try again.', 'timeout', this.security);
    } else sendError(response, 500, 'Something went wrong on our side.', 'internal', this.security);
  }
}
