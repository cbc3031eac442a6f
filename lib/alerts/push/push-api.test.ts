import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { importSPKI, jwtVerify } from 'jose';
import { POST as guestLogin } from '@/app/api/guest/login/route';
import { DELETE, GET, PUT } from '@/app/api/push/route';
import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as logout } from '@/app/api/user/logout/route';
import { instantWays } from '@/lib/alerts/digests/providers';
import { userOwner } from '@/lib/platform/auth/visitor';
import { env } from '@/lib/platform/env';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { PushSubscription } from '@/models/alerts/push-subscription';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { PASSWORD, signedIn } from '@/test/people';
import { MAX_DEVICES } from './constants';
import type { PushMessage } from './dto';
import { pushTo, removeOldSubscriptions } from './mutations';

useTestDb();
beforeEach(clearTestDb);

type Received = { path: string; headers: IncomingMessage['headers']; body: Buffer };

/** A local push service that accepts messages like a real one, or rejects them with `status`. */
let service: Server;
let origin = '';
let status = 201;
const received: Received[] = [];

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  env().PUSH_SERVICES = `fcm.googleapis.com,*.notify.windows.com,${origin}`;
});
afterAll(() => service.close());
beforeEach(() => {
  status = 201;
  received.length = 0;
});

/** A browser's subscription, with the private half that only the browser has. */
function subscription(path = randomBytes(8).toString('hex')) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const open = (body: Buffer) =>
    JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString());
  return { body: { endpoint: `${origin}/${path}`, keys: { p256dh, auth } }, open };
}

const subscribe = (browser: Browser, body: object) => browser.call(PUT, '/x', { method: 'PUT', body });
const MESSAGE: PushMessage = {
  title: '2 new homes',
  body: '3 BHK in Dharampeth',
  path: '/buy/nagpur',
  tag: 'alert',
};

async function subscribed(role: 'buyer' = 'buyer') {
  const person = await signedIn(role);
  const made = subscription();
  expect((await subscribe(person.browser, made.body)).status).toBe(200);
  return { person, owner: userOwner(person.id), ...made };
}

/** VAPID (RFC 8292). The public key in the header signs for this service. */
async function claimsOf({ headers }: Received) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  // the DER head of an uncompressed P-256 point (RFC 5480)
  const head = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');
  const der = Buffer.concat([head, Buffer.from(key, 'base64url')]).toString('base64');
  const pem = `-----BEGIN PUBLIC KEY-----\n${der}\n-----END PUBLIC KEY-----`;
  return { key, payload: (await jwtVerify(token, await importSPKI(pem, 'ES256'))).payload };
}

