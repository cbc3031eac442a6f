import { RECORD_HEAD } from './wal';

/**
 * Format of a group's changes in the log. Each has an operation (1 byte), the length of the key (2), the length of the value
 * (4), the key and the value. The key of a cleared space is its prefix.
 */
const PUT = 1;
const DELETE = 2;
const CLEAR = 3;
const CHANGE_HEAD = 7;
const EMPTY = Buffer.alloc(0);
const LEAST_ROOM = 64 * 1024;
const MOST_GROWTH = 4 * 1024 * 1024;
/** Limit beyond which the buffer of a bulk is not kept for the next group. */
const MOST_ROOM_KEPT = 1024 * 1024;

export class PendingRecords {
  private record = Buffer.allocUnsafeSlow(LEAST_ROOM);
  private end = RECORD_HEAD;

  get empty(): boolean {
    return this.end === RECORD_HEAD;
  }

  /** Copies the value, because the caller may reuse its network buffer. The result is valid until the next call. */
  put(key: Buffer, value: Buffer): Buffer {
    this.add(PUT, key, value);
    return value.length === 0 ? EMPTY : this.record.subarray(this.end - value.length, this.end);
  }

  delete(key: Buffer): void {
    this.add(DELETE, key, EMPTY);
  }

  putIndexKey(prefix: Buffer, name: string): void {
    this.addText(PUT, prefix, name);
  }

  deleteIndexKey(prefix: Buffer, name: string): void {
    this.addText(DELETE, prefix, name);
  }

  clearSpace(prefix: Buffer): void {
    this.add(CLEAR, prefix, EMPTY);
  }

  private add(op: number, key: Buffer, value: Buffer): void {
    let at = this.end;
    this.reserve(at + CHANGE_HEAD + key.length + value.length);
    const { record } = this;
    record[at] = op;
    record.writeUInt16LE(key.length, at + 1);
    record.writeUInt32LE(value.length, at + 3);
    at += CHANGE_HEAD;
    record.set(key, at);
    at += key.length;
    if (value.length > 0) record.set(value, at);
    this.end = at + value.length;
  }

  private addText(op: number, prefix: Buffer, name: string): void {
    const at = this.end;
    const length = prefix.length + name.length;
    this.reserve(at + CHANGE_HEAD + length);
    const { record } = this;
    record[at] = op;
    record[at + 1] = length & 255;
    record[at + 2] = length >> 8;
    record.writeUInt32LE(0, at + 3);
    record.set(prefix, at + CHANGE_HEAD);
    record.write(name, at + CHANGE_HEAD + prefix.length, 'latin1');
    this.end = at + CHANGE_HEAD + length;
  }

  private reserve(bytes: number): void {
    if (bytes <= this.record.length) return;
    const grown = Buffer.allocUnsafeSlow(
      Math.max(bytes, this.record.length + Math.min(this.record.length, MOST_GROWTH)),
    );
    this.record.copy(grown, RECORD_HEAD, RECORD_HEAD, this.end);
    this.record = grown;
  }

  /** Removes all changes and returns them as a record with an empty head, which must be written before the next put. */
  take(): Buffer {
    const taken = this.record.subarray(0, this.end);
    if (this.record.length > MOST_ROOM_KEPT) this.record = Buffer.allocUnsafeSlow(LEAST_ROOM);
    this.end = RECORD_HEAD;
    return taken;
  }
}

export interface RecordTarget {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
  clear(prefix: Buffer): void;
}

export function replayRecords(payload: Buffer, target: RecordTarget): void {
  let at = 0;
  while (at < payload.length) {
    const keyEnd = at + CHANGE_HEAD + payload.readUInt16LE(at + 1);
    const valueEnd = keyEnd + payload.readUInt32LE(at + 3);
    const key = payload.subarray(at + CHANGE_HEAD, keyEnd);
    if (payload[at] === PUT) target.put(key, payload.subarray(keyEnd, valueEnd));
    else if (payload[at] === CLEAR) target.clear(key);
    else target.remove(key);
    at = valueEnd;
  }
}
