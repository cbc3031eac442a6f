import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = { body: Buffer; headers: Record<string, string>; at: Date };
/** Fate of the next request: an error status and code, a broken connection, or a changed body. */
type Fault = { status: number; code: string } | 'reset' | 'changed';

const error = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

/** A bucket in memory for errors that a real store can't be made to produce. `npm test -- s3` tests a real one (Swift). */
export class S3Double {
  readonly objects = new Map<string, Stored>();
  readonly faults: Fault[] = [];
  requests = 0;
  private server: Server | undefined;
  private readonly parts = new Map<string, Map<number, Buffer>>();

  /** Starts the server and returns its address for MEDIA_URL. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => void this.reply(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `s3://tester:only/for+tests@127.0.0.1:${port}/homes?region=ap-south-1`;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++;
    const body = Buffer.concat(await request.toArray());
    const fault = this.faults.shift();
    if (fault === 'reset') return void request.socket.destroy();
    if (typeof fault === 'object') return void response.writeHead(fault.status).end(error(fault.code));
    const url = new URL(request.url ?? '/', 'http://double');
    const key = decodeURIComponent(url.pathname.replace(/^\/homes\/?/, ''));
    const isSigned =
      request.headers.authorization?.includes('Credential=tester/') ||
      url.searchParams.has('X-Amz-Signature');
    if (!isSigned) return void response.writeHead(403).end(error('AccessDenied'));
    if (key === '') return this.list(url, response);
    const { method } = request;
    if (method === 'POST' || url.searchParams.has('uploadId'))
      return this.multipart(method, key, url, body, response);
    if (method === 'PUT') return this.put(key, body, request, response);
    if (method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    this.get(key, request, response, fault === 'changed');
  }

  private put(key: string, body: Buffer, request: IncomingMessage, response: ServerResponse): void {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        name.startsWith('x-amz-meta-') || name === 'content-type' ? [[name, String(value)]] : [],
      ),
    );
    this.objects.set(key, { body, headers, at: new Date() });
    response.writeHead(200, { etag: '"stored"' }).end();
  }

  private multipart(
    method: string | undefined,
    key: string,
    url: URL,
    body: Buffer,
    response: ServerResponse,
  ): void {
    const id = url.searchParams.get('uploadId') ?? 'upload-1';
    const parts = this.parts.get(key) ?? new Map<number, Buffer>();
    this.parts.set(key, parts);
    if (method === 'PUT') {
      const number = Number(url.searchParams.get('partNumber'));
      parts.set(number, body);
      return void response.writeHead(200, { etag: `"part-${number}"` }).end();
    }
    if (method === 'DELETE') {
      this.parts.delete(key);
      return void response.writeHead(204).end();
    }
    if (url.searchParams.has('uploads')) {
      const xml = `<InitiateMultipartUploadResult><Bucket>homes</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
      return void response.writeHead(200).end(xml);
    }
    const whole = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    this.objects.set(key, { body: Buffer.concat(whole), headers: {}, at: new Date() });
    const xml = `<CompleteMultipartUploadResult><Bucket>homes</Bucket><Key>${key}</Key><ETag>"whole-${whole.length}"</ETag></CompleteMultipartUploadResult>`;
    response.writeHead(200).end(xml);
  }

  private get(key: string, request: IncomingMessage, response: ServerResponse, isChanged: boolean): void {
    const stored = this.objects.get(key);
    if (!stored) return void response.writeHead(404).end(error('NoSuchKey'));
    const headers = { ...stored.headers, 'last-modified': stored.at.toUTCString() };
    const [, first, last] = request.headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
    if (first !== undefined) {
      const part = stored.body.subarray(Number(first), Number(last) + 1);
      const range = `bytes ${first}-${last}/${stored.body.length}`;
      return void response.writeHead(206, { ...headers, 'content-range': range }).end(part);
    }
    const body = isChanged ? Buffer.from(stored.body).reverse() : stored.body;
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  }

  /** Two objects per page, so that each listing has a second page. */
  private list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, 2);
    const contents = page.map((key) => {
      const { body, at } = this.objects.get(key)!;
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"x"</ETag><Size>${body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    });
    const isMore = keys.length > page.length;
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response
      .writeHead(200)
      .end(
        `<ListBucketResult><Name>homes</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      );
  }
}
