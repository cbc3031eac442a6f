import { mongoError } from '../semantics/errors';
import { printValue } from '../semantics/print';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { Position } from './oplog';

/** `mark` stands for a moment without an event of its own. */
type TokenKind = 'mark' | 'event' | 'invalidate';

const KINDS: readonly TokenKind[] = ['mark', 'event', 'invalidate'];
const BYTES = 14;
const FORMAT = 0x82;

export function resumeToken({ time, index }: Position, kind: TokenKind): Document {
  const bytes = Buffer.alloc(BYTES);
  bytes[0] = FORMAT;
  bytes.writeBigUInt64BE(BigInt(time), 1);
  bytes.writeUInt32BE(index, 9);
  bytes[13] = KINDS.indexOf(kind);
  return docOf({ _data: bytes.toString('hex').toUpperCase() });
}

export function parseResumeToken(given: unknown): Position & { kind: TokenKind } {
  const data = isDocument(given) ? given._data : undefined;
  if (typeof data !== 'string') {
    throw mongoError(40647, `Bad resume token: _data of missing or of wrong type ${printValue(given)}`);
  }
  if (!/^(?:[0-9a-f]{2})*$/i.test(data))
    throw mongoError('FailedToParse', 'resume token string was not a valid hex string');
  const bytes = Buffer.from(data, 'hex');
  const kind = KINDS[bytes[13] ?? KINDS.length];
  if (bytes.length !== BYTES || bytes[0] !== FORMAT || kind === undefined)
    throw mongoError('InvalidResumeToken', 'Invalid resume token: it was not made by this server');
  return { time: Number(bytes.readBigUInt64BE(1)), index: bytes.readUInt32BE(9), kind };
}
