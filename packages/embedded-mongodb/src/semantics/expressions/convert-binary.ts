import { Binary } from 'bson';
import { mongoError } from '../errors';
import { toDouble, toExactInteger } from '../match/numbers';
import { isNumeric, typeName } from '../types';

/** `$convert` from and to binary data (MongoDB 8.0: text; since 8.1 also numbers). */

export interface BinaryOptions {
  format: string | undefined;
  subtype: number;
  bigEndian: boolean;
}

const FORMATS = new Set(['base64', 'base64url', 'utf8', 'hex', 'uuid', 'auto']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const failure = (message: string) => mongoError('ConversionFailure', message);

export function formatOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') {
    throw mongoError(4341114, `$convert requires that 'format' be a string, found: ${typeName(value)}`);
  }
  if (!FORMATS.has(value)) throw mongoError(4341125, `Invalid 'format' argument for $convert: ${value}`);
  return value;
}

export function isBigEndian(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'string') {
    throw mongoError(9130001, `$convert requires that 'byteOrder' be a string, found: ${typeName(value)}`);
  }
  if (value !== 'big' && value !== 'little') {
    throw mongoError(9130002, `Invalid 'byteOrder' argument for $convert: ${value}`);
  }
  return value === 'big';
}

export function subtypeOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (!isNumeric(value)) {
    throw mongoError(4341108, `In $convert, 'subtype' must be a number, found: ${typeName(value)}`);
  }
  const n = toExactInteger(value);
  if (n === undefined) throw mongoError(4341106, "In $convert, numeric 'subtype' argument is not an integer");
  const known = (n >= 0n && n <= 8n) || (n >= 128n && n <= 255n);
  if (!known) {
    throw mongoError(
      4341107,
      `In $convert, numeric value for 'subtype' does not correspond to a BinData type: ${n}`,
    );
  }
  return Number(n);
}

function requireFormat(format: string | undefined): string {
  if (format !== undefined) return format;
  throw mongoError(4341115, "Format must be specified when converting from or to 'binData' and 'string'");
}

/** Text or a number as bytes; undefined when the type cannot be converted. */
export function toBinary(value: unknown, { format, subtype, bigEndian }: BinaryOptions): Binary | undefined {
  if (value instanceof Binary) {
    if (value.sub_type === subtype) return value;
    throw failure('Conversions between differing binData subtypes are not supported');
  }
  if (typeof value === 'string') return new Binary(bytesOf(value, requireFormat(format), subtype), subtype);
  if (!isNumeric(value)) return undefined;
  const bytes = numberBytes(value);
  return bytes && new Binary(bigEndian ? bytes.reverse() : bytes, subtype);
}

function bytesOf(text: string, format: string, subtype: number): Buffer {
  const invalid = () =>
    failure(`Input '${text}' is not a valid ${format} string in $convert with no onError value`);
  const isUuid = subtype === Binary.SUBTYPE_UUID;
  if (format === 'auto' || (format === 'uuid') !== isUuid) {
    throw failure(
      isUuid
        ? `Only the UUID string format is supported for converting to the UUID binData subtype, found: ${format}`
        : `Only the UUID binData type is supported with format uuid; found: ${format}`,
    );
  }
  switch (format) {
    case 'uuid':
      if (!UUID.test(text)) throw invalid();
      return Buffer.from(text.replaceAll('-', ''), 'hex');
    case 'hex':
      if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) throw invalid();
      return Buffer.from(text, 'hex');
    case 'utf8':
      return Buffer.from(text);
    case 'base64url':
      if (!/^[\w-]*={0,2}$/.test(text)) throw invalid();
      return Buffer.from(text, 'base64url');
    default:
      if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalid();
      return Buffer.from(text, 'base64');
  }
}

function numberBytes(value: unknown): Buffer | undefined {
  const type = typeName(value);
  if (type === 'int') {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(toDouble(value) as number);
    return bytes;
  }
  const bytes = Buffer.alloc(8);
  if (type === 'long') bytes.writeBigInt64LE(toExactInteger(value) as bigint);
  else if (type === 'double') bytes.writeDoubleLE(toDouble(value) as number);
  else return undefined;
  return bytes;
}

export function binaryText(value: Binary, format: string | undefined): string {
  const bytes = Buffer.from(value.buffer.subarray(0, value.position));
  const isUuid = value.sub_type === Binary.SUBTYPE_UUID;
  switch (requireFormat(format)) {
    case 'auto':
      return isUuid ? uuidText(bytes) : bytes.toString('base64');
    case 'uuid':
      if (!isUuid) throw failure('Only the UUID binData type is supported with format uuid');
      return uuidText(bytes);
    case 'hex':
      return bytes.toString('hex').toUpperCase();
    case 'utf8':
      return utf8Text(bytes);
    case 'base64url':
      return bytes.toString('base64url');
    default:
      return bytes.toString('base64');
  }
}

function uuidText(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function utf8Text(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw failure('BinData does not represent a valid UTF-8 string in $convert with no onError value');
  }
}

/** A whole number of one, two, four or eight bytes. */
export function binaryInteger(value: Binary, bigEndian: boolean, largest: number): bigint | undefined {
  const bytes = orderedBytes(value, bigEndian);
  if (![1, 2, 4, 8].includes(bytes.length) || bytes.length > largest) return undefined;
  return bytes.length === 8 ? bytes.readBigInt64LE() : BigInt(bytes.readIntLE(0, bytes.length));
}

export function binaryDouble(value: Binary, bigEndian: boolean): number | undefined {
  const bytes = orderedBytes(value, bigEndian);
  if (bytes.length === 8) return bytes.readDoubleLE();
  return bytes.length === 4 ? bytes.readFloatLE() : undefined;
}

function orderedBytes(value: Binary, bigEndian: boolean): Buffer {
  const bytes = Buffer.from(value.buffer.subarray(0, value.position));
  return bigEndian ? bytes.reverse() : bytes;
}
