import { encodeValue } from '../codec';

/** True if two values have the same BSON bytes, with the same types and field order. */
export function identical(a: unknown, b: unknown): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  return Buffer.compare(encodeValue(a), encodeValue(b)) === 0;
}
