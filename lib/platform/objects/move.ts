import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ObjectInfo, type ObjectStore, ObjectStoreError } from './object-store';

/** Folders of an installation's files. A folder of another program in the same place is left alone. */
const PREFIXES = ['media/', 'private/', 'prints/', 'faces/', 'audit/'];
/** Limit of rounds. The site keeps running while files are copied, so each round copies the files stored during the last one. */
const MAX_ROUNDS = 5;

export type Moved = { copied: number; there: number; failed: number };

async function digest(store: ObjectStore, key: string): Promise<string | undefined> {
  const object = await store.open(key);
  if (!object) return undefined;
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(object.path)) hash.update(chunk as Buffer);
  } finally {
    await object.release();
  }
  return hash.digest('hex');
}

/** Copies one object and reads it back. Returns false if it no longer exists at the source. */
async function copy(from: ObjectStore, to: ObjectStore, key: string): Promise<boolean> {
  const object = await from.open(key);
  if (!object) return false;
  try {
    await to.put(key, { path: object.path });
  } finally {
    await object.release();
  }
  const [before, after] = [await digest(from, key), await digest(to, key)];
  if (before !== undefined && before !== after)
    throw new ObjectStoreError('damaged', `${key} did not arrive as it was sent.`);
  return true;
}

/** The time in whole seconds, as S3 returns it. */
const secondOf = ({ storedAt }: ObjectInfo) => Math.floor(storedAt.getTime() / 1000);

async function isThere(to: ObjectStore, object: ObjectInfo): Promise<boolean> {
  const there = await to.stat(object.key);
  return there !== undefined && there.size === object.size && secondOf(there) >= secondOf(object);
}

/**
 * Copies everything that `to` does not have yet, and verifies the copies. Removes nothing. Reports and counts objects that can't be copied, and continues with
 * the rest. Another run resumes the work.
 */
export async function moveFiles(
  from: ObjectStore,
  to: ObjectStore,
  say: (line: string) => void,
): Promise<Moved> {
  const done = new Map<string, number>();
  let there = 0;
  let failed = 0;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const before = done.size;
    there = 0;
    failed = 0;
    for (const prefix of PREFIXES)
      for await (const object of from.list(prefix)) {
        if (done.get(object.key) === object.storedAt.getTime()) continue;
        try {
          if (await isThere(to, object)) there++;
          else if (await copy(from, to, object.key)) done.set(object.key, object.storedAt.getTime());
        } catch (error) {
          failed++;
          say(`${object.key}: ${error instanceof Error ? error.message : error}`);
        }
        if (done.size > 0 && done.size % 500 === 0) say(`${done.size} copied so far …`);
      }
    if (done.size === before) break;
  }
  return { copied: done.size, there, failed };
}
