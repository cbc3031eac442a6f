import type { Clause } from './clauses';

/** Sends one request to the search server and returns its reply; rejects with SearchAwayError if none arrives. */
export type Ask = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object | string,
) => Promise<T>;

export type Bucket = { key: string; doc_count: number } & { [name: string]: Aggregation };
/** The part of an aggregation's reply used by this engine. */
export type Aggregation = {
  value?: number | null;
  doc_count?: number;
  buckets?: Bucket[];
  values?: Record<string, number | null>;
  after_key?: Record<string, string | null>;
  hits?: { hits: Hit[] };
};
export type Hit = {
  _id: string;
  sort?: (number | string)[];
  fields?: Record<string, (number | string)[]>;
  _source?: Record<string, unknown>;
};
export type Found = {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Aggregation & { [name: string]: Aggregation }>;
  timed_out?: boolean;
};

export type SearchBody = {
  size: number;
  from?: number;
  query: Clause;
  track_total_hits?: boolean;
  post_filter?: Clause;
  sort?: (Clause | string)[];
  search_after?: (number | string)[];
  docvalue_fields?: string[];
  aggs?: Record<string, object>;
  _source?: string[];
};
