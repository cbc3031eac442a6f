import type { Facts } from '../facts/types';

/** One wording of a fact. Returns undefined where it would not be true. */
export type Sentence = (facts: Facts) => string | undefined;

/** A topic, from which a description takes one sentence. */
export type Topic = { name: string; sentences: readonly Sentence[] };
