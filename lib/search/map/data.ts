import 'server-only';
import { circleAround } from '@/lib/places/areas/rules';
import { findCity } from '@/lib/places/rules';
import { slugify } from '@/lib/platform/text/slug';
import { areaOf, indexQuery } from '@/lib/search/data';
import type { MapExtent } from '@/lib/search/engine/map-marks';
import { searchEngine } from '@/lib/search/running.data';
import type { PropertySearch } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import type { Box, MapStart, MarkDto } from './dto';
import type { MarksQuery } from './schema';

/** Rounds to about a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The results in a map's box, as markers. */
export async function listMarks(given: MarksQuery): Promise<{ marks: MarkDto[]; total: number }> {
  const { search, ...query } = await indexQuery(given);
  const { bbox, zoom } = given;
  const found = await searchEngine.mapMarks({ ...query, search: { ...search, bbox }, zoom });
  const marks = found.map(
    ({ lng, lat, count, price, about, box, ids }): MarkDto => ({
      lng: round(lng),
      lat: round(lat),
      count,
      ...(Number.isFinite(price) && { price }),
      ...(about && { about }),
      ...(count > 1 && { box: box.map(round) as Box }),
      ...(ids.length > 0 && { ids }),
    }),
  );
  return { marks, total: marks.reduce((sum, { count }) => sum + count, 0) };
}

async function extentOf(search: PropertySearch): Promise<MapExtent> {
  return searchEngine.mapExtent(await indexQuery({ ...search, bbox: undefined }));
}

/** Degrees around a city's centre, if no listing defines more. */
const CITY_DEGREES = 0.08;

/** The initial view of a list's map, from its address, the searched areas, its results, or the site's city for all cities. */
export async function mapStart(search: PropertySearch): Promise<MapStart> {
  const home = slugify((await site()).city);
  const isAnywhere = !search.city && !search.near && !search.shape && !search.q && !search.location;
  const [found, atHome, { around, shapes }] = await Promise.all([
    extentOf(search),
    isAnywhere ? extentOf({ ...search, city: home }) : undefined,
    areaOf(search),
  ]);
  const { total, placed } = found;
  const points = around?.lines.flatMap((line) => (line.length === 1 ? line : [])) ?? [];
  // unrounded, so that returning to the map shows the same area
  const area = [...(shapes ?? []), ...points.map((point) => circleAround(point, around!.km))].flat();
  const box = search.bbox ?? boxAround(area) ?? atHome?.box ?? found.box ?? boxOfCity(search.city ?? home);
  return {
    box: [...box],
    total,
    placed,
    ...(search.bbox && search.zoom && { zoom: search.zoom }),
    ...(around && points.length > 0 && { around: { points, km: around.km } }),
  };
}

function boxAround(corners: readonly { lat: number; lng: number }[]): Box | undefined {
  if (corners.length === 0) return undefined;
  const [lngs, lats] = [corners.map(({ lng }) => lng), corners.map(({ lat }) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

function boxOfCity(slug: string): Box {
  const { lat, lng } = findCity(slug) ?? findCity('nagpur')!;
  return [lng - CITY_DEGREES, lat - CITY_DEGREES, lng + CITY_DEGREES, lat + CITY_DEGREES];
}
