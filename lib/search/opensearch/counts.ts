import { wordsOf } from '@/lib/platform/text/search-terms';
import type { PriceRange, Range, RateBasis, RateSpread, WordCount } from '@/lib/search/engine/query';
import { isPreferred } from '@/lib/search/preferred/rules';
import { all, between, type Clause, not, term } from './clauses';
import { preferredClauses, startsClause, wordClauses } from './filters';
import type { Asked, Reader } from './reader';

const EVERYTHING = { sort: 'newest', page: 1 } as const;

export async function countLocations(
  reader: Reader,
  { search, statuses }: Asked,
  { starts, limit }: { starts: string; limit: number },
) {
  const key = wordsOf(starts).join(' ');
  const wanted: Clause = key ? startsClause(key) : { exists: { field: 'segmentKey' } };
  const values = { field: 'segmentKey', size: limit, order: [{ _count: 'desc' }, { _key: 'asc' }] };
  const { aggregations } = await reader.count(
    { search: { ...search, location: undefined }, statuses },
    {
      wanted: {
        filter: wanted,
        aggs: {
          keys: {
            terms: values,
            aggs: {
              label: {
                terms: { field: 'segment', size: 1, order: { first: 'asc' } },
                aggs: { first: { min: { field: 'createdAt' } } },
              },
            },
          },
          all: { cardinality: { field: 'segmentKey', precision_threshold: 40_000 } },
        },
      },
    },
  );
  const buckets = aggregations.wanted?.keys?.buckets ?? [];
  return {
    segments: buckets.map(({ key: name, doc_count, label }) => ({
      label: label?.buckets?.[0]?.key ?? name,
      count: doc_count,
    })),
    more: Math.max(0, (aggregations.wanted?.all?.value ?? 0) - limit),
  };
}

export async function countRanges(
  reader: Reader,
  query: Asked,
  { column, ranges }: { column: 'price' | 'area'; ranges: readonly Range[] },
) {
  const filters = ranges.map(({ min, max }: Range) => between(column, min, max));
  const { aggregations } = await reader.count(query, { ranges: { filters: { filters } } });
  return ranges.map((_, i) => aggregations.ranges?.buckets?.[i]?.doc_count ?? 0);
}

export async function medianRate(
  reader: Reader,
  query: Asked,
  { basis, except }: { basis: RateBasis; except: string },
): Promise<RateSpread> {
  const field = basis === 'area' ? 'rate' : 'carpetRate';
  const { index, clause } = await reader.matching(query);
  const others = all([clause, not(term('id', except)), between(field)]);
  const found = await reader.searchIn(index, { size: 0, query: others, track_total_hits: true });
  const { value } = found.hits.total!;
  return value === 0
    ? { count: 0 }
    : { count: value, median: await reader.middle(index, others, field, value) };
}

export async function priceRange(reader: Reader, query: Asked): Promise<PriceRange | undefined> {
  const { index, clause, aggregations } = await reader.count(query, {
    prices: { stats: { field: 'price' } },
  });
  const {
    count: known = 0,
    min,
    max,
  } = (aggregations.prices ?? {}) as unknown as { count?: number; min: number; max: number };
  if (known === 0) return undefined;
  return {
    count: known,
    low: min,
    median: Math.round(await reader.middle(index, clause, 'price', known)),
    high: max,
  };
}

export async function countWords(
  reader: Reader,
  words: readonly string[],
  statuses: readonly string[],
): Promise<WordCount[]> {
  const parts = words.map((word) =>
    (isPreferred(word) ? preferredClauses(word) : wordClauses(word)).map(({ clause }) => clause),
  );
  const filters = parts.flat();
  if (filters.length === 0) return words.map((word) => ({ word, count: 0 }));
  const { aggregations } = await reader.count(
    { search: EVERYTHING, statuses },
    { words: { filters: { filters } } },
  );
  let at = 0;
  return words.map((word, i) => {
    const counts = parts[i]!.map(() => aggregations.words?.buckets?.[at++]?.doc_count ?? 0);
    return { word, count: Math.max(0, ...counts) };
  });
}
