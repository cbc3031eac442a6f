import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { readMessage } from '@/lib/platform/language/message';
import { textsIn } from '@/lib/platform/language/messages';
import { log } from '@/lib/platform/log/log';
import { RESERVE } from '@/lib/platform/objects/free-disk';
import { RateLimit } from '@/models/platform/rate-limit';
import { Browser } from '@/test/browser';
import { brokenBulk, useTestDb } from '@/test/db';
import { guest, signedIn } from '@/test/people';
import { addressKey, clientIp } from './client-ip';
import { sharedCount } from './data';
import { INPUT } from './input-messages';
import { jsonReply } from './json-reply';
import { readMultipart, type UploadRules } from './multipart';
import { objectIdSchema } from './params';
import { consume, resetLimiters } from './rate-limit';
import { route } from './route';
import { SharedLimiter } from './shared-limiter';

describe('input messages', () => {
  const schema = z.strictObject({
    title: z.string(),
    name: z.string().min(1).max(3),
    code: z.string().min(2),
    price: z.number().min(10).max(20),
    count: z.int(),
    open: z.boolean(),
    tags: z.array(z.string()).min(1).max(2),
    kind: z.enum(['sale', 'rent']),
    email: z.email(),
    link: z.url(),
    day: z.iso.date(),
    pattern: z.string().regex(/^a/),
    place: z.object({ lat: z.number() }),
    either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
    own: z.string('In words of its own'),
  });

  const good = {
    title: '',
    name: 'a',
    code: 'ab',
    price: 15,
    count: 1,
    open: true,
    tags: ['a'],
    kind: 'sale',
    email: 'a@example.com',
    link: 'https://example.com',
    day: '2026-01-31',
    pattern: 'a',
    place: { lat: 1 },
    either: { a: '' },
    own: '',
  };

  const cases: [string, object, string][] = [
    ['a missing field', { title: undefined }, 'title is required'],
    ['null', { title: null }, 'title is required'],
    ['an empty text', { name: '' }, 'name is required'],
    ['a number for a text', { title: 5 }, 'title must be text'],
    ['a text for a number', { price: 'x' }, 'price must be a number'],
    ['a fraction', { count: 1.5 }, 'count must be a whole number'],
    ['a text for a switch', { open: 'yes' }, 'open must be true or false'],
    ['a text for a list', { tags: 'a' }, 'tags must be a list'],
    ['a wrong entry of a list', { tags: [1] }, 'tags.0 must be text'],
    ['an empty list', { tags: [] }, 'tags must have at least 1 entries'],
    ['a long list', { tags: ['a', 'b', 'c'] }, 'tags must have at most 2 entries'],
    ['an unknown word', { kind: 'gift' }, 'kind must be one of: sale, rent'],
    ['a short text', { code: 'a' }, 'code must have at least 2 characters'],
    ['a long text', { name: 'aaaa' }, 'name must have at most 3 characters'],
    ['a low number', { price: 1 }, 'price must be at least 10'],
    ['a high number', { price: 99 }, 'price must be at most 20'],
    ['no address', { email: 'x' }, 'email must be an email address, such as name@example.com'],
    ['no link', { link: 'x' }, 'link must be a web address, such as https://example.com'],
    ['no date', { day: 'x' }, 'day must be a date, such as 2026-01-31'],
    ['another form', { pattern: 'b' }, 'pattern is not valid'],
    ['a list for an object', { place: [] }, 'place must be an object with named fields'],
    ['a field within', { place: {} }, 'place.lat is required'],
    ['neither of two', { either: {} }, 'either is not valid'],
    ['a field too many', { extra: 1 }, 'extra is unknown'],
    ['a schema with words of its own', { own: 1 }, 'In words of its own'],
  ];

  test.each(cases)('%s', (_, changed, message) => {
    const { error } = schema.safeParse({ ...good, ...changed });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test.each([[null], [[]], ['text'], [5]])('refuses the whole body %j', (body) => {
    expect(schema.safeParse(body).error?.issues[0]?.message).toBe('The body must be a JSON object');
  });

  test.each(['mr', 'hi'] as const)('translates a reply to a call: %s', (language) => {
    const { reply } = textsIn(language);
    for (const [, changed] of cases.slice(0, -1)) {
      const [issue] = schema.safeParse({ ...good, ...changed }, INPUT).error?.issues ?? [];
      const { key, values } = readMessage(issue?.message ?? '');
      expect([key, values]).toEqual([expect.stringContaining('{field}'), expect.any(Object)]);
      expect(reply(issue?.message ?? '')).toMatch(/[\u0900-\u097f]/);
    }
  });
});

describe('json reply', () => {
  test('equals Response.json with a length', async () => {
    const data = { name: 'साकेत ₹', list: [1, undefined], none: undefined };
    const init = { status: 201, headers: { 'x-own': '1' } };
    const reply = jsonReply(data, init);
    const text = await Response.json(data, init).text();
    expect([reply.status, reply.headers.get('x-own')]).toEqual([201, '1']);
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(await reply.text()).toBe(text);
  });

  test('keeps a given type', () => {
    const reply = jsonReply({}, { headers: { 'content-type': 'application/problem+json' } });
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('multipart', () => {
  const rules: UploadRules = {
    files: {
      images: { maxFiles: 3, maxBytes: 100_000 },
      videos: { maxFiles: 1, maxBytes: 300_000 },
    },
    maxBytes: 500_000,
  };

  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'saptam-multipart-'));
    Object.assign(env(), { DATA_DIR: dir });
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));
  afterEach(async () => expect(await readdir(join(dir, 'tmp'))).toEqual([]));

  const blob = (size: number) => new Blob([new Uint8Array(size).fill(65)]);

  function request(form: FormData) {
    return new Request('http://x/', { method: 'POST', body: form });
  }

  /** A body that stops in the middle, as when the client's laptop is closed. */
  function broken(chunks: string[], failure?: Error) {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const next = chunks.shift();
        if (next !== undefined) return controller.enqueue(new TextEncoder().encode(next));
        if (failure) controller.error(failure);
        else controller.close();
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  }

  test('receives fields, and files on disk', async () => {
    const form = new FormData();
    form.set('title', 'A house');
    form.append('amenities', 'lift');
    form.append('amenities', 'garden');
    form.append('images', blob(90_000), 'a.jpg');
    form.append('images', blob(10), '../../evil.jpg');
    form.append('videos', blob(250_000), 'tour.mp4');
    const result = await readMultipart(request(form), rules);
    try {
      expect(result.fields).toEqual({ title: 'A house', amenities: ['lift', 'garden'] });
      expect(result.files.map(({ field, size }) => [field, size])).toEqual([
        ['images', 90_000],
        ['images', 10],
        ['videos', 250_000],
      ]);
      expect((await readFile(result.files[0]!.path)).length).toBe(90_000);
      for (const { path } of result.files) expect(path.startsWith(dir)).toBe(true);
    } finally {
      await result.dispose();
    }
  });

  describe('refusals leave nothing behind', () => {
    const refused = (form: FormData | Request, expected: Record<string, unknown>) =>
      expect(readMultipart(form instanceof FormData ? request(form) : form, rules)).rejects.toMatchObject(
        expected,
      );

    test('refuses a file above the limit of its field', async () => {
      const form = new FormData();
      form.append('videos', blob(10), 'ok.mp4');
      form.append('images', blob(100_001), 'big.jpg');
      await refused(form, { code: 'too_large', message: 'File is larger than 100000 bytes' });
    });
    test('refuses too many files', async () => {
      const form = new FormData();
      for (let i = 0; i < 4; i++) form.append('images', blob(10), `${i}.jpg`);
      await refused(form, { code: 'invalid', message: 'Too many files' });
    });
    test('refuses a body above the limit, declared or not', async () => {
      const form = new FormData();
      for (let i = 0; i < 2; i++) form.append('videos', blob(299_000), `${i}.mp4`);
      await refused(form, { code: 'too_large' });
      const head = '--b\r\ncontent-disposition: form-data; name="videos"; filename="x"\r\n\r\n';
      await refused(broken([head, ...Array.from({ length: 60 }, () => 'x'.repeat(10_000))]), {
        code: 'too_large',
      });
    });
    test('refuses a file in an unknown field', async () => {
      const form = new FormData();
      form.append('avatar', blob(10), 'a.jpg');
      await refused(form, { code: 'invalid' });
      const proto = new FormData();
      proto.append('__proto__', blob(10), 'a.jpg');
      await refused(proto, { code: 'invalid' });
    });
    test('refuses fields that are too long or too many', async () => {
      const form = new FormData();
      form.set('description', 'x'.repeat(70_000));
      await refused(form, { code: 'too_large' });
      const many = new FormData();
      for (let i = 0; i < 200; i++) many.append('a', '1');
      await refused(many, { code: 'too_large' });
    });
    test('rejects if the connection breaks in the middle of a file or ends early', async () => {
      const head = '--b\r\ncontent-disposition: form-data; name="images"; filename="x"\r\n\r\n';
      await refused(broken([head, 'x'.repeat(5000)], new Error('aborted')), { code: 'invalid' });
      await refused(broken([head, 'x'.repeat(5000)]), { code: 'invalid' });
    });
    test('refuses a missing form, another type and a missing boundary', async () => {
      await refused(new Request('http://x/', { method: 'POST' }), { code: 'unsupported_type' });
      await refused(new Request('http://x/', { method: 'POST', body: '{}' }), { code: 'unsupported_type' });
      const headers = { 'content-type': 'multipart/form-data' };
      await refused(new Request('http://x/', { method: 'POST', body: 'x', headers }), { code: 'invalid' });
    });
  });

  test('refuses every file on a nearly full disk, to keep space for the database', async () => {
    jest.replaceProperty(RESERVE, 'bytes', Number.MAX_SAFE_INTEGER);
    jest.replaceProperty(RESERVE, 'share', 1);
    const form = new FormData();
    form.append('images', blob(10), 'a.jpg');
    await expect(readMultipart(request(form), rules)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'There’s no space left for files. Please try again later',
      retryAfter: 300,
    });
    jest.restoreAllMocks();
  });

  test('ignores a length that is not a number', async () => {
    const form = new FormData();
    form.append('images', blob(10), 'a.jpg');
    const sent = request(form);
    sent.headers.set('content-length', 'x');
    const read = await readMultipart(sent, rules);
    expect(read.files).toHaveLength(1);
    await read.dispose();
  });
});

describe('route', () => {
  useTestDb();

  const echo = route(
    {
      auth: 'public',
      params: z.object({ id: objectIdSchema.optional() }),
      query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
      body: z.object({ name: z.string().min(2, 'Too short') }),
      bodyLimit: 200,
      reply: z.strictObject({ page: z.number(), name: z.string() }),
    },
    ({ body, query }) => ({ ...body, ...query }),
  );
  const write = route({ auth: 'user', reply: z.strictObject({ done: z.boolean() }) }, () => ({ done: true }));
  const broken = route({ auth: 'public' }, () => {
    throw new Error('secret detail /etc/passwd');
  });

  test('logs a failure without the token of a secret link', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const token = 'Ab-_'.repeat(8);
    expect((await new Browser().call(broken, `/api/visits/link/${token}/calendar`)).status).toBe(500);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ where: 'GET /api/visits/link/{token}/calendar' });
    logged.mockRestore();
  });

  test('reports a lost or full database as temporary', async () => {
    const socket = Object.assign(new Error('This socket has been ended by the other party'), {
      code: 'EPIPE',
    });
    const full = new mongo.MongoServerError({ message: 'No space left on the device', code: 14031 });
    const failed = new mongo.MongoServerError({ message: 'The storage failed (EROFS)', code: 39 });
    for (const error of [socket, brokenBulk(), full, failed]) {
      const gone = route({ auth: 'public' }, () => {
        throw error;
      });
      expect((await new Browser().call(gone, '/x')).status).toBe(503);
    }
  });

  describe('input', () => {
    const browser = new Browser();
    const post = (body: unknown, headers?: Record<string, string>, path = '/x') =>
      browser.call(echo, path, { method: 'POST', body, ...(headers && { headers }) });

    test('passes parsed body and query to the handler, and sends a private reply with an id', async () => {
      const reply = await post({ name: 'ab' }, undefined, '/x?page=3');
      expect(reply.json).toEqual({ name: 'ab', page: 3 });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    test.each([
      ['a wrong field', { name: 'a' }, {}, '/x', 400],
      ['no JSON', '{', { 'content-type': 'application/json' }, '/x', 400],
      ['broken UTF-8 escapes', '"\\ud800', { 'content-type': 'application/json' }, '/x', 400],
      ['another type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, '/x', 415],
      ['a wrong query', { name: 'ab' }, {}, '/x?page=0', 400],
      ['a repeated query key', { name: 'ab' }, {}, '/x?page=1&page=2', 400],
      ['too large', { name: 'a'.repeat(300) }, {}, '/x', 413],
    ])('%s', async (_name, body, headers, path, status) => {
      const reply = await post(body, headers, path);
      expect(reply.status).toBe(status);
      expect(reply.json).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    });

    test("uses the schema's message and names the field", async () => {
      expect((await post({ name: 'a' })).json).toMatchObject({
        message: 'Too short',
        issues: [{ path: 'name', message: 'Too short' }],
      });
    });

    test('answers a malformed id with 404', async () => {
      const reply = await browser.call(echo, '/x', {
        body: { name: 'ab' },
        params: { id: '123456789012' },
      });
      expect(reply.status).toBe(404);
    });

    test('hides the details of an unexpected error', async () => {
      const reply = await browser.call(broken, '/x');
      expect(reply.status).toBe(500);
      expect(reply.text).not.toMatch(/secret|passwd|at /);
    });
  });

  describe('writes by cookie', () => {
    test("require the session's XSRF token", async () => {
      const [mine, other] = [await signedIn('buyer'), await signedIn('buyer')];
      const call = (headers: Record<string, string>) =>
        mine.browser.call(write, '/x', { method: 'POST', headers });
      expect((await call({})).status).toBe(200);
      expect((await call({ 'x-xsrf-token': '' })).json).toMatchObject({ code: 'csrf' });
      const stolen = other.browser.cookies.get('XSRF-TOKEN') ?? '';
      mine.browser.cookies.set('XSRF-TOKEN', stolen);
      expect((await call({ 'x-xsrf-token': stolen })).status).toBe(403);
    });

    test.each<Record<string, string>>([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])('are refused from another site: %j', async (headers) => {
      const { browser } = await signedIn('buyer');
      const reply = await browser.call(write, '/x', {
        method: 'POST',
        headers,
      });
      expect(reply).toMatchObject({ status: 403, json: { code: 'csrf' } });
    });

    test('need no XSRF token with a bearer token, because browsers never send one by themselves', async () => {
      const { token } = await signedIn('buyer');
      const headers = { authorization: `Bearer ${token}` };
      expect((await new Browser().call(write, '/x', { method: 'POST', headers })).status).toBe(200);
    });

    test('does not accept a guest as a user', async () => {
      const { browser } = await guest();
      expect((await browser.call(write, '/x', { method: 'POST' })).status).toBe(401);
    });
  });

  describe('client addresses', () => {
    test('trusts only the entries of our own hops', () => {
      const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 198.51.100.4, 10.0.0.1' });
      expect(clientIp(headers, 0)).toBe('10.0.0.1');
      expect(clientIp(headers, 1)).toBe('198.51.100.4');
      expect(clientIp(new Headers({ 'x-forwarded-for': 'nonsense' }), 0)).toBe('0.0.0.0');
      expect(clientIp(new Headers({ 'x-forwarded-for': '::ffff:192.0.2.1' }), 0)).toBe('192.0.2.1');
    });
    test('uses one key for an IPv6 household', () => {
      expect(addressKey('2001:db8:1:2:3::9')).toBe('2001:db8:1:2::/64');
      expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0::/64');
      expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
    });
  });

  describe('limits', () => {
    const given = env();
    beforeEach(() => {
      given.RATE_LIMIT_FACTOR = 1;
      resetLimiters();
    });
    afterAll(() => {
      given.RATE_LIMIT_FACTOR = 1000;
      resetLimiters();
    });

    test('processes share a limit through the database and return the time to wait', async () => {
      for (let i = 0; i < 5; i++) await consume('mail', 'a@b.example');
      resetLimiters(); // as if another process started
      const refused = await consume('mail', 'a@b.example').catch((error: AppError) => error);
      expect(refused).toBeInstanceOf(AppError);
      expect(refused).toMatchObject({ code: 'rate_limited' });
      expect((refused as AppError).retryAfter).toBeGreaterThan(3000);
      expect(await RateLimit.countDocuments({ key: 'mail:a@b.example' })).toBe(1);
      await consume('mail', 'other@b.example');
    });

    test('ignores a limit that was reached while the clock was two days ahead', async () => {
      const spent = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 3_600_000);
      for (let i = 0; i < 5; i++) await consume('mail', 'ahead@b.example');
      spent.mockRestore();
      for (let i = 0; i < 5; i++) await consume('mail', 'ahead@b.example');
      await expect(consume('mail', 'ahead@b.example')).rejects.toMatchObject({ code: 'rate_limited' });
    });

    test('sends Retry-After with a refused request', async () => {
      const limited = route({ auth: 'public', limit: 'mail' }, () => undefined);
      const browser = new Browser('192.0.2.99');
      const statuses: number[] = [];
      let last = new Headers();
      for (let i = 0; i < 6; i++) {
        const reply = await browser.call(limited, '/x');
        statuses.push(reply.status);
        last = reply.headers;
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(last.get('retry-after'))).toBeGreaterThan(0);
    });

    test('counts all simultaneous first requests', async () => {
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => consume('mail', 'crowd')));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    });
  });
});

