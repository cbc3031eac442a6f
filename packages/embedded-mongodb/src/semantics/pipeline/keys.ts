import { Decimal128, ObjectId } from 'bson';
import { encodeValue } from '../codec';
import type { Collation } from '../collation';
import { compareNumbers } from '../compare';
import { parseDecimal } from '../decimal';
import { toDouble } from '../match/numbers';
import { isNumeric } from '../types';
import { isDocument, keysOf } from '../values';

/**
 * A text that is the same for values that compare equal. Numbers of all types compare by value, strings by the collation.
 * Used to group, look up and deduplicate in constant time.
 */
export function valueKey(value: unknown, collation: Collation | null): string {
  switch (typeof value) {
    case 'string':
      return `s${collation ? collation.key(value) : value}`;
    case 'number':
      return `n${value === 0 ? 0 : value}`;
    case 'boolean':
      return value ? 'T' : 'F';
    case 'undefined':
      return 'M';
    case 'bigint':
      return numberKey(value);
    default:
      return value === null ? 'N' : objectKey(value as object, collation);
  }
}

function objectKey(value: object, collation: Collation | null): string {
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof Date) return `t${value.getTime()}`;
  if (Array.isArray(value)) {
    return `[${value.map((item) => framed(valueKey(item, collation))).join('')}]`;
  }
  if (isDocument(value)) {
    const fields = keysOf(value).map((name) => framed(name) + framed(valueKey(value[name], collation)));
    return `{${fields.join('')}}`;
  }
  if (isNumeric(value)) return numberKey(value);
  return `b${Buffer.from(encodeValue(value)).toString('latin1')}`;
}

/** Adds the length in front, so that texts with separators are unambiguous. */
function framed(text: string): string {
  return `${text.length}:${text}`;
}

function numberKey(value: unknown): string {
  const n = toDouble(value) as number;
  if (n === 0) return 'n0';
  if (Number.isNaN(n) || compareNumbers(value, n) === 0) return `n${n}`;
  if (!(value instanceof Decimal128)) return `l${String(value)}`;
  const { negative, digits, exponent } = parseDecimal(value);
  const text = digits.toString().replace(/0+$/, '');
  const zeros = digits.toString().length - text.length;
  if (exponent + zeros >= 0 && exponent + zeros < 20)
    return `l${negative ? '-' : ''}${text}${'0'.repeat(exponent + zeros)}`;
  return `d${negative ? '-' : ''}${text}e${exponent + zeros}`;
}
