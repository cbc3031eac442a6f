import { mongoError } from '../errors';
import { isNullish, typeName } from '../types';
import { Doc, isDocument, keysOf, setField } from '../values';
import { compileExpression } from './compile';
import type { Expr, OperatorTable, Scope } from './core';
import { requireFields } from './fields';

function mergeObjects(args: unknown[]): unknown {
  const merged = new Doc();
  for (const value of args) {
    if (isNullish(value)) continue;
    if (!isDocument(value))
      throw mongoError(
        40400,
        `$mergeObjects requires object inputs, but input ${String(value)} is of type ${typeName(value)}`,
      );
    for (const name of keysOf(value)) setField(merged, name, value[name]);
  }
  return merged;
}

function compileGetField(argument: unknown, scope: Scope): Expr {
  const isLong =
    isDocument(argument) &&
    ('field' in argument || 'input' in argument || !(keysOf(argument)[0] ?? '').startsWith('$'));
  const spec = isLong ? (argument as Record<string, unknown>) : { field: argument, input: '$$CURRENT' };
  if (isLong)
    requireFields(
      '$getField',
      spec,
      [
        ['field', 3041702],
        ['input', 3041703],
      ],
      [],
      3041701,
    );
  const field = compileExpression(spec.field, scope);
  const input = compileExpression(spec.input, scope);
  if (field.constant) checkFieldType(field.eval({ root: undefined, slots: [] }));
  return {
    eval(context) {
      const name = checkFieldType(field.eval(context));
      const value = input.eval(context);
      if (isDocument(value)) return value[name];
      return value === undefined ? undefined : isNullish(value) ? null : undefined;
    },
  };
}

function checkFieldType(name: unknown): string {
  if (typeof name !== 'string')
    throw mongoError(
      3041704,
      `$getField requires 'field' to evaluate to type String, but got ${typeName(name)}`,
    );
  return name;
}

export const objectOperators: OperatorTable = {
  $mergeObjects: { apply: mergeObjects },
  $getField: { compile: compileGetField },
};
