import { BSONRegExp } from 'bson';
import { mongoError } from '../errors';
import { compileExprMatcher } from '../expressions/match-bridge';
import { refuse } from '../unsupported';
import { type Document, isDocument, keysOf } from '../values';
import { equalityPredicate, type Inequality, inequalityPredicate, inPredicate, isDbRef } from './comparison';
import { deeper, type MatchContext } from './context';
import { parseAll, parseElemMatch } from './elements';
import { isTruthy, modPredicate, regexOperatorPredicate, sizePredicate, typePredicate } from './operators';
import { allOf, atPath, type Matcher } from './path';
import { regexPredicate } from './regex';
import { notAllowed, refused } from './top-level';

export function parseFilter(filter: Document, context: MatchContext): Matcher {
  const tests: Matcher[] = [];
  for (const name of keysOf(filter)) {
    const test = name.startsWith('$')
      ? parseTopLevel(name, filter[name], context)
      : parseField(name, filter[name], context);
    if (test) tests.push(test);
  }
  return allOf(tests);
}

function parseTopLevel(name: string, argument: unknown, context: MatchContext): Matcher | undefined {
  switch (name) {
    case '$and':
      return allOf(parseList(name, argument, context));
    case '$or': {
      const tests = parseList(name, argument, context);
      return (doc) => tests.some((test) => test(doc));
    }
    case '$nor': {
      const tests = parseList(name, argument, context);
      return (doc) => !tests.some((test) => test(doc));
    }
    case '$expr':
      if (context.plain) throw notAllowed(name);
      if (context.nested) throw mongoError('BadValue', '$expr can only be applied to the top-level document');
      return compileExprMatcher(argument, context.variables, context.collation);
    case '$comment':
      return undefined;
    case '$ref':
    case '$id':
    case '$db':
      return atPath(name, equalityPredicate(argument, name === '$id' ? context.collation : null), context);
    default:
      refuse('query operator', name);
      throw refused(name);
  }
}

function parseList(name: string, argument: unknown, context: MatchContext): Matcher[] {
  if (!Array.isArray(argument)) throw mongoError('BadValue', `${name} must be an array`);
  if (argument.length === 0) throw mongoError('BadValue', '$and/$or/$nor must be a nonempty array');
  const inner = deeper(context);
  return argument.map((item) => {
    if (!isDocument(item)) throw mongoError('BadValue', '$or/$and/$nor entries need to be full objects');
    return parseFilter(item, inner);
  });
}

const negate =
  (matcher: Matcher): Matcher =>
  (doc) =>
    !matcher(doc);

/** True for an operator document such as `{$gt: …}`, as opposed to a value to compare with. */
export function isOperatorDocument(value: unknown): value is Document {
  return isDocument(value) && (keysOf(value)[0]?.startsWith('$') ?? false) && !isDbRef(value);
}

function parseField(path: string, value: unknown, context: MatchContext): Matcher {
  if (value instanceof BSONRegExp) return atPath(path, regexPredicate(value), context);
  if (!isOperatorDocument(value)) return atPath(path, equalityPredicate(value, context.collation), context);
  return parseOperators(path, value, context);
}

/** Compiles the operators of one path, such as `{$gt: 1, $lt: 5}`. */
function parseOperators(path: string, operators: Document, context: MatchContext): Matcher {
  const tests: Matcher[] = [];
  for (const name of keysOf(operators)) {
    const test = parseOperator(path, name, operators[name], operators, context);
    if (test) tests.push(test);
  }
  return allOf(tests);
}

function parseOperator(
  path: string,
  name: string,
  argument: unknown,
  all: Document,
  context: MatchContext,
): Matcher | undefined {
  const { collation } = context;
  switch (name) {
    case '$eq':
      return atPath(path, equalityPredicate(argument, collation), context);
    case '$ne':
      if (argument instanceof BSONRegExp) throw mongoError('BadValue', "Can't have regex as arg to $ne.");
      return negate(atPath(path, equalityPredicate(argument, collation), context));
    case '$lt':
    case '$lte':
    case '$gt':
    case '$gte':
      return parseInequality(path, name, argument, context);
    case '$in':
      return atPath(path, inPredicate(argument, collation), context);
    case '$nin':
      if (!Array.isArray(argument)) throw mongoError('BadValue', '$nin needs an array');
      return negate(atPath(path, inPredicate(argument, collation), context));
    case '$not':
      return parseNot(path, argument, context);
    case '$exists': {
      const exists = atPath(path, (value) => value !== undefined, context);
      return isTruthy(argument) ? exists : negate(exists);
    }
    case '$type':
      return atPath(path, typePredicate(argument), context);
    case '$size':
      return atPath(path, sizePredicate(argument), null);
    case '$mod':
      return atPath(path, modPredicate(argument), context);
    case '$all':
      return parseAll(path, argument, context, elementTest);
    case '$elemMatch':
      return parseElemMatch(path, argument, context, elementTest);
    case '$regex':
      return atPath(path, regexOperatorPredicate(all), context);
    case '$options':
      if (all.$regex === undefined) throw mongoError('BadValue', '$options needs a $regex');
      return undefined;
    case '$comment':
      return undefined;
    default:
      refuse('query operator', name);
      throw mongoError('BadValue', `unknown operator: ${name}`);
  }
}

function parseInequality(path: string, name: Inequality, argument: unknown, context: MatchContext): Matcher {
  if (argument instanceof BSONRegExp) {
    throw mongoError('BadValue', `Can't have RegEx as arg to predicate over field '${path}'.`);
  }
  return atPath(path, inequalityPredicate(name, argument, context.collation), context);
}

function parseNot(path: string, argument: unknown, context: MatchContext): Matcher {
  if (argument instanceof BSONRegExp) return negate(atPath(path, regexPredicate(argument), context));
  if (!isDocument(argument)) throw mongoError('BadValue', '$not needs a regex or a document');
  const names = keysOf(argument);
  if (names.length === 0) throw mongoError('BadValue', '$not cannot be empty');
  for (const name of names) {
    if (!name.startsWith('$')) throw mongoError('BadValue', `unknown operator: ${name}`);
  }
  return negate(parseOperators(path, argument, deeper(context)));
}

const PATHLESS = new Set('$and $or $nor $where $text $expr $comment $jsonSchema'.split(' '));

/**
 * Test of one array element for `$elemMatch` and `$pull`. Operators test the element itself. Anything else is a filter over
 * an element that is a document (or an array, whose indexes are its fields).
 */
export function elementTest(condition: Document, context: MatchContext): (value: unknown) => boolean {
  const first = keysOf(condition)[0];
  const byFields = first === undefined || !first.startsWith('$') || PATHLESS.has(first);
  if (!byFields && !isDbRef(condition, true)) return valueTest(condition, { ...context, wholeValue: true });
  const matcher = parseFilter(condition, { ...context, wholeValue: false });
  return (value) => {
    if (isDocument(value)) return matcher(value);
    return Array.isArray(value) && matcher(arrayAsDocument(value));
  };
}

function arrayAsDocument(items: unknown[]): Document {
  return Object.assign(Object.create(null) as Document, items);
}

/** Applies operators to a value without a field. `context.wholeValue` decides how arrays are tested. */
export function valueTest(operators: Document, context: MatchContext): (value: unknown) => boolean {
  const matcher = parseOperators('v', operators, context);
  return (value) => matcher({ v: value });
}
