import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyValueStore } from './key-value-store';

const BAD_LIST =
  'MDB_BAD_TXN: Transaction must abort, has a child, or is invalid: freelist entry 18 had bad/duplicate entries';
let mockFailures = 0;
let mockMessage = BAD_LIST;
jest.mock('./held-transaction', () => {
  const { HeldTransaction } = jest.requireActual('./held-transaction');
  return {
    HeldTransaction: class extends HeldTransaction {
      constructor(db: unknown) {
        super(db);
        const { commit } = this;
        this.commit = () => {
          if (mockFailures-- <= 0) return commit();
          this.abort();
          throw new Error(mockMessage);
        };
      }
    },
  };
});

const bytes = (text: string): Buffer => Buffer.from(text);
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
  mockMessage = BAD_LIST;
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a commit that LMDB gives up is tried again, and nothing that was written is lost', async () => {
  mockFailures = 3;
  // a checkpoint after every group
  const store = new KeyValueStore(dir, 1);
  const warnings: string[] = [];
  store.onFailure = (error) => warnings.push(error.message);
  for (let i = 0; i < 6; i++) {
    store.put(bytes(`key ${i}`), bytes('value'));
    const first = store.durable();
    // arrives while the first is being flushed, so it is not in the log when the checkpoint fails
    await Promise.resolve();
    store.put(bytes(`late ${i}`), bytes('value'));
    await Promise.all([first, store.durable()]);
    expect(store.get(bytes(`key ${i}`))?.toString()).toBe('value');
    expect(store.get(bytes(`late ${i}`))?.toString()).toBe('value');
  }
  expect(warnings).toHaveLength(3);
  expect(store.failed).toBeNull();
  await store.close();
  const again = new KeyValueStore(dir);
  for (let i = 0; i < 6; i++) {
    expect(again.get(bytes(`key ${i}`))?.toString()).toBe('value');
    expect(again.get(bytes(`late ${i}`))?.toString()).toBe('value');
  }
  await again.close();
});

test('a commit that a full disk has no room for is tried again, and what was acknowledged is there', async () => {
  mockFailures = 2;
  mockMessage = 'No space left on device: Attempting to write page at position 3825664, size 876544';
  const store = new KeyValueStore(dir, 1);
  const kept: number[] = [];
  for (let i = 0; i < 40; i++) {
    store.put(bytes(`key ${i}`), bytes('value'));
    await store.durable().then(
      () => kept.push(i),
      (error: Error) => expect(error.message).toContain('Nothing of this write was stored'),
    );
  }
  expect([store.failed, mockFailures < 0]).toEqual([null, true]);
  expect(kept.length).toBeGreaterThan(35);
  await store.close();
  const again = new KeyValueStore(dir);
  for (const i of kept) expect(again.get(bytes(`key ${i}`))?.toString()).toBe('value');
  await again.close();
});

test.each([
  [1, 'MDB_MAP_FULL'],
  [100, BAD_LIST],
])(
  'a commit that fails for another reason, or again and again, ends the writing',
  async (failures, message) => {
    mockFailures = failures;
    mockMessage = message;
    const store = new KeyValueStore(dir, 1);
    for (let i = 0; i < 20 && !store.failed; i++) {
      store.put(bytes(`key ${i}`), bytes('value'));
      await store.durable();
    }
    expect(store.failed?.message).toContain('restarted');
    expect(() => store.put(bytes('x'), bytes('y'))).toThrow(/restarted/);
    expect(store.get(bytes('key 0'))?.toString()).toBe('value');
    await store.close();
  },
);
