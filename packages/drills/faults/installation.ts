import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import mongoose from 'mongoose';
import { root } from '../../../scripts/lib/paths.mjs';
import { run, tsx } from '../../../scripts/lib/run.mjs';
import { freePort, sleep } from '../measure';

const { MongoClient } = mongoose.mongo;
export type Database = ReturnType<InstanceType<typeof MongoClient>['db']>;

type Options = {
  env?: Record<string, string>;
  processes?: number;
  dir?: string;
  dbDir?: string;
  /** Address of a database that runs elsewhere. */
  uri?: string;
  /** Name of its log in `dir`. */
  log?: string;
};

/** The target of writes: one site, or several behind a proxy. */
export type Target = Pick<Installation, 'url' | 'dir' | 'onDatabase' | 'log'> & {
  /** Headers that a proxy adds to each request. */
  headers?: () => Record<string, string>;
};

/** A separate site with its database. Its processes can be killed, frozen and restarted at the same addresses. */
export class Installation {
  readonly dir: string;
  readonly url: string;
  readonly uri: string;
  private database: ChildProcess | undefined;
  private site: ChildProcess | undefined;

  private constructor(
    private readonly ports: { site: number; database: number },
    private readonly options: Options,
  ) {
    this.dir = options.dir ?? mkdtempSync(join(tmpdir(), 'saptam-faults-'));
    this.url = `http://127.0.0.1:${ports.site}`;
    this.uri = options.uri ?? `mongodb://127.0.0.1:${ports.database}/saptam`;
  }

  /** Starts with the existing data of `dir`, or with a new demo set. */
  static async start(options: Options = {}): Promise<Installation> {
    const made = new Installation({ site: await freePort(), database: await freePort() }, options);
    await made.startDatabase();
    const code = await run(process.execPath, tsx('scripts/prepare.ts'), { env: made.env(), quiet: true });
    if (code !== 0) throw new Error('the database could not be prepared');
    await made.startSite();
    return made;
  }

  /** Another site with the same database and folder, as on a second machine. */
  async beside(options: Options): Promise<Installation> {
    const ports = { site: await freePort(), database: this.ports.database };
    const made = new Installation(ports, { ...this.options, ...options, dir: this.dir });
    await made.startSite();
    return made;
  }

  get port(): number {
    return this.ports.site;
  }

  env(): Record<string, string> {
    return {
      NODE_ENV: 'production',
      MONGODB_URI: this.uri,
      DATA_DIR: this.dir,
      SITE_URL: this.url,
      PORT: String(this.ports.site),
      DEMO_LISTINGS: '40',
      RATE_LIMIT_FACTOR: '1000000',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'warn',
      WEB_CONCURRENCY: String(this.options.processes ?? 1),
      ...this.options.env,
    };
  }

  async startDatabase(): Promise<void> {
    if (this.options.uri) return;
    const dir = this.options.dbDir ?? join(this.dir, 'db');
    const args = [
      'packages/embedded-mongodb/dist/main.js',
      '--dir',
      dir,
      '--port',
      String(this.ports.database),
      '--no-auth',
    ];
    this.database = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(createInterface({ input: this.database.stdout! }), 'line');
  }

  async startSite(): Promise<void> {
    const log = openSync(this.logFile, 'a');
    const env = { ...process.env, ...this.env() };
    // a separate group, so that a kill reaches all of its processes
    this.site = spawn(process.execPath, ['dist/server.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    await this.ready();
  }

  /** Waits until the site can serve everything. Rejects after a minute and a half. */
  async ready(): Promise<void> {
    for (const end = Date.now() + 90_000; Date.now() < end; await sleep(50)) {
      const signal = AbortSignal.timeout(10_000);
      const reply = await fetch(`${this.url}/api/health/ready`, { signal }).catch(() => undefined);
      await reply?.arrayBuffer().catch(() => undefined);
      if (reply?.ok) return;
    }
    throw new Error(`the site does not come back: ${this.log().slice(-2000)}`);
  }

  private get logFile(): string {
    return join(this.dir, this.options.log ?? 'site.log');
  }

  log = (): string => readFileSync(this.logFile, 'utf8');

  signalDatabase = (signal: NodeJS.Signals): boolean | undefined => this.database?.kill(signal);

  async killDatabase(): Promise<void> {
    await end(this.database, () => this.database?.kill('SIGKILL'));
  }

  async killSite(): Promise<void> {
    await end(this.site, () => this.signalSite('SIGKILL'));
  }

  signalSite = (signal: NodeJS.Signals): boolean => process.kill(-(this.site?.pid ?? 0), signal);

  /** Stops the site like a rollout, which lets running work finish. */
  async stopSite(): Promise<void> {
    await end(this.site, () => this.site?.kill('SIGTERM'));
  }

  /** The processes that serve and run jobs, oldest first, if there are several. */
  workers(): number[] {
    const pid = this.site?.pid;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.trim().split(/\s+/).filter(Boolean).map(Number);
  }

  async onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const client = await new MongoClient(this.uri).connect();
    try {
      return await work(client.db());
    } finally {
      await client.close();
    }
  }

  async stop(): Promise<void> {
    await this.stopSite();
    this.signalDatabase('SIGCONT');
    await end(this.database, () => this.database?.kill('SIGTERM'));
    if (!this.options.dir) rmSync(this.dir, { recursive: true, force: true });
  }
}

async function end(child: ChildProcess | undefined, kill: () => unknown): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  kill();
  await ended;
}
