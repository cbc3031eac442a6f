import type { Database } from 'lmdb';
import { RECORD_ID_BYTES, recordIdAtEnd, recordKey, spacePrefix } from './spaces';

const EMPTY = Buffer.alloc(0);
/** Values of so many bytes lie six or fewer to a page when they are packed. */
const LARGE = 2400;
/** Below this the empty entry does harm. In between it stays as it is. */
const SMALL = 1200;
/** Puts after which the empty entry is set anew. */
const STAYS = 32;

interface Tail {
  key: Buffer | null;
  /** The empty entry's number; the next one gets a lower one. */
  number: number;
  puts: number;
}

/**
 * When entries come at the end, LMDB cuts a full page so that its last entry goes to the new page (mdb_page_split): of three
 * large documents that fit, two stay. An empty entry behind the last document makes the new one come in the middle, and
 * the page is cut before it. For many small entries that would cut pages in half. Now and then a cut leaves the empty
 * entry as the first of its page, where it is of no use: so it is set anew, each time below the one before. Its key is
 * in the next space, which belongs to an index and so holds nothing else in this tree; it may be missing.
 */
export class PackedTails {
  private readonly tails = new Map<number, Tail>();

  constructor(private readonly tree: Database<Buffer, Buffer>) {}

  /** To be called before a value of so many bytes is put. */
  prepare(key: Buffer, bytes: number): void {
    if (bytes < LARGE && bytes >= SMALL) return;
    const space = key.readUInt32BE(0);
    let tail = this.tails.get(space);
    if (!tail) {
      tail = this.find(space);
      this.tails.set(space, tail);
    }
    if (bytes < SMALL) this.remove(tail);
    else if (!tail.key || ++tail.puts > STAYS) this.renew(space, tail);
  }

  private find(space: number): Tail {
    const range = { start: spacePrefix(space + 1), end: spacePrefix(space + 2), limit: 1 };
    for (const key of this.tree.getKeys(range)) return { key, number: recordIdAtEnd(key), puts: 0 };
    return { key: null, number: 2 ** (8 * RECORD_ID_BYTES) - 1, puts: 0 };
  }

  private renew(space: number, tail: Tail): void {
    this.remove(tail);
    tail.number--;
    tail.puts = 0;
    tail.key = recordKey(space + 1, tail.number);
    this.tree.put(tail.key, EMPTY);
  }

  private remove(tail: Tail): void {
    if (tail.key) this.tree.remove(tail.key);
    tail.key = null;
  }

  /** Forgets what may not be committed. */
  reset(): void {
    this.tails.clear();
  }
}
