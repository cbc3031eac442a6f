import { DIMENSIONS, type Dimension } from '@/lib/search/columns/indexed-listing';
import { type Facets, MAX_VALUES } from '@/lib/search/engine/query';
import type { Aggregation, Bucket, Found } from './ask';
import { all } from './clauses';
import { type Chosen, FIELDS } from './filters';

const MAX_LOCALITIES = 10_000;
const NAMES: Partial<Record<Dimension, string>> = { city: 'cityName', locality: 'localityName' };

function valuesOf(dimension: Dimension): object {
  const name = NAMES[dimension];
  return {
    terms: {
      field: FIELDS[dimension],
      size: dimension === 'locality' ? MAX_LOCALITIES : MAX_VALUES,
      // fullest first, equal ones by name
      order: [{ _count: 'desc' }, { _key: 'asc' }],
    },
    ...(name && { aggs: { label: { terms: { field: name, size: 1 } } } }),
  };
}

/** Counts under all filters but the dimension's own: one aggregation for each dimension with a filter, and one for all others. */
export function facetAggregations(chosen: readonly Chosen[]): Record<string, object> {
  const own = (dimension: Dimension) => chosen.some((choice) => choice.dimension === dimension);
  const others = (except?: Dimension) =>
    all(chosen.filter(({ dimension }) => dimension !== except).map(({ clause }) => clause));
  const values = (dimensions: readonly Dimension[]) =>
    Object.fromEntries(dimensions.map((dimension) => [dimension, valuesOf(dimension)]));
  const unchosen = DIMENSIONS.filter((dimension) => !own(dimension));
  return {
    unchosen: { filter: others(), aggs: values(unchosen) },
    ...Object.fromEntries(
      DIMENSIONS.filter(own).map((dimension) => [
        `chosen_${dimension}`,
        { filter: others(dimension), aggs: values([dimension]) },
      ]),
    ),
  };
}

const labelOf = (bucket: Bucket): string | undefined => bucket.label?.buckets?.[0]?.key;

export function readFacets(aggregations: NonNullable<Found['aggregations']>): Facets {
  const list = (aggregation: Aggregation | undefined) =>
    (aggregation?.buckets ?? []).map((bucket) => {
      const label = labelOf(bucket);
      return { value: bucket.key, ...(label && { label }), count: bucket.doc_count };
    });
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      list((aggregations[`chosen_${dimension}`] ?? aggregations.unchosen)?.[dimension]),
    ]),
  ) as Facets;
}
