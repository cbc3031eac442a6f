import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const percentile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A port of this worktree's range, or any free one. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Runs a program to its end. Resolves with its output. If it fails, rejects with the end of its output on both streams. */
export function output(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let all = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk) => {
      all += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`${command} ended with ${code}: ${all.slice(-2000)}`));
    });
  });
}

/**
 * Requests per second that wrk reaches over kept-alive connections. Rejects on unsuccessful replies, and on none, because
 * with 64 connections a site that renders each answer may not complete any in a short run.
 */
export async function wrk(url: string, seconds: number, connections = 64): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const text = await output('wrk', args);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  if (/Non-2xx/.test(text) || !(rate > 0)) throw new Error(`${url}: ${text}`);
  return rate;
}
