import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { FrontDoor, type FrontDoorOptions } from '../edge-cache';
import { privateSocket } from '../private-socket';
import { makeServer } from '../server';
import { upstreamAt } from '../upstream';

export type Reply = { status: number; headers: Record<string, string>; body: Buffer; text: string };
export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Running = {
  door: FrontDoor;
  server: Server;
  port: number;
  /** what the application was asked, in order */
  asked: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  ask(path: string, options?: Ask): Promise<Reply>;
  close(): Promise<void>;
};

/** What a client says of its connection: one that stays open begins in the fast lane, another is Node's from the start. */
export type Way = 'keep-alive' | 'close';

/** One request over a connection of its own, nothing decoded. */
export function ask(port: number, path: string, { method = 'GET', headers: given, body }: Ask, way: Way) {
  const headers = { connection: way, ...given };
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

/** Writes bytes to a socket as they are, and answers everything that comes back until it is closed. */
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

/** The stand-in application behind a socket, as Next is. One that fails hangs up. */
async function behindSocket(handler: Handler): Promise<{ path: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, response) => {
    try {
      await handler(incoming, response);
    } catch {
      response.destroy();
    }
  });
  const { path, remove } = privateSocket();
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return { path, close: () => closed(server).then(remove) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A front door before a stand-in application, on a free port. */
export async function start(
  handler: Handler,
  options: Partial<FrontDoorOptions> = {},
  way: Way = 'keep-alive',
): Promise<Running> {
  const asked: Running['asked'] = [];
  const inner = await behindSocket((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    asked.push({ method, url, headers: { ...headers } });
    return handler(incoming, response);
  });
  const door = new FrontDoor({
    siteUrl: 'https://saptam.example',
    csp: { https: true, sources: { image: [], frame: [], media: [] } },
    cacheBytes: 8 * 1024 * 1024,
    upstream: upstreamAt(inner.path),
    ...options,
  });
  const server = makeServer(door);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    door,
    server,
    port,
    asked,
    ask: (path, request = {}) => ask(port, path, request, way),
    close: async () => {
      await closed(server);
      await inner.close();
    },
  };
}

/** A page as the application would write it. */
export function html(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!DOCTYPE html><html><head><title>t</title></head><body>${body}</body></html>`);
}
