import {
  apart,
  cellSize,
  MAX_IDS,
  type MapExtent,
  type MarksQuery,
  outerBox,
} from '@/lib/search/engine/map-marks';
import type { Aggregation, Bucket } from './ask';
import { all, between } from './clauses';
import type { Asked, Reader } from './reader';

export async function mapMarks(reader: Reader, { zoom, ...query }: MarksQuery) {
  const { x, y } = cellSize(query.search.bbox, zoom);
  // documents store pixels at zoom 0
  const scale = 2 ** zoom;
  const each = (field: string, interval: number, aggs: object) => ({
    cells: { histogram: { field, interval: interval / scale, min_doc_count: 1 }, aggs },
  });
  const { aggregations } = await reader.count(query, each('x', x, each('y', y, CELL)));
  const columns = aggregations.cells?.buckets ?? [];
  return apart(
    columns.flatMap((column) => (column.cells?.buckets ?? []).map(toCell)),
    zoom,
  ).map(({ slots, ...cell }) => ({ ...cell, ids: cell.count <= MAX_IDS ? slots : [] }));
}

export async function mapExtent(reader: Reader, query: Asked): Promise<MapExtent> {
  const placed = all([between('lng'), between('lat')]);
  const percents = { percents: [0, 8, 92, 100], tdigest: { compression: 200 } };
  const ends = (field: string) => ({ percentiles: { field, ...percents } });
  const { total, aggregations } = await reader.count(query, {
    placed: { filter: placed, aggs: { lng: ends('lng'), lat: ends('lat') } },
  });
  const { placed: found } = aggregations;
  const known = found?.doc_count ?? 0;
  if (known === 0) return { total, placed: 0 };
  const four = (ends: Aggregation | undefined) =>
    ['0.0', '8.0', '92.0', '100.0'].map((name) => ends?.values?.[name] ?? Number.NaN) as [
      number,
      number,
      number,
      number,
    ];
  return { total, placed: known, box: outerBox(known, four(found?.lng), four(found?.lat)) };
}

/** The aggregations of each map cell. */
const CELL = {
  lng: { stats: { field: 'lng' } },
  lat: { stats: { field: 'lat' } },
  price: { min: { field: 'price' } },
  about: { sum: { field: 'approximate' } },
  first: { top_hits: { size: MAX_IDS, _source: false, sort: [{ id: 'asc' }] } },
};

function toCell({ doc_count: count, ...cell }: Bucket) {
  const ends = (name: string) => cell[name] as unknown as { min: number; max: number; sum: number };
  const [lng, lat] = [ends('lng'), ends('lat')];
  return {
    lng: lng.sum,
    lat: lat.sum,
    count,
    price: cell.price?.value ?? Number.NaN,
    about: (cell.about?.value ?? 0) === count,
    box: [lng.min, lat.min, lng.max, lat.max] as [number, number, number, number],
    slots: (cell.first?.hits?.hits ?? []).map(({ _id }) => _id),
  };
}
