import type { Facts } from '../facts/types';

/** One wording of a fact. Returns undefined where it would not be true. */
export type Sentence = (facts: Facts) => string | undefined;

/** One topic of a description, which has one sentence of each topic, in order. */
export type Topic = { name: string; sentences: readonly Sentence[] };
