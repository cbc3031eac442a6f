import { ProtocolError } from './frames';
import { checkDocument, MalformedBson, readUInt32 } from './raw-bson';

const OP_REPLY = 1;
export const OP_QUERY = 2004;
export const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Bits 0-15 are "required". An unknown one must be refused (OP_MSG specification). */
const KNOWN_REQUIRED_BITS = CHECKSUM_PRESENT | MORE_TO_COME;

/** A request from the wire. `body` and the documents of `sequences` are views of the frame. */
export interface Request {
  requestId: number;
  opCode: number;
  /** True if the client wants no reply (unacknowledged write). */
  moreToCome: boolean;
  body: Buffer;
  sequences: Map<string, Buffer[]> | null;
  /** OP_QUERY only: the database of `db.$cmd`. */
  database: string | null;
}

export function parseRequest(frame: Buffer): Request {
  const opCode = frame.readInt32LE(12);
  try {
    if (opCode === OP_MSG) return parseMsg(frame);
    if (opCode === OP_QUERY) return parseQuery(frame);
  } catch (error) {
    if (error instanceof MalformedBson || error instanceof RangeError) {
      throw new ProtocolError(`malformed message: ${error.message}`);
    }
    throw error;
  }
  throw new ProtocolError(`unsupported opcode ${opCode}`);
}

function parseMsg(frame: Buffer): Request {
  const flags = frame.readUInt32LE(16);
  if ((flags & 0xffff & ~KNOWN_REQUIRED_BITS) !== 0)
    throw new ProtocolError(`unknown required flag bits ${flags}`);
  const end = flags & CHECKSUM_PRESENT ? frame.length - 4 : frame.length;
  let body: Buffer | null = null;
  let sequences: Map<string, Buffer[]> | null = null;
  let pos = 20;
  while (pos < end) {
    const kind = frame[pos]!;
    if (kind === 0) {
      if (body) throw new ProtocolError('more than one body section');
      const next = checkDocument(frame, pos + 1, end);
      body = frame.subarray(pos + 1, next);
      pos = next;
    } else if (kind === 1) {
      sequences ??= new Map();
      pos = parseSequence(frame, pos + 1, end, sequences);
    } else {
      throw new ProtocolError(`unknown section kind ${kind}`);
    }
  }
  if (!body) throw new ProtocolError('no body section');
  return {
    requestId: frame.readInt32LE(4),
    opCode: OP_MSG,
    moreToCome: (flags & MORE_TO_COME) !== 0,
    body,
    sequences,
    database: null,
  };
}

function parseSequence(frame: Buffer, start: number, limit: number, into: Map<string, Buffer[]>): number {
  if (start + 5 > limit) throw new ProtocolError('document sequence is cut short');
  const end = start + readUInt32(frame, start);
  if (end > limit || end < start + 5) throw new ProtocolError('document sequence length does not fit');
  const nameEnd = frame.indexOf(0, start + 4);
  if (nameEnd < 0 || nameEnd >= end) throw new ProtocolError('document sequence has no identifier');
  const name = frame.toString('latin1', start + 4, nameEnd);
  if (into.has(name)) throw new ProtocolError(`document sequence ${name} appears twice`);
  const documents: Buffer[] = [];
  let pos = nameEnd + 1;
  while (pos < end) {
    const next = checkDocument(frame, pos, end);
    documents.push(frame.subarray(pos, next));
    pos = next;
  }
  into.set(name, documents);
  return end;
}

function parseQuery(frame: Buffer): Request {
  const nameEnd = frame.indexOf(0, 20);
  if (nameEnd < 0) throw new ProtocolError('OP_QUERY without a collection name');
  const ns = frame.toString('utf8', 20, nameEnd);
  if (!ns.endsWith('.$cmd'))
    throw new ProtocolError('OP_QUERY is accepted for commands only (removed in MongoDB 5.1)');
  const start = nameEnd + 9;
  const next = checkDocument(frame, start, frame.length);
  return {
    requestId: frame.readInt32LE(4),
    opCode: OP_QUERY,
    moreToCome: false,
    body: frame.subarray(start, next),
    sequences: null,
    database: ns.slice(0, -5),
  };
}

let nextRequestId = 1;

/** Writes the header and section head of an OP_MSG reply with one body document of `documentBytes` bytes. */
export function writeMsgHead(out: Buffer, documentBytes: number, responseTo: number): void {
  out.writeInt32LE(21 + documentBytes, 0);
  out.writeInt32LE(nextRequestId++ | 0, 4);
  out.writeInt32LE(responseTo, 8);
  out.writeInt32LE(OP_MSG, 12);
  out.writeUInt32LE(0, 16);
  out[20] = 0;
}

export function msgReply(document: Uint8Array, responseTo: number): Buffer {
  const out = Buffer.allocUnsafe(21 + document.length);
  writeMsgHead(out, document.length, responseTo);
  out.set(document, 21);
  return out;
}

export function queryReply(document: Uint8Array, responseTo: number): Buffer {
  const out = Buffer.alloc(36 + document.length);
  out.writeInt32LE(out.length, 0);
  out.writeInt32LE(nextRequestId++ | 0, 4);
  out.writeInt32LE(responseTo, 8);
  out.writeInt32LE(OP_REPLY, 12);
  // responseFlags with AwaitCapable, like every server since 1.6
  out.writeInt32LE(8, 16);
  out.writeInt32LE(1, 32);
  out.set(document, 36);
  return out;
}
