import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteHit, prepareResponse, type ResponseOptions, sendCached } from './cached-response';
import type { FrontConfig } from './config';
import { errorPages, failureReply, sendNotice } from './error-pages';
import { type ErrorReply, HttpError, sendError } from './http-error';
import { type Callers, type Limiters, makeLimiters, Overloaded, type WorkClass } from './limiter';
import { FrontMetrics } from './metrics';
import { OutageWatch, Unavailable } from './outage';
import { PageCache } from './page-cache';
import { proxy } from './proxy';
import { forwardedFor, mayWait, pathOf, Refusals, stripInternalHeaders } from './refusals';
import { readBody } from './request-body';
import { CacheKeys, type CacheTarget, cookieOf } from './routes';
import { mediaFile, type StaticFile, sendFile, staticFiles } from './static-files';
import type { Upstream, Whole } from './upstream';

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** True for a request whose connection cannot be trusted afterwards (RFC 9112 §6.1). */
const isOldAndChunked = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.0' && headers['transfer-encoding'] !== undefined;

/** The HTTP entry of a process, with refusals, files, cached pages, and the application behind limits. */
export class Front {
  readonly cache: PageCache;
  readonly refusals: Refusals;
  readonly metrics: FrontMetrics | undefined;
  private draining = false;
  private readonly keys: CacheKeys;
  private readonly errorPageFor: ReturnType<typeof errorPages>;
  private readonly outage: OutageWatch;
  private readonly staticFiles: ReadonlyMap<string, StaticFile>;
  private readonly renderHeaders: Record<string, string>;

  constructor(
    private readonly config: FrontConfig,
    private readonly upstream: Upstream,
    private readonly limiters: Limiters = makeLimiters(config.callerFactor),
  ) {
    const { host, protocol } = new URL(config.siteUrl);
    this.cache = new PageCache(config.cacheBytes);
    this.keys = new CacheKeys(config);
    this.refusals = new Refusals(config);
    this.errorPageFor = errorPages(config.errorPage, (url) => this.renderErrorPage(url));
    this.outage = new OutageWatch(config.failure.isReady);
    this.staticFiles = staticFiles(config);
    this.renderHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
    const routeOf = (path: string) => (this.isFile(path) ? 'file' : (this.addressAt(path)?.name ?? 'other'));
    this.metrics = config.metrics && new FrontMetrics(this.cache, limiters, routeOf);
  }

  /** Starts a stop. Every response asks its client to close the connection, so that no request is lost. */
  drain(): void {
    this.draining = true;
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (!mayWait(request, response)) return;
    this.metrics?.watch(request, response);
    if (this.draining || isOldAndChunked(request)) response.setHeader('connection', 'close');
    const refused = this.refusals.refusalOf(request);
    if (refused) return void this.sendError(request, response, { ...refused, code: 'refused' });
    const target = this.keys.targetOf(request);
    const cached = target && this.cache.fresh(target.key, target.matched.route.lifetime);
    if (target) this.metrics?.lookups.inc({ outcome: cached ? 'hit' : 'miss' });
    if (cached) {
      noteHit(cached);
      return void sendCached(request, response, cached);
    }
    this.respond(request, response, target).catch((error: unknown) => {
      if (error instanceof Unavailable) sendNotice(request, response, this.config, error.reply);
      else this.sendError(request, response, this.replyFor(error, request));
    });
  };

  private async respond(request: IncomingMessage, response: ServerResponse, target: CacheTarget | undefined) {
    if (target) {
      const cached = await this.outage.guard(this.fromCache(request, target), () => false);
      return sendCached(request, response, cached);
    }
    const path = pathOf(request.url ?? '/');
    const file = isRead(request) ? await this.fileAt(path) : undefined;
    if (file) return sendFile(request, response, file, this.config.page.headers(path));
    const responding = this.fromApplication(request, response, path);
    // a slow write may have succeeded
    if (!isRead(request) || this.isHealth(path)) return responding;
    return this.outage.guard(responding, () => response.headersSent);
  }

