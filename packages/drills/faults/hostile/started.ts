import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../../scripts/lib/paths.mjs';
import { freePort, sleep } from '../../measure';

/** Longer than a person waits: what takes more counts as no reply. */
const PATIENT_MS = 25_000;
/** Others, each with few calls: the limits of one address are not what is measured. */
let victims = 0;
const victim = () => `127.9.${(victims >> 5) & 255}.${1 + (victims++ & 31)}`;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export type Reply = { status: number; ms: number; text: string; cookies: string[] };
export type Call = {
  from?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** without one each request has a connection of its own */
  agent?: Agent;
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);

/** What `npm start` starts, over a folder of its own. */
export class Started {
  readonly dir = mkdtempSync(join(tmpdir(), 'saptam-hostile-'));
  private child: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  static async start(): Promise<Started> {
    const made = new Started(await freePort());
    made.launch(2);
    await made.until('a site', 600_000, () => made.isReady());
    return made;
  }

  /** The command over the same folder at the same port. */
  launch(processes: number): void {
    const log = openSync(join(this.dir, 'site.log'), 'a');
    const { MONGODB_URI: _, SITE_URL: __, ...inherited } = process.env;
    const own = { DATA_DIR: this.dir, PORT: String(this.port), DEMO_LISTINGS: '40', LOG_LEVEL: 'warn' };
    this.child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...inherited, ...own, WEB_CONCURRENCY: String(processes) } as NodeJS.ProcessEnv,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  /** The command and everything it has started, as its supervisor does when the command dies. */
  killAll(): void {
    const started = [this.databasePid, this.firstWebProcess, ...this.webWorkers];
    for (const pid of [this.child?.pid ?? 0, ...started]) process.kill(pid, 'SIGKILL');
  }

  isReady = async (): Promise<boolean> => (await this.call('/api/health/ready')).status === 200;

  /** How long it took until it was so. */
  async until(what: string, withinMs: number, isSo: () => Promise<boolean>): Promise<number> {
    for (const started = Date.now(); ; await sleep(100)) {
      if (await isSo()) return Date.now() - started;
      if (Date.now() - started > withinMs) throw new Error(`${what} does not come`);
    }
  }

  /** Status 0 for no reply. */
  call(path: string, { from = victim(), method = 'GET', headers, body, agent }: Call = {}): Promise<Reply> {
    const started = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, text = '', cookies: string[] = []) =>
        resolve({ status, ms: performance.now() - started, text, cookies });
      const to = { host: '127.0.0.1', port: this.port, localAddress: from, path, method };
      const signal = AbortSignal.timeout(PATIENT_MS);
      const outgoing = request({ ...to, agent: agent ?? false, headers, signal }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => end(0));
        response.on('end', () =>
          end(response.statusCode ?? 0, Buffer.concat(chunks).toString(), response.headers['set-cookie']),
        );
      });
      outgoing.on('error', () => end(0));
      outgoing.end(body);
    });
  }

  post = (path: string, body: unknown, call: Call = {}) => {
    const headers = { 'content-type': 'application/json', 'user-agent': AGENT, ...call.headers };
    return this.call(path, { ...call, method: 'POST', headers, body: JSON.stringify(body) });
  };

  /** A person of the demo set, as a cookie and as the token of a program. */
  async signIn(role: string): Promise<{ cookie: string; token: string }> {
    const all: Record<string, string>[] = JSON.parse(
      readFileSync(join(this.dir, 'demo-sign-ins.json'), 'utf8'),
    );
    const { email, password } = all.find((each) => each.role === role) ?? {};
    const { status, text, cookies } = await this.post('/api/user/login', { email, password });
    if (status !== 200) throw new Error(`${role} cannot sign in: ${status} ${text}`);
    return {
      cookie: cookies.map((each) => each.split(';', 1)[0]).join('; '),
      token: String((JSON.parse(text) as { token: string }).token),
    };
  }

  get databasePid(): number {
    return JSON.parse(readFileSync(join(this.dir, 'db/running.json'), 'utf8')).pid;
  }

  /** The process that starts those that serve. */
  get firstWebProcess(): number {
    const isWeb = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server.mjs');
    return childrenOf(this.child?.pid ?? 0).find(isWeb) ?? 0;
  }

  get webWorkers(): number[] {
    return childrenOf(this.firstWebProcess);
  }

  /** Processor time of the site and its database so far, in milliseconds. */
  get processorMs(): number {
    const own = (pid: number) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // utime and stime of proc(5), in ticks of 10 ms
      return (Number(fields[11]) + Number(fields[12])) * 10;
    };
    return [this.databasePid, this.firstWebProcess, ...this.webWorkers].reduce(
      (sum, pid) => sum + own(pid),
      0,
    );
  }

  async end(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
