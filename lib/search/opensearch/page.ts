import { readCursor } from '@/lib/search/engine/cursor';
import type { IndexCosts } from '@/lib/search/engine/index-search';
import { backMsOf, type IndexQuery, type IndexRank, type IndexResult } from '@/lib/search/engine/query';
import type { Ask, Found, Hit, SearchBody } from './ask';
import { all, exists, not } from './clauses';
import { facetAggregations, readFacets } from './facets';
import { preferredClauses, type Selected, wordClauses } from './filters';
import { MAX_RESULT_WINDOW } from './mapping';
import { sortOf } from './order';

type Ranked = { id: string } & IndexRank;

/** One page of ids in order, total and facet counts. */
export async function findPage(
  ask: Ask,
  path: string,
  query: IndexQuery,
  selected: Selected,
): Promise<IndexResult> {
  const { search, pageSize, costs, decay, facets } = query;
  const words = [...wordClauses(search.also), ...preferredClauses(search.prefer)];
  const isTiered = words.length > 0;
  const after = isTiered ? undefined : readCursor(search.after);
  const byCosts = search.sort === 'all-in-asc' && costs ? costs : undefined;
  const chosen = all(selected.chosen.map(({ clause }) => clause));
  const body = (page: number): SearchBody => ({
    size: byCosts ? 0 : pageSize + 1,
    from: after || byCosts ? 0 : (page - 1) * pageSize,
    track_total_hits: true,
    query: {
      bool: {
        filter: [...selected.base, ...(facets ? [] : [chosen])],
        should: words.map(({ clause }) => ({ constant_score: { filter: clause } })),
        minimum_should_match: 0,
      },
    },
    ...(facets && { post_filter: chosen }),
    sort: sortOf(search, { isTiered, decay }),
    ...(after && { search_after: [after.value === Infinity ? 'Infinity' : after.value, after.id] }),
    docvalue_fields: ['createdAt', 'confirmedAt'],
    aggs: {
      ...(facets && facetAggregations(selected.chosen)),
      ...(isTiered && {
        also: {
          filter: chosen,
          aggs: { words: { filters: { filters: words.map(({ clause }) => clause) } } },
        },
      }),
    },
  });
  // beyond the server's count limit the last page is meant: the total must be requested first
  const isFar = search.page * pageSize + 1 > MAX_RESULT_WINDOW;
  const first = await ask<Found>('POST', path, isFar ? { ...body(1), size: 0 } : body(search.page));
  const total = first.hits.total!.value;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(search.page, pages);
  const isShort = page < search.page && !after && !byCosts;
  const found = isShort ? await ask<Found>('POST', path, body(page)) : first;
  const ranked = byCosts
    ? await byAllIn(ask, path, selected, byCosts, {
        after,
        skip: after ? 0 : (page - 1) * pageSize,
        wanted: pageSize + 1,
      })
    : found.hits.hits.map((hit) => rankOf(hit, isTiered, search.sort === 'newest' ? decay : undefined));
  const shown = ranked.slice(0, pageSize);
  const last = ranked.length > pageSize && !isTiered ? shown.at(-1) : undefined;
  const counted = first.aggregations?.also?.words?.buckets;
  return {
    ids: shown.map(({ id }) => id),
    ranks: shown.map(({ id: _, ...rank }) => rank),
    total,
    page,
    pages,
    ...(last && { next: `${last.rank}_${last.id}` }),
    ...(facets && { facets: readFacets(first.aggregations ?? {}) }),
    ...(isTiered && { also: words.map(({ word }, i) => ({ word, count: counted?.[i]?.doc_count ?? 0 })) }),
  };
}

const numberOf = (value: number | string | undefined) => (value === undefined ? Number.NaN : Number(value));

function rankOf(
  { _id: id, sort = [], fields = {} }: Hit,
  isTiered: boolean,
  decay: IndexQuery['decay'],
): Ranked {
  const rank = numberOf(sort[isTiered ? 1 : 0]);
  const confirmedAt = numberOf(fields.confirmedAt?.[0] ?? fields.createdAt?.[0]);
  const backMs = decay ? backMsOf(decay, confirmedAt) : 0;
  return { id, rank, backMs, ...(isTiered && { words: numberOf(sort[0]) }) };
}

const BATCH = 2000;

/**
 * Total costs are computed here, from the day's rates. Nothing costs less in total than its price: homes arrive by price until
 * the next one's price alone exceeds the total of all wanted ones. Homes of unknown cost are last.
 */
async function byAllIn(
  ask: Ask,
  path: string,
  { base, chosen }: Selected,
  { allIn }: IndexCosts,
  { after, skip, wanted }: { after: { value: number; id: string } | undefined; skip: number; wanted: number },
): Promise<Ranked[]> {
  const filter = [...base, ...chosen.map(({ clause }) => clause)];
  const isAfter = ({ rank, id }: Ranked) =>
    !after || rank > after.value || (rank === after.value && id > after.id);
  const inOrder = (a: Ranked, b: Ranked) => (a.rank === b.rank ? (a.id < b.id ? -1 : 1) : a.rank - b.rank);
  const sort = [{ price: 'asc' }, { id: 'asc' }];
  let known: Ranked[] = [];
  const isSold = [exists('costClass'), exists('price')];
  let search_after: (number | string)[] | undefined;
  for (;;) {
    const body: SearchBody = {
      size: BATCH,
      query: all([...filter, ...isSold]),
      track_total_hits: false,
      sort,
      docvalue_fields: ['price', 'carpetArea', 'costClass'],
      ...(search_after && { search_after }),
    };
    const { hits } = (await ask<Found>('POST', path, body)).hits;
    for (const { _id: id, fields = {} } of hits) {
      const carpet = numberOf(fields.carpetArea?.[0]);
      const cost = allIn(
        String(fields.costClass?.[0]),
        numberOf(fields.price?.[0]),
        Number.isNaN(carpet) ? undefined : carpet,
      );
      const ranked = { id, rank: cost ?? Infinity, backMs: 0 };
      if (isAfter(ranked)) known.push(ranked);
    }
    known = known.sort(inOrder).slice(0, skip + wanted);
    const last = hits.at(-1);
    const highest = known[skip + wanted - 1]?.rank;
    if (!last || hits.length < BATCH) break;
    if (highest !== undefined && numberOf(last.sort?.[0]) > highest) break;
    search_after = last.sort!;
  }
  if (known.length >= skip + wanted) return known.slice(skip);
  const body: SearchBody = {
    size: skip + wanted,
    query: all([...filter, not(all(isSold))]),
    track_total_hits: false,
    sort: [{ id: 'asc' }],
    ...(after?.value === Infinity && { search_after: [after.id] }),
  };
  const { hits } = (await ask<Found>('POST', path, body)).hits;
  const unknown = hits.map(({ _id: id }) => ({ id, rank: Infinity, backMs: 0 }));
  return [...known, ...unknown].sort(inOrder).slice(skip, skip + wanted);
}
