import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inFewWrites } from './few-writes';
import { ReadRequest } from './read-request';

type Params = Record<string, string>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
/** What a file of the build exports of a route handler, as far as it is used here; anything else is left to Next. */
type Built = {
  routeModule?: {
    ensureUserland?: () => Promise<unknown>;
    userland?: { GET?: Handler; dynamic?: string; revalidate?: unknown };
  };
};
type Dynamic = { page: string; regex: string; routeKeys: Record<string, string> };

/**
 * A handler's reply may carry its body as text under this name: it is then sent in one piece, and its stream is never read. Texts and
 * streams of the web API cost as much as a short handler.
 */
const BODY_TEXT = Symbol.for('next-cluster.body-text');

type Options = {
  /** the application's folder, with its build */
  dir: string;
  /** addresses that begin with this, such as `/api/`: no middleware, redirect, rewrite or header of Next's configuration may be for them */
  prefix: string;
  /** a handler that throws: the caller gets status 500 without a body, as from Next */
  onError: (error: unknown, route: string) => void;
};

const readJson = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;

/** The built file of each route handler under the prefix, by its address; none for those that Next answers from a cache. */
function builtFiles(dir: string, prefix: string): Map<string, string> {
  const build = join(dir, '.next');
  const files = readJson(join(build, 'server/app-paths-manifest.json')) as Record<string, string> | undefined;
  const paths = readJson(join(build, 'app-path-routes-manifest.json')) as Record<string, string> | undefined;
  const prerendered = readJson(join(build, 'prerender-manifest.json')) as
    | Record<'routes' | 'dynamicRoutes', Record<string, unknown>>
    | undefined;
  const found = new Map<string, string>();
  for (const [name, file] of Object.entries(files ?? {})) {
    const path = paths?.[name];
    if (!path?.startsWith(prefix) || !name.endsWith('/route')) continue;
    if (path in (prerendered?.routes ?? {}) || path in (prerendered?.dynamicRoutes ?? {})) continue;
    found.set(path, join(build, 'server', file));
  }
  return found;
}

/** Addresses with parameters, in Next's order. One of several segments is Next's, and all addresses that fit it. */
function dynamicRoutes(dir: string, prefix: string) {
  const manifest = readJson(join(dir, '.next/routes-manifest.json')) as
    | { dynamicRoutes: Dynamic[] }
    | undefined;
  return (manifest?.dynamicRoutes ?? [])
    .filter(({ page }) => page.startsWith(prefix))
    .map(({ page, regex }) => ({
      page: page.includes('[...') || page.includes('[[...') ? undefined : page,
      pattern: new RegExp(regex),
      names: [...page.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name),
    }));
}

const NO_PARAMS = Promise.resolve({});

/**
 * Answers reads of an API by calling the handlers of Next's build themselves. Next's way to a handler (routing, manifests, spans, its own
 * request and response around the platform's) costs more than most handlers do (docs/decisions/0049-reads-past-next.md). Whatever is
 * not a plain read of a known handler is left to Next: the function returns false.
 */
export function directReads({ dir, prefix, onError }: Options) {
  const files = builtFiles(dir, prefix);
  const dynamic = dynamicRoutes(dir, prefix);
  const load = createRequire(join(dir, 'package.json'));
  /** by address in the build; undefined for what only Next can answer */
  const handlers = new Map<string, Promise<Handler | undefined>>();
  const known = new Map<string, Handler | undefined>();

  async function handlerOf(file: string): Promise<Handler | undefined> {
    const { routeModule } = (await load(file)) as Built;
    await routeModule?.ensureUserland?.();
    const { GET, dynamic: mode, revalidate } = routeModule?.userland ?? {};
    const isCached = revalidate !== undefined || (mode !== undefined && mode !== 'force-dynamic');
    return typeof GET === 'function' && !isCached ? GET : undefined;
  }

  function handlerAt(page: string): Promise<Handler | undefined> | undefined {
    const file = files.get(page);
    if (!file) return undefined;
    let handler = handlers.get(page);
    if (!handler) {
      // what cannot be loaded fails in Next, which says why
      handler = handlerOf(file).catch(() => undefined);
      handlers.set(page, handler);
      void handler.then((loaded) => known.set(page, loaded));
    }
    return handler;
  }

  function matched(path: string): { page: string; params: Promise<Params> } | undefined {
    if (files.has(path)) return { page: path, params: NO_PARAMS };
    for (const { page, pattern, names } of dynamic) {
      const match = pattern.exec(path);
      if (!match) continue;
      if (!page) return undefined;
      const params = Object.fromEntries(names.map((name, i) => [name, match[i + 1] ?? '']));
      return { page, params: Promise.resolve(params) };
    }
    return undefined;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { page, params }: { page: string; params: Promise<Params> },
    handler: Handler,
  ): Promise<void> {
    try {
      const reply = await handler(new ReadRequest(request, response) as unknown as Request, { params });
      await send(response, reply);
    } catch (error) {
      onError(error, page);
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'content-length': '0' }).end();
    }
  }

  /** False: Next has to answer. `orElse` does it where that is known only after the handler is loaded. */
  return (request: IncomingMessage, response: ServerResponse, orElse: () => void): boolean => {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' || !url.startsWith(prefix)) return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    // escapes are read by Next alone, and it redirects from addresses with a slash at their end
    if (path.includes('%') || path.endsWith('/')) return false;
    const found = matched(path);
    if (!found) return false;
    if (known.has(found.page)) {
      const handler = known.get(found.page);
      if (handler) void answer(request, response, found, handler);
      return handler !== undefined;
    }
    const loading = handlerAt(found.page);
    if (!loading) return false;
    void loading.then((handler) => (handler ? answer(request, response, found, handler) : orElse()));
    return true;
  };
}

/** Names and values one after the other, as `writeHead` takes them; each cookie is a field of its own. */
function flat(headers: Headers): string[] {
  const fields: string[] = [];
  headers.forEach((value, name) => {
    fields.push(name, value);
  });
  return fields;
}

async function send(response: ServerResponse, reply: Response): Promise<void> {
  const { status, headers, body } = reply;
  const text = (reply as { [BODY_TEXT]?: string })[BODY_TEXT];
  const head = flat(headers);
  if (text !== undefined || body === null) {
    const ended = text ?? '';
    if (status !== 204 && status !== 304 && !headers.has('content-length'))
      head.push('content-length', String(Buffer.byteLength(ended)));
    response.writeHead(status, head).end(ended);
    return;
  }
  inFewWrites(response);
  response.writeHead(status, head);
  response.flushHeaders();
  await pass(body, response);
}

/** What the reader does not take waits in the handler's stream, which ends when the reader is gone. */
async function pass(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const gone = () => void reader.cancel().catch(() => undefined);
  response.once('close', gone);
  for (;;) {
    const { done, value } = await reader.read();
    if (done || response.destroyed) break;
    if (!response.write(value)) await drained(response);
  }
  response.off('close', gone);
  if (!response.destroyed) response.end();
}

const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go);
      response.off('close', go);
      resolve();
    };
    response.on('drain', go);
    response.on('close', go);
  });
