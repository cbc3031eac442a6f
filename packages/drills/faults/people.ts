import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sleep } from '../measure';
import type { Target } from './installation';

const ANSWER_MS = 45_000;
const PAUSE_MS = 100;
const PATIENT_MS = 10 * 60_000;

type Reply = { status: number; body: Record<string, unknown>; ms: number };

export type Sent = { id: string; pictures: string[] };

/** People who write without a break. Each repeats a request under the same key until it is acknowledged. */
export class People {
  /** By key, the requests that the site has confirmed. */
  readonly enquiries = new Map<string, string>();
  readonly listings = new Map<string, Sent>();
  readonly imports: { id: string; phones: string[] }[] = [];
  readonly begun = { enquiries: 0, listings: 0 };
  /** Status of every reply; 0 without a reply. */
  readonly replies: { status: number; ms: number; requestId: string }[] = [];
  private readonly tokens = new Map<string, string>();
  private readonly working: Promise<void>[] = [];
  private isOver = false;
  private isResting = false;
  /** Number of running requests. */
  private busy = 0;
  private gaveUp: unknown;
  private serial = Math.floor(Math.random() * 1e6) * 100;

  constructor(readonly site: Target) {}

  private async call(path: string, init: RequestInit): Promise<Reply> {
    const started = performance.now();
    let status = 0;
    let body: Record<string, unknown> = {};
    try {
      const headers = { ...(init.headers as Record<string, string> | undefined), ...this.site.headers?.() };
      const signal = AbortSignal.timeout(ANSWER_MS);
      const reply = await fetch(this.site.url + path, { ...init, headers, signal });
      body = (await reply.json()) as Record<string, unknown>;
      status = reply.status;
    } catch {
      status = 0;
    }
    const ms = performance.now() - started;
    this.replies.push({ status, ms, requestId: String(body.requestId) });
    return { status, body, ms };
  }

  get longestMs(): number {
    return Math.max(0, ...this.replies.map(({ ms }) => ms));
  }

