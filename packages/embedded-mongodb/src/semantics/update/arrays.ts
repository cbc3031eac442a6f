import { BSONRegExp } from 'bson';
import type { Collation } from '../collation';
import { compareValues } from '../compare';
import { mongoError } from '../errors';
import type { MatchContext } from '../match/context';
import { isPathOperator } from '../match/elements';
import { toDouble, toExactInteger } from '../match/numbers';
import { parseFilter, valueTest } from '../match/parse';
import { printValue } from '../print';
import { isNumeric, typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import { identical } from './identical';
import { idText } from './numeric';
import { compilePushOptions } from './push';
import { type ApplyContext, type Leaf, NOOP } from './tree';

function arrayFor(existing: unknown, context: ApplyContext): unknown[] {
  if (existing === undefined) return [];
  if (Array.isArray(existing)) return existing;
  const name = context.path.join('.');
  throw mongoError(
    'BadValue',
    `The field '${name}' must be an array but is of type ${typeName(existing)} in document ${idText(context)}`,
  );
}

export function pushLeaf(argument: unknown, collation: Collation | null): Leaf {
  const options = compilePushOptions(argument, collation);
  return {
    kind: 'leaf',
    creates: true,
    apply(existing, context) {
      const before = arrayFor(existing, context);
      const after = options(before);
      return existing !== undefined && identical(after, before) ? NOOP : after;
    },
  };
}

function addToSetValues(argument: unknown): unknown[] {
  if (!isDocument(argument) || keysOf(argument)[0] !== '$each') return [argument];
  if (!Array.isArray(argument.$each)) {
    throw mongoError(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(argument.$each)}`,
    );
  }
  if (keysOf(argument).length > 1) {
    throw mongoError('BadValue', `Found unexpected fields after $each in $addToSet: ${printValue(argument)}`);
  }
  return argument.$each;
}

export function addToSetLeaf(field: string, argument: unknown, collation: Collation | null): Leaf {
  const values: unknown[] = [];
  for (const value of addToSetValues(argument)) {
    if (!values.some((seen) => compareValues(seen, value, collation) === 0)) values.push(value);
  }
  return {
    kind: 'leaf',
    creates: true,
    apply(existing) {
      if (existing === undefined) return values;
      if (!Array.isArray(existing)) {
        throw mongoError(
          'BadValue',
          `Cannot apply $addToSet to non-array field. Field named '${field.split('.').at(-1)}' has non-array type ${typeName(existing)}`,
        );
      }
      const added = values.filter(
        (value) => !existing.some((item) => compareValues(item, value, collation) === 0),
      );
      return added.length === 0 ? NOOP : [...existing, ...added];
    },
  };
}

export function popLeaf(field: string, argument: unknown): Leaf {
  if (!isNumeric(argument)) {
    throw mongoError('FailedToParse', `Expected a number in: ${field}: ${printValue(argument)}`);
  }
  const n = toExactInteger(argument);
  if (n === undefined) {
    const what = Number.isFinite(toDouble(argument)) ? 'an integer' : 'an integer, but found NaN or infinity';
    throw mongoError('FailedToParse', `Expected ${what}: ${field}: ${printValue(argument)}`);
  }
  if (n !== 1n && n !== -1n) throw mongoError('FailedToParse', `$pop expects 1 or -1, found: ${n}`);
  return {
    kind: 'leaf',
    creates: false,
    apply(existing, context) {
      if (existing === undefined) return NOOP;
      if (!Array.isArray(existing)) {
        throw mongoError(
          'TypeMismatch',
          `Path '${context.path.join('.')}' contains an element of non-array type '${typeName(existing)}'`,
        );
      }
      if (existing.length === 0) return NOOP;
      return n === 1n ? existing.slice(0, -1) : existing.slice(1);
    },
  };
}

function cullLeaf(drop: (value: unknown) => boolean): Leaf {
  return {
    kind: 'leaf',
    creates: false,
    apply(existing) {
      if (existing === undefined) return NOOP;
      if (!Array.isArray(existing)) throw mongoError('BadValue', 'Cannot apply $pull to a non-array value');
      const kept = existing.filter((item) => !drop(item));
      return kept.length === existing.length ? NOOP : kept;
    },
  };
}

/** `$pull` with a value, an operator condition, or a filter for elements that are documents. */
export function pullLeaf(argument: unknown, context: MatchContext): Leaf {
  if (argument instanceof BSONRegExp) return cullLeaf(valueTest(docOf({ $regex: argument }), context));
  if (!isDocument(argument))
    return cullLeaf((item) => compareValues(item, argument, context.collation) === 0);
  const first = keysOf(argument)[0];
  // `$not` is an operator only below a field
  if (first !== undefined && first !== '$not' && isPathOperator(first))
    return cullLeaf(valueTest(argument, context));
  const matcher = parseFilter(argument, { ...context, nested: true, plain: true });
  return cullLeaf((item) => isDocument(item) && matcher(item));
}

export function pullAllLeaf(argument: unknown, collation: Collation | null): Leaf {
  if (!Array.isArray(argument)) {
    throw mongoError('BadValue', `$pullAll requires an array argument but was given a ${typeName(argument)}`);
  }
  return cullLeaf((item) => argument.some((value) => compareValues(item, value, collation) === 0));
}

export function compileArrayFilters(
  filters: readonly Document[],
  context: MatchContext,
): Map<string, (value: unknown) => boolean> {
  const tests = new Map<string, (value: unknown) => boolean>();
  for (const filter of filters) {
    const names = new Set(topLevelNames(filter));
    const [identifier, other] = names;
    if (identifier === undefined) {
      throw mongoError(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    }
    if (other !== undefined) {
      throw mongoError(
        'FailedToParse',
        `Expected a single top-level field name, found '${identifier}' and '${other}'`,
      );
    }
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier)) {
      throw mongoError(
        'BadValue',
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    }
    if (tests.has(identifier)) {
      throw mongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${identifier}`,
      );
    }
    const matcher = parseFilter(filter, { ...context, nested: true, plain: true });
    tests.set(identifier, (value) => matcher(docOf({ [identifier]: value })));
  }
  return tests;
}

function topLevelNames(filter: Document): string[] {
  return keysOf(filter).flatMap((name) => {
    if (!name.startsWith('$')) return [name.split('.')[0] as string];
    const list = filter[name];
    return Array.isArray(list) ? list.filter(isDocument).flatMap(topLevelNames) : [];
  });
}