  private addressAt(path: string) {
    return this.config.addresses.find(({ pattern }) => pattern.test(path));
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

  private fromCache(request: IncomingMessage, { key, url, matched }: CacheTarget) {
    const { lifetime, forwardsAddress } = matched.route;
    const { findTags, sharedHeaders } = this.config;
    const address = forwardsAddress && { 'x-forwarded-for': forwardedFor(request) };
    const headers = { ...this.renderHeaders, ...address };
    const isVisitors = key.startsWith('v');
    const shared =
      sharedHeaders && isVisitors ? (tags: ReadonlySet<string>) => sharedHeaders(tags, lifetime) : undefined;
    const make = async () => {
      const since = Date.now();
      const whole = await this.upstream.fetchWhole(url, headers);
      return this.finish(pathOf(url), whole, since, { tags: matched.tags, findTags, shared });
    };
    const limiter = this.limiters[this.classOf(request, pathOf(url))];
    return this.cache.get({ key, lifetime, render: () => limiter.run(make, this.callersOf(request)) });
  }

  /** Prepares a response of the application, or one of our pages to replace it. */
  private async finish(path: string, whole: Whole, since: number, options: Partial<ResponseOptions>) {
    const page = await this.errorPageFor(path, whole);
    if (page) return page;
    const shown = await failureReply(whole, since, this.config);
    return prepareResponse(shown, { path, page: this.config.page, ...options });
  }

  private async renderErrorPage(url: string) {
    const whole = await this.upstream.fetchWhole(url, this.renderHeaders);
    if (whole.status !== 200) throw new Error(`${url} has status ${whole.status}`);
    return prepareResponse({ ...whole, status: 404 }, { path: pathOf(url), page: this.config.page });
  }

  private async fromApplication(request: IncomingMessage, response: ServerResponse, path: string) {
    const { trustForwarded, page } = this.config;
    const { upstream } = this;
    const { method = '', headers } = request;
    const { allow } = this.addressAt(path) ?? {};
    if (allow && !allow.split(', ').includes(method)) {
      const message = 'This method is not allowed here';
      throw new HttpError({ status: 405, message, code: 'method_not_allowed', headers: { allow } });
    }
    const callers = this.callersOf(request);
    stripInternalHeaders(request, trustForwarded);
    headers['x-forwarded-for'] = forwardedFor(request);
    const maxBodyBytes = this.refusals.maxBodyBytes(path);
    const since = Date.now();
    const finish = (whole: Whole) => this.finish(path, whole, since, { cacheControl: 'private, no-store' });
    const wasAway = () => this.config.failure.wasAway?.(since) ?? false;
    const options = { upstream, path, page, maxBodyBytes, wasAway, finish };
    const work = this.classOf(request, path);
    // a write waits for its turn after it has arrived, not while it is arriving
    const body =
      isRead(request) || work === 'upload'
        ? undefined
        : await this.limiters.body.run(() => readBody(request, maxBodyBytes), callers);
    return this.limiters[work].run(
      (release) => proxy(request, response, { ...options, body, release }),
      callers,
    );
  }

  private isHealth(path: string): boolean {
    const { healthPath } = this.config;
    return path === healthPath || path.startsWith(`${healthPath}/`);
  }

  /** The caller by network address, and by account if the request shows it. */
  private callersOf(request: IncomingMessage): Callers {
    const { headers } = request;
    const { accountOf, callerOf, sessionCookies } = this.config;
    const session = sessionCookies.flatMap((name) => cookieOf(headers.cookie, name) ?? [])[0];
    const credential = headers.authorization ?? session;
    const address = `address ${callerOf(forwardedFor(request))}`;
    return credential ? [address, `account ${accountOf?.(credential) ?? credential}`] : [address];
  }

  private classOf(request: IncomingMessage, path: string): WorkClass {
    const { heavyPaths, renderPaths = [], apiPath, defaultBodyBytes } = this.config;
    const { headers } = request;
    if (isRead(request)) {
      if (this.isHealth(path)) return 'health';
      if (heavyPaths.some((heavy) => heavy.test(path))) return 'heavy';
      return path.startsWith(apiPath) ? 'api' : 'render';
    }
    // without a declared length, it may be as large as the address allows
    const length = Number(
      headers['content-length'] ?? (headers['transfer-encoding'] ? this.refusals.maxBodyBytes(path) : 0),
    );
    if (length > defaultBodyBytes) return 'upload';
    return renderPaths.some((one) => one.test(path)) ? 'render' : 'write';
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
    this.config.log.error({ err: error, requestId, where }, 'front: a request failed');
    if (error instanceof HttpError) return { ...error.reply, requestId };
    return { status: 500, message: 'Something went wrong on our side.', code: 'internal', requestId };
  }
}
