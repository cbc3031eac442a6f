import { type CompareText, compare, type Fields, isFields, rank, type Value } from './order';

/** Every value that a dotted path reaches, with `undefined` where an object lacks the last field. */
export function reach(value: Value, path: string[]): Value[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (isFields(value)) return name in value ? reach(value[name], rest) : [undefined];
  if (!Array.isArray(value)) return [undefined];
  // an array passes the path to its objects; scalars and inner arrays in it contribute nothing, not even "missing"
  return value.filter(isFields).flatMap((element) => reach(element, path));
}

/** The values and, for each array, its elements, which the comparing operators test. */
function candidates(document: Fields, path: string): Value[] {
  return reach(document, path.split('.')).flatMap((value) =>
    Array.isArray(value) ? [value, ...value] : [value],
  );
}

type Test = (values: Value[], operand: Value, text: CompareText) => boolean;

const inRange =
  (holds: (order: number) => boolean): Test =>
  (values, operand, text) =>
    values.some((value) => rank(value) === rank(operand) && holds(compare(value, operand, text)));

const equals: Test = (values, operand, text) => {
  if (operand instanceof RegExp)
    return values.some((value) => typeof value === 'string' && operand.test(value));
  return values.some((value) => compare(value, operand, text) === 0);
};

const TESTS: { [operator: string]: Test } = {
  $eq: equals,
  $gt: inRange((order) => order > 0),
  $gte: inRange((order) => order >= 0),
  $lt: inRange((order) => order < 0),
  $lte: inRange((order) => order <= 0),
  $in: (values, operand, text) => (operand as Value[]).some((one) => equals(values, one, text)),
  $mod: (values, operand) => {
    const [divisor, remainder] = operand as [number, number];
    return values.some((value) => typeof value === 'number' && Math.trunc(value) % divisor === remainder);
  },
};

const NEGATIONS: { [operator: string]: string } = { $ne: '$eq', $nin: '$in' };

function elementMatches(element: Value, condition: Fields, text: CompareText): boolean {
  const operators = Object.keys(condition).every((name) => name.startsWith('$'));
  if (operators) return matchesAll({ it: element }, 'it', condition, text, true);
  return isFields(element) && matches(element, condition, text);
}

function operatorHolds(
  document: Fields,
  path: string,
  operator: string,
  operand: Value,
  text: CompareText,
  alone: boolean,
): boolean {
  const found = reach(document, path.split('.'));
  if (operator === '$exists') return found.some((value) => value !== undefined) === operand;
  if (operator === '$size') return found.some((value) => Array.isArray(value) && value.length === operand);
  if (operator === '$not') return !matchesAll(document, path, operand as Fields, text, alone);
  if (operator === '$all') {
    const wanted = operand as Value[];
    return wanted.length > 0 && wanted.every((one) => operatorHolds(document, path, '$eq', one, text, alone));
  }
  if (operator === '$elemMatch') {
    return found.some(
      (value) => Array.isArray(value) && value.some((one) => elementMatches(one, operand as Fields, text)),
    );
  }
  const negated = NEGATIONS[operator];
  if (negated !== undefined) return !operatorHolds(document, path, negated, operand, text, alone);
  // inside $elemMatch an element counts as a whole, without its own elements
  const values = alone ? found : candidates(document, path);
  return TESTS[operator]!(values, operand, text);
}

function matchesAll(
  document: Fields,
  path: string,
  condition: Fields,
  text: CompareText,
  alone: boolean,
): boolean {
  return Object.entries(condition).every(([operator, operand]) =>
    operatorHolds(document, path, operator, operand, text, alone),
  );
}

function isOperators(condition: Value): condition is Fields {
  return isFields(condition) && Object.keys(condition)[0]?.startsWith('$') === true;
}

export function matches(document: Fields, filter: Fields, text: CompareText): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === '$and') return (condition as Fields[]).every((part) => matches(document, part, text));
    if (name === '$or') return (condition as Fields[]).some((part) => matches(document, part, text));
    if (name === '$nor') return !(condition as Fields[]).some((part) => matches(document, part, text));
    if (isOperators(condition)) return matchesAll(document, name, condition, text, false);
    return operatorHolds(document, name, '$eq', condition, text, false);
  });
}
