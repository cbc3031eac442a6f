import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { percentile, sleep } from '../../measure';
import { figure } from '../../report';
import type { Reply, Started } from './started';

/** A server of another process that does nothing: how long it takes says what the machine adds to each figure. */
const BARE = `
const server = require('node:http').createServer((_, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

export class BareServer {
  private readonly child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  private readonly port = once(this.child.stdout, 'data').then(([chunk]) => Number(String(chunk)));

  async ask(): Promise<number> {
    const port = await this.port;
    const started = performance.now();
    return new Promise((resolve) => {
      const outgoing = request({ host: '127.0.0.1', port, agent: false }, (response) => {
        response.resume().on('end', () => resolve(performance.now() - started));
      });
      outgoing.on('error', () => resolve(Number.NaN));
      outgoing.end();
    });
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}

export type Asked = { name: string; aimMs: number; ask: () => Promise<Reply> };

const p95 = (values: number[]) => percentile(values, 0.95);

/** Asks again and again while something goes on, and says how that went, beside a server that does nothing. */
export async function during(what: string, seconds: number, asked: readonly Asked[]): Promise<void> {
  const bare = new BareServer();
  const end = Date.now() + seconds * 1000;
  const repeat = async <T>(ask: () => Promise<T>): Promise<T[]> => {
    const all: T[] = [];
    for (; Date.now() < end; await sleep(250)) all.push(await ask());
    return all;
  };
  const [machine, ...replies] = await Promise.all([
    repeat(() => bare.ask()),
    ...asked.map(({ ask }) => repeat(ask)),
  ]);
  bare.stop();
  asked.forEach(({ name, aimMs }, i) => {
    const all = replies[i] ?? [];
    const late = p95(all.map(({ ms }) => ms));
    const lost = all.filter(({ status }) => status === 0 || status >= 500).length;
    const refused = all.filter(({ status }) => status === 429).length;
    figure(
      `${what}: ${name} of others`,
      `p95 ${late.toFixed(0)} ms, ${lost + refused} of ${all.length} without a reply`,
      `≤ ${aimMs} ms, 0`,
      late <= aimMs && lost + refused === 0,
    );
  });
  figure(`${what}: a server that does nothing`, `p95 ${p95(machine).toFixed(0)} ms`);
}

/** What answers in every attack. */
export const always = (site: Started): Asked[] => [
  { name: 'pages from memory', aimMs: 2000, ask: () => site.call('/') },
  { name: 'health', aimMs: 2000, ask: () => site.call('/api/health/live') },
];
