import { mongoError } from '../errors';
import { isNullish, typeName } from '../types';
import { Doc, deleteField, isDocument, keysOf, setField, shallowCopy } from '../values';
import { compileExpression } from './compile';
import type { EvalContext, Expr, OperatorTable, Scope } from './core';
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

function compileSetField(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument)) throw mongoError(4161100, `${operator} only supports an object as its argument`);
  const withValue = operator === '$setField';
  const required: [string, number][] = [
    ['field', 4161102],
    ['input', 4161109],
  ];
  if (withValue) required.splice(1, 0, ['value', 4161103]);
  requireFields(operator, argument, required, [], 4161101);
  const name = constantField(argument.field, scope, operator);
  const input = compileExpression(argument.input, scope);
  const value = withValue ? compileExpression(argument.value, scope) : undefined;
  return { eval: (context) => changedField(input.eval(context), name, value, context, operator) };
}

function constantField(field: unknown, scope: Scope, operator: string): string {
  if (typeof field === 'string' && field.startsWith('$')) {
    throw mongoError(
      4161108,
      `A field path reference which is not allowed in this context. Did you mean {$literal: '${field}'}?`,
    );
  }
  const expr = compileExpression(field, scope);
  if (!expr.constant) throw mongoError(4161106, `${operator} requires 'field' to evaluate to a constant`);
  const name = expr.eval({ root: undefined, slots: [] });
  if (typeof name !== 'string')
    throw mongoError(
      4161107,
      `${operator} requires 'field' to evaluate to type String, but got ${typeName(name)}`,
    );
  return name;
}

function changedField(
  input: unknown,
  name: string,
  value: Expr | undefined,
  context: EvalContext,
  operator: string,
): unknown {
  if (isNullish(input)) return null;
  if (!isDocument(input))
    throw mongoError(4161105, `${operator} requires 'input' to evaluate to type Object`);
  const result = shallowCopy(input);
  const made = value?.eval(context);
  if (made === undefined) deleteField(result, name);
  else setField(result, name, made);
  return result;
}

export const objectOperators: OperatorTable = {
  $mergeObjects: { apply: mergeObjects },
  $getField: { compile: compileGetField },
  $setField: { compile: compileSetField },
  $unsetField: { compile: compileSetField },
};
