import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Content, type Media, messageBody, statusBody, type Taken, templateBody } from './notifications';
import { type FakeTemplate, HTTP_STATUS, LATER, type Payload, problemOf } from './refusals';

/** Delivers a notification over the network, or to a handler in the test's process. */
export type Deliver = (
  method: 'GET' | 'POST',
  query: string,
  headers: Record<string, string>,
  body: string,
) => Promise<{ status: number; text: string }>;

const DAY = 86_400_000;
const VERSION = '/v24.0';

/** The part of WhatsApp's Cloud API that the site uses, including its failures. README.md compares it with the documentation. */
export class FakeWhatsApp {
  readonly phoneId = '106540352242922';
  readonly businessId = '102290129340398';
  readonly appSecret = 'fake-app-secret-of-32-characters';
  readonly verifyToken = 'fake-verify-token';
  token = 'EAAG-fake-token-of-the-system-user';
  /** accepted messages, in order */
  readonly taken: Taken[] = [];
  readonly templates: FakeTemplate[] = [];
  /** 0: never */
  tokenExpiresAt = 0;
  /** errors for the next requests */
  refusals: number[] = [];
  /** numbers whose messages fail with this code after acceptance */
  readonly failing = new Map<string, number>();
  /** number of messages that are accepted before the connection breaks without a reply */
  breakReplies = 0;
  /** called after a message was accepted, before the reply */
  onTaken: (() => void) | undefined;
  /** false keeps statuses in `pending` for manual delivery in any order */
  isPrompt = true;
  readonly pending: string[] = [];
  /** number of times each notification is sent */
  copies = 1;
  /** true if replies within 24 hours count as free */
  isServiceFree = false;
  private readonly media = new Map<string, Media>();
  private readonly lastInbound = new Map<string, number>();
  private readonly running = new Set<Promise<void>>();
  private readonly server: Server = createServer((request, response) => {
    const work: Promise<void> = this.handle(request, response)
      .catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500).end(String(error));
      })
      .finally(() => this.running.delete(work));
    this.running.add(work);
  });
  private sequence = 0;

  constructor(private readonly deliver: Deliver) {}

  async listen(port = 0): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${VERSION}`;
  }

  /** Waits for all pending work, including statuses. Returns true if there was any. */
  async settle(): Promise<boolean> {
    const { size } = this.running;
    await Promise.all([...this.running]);
    return size > 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** The handshake that follows saving a webhook address. Returns true if the challenge came back unchanged. */
  async handshake(token = this.verifyToken): Promise<boolean> {
    const challenge = String(1_158_201_444 + this.sequence++);
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.challenge': challenge,
      'hub.verify_token': token,
    });
    const { status, text } = await this.deliver('GET', `?${query}`, {}, '');
    return status === 200 && text === challenge;
  }

  sign = (body: string): string =>
    `sha256=${createHmac('sha256', this.appSecret).update(body).digest('hex')}`;

  /** Posts a signed notification `copies` times and returns the last status. Retries a refused body. */
  async notify(body: string, headers: Record<string, string> = {}): Promise<number> {
    let status = 0;
    for (let copy = 0; copy < this.copies; copy++) {
      const signed = {
        'content-type': 'application/json',
        'x-hub-signature-256': this.sign(body),
        ...headers,
      };
      ({ status } = await this.deliver('POST', '', signed, body));
    }
    return status;
  }

  /** The notification of a person's message; `at` in milliseconds. */
  messageBody(
    from: string,
    content: Content,
    { name = 'Asha', id = this.newId(), at = Date.now() } = {},
  ): string {
    this.lastInbound.set(from, Math.max(at, this.lastInbound.get(from) ?? 0));
    const media = 'image' in content ? this.keep(content.image) : '';
    return messageBody(this, { from, name, id, at }, content, media);
  }

  statusBody = (message: Taken, status: string, code?: number): string =>
    statusBody(this, message, status, code);

  templateBody = (name: string, language: string, event: string, reason: string | null = null): string =>
    templateBody(this, { name, language, event, reason });

  say(
    from: string,
    text: string,
    options: { name?: string; id?: string; at?: number } = {},
  ): Promise<number> {
    return this.notify(this.messageBody(from, { text }, options));
  }

  keep(media: Media): string {
    const id = String(1_003_383_421_387_256 + this.sequence++);
    this.media.set(id, media);
    return id;
  }

  private newId = () => `wamid.${randomBytes(18).toString('base64').replace(/=+$/, '')}${this.sequence++}`;

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://x');
    const path = url.pathname.startsWith(VERSION) ? url.pathname.slice(VERSION.length) : url.pathname;
    const isExpired = this.tokenExpiresAt > 0 && this.tokenExpiresAt * 1000 <= Date.now();
    if (request.headers.authorization !== `Bearer ${this.token}` || isExpired)
      return this.refuse(response, 190);
    const isPost = request.method === 'POST';
    const body = () => JSON.parse(Buffer.concat(chunks).toString()) as Payload & Record<string, unknown>;
    if (isPost && path === `/${this.phoneId}/messages`) return this.take(response, body());
    if (path === `/${this.businessId}/message_templates`)
      return isPost ? this.addTemplate(response, body()) : this.listTemplates(response, url);
    if (path === '/debug_token') return this.debugToken(response);
    const id = path.slice(1);
    const file = this.media.get(id.replace(/^files\//, ''));
    if (file && id.startsWith('files/')) return void response.writeHead(200).end(file.bytes);
    if (file)
      return this.reply(response, 200, {
        url: `${this.url}/files/${id}`,
        mime_type: file.mimeType,
        sha256: 'x',
        file_size: file.bytes.length,
        id,
        messaging_product: 'whatsapp',
      });
    return this.refuse(response, 100);
  }

  private reply = (response: ServerResponse, status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  private refuse(response: ServerResponse, code: number): void {
    const status = HTTP_STATUS[code] ?? 400;
    const error = {
      message: `(#${code}) refused`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'fake' },
      fbtrace_id: 'fake',
    };
    this.reply(response, status, { error });
  }

  private async take(response: ServerResponse, payload: Payload): Promise<void> {
    const problem = this.refusals.shift() ?? problemOf(payload, this.templates);
    if (problem && !LATER.has(problem)) return this.refuse(response, problem);
    const to = payload.to ?? '';
    const taken: Taken = {
      id: this.newId(),
      to,
      reference: payload.biz_opaque_callback_data ?? '',
      type: payload.type ?? '',
      text: payload.text?.body ?? payload.template?.name ?? '',
    };
    this.taken.push(taken);
    this.onTaken?.();
    const isClosed = (this.lastInbound.get(to) ?? 0) < Date.now() - DAY;
    const code = problem ?? this.failing.get(to) ?? (taken.type === 'text' && isClosed ? 131047 : undefined);
    const bodies = code
      ? [this.statusBody(taken, 'failed', code)]
      : ['sent', 'delivered', 'read'].map((status) => this.statusBody(taken, status));
    this.pending.push(...bodies);
    if (this.breakReplies > 0) {
      this.breakReplies--;
      response.destroy();
    } else
      this.reply(response, 200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id: taken.id, message_status: 'accepted' }],
      });
    if (this.isPrompt) await this.flush();
  }

  /** Delivers the pending statuses in the given order. */
  async flush(order: (bodies: string[]) => string[] = (bodies) => bodies): Promise<void> {
    for (const body of order(this.pending.splice(0))) await this.notify(body);
  }

  private addTemplate(response: ServerResponse, body: Record<string, unknown>): void {
    const { name, language, category } = body as { name: string; language: string; category: string };
    const components = body.components as { text: string; example?: { body_text: string[][] } }[];
    const text = components[0]?.text ?? '';
    // WhatsApp refuses a variable at either end or without an example
    const variables = new Set(text.match(/\{\{\d+\}\}/g)).size;
    const examples = components[0]?.example?.body_text[0]?.length ?? 0;
    if (/^\s*\{\{|\}\}\s*$/.test(text) || examples !== variables) {
      this.refuse(response, 100);
      return;
    }
    this.templates.push({ name, language, category, status: 'PENDING', body: text });
    this.reply(response, 200, { id: String(this.templates.length), status: 'PENDING', category });
  }

  private listTemplates(response: ServerResponse, url: URL): void {
    const after = Number(url.searchParams.get('after') ?? 0);
    const size = 2;
    const data = this.templates.slice(after, after + size).map(({ body, ...template }, i) => ({
      ...template,
      id: String(after + i + 1),
      components: [{ type: 'BODY', text: body }],
    }));
    const isMore = after + size < this.templates.length;
    const next = `${this.url}/${this.businessId}/message_templates?after=${after + size}`;
    this.reply(response, 200, { data, paging: isMore ? { next } : {} });
  }

  private debugToken(response: ServerResponse): void {
    this.reply(response, 200, {
      data: {
        is_valid: true,
        expires_at: this.tokenExpiresAt,
        scopes: ['whatsapp_business_management', 'whatsapp_business_messaging'],
        granular_scopes: [
          { scope: 'whatsapp_business_management', target_ids: [this.businessId] },
          { scope: 'whatsapp_business_messaging', target_ids: [this.businessId] },
        ],
      },
    });
  }
}
