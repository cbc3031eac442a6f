import { POST as addClient, GET as readClients } from '@/app/api/clients/route';
import { GET as readDeals } from '@/app/api/deals/route';
import { GET as readLeads } from '@/app/api/leads/route';
import { GET as readListing } from '@/app/api/property/[id]/route';
import { DELETE as revoke } from '@/app/api/user/api-tokens/[id]/route';
import { POST as make, GET as read } from '@/app/api/user/api-tokens/route';
import { API_SCOPES, type ApiScope } from '@/lib/platform/auth/scopes';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { ApiToken } from '@/models/platform/api-token';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import type { ApiTokenDto } from './dto';

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

test('a token is shown once, stored as a hash, logged, and opens what its scope names', async () => {
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

test('another scope is refused, and so is what takes no tokens', async () => {
  const { token } = await makeToken(['leads:read']);
  const refused = { status: 403, json: { code: 'forbidden' } };
  const program = new Browser();
  expect(await program.call(readClients, '/x', by(token))).toMatchObject(refused);
  expect(await program.call(readDeals, '/x', by(token))).toMatchObject(refused);
  expect(await program.call(read, '/x', by(token))).toMatchObject(refused);
});

test('a write needs no XSRF token, because nobody sends an API token unasked', async () => {
  const { token } = await makeToken(['clients:write']);
  const body = { name: 'Asha Rao', phone: '9822012345', consent: { how: 'said', day: '2026-11-01' } };
  const reply = await new Browser().call(addClient, '/api/clients', { ...by(token), body });
  expect(reply.status).toBe(201);
});

test('a revoked token, one past its end, and one of another role or a closed account open nothing', async () => {
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

test('somebody else’s token cannot be revoked, and a guess replies alike', async () => {
  const { item, token } = await makeToken(['leads:read']);
  const stranger = await signedIn('broker');
  for (const id of [item.id, 'f'.repeat(24)])
    expect((await stranger.browser.call(revoke, '/x', { method: 'DELETE', params: { id } })).status).toBe(
      404,
    );
  expect((await new Browser().call(readLeads, '/x', by(token))).status).toBe(200);
});

test('making one needs a factor of the last minutes, a name, a scope and one of the terms', async () => {
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

test('a public call that takes tokens knows its caller by one, and everybody else without', async () => {
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

  test('are in the fields of each reply, and of the one that is refused', async () => {
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
