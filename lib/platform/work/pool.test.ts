import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPool } from './pool';
import { defineTask } from './task';

const PROGRAM = `
const WORK = {
  double: (number) => ({ value: 2 * number }),
  refuse: () => ({ refused: { code: 'invalid', text: 'No sheet', issues: [{ path: 'file', message: 'No sheet' }] } }),
  sleep: (ms) => new Promise((resolve) => setTimeout(() => resolve({ value: 'slept' }), ms)),
  spin: () => { for (;;); },
  fill: () => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); },
  secret: () => ({ value: process.env.SESSION_SECRET ?? 'none' }),
};
export const work = ({ name, input }) => WORK[name](input);
`;

const directory = mkdtempSync(join(tmpdir(), 'pool-'));
const program = join(directory, 'tasks.mjs');
writeFileSync(program, PROGRAM);
let stop: () => Promise<void>;

const here = (): never => {
  throw new Error('ran in the thread of the pages');
};
const double = defineTask<number, number>('double', here);
const sleep = defineTask<number, string>('sleep', here);
const spin = defineTask<null, never>('spin', here, { deadlineMs: 500 });
const fill = defineTask<null, never>('fill', here);

beforeEach(() => {
  stop = startPool(program, { threads: 1, heapMb: 32, waiting: 2, waitMs: 400 });
});
afterEach(() => stop());
afterAll(() => rmSync(directory, { recursive: true }));

test('runs a task in another thread without secrets', async () => {
  process.env.SESSION_SECRET = 'x'.repeat(32);
  expect(await double(21)).toBe(42);
  expect(await defineTask<null, string>('secret', here)(null)).toBe('none');
});

test('passes on a refusal with its code and field', async () => {
  await expect(defineTask('refuse', here)(null)).rejects.toMatchObject({
    code: 'invalid',
    message: 'No sheet',
    issues: [{ path: 'file', message: 'No sheet' }],
  });
});

test('ends a task that takes too long and runs the next one', async () => {
  await expect(spin(null)).rejects.toMatchObject({ status: 413, message: expect.stringMatching(/too long/) });
  expect(await double(1)).toBe(2);
});

test('ends a task that needs too much memory and runs the next one', async () => {
  await expect(fill(null)).rejects.toMatchObject({
    status: 413,
    message: expect.stringMatching(/too much memory/),
  });
  expect(await double(1)).toBe(2);
});

test('ends the work of a caller who leaves, even while it waits', async () => {
  const leaving = new AbortController();
  const work = [sleep(60_000, leaving.signal), double(1, leaving.signal)];
  const after = double(2);
  await pause(100);
  leaving.abort();
  const ended = await Promise.allSettled(work);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await after).toBe(4);
});

test('refuses tasks beyond the queue at once, and tasks that waited too long in their turn', async () => {
  const first = sleep(800);
  const second = double(1);
  const third = double(2);
  await expect(double(3)).rejects.toMatchObject({ status: 503, retryAfter: 60 });
  await expect(second).rejects.toMatchObject({ status: 503 });
  await expect(third).rejects.toMatchObject({ status: 503 });
  expect(await first).toBe('slept');
});
