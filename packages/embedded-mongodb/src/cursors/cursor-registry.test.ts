import { docOf } from '../semantics/values';
import { CursorRegistry } from './cursor-registry';
import { DocumentStream, listSource } from './document-stream';

const cursor = (noTimeout = false) => ({
  ns: 'db.c',
  stream: new DocumentStream(listSource([])),
  session: null,
  noTimeout,
  maxTimeMS: 0,
  command: docOf({}),
});

test('an idle cursor is dropped after ten minutes, unless it has noCursorTimeout or is in use', () => {
  const registry = new CursorRegistry();
  const idle = registry.open(cursor());
  const kept = registry.open(cursor(true));
  const used = registry.open(cursor());
  registry.acquire(used.id, 'db.c');
  const now = Date.now();
  registry.sweep(now + 9 * 60_000);
  expect(registry.size).toBe(3);
  registry.sweep(now + 11 * 60_000);
  expect([...registry.all()].map(({ id }) => id)).toEqual([kept.id, used.id]);
  expect(registry.timedOut).toBe(1);
  expect(() => registry.acquire(idle.id, 'db.c')).toThrow(expect.objectContaining({ code: 43 }));
});

test('a cursor serves one getMore at a time, and only on its namespace', () => {
  const registry = new CursorRegistry();
  const { id } = registry.open(cursor());
  expect(() => registry.acquire(id, 'db.other')).toThrow(expect.objectContaining({ code: 13 }));
  const taken = registry.acquire(id, 'db.c');
  expect(() => registry.acquire(id, 'db.c')).toThrow(expect.objectContaining({ code: 12051 }));
  // killed while in use: gone when its batch is done
  expect(registry.kill(id, null)).toBe(true);
  expect(registry.size).toBe(1);
  registry.release(taken);
  expect(registry.size).toBe(0);
});
