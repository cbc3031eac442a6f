import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';

/** The first process of several, and others that say their number. It writes their numbers and the port. */
const SOURCE = `
  import cluster from 'node:cluster';
  import { createServer } from 'node:net';
  import { makeHandover } from './handed-connections';
  const COUNT = Number(process.argv[2]);
  if (cluster.isPrimary) {
    const handOver = makeHandover();
    const listening = [];
    for (let i = 0; i < COUNT; i++) {
      const worker = cluster.fork();
      handOver(worker);
      worker.on('disconnect', () => console.log('disconnected'));
      worker.on('listening', ({ port }) => {
        listening.push(worker.process.pid);
        if (listening.length === COUNT) console.log(JSON.stringify({ port, pids: listening }));
      });
    }
    setInterval(() => undefined, 1000);
  } else createServer((socket) => socket.end(String(process.pid))).listen(0, '127.0.0.1');`;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'handed-'));
  buildSync({
    stdin: { contents: SOURCE, loader: 'ts', resolveDir: __dirname },
    bundle: true,
    platform: 'node',
    outfile: join(dir, 'main.js'),
  });
});
afterAll(() => rmSync(dir, { recursive: true }));

/** What a visitor reads until the connection ends, however it does. */
function visit(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const ended = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (more) => {
      text += more;
    });
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  return { connected: once(socket, 'connect'), ended };
}

test.each([
  ['goes to another one', 3],
  ['ends when there is no other', 1],
])('a connection of a process that is killed before it took it %s', async (_, count) => {
  const site = spawn(process.execPath, [join(dir, 'main.js'), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: site.stdout });
    const [line] = await once(lines, 'line');
    const disconnected = once(lines, 'line');
    const { port, pids } = JSON.parse(line) as { port: number; pids: number[] };
    const [stopped, ...others] = pids as [number, ...number[]];
    process.kill(stopped, 'SIGSTOP');
    const visits = Array.from({ length: 9 }, () => visit(port));
    await Promise.all(visits.map(({ connected }) => connected));
    let served = 0;
    // all but the one that was handed to the process that hangs
    await new Promise<void>((resolve) => {
      if (count === 1) resolve();
      for (const { ended } of visits) void ended.then(() => ++served === visits.length - 1 && resolve());
    });
    process.kill(stopped, 'SIGKILL');
    const read = await Promise.all(visits.map(({ ended }) => ended));
    expect(new Set(read)).toEqual(new Set(count === 1 ? [''] : others.map(String)));
    // what else waits for that process learns that it is gone
    expect(await disconnected).toEqual(['disconnected']);
  } finally {
    site.kill('SIGKILL');
  }
});
