import { accumulateValues } from '../pipeline/accumulators';
import type { OperatorDef, OperatorTable } from './core';

/** `$sum`, `$avg` … outside `$group`, which run over the arguments or over one argument that is an array. */
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

export const accumulatorOperators: OperatorTable = {
  $sum: overList('$sum'),
  $avg: overList('$avg'),
  $min: overList('$min'),
  $max: overList('$max'),
};
