import type { Facts } from '../facts/types';

/** One way to say one thing. It answers undefined where it would not be true. */
export type Sentence = (facts: Facts) => string | undefined;

/** A description takes one sentence of each topic, in order. */
export type Topic = { name: string; sentences: readonly Sentence[] };
