import type { LogNews } from './config';
import { LogReader, type LogReaderOptions } from './log-reader';

function setup(overrides: Partial<LogReaderOptions> = {}) {
  const state = { now: 0, log: [] as string[][], invalidated: [] as string[], cleared: 0, reads: 0 };
  const warnings: unknown[] = [];
  const reader = new LogReader({
    read: async (seen): Promise<LogNews> => {
      state.reads++;
      return { seq: state.log.length, tags: state.log.slice(seen).flat() };
    },
    invalidate: (tags) => void state.invalidated.push(...tags),
    clear: () => {
      state.cleared++;
    },
    warn: (error) => warnings.push(error),
    now: () => state.now,
    ...overrides,
  });
  return { reader, state, warnings };
}

let started: LogReader | undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  started?.stop();
  jest.useRealTimers();
});

async function startReader(overrides: Partial<LogReaderOptions> = {}) {
  const made = setup(overrides);
  made.state.log.push(['before the start']);
  started = made.reader;
  await made.reader.start();
  return made;
}

it('applies what another machine wrote within a second, and reads once a second at most', async () => {
  const { state } = await startReader();
  state.log.push(['plant:1', 'lists']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(state.invalidated).toEqual(['plant:1', 'lists']);
  await jest.advanceTimersByTimeAsync(9000);
  expect(state.invalidated).toHaveLength(2);
  // one at the start and ten by the clock
  expect(state.reads).toBe(11);
});

it('does not apply again what came by message', async () => {
  const { reader, state } = await startReader();
  state.log.push(['by message']);
  reader.noteApplied(2);
  state.log.push(['by the log']);
  await reader.read();
  expect(state.invalidated).toEqual(['by the log']);
});

it('a message that overtakes another one hides nothing', async () => {
  const { reader, state } = await startReader();
  state.log.push(['first'], ['second']);
  reader.noteApplied(3);
  await reader.read();
  expect(state.invalidated).toEqual(['first', 'second']);
});

it('after a pause of the process it is not fresh until it has read', async () => {
  const { reader, state } = await startReader();
  state.now += 1999;
  expect(reader.isFresh()).toBe(true);
  state.now += 1;
  expect(reader.isFresh()).toBe(false);
  state.log.push(['missed']);
  await reader.catchUp();
  expect(state.invalidated).toEqual(['missed']);
  expect(reader.isFresh()).toBe(true);
});

it('clears the cache when it is too far behind to be told', async () => {
  const { reader, state } = await startReader({
    read: async (seen) => (seen === 0 ? { seq: 5, tags: [] } : { seq: 900 }),
  });
  await reader.read();
  expect(state.cleared).toBe(1);
});

it('serves from memory while the database is away, warns once, and reads again when it is back', async () => {
  let away = false;
  const { reader, state, warnings } = await startReader({
    read: async () => {
      if (away) throw new Error('away');
      return { seq: 1, tags: [] };
    },
  });
  away = true;
  state.now += 5000;
  await reader.read();
  await reader.read();
  expect(reader.isFresh()).toBe(true);
  expect(warnings).toHaveLength(1);
  away = false;
  await reader.read();
  state.now += 2001;
  expect(reader.isFresh()).toBe(false);
});

it('a database that does not respond holds up requests for a second at most', async () => {
  let hangs = false;
  const { reader, state, warnings } = await startReader({
    read: async () => (hangs ? new Promise<never>(() => undefined) : { seq: 1, tags: [] }),
  });
  hangs = true;
  state.now += 5000;
  const waiting = reader.catchUp();
  await jest.advanceTimersByTimeAsync(1000);
  await waiting;
  expect([reader.isFresh(), warnings.length]).toEqual([true, 1]);
});
