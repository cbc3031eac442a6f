import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callOf } from './api-document';
import type { Send } from './browser';

const START_MS = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The path of a call, such as `/api/user/[id]`, with its values. */
function addressOf(template: string, params: Record<string, string | string[]>): string {
  return template.replace(/\[(?:\.\.\.)?([^\]]+)\]/g, (_, name: string) =>
    [params[name] ?? ''].flat().map(encodeURIComponent).join('/'),
  );
}

/** The production build with this test's database, keys and files, and a way for a `Browser` to reach it. */
export async function startSite(): Promise<{ send: Send; log: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const log = join(String(process.env.DATA_DIR), 'site.log');
  const out = openSync(log, 'a');
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    WEB_CONCURRENCY: '1',
    LOG_LEVEL: 'error',
  };
  const site: ChildProcess = spawn(process.execPath, ['dist/server.mjs'], {
    env,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + START_MS; !(await isReady()); await sleep(100))
    if (Date.now() > end || site.exitCode !== null) throw new Error(`the site does not start: ${log}`);
  const send: Send = async (handler, request, params) => {
    const path = addressOf(callOf(handler)?.path ?? '', params) + new URL(request.url).search;
    const headers = new Headers(request.headers);
    // these headers belong to the connection, which differs here
    for (const name of ['host', 'content-length']) headers.delete(name);
    const body = request.method === 'GET' ? {} : { body: await request.arrayBuffer() };
    return fetch(origin + path, { method: request.method, headers, redirect: 'manual', ...body });
  };
  const stop = async () => {
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
  };
  return { send, log, stop };
}