describe('shared limiter', () => {
  useTestDb();

  const OPTIONS = { keyPrefix: 'read', points: 64, duration: 60 };
  const processOf = () => new SharedLimiter(new RateLimiterMemory(OPTIONS), sharedCount(OPTIONS));

  async function call(limiter: SharedLimiter, key: string, times: number): Promise<number> {
    let taken = 0;
    for (let i = 0; i < times; i++)
      try {
        await limiter.consume(key);
        taken++;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
      }
    return taken;
  }

  beforeEach(() => RateLimit.deleteMany({}));

  test('processes together refuse calls that each alone would accept', async () => {
    const [one, two, three] = [processOf(), processOf(), processOf()];
    expect(await call(one, '203.0.113.1', 40)).toBe(40);
    await one.share();
    expect(await call(two, '203.0.113.1', 20)).toBe(20);
    await two.share();
    // 60 of 64 are already used
    expect(await call(two, '203.0.113.1', 20)).toBe(4);
    expect(await call(three, '203.0.113.1', 10)).toBe(10);
    await three.share();
    expect(await call(three, '203.0.113.1', 10)).toBe(0);
    await one.share();
    expect(await call(one, '203.0.113.1', 30)).toBe(24);
    await one.share();
    expect(await call(one, '203.0.113.1', 1)).toBe(0);
    // other callers are not delayed
    expect(await call(three, '203.0.113.2', 3)).toBe(3);
  });

  test('does not write a few calls, and adds them once there are more', async () => {
    const [one, two] = [processOf(), processOf()];
    await call(one, 'few', 3);
    await one.share();
    expect(await RateLimit.countDocuments({})).toBe(0);
    await call(one, 'few', 10);
    await one.share();
    expect(await RateLimit.findOne({}).lean()).toMatchObject({ key: 'read:few', points: 13 });
    await call(two, 'few', 4);
    await two.share();
    expect((await two.consume('few')).consumedPoints).toBe(18);
  });

  test('refunds a call for all processes', async () => {
    const [one, two] = [processOf(), processOf()];
    await call(one, 'back', 10);
    await one.reward('back', 4);
    await one.share();
    await call(two, 'back', 5);
    await two.share();
    expect((await two.consume('back')).consumedPoints).toBe(12);
  });

  test('counts per process while the shared count is unavailable', async () => {
    const alone = new SharedLimiter(new RateLimiterMemory(OPTIONS), () => Promise.reject(new Error('away')));
    expect(await call(alone, 'a', 70)).toBe(64);
    await alone.share();
    expect(await call(alone, 'a', 1)).toBe(0);
  });
});

describe('rate limits', () => {
  useTestDb();

  test('counts a monthly limit in the process while the database is unavailable', async () => {
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
    jest.spyOn(mongo.Collection.prototype, 'findOneAndUpdate').mockRejectedValue(new Error('away'));
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
    });
    await consume('storedBytesUnconfirmed', 'asha', 150);
    // a timer would end it
    jest.advanceTimersByTime(1000);
    await expect(consume('storedBytesUnconfirmed', 'asha', 1)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    resetLimiters();
  });
});
