import type { LogNews } from '@/lib/cache/data';
import { LogReader, type LogReaderOptions } from './log-reader';

function setup(overrides: Partial<LogReaderOptions> = {}) {
  const state = {
    now: 0,
    log: [] as string[][],
    dropped: [] as string[],
    all: 0,
    acknowledged: [] as number[],
  };
  const warnings: unknown[] = [];
  const reader = new LogReader({
    read: async (seen): Promise<LogNews> => {
      const missed = state.log.slice(seen);
      return { seq: state.log.length, tags: missed.flat() };
    },
    acknowledge: async (seen) => void state.acknowledged.push(seen),
    drop: (tags) => void state.dropped.push(...tags),
    dropAll: () => {
      state.all++;
    },
    warn: (error) => warnings.push(error),
    now: () => state.now,
    pollMs: 1_000_000,
    ...overrides,
  });
  return { reader, state, warnings };
}

it('drops what others wrote, then says that it has read it', async () => {
  const { reader, state } = setup();
  state.log.push(['before the start']);
  await reader.start();
  state.log.push(['property:1', 'lists']);
  await reader.hint();
  expect(state.dropped).toEqual(['property:1', 'lists']);
  expect(state.acknowledged).toEqual([1, 2]);
  reader.stop();
});

it('is not fresh when it has not read for too long, and is again after a read', async () => {
  const { reader, state } = setup();
  await reader.start();
  expect(reader.isFresh()).toBe(true);
  state.now += 1001;
  expect(reader.isFresh()).toBe(false);
  await reader.hint();
  expect(reader.isFresh()).toBe(true);
  reader.stop();
});

it('a hint during a read waits for one more read, which sees what was written before the hint', async () => {
  const { reader, state } = setup();
  await reader.start();
  const first = reader.hint();
  state.log.push(['late']);
  await Promise.all([first, reader.hint()]);
  expect(state.dropped).toEqual(['late']);
  reader.stop();
});

it('drops everything when it is too far behind to tell', async () => {
  const { reader, state } = setup({
    read: async (seen) => (seen === 0 ? { seq: 5, tags: [] } : { seq: 900 }),
  });
  await reader.start();
  await reader.hint();
  expect(state.all).toBe(1);
  reader.stop();
});

it('answers from memory while the database is away, says so once, and reads again when it is back', async () => {
  let away = false;
  const { reader, state, warnings } = setup({
    read: async () => {
      if (away) throw new Error('away');
      return { seq: 0, tags: [] };
    },
  });
  await reader.start();
  away = true;
  state.now += 5000;
  await reader.hint();
  await reader.hint();
  expect(reader.isFresh()).toBe(true);
  expect(warnings).toHaveLength(1);
  away = false;
  await reader.hint();
  state.now += 1001;
  expect(reader.isFresh()).toBe(false);
  reader.stop();
});
