import { mongoError } from '../errors';
import { printValue } from '../print';
import { refuse } from '../unsupported';
import { Doc, type Document, isDocument, keysOf, setField } from '../values';
import { budgeted, type EvalContext, type Expr, fold, literal, type OperatorDef, type Scope } from './core';
import { compileFieldPath, compileVariable } from './field-path';

const MAX_EXPRESSION_DEPTH = 200;

/** Compiles an aggregation expression. Throws MongoDB's errors. */
export function compileExpression(expression: unknown, scope: Scope): Expr {
  if (scope.depth > MAX_EXPRESSION_DEPTH) throw mongoError('BadValue', 'expression nests too deeply');
  if (typeof expression === 'string') {
    if (expression.startsWith('$$')) return compileVariable(expression, scope);
    if (expression.startsWith('$')) {
      const rebound = expression.length > 1 && scope.slots.has('CURRENT');
      return rebound
        ? compileVariable(`$$CURRENT.${expression.slice(1)}`, scope)
        : compileFieldPath(expression);
    }
    return literal(expression);
  }
  if (typeof expression !== 'object' || expression === null) return literal(expression);
  if (!Array.isArray(expression) && !isDocument(expression)) return literal(expression);
  const expr = compileCompound(expression, scope);
  return scope.depth === 0 ? budgeted(expr) : expr;
}

function compileCompound(expression: unknown[] | Document, scope: Scope): Expr {
  if (Array.isArray(expression)) return compileArray(expression, scope);
  const names = keysOf(expression);
  const operator = names.find((name) => name.startsWith('$'));
  if (operator === undefined) return compileObject(expression, names, scope);
  if (names.length > 1) {
    throw mongoError(
      15983,
      `an expression specification must contain exactly one field, the name of the expression. Found ${names.length} fields in ${printValue(expression)}`,
    );
  }
  return compileOperator(operator, expression[operator], scope);
}

function compileArray(items: unknown[], scope: Scope): Expr {
  const inner = { ...scope, depth: scope.depth + 1 };
  const parts = items.map((item) => compileExpression(item, inner));
  const value = (context: EvalContext) =>
    parts.map((part) => {
      const item = part.eval(context);
      return item === undefined ? null : item;
    });
  return fold({ eval: value }, parts);
}

function compileObject(spec: Document, names: string[], scope: Scope): Expr {
  const inner = { ...scope, depth: scope.depth + 1 };
  const fields = names.map((name) => {
    checkFieldName(name);
    return { name, part: compileExpression(spec[name], inner) };
  });
  const value = (context: EvalContext) => {
    const doc = new Doc();
    for (const { name, part } of fields) {
      const item = part.eval(context);
      if (item !== undefined) setField(doc, name, item);
    }
    return doc;
  };
  return fold(
    { eval: value },
    fields.map(({ part }) => part),
  );
}

/** Checks names of fields that expressions create. They must not be empty or contain `.`. */
function checkFieldName(name: string): void {
  if (name === '') throw mongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (name.includes('.'))
    throw mongoError(
      16412,
      `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
    );
  if (name.includes('\0')) throw mongoError(16411, 'FieldPath field names may not contain null bytes.');
}

/** Checks names of fields that stages create. Each is one part of a FieldPath. */
export function checkOutputName(name: string): void {
  if (name === '') throw mongoError(15998, 'FieldPath field names may not be empty strings.');
  if (name.startsWith('$')) {
    throw mongoError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  }
  checkFieldName(name);
}

function compileOperator(operator: string, argument: unknown, scope: Scope): Expr {
  const def = scope.operators.get(operator);
  if (!def) refuse('expression', operator);
  if (!def) throw mongoError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  const inner = { ...scope, depth: scope.depth + 1 };
  if (def.compile) return def.compile(argument, inner, operator);
  return compileList(operator, def, argument, inner);
}

function compileList(operator: string, def: OperatorDef, argument: unknown, scope: Scope): Expr {
  const list = Array.isArray(argument) ? argument : [argument];
  const [min, max] = def.arity ?? [0, Number.POSITIVE_INFINITY];
  if (list.length < min || list.length > max) throw wrongArity(operator, min, max, list.length);
  const parts = list.map((item) => compileExpression(item, scope));
  const apply = def.apply as (args: unknown[], scope: Scope) => unknown;
  const expr = applied(parts, apply, scope);
  return def.pure === false ? expr : fold(expr, parts);
}

function applied(parts: Expr[], apply: (args: unknown[], scope: Scope) => unknown, scope: Scope): Expr {
  const [a, b] = parts;
  if (parts.length === 1 && a) return { eval: (context) => apply([a.eval(context)], scope) };
  if (parts.length === 2 && a && b)
    return { eval: (context) => apply([a.eval(context), b.eval(context)], scope) };
  return {
    eval: (context) =>
      apply(
        parts.map((part) => part.eval(context)),
        scope,
      ),
  };
}

function wrongArity(operator: string, min: number, max: number, given: number): Error {
  if (min === max) {
    return mongoError(
      16020,
      `Expression ${operator} takes exactly ${min} arguments. ${given} were passed in.`,
    );
  }
  const most = max === Number.POSITIVE_INFINITY ? '' : `, and at most ${max}`;
  return mongoError(
    28667,
    `Expression ${operator} takes at least ${min} arguments${most}, but ${given} were passed in.`,
  );
}
