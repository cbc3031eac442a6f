import type { EvalContext } from '../expressions/core';

/** The running value of one accumulator for one group. */
export interface Accumulator {
  add(context: EvalContext): void;
  value(): unknown;
}

export type AccumulatorFactory = () => Accumulator;
