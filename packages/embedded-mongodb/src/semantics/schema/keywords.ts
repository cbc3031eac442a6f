import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { toDouble, toExactInteger } from '../match/numbers';
import { compileRegex } from '../match/regex';
import { parseTypeSet } from '../match/type-sets';
import { bsonType, isNumeric, typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { consideredType, type Rule, simpleRule } from './rules';

const JSON_TYPES: Record<string, number[]> = {
  object: [3],
  array: [4],
  string: [2],
  boolean: [8],
  null: [10],
  number: [1, 16, 18, 19],
};

/** A keyword's argument as a non-negative integer. */
function countOf(keyword: string, argument: unknown): number {
  if (!isNumeric(argument)) throw typeMismatch(keyword, 'must be a number');
  const n = toExactInteger(argument);
  if (n === undefined || n < 0n) {
    throw mongoError('FailedToParse', `$jsonSchema keyword '${keyword}' must be a non-negative integer`);
  }
  return Number(n);
}

function typeMismatch(keyword: string, rest: string): Error {
  return mongoError('TypeMismatch', `$jsonSchema keyword '${keyword}' ${rest}`);
}

function typeNames(keyword: string, argument: unknown): unknown[] {
  if (!Array.isArray(argument)) return [argument];
  if (argument.length === 0)
    throw mongoError('FailedToParse', `$jsonSchema keyword '${keyword}' must name at least one type`);
  const repeated = argument.find((name, i) => argument.indexOf(name) < i);
  if (typeof repeated === 'string') {
    throw mongoError('FailedToParse', `$jsonSchema keyword '${keyword}' has duplicate value: ${repeated}`);
  }
  return argument;
}

export function typeRule(argument: unknown): Rule {
  const names = typeNames('type', argument);
  const types = new Set<number>();
  for (const name of names) {
    if (typeof name !== 'string') throw typeMismatch('type', 'must be a string or an array of strings');
    const found = JSON_TYPES[name];
    if (name === 'integer') {
      throw mongoError('FailedToParse', "$jsonSchema type 'integer' is not currently supported.");
    }
    if (!found) throw mongoError('BadValue', `Unknown type name alias: ${name}`);
    for (const type of found) types.add(type);
  }
  return simpleRule(
    'type',
    argument,
    'type did not match',
    (value) => types.has(bsonType(value)),
    consideredType,
  );
}

export function bsonTypeRule(argument: unknown): Rule {
  const names = typeNames('bsonType', argument);
  if (names.some((name) => typeof name !== 'string')) {
    throw typeMismatch('bsonType', 'must be a string or an array of strings');
  }
  const types = parseTypeSet(argument, "$jsonSchema keyword 'bsonType'");
  return simpleRule(
    'bsonType',
    argument,
    'type did not match',
    (value) => types.has(bsonType(value)),
    consideredType,
  );
}

export function enumRule(argument: unknown): Rule {
  if (!Array.isArray(argument)) throw typeMismatch('enum', 'must be an array');
  if (argument.length === 0)
    throw mongoError('FailedToParse', "$jsonSchema keyword 'enum' cannot be an empty array");
  if (argument.some((item, i) => argument.slice(0, i).some((other) => compareValues(item, other) === 0)))
    throw mongoError('FailedToParse', "$jsonSchema keyword 'enum' array cannot contain duplicate values.");
  const test = (value: unknown) => argument.some((item) => compareValues(item, value) === 0);
  return simpleRule('enum', argument, 'value was not found in enum', test);
}

export function boundRule(keyword: 'minimum' | 'maximum', argument: unknown, exclusive: boolean): Rule {
  if (!isNumeric(argument)) throw typeMismatch(keyword, 'must be a number');
  const sign = keyword === 'minimum' ? 1 : -1;
  const test = (value: unknown) => {
    if (!isNumeric(value)) return true;
    const order = compareValues(value, argument) * sign;
    return order > 0 || (order === 0 && !exclusive);
  };
  return simpleRule(keyword, argument, 'comparison failed', test);
}

export function multipleOfRule(argument: unknown): Rule {
  if (!isNumeric(argument)) throw typeMismatch('multipleOf', 'must be a number');
  const divisor = toDouble(argument) as number;
  if (!(divisor > 0))
    throw mongoError('FailedToParse', "$jsonSchema keyword 'multipleOf' must have a positive value");
  const test = (value: unknown) => !isNumeric(value) || (toDouble(value) as number) % divisor === 0;
  return simpleRule(
    'multipleOf',
    argument,
    'considered value is not a multiple of the specified value',
    test,
  );
}

export function lengthRule(keyword: 'minLength' | 'maxLength', argument: unknown): Rule {
  const limit = countOf(keyword, argument);
  const test = (value: unknown) => {
    if (typeof value !== 'string') return true;
    const { length } = [...value];
    return keyword === 'minLength' ? length >= limit : length <= limit;
  };
  return simpleRule(keyword, argument, 'specified string length was not satisfied', test);
}

export function patternRule(argument: unknown): Rule {
  if (typeof argument !== 'string') throw typeMismatch('pattern', 'must be a string');
  const matches = compileRegex(argument, '');
  const test = (value: unknown) => typeof value !== 'string' || matches(value);
  return simpleRule('pattern', argument, 'regular expression did not match', test);
}

export function itemCountRule(keyword: 'minItems' | 'maxItems', argument: unknown): Rule {
  const limit = countOf(keyword, argument);
  const test = (value: unknown) =>
    !Array.isArray(value) || (keyword === 'minItems' ? value.length >= limit : value.length <= limit);
  return simpleRule(keyword, argument, 'array did not match specified length', test, (value) => ({
    numberOfItems: (value as unknown[]).length,
  }));
}

export function uniqueItemsRule(argument: unknown): Rule | undefined {
  if (typeof argument !== 'boolean') throw typeMismatch('uniqueItems', 'must be a boolean');
  if (!argument) return undefined;
  const repeated = (value: unknown) => {
    const sorted = Array.isArray(value) ? [...value].sort(compareValues) : [];
    return sorted.filter((item, i) => i > 0 && compareValues(item, sorted[i - 1]) === 0);
  };
  const test = (value: unknown) => !Array.isArray(value) || repeated(value).length === 0;
  return simpleRule('uniqueItems', argument, 'found a duplicate item', test, (value) => ({
    duplicatedValue: repeated(value)[0],
  }));
}

export function propertyCountRule(keyword: 'minProperties' | 'maxProperties', argument: unknown): Rule {
  const limit = countOf(keyword, argument);
  const test = (value: unknown) => {
    if (!isDocument(value)) return true;
    const { length } = keysOf(value);
    return keyword === 'minProperties' ? length >= limit : length <= limit;
  };
  return simpleRule(keyword, argument, 'specified number of properties was not satisfied', test, (value) => ({
    numberOfProperties: keysOf(value as Document).length,
  }));
}

export function requiredRule(argument: unknown): Rule {
  if (!Array.isArray(argument))
    throw typeMismatch(
      'required',
      'must be an array, but found an element of type '.concat(typeName(argument)),
    );
  if (argument.length === 0)
    throw mongoError('FailedToParse', "$jsonSchema keyword 'required' cannot be an empty array");
  const names = argument.map((name) => {
    if (typeof name !== 'string') throw typeMismatch('required', 'must be an array of strings');
    return name;
  });
  if (new Set(names).size !== names.length) {
    throw mongoError('FailedToParse', "$jsonSchema keyword 'required' array cannot contain duplicate values");
  }
  const missing = (value: unknown) =>
    isDocument(value) ? names.filter((name) => value[name] === undefined) : [];
  return {
    test: (value) => missing(value).length === 0,
    explain: (value) => ({
      operatorName: 'required',
      specifiedAs: { required: argument },
      missingProperties: missing(value).sort(),
    }),
  };
}
