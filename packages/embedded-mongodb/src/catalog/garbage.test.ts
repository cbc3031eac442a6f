import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyCounts } from '../storage/key-counts';
import { KeyValueStore } from '../storage/key-value-store';
import { spacePrefix } from '../storage/spaces';
import { Garbage } from './garbage';

const SPACES = Array.from({ length: 60 }, (_, i) => i + 5);
const keyIn = (space: number, name: string) => Buffer.concat([spacePrefix(space), Buffer.from(name)]);

let dir: string;
let store: KeyValueStore;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'garbage-'));
  store = new KeyValueStore(dir);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Fills the spaces, gives them up, and resolves with the number of steps when nothing of them is left. */
async function stepsToEmpty(clock: () => number): Promise<number> {
  for (const space of SPACES) for (const name of ['a', 'b']) store.put(keyIn(space, name), Buffer.alloc(1));
  const garbage = new Garbage(store, new KeyCounts(store), () => []);
  garbage.add(SPACES);
  jest.spyOn(performance, 'now').mockImplementation(clock);
  const flushed = jest.spyOn(store, 'durable');
  while (garbage.spaces().length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  garbage.closed = true;
  for (const space of SPACES) expect(store.count(spacePrefix(space), spacePrefix(space + 1))).toBe(0);
  return flushed.mock.calls.length;
}

describe('spaces that nothing uses', () => {
  it('go in one step while there is time', async () => {
    expect(await stepsToEmpty(() => 0)).toBe(1);
  });

  it('go one by one when each takes long, and others come between', async () => {
    let now = 0;
    expect(await stepsToEmpty(() => (now += 10))).toBe(SPACES.length);
  });
});
