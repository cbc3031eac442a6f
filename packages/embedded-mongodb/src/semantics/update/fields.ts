import { Timestamp } from 'bson';
import type { Collation } from '../collation';
import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { printValue } from '../print';
import { typeName } from '../types';
import { deepCopy, isDocument, keysOf } from '../values';
import { identical } from './identical';
import { idText } from './numeric';
import { type ApplyContext, arrayIdentifier, type Leaf, NOOP, parseUpdatePath, REMOVE } from './tree';

export function setLeaf(value: unknown): Leaf {
  return {
    kind: 'leaf',
    creates: true,
    apply: (existing) => (identical(existing, value) ? NOOP : deepCopy(value)),
  };
}

export function setOnInsertLeaf(value: unknown): Leaf {
  return {
    kind: 'leaf',
    creates: true,
    onlyInsert: true,
    apply: (_existing, context) => (context.inserting ? deepCopy(value) : NOOP),
  };
}

export const unsetLeaf: Leaf = {
  kind: 'leaf',
  creates: false,
  anyPath: true,
  apply: (existing) => (existing === undefined ? NOOP : REMOVE),
};

export function minMaxLeaf(operator: '$min' | '$max', value: unknown, collation: Collation | null): Leaf {
  const sign = operator === '$min' ? -1 : 1;
  return {
    kind: 'leaf',
    creates: true,
    apply(existing) {
      if (existing !== undefined && compareValues(value, existing, collation) * sign <= 0) return NOOP;
      return deepCopy(value);
    },
  };
}

let lastTimestamp = 0n;

/** A current timestamp that is greater than all earlier ones. */
export function nextTimestamp(): Timestamp {
  const now = BigInt(Math.floor(Date.now() / 1000)) << 32n;
  lastTimestamp = now > lastTimestamp ? now + 1n : lastTimestamp + 1n;
  return new Timestamp(lastTimestamp);
}

export function currentDateLeaf(argument: unknown): Leaf {
  const timestamp = wantsTimestamp(argument);
  return {
    kind: 'leaf',
    creates: true,
    apply(existing) {
      const value = timestamp ? nextTimestamp() : new Date();
      return identical(existing, value) ? NOOP : value;
    },
  };
}

function wantsTimestamp(argument: unknown): boolean {
  if (typeof argument === 'boolean') return false;
  if (!isDocument(argument)) {
    throw mongoError(
      'BadValue',
      `${typeName(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  }
  for (const name of keysOf(argument)) {
    if (name !== '$type') throw mongoError('BadValue', `Unrecognized $currentDate option: ${name}`);
  }
  const { $type: type } = argument;
  if (type !== 'date' && type !== 'timestamp') {
    throw mongoError(
      'BadValue',
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  }
  return type === 'timestamp';
}

/** The leaf at the new name of `$rename`. The tree gets a separate `$unset` for the old name. */
export function renameLeaf(source: string, target: unknown): { leaf: Leaf; path: string; parts: string[] } {
  if (typeof target !== 'string') {
    throw mongoError(
      'BadValue',
      `The 'to' field for $rename must be a string: ${source}: ${printValue(target)}`,
    );
  }
  const from = parseUpdatePath(source);
  if (target.includes('\0')) throw mongoError(9867600, 'The new name of a field cannot contain null bytes');
  const to = parseUpdatePath(target);
  if (source === target) {
    throw mongoError(
      'BadValue',
      `The source and target field for $rename must differ: ${source}: "${target}"`,
    );
  }
  if (source.startsWith(`${target}.`) || target.startsWith(`${source}.`)) {
    throw mongoError(
      'BadValue',
      `The source and target field for $rename must not be on the same path: ${source}: "${target}"`,
    );
  }
  for (const [side, parts, path] of [
    ['source', from, source],
    ['destination', to, target],
  ] as const) {
    if (parts.some((part) => part === '$' || arrayIdentifier(part) !== undefined)) {
      throw mongoError('BadValue', `The ${side} field for $rename may not be dynamic: ${path}`);
    }
  }
  const leaf: Leaf = {
    kind: 'leaf',
    creates: true,
    apply(existing, context) {
      const value = renamedValue(source, from, context);
      if (value === undefined) return NOOP;
      if (to[0] === '_id')
        throw mongoError(
          'ImmutableField',
          "Performing an update on the path '_id' would modify the immutable field '_id'",
        );
      checkTarget(target, to, context);
      return identical(existing, value) ? NOOP : value;
    },
  };
  return { leaf, path: target, parts: to };
}

function renamedValue(source: string, parts: readonly string[], context: ApplyContext): unknown {
  let current: unknown = context.document;
  let holder: string | undefined;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    if (current === undefined) return undefined;
    const isElement = Array.isArray(current) && /^(?:0|[1-9]\d*)$/.test(part);
    if (isElement) holder ??= parts[i - 1];
    else if (!isDocument(current)) {
      throw mongoError(
        'PathNotViable',
        `Cannot use the part (${part}) of (${source}) to traverse the element ({${parts[i - 1]}: ${printValue(current)}})`,
      );
    }
    current = (current as Record<string, unknown>)[part];
  }
  if (current !== undefined && holder !== undefined) {
    throw mongoError(
      'BadValue',
      `The source field cannot be an array element, '${source}' in doc with ${idText(context)} has an array field called '${holder}'`,
    );
  }
  return current;
}

function checkTarget(target: string, parts: readonly string[], context: ApplyContext): void {
  let current: unknown = context.document;
  for (let i = 0; i < parts.length - 1 && isDocument(current); i++) {
    current = current[parts[i] as string];
    if (Array.isArray(current)) {
      throw mongoError(
        'BadValue',
        `The destination field cannot be an array element, '${target}' in doc with ${idText(context)} has an array field called '${parts[i]}'`,
      );
    }
  }
}
