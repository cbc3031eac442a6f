import { Binary, Decimal128, Double, ObjectId, Timestamp } from 'bson';
import { integerValue, toDecimal, Width, widthOf } from '../arithmetic';
import { makeDecimal } from '../decimal';
import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { toDouble, truncateToLong } from '../match/numbers';
import { BsonType, bsonType, isNullish, isNumeric, typeName, typeNameOf } from '../types';
import { isDocument } from '../values';
import { compileExpression } from './compile';
import { type Expr, fold, type OperatorDef, type OperatorTable, type Scope } from './core';
import { parseDate } from './date-format';
import { dateText } from './date-text';
import { requireFields } from './fields';
import { numberText } from './number-text';
import { instantOf } from './timezone';
import { truthy } from './truth';

function failure(message: string): Error {
  return mongoError('ConversionFailure', message);
}

const unsupported = (value: unknown, to: string) =>
  failure(`Unsupported conversion from ${typeName(value)} to ${to} in $convert with no onError value`);

const unparsable = (text: string, to: string, why: string) =>
  failure(`Failed to parse number '${text}' in $convert with no onError value: ${why} (${to})`);

function toInteger(value: unknown, width: number, to: string): unknown {
  if (typeof value === 'boolean') return width === Width.int ? Number(value) : BigInt(value);
  if (typeof value === 'string') return parseInteger(value, width, to);
  if (value instanceof Date && width === Width.long) return BigInt(value.getTime());
  if (!isNumeric(value)) throw unsupported(value, to);
  const n = toDouble(value) as number;
  if (Number.isNaN(n))
    throw failure(`Attempt to convert NaN value to integer type in $convert with no onError value`);
  if (!Number.isFinite(n))
    throw failure(`Attempt to convert infinity value to integer type in $convert with no onError value`);
  const whole = truncateToLong(value);
  const result = whole === undefined ? undefined : integerValue(whole, width, 'undefined');
  if (result === undefined || (width === Width.int && typeof result === 'bigint')) {
    throw failure(
      'Conversion would overflow target type in $convert with no onError value: '.concat(numberText(value)),
    );
  }
  return width === Width.long ? BigInt(result as number) : result;
}

function parseInteger(text: string, width: number, to: string): unknown {
  if (!/^[+-]?\d+$/.test(text)) throw unparsable(text, to, 'Did not consume whole string.');
  const n = BigInt(text.replace('+', ''));
  const result = integerValue(n, width, 'undefined');
  if (result === undefined || (width === Width.int && typeof result === 'bigint'))
    throw unparsable(text, to, 'Out of range');
  return width === Width.long ? n : result;
}

