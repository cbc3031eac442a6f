import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../../../../scripts/lib/database.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { run, tsx } from '../../../../scripts/lib/run.mjs';
import { freePort, sleep } from '../../measure';

export type Site = { port: number; url: string; pid: number; stop(): Promise<void> };
export type World = { dir: string; env: Record<string, string>; stop(): Promise<void> };

/** A separate demo database in a temporary folder. */
export async function makeWorld(listings: number): Promise<World> {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-bench-'));
  const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
  const env = {
    MONGODB_URI: database.uri,
    DATA_DIR: dir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMO_LISTINGS: String(listings),
    RATE_LIMIT_FACTOR: '1000000',
  };
  const code = await run(process.execPath, tsx('scripts/prepare.ts'), { env, quiet: true });
  if (code !== 0) throw new Error('the bench database could not be prepared');
  return {
    dir,
    env,
    stop: async () => {
      await database.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function stopper(child: ChildProcess): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 9000).unref();
    });
}

export async function startSite(
  args: string[],
  port: number,
  env: Record<string, string>,
  listensWithinMs = 30_000,
): Promise<Site> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), SITE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = stopper(child);
  for (const end = Date.now() + listensWithinMs; Date.now() < end; ) {
    if (child.exitCode !== null) break;
    const reply = await fetch(url).catch(() => undefined);
    if (reply) return { port, url, pid: child.pid ?? 0, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`${args.join(' ')} did not start`);
}

export async function startProduct(
  world: World,
  processes = 1,
  env: Record<string, string> = {},
  listensWithinMs?: number,
): Promise<Site> {
  const port = await freePort();
  const settings = { ...world.env, ...env, WEB_CONCURRENCY: String(processes) };
  return startSite(['dist/server.mjs'], port, settings, listensWithinMs);
}

/** The same build without the front. */
export async function startPlainNext(world: World): Promise<Site> {
  const port = await freePort();
  return startSite(['node_modules/next/dist/bin/next', 'start', '-p', String(port)], port, world.env);
}

export type ServedFile = {
  name: string;
  type: string;
  headers: (readonly [string, string])[];
  gzip: Buffer;
  plain: Buffer;
};

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** nginx with this number of processes. It serves the exact bytes of some addresses as files, with the site's headers. */
export async function startNginx(dir: string, files: readonly ServedFile[], processes: number) {
  const port = await freePort();
  const home = join(dir, `nginx-${port}`);
  mkdirSync(join(home, 'files'), { recursive: true });
  for (const { name, gzip, plain } of files) {
    writeFileSync(join(home, 'files', name), plain);
    writeFileSync(join(home, 'files', `${name}.gz`), gzip);
  }
  const locations = files
    .map(({ name, type, headers }) => {
      const added = headers.map(([header, value]) => `add_header ${header} ${quoted(value)};`).join(' ');
      return `location = /${name} { default_type "${type}"; ${added} }`;
    })
    .join('\n');
  const server = `open_file_cache max=100 inactive=60s; types {}
    server { listen 127.0.0.1:${port}; root ${home}/files; gzip_static on; etag on; ${locations} }`;
  return runNginx(home, port, processes, server);
}

async function runNginx(home: string, port: number, processes: number, http: string): Promise<Site> {
  writeFileSync(
    join(home, 'nginx.conf'),
    `worker_processes ${processes}; daemon off; pid ${home}/pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 10000000; keepalive_timeout 65s 65s;
      ${http} }`,
  );
  const child = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'inherit' });
  await sleep(500);
  return { port, url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: stopper(child) };
}
