import type { NextHandler } from '@/lib/platform/http/route';
import { unstated } from './api-document';

type Call = {
  method?: string;
  /** sent as JSON, FormData as multipart, a string unchanged */
  body?: unknown;
  params?: Record<string, string | string[]>;
  headers?: Record<string, string>;
};

export const USER_AGENT = 'Mozilla/5.0 Chrome/140';

export type Send = (
  handler: NextHandler,
  request: Request,
  params: NonNullable<Call['params']>,
) => Promise<Response>;

export type Reply = {
  status: number;
  headers: Headers;
  text: string;
  /** unparsed body, for files */
  bytes: Buffer;
  /** empty unless the reply is JSON */
  json: Record<string, unknown>;
};

/**
 * Calls exported route handlers like a browser: keeps cookies, copies the XSRF token, and sends its origin. A reply that its `route()` does not declare fails
 * the test.
 */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** calls within the test's process by default, or over the network */
  send: Send = (handler, request, params) => handler(request, { params: Promise.resolve(params) });
  readonly ip: string;

  constructor(ip = '203.0.113.7') {
    this.ip = ip;
  }

  async call(handler: NextHandler, path: string, options: Call = {}): Promise<Reply> {
    const request = new Request(`http://localhost:3000${path}`, this.init(options));
    const response = await this.send(handler, request, options.params ?? {});
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    // an event stream never ends
    if (isStream) await response.body?.cancel();
    const bytes = isStream ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const problem = unstated(handler, { status: response.status, headers: response.headers, text });
    if (problem) throw new Error(problem);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  }

  private init({ method, body, headers }: Call): RequestInit {
    const all = new Headers({
      host: 'localhost:3000',
      'user-agent': USER_AGENT,
      'x-forwarded-for': this.ip,
      'sec-fetch-site': 'same-origin',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    const xsrf = this.cookies.get('XSRF-TOKEN');
    if (xsrf) all.set('x-xsrf-token', xsrf);
    const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
    if (isJson) all.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
    const content = isJson ? JSON.stringify(body) : (body as string | FormData | undefined);
    return {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: all,
      ...(content !== undefined && { body: content }),
    };
  }

  keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
