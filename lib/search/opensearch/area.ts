import type { IndexAround, IndexSearch, Shape } from '@/lib/search/engine/index-search';
import { bounds, ringsOf } from '@/lib/search/engine/map-area';
import { all, any, between, type Clause, not } from './clauses';

/**
 * Kilometres to the nearest of some lines: the rule of lib/places/rules.ts, since queries do not support the distance from a
 * road. The lines are concatenated, `starts` holds their starts.
 */
const KILOMETRES_TO_LINES = `
double rad = Math.PI / 180.0;
double lat = doc['lat'].value; double lng = doc['lng'].value;
double scale = Math.cos(lat * rad);
double least = Double.MAX_VALUE;
for (int s = 0; s < params.starts.size(); s++) {
  int from = params.starts.get(s);
  int to = s + 1 < params.starts.size() ? params.starts.get(s + 1) : params.lats.size();
  for (int i = from; i < to; i++) {
    int j = i + 1 < to ? i + 1 : i;
    double dx = (params.lngs.get(j) - params.lngs.get(i)) * scale;
    double dy = params.lats.get(j) - params.lats.get(i);
    double length = dx * dx + dy * dy;
    double along = ((lng - params.lngs.get(i)) * scale * dx + (lat - params.lats.get(i)) * dy) / (length == 0 ? 1 : length);
    double t = Math.min(1.0, Math.max(0.0, along));
    double nlat = params.lats.get(i) + t * dy;
    double nlng = params.lngs.get(i) + t * (params.lngs.get(j) - params.lngs.get(i));
    double a = Math.sin((nlat - lat) * rad / 2); double b = Math.sin((nlng - lng) * rad / 2);
    double h = a * a + Math.cos(lat * rad) * Math.cos(nlat * rad) * b * b;
    least = Math.min(least, 2 * 6371.0 * Math.asin(Math.sqrt(h)));
  }
}
`;

function script({ lines }: IndexAround, end: string, params: object = {}): Clause {
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.length;
  }
  const points = lines.flat();
  return {
    lang: 'painless',
    source: `if (doc['lat'].size() == 0) { return ${end.includes('km') ? 'false' : 'Double.MAX_VALUE'}; } ${KILOMETRES_TO_LINES} return ${end};`,
    // a decimal point gives every number of a list the same type
    params: { starts, lats: points.map(({ lat }) => lat), lngs: points.map(({ lng }) => lng), ...params },
  };
}

/** A distance of zero is refused: a small positive one is used. */
const LEAST_KM = 0.0001;

const isPoints = ({ lines }: IndexAround) => lines.every((line) => line.length === 1);

function within(around: IndexAround): Clause {
  if (around.lines.length === 0) return { match_none: {} };
  if (isPoints(around))
    return any(
      around.lines.flat().map(({ lat, lng }) => ({
        geo_distance: { distance: `${Math.max(LEAST_KM, around.km)}km`, point: { lat, lon: lng } },
      })),
    );
  return { script: { script: script(around, 'least <= params.km', { km: around.km }) } };
}

const inside = (shape: Shape): Clause => ({
  geo_polygon: { point: { points: shape.map(({ lat, lng }) => ({ lat, lon: lng })) } },
});

/** A search's conditions on the map point; a listing without one is in no area. */
export function areaClauses(search: IndexSearch): Clause[] {
  const { notAround = [], shapes } = search;
  const box = bounds(search);
  const without = notAround.map((around) => not(within(around)));
  if (!box) return without;
  // the box uses a numeric index: only what is in it is measured
  const clauses = [between('lng', box.west, box.east), between('lat', box.south, box.north)];
  clauses.push(...ringsOf(search).map(within));
  if (shapes) clauses.push(any(shapes.map(inside)));
  return [all(clauses), ...without];
}

/** Nearest first, in kilometres. */
export function distanceSort(around: IndexAround): Clause {
  if (isPoints(around))
    return {
      _geo_distance: {
        point: around.lines.flat().map(({ lat, lng }) => ({ lat, lon: lng })),
        order: 'asc',
        unit: 'km',
        mode: 'min',
        distance_type: 'arc',
      },
    };
  return { _script: { type: 'number', order: 'asc', script: script(around, 'least') } };
}
