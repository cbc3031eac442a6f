import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitingAt } from './lib/waiting.mjs';

/** A port that is free, and what replies there until the site does. */
async function waiting() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return { url: `http://127.0.0.1:${port}`, port, at: waitingAt(port) };
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const reply = await fetch(url, init).catch(() => undefined);
    if (reply) return reply;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('people get a page that says what is being done and loads itself again', async () => {
  const { url, at } = await waiting();
  at.say('Its pages are being built.');
  at.open();
  const reply = await ask(`${url}/buy`, { headers: { accept: 'text/html' } });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  expect(reply.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  const text = await reply.text();
  expect(text).toContain('Its pages are being built.');
  expect(text).toContain('<meta http-equiv="refresh" content="5">');
  for (const language of ['en', 'mr', 'hi']) expect(text).toContain(`lang="${language}"`);
  at.close();
});

test('programs get the error of the API, also for a write', async () => {
  const { url, at } = await waiting();
  at.open();
  const reply = await ask(`${url}/api/contact`, { method: 'POST', body: 'x'.repeat(200_000) });
  expect([reply.status, await reply.json()]).toEqual([
    503,
    { message: expect.any(String), code: 'unavailable', requestId: expect.any(String) },
  ]);
  at.close();
});

test('the site gets the port, which is taken back when it has ended', async () => {
  const { url, port, at } = await waiting();
  at.open();
  await ask(url);
  at.close();
  const site = createServer((_, response) => response.end('the site')).listen(port);
  await once(site, 'listening');
  expect(await (await ask(url, { headers: { connection: 'close' } })).text()).toBe('the site');
  // waits until the port is free
  at.open();
  site.close();
  site.closeAllConnections();
  let status = 0;
  while (status !== 503) status = (await ask(url, { headers: { connection: 'close' } })).status;
  at.close();
});
