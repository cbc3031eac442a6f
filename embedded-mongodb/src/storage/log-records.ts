/**
 * The changes of a group of writes as the log holds them, one after the other: operation (1 byte), length of the key
 * (2), length of the value (4), key, value.
 */
const PUT = 1;
const DELETE = 2;
const HEAD = 7;
const EMPTY = Buffer.alloc(0);

/** Changes that are not in the log yet. */
export class PendingRecords {
  private parts: Buffer[] = [];
  bytes = 0;

  put(key: Buffer, value: Buffer): void {
    this.add(PUT, key, value);
  }

  delete(key: Buffer): void {
    this.add(DELETE, key, EMPTY);
  }

  private add(op: number, key: Buffer, value: Buffer): void {
    const head = Buffer.allocUnsafe(HEAD + key.length);
    head[0] = op;
    head.writeUInt16LE(key.length, 1);
    head.writeUInt32LE(value.length, 3);
    head.set(key, HEAD);
    this.parts.push(head);
    this.bytes += head.length + value.length;
    // the caller may reuse its network buffer before the group is written
    if (value.length > 0) this.parts.push(Buffer.from(value));
  }

  /** All of them; none are left. */
  take(): { parts: Buffer[]; bytes: number } {
    const taken = { parts: this.parts, bytes: this.bytes };
    this.parts = [];
    this.bytes = 0;
    return taken;
  }
}

/** Carries out the changes of one group. */
export function replayRecords(
  payload: Buffer,
  put: (key: Buffer, value: Buffer) => void,
  remove: (key: Buffer) => void,
): void {
  let at = 0;
  while (at < payload.length) {
    const keyEnd = at + HEAD + payload.readUInt16LE(at + 1);
    const valueEnd = keyEnd + payload.readUInt32LE(at + 3);
    const key = payload.subarray(at + HEAD, keyEnd);
    // copied: lmdb-js asks V8 for the address of the whole backing store of what it is given
    if (payload[at] === PUT) put(key, Buffer.from(payload.subarray(keyEnd, valueEnd)));
    else remove(key);
    at = valueEnd;
  }
}
