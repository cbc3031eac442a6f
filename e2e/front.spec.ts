import { readdirSync } from 'node:fs';
import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { demoSignIn, expect, type Role, test } from './support/fixtures';
import { demoListing } from './support/listings';
import { photo } from './support/photos';

const DATA = join(process.cwd(), '.data/e2e');
const list = (folder: string): string[] => {
  try {
    return readdirSync(join(DATA, folder));
  } catch {
    return [];
  }
};
const uploads = () => list('tmp').filter((name) => name.startsWith('upload-'));

const PART = [
  '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nBroken off\r\n',
  '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
].join('');

/** The first half of an upload on a socket of our own, through the front and Next to the handler. */
function begin(address: string, token: string): ClientRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
  const outgoing = httpRequest(new URL('/api/property', address), { method: 'POST', headers });
  outgoing.on('error', () => undefined);
  outgoing.write(PART);
  for (let megabyte = 0; megabyte < 3; megabyte++) outgoing.write(Buffer.alloc(1_000_000, 65));
  return outgoing;
}

/** Tests the running product with the real application and database, and one process per core. */

async function tokenOf(request: APIRequestContext, role: Role): Promise<string> {
  const { email, password } = demoSignIn(role);
  const reply = await request.post('/api/user/login', { data: { email, password } });
  return (await reply.json()).token as string;
}

/** The same address over several connections, which the processes of the site share out among themselves. */
async function everywhere(url: string, headers: Record<string, string> = {}): Promise<string[]> {
  return Promise.all(
    Array.from({ length: 6 }, async () => {
      const reply = await fetch(url, { headers: { connection: 'close', ...headers } });
      return reply.text();
    }),
  );
}

test('shows an edit on the next request in every process and on every page', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  // a separate listing that no other test touches, because the newest is on the first page of each list
  const multipart = {
    images: await photo(70),
    title: 'To be edited four times',
    description: 'A dry plot on a tarred road, with a well and a fence on all four sides of it.',
    price: '18 lakh',
    type: 'sale',
    category: 'Plots',
    address: 'Survey 14, Hingna, Nagpur',
    area: '2400',
    possession: 'ready',
  };
  const made = await request.post('/api/property', { headers, multipart });
  expect(made.status(), await made.text()).toBe(201);
  const { _id } = (await made.json()).data;
  const pages = [`/properties/${_id}`, '/buy', `/api/property/${_id}`, '/api/property'];
  for (const path of pages) await everywhere(`${baseURL}${path}`);

  for (let edit = 1; edit <= 4; edit++) {
    const title = `Edited ${edit} of four, seen at once`;
    const reply = await request.put(`/api/property/${_id}`, { headers, data: { title } });
    expect(reply.status(), await reply.text()).toBe(200);
    for (const path of pages) {
      for (const text of await everywhere(`${baseURL}${path}`)) expect(text, path).toContain(title);
    }
    for (const text of await everywhere(`${baseURL}/properties/${_id}`, { rsc: '1' })) {
      expect(text).toContain(title);
    }
  }
});

/** A page's HTML in pieces without scripts, sorted because React can send the head's in any order. */
const drawn = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .split(/(?=<)/)
    .sort()
    .join('');

test('shows signed-in and anonymous visitors the same public page, without each other’s data', async ({
  playwright,
  baseURL,
}) => {
  const member = await playwright.request.newContext({ baseURL });
  const { email, password } = demoSignIn('seller');
  const reply = await member.post('/api/user/login', { data: { email, password } });
  const { user } = await reply.json();
  for (const path of ['/', '/buy', '/services', '/about']) {
    // another test may change a listing between the two requests
    await expect(async () => {
      const own = await (await member.get(path)).text();
      const strangers = await everywhere(`${baseURL}${path}`);
      for (const secret of [email, user._id, user.name]) expect(strangers.join()).not.toContain(secret);
      for (const secret of [email, user._id, user.name]) expect(own).not.toContain(secret);
      // compares everything except scripts, because React may send one more or less in each render
      expect(
        strangers.map(drawn).includes(drawn(own)),
        `${path}: ${own.length}, ${strangers.map(({ length }) => length)}`,
      ).toBe(true);
    }).toPass();
  }
  const me = await (await member.get('/api/user/me')).text();
  const nobody = await (await fetch(`${baseURL}/api/user/me`)).text();
  expect(me).toContain(email);
  expect(nobody).not.toContain(email);
});

/** One request of a client that keeps its connection, as servers and mobile applications do. */
function overAgent(agent: Agent, url: string, method: string, body?: Buffer) {
  return new Promise<{ status: number; connection?: string; reused: boolean }>((resolve, reject) => {
    const headers = {
      ...(body && { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length }),
    };
    const outgoing = httpRequest(url, { method, headers, agent }, (response) => {
      const { statusCode: status = 0, headers: got } = response;
      const { connection } = got;
      response.resume().on('end', () => resolve({ status, connection, reused: outgoing.reusedSocket }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

test('serves files, pages and uploads correctly over broken connections', async ({ request, baseURL }) => {
  await test.step('pages are compressed, conditional, and ranges work for media', async () => {
    // another test may change a listing between the two requests
    await expect(async () => {
      const home = await request.get('/', { headers: { 'accept-encoding': 'br' } });
      expect(home.headers()['content-encoding']).toBe('br');
      const etag = home.headers().etag ?? '';
      const again = await request.get('/', { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } });
      expect(again.status()).toBe(304);
    }).toPass();
    const { images } = await demoListing(request);
    const part = await request.get(images[0]?.url ?? '', { headers: { range: 'bytes=0-9' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
    expect(part.headers()['cache-control']).toContain('immutable');
    expect((await request.get('/_next/image?url=%2Fx.png&w=64&q=75')).status()).not.toBe(200);
  });
  await test.step('an upload that is refused before it is read leaves the connection right', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
    for (const bytes of [2_000, 40_000, 400_000, 4_000_000]) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const body = Buffer.concat([Buffer.from(part), Buffer.alloc(bytes, 'x'), Buffer.from('\r\n--b--\r\n')]);
      for (let i = 0; i < 3; i++) {
        const refused = await overAgent(agent, `${baseURL}/api/property`, 'POST', body);
        expect(refused.status).toBe(401);
        const next = await overAgent(agent, `${baseURL}/api/health`, 'GET');
        expect([bytes, next.status]).toEqual([bytes, 200]);
        if (refused.connection === 'keep-alive') expect(next.reused).toBe(true);
      }
      agent.destroy();
    }
  });
  await test.step('leaves nothing behind when a phone disconnects during an upload', async () => {
    const { token } = await (await request.post('/api/user/login', { data: demoSignIn('broker') })).json();
    const before = uploads();
    const mine = () => uploads().filter((name) => !before.includes(name));
    const aborted = [begin(baseURL ?? '', token), begin(baseURL ?? '', token)];
    await expect.poll(() => mine().length).toBeGreaterThanOrEqual(2);
    for (const request of aborted) request.destroy();
    await expect.poll(() => mine()).toEqual([]);
    const reply = await request.get('/api/property?q=Broken+off');
    expect((await reply.json()).total).toBe(0);
  });
});
