import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

export class DirectoryInUse extends Error {}

/**
 * Allows one process per directory. On Linux the lock is an abstract Unix socket named after the directory's inode. Binding
 * is atomic, and the kernel frees the name however the process ends. Elsewhere it is a file with the process id, created
 * exclusively.
 */
export async function lockDirectory(dir: string): Promise<() => Promise<void>> {
  const pidFile = join(dir, 'server.pid');
  if (process.platform !== 'linux') return lockByFile(dir, pidFile);
  const { dev, ino } = statSync(dir);
  const id = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const server = await bind(`\0embedded-mongodb-${id}`, dir, pidFile);
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => release(server, pidFile);
}

function bind(name: string, dir: string, pidFile: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? inUse(dir, pidFile) : error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(server);
    });
  });
}

function inUse(dir: string, pidFile: string): DirectoryInUse {
  const pid = readPid(pidFile);
  const by = pid ? ` (process ${pid})` : '';
  return new DirectoryInUse(`The directory ${realpathSync(dir)} is already in use by another server${by}.`);
}

function readPid(pidFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function release(server: Server, pidFile: string): Promise<void> {
  rmSync(pidFile, { force: true });
  return new Promise((resolve) => server.close(() => resolve()));
}

function lockByFile(dir: string, pidFile: string): () => Promise<void> {
  try {
    writeFileSync(pidFile, `${process.pid}\n`, { flag: 'wx' });
  } catch {
    const pid = readPid(pidFile);
    if (pid && isRunning(pid)) throw inUse(dir, pidFile);
    writeFileSync(pidFile, `${process.pid}\n`);
  }
  return async () => rmSync(pidFile, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
