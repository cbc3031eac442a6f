import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { accumulateValues } from '../pipeline/accumulators';
import { checkN } from '../pipeline/n-accumulators';
import { isNullish, typeName } from '../types';
import { isDocument } from '../values';
import { compileExpression } from './compile';
import { type Expr, fold, type OperatorDef, type OperatorTable, type Scope } from './core';
import { requireFields } from './fields';

/** `$sum`, `$avg` … outside `$group`: over the arguments, or over one argument that is an array. */
function overList(operator: string): OperatorDef {
  return {
    apply: (args, scope) =>
      accumulateValues(
        operator,
        args.length === 1 && Array.isArray(args[0]) ? args[0] : args,
        scope.collation,
      ),
  };
}

function compileN(argument: unknown, scope: Scope, operator: string): Expr {
  if (!isDocument(argument)) throw mongoError(5787801, `${operator} must be an object`);
  requireFields(
    operator,
    argument,
    [
      ['n', 5787906],
      ['input', 5787907],
    ],
    [],
    5787901,
  );
  const n = compileExpression(argument.n, scope);
  const input = compileExpression(argument.input, scope);
  return fold(
    {
      eval(context) {
        const limit = checkN(n.eval(context));
        const list = input.eval(context);
        if (isNullish(list) || !Array.isArray(list))
          throw mongoError(5788200, `Input must be an array, found ${typeName(list)}`);
        if (operator === '$firstN') return list.slice(0, limit);
        if (operator === '$lastN') return list.slice(-limit);
        const sign = operator === '$minN' ? 1 : -1;
        return list
          .filter((item) => !isNullish(item))
          .sort((a, b) => sign * compareValues(a, b, scope.collation))
          .slice(0, limit);
      },
    },
    [n, input],
  );
}

export const accumulatorOperators: OperatorTable = {
  $sum: overList('$sum'),
  $avg: overList('$avg'),
  $min: overList('$min'),
  $max: overList('$max'),
  $stdDevPop: overList('$stdDevPop'),
  $stdDevSamp: overList('$stdDevSamp'),
  $firstN: { compile: compileN },
  $lastN: { compile: compileN },
  $minN: { compile: compileN },
  $maxN: { compile: compileN },
};
