import { Binary } from 'bson';
import { mongoError } from '../errors';
import { printValue } from '../print';
import { isNumeric } from '../types';
import { fitsLong, toDouble, toExactInteger } from './numbers';
import type { Predicate } from './path';

export type BitsOperator = '$bitsAllSet' | '$bitsAllClear' | '$bitsAnySet' | '$bitsAnyClear';

function positionsOf(operator: string, argument: unknown): number[] {
  if (Array.isArray(argument)) return argument.map((item, i) => positionOf(item, i));
  if (argument instanceof Binary) return positionsOfBytes(argument.buffer.subarray(0, argument.position));
  if (!isNumeric(argument)) {
    throw mongoError(
      'BadValue',
      `${operator} takes an Array, a number, or a BinData but received: ${operator}: ${printValue(argument)}`,
    );
  }
  const mask = toExactInteger(argument);
  if (mask === undefined || !fitsLong(mask)) {
    const n = toDouble(argument) as number;
    const what =
      Number.isFinite(n) && mask === undefined
        ? 'an integer'
        : 'an integer, but cannot represent as a 64-bit integer';
    throw mongoError('FailedToParse', `Expected ${what}: ${operator}: ${printValue(argument)}`);
  }
  if (mask < 0n) {
    throw mongoError(
      'FailedToParse',
      `Expected a non-negative number in: ${operator}: ${printValue(argument)}`,
    );
  }
  const positions: number[] = [];
  for (let i = 0; i < 63; i++) if ((mask >> BigInt(i)) & 1n) positions.push(i);
  return positions;
}

function positionOf(item: unknown, at: number): number {
  if (!isNumeric(item)) {
    throw mongoError(
      'BadValue',
      `Failed to parse bit position. Expected a number in: ${at}: ${printValue(item)}`,
    );
  }
  const position = toExactInteger(item);
  if (position === undefined || position > 0x7fffffffn || position < -0x80000000n) {
    throw mongoError(
      'BadValue',
      `Failed to parse bit position. Expected an integer: ${at}: ${printValue(item)}`,
    );
  }
  if (position < 0n) {
    throw mongoError(
      'BadValue',
      `Failed to parse bit position. Expected a non-negative number in: ${at}: ${printValue(item)}`,
    );
  }
  return Number(position);
}

function positionsOfBytes(bytes: Uint8Array): number[] {
  const positions: number[] = [];
  bytes.forEach((byte, i) => {
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) positions.push(i * 8 + bit);
  });
  return positions;
}

function bitOfNumber(n: bigint, position: number): boolean {
  return ((n >> BigInt(Math.min(position, 63))) & 1n) === 1n;
}

/** A reader of bits: numbers are two's complement and sign-extended, binary data is zero past its end. */
function bitReader(value: unknown): ((position: number) => boolean) | undefined {
  if (value instanceof Binary) {
    return (position) =>
      position < value.position * 8 &&
      (((value.buffer[position >> 3] as number) >> (position & 7)) & 1) === 1;
  }
  if (!isNumeric(value)) return undefined;
  const n = toExactInteger(value);
  if (n === undefined || !fitsLong(n)) return undefined;
  return (position) => bitOfNumber(n, position);
}

/** `$bitsAllSet` and its three sisters. */
export function bitsPredicate(operator: BitsOperator, argument: unknown): Predicate {
  const positions = positionsOf(operator, argument);
  const wanted = operator.endsWith('Set');
  const any = operator.startsWith('$bitsAny');
  return (value) => {
    const bit = bitReader(value);
    if (!bit) return false;
    return any
      ? positions.some((position) => bit(position) === wanted)
      : positions.every((position) => bit(position) === wanted);
  };
}
