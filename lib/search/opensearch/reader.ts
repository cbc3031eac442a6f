import type { IndexCosts, IndexSearch } from '@/lib/search/engine/index-search';
import type { IndexQuery } from '@/lib/search/engine/query';
import type { Ask, Found, SearchBody } from './ask';
import { all, between, type Clause, terms } from './clauses';
import { type Known, locationKeys, type Selected, selectClauses } from './filters';

export type Asked = Pick<IndexQuery, 'search' | 'statuses' | 'costs'>;

const MAX_CLASSES = 10_000;
/** Up to this many the median is read exactly; beyond it is estimated, to a fraction of a percent. */
const MAX_EXACT = 10_000;

/** Queries an index; `fresh` returns its name once it has every acknowledged write. */
export class Reader {
  constructor(
    readonly ask: Ask,
    readonly fresh: () => Promise<string>,
  ) {}

  searchIn(index: string, body: SearchBody): Promise<Found> {
    return this.ask<Found>('POST', `/${index}/_search`, body);
  }

  private async knownOf(index: string, search: IndexSearch, costs: IndexCosts | undefined): Promise<Known> {
    const keys = locationKeys(search.location).filter(Boolean);
    if (keys.length === 0 && !costs?.boundsOf) return { isSegment: () => false, costClasses: [] };
    const aggs = {
      ...(keys.length > 0 && {
        segments: {
          filter: terms('segmentKey', keys),
          aggs: { keys: { terms: { field: 'segmentKey', size: keys.length } } },
        },
      }),
      ...(costs?.boundsOf && { classes: { terms: { field: 'costClass', size: MAX_CLASSES } } }),
    };
    const { aggregations } = await this.searchIn(index, { size: 0, query: { match_all: {} }, aggs });
    const named = new Set(aggregations?.segments?.keys?.buckets?.map(({ key }) => key));
    return {
      isSegment: (key) => named.has(key),
      costClasses: aggregations?.classes?.buckets?.map(({ key }) => key) ?? [],
    };
  }

  async select(index: string, { search, statuses, costs }: Asked): Promise<Selected> {
    const { base, chosen } = selectClauses(search, await this.knownOf(index, search, costs), costs?.boundsOf);
    return { base: [terms('status', statuses), ...base], chosen };
  }

  /** All conditions of a search, as one clause. */
  async matching(query: Asked): Promise<{ index: string; clause: Clause }> {
    const index = await this.fresh();
    const { base, chosen } = await this.select(index, query);
    return { index, clause: all([...base, ...chosen.map(({ clause }) => clause)]) };
  }

  async count(query: Asked, aggs: Record<string, object>) {
    const { index, clause } = await this.matching(query);
    const found = await this.searchIn(index, { size: 0, query: clause, track_total_hits: true, aggs });
    return { index, clause, total: found.hits.total!.value, aggregations: found.aggregations ?? {} };
  }

  /** The median of a number; for an even count the mean of the middle two. */
  async middle(index: string, clause: Clause, field: string, count: number): Promise<number> {
    const known = all([clause, between(field)]);
    if (count > MAX_EXACT) {
      const aggs = { middle: { percentiles: { field, percents: [50], tdigest: { compression: 1000 } } } };
      const { aggregations } = await this.searchIn(index, { size: 0, query: known, aggs });
      return aggregations?.middle?.values?.['50.0'] ?? Number.NaN;
    }
    const [from, size] = [(count - 1) >> 1, 2 - (count % 2)];
    const found = await this.searchIn(index, {
      from,
      size,
      query: known,
      sort: [{ [field]: 'asc' }],
      track_total_hits: false,
    });
    const values = found.hits.hits.map(({ sort }) => Number(sort![0]));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }
}
