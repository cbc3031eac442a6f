import { mongo } from 'mongoose';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';
import { RateLimit } from '@/models/platform/rate-limit';
import { Browser } from '@/test/browser';
import { brokenBulk, useTestDb } from '@/test/db';
import { guest, signedIn } from '@/test/people';
import { addressKey, clientIp } from './client-ip';
import { objectIdSchema } from './params';
import { consume, resetLimiters } from './rate-limit';
import { route } from './route';

useTestDb();

const echo = route(
  {
    auth: 'public',
    params: z.object({ id: objectIdSchema.optional() }),
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    body: z.object({ name: z.string().min(2, 'Too short') }),
    bodyLimit: 200,
  },
  ({ body, query }) => ({ ...body, ...query }),
);
const write = route({ auth: 'user' }, () => ({ done: true }));
const broken = route({ auth: 'public' }, () => {
  throw new Error('secret detail /etc/passwd');
});

test('the log of a failure does not contain the token of a secret link', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const token = 'Ab-_'.repeat(8);
  expect((await new Browser().call(broken, `/api/visits/link/${token}/calendar`)).status).toBe(500);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
  expect(logged.mock.calls[0]?.[0]).toMatchObject({ where: 'GET /api/visits/link/{token}/calendar' });
  logged.mockRestore();
});

test('a database that goes away in the middle of a call, or has no room, is a matter of time', async () => {
  const socket = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' });
  const full = new mongo.MongoServerError({ message: 'No space left on the device', code: 14031 });
  for (const error of [socket, brokenBulk(), full]) {
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

  test('parsed body and query reach the handler; the reply is private and has an id', async () => {
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

  test('the words of the schema are the message, the field is named', async () => {
    expect((await post({ name: 'a' })).json).toMatchObject({
      message: 'Too short',
      issues: [{ path: 'name', message: 'Too short' }],
    });
  });

  test('a malformed id is a 404', async () => {
    const reply = await browser.call(echo, '/x', { body: { name: 'ab' }, params: { id: '123456789012' } });
    expect(reply.status).toBe(404);
  });

  test('an unexpected error says nothing about itself', async () => {
    const reply = await browser.call(broken, '/x');
    expect(reply.status).toBe(500);
    expect(reply.text).not.toMatch(/secret|passwd|at /);
  });
});

describe('writes by cookie', () => {
  test('need the XSRF token of the session', async () => {
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
  ])('from elsewhere are refused: %j', async (headers) => {
    const { browser } = await signedIn('buyer');
    const reply = await browser.call(write, '/x', {
      method: 'POST',
      headers,
    });
    expect(reply).toMatchObject({ status: 403, json: { code: 'csrf' } });
  });

  test('a bearer token needs no XSRF token, since nobody sends it unasked', async () => {
    const { token } = await signedIn('buyer');
    const headers = { authorization: `Bearer ${token}` };
    expect((await new Browser().call(write, '/x', { method: 'POST', headers })).status).toBe(200);
  });

  test('a guest is no user', async () => {
    const { browser } = await guest();
    expect((await browser.call(write, '/x', { method: 'POST' })).status).toBe(401);
  });
});

describe('addresses', () => {
  test('only the entries that our own hops wrote are believed', () => {
    const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 198.51.100.4, 10.0.0.1' });
    expect(clientIp(headers, 0)).toBe('10.0.0.1');
    expect(clientIp(headers, 1)).toBe('198.51.100.4');
    expect(clientIp(new Headers({ 'x-forwarded-for': 'nonsense' }), 0)).toBe('0.0.0.0');
    expect(clientIp(new Headers({ 'x-forwarded-for': '::ffff:192.0.2.1' }), 0)).toBe('192.0.2.1');
  });
  test('one household of IPv6 is one key', () => {
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

  test('processes agree through the database, and say how long to wait', async () => {
    for (let i = 0; i < 5; i++) await consume('mail', 'a@b.example');
    resetLimiters(); // as another process would start
    const refused = await consume('mail', 'a@b.example').catch((error: AppError) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'rate_limited' });
    expect((refused as AppError).retryAfter).toBeGreaterThan(3000);
    expect(await RateLimit.countDocuments({ key: 'mail:a@b.example' })).toBe(1);
    await consume('mail', 'other@b.example');
  });

  test('a refused request says Retry-After', async () => {
    const limited = route({ auth: 'public', limit: 'mail' }, () => ({}));
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

  test('simultaneous first requests are all counted', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => consume('mail', 'crowd')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });
});
