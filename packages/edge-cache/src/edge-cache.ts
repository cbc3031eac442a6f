import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CacheKeys, type CacheTarget } from './cache-key';
import { type CachedResponse, prepareResponse } from './cached-response';
import type { EdgeCacheConfig } from './config';
import { errorPages, withFailureNotice } from './error-pages';
import { type ErrorReply, HttpError } from './http-error';
import { Limiter, Overloaded, RENDER } from './limiter';
import { EdgeMetrics } from './metrics';
import { PageCache } from './page-cache';
import { mayWait } from './pipelining';
import { proxy } from './proxy';
import { forwardedFor, pathOf, type Refusal, Refusals, stripInternalHeaders } from './refusals';
import { routeNames } from './route-names';
import { sendCached, sendError } from './send';
import { mediaFile, type StaticFile, sendFile, staticFiles } from './static-files';
import type { Upstream, Whole } from './upstream';

export type EdgeCacheParts = {
  upstream: Upstream;
  renderLimiter?: Limiter;
  writeLimiter?: Limiter;
  now?: () => number;
};

/** Writes wait for bodies, disks and the database, and a refused one costs a person more than a refused page. */
const WRITE = { slots: 48, patientMs: 10_000, few: 96, maxWaiting: 300 };

/** The one HTTP entry: refusals, files, cached pages, and the application behind a limiter. */
export class EdgeCache {
  readonly cache: PageCache;
  /** during a stop every response asks its client to close the connection, so that no request is lost */
  draining = false;
  private readonly keys: CacheKeys;
  private readonly refusals: Refusals;
  private readonly replacementFor: ReturnType<typeof errorPages>;
  private readonly staticFiles: ReadonlyMap<string, StaticFile>;
  private readonly renderLimiter: Limiter;
  private readonly writeLimiter: Limiter;
  private readonly renderHeaders: Record<string, string>;
  readonly metrics: EdgeMetrics | undefined;

  constructor(
    private readonly config: EdgeCacheConfig,
    private readonly parts: EdgeCacheParts,
  ) {
    const { host, protocol } = new URL(config.siteUrl);
    const removeInFront = (key: string) => config.frontCache?.remove(key.slice(1));
    this.cache = new PageCache(config.cacheBytes, parts.now, removeInFront);
    this.keys = new CacheKeys(config);
    this.refusals = new Refusals(config);
    this.replacementFor = errorPages(config.errorPage, (url) => this.renderErrorPage(url));
    this.staticFiles = staticFiles(config.dir, config.files);
    this.renderLimiter = parts.renderLimiter ?? new Limiter(RENDER);
    this.writeLimiter = parts.writeLimiter ?? new Limiter(WRITE);
    this.metrics = config.metrics && this.makeMetrics();
    this.renderHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
  }

  private makeMetrics(): EdgeMetrics {
    const { dir, media } = this.config;
    const files = ['/_next/', ...(media ? [media.prefix] : [])];
    return new EdgeMetrics({
      cache: this.cache,
      limiters: { render: this.renderLimiter, write: this.writeLimiter },
      routeOf: routeNames(dir, files, (path) => this.staticFiles.has(path)),
    });
  }

