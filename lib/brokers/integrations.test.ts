import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as xlsx from '@e965/xlsx';
import { GET as readCalendar } from '@/app/api/calendar/feed/[token]/calendar.ics/route';
import { DELETE as endFeed, PUT as renewFeed } from '@/app/api/calendar/feed/route';
import { POST as addClient, GET as readClients } from '@/app/api/clients/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readDeals } from '@/app/api/deals/route';
import { GET as readLeads } from '@/app/api/leads/route';
import { POST as close } from '@/app/api/property/[id]/closing/route';
import { GET as readListing } from '@/app/api/property/[id]/route';
import { GET as portalFeed } from '@/app/api/property/feed/[token]/[file]/route';
import { DELETE as revoke } from '@/app/api/user/api-tokens/[id]/route';
import { POST as make, GET as read } from '@/app/api/user/api-tokens/route';
import { POST as again } from '@/app/api/user/deliveries/[id]/route';
import { GET as deliveries } from '@/app/api/user/deliveries/route';
import { PATCH as change, DELETE as remove } from '@/app/api/user/webhooks/[id]/route';
import { POST as ping } from '@/app/api/user/webhooks/[id]/test/route';
import { POST as makeWebhooks, GET as readWebhooks } from '@/app/api/user/webhooks/route';
import { API_SCOPES, type ApiScope } from '@/lib/platform/auth/scopes';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { signWebhook } from '@/lib/platform/http/outgoing';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Webhook } from '@/models/brokers/webhook';
import { WebhookDelivery } from '@/models/brokers/webhook-delivery';
import { Property } from '@/models/listings/property';
import { ApiToken } from '@/models/platform/api-token';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { visitsOf } from '@/test/visits';
import type { ApiTokenDto } from './api-tokens/dto';
import { CHOSEN_EVENTS, RETRY_MS } from './webhooks/constants';
import type { DeliveryDto, WebhookDto } from './webhooks/dto';
import { webhookJob } from './webhooks/jobs';

