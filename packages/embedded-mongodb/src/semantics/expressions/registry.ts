import { accumulatorOperators } from './accumulator-operators';
import { arithmeticOperators } from './arithmetic';
import { arrayLambdaOperators } from './array-lambdas';
import { arrayOperators } from './arrays';
import { conditionalOperators } from './conditional';
import { convertOperators } from './convert';
import type { OperatorDef } from './core';
import { datePartOperators } from './date-parts';
import { dateOperators } from './dates';
import { objectOperators } from './objects';
import { regexOperators } from './regex-operators';
import { roundingOperators } from './rounding';
import { setOperators } from './sets';
import { stringOperators } from './strings';
import { truthOperators } from './truth';

/** Every operator by name. The compiler gets this table with the scope, so that operators may import the compiler. */
export const operators: ReadonlyMap<string, OperatorDef> = new Map(
  [
    truthOperators,
    arithmeticOperators,
    roundingOperators,
    conditionalOperators,
    arrayOperators,
    arrayLambdaOperators,
    setOperators,
    objectOperators,
    stringOperators,
    regexOperators,
    convertOperators,
    datePartOperators,
    dateOperators,
    accumulatorOperators,
  ].flatMap((table) => Object.entries(table)),
);

export function isExpressionName(name: string): boolean {
  return operators.has(name);
}
