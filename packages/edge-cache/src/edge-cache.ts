import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyRefused } from './body-watch';
import { CacheKeys, type CacheTarget } from './cache-key';
import { type CachedResponse, prepareResponse } from './cached-response';
import type { EdgeCacheConfig } from './config';
import { Policies } from './csp';
import { ErrorPages } from './error-pages';
import { withFailureNotice } from './failed-page';
import { Limiter, Overloaded } from './limiter';
import { PageCache } from './page-cache';
import { mayWait } from './pipelining';
import { proxy } from './proxy';
import { forwardedFor, pathOf, type Refusal, Refusals, stripInternalHeaders } from './refusals';
import { type ErrorReply, sendCached, sendError } from './send';
import { mediaFile, type StaticFile, StaticFiles, sendFile } from './static-files';
import { type Upstream, UpstreamTimeout, type Whole } from './upstream';

export type EdgeCacheParts = {
  upstream: Upstream;
  /** whether this process knows of every write (log-reader.ts); if not, `catchUp` is awaited first */
  isFresh?: () => boolean;
  catchUp?: () => Promise<void>;
  renderLimiter?: Limiter;
  writeLimiter?: Limiter;
  now?: () => number;
};

class MethodNotAllowed extends Error {
  constructor(readonly allow: string) {
    super('This method is not allowed here');
  }
}

/** Rendering is work for the processor: few at a time (`npm run bench -- web` measures it). */
const RENDER = { slots: 2, strictJobs: 1, burstJobs: 100, refillMs: 20_000, patientMs: 2000 };
/** Writes wait for bodies, disks and the database, and a refused one costs a person more than a refused page. */
const WRITE = { slots: 48, strictJobs: 96, burstJobs: 200, refillMs: 60_000, patientMs: 10_000 };

/** The one HTTP entry: refusals, files, cached pages, and the application behind a limiter. */
export class EdgeCache {
  readonly cache: PageCache;
  private draining = false;
  private readonly now: () => number;
  private readonly keys: CacheKeys;
  private readonly refusals: Refusals;
  private readonly policies: Policies;
  private readonly errorPages: ErrorPages;
  private readonly staticFiles: StaticFiles;
  private readonly renderLimiter: Limiter;
  private readonly writeLimiter: Limiter;
  private readonly renderHeaders: Record<string, string>;

  constructor(
    private readonly config: EdgeCacheConfig,
    private readonly parts: EdgeCacheParts,
  ) {
    const { host, protocol } = new URL(config.siteUrl);
    this.now = parts.now ?? Date.now;
    this.cache = new PageCache(config.cacheBytes, this.now);
    this.keys = new CacheKeys(config.routes, config.sessionCookies);
    this.refusals = new Refusals(config.bodyLimits, config.defaultBodyBytes);
    this.policies = new Policies(config.page, protocol === 'https:');
    this.errorPages = new ErrorPages(config.errorPage, (url) => this.renderErrorPage(url), this.now);
    this.staticFiles = new StaticFiles(config.dir);
    this.renderLimiter = parts.renderLimiter ?? new Limiter(RENDER);
    this.writeLimiter = parts.writeLimiter ?? new Limiter(WRITE);
    this.renderHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
  }

  /** From now on every response asks its client to close the connection, so that a stop loses no request. */
  drain(): void {
    this.draining = true;
  }

