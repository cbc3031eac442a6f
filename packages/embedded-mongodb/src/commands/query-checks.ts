import { decode } from '../semantics/codec';
import type { Collation } from '../semantics/collation';
import { compileFilter } from '../semantics/match';
import { compileProjection } from '../semantics/projection';
import { compileSort } from '../semantics/sort';
import { keysOf } from '../semantics/values';
import { encodeKeyValue } from '../storage/key-encoding';
import { checkTextScore, type QuerySpec, variablesOf } from './query';

/** Small services that commands share, kept in one place so that commands do not import each other in circles. */
export const queryChecks = {
  decode,
  /** Compiles all parts of a query for their errors only: a missing collection does not excuse a bad filter. */
  check(spec: QuerySpec, collation: Collation | null): void {
    checkTextScore(spec);
    compileFilter(spec.filter, { collation, let: variablesOf(spec.let) });
    if (spec.sort && keysOf(spec.sort)[0] !== '$natural') compileSort(spec.sort, collation);
    if (spec.projection)
      compileProjection(spec.projection, { collation, let: variablesOf(spec.let), filter: spec.filter });
  },
  /** Equal for values that compare equal. */
  identity(value: unknown, collation: Collation | null): string {
    return encodeKeyValue(value, collation ? (text) => collation.key(text) : null).toString('latin1');
  },
};
