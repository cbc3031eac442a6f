import { mongoError } from '../errors';
import { printValue } from '../print';
import { BsonType, isNumeric } from '../types';
import { toExactInteger } from './numbers';

const ALIASES = new Map<string, number>([...Object.entries(BsonType).filter(([name]) => name !== 'missing')]);

const NUMBER_TYPES = [1, 16, 18, 19];

/** The BSON types in a `$type` (or `bsonType`) argument: an alias, a number or an array of both. */
export function parseTypeSet(argument: unknown, operator = '$type'): Set<number> {
  const types = new Set<number>();
  const list = Array.isArray(argument) ? argument : [argument];
  for (const item of list) addType(types, item);
  if (types.size === 0) throw mongoError('FailedToParse', `${operator} must match at least one type`);
  return types;
}

function addType(types: Set<number>, item: unknown): void {
  if (typeof item === 'string') {
    if (item === 'number') for (const type of NUMBER_TYPES) types.add(type);
    else {
      const type = ALIASES.get(item);
      if (type === undefined) throw mongoError('BadValue', `Unknown type name alias: ${item}`);
      types.add(type);
    }
    return;
  }
  if (!isNumeric(item)) {
    throw mongoError('TypeMismatch', 'type must be represented as a number or a string');
  }
  const exact = toExactInteger(item);
  if (exact === 0n) {
    throw mongoError('BadValue', 'Invalid numerical type code: 0. Instead use {$exists:false}.');
  }
  const type = exact === undefined ? undefined : Number(exact);
  if (type === undefined || ![...ALIASES.values()].includes(type)) {
    throw mongoError('BadValue', `Invalid numerical type code: ${printValue(item)}`);
  }
  types.add(type);
}