  readonly refusalOf = (request: IncomingMessage): Refusal | undefined => this.refusals.refusalOf(request);

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (!mayWait(request, response)) return;
    this.metrics?.watch(request, response);
    if (this.draining) response.setHeader('connection', 'close');
    const refused = this.refusalOf(request);
    const target = refused ? undefined : this.keys.targetOf(request);
    const cached = target && this.cache.fresh(target.key, target.matched.route.lifetime);
    if (target) this.metrics?.looked(cached ? 'hit' : 'miss');
    if (refused) this.sendError(request, response, { ...refused, code: 'refused' });
    else if (cached) this.send(request, response, target, cached);
    else {
      this.respond(request, response, target).catch((error: unknown) =>
        this.sendError(request, response, this.replyFor(error, request)),
      );
    }
  };

  /** The cache in front may store what this one has stored, and will have removed, under the very address that was asked for. */
  private send(request: IncomingMessage, response: ServerResponse, target: CacheTarget, hit: CachedResponse) {
    const { frontCache } = this.config;
    const { key, matched } = target;
    if (frontCache && key === `v${request.url}` && this.cache.fresh(key, matched.route.lifetime) === hit) {
      response.setHeader(...frontCache.header);
    }
    sendCached(request, response, hit);
  }

  private async respond(request: IncomingMessage, response: ServerResponse, target: CacheTarget | undefined) {
    if (target) return this.send(request, response, target, await this.fromCache(request, target));
    const path = pathOf(request.url ?? '/');
    if (request.method === 'GET' || request.method === 'HEAD') {
      const file = await this.fileAt(path);
      if (file) return sendFile(request, response, file, this.config.page.headers(path));
    }
    return this.fromApplication(request, response, path);
  }

  private async fileAt(path: string): Promise<StaticFile | undefined> {
    const { media } = this.config;
    if (!media || !path.startsWith(media.prefix)) return this.staticFiles.get(path);
    const found = await media.find(path.slice(media.prefix.length));
    return found === undefined ? undefined : mediaFile(found);
  }

  private async fromCache(request: IncomingMessage, { key, url, matched }: CacheTarget) {
    const { route, tags } = matched;
    const address = route.forwardsAddress && { 'x-forwarded-for': forwardedFor(request) };
    const headers = { ...this.renderHeaders, ...address };
    const render = () => this.renderLimiter.run(() => this.render(url, headers, tags), key);
    const onJoined = () => this.renderLimiter.hurry(key);
    return this.cache.get({ key, lifetime: route.lifetime, render, onJoined });
  }

  private async render(url: string, headers: Record<string, string>, tags: readonly string[]) {
    const whole = await withFailureNotice(await this.parts.upstream.fetchWhole(url, headers), this.config);
    const replacement = await this.replacementFor(pathOf(url), whole);
    return replacement ?? this.prepare(url, whole, tags);
  }

  private async renderErrorPage(url: string): Promise<CachedResponse> {
    const whole = await this.parts.upstream.fetchWhole(url, this.renderHeaders);
    if (whole.status !== 200) throw new Error(`${url} has status ${whole.status}`);
    return this.prepare(url, { ...whole, status: 404 }, []);
  }

  private prepare(url: string, whole: Whole, tags: readonly string[]): Promise<CachedResponse> {
    const { page, findTags } = this.config;
    return prepareResponse(whole, { path: pathOf(url), page, tags, findTags, now: this.parts.now?.() });
  }

  private async fromApplication(request: IncomingMessage, response: ServerResponse, path: string) {
    const { apiRoutes, trustForwarded, page, healthPath } = this.config;
    const { method = '', headers } = request;
    const allow = apiRoutes.find(({ pattern }) => pattern.test(path))?.allow;
    if (allow && !allow.split(', ').includes(method)) {
      const message = 'This method is not allowed here';
      throw new HttpError({ status: 405, message, code: 'method_not_allowed', headers: { allow } });
    }
    stripInternalHeaders(request, trustForwarded);
    headers['x-forwarded-for'] = forwardedFor(request);
    const { upstream } = this.parts;
    const maxBodyBytes = this.refusals.maxBodyBytes(path);
    const complete = (whole: Whole) => withFailureNotice(whole, this.config);
    const replace = (whole: Whole) => this.replacementFor(path, whole);
    const job = () => proxy(request, response, { upstream, path, page, maxBodyBytes, complete, replace });
    if (path === healthPath || path.startsWith(`${healthPath}/`)) return job();
    return (method === 'GET' || method === 'HEAD' ? this.renderLimiter : this.writeLimiter).run(job);
  }

  private sendError(request: IncomingMessage, response: ServerResponse, reply: ErrorReply): void {
    const headers = { ...this.config.page.headers(pathOf(request.url ?? '/')), ...reply.headers };
    sendError(request, response, { ...reply, headers });
  }

  private replyFor(error: unknown, { method, url = '/' }: IncomingMessage): ErrorReply {
    if (error instanceof Overloaded) {
      const message = 'Many people are here right now. Please try again in a moment.';
      const headers = { 'retry-after': String(error.retryAfterSeconds) };
      return { status: 503, message, code: 'overloaded', headers };
    }
    if (error instanceof HttpError && error.reply.status < 500) return error.reply;
    const requestId = randomUUID();
    const where = `${method} ${pathOf(url)}`;
    this.config.log.error({ err: error, requestId, where }, 'edge cache: a request failed');
    if (error instanceof HttpError) return { ...error.reply, requestId };
    return { status: 500, message: 'Something went wrong on our side.', code: 'internal', requestId };
  }
}