const NUMBER_TEXT = /^[+-]?(?:\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i;

function toDoubleValue(value: unknown): unknown {
  if (typeof value === 'boolean') return new Double(Number(value));
  if (value instanceof Date) return doubleValue(value.getTime());
  if (typeof value === 'string') {
    if (!NUMBER_TEXT.test(value))
      throw unparsable(value, 'double', value === '' ? 'Empty string' : 'Did not consume whole string.');
    const n = Number(value.replace(/^([+-]?)inf(inity)?$/i, '$1Infinity'));
    if (!Number.isFinite(n) && !/inf|nan/i.test(value)) throw unparsable(value, 'double', 'Out of range');
    return doubleValue(n);
  }
  if (!isNumeric(value)) throw unsupported(value, 'double');
  const n = toDouble(value) as number;
  if (value instanceof Decimal128 && !Number.isFinite(n) && toDecimal(value).kind === 'finite') {
    throw failure(`Conversion would overflow target type in $convert with no onError value: ${value}`);
  }
  return doubleValue(n);
}

function toDecimalValue(value: unknown): unknown {
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  if (typeof value === 'string') {
    if (!NUMBER_TEXT.test(value))
      throw unparsable(value, 'decimal', value === '' ? 'Empty string' : 'Failed to parse string to decimal');
    return Decimal128.fromStringWithRounding(value);
  }
  if (!isNumeric(value)) throw unsupported(value, 'decimal');
  return value instanceof Decimal128 ? value : makeDecimal(toDecimal(value));
}

function toDate(value: unknown): unknown {
  if (value instanceof Date) return value;
  if (value instanceof Timestamp || value instanceof ObjectId) return new Date(instantOf(value));
  if (typeof value === 'string') return new Date(parseDate(value, undefined));
  const width = widthOf(value);
  if (width === undefined || width === Width.int) throw unsupported(value, 'date');
  const ms = truncateToLong(value);
  const date = new Date(Number(ms));
  if (ms === undefined || Number.isNaN(date.getTime()))
    throw failure(
      'Conversion would overflow target type in $convert with no onError value: '.concat(numberText(value)),
    );
  return date;
}

function toObjectId(value: unknown): unknown {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (!/^[0-9a-f]{24}$/i.test(value)) {
    throw failure(
      `Failed to parse objectId '${value}' in $convert with no onError value: Invalid string length for parsing to OID, expected 24 but found ${value.length}`,
    );
  }
  return ObjectId.createFromHexString(value);
}

function toText(value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumeric(value)) return numberText(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return dateText(value);
  if (value instanceof Binary && value.sub_type === Binary.SUBTYPE_UUID && value.position === 16)
    return value.toUUID().toHexString();
  throw unsupported(value, 'string');
}

const toBool = (value: unknown) => (isNumeric(value) || typeof value === 'boolean' ? truthy(value) : true);

const CONVERTERS = new Map<number, (value: unknown) => unknown>([
  [BsonType.double, toDoubleValue],
  [BsonType.string, toText],
  [BsonType.objectId, toObjectId],
  [BsonType.bool, toBool],
  [BsonType.date, toDate],
  [BsonType.int, (value) => toInteger(value, Width.int, 'int')],
  [BsonType.long, (value) => toInteger(value, Width.long, 'long')],
  [BsonType.decimal, toDecimalValue],
]);

const ALIASES: Record<string, number> = BsonType;

function targetType(to: unknown): number {
  if (typeof to === 'string') {
    const type = ALIASES[to];
    if (type === undefined || to === 'missing') throw mongoError('BadValue', `Unknown type name: ${to}`);
    return type;
  }
  if (!isNumeric(to))
    throw mongoError(
      'FailedToParse',
      `$convert's 'to' argument must be a string or number, but is ${typeName(to)}`,
    );
  const n = toDouble(to) as number;
  if (!Number.isInteger(n))
    throw mongoError('FailedToParse', "In $convert, numeric 'to' argument is not an integer");
  if (typeNameOf(n) === 'unknown')
    throw mongoError(
      'FailedToParse',
      `In $convert, numeric value for 'to' does not correspond to a BSON type: ${n}`,
    );
  return n;
}

function convert(value: unknown, type: number): unknown {
  const converter = CONVERTERS.get(type);
  if (!converter) {
    if (bsonType(value) === type) return value;
    throw unsupported(value, typeNameOf(type));
  }
  return converter(value);
}

function compileConvert(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument))
    throw mongoError(
      'FailedToParse',
      `$convert expects an object of named arguments but found: ${typeName(argument)}`,
    );
  requireFields(
    '$convert',
    argument,
    [
      ['input', 9],
      ['to', 9],
    ],
    ['onError', 'onNull'],
    9,
  );
  const input = compileExpression(argument.input, scope);
  const to = compileExpression(argument.to, scope);
  const onError = 'onError' in argument ? compileExpression(argument.onError, scope) : undefined;
  const onNull = 'onNull' in argument ? compileExpression(argument.onNull, scope) : undefined;
  const expr: Expr = {
    eval(context) {
      const target = to.eval(context);
      const value = input.eval(context);
      if (isNullish(value)) return onNull ? onNull.eval(context) : null;
      if (isNullish(target)) return null;
      const type = targetType(target);
      try {
        return convert(value, type);
      } catch (error) {
        if (!onError || (error as { code?: number }).code !== 241) throw error;
        return onError.eval(context);
      }
    },
  };
  return fold(
    expr,
    [input, to, onError, onNull].filter((part) => part !== undefined),
  );
}

/** Defines `$toInt` and similar operators as short forms of a `$convert` with one argument. */
function shorthand(type: number): OperatorDef {
  return {
    compile(argument, scope, operator) {
      if (Array.isArray(argument) && argument.length !== 1)
        throw mongoError(50723, `${operator} requires a single argument, got ${argument.length}`);
      const input = compileExpression(Array.isArray(argument) ? argument[0] : argument, scope);
      const expr: Expr = {
        eval(context) {
          const value = input.eval(context);
          return isNullish(value) ? null : convert(value, type);
        },
      };
      return fold(expr, [input]);
    },
  };
}

export const convertOperators: OperatorTable = {
  $convert: { compile: compileConvert },
  $toInt: shorthand(BsonType.int),
  $toLong: shorthand(BsonType.long),
  $toDouble: shorthand(BsonType.double),
  $toDecimal: shorthand(BsonType.decimal),
  $toString: shorthand(BsonType.string),
  $toBool: shorthand(BsonType.bool),
  $toDate: shorthand(BsonType.date),
  $toObjectId: shorthand(BsonType.objectId),
  $type: { arity: [1, 1], apply: ([value]) => typeName(value) },
  $isNumber: { arity: [1, 1], apply: ([value]) => isNumeric(value) },
};