test('delivers a message encrypted and signed with the key that the browser received', async () => {
  const { owner, open } = await subscribed();
  expect(await pushTo(owner, MESSAGE)).toBe(true);
  const [item] = received;
  expect(item!.headers).toMatchObject({ ttl: '43200', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  expect(item!.headers.topic).toMatch(/^[\w-]{32}$/);
  expect(item!.body.toString('latin1')).not.toContain('Dharampeth');
  expect(open(item!.body)).toEqual(MESSAGE);
  const { key, payload } = await claimsOf(item!);
  expect(payload).toMatchObject({ aud: origin, sub: expect.stringMatching(/^mailto:/) });
  expect((await new Browser().call(GET, '/x')).json).toEqual({ key });
});

test('pushes an instant alert, and mails it if no browser accepts it', async () => {
  const { owner, open } = await subscribed();
  const alert = {
    id: 'a1',
    owner,
    title: 'One new home',
    lines: ['3 BHK in Dharampeth'],
    path: '/properties/1',
    homes: [],
    searches: [],
  };
  // WhatsApp rejects it, because the person has not agreed
  expect((await instantWays.ask(alert)).sort()).toEqual([false, true]);
  expect(open(received[0]!.body)).toEqual({
    title: 'One new home',
    body: '3 BHK in Dharampeth',
    path: '/properties/1',
    tag: 'alert-a1',
  });
  expect(await instantWays.ask({ ...alert, owner: 'user:nobody' })).toEqual([false, false]);
});

test.each([404, 410])(
  'removes a browser unknown to its service (%i) and falls back to mail',
  async (code) => {
    const { owner } = await subscribed();
    status = code;
    expect(await pushTo(owner, MESSAGE)).toBe(false);
    expect(await PushSubscription.countDocuments({})).toBe(0);
  },
);

test('keeps the browser and falls back to mail when the service is down', async () => {
  const { owner, person } = await subscribed();
  status = 503;
  expect(await pushTo(owner, MESSAGE)).toBe(false);
  await subscribe(person.browser, {
    ...subscription().body,
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  });
  expect(await PushSubscription.countDocuments({ owner })).toBe(2);
  expect(await pushTo('user:nobody', MESSAGE)).toBe(false);
});

test('accepts only addresses of push services, because the server calls them', async () => {
  const { keys } = subscription().body;
  const endpoints = [
    'http://127.0.0.1:1/x',
    'https://127.0.0.1/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://notify.windows.com.evil.example/x',
    'file:///etc/passwd',
    'nonsense',
  ];
  for (const endpoint of endpoints)
    expect([endpoint, (await subscribe(new Browser(), { endpoint, keys })).status]).toEqual([endpoint, 400]);
  const { body } = subscription();
  for (const wrong of [{ ...keys, auth: 'short' }, { ...keys, p256dh: keys.auth }, {}])
    expect((await subscribe(new Browser(), { ...body, keys: wrong })).status).toBe(400);
  expect(
    (await subscribe(new Browser(), { endpoint: 'https://wns2-x.notify.windows.com/w/?token=a', keys }))
      .status,
  ).toBe(200);
});

test('moves a browser to the account at sign-in, and ends its messages at sign-out', async () => {
  const browser = new Browser();
  const { body } = subscription();
  const person = await signedIn('buyer');
  await subscribe(browser, body);
  await browser.call(guestLogin, '/x', { body: {} });
  await browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
  const owner = userOwner(person.id);
  expect(await pushTo(owner, MESSAGE)).toBe(true);
  await browser.call(logout, '/x', { method: 'POST' });
  expect(await pushTo(owner, MESSAGE)).toBe(false);
  expect(received).toHaveLength(1);
  // the next person on this device
  const next = await signedIn('buyer');
  await subscribe(next.browser, body);
  expect([await pushTo(owner, MESSAGE), await pushTo(userOwner(next.id), MESSAGE)]).toEqual([false, true]);
});

test('removes the browser when messages are turned off, and the oldest browser when there are too many', async () => {
  const { person, body, owner } = await subscribed();
  await person.browser.call(DELETE, '/x', { method: 'DELETE', body: { endpoint: body.endpoint } });
  expect(await pushTo(owner, MESSAGE)).toBe(false);
  for (let i = 0; i <= MAX_DEVICES; i++) await subscribe(person.browser, subscription().body);
  expect(await PushSubscription.countDocuments({ owner })).toBe(MAX_DEVICES);
});

test('stores the address encrypted, names the browser in the export, and removes it by erasure and retention', async () => {
  const { person, body } = await subscribed();
  expect(JSON.stringify(await PushSubscription.find({}).lean())).not.toContain(body.endpoint);
  const { text } = await person.browser.call(exportData, '/x');
  expect(JSON.parse(text).notifications).toHaveLength(1);
  expect(text).not.toContain(body.endpoint);
  await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
  await erasePerson({ id: person.id, email: person.email, verified: false });
  expect(await PushSubscription.countDocuments({})).toBe(0);
  await subscribe(new Browser(), subscription().body);
  expect(await removeOldSubscriptions(new Date(Date.now() + 1000))).toBe(1);
});
