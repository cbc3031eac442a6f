import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Stops a process that listens on nothing any more when this settles. */
async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function startDatabase(dir: string, port: number): Promise<ChildProcess> {
  const main = 'packages/embedded-mongodb/dist/main.js';
  const args = [main, '--dir', join(dir, 'db'), '--port', String(port), '--no-auth', '--test-commands'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

/** Starts a separate site over an empty database. Tests can make its queries fail or remove the database. `more` adds environment variables. */
export async function startOwnSite(more: Readonly<Record<string, string>> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'own-site-'));
  const [port, databasePort] = [await freePort(), await freePort()];
  let database = await startDatabase(dir, databasePort);
  const url = `http://localhost:${port}`;
  const uri = `mongodb://127.0.0.1:${databasePort}/saptam`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    MONGODB_URI: uri,
    DATA_DIR: dir,
    SITE_URL: url,
    PORT: String(port),
    DEMO_LISTINGS: '0',
    LOG_LEVEL: 'trace',
    TRUSTED_PROXIES: '1',
    BCRYPT_COST: '4',
    WEB_CONCURRENCY: '1',
    ...more,
  };
  const prepare = ['--conditions=react-server', '--import', 'tsx', 'scripts/prepare.ts'];
  const prepared = spawnSync(process.execPath, prepare, { env, encoding: 'utf8' });
  if (prepared.status !== 0) throw new Error(prepared.stderr);
  const site = spawn(process.execPath, ['dist/server.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let logged = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (chunk) => {
      logged += chunk;
    });
  }
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error('the site did not start');
    await new Promise((next) => setTimeout(next, 200));
  }

  async function onDatabase<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
    const client = new MongoClient(uri);
    try {
      return await work(client);
    } finally {
      await client.close();
    }
  }

  return {
    url,
    /** everything that the site has written */
    logged: () => logged,
    onDatabase,
    /** From now on every read of the site fails; with `false`, works again. */
    failReads: (fail: boolean) =>
      onDatabase((client) =>
        client.db('admin').command({
          configureFailPoint: 'failCommand',
          mode: fail ? 'alwaysOn' : 'off',
          data: {
            failCommands: ['find', 'aggregate', 'count', 'distinct'],
            errorCode: 96,
            appName: 'saptam',
          },
        }),
      ),
    takeDatabaseAway: () => stop(database, 'SIGKILL'),
    bringDatabaseBack: async () => {
      database = await startDatabase(dir, databasePort);
    },
    async stop() {
      await stop(site, 'SIGTERM');
      await stop(database, 'SIGTERM');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
