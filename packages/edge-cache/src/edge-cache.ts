import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type CachedResponse,
  noteHit,
  prepareResponse,
  type ResponseOptions,
  sendCached,
} from './cached-response';
import type { EdgeCacheConfig } from './config';
import { negotiate } from './encodings';
import { errorPages, sendNotice, sendUnfinished, withFailureNotice } from './error-pages';
import { HeldRequests } from './held-requests';
import { type ErrorReply, HttpError, sendError } from './http-error';
import { type Callers, Overloaded } from './limiter';
import { EdgeMetrics } from './metrics';
import { OutageWatch, Unavailable } from './outage';
import { PageCache } from './page-cache';
import { type ProxyOptions, proxy } from './proxy';
import { forwardedFor, mayWait, pathOf, Refusals, stripInternalHeaders } from './refusals';
import { type Arriving, giveUpSlowest } from './request-body';
import { CacheKeys, type CacheTarget, cookieOf } from './routes';
import { SmallBodies } from './small-bodies';
import { mediaFile, type StaticFile, sendFile, staticFiles } from './static-files';
import type { Upstream, Whole } from './upstream';
import { type Limiters, makeLimiters, type WorkClass } from './work-classes';

/** Where the application is; `heavy` has its own thread while that is needed (heavy-thread.ts). */
export type Upstreams = { pages: Upstream; heavy: () => Promise<Upstream | undefined> };

/** The one HTTP entry: refusals, files, cached pages, and the application behind a limiter. */
export class EdgeCache {
  readonly cache: PageCache;
  readonly refusals: Refusals;
  readonly metrics: EdgeMetrics | undefined;
  private draining = false;
  private readonly keys: CacheKeys;
  private readonly smallBodies: SmallBodies;
  private readonly uploads = new Set<Arriving>();
  private readonly sentFor: ReturnType<typeof errorPages>;
  private readonly outage: OutageWatch;
  private readonly held = new HeldRequests();
  private readonly staticFiles: ReadonlyMap<string, StaticFile>;
  private readonly renderHeaders: Record<string, string>;

  constructor(
    private readonly config: EdgeCacheConfig,
    private readonly upstreams: Upstreams,
    private readonly limiters: Limiters = makeLimiters(config.callerFactor),
  ) {
    const { host, protocol } = new URL(config.siteUrl);
    this.cache = new PageCache(config.cacheBytes, (key) => config.frontCache?.remove(key.slice(1)));
    this.keys = new CacheKeys(config);
    this.smallBodies = new SmallBodies(config.callerFactor);
    this.refusals = new Refusals(config);
    this.sentFor = errorPages(config.errorPage, (url) => this.renderErrorPage(url));
    this.outage = new OutageWatch(config.failure.isReady);
    this.staticFiles = staticFiles(config);
    this.renderHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
    const { routeName } = config;
    const routeOf = (path: string) => (this.isFile(path) ? 'file' : (routeName?.(path) ?? 'other'));
    this.metrics = routeName && new EdgeMetrics(this.cache, limiters, routeOf);
  }

  /** A stop begins: every response asks its client to close the connection, so that no request is lost, and what waits goes on. */
  drain(): void {
    this.draining = true;
    this.held.release();
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (!mayWait(request, response)) return;
    this.metrics?.watch(request, response);
    if (this.draining) response.setHeader('connection', 'close');
    const refused = this.refusals.refusalOf(request);
    const isLacking = !refused && this.lacks(request);
    const target = refused || isLacking ? undefined : this.keys.targetOf(request);
    const cached = target && this.cache.fresh(target.key, target.matched.route.lifetime);
    if (target) this.metrics?.looked(cached ? 'hit' : 'miss');
    if (refused) this.sendError(request, response, { ...refused, code: 'refused' });
    else if (isLacking) this.sendLater(request, response);
    else if (cached) {
      noteHit(cached);
      this.send(request, response, target, cached);
    } else {
      this.respond(request, response, target).catch((error: unknown) => {
        if (error instanceof Unavailable) sendNotice(request, response, this.config, error.reply);
        else this.sendError(request, response, this.replyFor(error, request));
      });
    }
  };

