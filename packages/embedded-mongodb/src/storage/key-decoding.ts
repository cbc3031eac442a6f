import { Rank } from './key-encoding';

/** Reads the keys that key-encoding.ts writes, both the ends of fields and (for explain) their values. */

/** The bytes of a key from an offset on, inverted for a descending field. */
class KeyReader {
  constructor(
    private readonly key: Uint8Array,
    private readonly inverted: boolean,
  ) {}

  byte(at: number): number {
    const byte = this.key[at] ?? 0;
    return this.inverted ? ~byte & 0xff : byte;
  }

  /** Offset after the value at `at`. */
  end(at: number): number {
    return this.bodyEnd(this.byte(at), at + 1);
  }

  private bodyEnd(rank: number, at: number): number {
    switch (rank) {
      case Rank.number:
        return this.byte(at + 8) === 0 ? at + 9 : at + 17;
      case Rank.string:
      case Rank.code:
        return this.escapedEnd(at);
      case Rank.objectId:
        return at + 12;
      case Rank.date:
      case Rank.timestamp:
        return at + 8;
      case Rank.boolean:
        return at + 1;
      case Rank.object:
        return this.objectEnd(at);
      case Rank.array:
        return this.arrayEnd(at);
      case Rank.binary:
        return at + 5 + this.uint32(at);
      case Rank.regex:
        return this.escapedEnd(this.escapedEnd(at));
      case Rank.dbPointer:
        return this.escapedEnd(at) + 12;
      case Rank.codeWithScope:
        return this.objectEnd(this.escapedEnd(at));
      default:
        return at;
    }
  }

  uint32(at: number): number {
    return this.byte(at) * 2 ** 24 + (this.byte(at + 1) << 16) + (this.byte(at + 2) << 8) + this.byte(at + 3);
  }

  private escapedEnd(start: number): number {
    let at = start;
    while (at < this.key.length) {
      if (this.byte(at) !== 0) at += 1;
      else if (this.byte(at + 1) === 0) return at + 2;
      else at += 2;
    }
    return at;
  }

  private objectEnd(start: number): number {
    let at = start;
    while (at < this.key.length && this.byte(at) !== 0) {
      const rank = this.byte(at++);
      while (at < this.key.length && this.byte(at) !== 0) at++;
      at = this.bodyEnd(rank, at + 1);
    }
    return at + 1;
  }

  private arrayEnd(start: number): number {
    let at = start;
    while (at < this.key.length && this.byte(at) !== 0) at = this.end(at);
    return at + 1;
  }
}

/** Offset after the field that starts at `at`. Past the end of the key if it was shortened. */
export function fieldEnd(key: Uint8Array, at: number, inverted: boolean): number {
  return new KeyReader(key, inverted).end(at);
}

const NAMES: Record<number, string> = {
  [Rank.minKey]: 'MinKey',
  [Rank.undefined]: 'undefined',
  [Rank.null]: 'null',
  [Rank.maxKey]: 'MaxKey',
};
/** Bounds of types as MongoDB writes them, if it does. A bound is a rank alone or the byte after it. */
const TYPE_BOUNDS: Record<number, string> = {
  [Rank.number + 1]: 'inf.0',
  [Rank.string + 1]: '{}',
  [Rank.date]: 'new Date(-9223372036854775808)',
  [Rank.date + 1]: 'new Date(9223372036854775807)',
  [Rank.boolean]: 'false',
  [Rank.boolean + 1]: 'true',
};

/** True for a bound just after a value. An interval that starts there excludes the value, and one that ends there includes it. */
export function isJustAfter(key: Buffer): boolean {
  if (key[0] === Rank.number) return key.length === 10 && key[9] === 1;
  return key[0] === Rank.string && key.length > 2 && key.at(-1) === 1 && key.at(-2) === 0;
}

/** Formats the value of an ascending field's key for readers. Types that are rare in an index appear in hexadecimal. */
export function keyText(key: Buffer): string {
  const rank = key[0] ?? 0;
  const body = key.subarray(1);
  const bound = body.length === 0 ? TYPE_BOUNDS[rank] : undefined;
  if (bound !== undefined) return bound;
  switch (rank) {
    case Rank.number:
      return numberText(body);
    case Rank.string:
      return JSON.stringify(escapedText(body));
    case Rank.objectId:
      return body.length === 12 ? `ObjectId('${body.toString('hex')}')` : key.toString('hex');
    case Rank.boolean:
      return body[0] === 1 ? 'true' : 'false';
    case Rank.date:
      return body.length === 8 ? dateText(body) : key.toString('hex');
    default:
      return NAMES[rank] ?? key.toString('hex');
  }
}

/** The double just below or equal to the number, which is accurate enough for display. */
function numberText(body: Buffer): string {
  if (body.length < 8) return 'nan.0';
  // the bound that excludes NaN
  if (body.subarray(0, 8).every((byte) => byte === 0)) return body[8] === 0 ? 'nan.0' : '-inf.0';
  const bits = Buffer.from(body.subarray(0, 8));
  if (bits[0]! & 0x80) bits[0]! &= 0x7f;
  else for (let i = 0; i < 8; i++) bits[i] = ~bits[i]! & 0xff;
  const n = bits.readDoubleBE();
  return Number.isInteger(n) ? `${n}.0` : String(n);
}

function dateText(body: Buffer): string {
  const high = (body.readUInt32BE(0) ^ 0x80000000) | 0;
  return `new Date(${high * 2 ** 32 + body.readUInt32BE(4)})`;
}

function escapedText(body: Buffer): string {
  const bytes: number[] = [];
  for (let i = 0; i < body.length; i++) {
    if (body[i] === 0 && body[i + 1] !== 0xff) break;
    bytes.push(body[i]!);
    if (body[i] === 0) i++;
  }
  return Buffer.from(bytes).toString('utf8');
}