  private json = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    this.call(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** The header of a demo user, who signs in again when the token is refused. */
  async as(role: string, renew = false): Promise<Record<string, string>> {
    if (renew) this.tokens.delete(role);
    while (!this.tokens.has(role)) {
      const all = JSON.parse(readFileSync(join(this.site.dir, 'demo-sign-ins.json'), 'utf8')) as Record<
        string,
        string
      >[];
      const { email, password } = all.find((each) => each.role === role)!;
      const { status, body } = await this.json('/api/user/login', { email, password });
      if (status === 200) this.tokens.set(role, String(body.token));
      else if (this.isOver) break;
      else await sleep(PAUSE_MS);
    }
    return { authorization: `Bearer ${this.tokens.get(role)}` };
  }

  /** Sends until it is acknowledged. Continues a started request even after the work has ended. */
  private async until<T>(
    role: string | undefined,
    send: (headers: Record<string, string>) => Promise<Reply>,
    take: (body: Reply['body']) => T,
  ) {
    let renew = false;
    for (const end = Date.now() + PATIENT_MS; ; ) {
      const reply = await send(role ? await this.as(role, renew) : {});
      if (reply.status === 200 || reply.status === 201) return take(reply.body);
      if ([400, 403, 404, 409, 413, 415].includes(reply.status))
        throw new Error(`refused with ${reply.status}: ${JSON.stringify(reply.body)}`);
      if (Date.now() > end) throw new Error(`never acknowledged: ${reply.status}`);
      renew = reply.status === 401;
      await sleep(PAUSE_MS);
    }
  }

  async enquire(messageBytes = 40): Promise<void> {
    const n = this.serial++;
    const key = randomUUID();
    this.begun.enquiries++;
    const body = {
      name: `Visitor ${n}`,
      email: `visitor${n}@example.org`,
      phone: `98${String(n).padStart(8, '0')}`,
      message: `Is the flat number ${n} still there? ${randomBytes(messageBytes).toString('base64')}`.slice(
        0,
        messageBytes,
      ),
      idempotencyKey: key,
      fillMs: 9000,
    };
    await this.until(
      undefined,
      () => this.json('/api/contact', body),
      ({ id }) => this.enquiries.set(key, String(id)),
    );
  }

  async list(): Promise<void> {
    const n = this.serial++;
    const key = randomUUID();
    this.begun.listings++;
    const blocks = { width: 8, height: 8, channels: 3 } as const;
    const picture = await sharp(randomBytes(192), { raw: blocks }).resize(640, 640).jpeg().toBuffer();
    const fields = {
      title: `3 BHK flat number ${n} in Dharampeth`,
      description: 'Bright and quiet, on a street with trees',
      price: String(4_000_000 + (n % 1_000_000)),
      category: 'Residential',
      type: 'sale',
      address: `${n} West High Court Road, Dharampeth, Nagpur 440010`,
      area: String(800 + (n % 900)),
      floor: String(n % 190),
      possession: 'ready',
      confirmsPrice: 'true',
    };
    const send = (headers: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'home.jpg');
      return this.call('/api/property', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body,
      });
    };
    await this.until('seller', send, ({ data }) => {
      const { _id, images } = data as { _id: string; images: { url: string }[] };
      this.listings.set(key, { id: _id, pictures: images.map(({ url }) => url) });
    });
  }

  /** Sends a file of contacts, accepts the guessed columns, and runs the import. */
  async import(rows = 400): Promise<void> {
    const numbers = Array.from({ length: rows }, () => `97${String(this.serial++).padStart(8, '0')}`);
    const text = [
      'First name,Last name,Mobile',
      ...numbers.map((number) => `Person,${number},${number}`),
    ].join('\n');
    const made = await this.until(
      'admin',
      (headers) => {
        const body = new FormData();
        body.set('kind', 'contacts');
        body.set('file', new Blob([text]), `people-${numbers[0]}.csv`);
        return this.call('/api/admin/import', { method: 'POST', headers, body });
      },
      (body) => body as { id: string; mapping: string[] },
    );
    const path = `/api/admin/import/${made.id}`;
    const settings = { mapping: made.mapping, duplicates: 'skip', dateOrder: 'dmy' };
    const state = () =>
      this.until(
        'admin',
        (headers) => this.call(path, { headers }),
        (body) => String(body.status),
      );
    for (let status = await state(); !['done', 'cancelled'].includes(status); status = await state()) {
      const headers = await this.as('admin');
      // a request that the site has accepted but not confirmed is refused the second time, so the next check shows its progress
      if (status === 'mapping') await this.json(path, settings, headers, 'PUT');
      if (status === 'checked') await this.json(path, { action: 'run' }, headers);
      await sleep(300);
    }
    this.imports.push({ id: made.id, phones: numbers });
  }

  async saveSearch(): Promise<void> {
    const body = { query: 'type=sale&category=Residential&minPrice=3000000', frequency: 'instant' };
    await this.until(
      'buyer',
      (headers) => this.json('/api/searches', body, headers),
      () => undefined,
    );
    // listings from before the start of alerts are not announced
    while (
      !(await this.site.onDatabase((db) =>
        db.collection('counters').findOne({ _id: 'search-alerts-begun' as never }),
      ))
    )
      await sleep(500);
    await sleep(2000);
  }

  /** Starts the work. `finish` lets everybody complete what they have started. */
  work({ enquirers = 3, sellers = 1, importers = 1, messageBytes = 40 } = {}): void {
    const repeat = async (what: () => Promise<void>) => {
      while (!this.isOver) {
        if (this.isResting) {
          await sleep(PAUSE_MS);
          continue;
        }
        this.busy++;
        await what().finally(() => this.busy--);
      }
    };
    const each = [
      ...Array.from({ length: enquirers }, () => () => this.enquire(messageBytes)),
      ...Array.from({ length: sellers }, () => () => this.list()),
      ...Array.from({ length: importers }, () => () => this.import()),
    ];
    for (const what of each)
      this.working.push(
        repeat(what).catch((error: unknown) => {
          this.gaveUp ??= error;
        }),
      );
  }

  /** Lets everybody complete what they have started, and start nothing new until `work` is done. */
  async rest(work: () => Promise<void>): Promise<void> {
    this.isResting = true;
    while (this.busy > 0 && !this.gaveUp) await sleep(PAUSE_MS);
    await work().finally(() => {
      this.isResting = false;
    });
  }

  async finish(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.working);
    if (this.gaveUp) throw this.gaveUp;
  }
}