describe('API tokens', () => {
  useTestDb();
  let broker: Person;
  beforeEach(async () => {
    broker = await signedIn('broker');
  });
  afterEach(settleBackground);

  type Made = { token: string; item: ApiTokenDto };
  async function makeToken(scopes: readonly ApiScope[], who = broker): Promise<Made> {
    const reply = await who.browser.call(make, '/x', { body: { name: 'Website', scopes, days: 30 } });
    expect(reply.status).toBe(201);
    return reply.json as unknown as Made;
  }
  const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  test('shows a token once, stores its hash, logs its use and limits it to its scope', async () => {
    const { token, item } = await makeToken(['leads:read']);
    expect(token).toMatch(/^saptam_api_[\w-]{43}$/);
    expect(item).toMatchObject({
      name: 'Website',
      hint: token.slice(-4),
      state: 'active',
      scopes: ['leads:read'],
    });
    const row = await ApiToken.findById(item.id).lean();
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await broker.browser.call(read, '/x')).text).not.toContain(token);
    expect((await new Browser().call(readLeads, '/api/leads', by(token))).status).toBe(200);
    await settleBackground();
    const { json } = await broker.browser.call(read, '/x');
    expect(json.calls).toEqual([
      expect.objectContaining({ token: 'Website', call: 'GET /api/leads', status: 200 }),
    ]);
    expect((json.tokens as ApiTokenDto[])[0]?.usedAt).toEqual(expect.any(String));
    const entries = await AuditEntry.find({ action: 'api.token' }).lean();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('refuses other scopes and routes without token support', async () => {
    const { token } = await makeToken(['leads:read']);
    const refused = { status: 403, json: { code: 'forbidden' } };
    const program = new Browser();
    expect(await program.call(readClients, '/x', by(token))).toMatchObject(refused);
    expect(await program.call(readDeals, '/x', by(token))).toMatchObject(refused);
    expect(await program.call(read, '/x', by(token))).toMatchObject(refused);
  });

  test('needs no XSRF token for a write, because browsers never send an API token unasked', async () => {
    const { token } = await makeToken(['clients:write']);
    const body = { name: 'Asha Rao', phone: '9822012345', consent: { how: 'said', day: '2026-11-01' } };
    const reply = await new Browser().call(addClient, '/api/clients', { ...by(token), body });
    expect(reply.status).toBe(201);
  });

  test('refuses a revoked or expired token, and one of another role or a closed account', async () => {
    const all = { scopes: API_SCOPES };
    const works = async (token: string) => (await new Browser().call(readLeads, '/x', by(token))).status;
    const revoked = await makeToken(all.scopes);
    expect(await works(revoked.token)).toBe(200);
    const { status } = await broker.browser.call(revoke, '/x', {
      method: 'DELETE',
      params: { id: revoked.item.id },
    });
    expect(status).toBe(200);
    expect(await works(revoked.token)).toBe(401);
    const ended = await makeToken(all.scopes);
    await ApiToken.updateOne({ _id: ended.item.id }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await works(ended.token)).toBe(401);
    const left = await makeToken(all.scopes);
    await User.updateOne({ _id: broker.id }, { $set: { role: 'buyer' } });
    expect(await works(left.token)).toBe(401);
    await User.updateOne({ _id: broker.id }, { $set: { role: 'broker', deactivatedAt: new Date() } });
    expect(await works(left.token)).toBe(401);
    expect(await works(`${left.token.slice(0, -1)}~`)).toBe(401);
  });

  test("does not reveal or revoke another person's token", async () => {
    const { item, token } = await makeToken(['leads:read']);
    const stranger = await signedIn('broker');
    for (const id of [item.id, 'f'.repeat(24)])
      expect((await stranger.browser.call(revoke, '/x', { method: 'DELETE', params: { id } })).status).toBe(
        404,
      );
    expect((await new Browser().call(readLeads, '/x', by(token))).status).toBe(200);
  });

  test('requires a recent second factor, a name, a scope and one of the offered terms to create one', async () => {
    const body = { name: 'Website', scopes: ['leads:read'], days: 30 };
    const wrong = [{ name: '' }, { scopes: [] }, { scopes: ['office:all'] }, { days: 3650 }];
    for (const more of wrong)
      expect((await broker.browser.call(make, '/x', { body: { ...body, ...more } })).status).toBe(400);
    await Session.updateMany({ user: broker.id }, { $set: { factorAt: new Date(Date.now() - 3_600_000) } });
    expect(await broker.browser.call(make, '/x', { body })).toMatchObject({
      status: 403,
      json: { code: 'step_up' },
    });
  });

  test('identifies the caller of a public call by its token, and others by none', async () => {
    const params = { id: 'f'.repeat(24) };
    const { token } = await makeToken(['leads:read']);
    expect((await new Browser().call(readListing, '/x', { params })).status).toBe(404);
    expect((await new Browser().call(readListing, '/x', { params, ...by(token) })).status).toBe(403);
  });

  describe('limits', () => {
    const given = env();
    beforeEach(() => {
      given.RATE_LIMIT_FACTOR = 0.01;
      resetLimiters();
    });
    afterEach(() => {
      given.RATE_LIMIT_FACTOR = 1000;
      resetLimiters();
    });

    test('are in the fields of each reply, also of a refused one', async () => {
      given.RATE_LIMIT_FACTOR = 1000;
      const { token } = await makeToken(['leads:read']);
      given.RATE_LIMIT_FACTOR = 0.01;
      resetLimiters();
      const call = () => new Browser().call(readLeads, '/x', by(token));
      const first = await call();
      expect(first.headers.get('ratelimit-policy')).toBe('"read";q=6;w=60, "api";q=3;w=60');
      expect(first.headers.get('ratelimit')).toMatch(/^"read";r=5;t=\d+, "api";r=2;t=\d+$/);
      await call();
      await call();
      const refused = await call();
      expect(refused.status).toBe(429);
      expect(refused.headers.get('ratelimit')).toMatch(/"api";r=0;t=\d+$/);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });
});

describe('webhooks', () => {
  useTestDb();

  type Got = { headers: IncomingHttpHeaders; body: string };
  const given = env();
  let server: Server;
  let host: string;
  let replies: number[] = [];
  let held: Promise<void> | undefined;
  const got: Got[] = [];
  let broker: Person;
  let listing: { _id: string; __v: number };

  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      got.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      await (request.url === '/slow' && held);
      reply.writeHead(replies.shift() ?? 204).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    given.WEBHOOK_PRIVATE_HOSTS = [host];
  });
  afterAll(() => {
    given.WEBHOOK_PRIVATE_HOSTS = [];
    server.close();
  });
  beforeEach(async () => {
    await clearTestDb();
    got.length = 0;
    replies = [];
    broker = await signedIn('broker');
    listing = await listPublicly(testActor(broker.id), {
      title: 'Flat in Besa',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Besa, Nagpur',
      area: '900',
    });
  });
  afterEach(settleBackground);

  type Made = { secret: string; item: WebhookDto };
  async function hook(events: readonly string[] = CHOSEN_EVENTS): Promise<Made> {
    const reply = await broker.browser.call(makeWebhooks, '/x', {
      body: { url: `http://${host}/hook`, events },
    });
    expect(reply.status).toBe(201);
    return reply.json as unknown as Made;
  }
  const list = async () =>
    (await broker.browser.call(deliveries, '/x')).json.deliveries as unknown as DeliveryDto[];
  async function enquire(more: object = {}): Promise<void> {
    const asha = { name: 'Asha Rao', phone: '9822012345', message: 'Is it free?' };
    const body = { kind: 'listing', propertyId: listing._id, ...asha, ...more };
    expect((await new Browser().call(contact, '/api/contact', { body })).status).toBe(201);
    await settleBackground();
  }

  test('sends a new lead once, signed with the time, and without personal data', async () => {
    const { secret } = await hook();
    await enquire();
    expect(got).toHaveLength(1);
    const [{ headers, body }] = got as [Got];
    const [id, seconds] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
    expect(headers['webhook-signature']).toBe(signWebhook(secret, id, seconds, body));
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(300);
    const message = JSON.parse(body);
    expect(message).toMatchObject({
      type: 'lead.created',
      data: { property: listing._id, source: 'enquiry' },
    });
    expect(body).not.toMatch(/Asha|98220/);
    expect(await list()).toMatchObject([
      { event: 'lead.created', state: 'delivered', status: 204, attempts: 1 },
    ]);
  });

  test('sends visits and the sale once each, however often they are reported', async () => {
    await hook();
    await visitsOf(new Browser()).book(listing._id);
    await settleBackground();
    const params = { id: listing._id };
    const reply = await broker.browser.call(close, '/x', { params, body: { __v: listing.__v } });
    expect(reply.status).toBe(200);
    await settleBackground();
    await webhookJob.runDue();
    const types = got.map(({ body }) => JSON.parse(body).type);
    expect(types).toEqual(expect.arrayContaining(['lead.created', 'visit.requested', 'listing.sold']));
    expect(types.filter((type) => type === 'listing.sold')).toHaveLength(1);
    const sold = got.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'listing.sold');
    expect(sold.data).toMatchObject({ property: listing._id, status: 'sold' });
  });

  test('sends only chosen events about own records', async () => {
    await hook(['listing.sold']);
    const stranger = await signedIn('broker');
    await stranger.browser.call(makeWebhooks, '/x', {
      body: { url: `http://${host}/other`, events: [...CHOSEN_EVENTS] },
    });
    await enquire();
    expect(got).toEqual([]);
    expect(await WebhookDelivery.countDocuments()).toBe(0);
  });

  test('retries a failing receiver at growing intervals, gives up, and starts over on "send again"', async () => {
    await hook();
    replies = [500];
    await enquire();
    const [row] = await list();
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, status: 500, error: 'Replied 500' });
    let now = Date.parse(row?.dueAt ?? '');
    expect(await webhookJob.runDue(new Date(now - 1000))).toBe(0);
    expect(got).toHaveLength(1);
    const waits: number[] = [];
    for (const _ of RETRY_MS) {
      replies = [503];
      const begun = Date.now();
      await webhookJob.runDue(new Date(now));
      const dueAt = (await list())[0]?.dueAt;
      if (!dueAt) break;
      waits.push(Math.round((Date.parse(dueAt) - begun) / 60_000));
      now = Date.parse(dueAt);
    }
    expect(waits).toEqual([5, 30, 120, 360, 720, 1440]);
    expect(got).toHaveLength(RETRY_MS.length + 1);
    const [ended] = await list();
    expect(ended).toMatchObject({ state: 'failed', attempts: 8, status: 503 });
    const reply = await broker.browser.call(again, '/x', {
      method: 'POST',
      params: { id: String(ended?.id) },
    });
    expect(reply.status).toBe(202);
    await settleBackground();
    expect(await list()).toMatchObject([{ state: 'delivered', attempts: 1, status: 204, error: null }]);
    // the receiver recognises it by its id
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('pauses the webhook on a 410 and sends a paused one only tests', async () => {
    const { item } = await hook();
    replies = [410];
    await enquire();
    expect(await list()).toMatchObject([{ state: 'failed', status: 410 }]);
    expect((await Webhook.findById(item.id).lean())?.isActive).toBe(false);
    await enquire({ name: 'Ravi', phone: '9822012346' });
    expect(got).toHaveLength(1);
    expect((await broker.browser.call(ping, '/x', { method: 'POST', params: { id: item.id } })).status).toBe(
      202,
    );
    await settleBackground();
    expect(JSON.parse(got[1]?.body ?? '{}')).toMatchObject({ type: 'ping' });
    const resumed = await broker.browser.call(change, '/x', {
      method: 'PATCH',
      params: { id: item.id },
      body: { isActive: true },
    });
    expect(resumed.json).toMatchObject({ isActive: true });
  });

  test('shows the secret once and stores it encrypted, hides it from strangers, and refuses internal addresses', async () => {
    const { secret, item } = await hook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await Webhook.findById(item.id).lean())).not.toContain(secret);
    expect((await broker.browser.call(readWebhooks, '/x')).text).not.toContain(secret);
    const stranger = await signedIn('broker');
    await enquire();
    const [delivery] = await list();
    const theirs = [
      stranger.browser.call(remove, '/x', { method: 'DELETE', params: { id: item.id } }),
      stranger.browser.call(change, '/x', {
        method: 'PATCH',
        params: { id: item.id },
        body: { isActive: false },
      }),
      stranger.browser.call(ping, '/x', { method: 'POST', params: { id: item.id } }),
      stranger.browser.call(again, '/x', { method: 'POST', params: { id: String(delivery?.id) } }),
    ];
    for (const { status } of await Promise.all(theirs)) expect(status).toBe(404);
    for (const url of [
      'http://169.254.169.254/latest',
      'https://localhost/',
      'https://10.0.0.1/',
      `http://${host.replace('127', '127.0')}/`,
    ])
      expect(
        (await broker.browser.call(makeWebhooks, '/x', { body: { url, events: ['listing.sold'] } })).status,
      ).toBe(400);
    expect(
      (await broker.browser.call(remove, '/x', { method: 'DELETE', params: { id: item.id } })).status,
    ).toBe(200);
    expect(await WebhookDelivery.countDocuments()).toBe(0);
  });

  test('delays only a slow receiver’s own messages, in their order', async () => {
    const other = await signedIn('broker');
    const { item } = await hook();
    await Webhook.updateOne({ _id: item.id }, { url: `http://${host}/slow` });
    const theirs = { url: `http://${host}/hook`, events: CHOSEN_EVENTS };
    const made = await other.browser.call(makeWebhooks, '/x', { body: theirs });
    let go = () => {};
    held = new Promise((resolve) => {
      go = resolve;
    });
    const message = (owner: string, webhook: string, id: string, at: number) =>
      WebhookDelivery.create({
        owner,
        webhook,
        event: 'lead.created',
        key: id,
        body: JSON.stringify({ id }),
        dueAt: new Date(Date.now() - at),
      });
    await message(broker.id, item.id, 'slow 1', 3000);
    await message(broker.id, item.id, 'slow 2', 2000);
    await message(other.id, (made.json as unknown as Made).item.id, 'quick', 1000);
    const run = webhookJob.runDue();
    const ids = () => got.map(({ body }) => JSON.parse(body).id as string);
    while (!ids().includes('quick')) await new Promise(setImmediate);
    expect(ids()).toEqual(['slow 1', 'quick']);
    go();
    await run;
    expect(ids()).toEqual(['slow 1', 'quick', 'slow 2']);
    expect(await WebhookDelivery.countDocuments({ state: 'delivered' })).toBe(3);
  });
});

