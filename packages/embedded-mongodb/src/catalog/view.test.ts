import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { docOf } from '../semantics/values';
import { KeyValueStore } from '../storage/key-value-store';
import { Catalog } from './catalog';

const LONG = 'a'.repeat(15e6);
const VIEWS = 4;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that this process still holds after a collection. V8 frees buffers beside the program,
 *  so this collects until two measurements agree to a megabyte. */
async function heldBytes(): Promise<number> {
  let last = Number.POSITIVE_INFINITY;
  for (;;) {
    collect();
    await setTimeout(20);
    const { heapUsed, external } = process.memoryUsage();
    const held = heapUsed + external;
    if (Math.abs(held - last) < 1e6) return held;
    last = held;
  }
}

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'views-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('definitions near the limit are read when they are asked for, and do not fill the memory', async () => {
  let store = new KeyValueStore(dir);
  let catalog = new Catalog(store);
  for (let n = 0; n < VIEWS; n++) {
    const pipeline = [docOf({ $match: docOf({ n, note: LONG }) })];
    const options = docOf({ viewOn: 'listings', pipeline });
    catalog.createView({ db: 'test', name: `view${n}`, viewOn: 'listings', pipeline, options });
    await store.durable();
  }
  await store.close();
  store = new KeyValueStore(dir);
  const before = await heldBytes();
  catalog = new Catalog(store);
  // all of them would be 60 MB at least
  expect((await heldBytes()) - before).toBeLessThan(30e6);
  const view = catalog.view('test', 'view3')!;
  expect(view.viewOn).toBe('listings');
  expect(view.pipeline).toEqual([{ $match: { n: 3, note: LONG } }]);
  expect(Object.keys(view.options)).toEqual(['viewOn', 'pipeline']);
  catalog.dropView(view);
  expect(() => view.pipeline).toThrow('was dropped');
  catalog.garbage.closed = true;
  await store.durable();
  await store.close();
});
