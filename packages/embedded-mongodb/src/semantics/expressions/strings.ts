import { BSONSymbol, Code, Timestamp } from 'bson';
import { mongoError } from '../errors';
import { toDouble, toExactInteger } from '../match/numbers';
import { isNullish, isNumeric, typeName } from '../types';
import { isDocument } from '../values';
import { indexInt } from './arrays';
import { compileExpression } from './compile';
import { charge, type Expr, fold, type OperatorDef, type OperatorTable, type Scope } from './core';
import { dateText } from './date-text';
import { requireFields } from './fields';
import { numberText } from './number-text';

const MAX_STRING_BYTES = 16 * 1024 * 1024;

/** Converts an argument of a string operator to text. Strings, numbers and dates are allowed, and nullish is ''. */
function coerce(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isNullish(value)) return '';
  if (isNumeric(value)) return numberText(value);
  if (value instanceof Date) return dateText(value);
  if (value instanceof BSONSymbol) return value.value;
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`;
  if (value instanceof Code && !value.scope) return value.code;
  throw mongoError(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

function concat(args: unknown[]): unknown {
  let result = '';
  for (const value of args) {
    if (isNullish(value)) return null;
    if (typeof value !== 'string')
      throw mongoError(16702, `$concat only supports strings, not ${typeName(value)}`);
    charge(value.length >> 4);
    result += value;
    if (result.length > MAX_STRING_BYTES) throw mongoError(16493, 'Tried to create string longer than 16MB');
  }
  return result;
}

/** Joins texts after checking the length of the result, because replacements can make it a million times as long. */
function joined(parts: string[], separator: string): string {
  charge(parts.length);
  const length = parts.reduce((sum, part) => sum + part.length, (parts.length - 1) * separator.length);
  if (length > MAX_STRING_BYTES) throw mongoError(16493, 'Tried to create string longer than 16MB');
  return parts.join(separator);
}

function split([text, separator]: unknown[]): unknown {
  if (isNullish(text) || isNullish(separator)) return null;
  if (typeof text !== 'string')
    throw mongoError(
      40085,
      `$split requires an expression that evaluates to a string as a first argument, found: ${typeName(text)}`,
    );
  if (typeof separator !== 'string')
    throw mongoError(
      10503900,
      `$split requires an expression that evaluates to a string as a second argument, found: ${typeName(separator)}`,
    );
  if (separator === '') throw mongoError(40087, '$split requires a non-empty separator');
  return text.split(separator);
}

function substrBytes([text, start, length]: unknown[]): unknown {
  if (!isNumeric(start))
    throw mongoError(
      16034,
      '$substrBytes: starting index must be a numeric type (is BSON type '.concat(typeName(start), ')'),
    );
  if (!isNumeric(length))
    throw mongoError(
      16035,
      '$substrBytes: length must be a numeric type (is BSON type '.concat(typeName(length), ')'),
    );
  const bytes = Buffer.from(coerce(text));
  const from = Math.trunc(toDouble(start) as number);
  const count = Math.trunc(toDouble(length) as number);
  if (from < 0) throw mongoError(50752, `$substrBytes: starting index must be non-negative (got: ${from})`);
  const to = count < 0 ? bytes.length : Math.min(from + count, bytes.length);
  const continues = (at: number) => at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80;
  if (continues(from))
    throw mongoError(28656, '$substrBytes: Invalid range, starting index is a UTF-8 continuation byte.');
  if (from < bytes.length && continues(to))
    throw mongoError(
      28657,
      '$substrBytes: Invalid range, ending index is in the middle of a UTF-8 character.',
    );
  return from >= bytes.length ? '' : bytes.toString('utf8', from, to);
}

function substrCP([text, start, length]: unknown[]): unknown {
  const value = coerce(text);
  if (!isNumeric(start))
    throw mongoError(
      34450,
      `$substrCP: starting index must be a numeric type (is BSON type ${typeName(start)})`,
    );
  const from = toExactInteger(start);
  if (from === undefined)
    throw mongoError(34451, '$substrCP: starting index cannot be represented as a 32-bit integral value');
  if (!isNumeric(length))
    throw mongoError(34452, `$substrCP: length must be a numeric type (is BSON type ${typeName(length)})`);
  const count = toExactInteger(length);
  if (count === undefined)
    throw mongoError(34453, '$substrCP: length cannot be represented as a 32-bit integral value');
  if (count < 0n) throw mongoError(34454, '$substrCP: length must be a nonnegative integer.');
  if (from < 0n) throw mongoError(34455, '$substrCP: the starting index must be nonnegative integer.');
  return [...value].slice(Number(from), Number(from) + Number(count)).join('');
}

function indexOf(
  operator: string,
  toUnits: (text: string) => string[] | Buffer,
  codes: [number, number],
): OperatorDef {
  return {
    arity: [2, 4],
    apply(args) {
      const [text, part] = args;
      if (isNullish(text)) return null;
      if (typeof text !== 'string')
        throw mongoError(
          codes[0],
          `${operator} requires a string as the first argument, found: ${typeName(text)}`,
        );
      if (typeof part !== 'string')
        throw mongoError(
          codes[1],
          `${operator} requires a string as the second argument, found: ${typeName(part)}`,
        );
      const units = toUnits(text);
      const from = args.length > 2 ? indexInt(args[2], 'starting') : 0;
      const to = args.length > 3 ? Math.min(indexInt(args[3], 'ending'), units.length) : units.length;
      if (from > units.length || to < from) return -1;
      return findUnits(units, toUnits(part), from, to);
    },
  };
}

function findUnits(units: string[] | Buffer, part: string[] | Buffer, from: number, to: number): number {
  for (let i = from; i + part.length <= to; i++) {
    let k = 0;
    while (k < part.length && units[i + k] === part[k]) k++;
    if (k === part.length) return i;
  }
  return -1;
}

/** Changes only ASCII letters, as MongoDB does. */
const upper = (text: string) => text.replace(/[a-z]+/g, (run) => run.toUpperCase());
const lower = (text: string) => text.replace(/[A-Z]+/g, (run) => run.toLowerCase());

function strcasecmp([a, b]: unknown[]): unknown {
  const x = upper(coerce(a));
  const y = upper(coerce(b));
  return x < y ? -1 : x > y ? 1 : 0;
}

const WHITESPACE =
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function compileTrim(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument))
    throw mongoError(
      50696,
      `${operator} only supports an object as an argument, found ${typeName(argument)}`,
    );
  requireFields(operator, argument, [['input', 50695]], ['chars'], 50694);
  const input = compileExpression(argument.input, scope);
  const chars = 'chars' in argument ? compileExpression(argument.chars, scope) : undefined;
  const expr: Expr = {
    eval(context) {
      const text = input.eval(context);
      if (isNullish(text)) return null;
      if (typeof text !== 'string')
        throw mongoError(
          50699,
          `${operator} requires its input to be a string, got ${String(text)} (of type ${typeName(text)}) instead.`,
        );
      const set = chars ? chars.eval(context) : WHITESPACE;
      if (isNullish(set)) return null;
      if (typeof set !== 'string')
        throw mongoError(
          50700,
          `${operator} requires 'chars' to be a string, got ${String(set)} (of type ${typeName(set)}) instead.`,
        );
      return trim([...text], new Set(set), operator);
    },
  };
  return fold(expr, chars ? [input, chars] : [input]);
}

function trim(text: string[], chars: Set<string>, operator: string): string {
  let from = 0;
  let to = text.length;
  if (operator !== '$rtrim') while (from < to && chars.has(text[from] as string)) from++;
  if (operator !== '$ltrim') while (to > from && chars.has(text[to - 1] as string)) to--;
  return text.slice(from, to).join('');
}

function compileReplace(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument))
    throw mongoError(51751, `${operator} requires an object as an argument, found: ${typeName(argument)}`);
  requireFields(
    operator,
    argument,
    [
      ['input', 51749],
      ['find', 51748],
      ['replacement', 51747],
    ],
    [],
    51750,
  );
  const parts = (['input', 'find', 'replacement'] as const).map((name) =>
    compileExpression(argument[name], scope),
  );
  const codes = [10503904, 10503901, 10503902];
  const expr: Expr = {
    eval(context) {
      const values = parts.map((part) => part.eval(context));
      values.forEach((value, i) => {
        if (typeof value !== 'string' && !isNullish(value)) {
          throw mongoError(
            codes[i] as number,
            `${operator} requires that '${['input', 'find', 'replacement'][i]}' be a string, found: ${typeName(value)}`,
          );
        }
      });
      if (values.some(isNullish)) return null;
      const [input, find, replacement] = values as [string, string, string];
      // a function, because `$&` in a replacement has no special meaning in MongoDB
      if (operator === '$replaceOne') return input.replace(find, () => replacement);
      return joined(input.split(find), replacement);
    },
  };
  return fold(expr, parts);
}

function lengthOf(operator: string, code: number, measure: (text: string) => number): OperatorDef {
  return {
    arity: [1, 1],
    apply([value]) {
      if (typeof value !== 'string')
        throw mongoError(code, `${operator} requires a string argument, found: ${typeName(value)}`);
      return measure(value);
    },
  };
}

export const stringOperators: OperatorTable = {
  $concat: { apply: concat },
  $split: { arity: [2, 2], apply: split },
  $substr: { arity: [3, 3], apply: substrBytes },
  $substrBytes: { arity: [3, 3], apply: substrBytes },
  $substrCP: { arity: [3, 3], apply: substrCP },
  $indexOfBytes: indexOf('$indexOfBytes', (text) => Buffer.from(text), [40091, 40092]),
  $indexOfCP: indexOf('$indexOfCP', (text) => [...text], [40093, 40094]),
  $toUpper: { arity: [1, 1], apply: ([value]) => upper(coerce(value)) },
  $toLower: { arity: [1, 1], apply: ([value]) => lower(coerce(value)) },
  $strcasecmp: { arity: [2, 2], apply: strcasecmp },
  $strLenBytes: lengthOf('$strLenBytes', 34473, (text) => Buffer.byteLength(text)),
  $strLenCP: lengthOf('$strLenCP', 34471, (text) => [...text].length),
  $trim: { compile: compileTrim },
  $ltrim: { compile: compileTrim },
  $rtrim: { compile: compileTrim },
  $replaceOne: { compile: compileReplace },
  $replaceAll: { compile: compileReplace },
};