describe('feeds for portals', () => {
  useTestDb();
  afterEach(settleBackground);

  const renew = async ({ browser }: Person, kind = 'listings') => {
    const { json } = await browser.call(renewFeed, '/x', { method: 'PUT', body: { kind } });
    return String(json.url).split('/').at(-2) ?? '';
  };
  const feed = (token: string, file: string) =>
    new Browser().call(portalFeed, '/x', { params: { token, file } });
  const flat = {
    title: '=HYPERLINK("x")',
    description: 'Bright, "quiet"\nand airy',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Flat 402, 12 Cement Road, Dharampeth, Nagpur 440010',
    bedrooms: '2',
    area: '900',
  };

  test('export a team’s public listings in the portals’ formats, and nothing else', async () => {
    const { owner, agent, id: team } = await makeTeam();
    const stranger = await signedIn('broker');
    const list = (who: Person, more = {}) =>
      listPublicly({ ...testActor(who.id), role: 'broker' }, { ...flat, ...more });
    const homes = [await list(owner), await list(agent, { type: 'rent', price: '18000', title: 'To let' })];
    const paused = await list(agent);
    await Property.updateMany({ _id: op.in([...homes, paused].map(({ _id }) => _id)) }, { $set: { team } });
    await Property.updateOne({ _id: paused._id }, { $set: { status: 'paused' } });
    // the other picture is too small for advertisements
    await Property.updateOne({ _id: homes[0]?._id }, { $set: { 'images.0.width': 1600 } });
    await list(stranger);
    const token = await renew(owner);

    const json = JSON.parse((await feed(token, 'listings.json')).text);
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: expect.any(String) });
    expect(json.items).toHaveLength(2);
    expect(json.items[1]).toMatchObject({
      url: `http://localhost:3000/properties/${homes[0]?._id}`,
      image: expect.stringMatching(/^http:\/\/localhost:3000\/media\/.+\.jpg$/),
      _listing: { price: '4500000 INR', availability: 'for_sale', num_beds: 2, 'address.country': 'IN' },
    });
    // read by SheetJS, which did not write them
    const rowsOf = async (file: string) => {
      const { Sheets, SheetNames } = xlsx.read((await feed(token, file)).text, { type: 'string', raw: true });
      return xlsx.utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0]!]!);
    };
    const meta = await rowsOf('meta.csv');
    expect(meta).toMatchObject([
      {
        home_listing_id: homes[1]?._id,
        availability: 'for_rent',
        listing_type: 'for_rent_by_agent',
        price: '18000 INR',
      },
      { home_listing_id: homes[0]?._id, description: flat.description, property_type: 'apartment' },
    ]);
    expect(meta.map((row) => row['image[0].url'])).toEqual([undefined, json.items[1].image]);
    expect(meta[1]?.name).toBe(`'${flat.title}`);
    expect(await rowsOf('google.csv')).toMatchObject([
      { 'Listing ID': homes[1]?._id, 'Listing type': 'For Rent' },
      { 'Listing ID': homes[0]?._id, 'Property type': 'Residential' },
    ]);
    for (const file of ['listings.json', 'meta.csv', 'google.csv']) {
      const { text } = await feed(token, file);
      for (const secret of ['Flat 402', owner.email, '9800000000']) expect(text).not.toContain(secret);
    }
  });

  test('leaves out unfinished pictures, which may not be JPEGs', async () => {
    const broker = await signedIn('broker');
    const { _id } = await listPublicly({ ...testActor(broker.id), role: 'broker' }, flat);
    await Property.updateOne({ _id }, { $set: { 'images.0.width': 1600, 'images.0.pending': true } });
    const { items } = JSON.parse((await feed(await renew(broker), 'listings.json')).text);
    expect(items).toMatchObject([{ attachments: [] }]);
    expect(items[0]).not.toHaveProperty('image');
  });

  test('belong only to a broker, while they are one', async () => {
    for (const role of ['seller', 'buyer', 'admin'] as const) {
      const { browser } = await signedIn(role);
      const { status } = await browser.call(renewFeed, '/x', { method: 'PUT', body: { kind: 'listings' } });
      expect([role, status]).toEqual([role, 403]);
    }
    const broker = await signedIn('broker');
    const token = await renew(broker);
    await User.updateOne({ _id: broker.id }, { $set: { role: 'seller' } });
    expect((await feed(token, 'meta.csv')).status).toBe(404);
  });

  test('open only the feed of their address, until it is renewed or removed', async () => {
    const broker = await signedIn('broker');
    const [old, calendar] = [await renew(broker), await renew(broker, 'full')];
    expect((await feed(old, 'listings.json')).status).toBe(200);
    expect((await feed(calendar, 'listings.json')).status).toBe(404);
    expect((await new Browser().call(readCalendar, '/x', { params: { token: old } })).status).toBe(404);
    expect((await feed(old, 'other.csv')).status).toBe(404);
    const token = await renew(broker);
    expect((await feed(old, 'meta.csv')).status).toBe(404);
    await broker.browser.call(endFeed, '/x', { method: 'DELETE', body: { kind: 'listings' } });
    expect((await feed(token, 'meta.csv')).status).toBe(404);
  });
});
