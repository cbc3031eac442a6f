// What the benchmarks share: servers as processes of their own, and a client that does next to nothing, so that the
// figures are the server's. No driver: its pool, its topology and its decoding cost more than the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BSON } from 'bson';

const here = dirname(fileURLToPath(import.meta.url));
export const MAIN = join(here, '..', 'dist', 'main.js');
export const benchFile = (name) => join(here, name);

// beside the package and not in /tmp, which is memory on many machines: a flush must reach a disk
export const temporaryDirectory = () =>
  mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'embedded-mongodb-bench-'));

/** Starts a process and waits for the line on its standard output that tells its port or URI. */
export async function startProcess(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${args[0]} ended with ${code}`))),
  ]);
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(chunk.toString())?.[1]);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export async function startServer(dir = temporaryDirectory()) {
  const server = await startProcess([MAIN, '--dir', dir, '--port', '0', '--no-auth']);
  return {
    port: server.port,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** An OP_MSG frame of a command, ready to be sent again and again. */
export function frame(command, db = 'bench') {
  const body = BSON.serialize({ ...command, $db: db });
  const bytes = Buffer.alloc(21 + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(1, 4);
  bytes.writeInt32LE(2013, 12);
  bytes.set(body, 21);
  return bytes;
}

export const decode = (reply) => BSON.deserialize(reply.subarray(21));

/** One connection with one request in flight; replies are cut out by their length and not looked into. */
export class Client {
  constructor(socket) {
    this.socket = socket;
    this.buffer = Buffer.alloc(0);
    this.resolve = null;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('close', () => this.reject?.(new Error('connection closed')));
  }

  static async open(port) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Client(socket);
  }

  read(chunk) {
    this.buffer = this.buffer.length === 0 ? chunk : Buffer.concat([this.buffer, chunk]);
    if (this.buffer.length < 4) return;
    const length = this.buffer.readInt32LE(0);
    if (this.buffer.length < length) return;
    const reply = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    this.resolve(reply);
  }

  request(bytes) {
    return new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
      this.socket.write(bytes);
    });
  }

  async command(command) {
    const reply = decode(await this.request(frame(command)));
    if (reply.ok !== 1 || reply.writeErrors) throw new Error(JSON.stringify(reply).slice(0, 300));
    return reply;
  }

  close() {
    this.socket.destroy();
  }
}

/** Requests a second with `connections` clients, each sending the next frame when its reply is there. */
export async function throughput(port, connections, milliseconds, nextFrame) {
  const clients = await Promise.all(Array.from({ length: connections }, () => Client.open(port)));
  let done = 0;
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.request(nextFrame());
        done += 1;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const client of clients) client.close();
  return done / seconds;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
