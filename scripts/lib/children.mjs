import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * malloc settings that limit the site's memory. Otherwise glibc keeps memory of decoded pictures in one arena per thread
 * (docs/decisions/0013-pictures-encoded-at-upload.md), and memory of grown search columns (docs/performance.md, Search).
 */
export const SITE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** A long-running part of the site in its own process group, so that Ctrl-C only reaches the command, which stops the parts in order. */
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
  // no part outlives the command, even if it is stopped while a part starts
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
