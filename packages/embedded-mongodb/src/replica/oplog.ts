import { decode, encode } from '../semantics/codec';
import { type Document, docOf } from '../semantics/values';
import type { KeyValueStore } from '../storage/key-value-store';
import { spacePrefix } from '../storage/spaces';
import type { ClusterTime } from './clock';

/** Out of the catalog's reach: it counts upwards from 1. */
const SPACE = 0x7fff_fffe;
const KEY_BYTES = 16;
/** What is kept; a change stream that resumes from before it learns that its history is lost. */
const MAX_ENTRIES = 100_000;
const MAX_BYTES = 256 * 1024 * 1024;
const TRIM = 1000;
const TRIM_BYTES = 4 * 1024 * 1024;

export interface Position {
  time: ClusterTime;
  /** Among the changes of one transaction. */
  index: number;
}

export interface LogEntry extends Position {
  change: Document;
}

/** Every change in order, in the durable store beside the data: a change and its entry become durable together. */
export class Oplog {
  private readonly prefix = spacePrefix(SPACE);
  private readonly end = spacePrefix(SPACE + 1);
  private entries: number;
  private bytes = 0;
  /** Changes up to this moment may have been trimmed. */
  trimmedTo: ClusterTime = 0;

  constructor(private readonly store: KeyValueStore) {
    this.entries = store.count(this.prefix, this.end);
    this.bytes = store.bytes(this.prefix, this.end);
    const [first] = store.keys(this.prefix, this.end, 1);
    if (first) this.trimmedTo = positionOf(first).time - 1;
  }

  private key({ time, index }: Position): Buffer {
    const key = Buffer.allocUnsafe(KEY_BYTES);
    key.set(this.prefix, 0);
    key.writeBigUInt64BE(BigInt(time), 4);
    key.writeUInt32BE(index, 12);
    return key;
  }

  get last(): ClusterTime {
    const [key] = this.store.keysReverse(this.prefix, this.end, 1);
    return key ? positionOf(key).time : 0;
  }

  append(position: Position, change: Document): void {
    const bytes = encode(docOf(change));
    const value = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.store.put(this.key(position), value);
    this.entries++;
    this.bytes += value.length;
    if (this.entries > MAX_ENTRIES || this.bytes > MAX_BYTES) this.trim();
  }

  private trim(): void {
    for (const { key, value } of this.store.entries(this.prefix, this.end, TRIM, TRIM_BYTES)) {
      this.store.delete(key);
      this.entries--;
      this.bytes = Math.max(0, this.bytes - value.length);
      this.trimmedTo = positionOf(key).time;
    }
  }

  has(position: Position): boolean {
    return this.store.has(this.key(position));
  }

  /** Entries behind a position. */
  after(position: Position, limit: number): LogEntry[] {
    const start = Buffer.concat([this.key(position), Buffer.from([0])]);
    return this.store
      .entries(start, this.end, limit, 4 * 1024 * 1024)
      .map(({ key, value }) => ({ ...positionOf(key), change: decode(value) }));
  }
}

function positionOf(key: Buffer): Position {
  return { time: Number(key.readBigUInt64BE(4)), index: key.readUInt32BE(12) };
}
