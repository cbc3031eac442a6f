import { wordsOf } from '@/lib/platform/text/search-terms';
import type { ListedStamp, PlaceCount } from '@/lib/search/engine/search-engine';
import { all, terms } from './clauses';
import type { Reader } from './reader';

/** Rows per reply when all are read. */
const BATCH = 10_000;

export async function countPlaces(reader: Reader, statuses: readonly string[]): Promise<PlaceCount[]> {
  const index = await reader.fresh();
  const source = (name: string, field: string) => ({
    [name]: { terms: { field, missing_bucket: true } },
  });
  const sources = [
    source('city', 'citySlug'),
    source('locality', 'localitySlug'),
    source('project', 'project'),
  ];
  const places: PlaceCount[] = [];
  for (let after: Record<string, string | null> | undefined; ; ) {
    const composite = { size: BATCH, sources, ...(after && { after }) };
    const body = { size: 0, query: all([terms('status', statuses)]), aggs: { places: { composite } } };
    const { buckets = [], after_key } = (await reader.searchIn(index, body)).aggregations!.places!;
    for (const { key, doc_count } of buckets) {
      const { city, locality, project } = key as unknown as Record<string, string | null>;
      places.push({
        city: city ?? '',
        locality: locality ?? '',
        project: project ?? '',
        count: doc_count,
      });
    }
    if (!after_key || buckets.length < BATCH) return places;
    after = after_key;
  }
}

export async function segmentTest(reader: Reader): Promise<(location: string) => boolean> {
  const index = await reader.fresh();
  const keys = new Set<string>();
  for (let after: Record<string, string | null> | undefined; ; ) {
    const composite = {
      size: BATCH,
      sources: [{ key: { terms: { field: 'segmentKey' } } }],
      ...(after && { after }),
    };
    const body = { size: 0, query: { match_all: {} }, aggs: { keys: { composite } } };
    const { buckets = [], after_key } = (await reader.searchIn(index, body)).aggregations!.keys!;
    for (const { key } of buckets) keys.add((key as unknown as { key: string }).key);
    if (!after_key || buckets.length < BATCH) break;
    after = after_key;
  }
  return (location) => keys.has(wordsOf(location).join(' '));
}

export async function listAll(reader: Reader, statuses: readonly string[]): Promise<ListedStamp[]> {
  const index = await reader.fresh();
  const listed: ListedStamp[] = [];
  for (let search_after: (number | string)[] | undefined; ; ) {
    const { hits } = (
      await reader.searchIn(index, {
        size: BATCH,
        query: all([terms('status', statuses)]),
        track_total_hits: false,
        sort: [{ id: 'asc' }],
        docvalue_fields: ['updatedAt', 'type', 'citySlug', 'category', 'localitySlug'],
        ...(search_after && { search_after }),
      })
    ).hits;
    for (const { _id: id, fields = {} } of hits) {
      const text = (name: string) => String(fields[name]?.[0] ?? '');
      listed.push({
        id,
        updatedAt: Number(fields.updatedAt?.[0]),
        type: text('type'),
        city: text('citySlug'),
        category: text('category'),
        locality: text('localitySlug'),
      });
    }
    if (hits.length < BATCH) return listed;
    search_after = hits.at(-1)!.sort!;
  }
}
