import { byBytes, compare, type Fields, isFields, type Value } from './order';

export class Refusal extends Error {
  constructor(readonly code: number) {
    super(`refused with ${code}`);
  }
}

const same = (a: Value, b: Value): boolean => compare(a, b, byBytes) === 0;
const NOT_A_NUMBER = 14;
const WRONG_TYPE = 2;
const PATH_BLOCKED = 28;

type Change = (old: Value, operand: Value) => Value;

function numeric(combine: (old: number, by: number) => number, empty: (by: number) => number): Change {
  return (old, operand) => {
    if (old === undefined) return empty(operand as number);
    if (typeof old !== 'number') throw new Refusal(NOT_A_NUMBER);
    return combine(old, operand as number);
  };
}

function list(old: Value): Value[] {
  if (old === undefined) return [];
  if (!Array.isArray(old)) throw new Refusal(WRONG_TYPE);
  return old;
}

function slice(values: Value[], size: number): Value[] {
  if (size === 0) return [];
  return size > 0 ? values.slice(0, size) : values.slice(size);
}

function push(old: Value, operand: Value): Value {
  if (!isFields(operand) || !('$each' in operand)) return [...list(old), operand];
  const joined = [...list(old), ...(operand.$each as Value[])];
  if (operand.$sort !== undefined) joined.sort((a, b) => compare(a, b, byBytes) * (operand.$sort as number));
  return operand.$slice === undefined ? joined : slice(joined, operand.$slice as number);
}

const CHANGES: { [operator: string]: Change } = {
  $set: (_, operand) => operand,
  $inc: numeric(
    (old, by) => old + by,
    (by) => by,
  ),
  $mul: numeric(
    (old, by) => old * by,
    () => 0,
  ),
  $min: (old, operand) => (old === undefined || compare(operand, old, byBytes) < 0 ? operand : old),
  $max: (old, operand) => (old === undefined || compare(operand, old, byBytes) > 0 ? operand : old),
  $push: push,
  $addToSet: (old, operand) => {
    const values = list(old);
    return values.some((value) => same(value, operand)) ? values : [...values, operand];
  },
};

const REMOVALS: { [operator: string]: (old: Value, operand: Value) => Value } = {
  $unset: () => undefined,
  $pull: (old, operand) => {
    if (!Array.isArray(old)) throw new Refusal(WRONG_TYPE);
    return old.filter((value) => !same(value, operand));
  },
  $pop: (old, operand) => {
    if (!Array.isArray(old)) throw new Refusal(14);
    return operand === 1 ? old.slice(0, -1) : old.slice(1);
  },
};

function change(holder: Fields, path: string[], operator: string, operand: Value): Fields {
  const [name, ...rest] = path as [string, ...string[]];
  const copy = { ...holder };
  if (rest.length > 0) {
    const inner = copy[name];
    const removes = operator in REMOVALS;
    if (inner === undefined && removes) return copy;
    if (inner !== undefined && !isFields(inner)) {
      if (removes) return copy;
      throw new Refusal(PATH_BLOCKED);
    }
    copy[name] = change(inner ?? {}, rest, operator, operand);
    return copy;
  }
  const old = copy[name];
  const removal = REMOVALS[operator];
  if (removal !== undefined) {
    if (old === undefined) return copy;
    const left = removal(old, operand);
    if (left === undefined) delete copy[name];
    else copy[name] = left;
    return copy;
  }
  copy[name] = CHANGES[operator]!(old, operand);
  return copy;
}

/** The document after the update. Paths apply in the order of their names, as MongoDB does since 5.0. */
export function updated(document: Fields, update: Fields): Fields {
  const changes = Object.entries(update).flatMap(([operator, fields]) =>
    Object.entries(fields as Fields).map(([path, operand]) => ({ operator, path, operand })),
  );
  changes.sort((a, b) => byBytes(a.path, b.path));
  return changes.reduce(
    (now, { operator, path, operand }) => change(now, path.split('.'), operator, operand),
    document,
  );
}