  /** The cache in front may store what this one has stored and can remove it, under exactly the requested address. */
  private send(request: IncomingMessage, response: ServerResponse, target: CacheTarget, hit: CachedResponse) {
    const { frontCache } = this.config;
    const { key, matched } = target;
    if (frontCache && key === `v${request.url}` && this.cache.fresh(key, matched.route.lifetime) === hit) {
      response.setHeader(...frontCache.header);
    }
    sendCached(request, response, hit);
  }

  private async respond(request: IncomingMessage, response: ServerResponse, target: CacheTarget | undefined) {
    if (target) {
      const cached = this.fromCache(request, target);
      return this.send(request, response, target, await this.outage.guard(cached, () => false));
    }
    const path = pathOf(request.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? await this.fileAt(path) : undefined;
    if (file) return sendFile(request, response, file, this.config.page.headers(path));
    const responding = this.fromApplication(request, response, path);
    // a write that takes long may have been done
    if (!isRead || this.isHealth(path)) return responding;
    return this.outage.guard(responding, () => response.headersSent);
  }

  /** A person gets a page that comes again by itself; a program, which cannot, waits. What asks for the health wants to know it now. */
  private sendLater(request: IncomingMessage, response: ServerResponse): void {
    const isBrowser = 'sec-fetch-site' in request.headers || request.headers.accept?.includes('text/html');
    const sendNow = () => sendUnfinished(request, response, this.config);
    if ((isBrowser && !this.draining) || this.isHealth(pathOf(request.url ?? '/'))) sendNow();
    else this.held.hold(request, response, sendNow);
  }

  private lacks({ method = '', url = '/' }: IncomingMessage): boolean {
    const { unfinished } = this.config;
    return !!unfinished && !this.isFile(pathOf(url)) && unfinished.lacks(method, pathOf(url));
  }

  private isFile(path: string): boolean {
    const { media } = this.config;
    return (
      path.startsWith('/_next/') || this.staticFiles.has(path) || (!!media && path.startsWith(media.prefix))
    );
  }

  private async fileAt(path: string): Promise<StaticFile | undefined> {
    const { media } = this.config;
    if (!media || !path.startsWith(media.prefix)) return this.staticFiles.get(path);
    const found = await media.find(path.slice(media.prefix.length));
    return found === undefined ? undefined : mediaFile(found);
  }

  private async fromCache(request: IncomingMessage, { key, url, matched }: CacheTarget) {
    const { lifetime, forwardsAddress } = matched.route;
    const address = forwardsAddress && { 'x-forwarded-for': forwardedFor(request) };
    const headers = { ...this.renderHeaders, ...address };
    const { findTags, sharedHeaders } = this.config;
    const isVisitors = key.startsWith('v');
    const shared =
      sharedHeaders && isVisitors ? (tags: ReadonlySet<string>) => sharedHeaders(tags, lifetime) : undefined;
    const options = { tags: matched.tags, findTags, shared, wanted: negotiate(request) };
    const work = this.classOf(request, pathOf(url));
    const make = async () => {
      const whole = await (await this.upstreamOf(work)).fetchWhole(url, headers);
      return this.finish(pathOf(url), whole, options);
    };
    const limiter = this.limiters[work];
    const callers = this.callersOf(request);
    const onJoined = () => limiter.hurry(key, callers);
    return this.cache.get({ key, lifetime, render: () => limiter.run(make, key, callers), onJoined });
  }

  /** The response for one of the application, which may be replaced by a page of ours. */
  private async finish(path: string, whole: Whole, options: Partial<ResponseOptions>) {
    const sent = await this.sentFor(path, await withFailureNotice(path, whole, this.config));
    if ('identity' in sent) return sent;
    return prepareResponse(sent, { path, page: this.config.page, ...options });
  }

  private async renderErrorPage(url: string): Promise<CachedResponse> {
    const whole = await this.upstreams.pages.fetchWhole(url, this.renderHeaders);
    if (whole.status !== 200) throw new Error(`${url} has status ${whole.status}`);
    return prepareResponse({ ...whole, status: 404 }, { path: pathOf(url), page: this.config.page });
  }

  private async fromApplication(request: IncomingMessage, response: ServerResponse, path: string) {
    const { apiRoutes, trustForwarded, page } = this.config;
    const { method = '', headers } = request;
    const allow = apiRoutes.find(({ pattern }) => pattern.test(path))?.allow;
    if (allow && !allow.split(', ').includes(method)) {
      const message = 'This method is not allowed here';
      throw new HttpError({ status: 405, message, code: 'method_not_allowed', headers: { allow } });
    }
    const callers = this.callersOf(request);
    stripInternalHeaders(request, trustForwarded);
    headers['x-forwarded-for'] = forwardedFor(request);
    const maxBodyBytes = this.refusals.maxBodyBytes(path);
    const finish = (whole: Whole) =>
      this.finish(path, whole, { cacheControl: 'private, no-store', wanted: negotiate(request) });
    const work = this.classOf(request, path);
    const job = async (options: Pick<ProxyOptions, 'arriving' | 'body' | 'release'>) => {
      const upstream = await this.upstreamOf(work);
      return proxy(request, response, { upstream, path, page, maxBodyBytes, finish, ...options });
    };
    if (this.isHealth(path)) return job({});
    const limiter = this.limiters[work];
    // a write waits for its turn once it has arrived, not while it is arriving
    const body = work === 'write' ? await this.smallBodies.read(request, maxBodyBytes, callers) : undefined;
    const arriving = work === 'upload' ? this.uploads : undefined;
    if (arriving && limiter.isFull) giveUpSlowest(arriving);
    return limiter.run((release) => job({ arriving, body, release }), undefined, callers);
  }

  private isHealth(path: string): boolean {
    const { healthPath } = this.config;
    return path === healthPath || path.startsWith(`${healthPath}/`);
  }

  private async upstreamOf(work: WorkClass): Promise<Upstream> {
    const own = work === 'heavy' ? await this.upstreams.heavy() : undefined;
    return own ?? this.upstreams.pages;
  }

  /** The caller: network address, and account as far as the request shows it. */
  private callersOf(request: IncomingMessage): Callers {
    const { headers } = request;
    const { accountOf, callerOf, sessionCookies } = this.config;
    const session = sessionCookies.flatMap((name) => cookieOf(headers.cookie, name) ?? [])[0];
    const credential = headers.authorization ?? session;
    const address = `address ${callerOf(forwardedFor(request))}`;
    return credential ? [address, `account ${accountOf?.(credential) ?? credential}`] : [address];
  }

  private classOf({ method = '', headers }: IncomingMessage, path: string): WorkClass {
    const { heavyPaths, apiPath, defaultBodyBytes } = this.config;
    if (method === 'GET' || method === 'HEAD') {
      if (heavyPaths.some((heavy) => heavy.test(path))) return 'heavy';
      return path.startsWith(apiPath) ? 'api' : 'render';
    }
    // without a declared length it may be as large as the address allows
    const length = Number(
      headers['content-length'] ?? (headers['transfer-encoding'] ? this.refusals.maxBodyBytes(path) : 0),
    );
    return length > defaultBodyBytes ? 'upload' : 'write';
  }

  private sendError(request: IncomingMessage, response: ServerResponse, reply: ErrorReply): void {
    const headers = { ...this.config.page.headers(pathOf(request.url ?? '/')), ...reply.headers };
    sendError(request, response, { ...reply, headers });
  }

  private replyFor(error: unknown, { method, url = '/' }: IncomingMessage): ErrorReply {
    if (error instanceof Overloaded) return error.reply;
    if (error instanceof HttpError && error.reply.status < 500) return error.reply;
    const requestId = randomUUID();
    const where = `${method} ${pathOf(url)}`;
    this.config.log.error({ err: error, requestId, where }, 'edge cache: a request failed');
    if (error instanceof HttpError) return { ...error.reply, requestId };
    return { status: 500, message: 'Something went wrong on our side.', code: 'internal', requestId };
  }
}
