import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLOUD = 'demo-cloud';
const KEY = '123456789012345';
const SECRET = 'a-secret_of0urs';

type Asset = { public_id: string; bytes: number; created_at: string; version: number };

/**
 * Replaces Cloudinary's upload, destroy and resources calls. Checks signatures by the published rule (cloudinary.com/documentation/authentication_signatures),
 * implemented here independently of the SDK.
 */
export class CloudinaryDouble {
  readonly assets = new Map<string, Asset>();
  readonly refusals: string[] = [];
  requests = 0;
  /** behaviour for the next requests, one entry each */
  readonly plan: ('ok' | 'stall' | 'reset' | number)[] = [];
  private readonly server = createServer((request, response) => {
    this.handle(request, response).catch(() => response.destroy());
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;

    return `cloudinary://${KEY}:${SECRET}@${CLOUD}?upload_prefix=http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++;
    const order = this.plan.shift() ?? 'ok';
    if (order === 'stall') return;
    if (order === 'reset') return void request.socket.destroy();
    const body = await readAll(request);
    if (typeof order === 'number') return send(response, order, { error: { message: 'told to fail' } });
    const url = new URL(request.url ?? '/', 'http://x');
    const match = url.pathname.match(/^\/v1_1\/demo-cloud\/(?:resources\/)?(image|video)(?:\/(\w+))?/);
    if (!match) return send(response, 404, { error: { message: `no route ${url.pathname}` } });
    if (request.method === 'GET') return this.resources(request, response, url);
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': String(request.headers['content-type']) },
    }).formData();
    if (!this.isSigned(form)) return send(response, 401, { error: { message: 'Invalid Signature' } });
    const publicId = String(form.get('public_id'));
    if (match[2] === 'destroy') {
      const found = this.assets.delete(`${match[1]}:${publicId}`);
      return send(response, 200, { result: found ? 'ok' : 'not found' });
    }
    const file = form.get('file');
    if (!(file instanceof Blob)) return send(response, 400, { error: { message: 'no file' } });
    const version = Math.floor(Date.now() / 1000);
    const asset = { public_id: publicId, bytes: file.size, created_at: new Date().toISOString(), version };
    this.assets.set(`${match[1]}:${publicId}`, asset);
    const extension = match[1] === 'video' ? 'mp4' : 'jpg';
    const secure_url = `https://res.cloudinary.com/${CLOUD}/${match[1]}/upload/v${version}/${publicId}.${extension}`;
    send(response, 200, { ...asset, secure_url });
  }

  private isSigned(form: FormData): boolean {
    const unsigned = ['file', 'cloud_name', 'resource_type', 'api_key', 'signature'];
    const pairs = [...form.entries()]
      .filter(([name, value]) => !unsigned.includes(name) && typeof value === 'string' && value !== '')
      .map(([name, value]) => `${name}=${String(value).replaceAll('&', '%26')}`)
      .sort();
    const expected = createHash('sha1')
      .update(pairs.join('&') + SECRET)
      .digest('hex');
    const fresh = Math.abs(Date.now() / 1000 - Number(form.get('timestamp'))) < 3600;
    const good = form.get('signature') === expected && form.get('api_key') === KEY && fresh;
    if (!good) this.refusals.push(pairs.join('&'));
    return good;
  }

  private resources(request: IncomingMessage, response: ServerResponse, url: URL) {
    const basic = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return send(response, 401, { error: { message: 'who?' } });
    const kind = url.pathname.split('/')[4];
    const prefix = url.searchParams.get('prefix') ?? '';
    const from = Number(url.searchParams.get('next_cursor') ?? 0);
    const all = [...this.assets]
      .filter(([key, { public_id }]) => key.startsWith(`${kind}:`) && public_id.startsWith(prefix))
      .map(([, asset]) => asset);
    // pages of two, so that the cursor is used
    const next = from + 2 < all.length ? { next_cursor: String(from + 2) } : {};
    send(response, 200, { resources: all.slice(from, from + 2), ...next });
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
