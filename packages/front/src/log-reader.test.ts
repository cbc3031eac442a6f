import type { LogNews } from './config';
import { LogReader } from './log-reader';

type Read = (seen: number) => Promise<LogNews>;

function setup(readInstead?: Read) {
  const state = { log: [] as string[][], invalidated: [] as string[], cleared: 0, reads: 0 };
  const warnings: unknown[] = [];
  const apply = (tags?: readonly string[]) => {
    if (tags) state.invalidated.push(...tags);
    else state.cleared++;
  };
  const read: Read = async (seen) => {
    state.reads++;
    return { seq: state.log.length, tags: state.log.slice(seen).flat() };
  };
  const log = { warn: (fields: object) => void warnings.push(fields) };
  return { reader: new LogReader(apply, readInstead ?? read, log), state, warnings };
}

let started: LogReader | undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  started?.stop();
  jest.useRealTimers();
});

async function startReader(readInstead?: Read) {
  const made = setup(readInstead);
  made.state.log.push(['before the start']);
  started = made.reader;
  await made.reader.start();
  return made;
}

it('applies what another machine wrote well within a second, and reads every 600 ms at most', async () => {
  const { state } = await startReader();
  state.log.push(['plant:1', 'lists']);
  await jest.advanceTimersByTimeAsync(600);
  expect(state.invalidated).toEqual(['plant:1', 'lists']);
  await jest.advanceTimersByTimeAsync(5400);
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

it('clears the cache when it is too far behind to be notified', async () => {
  const { reader, state } = await startReader(async (seen) =>
    seen === 0 ? { seq: 5, tags: [] } : { seq: 900 },
  );
  await reader.read();
  expect(state.cleared).toBe(1);
});

it('goes on while the database is away, warns once, and reads again when it is back', async () => {
  let away = false;
  const { state, warnings } = await startReader(async (seen) => {
    if (away) throw new Error('away');
    return { seq: 2, tags: seen === 0 ? [] : ['meanwhile'] };
  });
  away = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect([state.invalidated, warnings.length]).toEqual([[], 1]);
  away = false;
  await jest.advanceTimersByTimeAsync(600);
  expect(state.invalidated).toEqual(['meanwhile']);
});

it('reads nothing after a stop', async () => {
  const { reader, state } = await startReader();
  reader.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(state.reads).toBe(1);
});