  readonly refusalOf = (request: IncomingMessage): Refusal | undefined => this.refusals.refusalOf(request);

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (!mayWait(request, response)) return;
    if (this.draining) response.setHeader('connection', 'close');
    const refused = this.refusalOf(request);
    if (refused) {
      sendError(request, response, { ...refused, code: 'refused', headers: this.policies.headersFor() });
      return;
    }
    const target = this.keys.targetOf(request);
    const cached = target && this.cachedNow(target);
    if (cached) {
      sendCached(request, response, cached);
      return;
    }
    this.respond(request, response, target).catch((error: unknown) =>
      sendError(request, response, this.errorReply(request, error)),
    );
  };

  private cachedNow({ key, matched }: CacheTarget): CachedResponse | undefined {
    if (this.parts.isFresh?.() === false) return undefined;
    return this.cache.fresh(key, matched.route.lifetime);
  }

  private async respond(request: IncomingMessage, response: ServerResponse, target: CacheTarget | undefined) {
    if (target) return sendCached(request, response, await this.fromCache(request, target));
    const { method, url = '/' } = request;
    if (method === 'GET' || method === 'HEAD') {
      const file = this.staticFiles.find(url) ?? (await this.media(pathOf(url)));
      if (file) return sendFile(request, response, file, this.policies.headersFor());
    }
    return this.fromApplication(request, response);
  }

  private async media(path: string): Promise<StaticFile | undefined> {
    const { media } = this.config;
    if (!media || !path.startsWith(media.prefix)) return undefined;
    const found = await media.find(path.slice(media.prefix.length));
    return found && mediaFile(found);
  }

  private async fromCache(request: IncomingMessage, { key, url, matched }: CacheTarget) {
    if (this.parts.isFresh?.() === false) await this.parts.catchUp?.();
    const { route, tags } = matched;
    const headers = route.forwardsAddress
      ? { ...this.renderHeaders, 'x-forwarded-for': forwardedFor(request) }
      : this.renderHeaders;
    const render = () => this.renderLimiter.run(() => this.render(url, headers, tags));
    const { response } = await this.cache.get({ key, lifetime: route.lifetime, render });
    return response;
  }

  private async render(url: string, headers: Record<string, string>, tags: readonly string[]) {
    const whole = await withFailureNotice(await this.parts.upstream.fetchWhole(url, headers), this.config);
    const replacement = await this.errorPages.replacementFor(pathOf(url), whole);
    return replacement ?? this.prepare(url, whole, tags);
  }

  private prepare(url: string, whole: Whole, tags: readonly string[]): Promise<CachedResponse> {
    const { policies, now } = this;
    return prepareResponse(whole, {
      path: pathOf(url),
      policies,
      tags,
      findTags: this.config.findTags,
      now: now(),
    });
  }

  private async renderErrorPage(url: string): Promise<CachedResponse> {
    const whole = await this.parts.upstream.fetchWhole(url, this.renderHeaders);
    if (whole.status !== 200) throw new Error(`${url} has status ${whole.status}`);
    return this.prepare(url, { ...whole, status: 404 }, []);
  }

  private async fromApplication(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/');
    const allow = this.config.apiRoutes.find(({ pattern }) => pattern.test(path))?.allow;
    if (allow && !allow.split(', ').includes(request.method ?? '')) throw new MethodNotAllowed(allow);
    stripInternalHeaders(request, this.config.trustForwarded);
    request.headers['x-forwarded-for'] = forwardedFor(request);
    const job = () =>
      proxy(request, response, {
        upstream: this.parts.upstream,
        path,
        policies: this.policies,
        maxBodyBytes: this.refusals.maxBodyBytes(path),
        complete: (whole) => withFailureNotice(whole, this.config),
        replace: (whole) => this.errorPages.replacementFor(path, whole),
      });
    if (path === this.config.healthPath) return job();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return (isRead ? this.renderLimiter : this.writeLimiter).run(job);
  }

  private errorReply({ method, url = '/' }: IncomingMessage, error: unknown): ErrorReply {
    const headers = this.policies.headersFor();
    if (error instanceof BodyRefused) {
      const { status, message } = error;
      return { status, message, code: 'refused', headers: { ...headers, connection: 'close' } };
    }
    if (error instanceof MethodNotAllowed) {
      const { message, allow } = error;
      return { status: 405, message, code: 'method_not_allowed', headers: { ...headers, allow } };
    }
    if (error instanceof Overloaded) {
      const message = 'Many people are here right now. Please try again in a moment.';
      const retryAfter = { 'retry-after': String(error.retryAfterSeconds) };
      return { status: 503, message, code: 'overloaded', headers: { ...headers, ...retryAfter } };
    }
    this.config.log.error({ err: error, where: `${method} ${pathOf(url)}` }, 'edge cache: a request failed');
    if (error instanceof UpstreamTimeout) {
      return { status: 504, message: 'This took too long. Please try again.', code: 'timeout', headers };
    }
    return { status: 500, message: 'Something went wrong on our side.', code: 'internal', headers };
  }
}
