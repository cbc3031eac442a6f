import { mongoError } from '../errors';
import { isNullish } from '../types';
import { isDocument, keysOf } from '../values';
import { compileExpression } from './compile';
import { bind, type Expr, fold, literal, type OperatorTable, type Scope } from './core';
import { checkVariableName } from './field-path';
import { truthy } from './truth';

function cond(argument: unknown, scope: Scope): Expr {
  let parts: unknown[];
  if (isDocument(argument)) {
    for (const name of keysOf(argument)) {
      if (!['if', 'then', 'else'].includes(name))
        throw mongoError(17083, `Unrecognized parameter to $cond: ${name}`);
    }
    if (!('if' in argument)) throw mongoError(17080, "Missing 'if' parameter to $cond");
    if (!('then' in argument)) throw mongoError(17081, "Missing 'then' parameter to $cond");
    if (!('else' in argument)) throw mongoError(17082, "Missing 'else' parameter to $cond");
    parts = [argument.if, argument.then, argument.else];
  } else {
    parts = Array.isArray(argument) ? argument : [argument];
    if (parts.length !== 3) {
      throw mongoError(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
    }
  }
  const [test, yes, no] = parts.map((part) => compileExpression(part, scope)) as [Expr, Expr, Expr];
  return fold({ eval: (context) => (truthy(test.eval(context)) ? yes : no).eval(context) }, [test, yes, no]);
}

function ifNull(argument: unknown, scope: Scope): Expr {
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length < 2) {
    throw mongoError(1257300, `$ifNull needs at least two arguments, had: ${list.length}`);
  }
  const parts = list.map((item) => compileExpression(item, scope));
  const last = parts.pop() as Expr;
  const value: Expr = {
    eval(context) {
      for (const part of parts) {
        const found = part.eval(context);
        if (!isNullish(found)) return found;
      }
      return last.eval(context);
    },
  };
  return fold(value, [...parts, last]);
}

interface Branch {
  test: Expr;
  value: Expr;
}

function switchBranch(branch: unknown, scope: Scope): Branch {
  if (!isDocument(branch))
    throw mongoError(40062, `$switch expected each branch to be an object, found: ${typeof branch}`);
  for (const name of keysOf(branch)) {
    if (name !== 'case' && name !== 'then')
      throw mongoError(40063, `$switch found an unknown argument to a branch: ${name}`);
  }
  if (!('case' in branch)) throw mongoError(40064, "$switch requires each branch have a 'case' expression");
  if (!('then' in branch)) throw mongoError(40065, "$switch requires each branch have a 'then' expression.");
  return { test: compileExpression(branch.case, scope), value: compileExpression(branch.then, scope) };
}

function switchOperator(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument)) throw mongoError(40060, '$switch requires an object as an argument');
  for (const name of keysOf(argument)) {
    if (name !== 'branches' && name !== 'default')
      throw mongoError(40067, `$switch found an unknown argument: ${name}`);
  }
  if (argument.branches !== undefined && !Array.isArray(argument.branches)) {
    throw mongoError(40061, "$switch expected an array for 'branches'");
  }
  const branches = ((argument.branches as unknown[]) ?? []).map((branch) => switchBranch(branch, scope));
  if (branches.length === 0) throw mongoError(40068, '$switch requires at least one branch.');
  const fallback = 'default' in argument ? compileExpression(argument.default, scope) : undefined;
  const parts = branches.flatMap(({ test, value }) => [test, value]);
  const never = branches.every(
    ({ test }) => test.constant && !truthy(test.eval({ root: undefined, slots: [] })),
  );
  if (never && !fallback) {
    throw mongoError(
      40069,
      'Cannot execute a switch statement where all the cases evaluate to false without a default.',
    );
  }
  const expr: Expr = {
    eval(context) {
      for (const { test, value } of branches) if (truthy(test.eval(context))) return value.eval(context);
      if (!fallback) {
        throw mongoError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      }
      return fallback.eval(context);
    },
  };
  return fold(expr, fallback ? [...parts, fallback] : parts);
}

function letOperator(argument: unknown, scope: Scope): Expr {
  if (!isDocument(argument)) throw mongoError(16874, '$let only supports an object as its argument');
  for (const name of keysOf(argument)) {
    if (name !== 'vars' && name !== 'in') throw mongoError(16875, `Unrecognized parameter to $let: ${name}`);
  }
  if (!('vars' in argument)) throw mongoError(16876, "Missing 'vars' parameter to $let");
  if (!('in' in argument)) throw mongoError(16877, "Missing 'in' parameter to $let");
  const { vars } = argument;
  if (!isDocument(vars)) throw mongoError('TypeMismatch', 'invalid parameter: expected an object (vars)');
  const names = keysOf(vars);
  for (const name of names) checkVariableName(name);
  const values = names.map((name) => compileExpression(vars[name], scope));
  const inner = bind(scope, names);
  const body = compileExpression(argument.in, inner.scope);
  return {
    eval(context) {
      const bound = values.map((value) => value.eval(context));
      bound.forEach((value, i) => {
        context.slots[inner.slots[i] as number] = value;
      });
      return body.eval(context);
    },
  };
}

export const conditionalOperators: OperatorTable = {
  $cond: { compile: cond },
  $ifNull: { compile: ifNull },
  $switch: { compile: switchOperator },
  $let: { compile: letOperator },
  $literal: { compile: (argument) => literal(argument) },
  $rand: {
    pure: false,
    compile(argument) {
      const empty =
        (Array.isArray(argument) && argument.length === 0) ||
        (isDocument(argument) && keysOf(argument).length === 0);
      if (!isDocument(argument) && !Array.isArray(argument))
        throw mongoError(10065, `invalid parameter: expected an object ($rand)`);
      if (!empty) throw mongoError(3040501, '$rand does not currently accept arguments');
      return { eval: () => Math.random() };
    },
  },
};
