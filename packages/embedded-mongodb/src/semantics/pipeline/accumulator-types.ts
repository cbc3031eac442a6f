import type { EvalContext } from '../expressions/core';

export interface Accumulator {
  add(context: EvalContext): void;
  value(): unknown;
}

export type AccumulatorFactory = () => Accumulator;
