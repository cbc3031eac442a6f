import { arithmeticOperators } from './arithmetic';
import { conditionalOperators } from './conditional';
import type { OperatorDef } from './core';
import { truthOperators } from './truth';

let operators: Map<string, OperatorDef> | undefined;

/** The operator of that name. The table is made at first use, because the groups import the compiler. */
export function operatorOf(name: string): OperatorDef | undefined {
  operators ??= new Map(
    [truthOperators, arithmeticOperators, conditionalOperators].flatMap((table) => Object.entries(table)),
  );
  return operators.get(name);
}
