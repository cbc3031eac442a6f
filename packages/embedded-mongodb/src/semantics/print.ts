import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { BsonUndefined, DBPointer, isDocument, keysOf } from './values';

const MAX_SHOWN = 2000;

function double(n: number): string {
  if (Number.isNaN(n)) return 'nan';
  if (!Number.isFinite(n)) return n > 0 ? 'inf' : '-inf';
  return Number.isInteger(n) && Math.abs(n) < 1e16 ? n.toFixed(1) : String(n);
}

function leaf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return (value | 0) === value ? String(value) : double(value);
  if (value instanceof Double) return double(value.value);
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Date(invalid)' : `new Date(${value.getTime()})`;
  }
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Decimal128) return value.toString();
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`;
  if (value instanceof Binary) {
    return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  }
  if (value instanceof MinKey) return 'MinKey';
  if (value instanceof MaxKey) return 'MaxKey';
  if (value instanceof BsonUndefined) return 'undefined';
  if (value instanceof BSONSymbol) return JSON.stringify(value.value);
  if (value instanceof Code) return value.code;
  if (value instanceof DBPointer) return `DBRef('${value.namespace}', ${value.id.toHexString()})`;
  return String(value);
}

function print(value: unknown, depth: number): string {
  if (depth > 20) return '...';
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[ ${value.map((item) => print(item, depth + 1)).join(', ')} ]`;
  }
  if (!isDocument(value)) return leaf(value);
  const names = keysOf(value);
  if (names.length === 0) return '{}';
  return `{ ${names.map((name) => `${name}: ${print(value[name], depth + 1)}`).join(', ')} }`;
}

/** Formats a value as MongoDB does in error messages, truncated to a length that suits a log. */
export function printValue(value: unknown): string {
  const text = print(value, 0);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
}
