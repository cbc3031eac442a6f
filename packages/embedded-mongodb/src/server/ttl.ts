import type { Collection } from '../catalog/collection';
import type { IndexEntry } from '../catalog/index-entry';
import { isWriteConflict } from '../replica/write-conflict';
import { encodeKeyValue, invert, Rank, successor } from '../storage/key-encoding';
import { recordIdAtEnd } from '../storage/spaces';
import type { ServerState } from './state';

const CHUNK = 200;

/** Removes documents whose date is more than `expireAfterSeconds` ago, a chunk at a time. */
export async function sweepExpired(server: ServerState): Promise<void> {
  for (const collection of [...server.catalog.everyCollection()]) {
    for (const index of [...collection.indexes]) {
      const seconds = index.expireAfterSeconds;
      if (seconds === null || index.building || index.parts.length !== 1) continue;
      const cutoff = new Date(Date.now() - seconds * 1000);
      while (!collection.dropped && removeChunk(collection, index, cutoff) === CHUNK) {
        await server.store.durable();
      }
    }
  }
  await server.store.durable();
}

function removeChunk(collection: Collection, index: IndexEntry, cutoff: Date): number {
  const { start, end } = expiredRange(index, cutoff);
  const keys = collection.store.keys(start, end, CHUNK);
  for (const key of keys) {
    const recordId = recordIdAtEnd(key);
    const raw = collection.read(recordId);
    // a document with several dates has several keys and may already be gone
    if (raw) removeUnlessHeld(collection, recordId, raw);
    else collection.store.delete(key);
  }
  return keys.length;
}

/** Removes the document unless an open transaction has changed it. A later sweep then removes it. */
function removeUnlessHeld(collection: Collection, recordId: number, raw: Buffer): void {
  try {
    collection.remove(recordId, raw);
  } catch (error) {
    if (!isWriteConflict(error)) throw error;
  }
}

/** Range of keys with dates before the cutoff. In a descending index the bytes are inverted and the range is reversed. */
function expiredRange(index: IndexEntry, cutoff: Date): { start: Buffer; end: Buffer } {
  const low = Buffer.from([Rank.date]);
  const high = encodeKeyValue(cutoff, null);
  const { prefix } = index;
  if (!index.parts[0]!.descending) {
    return { start: Buffer.concat([prefix, low]), end: Buffer.concat([prefix, high]) };
  }
  return {
    start: Buffer.concat([prefix, successor(invert(high))!]),
    end: Buffer.concat([prefix, successor(invert(low))!]),
  };
}
