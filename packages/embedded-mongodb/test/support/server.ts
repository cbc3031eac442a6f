import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HANGS_MS } from './limits';

const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');

export type StartOptions = {
  /** An existing data directory. By default a fresh one that `stop` removes. */
  dir?: string;
  port?: number;
  socket?: string;
  testCommands?: boolean;
  /** A command that runs the server, such as `['strace', '-f', …]`. */
  wrapper?: string[];
  env?: NodeJS.ProcessEnv;
  args?: string[];
};

export type ServerProcess = {
  uri: string;
  port: number;
  dir: string;
  child: ChildProcess;
  /** Everything that the server has written to standard error so far. */
  log: () => string;
  /** Ends the server as an operator would (SIGTERM). Keeps a given directory. */
  stop: () => Promise<void>;
  /** Kills the server with SIGKILL, so that it cannot run any more code. */
  kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

/** Signals the process group that a wrapped server leads, because a signal must reach the server and not only its wrapper. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // the group no longer exists
  }
}

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
}

export function removeDirectory(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

function commandLine(options: StartOptions, dir: string): [string, string[]] {
  const args = [MAIN, '--dir', dir];
  if (options.socket !== undefined) args.push('--socket', options.socket);
  else args.push('--port', String(options.port ?? 0), '--no-auth');
  if (options.testCommands) args.push('--test-commands');
  args.push(...(options.args ?? []));
  const [first, ...rest] = options.wrapper ?? [];
  if (first === undefined) return [process.execPath, args];
  return [first, [...rest, process.execPath, ...args]];
}

/** The `ready` line of the server. Rejects with its log if the process ends or stays silent. */
function ready(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`server not ready in time: ${log()}`)), HANGS_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const line = text.split('\n').find((part) => part.includes('"ready":true'));
      if (line === undefined) return;
      clearTimeout(timer);
      resolve((JSON.parse(line) as { uri: string }).uri);
    });
    child.once('exit', (code, name) => {
      clearTimeout(timer);
      reject(new Error(`server ended (${code ?? name}) before it was ready: ${log()}`));
    });
  });
}

async function end(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  signal(child, name);
  const timer = setTimeout(() => signal(child, 'SIGKILL'), HANGS_MS);
  await gone;
  clearTimeout(timer);
}

export async function startServer(options: StartOptions = {}): Promise<ServerProcess> {
  const dir = options.dir ?? temporaryDirectory();
  const [command, args] = commandLine(options, dir);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...options.env },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const log = () => errors;
  const uri = await ready(child, log);
  return {
    uri,
    port: Number(/:(\d+)\//.exec(uri)?.[1] ?? 0),
    dir,
    child,
    log,
    stop: async () => {
      await end(child, 'SIGTERM');
      if (options.dir === undefined) removeDirectory(dir);
    },
    kill: () => end(child, 'SIGKILL'),
  };
}
