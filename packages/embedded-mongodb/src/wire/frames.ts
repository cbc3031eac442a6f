import { MAX_MESSAGE_BYTES } from '../server/limits';

export class ProtocolError extends Error {}

const HEADER = 16;

/**
 * Cuts a byte stream into messages. It checks a declared length before waiting for its bytes, and its memory grows with the
 * bytes received, not with those announced.
 */
export class FrameReader {
  private chunks: Buffer[] = [];
  private buffered = 0;
  private needed = HEADER;

  /** Adds a chunk and calls `onFrame` with each complete message. The given buffer may be kept. */
  push(chunk: Buffer, onFrame: (frame: Buffer) => void): void {
    let data = chunk;
    if (this.buffered > 0) {
      this.chunks.push(chunk);
      this.buffered += chunk.length;
      if (this.buffered < this.needed) return;
      data = Buffer.concat(this.chunks, this.buffered);
      this.chunks = [];
      this.buffered = 0;
    }
    let pos = 0;
    while (data.length - pos >= HEADER) {
      const length = checkedLength(data.readInt32LE(pos));
      if (data.length - pos < length) {
        this.keep(data.subarray(pos), length);
        return;
      }
      onFrame(data.subarray(pos, pos + length));
      pos += length;
    }
    if (pos < data.length) this.keep(data.subarray(pos), HEADER);
  }

  private keep(rest: Buffer, needed: number): void {
    this.chunks = [rest];
    this.buffered = rest.length;
    this.needed = needed;
  }
}

function checkedLength(length: number): number {
  if (length < HEADER || length > MAX_MESSAGE_BYTES) {
    throw new ProtocolError(`message length ${length} is outside ${HEADER}..${MAX_MESSAGE_BYTES}`);
  }
  return length;
}
