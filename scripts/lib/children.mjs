import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * malloc settings that limit the site's memory. glibc otherwise keeps memory of decoded pictures in an arena per thread
 * (docs/decisions/0013-pictures-encoded-at-upload.md), and that of search columns that have grown (docs/performance.md, Search).
 */
export const SITE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/**
 * A long-running part of the site. It has its own process group, so that Ctrl-C in a terminal reaches only the
 * command itself, which then stops the parts in the right order.
 */
export function startPart(
  command,
  args,
  { env = {}, stdio = ['ignore', 'inherit', 'inherit'], cwd = root } = {},
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio,
    detached: process.platform !== 'win32',
  });
  // no part outlives the command, even if it is stopped while a part is starting
  const takeAlong = () => child.kill('SIGTERM');
  process.once('exit', takeAlong);
  child.once('exit', () => process.off('exit', takeAlong));
  const ended = new Promise((done) => child.once('exit', (code, signal) => done({ code, signal })));
  return {
    child,
    ended,
    /** Sends SIGTERM, and SIGKILL after `graceMs`. */
    async stop(graceMs = 10_000) {
      if (child.exitCode !== null || child.signalCode) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
