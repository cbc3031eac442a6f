import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Server as Listener } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrontConfig, Measured } from '../src/config';
import { Front } from '../src/front';
import { type Limiters, makeLimiters } from '../src/limiter';
import { LogReader } from '../src/log-reader';
import { asText, measure } from '../src/metrics-server';
import type { PublicRoute } from '../src/routes';
import { type FrontServer, makeServer } from '../src/server';
import { Upstream } from '../src/upstream';

export type Reply = { status: number; headers: Record<string, string>; body: Buffer; text: string };
export type Ask = { method?: string; headers?: Record<string, string>; body?: string };

export type Running = {
  front: Front;
  server: FrontServer;
  port: number;
  /** Requests to the application in order. */
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  ask(path: string, options?: Ask): Promise<Reply>;
  close(): Promise<void>;
};

const LIFETIME = { freshSeconds: 300, staleSeconds: 86_400 };

function route(path: string, tags: string[] = [], options: Partial<PublicRoute> = {}): PublicRoute {
  const defaults = { query: [], lifetime: LIFETIME, session: 'own-key' as const };
  return { ...defaults, ...options, path: new RegExp(`^${path}$`), tags: () => tags };
}

const PLANTS = /\/plants\/(\w+)/g;

/** Configuration of a small plant shop, unlike that of any product. */
export const CONFIG: FrontConfig = {
  dir: tmpdir(),
  port: 0,
  siteUrl: 'https://plants.example',
  cacheBytes: 8 * 1024 * 1024,
  trustForwarded: false,
  routes: [
    route('/', ['lists']),
    route('/about'),
    route('/missing', [], { query: ['of'] }),
    route('/list', ['lists'], { query: ['colour', 'size', 'q'] }),
    route('/plants/[a-z]+'),
    { ...route('/guides/([a-z]+)'), tags: (match) => [`guide:${match[1]}`] },
    route('/api/plants', ['lists'], { session: 'bypass', forwardsAddress: true }),
  ],
  sessionCookies: ['shop_session', '__Host-shop_session'],
  bodyLimits: [{ path: /^\/api\/upload$/, bytes: 8 * 1024 * 1024 }],
  defaultBodyBytes: 256 * 1024,
  addresses: [
    { pattern: /^\/api\/plants\/[^/]+$/, name: '/api/plants/[name]', allow: 'GET, PUT, HEAD, OPTIONS' },
    { pattern: /^\/plants\/[^/]+$/, name: '/plants/[name]' },
  ],
  heavyPaths: [/^\/posters\//],
  renderPaths: [/^\/dashboard\/ask$/],
  apiPath: '/api/',
  callerOf: (forwardedFor) => forwardedFor,
  healthPath: '/api/health',
  findTags: (text) => [...text.matchAll(PLANTS)].map(([, name]) => `plant:${name}`),
  errorPage: (path) => {
    if (path.startsWith('/account')) return undefined;
    return path.startsWith('/plants/') ? '/missing?of=plant' : '/missing';
  },
  failure: {
    page: () => '<h1>Later</h1>',
    pagePolicy: "default-src 'none'",
    isReady: async () => true,
  },
  page: {
    headers: () => ({ 'x-content-type-options': 'nosniff', 'permissions-policy': 'microphone=()' }),
    policy: (_, scripts) => `script-src ${scripts.join(' ')}`,
    inlineScripts: ['first()'],
  },
  invalidation: {
    connect: async () => undefined,
    disconnect: async () => undefined,
    read: async (seen) => ({ seq: seen, tags: [] }),
  },
  application: {
    follows: () => false,
    prepare: async () => undefined,
    stop: async () => undefined,
    measure: async () => [],
  },
  log: { warn: () => undefined, error: () => undefined, fatal: () => undefined },
};

/** Sends one request over a separate connection and decodes nothing. */
export function ask(port: number, path: string, { method = 'GET', headers, body }: Ask = {}) {
  return new Promise<Reply>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          body: whole,
          text: whole.toString('utf8'),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Writes raw bytes to a socket, and returns everything received until it is closed. */
export function raw(port: number, text: string, { keepOpen = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      if (!keepOpen) setTimeout(() => socket.end(), 300).unref();
    });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(received);
      else reject(error);
    });
  });
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const closed = (server: Listener): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** The stand-in application behind a socket, like Next. If it fails, it hangs up. */
async function behindSocket(handler: Handler): Promise<{ path: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, response) => {
    try {
      await handler(incoming, response);
    } catch {
      response.destroy();
    }
  });
  const dir = mkdtempSync(join(tmpdir(), 'front-test-'));
  const path = join(dir, 'application');
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return {
    path,
    close: async () => {
      const ended = closed(server);
      server.closeAllConnections();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
}

/** A front before a stand-in application, on a free port. */
export async function start(
  handler: Handler,
  limiters: Partial<Limiters> = {},
  config: Partial<FrontConfig> = {},
): Promise<Running> {
  const requests: Running['requests'] = [];
  const inner = await behindSocket((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    requests.push({ method, url, headers: { ...headers } });
    return handler(incoming, response);
  });
  const whole = { ...CONFIG, ...config };
  const front = new Front(whole, new Upstream(inner.path), { ...makeLimiters(), ...limiters });
  const server = makeServer(front);
  const { http, listener } = server;
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    front,
    server,
    port,
    requests,
    ask: (path, request = {}) => ask(port, path, request),
    close: async () => {
      const ended = closed(listener);
      http.closeAllConnections();
      await ended;
      await inner.close();
    },
  };
}

export function html(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!DOCTYPE html><html><head><title>t</title></head><body>${body}</body></html>`);
}

/** Follows an invalidation log, as each process does. Stop it before the end of the test. */
export async function followLog(
  { front }: Running,
  read: FrontConfig['invalidation']['read'],
): Promise<LogReader> {
  const apply = (tags?: readonly string[]) => (tags ? front.cache.invalidate(tags) : front.cache.clear());
  const reader = new LogReader(apply, read, CONFIG.log);
  await reader.start();
  return reader;
}

/** The text of `/metrics` for these figures, with those of a running front. */
export async function metricsText(figures: Measured[], running?: Running): Promise<string> {
  const own = running?.front.metrics?.registry;
  return asText([...(own ? [await measure(own)] : []), ...figures]);
}
