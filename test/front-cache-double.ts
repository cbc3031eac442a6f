import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = { head: Record<string, string>; body: Buffer; tags: string[] };

/** A cache in front of the site that takes purges by tag, as Varnish with xkey, Fastly and Cloudflare are. */
export class FrontCacheDouble {
  readonly stored = new Map<string, Stored>();
  /** statuses for the next purges, in place of doing them */
  readonly failures: number[] = [];
  purges = 0;
  hits = 0;
  private server: Server | undefined;

  constructor(private readonly sitePort: number) {}

  async start(): Promise<number> {
    this.server = createServer((incoming, response) => void this.reply(incoming, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async reply(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    const { method, headers, url = '/' } = incoming;
    const tags = purgedTags(method, url, headers, body);
    if (tags) return this.purge(tags, response);
    const known = this.stored.get(url);
    if (known) {
      this.hits++;
      return void response.writeHead(200, known.head).end(known.body);
    }
    const outgoing = request({ port: this.sitePort, path: url, headers: { host: 'plants.example' } });
    const fetched = await new Promise<IncomingMessage>((resolve) => outgoing.on('response', resolve).end());
    const whole = Buffer.concat(await fetched.toArray());
    const head = fetched.headers as Record<string, string>;
    if (/s-maxage=[1-9]/.test(head['cache-control'] ?? ''))
      this.stored.set(url, { head, body: whole, tags: (head['surrogate-key'] ?? '').split(' ') });
    response.writeHead(fetched.statusCode ?? 502, head).end(whole);
  }

  private purge(tags: readonly string[], response: ServerResponse): void {
    this.purges++;
    const status = this.failures.shift();
    if (status) return void response.writeHead(status).end();
    for (const [url, stored] of this.stored)
      if (stored.tags.some((tag) => tags.includes(tag))) this.stored.delete(url);
    response.writeHead(200).end('{}');
  }
}

/** The tags of a purge in one of the three forms; undefined for any other request. */
function purgedTags(
  method: string | undefined,
  url: string,
  headers: IncomingMessage['headers'],
  body: Buffer,
): string[] | undefined {
  if (method === 'PURGE') return String(headers['xkey-purge']).split(' ');
  if (method !== 'POST') return undefined;
  const sent = JSON.parse(body.toString()) as { surrogate_keys?: string[]; tags?: string[] };
  if (url === '/service/SERVICE/purge' && headers['fastly-key'] === 'token') return sent.surrogate_keys;
  const isCloudflare =
    url === '/client/v4/zones/ZONE/purge_cache' && headers.authorization === 'Bearer token';
  return isCloudflare ? sent.tags : undefined;
}
