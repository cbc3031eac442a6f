/** A clause of the query language that OpenSearch and Elasticsearch share. */
export type Clause = Record<string, unknown>;

export const term = (field: string, value: string | number | boolean): Clause => ({
  term: { [field]: value },
});
export const terms = (field: string, values: Iterable<string | number>): Clause => ({
  terms: { [field]: [...values] },
});
export const exists = (field: string): Clause => ({ exists: { field } });
export const all = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });
export const any = (clauses: readonly Clause[]): Clause => ({
  bool: { should: clauses, minimum_should_match: 1 },
});
export const not = (...clauses: Clause[]): Clause => ({ bool: { must_not: clauses } });
export const nothing: Clause = { match_none: {} };

/** Inclusive; an infinite bound is open, but unknown values are in no range. */
export function between(field: string, low = -Infinity, high = Infinity): Clause {
  return {
    range: {
      [field]: {
        ...(low !== -Infinity && { gte: finite(low) }),
        ...(high !== Infinity && { lte: finite(high) }),
      },
    },
  };
}

/** JSON has no infinite numbers. */
const finite = (value: number) => Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, value));
