// The order of BSON values, implemented a second time as plainly as possible. The property test compares the server with
// this model, so nothing here may come from src/.
// https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/
import { ObjectId } from 'bson';

export type Value = unknown;
export type Fields = { [name: string]: Value };
export type CompareText = (a: string, b: string) => number;

export const byBytes: CompareText = (a, b) => Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));
const secondary = new Intl.Collator('en', { sensitivity: 'accent' });
/** Compares by the collation {locale: 'en', strength: 2}. */
export const withoutCase: CompareText = (a, b) => Math.sign(secondary.compare(a, b));

export function isFields(value: Value): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The rank of a type. Values of different rank are never equal and never in each other's range. */
export function rank(value: Value): number {
  if (value === undefined || value === null) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  if (Array.isArray(value)) return 5;
  if (value instanceof ObjectId) return 7;
  if (typeof value === 'boolean') return 8;
  if (value instanceof Date) return 9;
  return 4;
}

function compareLists(a: Value[], b: Value[], text: CompareText): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compare(a[i], b[i], text);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

function compareFields(a: Fields, b: Fields, text: CompareText): number {
  const [left, right] = [Object.entries(a), Object.entries(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const [nameA, valueA] = left[i]!;
    const [nameB, valueB] = right[i]!;
    const order = rank(valueA) - rank(valueB) || byBytes(nameA, nameB) || compare(valueA, valueB, text);
    if (order !== 0) return Math.sign(order);
  }
  return Math.sign(left.length - right.length);
}

export function compare(a: Value, b: Value, text: CompareText): number {
  const types = rank(a) - rank(b);
  if (types !== 0) return Math.sign(types);
  if (typeof a === 'number') return Math.sign(a - (b as number));
  if (typeof a === 'string') return text(a, b as string);
  if (Array.isArray(a)) return compareLists(a, b as Value[], text);
  if (a instanceof ObjectId) return byBytes(a.toHexString(), (b as ObjectId).toHexString());
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (a instanceof Date) return Math.sign(a.getTime() - (b as Date).getTime());
  return isFields(a) ? compareFields(a, b as Fields, text) : 0;
}
